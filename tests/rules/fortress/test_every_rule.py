"""The gate: every rule of the rules page is cited by a scenario, every scenario cites one, and so for the points of doubt."""

from __future__ import annotations

import re
from pathlib import Path

from ..citations import citations

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs/rules/fortress.md").read_text(encoding="utf-8")
RULE = re.compile(r"FORT-(\d+(?:\.\d+)+)")
NO_RULE = {1: "says which of the books was followed where one has more text"}


def rules_of_the_page() -> set[str]:
    """The ids that the rules page gives."""
    return set(re.findall(r"^- \*\*FORT-([\d.]+)\*\*", PAGE, re.M))


def test_every_rule_has_a_scenario() -> None:
    cited = {rule for text in citations(HERE).values() for rule in RULE.findall(text)}
    assert rules_of_the_page() - cited == set()
    assert cited - rules_of_the_page() == set()
    assert len(cited) > 70


def test_every_scenario_cites_a_rule() -> None:
    assert [name for name, text in citations(HERE).items() if not RULE.search(text)] == []


def test_every_point_of_doubt_has_a_scenario_that_names_it() -> None:
    points = {
        int(number) for number in re.findall(r"^\| (\d+) \| [^|`]+ \| [^|]+ \| [\d., al]+ \|$", PAGE, re.M)
    }
    assert points == set(range(1, 47))
    named = {int(n) for text in citations(HERE).values() for n in re.findall(r"\bpoint (\d+)", text)}
    assert points - named == set(NO_RULE)
    assert named <= points
