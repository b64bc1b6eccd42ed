"""What every comparison of a game with its naive referee has in common: the mismatch, many cases, a run by command."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

C = TypeVar("C")


class Mismatch(AssertionError):
    """The two do not agree."""


def play_all(play: Callable[[C], Counter[str]], cases: Iterable[C]) -> Counter[str]:
    """Play these cases; what they exercised. Raises Mismatch."""
    met: Counter[str] = Counter()
    for case in cases:
        met += play(case)
    return met


def assert_agree(play: Callable[[C], Counter[str]], cases: Sequence[C], *must_come_up: str) -> None:
    """Play these cases: each is a whole game, and each of these names came up in some."""
    met = play_all(play, cases)
    print(dict(sorted(met.items())))
    assert met["games"] == len(cases)
    assert [name for name in must_come_up if not met[name]] == []


def run_by_command(run: Callable[[range], Counter[str]]) -> None:
    """Play the seeds from the first to below the second word of the command line; prints what came up."""
    try:
        for name, n in sorted(run(range(int(sys.argv[1]), int(sys.argv[2]))).items()):
            print(f"{n:8} {name}")
    except Mismatch as error:
        sys.exit(f"MISMATCH {error}")
