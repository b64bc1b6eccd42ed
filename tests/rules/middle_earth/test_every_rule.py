"""The gate: every rule of the rules page is cited by a scenario, and every scenario cites a rule."""

from __future__ import annotations

import re
from pathlib import Path

from ..citations import citations

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs/rules/middle-earth.md"
ENGINE_ALONE = {
    "13.1": "the loader of files, which the naive referee of these games does not read",
    "13.2": "likewise",
    "13.3": "likewise",
    "13.4": "likewise",
}
RULE = re.compile(r"ME-(\d+(?:\.\d+)+)")


def rules_of_the_page() -> set[str]:
    """The ids that the rules page gives."""
    return set(re.findall(r"^- \*\*ME-([\d.]+)\*\*", PAGE.read_text(encoding="utf-8"), re.M))


def test_every_rule_has_a_scenario() -> None:
    cited = {rule for text in citations(HERE).values() for rule in RULE.findall(text)}
    assert rules_of_the_page() - cited == set()
    assert cited - rules_of_the_page() == set()
    assert len(cited) > 100


def test_every_scenario_cites_a_rule() -> None:
    assert [name for name, text in citations(HERE).items() if not RULE.search(text)] == []


def test_every_rule_has_a_scenario_over_both_referees() -> None:
    over_both = {rule for text in citations(HERE, "scenario").values() for rule in RULE.findall(text)}
    assert rules_of_the_page() - over_both == set(ENGINE_ALONE)
