"""Read what pytest has written with --junitxml: whether all of the tests ran, and what this machine could not test."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

NOT_TESTED = "not tested here: "
"""How the reason of a skip begins that the last line of ./check must repeat, such as "not tested here: nginx (not installed)"."""


def all_ran(results: Path) -> bool:
    """Whether there were tests and none was skipped."""
    return count(results, "tests") > 0 and count(results, "skipped") == 0


def count(results: Path, name: str) -> int:
    """The sum of a number over all suites; 0 where no result was written."""
    if not results.is_file():
        return 0
    return sum(int(suite.get(name, 0)) for suite in ElementTree.parse(results).getroot().iter("testsuite"))


def not_tested(results: Path) -> list[str]:
    """What this machine could not test, each once, in alphabetical order: the reasons that begin with NOT_TESTED, without it."""
    if not results.is_file():
        return []
    told = (skip.get("message", "") for skip in ElementTree.parse(results).getroot().iter("skipped"))
    return sorted({reason.removeprefix(NOT_TESTED) for reason in told if reason.startswith(NOT_TESTED)})
