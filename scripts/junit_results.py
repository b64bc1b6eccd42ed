"""Read what pytest has written with --junitxml: whether all of the tests ran."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path


def all_ran(results: Path) -> bool:
    """Whether there were tests and none was skipped."""
    return count(results, "tests") > 0 and count(results, "skipped") == 0


def count(results: Path, name: str) -> int:
    """The sum of a number over all suites; 0 where no result was written."""
    if not results.is_file():
        return 0
    return sum(int(suite.get(name, 0)) for suite in ElementTree.parse(results).getroot().iter("testsuite"))
