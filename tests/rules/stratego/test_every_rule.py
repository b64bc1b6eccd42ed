"""The gate: every rule of sections 2 to 12 of the rules page is cited by a scenario."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES_PAGE = HERE.parents[2] / "docs/rules/stratego.md"

ELSEWHERE = {
    "3.1": "colours are agreed before the game: the match's affair (choice or lot)",
    "8.8": "resignation stands beside the rules: the match's affair",
    "8.9": "so do draw offers",
    "8.10": "and the win claimed from somebody who stays away",
}
RULE = re.compile(r"STRAT-(\d+(?:\.\d+)+)")


def rules_of_the_page() -> set[str]:
    """The ids that the rules page gives, sections 2 to 12."""
    ids = re.findall(r"^- \*\*STRAT-([\d.]+)\*\*", RULES_PAGE.read_text(encoding="utf-8"), re.M)
    return {rule for rule in ids if 2 <= int(rule.split(".")[0]) <= 12}


def cited_by_tests() -> dict[str, list[str]]:
    """Rule id -> the tests whose docstrings cite it."""
    cited: dict[str, list[str]] = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in RULE.findall(ast.get_docstring(node) or ""):
                    cited.setdefault(rule, []).append(node.name)
    return cited


def test_every_rule_has_a_scenario() -> None:
    missing = rules_of_the_page() - set(cited_by_tests()) - set(ELSEWHERE)
    assert not missing, f"no scenario cites {sorted(missing)}"


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
    for path in HERE.glob("test_*.py"):
        if path.name == Path(__file__).name:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert RULE.search(ast.get_docstring(node) or ""), f"{path.name}: {node.name} cites no rule"
