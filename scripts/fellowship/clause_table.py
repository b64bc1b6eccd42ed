#!/usr/bin/env python3
"""Write docs/rules/card-clauses.md: every clause, keyword and victory point of the card game with the tests that show it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

from derived_files import run  # noqa: E402

PAGE = ROOT / "docs" / "rules" / "card-clauses.md"
HEAD = """# Every clause of the card game and its tests

Written by `scripts/fellowship/clause_table.py`. A clause is one sentence of a card; keywords and victory points stand like clauses.
`tests/rules/fellowship/test_every_clause.py` takes each of them away and sees one of its tests fail. The tests lie in
`tests/rules/fellowship`.

| card | clause | tests |
|---|---|---|
"""


def page_text(everything: Sequence[str], covered: Mapping[str, Sequence[Callable[[], None]]]) -> str:
    """The page. everything: ids `<card>.<clause>`. covered: id -> its tests."""
    rows: list[str] = []
    for card, group in groupby(sorted(everything), key=lambda one: one.partition(".")[0]):
        for index, one in enumerate(group):
            names = sorted(f"`{test.__name__.removeprefix('test_')}`" for test in covered.get(one, ()))
            rows.append(f"| {card if index == 0 else ''} | {one.partition('.')[2]} | {', '.join(names)} |\n")
    return HEAD + "".join(rows)


def files() -> dict[Path, str]:
    """The page with its text."""
    from tests.rules.fellowship.test_every_clause import COVERED, EVERYTHING

    return {PAGE: page_text(EVERYTHING, COVERED)}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
