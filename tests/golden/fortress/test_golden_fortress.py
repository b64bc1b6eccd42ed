"""What the golden games of Fortress show between them. tests/golden/test_golden.py plays them again."""

from __future__ import annotations

import re

from fortress.golden import FAMILY
from golden_files import ROOT

PAGE = ROOT / "docs/rules/fortress.md"


def test_between_them_they_hold_every_announcement_of_the_rules_page() -> None:
    """FORT-7.4, FORT-12.3: but the lot, which stands before all games."""
    table = PAGE.read_text(encoding="utf-8").split("| announcement | facts | when |")[1].split("\n\n")[0]
    kinds = {name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert len(kinds) > 15
    texts = "\n".join(path.read_text(encoding="utf-8") for path in FAMILY.folder.glob("*.txt"))
    heard = set(re.findall(r"^    ([a-z_]+) seat=", texts, re.MULTILINE))
    assert heard == (kinds | {"bridge"}) - {"starts"}
