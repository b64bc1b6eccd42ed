"""Every rule of the page has a test that cites it, and what the tests cite stands on the page."""

from __future__ import annotations

import re
from pathlib import Path

from ..citations import citations

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs/rules/card-game.md").read_text(encoding="utf-8")
RULE = re.compile(r"CARD-((?:[PR]\d+|\d+(?:\.\d+)+))")
ON_THE_PAGE = set(re.findall(r"\*\*CARD-((?:[PR]\d+|\d+(?:\.\d+)+))\*\*", PAGE))
WITHOUT = {
    rule
    for line in PAGE.splitlines()
    if re.search(r"\(No test: [^)]+\)", line)
    for rule in re.findall(r"^- \*\*CARD-([\w.]+)\*\*", line)
}
"""Ids that the page itself marks, with the reason: "(No test: ...)" at the end of the line."""
FEW = 5


def cited_by_tests() -> set[str]:
    """The ids in the docstrings of test functions; a comment or the docstring of a module counts nothing."""
    return {rule for text in citations(HERE).values() for rule in RULE.findall(text)}


def test_every_rule_is_cited_by_a_test() -> None:
    missing = ON_THE_PAGE - cited_by_tests() - WITHOUT
    assert missing == set(), (
        "cite the rule in the docstring of the test that shows it, or mark it on the page"
    )
    assert len(ON_THE_PAGE) > 430
    assert len(WITHOUT) <= FEW


def test_every_id_that_is_cited_stands_on_the_page() -> None:
    texts = (path.read_text(encoding="utf-8") for path in HERE.glob("*.py"))
    cited = {rule for text in texts for rule in RULE.findall(text)}
    assert cited - ON_THE_PAGE == set()
