"""What the perft files of every family must hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from golden_files import Family, Position, read_perft


class Entry(NamedTuple):
    """One position of a variant's file. n: its number in the file, from 0."""

    variant: str
    n: int
    position: Position


def entries(family: Family) -> list[Entry]:
    """All positions of all files of a family."""
    assert family.perft
    return [
        Entry(path.stem, n, position)
        for path in sorted(family.perft.folder.glob("*.perft"))
        for n, position in enumerate(read_perft(path.read_text(encoding="utf-8")))
    ]


def each(found: list[Entry]) -> pytest.MarkDecorator:
    """Runs a test with each of these as its `entry`."""
    return pytest.mark.parametrize("entry", found, ids=[f"{entry.variant}-{entry.n}" for entry in found])


def check_counts(entry: Entry, count: Callable[[int], int]) -> None:
    """The file's counts must be those of `count`, which takes the number of decisions."""
    assert entry.position.counts
    for depth, leaves in entry.position.counts.items():
        assert count(depth) == leaves, f"{entry.variant}.perft, position {entry.n + 1}, depth {depth}"


def check_complete(found: list[Entry], variants: set[str], fewest: int) -> None:
    """Every variant has its file, with so many positions or more."""
    numbers = Counter(entry.variant for entry in found)
    assert set(numbers) == variants
    assert min(numbers.values()) >= fewest
