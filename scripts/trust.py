#!/usr/bin/env python3
"""Write docs/trust.md from docs/promises.toml: what is promised, which tests show it, how they are run, and what was measured last."""

from __future__ import annotations

import ast
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "docs" / "promises.toml"
PAGE = ROOT / "docs" / "trust.md"

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
    """One promise. tests: ids as pytest has them, without parameters. lacks: what no test shows yet. figure: measured on `date`."""

    part: str
    says: str
    tests: tuple[str, ...] = ()
    lacks: str = ""
    figure: str = ""
    date: str = ""
    run: str = ""


def promises() -> list[Promise]:
    """All promises, in the order of the data file. Raises TypeError for a field that is unknown, ValueError for a figure without a date."""
    found = [
        Promise(**{**each, "tests": tuple(each.get("tests", ()))})
        for each in tomllib.loads(DATA.read_text(encoding="utf-8"))["promise"]
    ]
    for each in found:
        if bool(each.figure) != bool(each.date):
            raise ValueError(f"a figure needs a date, and a date a figure: {each.says}")
    return found


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


def paragraph(promise: Promise) -> str:
    """One promise with everything that belongs to it."""
    lines = [f"**{promise.says}**\n", *(f"- {link(test)}" for test in promise.tests)]
    if promise.figure:
        lines.append(f"- Measured on {promise.date}: {promise.figure}.")
    if promise.run:
        lines.append(f"- Measure it again: `{promise.run}`")
    if promise.lacks:
        lines.append(f"- Not shown: {promise.lacks}.")
    return "\n".join(lines) + "\n"


def page(told: list[Promise]) -> str:
    """The page."""
    shown = [each for each in told if each.tests]
    names = [test for each in shown for test in each.tests]
    partly = [each for each in shown if each.lacks]
    counts = {"n_shown": len(shown), "n_partly": len(partly), "n_all": len(told), "n_tests": len(set(names))}
    parts = [HEAD.format(example=names[0], **counts)]
    for part in dict.fromkeys(each.part for each in shown):
        parts.append(f"## {part}\n")
        parts += [paragraph(each) for each in shown if each.part == part]
    parts.append("## Not shown yet\n")
    parts.append(
        "".join(f"- {each.says}\n" for each in told if not each.tests)
        + "".join(f'- Of "{each.says}": {each.lacks}.\n' for each in partly)
    )
    return "\n".join(parts)


def main() -> int:
    """Write the page; with --check tell whether it is of today."""
    told = promises()
    missing = unknown_tests(told)
    if missing:
        print("\n".join(f"there is no test {test}" for test in missing), file=sys.stderr)
        return 1
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == page(told) else 1
    PAGE.write_text(page(told), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
