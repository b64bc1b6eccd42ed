#!/usr/bin/env python3
"""Write tests/slow_tests.txt from the times of a run, .build/tests.xml: the tests that `./check` leaves to `./check all`.

A case of a test that takes SLOW seconds or more is slow. Its quicker cases stay everyday ones, as a sample; a test without any is slow
as a whole, by its name. What the run left out stays on the list, so that the times of an everyday run can only add to it.
"""

from __future__ import annotations

import math
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".build" / "tests.xml"
PLACE = ROOT / "tests" / "slow_tests.txt"
SLOW = 0.3
"""Seconds of a run of three tests at a time on two cores."""
SLOW_BY_FOLDER = {"tests/setup/": math.inf, "tests/rules/": 2.0, "tests/text/": 2.0}
"""Other seconds for the rules of the house, the rules of the games and the texts, which a change breaks most easily."""


def slow_tests(results: Path, before: Collection[str] = ()) -> list[str]:
    """Ids of slow tests and of slow cases, in alphabetical order.

    results: what pytest has written with --junitxml. before: the ids of the list so far.
    """
    times: dict[str, dict[str, float]] = defaultdict(dict)
    for case in ElementTree.parse(results).getroot().iter("testcase"):
        path = case.get("classname", "").replace(".", "/") + ".py"
        name = case.get("name", "").partition("[")[0]
        times[f"{path}::{name}"][f"{path}::{case.get('name')}"] = float(case.get("time", 0))
    slow = {one for name, cases in times.items() for one in _slow_of(name, cases)}
    ran = {one for name, cases in times.items() for one in (name, *cases)}
    return sorted(slow | {one for one in before if one not in ran and one.partition("[")[0] not in slow})


def _slow_of(name: str, cases: dict[str, float]) -> list[str]:
    """The slow cases of a test, or the test where all are, or where their ids are no plain words."""
    least = next((seconds for folder, seconds in SLOW_BY_FOLDER.items() if name.startswith(folder)), SLOW)
    slow = [one for one, seconds in cases.items() if seconds >= least]
    are_plain = all(re.fullmatch(r"[\x20-\x7e]+", one) and str(ROOT) not in one for one in slow)
    return slow if len(slow) < len(cases) and are_plain else [name] * bool(slow)


def main() -> int:
    """Write the list."""
    results = Path(sys.argv[1]) if len(sys.argv) > 1 else RESULTS
    if not results.is_file():
        raise SystemExit(
            f"{results} is not there: run ./check all first, or name a file that pytest wrote with --junitxml"
        )
    found = slow_tests(results, PLACE.read_text(encoding="utf-8").splitlines())
    PLACE.write_text("".join(f"{one}\n" for one in found), encoding="utf-8")
    print(f"{PLACE.relative_to(ROOT)}: {len(found)} tests and cases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
