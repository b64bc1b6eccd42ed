"""The gate: every rule of sections 2 to 12 of the rules page is cited by a scenario."""

from __future__ import annotations

import re
from pathlib import Path

from ..citations import citations

HERE = Path(__file__).parent
RULES_PAGE = HERE.parents[2] / "docs/rules/stratego.md"

ELSEWHERE = {
    "3.1": "colours are agreed before the game: the match's affair (choice or lot)",
    "8.8": "resignation stands beside the rules: the match's affair",
    "8.9": "so do draw offers",
    "8.10": "and the win claimed from somebody who stays away",
    "8.13": "and clocks: tests/match/test_clocks.py, and the naive referee in every differential game",
}
ENGINE_ALONE = {
    "1.7": "letters, ranks and reaches stand in the files, which the naive referee reads",
    "1.8": "likewise",
    "1.9": "likewise",
    "1.10": "likewise; and the label of a rank is the engine's",
    "1.11": "the army lists are part of an observation",
    "2.1": "the names of squares",
    "7.8": "how a position is told apart is the engine's hash; what is remembered is told by an information state",
    "10.6": "the naive referee has no observations",
    "10.7": "nor logs of what a seat was offered",
    "10.10": "nor numbers of pieces",
    "11.1": "options as declared and as the shipped files set them",
    "11.2": "presets",
    "11.3": "presets",
    "11.4": "a shipped file",
    "11.5": "the range of an option's values",
    "12.1": "the loader of files",
    "12.2": "the loader of files",
    "12.6": "the loader of files; tests/naive/test_scope.py compares the two loaders",
}
RULE = re.compile(r"STRAT-(\d+(?:\.\d+)+)")


def rules_of_the_page() -> set[str]:
    """The ids that the rules page gives, sections 2 to 12."""
    ids = re.findall(r"^- \*\*STRAT-([\d.]+)\*\*", RULES_PAGE.read_text(encoding="utf-8"), re.M)
    return {rule for rule in ids if 2 <= int(rule.split(".")[0]) <= 12}


def cited_by_tests(parameter: str = "") -> dict[str, list[str]]:
    """Rule id -> the tests (with this parameter) whose docstrings cite it."""
    cited: dict[str, list[str]] = {}
    for test, text in citations(HERE, parameter).items():
        for rule in RULE.findall(text):
            cited.setdefault(rule, []).append(test)
    return cited


def test_every_rule_has_a_scenario() -> None:
    missing = rules_of_the_page() - set(cited_by_tests()) - set(ELSEWHERE)
    assert not missing, f"no scenario cites {sorted(missing)}"


def test_every_rule_has_a_scenario_over_both_referees() -> None:
    over_the_engine_alone = set(cited_by_tests()) - set(cited_by_tests("scenario"))
    assert over_the_engine_alone == set(ENGINE_ALONE)


def test_no_scenario_cites_a_rule_that_is_not_there() -> None:
    page = set(re.findall(r"^- \*\*STRAT-([\d.]+)\*\*", RULES_PAGE.read_text(encoding="utf-8"), re.M))
    text = RULES_PAGE.read_text(encoding="utf-8")
    for rule, tests in cited_by_tests().items():
        parent, _, clause = rule.rpartition(".")
        numbered = parent in page and clause.isdigit() and f"{clause}. " in text
        assert rule in page or numbered, f"STRAT-{rule} is cited by {tests} and is no rule"


def test_what_is_tested_elsewhere_is_still_a_rule() -> None:
    assert set(ELSEWHERE) <= rules_of_the_page()
    assert len(rules_of_the_page()) > 80


def test_every_scenario_cites_a_rule() -> None:
    assert [name for name, text in citations(HERE).items() if not RULE.search(text)] == []
