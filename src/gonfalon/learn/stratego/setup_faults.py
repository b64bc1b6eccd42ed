"""What a beginner's set-up lacks: eight plain faults of an army of forty, each with a text `lesson-setup-<fault>`."""

from __future__ import annotations

from itertools import product
from typing import Literal

SetupFault = Literal[
    "flag-forward",
    "flag-open",
    "miners-forward",
    "bombs-wall-you-in",
    "no-scout-in-front",
    "no-scout-kept",
    "spy-alone",
    "giants-together",
]
COLUMNS, ROWS = 10, 4
LAKE_COLUMNS = (2, 3, 6, 7)
"""Columns, from 0, that have a lake in front of the set-up zone."""
FRONT_ROW, LAST_BACK_ROW = 3, 1
"""Rows of the set-up zone, from 0."""
MINERS_KEPT, SCOUTS_KEPT, SCOUTS_IN_FRONT, MOST_BOMBS_IN_FRONT = 3, 2, 2, 2
MOST_OPEN_DOORS = 1
"""Squares beside the flag that hold no bomb."""
NEAR_STEPS = 3
"""Steps between the spy and the nearer of marshal and general."""

Place = tuple[int, int]
"""Row and column, from 0 at the left corner of the row nearest to its army."""


def setup_faults(act: str) -> tuple[str, ...]:
    """The faults of a deployment (`deploy` and forty letters, STRAT-3.7), as text ids. Nothing for another text."""
    letters = act.removeprefix("deploy ")
    if len(letters) != COLUMNS * ROWS:
        return ()
    army = dict(zip(product(range(ROWS), range(COLUMNS)), letters, strict=True))
    return tuple(f"lesson-setup-{fault}" for fault in _faults(army))


def _faults(army: dict[Place, str]) -> list[SetupFault]:
    found: list[SetupFault] = []
    flags, miners, scouts, bombs = (_places(army, letter) for letter in "F32B")
    spies, marshals, generals = (_places(army, letter) for letter in "SM9")
    if any(row > LAST_BACK_ROW for row, _ in flags):
        found.append("flag-forward")
    if any(_open_doors(army, flag) > MOST_OPEN_DOORS for flag in flags):
        found.append("flag-open")
    if sum(row <= LAST_BACK_ROW for row, _ in miners) < MINERS_KEPT:
        found.append("miners-forward")
    if sum(row == FRONT_ROW for row, _ in bombs) > MOST_BOMBS_IN_FRONT:
        found.append("bombs-wall-you-in")
    if sum(row == FRONT_ROW for row, _ in scouts) < SCOUTS_IN_FRONT:
        found.append("no-scout-in-front")
    if sum(row <= LAST_BACK_ROW for row, _ in scouts) < SCOUTS_KEPT:
        found.append("no-scout-kept")
    if any(min(_steps(spy, giant) for giant in marshals + generals) > NEAR_STEPS for spy in spies):
        found.append("spy-alone")
    if len({column < COLUMNS // 2 for _, column in marshals + generals}) < 2:
        found.append("giants-together")
    return found


def _places(army: dict[Place, str], letter: str) -> list[Place]:
    return [place for place, stands in army.items() if stands == letter]


def _steps(one: Place, other: Place) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _open_doors(army: dict[Place, str], flag: Place) -> int:
    """Squares beside the flag from which somebody could take it: no bomb stands there, and it is no lake."""
    row, column = flag
    doors = sum(_steps(flag, place) == 1 and stands != "B" for place, stands in army.items())
    return doors + (row == FRONT_ROW and column not in LAKE_COLUMNS)
