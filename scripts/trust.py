#!/usr/bin/env python3
"""Write docs/trust.md from docs/promises.toml: what is promised, which tests show it, how they are run, and what was measured last.

Figures are the tests' own. A test notes one with `record_property("figure NAME", value)`; `scripts/trust.py --take build/tests.xml` keeps
those of a run in bench/results/promises.csv, and the page takes them from there.
"""

from __future__ import annotations

import argparse
import ast
import csv
import datetime
import string
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from derived_files import bring_up_to_date

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "promises.toml"
PAGE = ROOT / "docs" / "trust.md"
FIGURES = ROOT / "bench" / "results" / "promises.csv"
PROPERTY = "figure "
"""How the name of a property begins that is a figure."""

HEAD = """\
<!-- Written by scripts/trust.py from docs/promises.toml. Do not edit. -->
# What we promise, and what shows it

Each promise names the tests that show it. A test holds this page to the tests that exist. `./check tests` runs one by its name, as in
`./check tests {example}`.
Some have a longer run, which `./check --long` includes.

{n_shown} of {n_all} promises are shown by {n_tests} tests, {n_partly} of them in part.
The page ends with [what is not shown yet](#not-shown-yet).
"""


@dataclass(frozen=True)
class Promise:
    """One promise. tests: ids as pytest has them, without parameters. lacks: what no test shows yet.

    figure: a text with the names of figures that these tests have noted, in braces. table: where a page has the figures.
    """

    part: str
    says: str
    tests: tuple[str, ...] = ()
    lacks: str = ""
    figure: str = ""
    table: str = ""
    run: str = ""


class Figure(NamedTuple):
    """What a test has noted, and the day of that run. value: a count, or a measure, which has a decimal point."""

    test: str
    name: str
    value: str
    date: str


def promises() -> list[Promise]:
    """All promises, in the order of the data file. Raises TypeError for a field that is unknown."""
    return [
        Promise(**{**each, "tests": tuple(each.get("tests", ()))})
        for each in tomllib.loads(DATA.read_text(encoding="utf-8"))["promise"]
    ]


def figures() -> list[Figure]:
    """What the tests have noted last."""
    with FIGURES.open(encoding="utf-8", newline="") as file:
        return [Figure(**row) for row in csv.DictReader(file)]


def number(value: str) -> int | float:
    """A value as a number. Raises ValueError for what is none."""
    return float(value) if "." in value else int(value)


def together(values: Sequence[str]) -> int | float:
    """One number for what several tests, or one with several parameters, have noted: counts are added, of measures the largest stands."""
    numbers = [number(value) for value in values]
    return max(numbers) if any(isinstance(each, float) for each in numbers) else sum(numbers)


def measured(promise: Promise, known: Iterable[Figure]) -> str:
    """The line of a promise's figure. Raises ValueError where its tests have noted no such figure."""
    names = {name for _, name, _, _ in string.Formatter().parse(promise.figure) if name}
    used = [each for each in known if each.test in promise.tests and each.name in names]
    missing = names - {each.name for each in used}
    if missing or not names:
        raise ValueError(f"no test has noted {', '.join(sorted(missing)) or 'a figure'}: {promise.says}")
    values = {name: together([each.value for each in used if each.name == name]) for name in names}
    dates, tests = sorted({each.date for each in used}), dict.fromkeys(each.test for each in used)
    by = " and ".join(link(test) for test in tests)
    return f"- Measured on {' and '.join(dates)} by {by}: {promise.figure.format(**values)}."


def taken(results: Path, told: Sequence[Promise], date: str) -> list[Figure]:
    """The figures of the tests of these promises that have passed in a run. results: what pytest has written with --junitxml."""
    named, found = {test for each in told for test in each.tests}, dict[tuple[str, str], list[str]]()
    for case in ElementTree.parse(results).getroot().iter("testcase"):
        place = case.get("classname", "").replace(".", "/")
        test = f"{place}.py::{case.get('name', '').partition('[')[0]}"
        if test in named and case.find("failure") is None and case.find("error") is None:
            for each in case.iter("property"):
                if each.get("name", "").startswith(PROPERTY):
                    name = each.get("name", "").removeprefix(PROPERTY)
                    found.setdefault((test, name), []).append(each.get("value", ""))
    return [Figure(test, name, str(together(values)), date) for (test, name), values in found.items()]


def keep(new: Sequence[Figure]) -> None:
    """Write these figures in the place of those of the same tests."""
    again = {each.test for each in new}
    kept = sorted([*(each for each in figures() if each.test not in again), *new])
    with FIGURES.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerows([Figure._fields, *kept])


def tests_of(file: Path) -> set[str]:
    """The names of the tests in a file, as pytest collects them; those of a class after its name and "::"."""
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            found |= {f"{node.name}::{each.name}" for each in node.body if isinstance(each, ast.FunctionDef)}
    return found


def unknown_tests(told: list[Promise]) -> list[str]:
    """The tests that are named and do not exist."""
    missing: list[str] = []
    for test in (test for each in told for test in each.tests):
        place, _, name = test.partition("::")
        if not (ROOT / place).is_file() or name not in tests_of(ROOT / place):
            missing.append(test)
    return missing


def link(test: str) -> str:
    """A test by its name, as a link to its file."""
    place, _, name = test.partition("::")
    return f"[`{name}`](../{place})"


def paragraph(promise: Promise, known: Iterable[Figure] = ()) -> str:
    """One promise with everything that belongs to it."""
    lines = [f"**{promise.says}**\n", *(f"- {link(test)}" for test in promise.tests)]
    if promise.figure:
        lines.append(measured(promise, known))
    if promise.table:
        lines.append(f"- Measured: [the table]({promise.table}).")
    if promise.run:
        lines.append(f"- Measure it again: `{promise.run}`")
    if promise.lacks:
        lines.append(f"- Not shown: {promise.lacks}.")
    return "\n".join(lines) + "\n"


def page(told: list[Promise], known: Sequence[Figure] = ()) -> str:
    """The page. known: the figures. Raises ValueError for one that no test has noted."""
    shown = [each for each in told if each.tests]
    names = [test for each in shown for test in each.tests]
    partly = [each for each in shown if each.lacks]
    counts = {"n_shown": len(shown), "n_partly": len(partly), "n_all": len(told), "n_tests": len(set(names))}
    parts = [HEAD.format(example=names[0], **counts)]
    for part in dict.fromkeys(each.part for each in shown):
        parts.append(f"## {part}\n")
        parts += [paragraph(each, known) for each in shown if each.part == part]
    parts.append("## Not shown yet\n")
    parts.append(
        "".join(f"- {each.says}\n" for each in told if not each.tests)
        + "".join(f'- Of "{each.says}": {each.lacks}.\n' for each in partly)
    )
    return "\n".join(parts)


def files() -> dict[Path, str]:
    """The page with its text. Raises ValueError for a promise that names a test that does not exist."""
    told = promises()
    if missing := unknown_tests(told):
        raise ValueError(f"there is no test {', no test '.join(missing)}")
    return {PAGE: page(told, figures())}


def main() -> int:
    """Write the page; with --check tell whether it is of today, with --take keep the figures of a run first."""
    parser = argparse.ArgumentParser(description="Write docs/trust.md from docs/promises.toml.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page is old")
    parser.add_argument(
        "--take", type=Path, metavar="FILE", help="results of pytest, written with --junitxml"
    )
    asked = parser.parse_args()
    if asked.take:
        keep(taken(asked.take, promises(), datetime.date.today().isoformat()))
    return min(1, bring_up_to_date(Path(__file__), files, asked.check))


if __name__ == "__main__":
    sys.exit(main())
