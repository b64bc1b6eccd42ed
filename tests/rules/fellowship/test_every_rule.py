"""What the tests cite stands on the rules page, and each of the 37 points is cited."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs/rules/card-game.md").read_text(encoding="utf-8")
RULE = re.compile(r"CARD-((?:[PR]\d+|\d+(?:\.\d+)+))")


def test_every_id_that_is_cited_stands_on_the_page() -> None:
    on_the_page = set(re.findall(r"\*\*CARD-((?:[PR]\d+|\d+(?:\.\d+)+))\*\*", PAGE))
    cited = {
        rule for path in HERE.glob("test_*.py") for rule in RULE.findall(path.read_text(encoding="utf-8"))
    }
    assert cited - on_the_page == set()
    assert {f"P{number}" for number in range(1, 38)} <= cited
