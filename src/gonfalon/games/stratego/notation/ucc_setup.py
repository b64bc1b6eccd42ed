"""UCC set-ups: four lines of ten characters, top row first as the referee counts rows; RED sits at the top, rows 0 to 3.

1 marshal, 2 general ... 8 miner, 9 scout, s spy, B bomb, F flag. The referee looks from the other side than we do: its x 0, y 0 is our
j1, its x 9, y 9 our a10.
"""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

from ..ruleset import shipped
from ..squares import row_and_column, square_name

LETTERS = dict(zip("123456789sBF", ("M", "9", "8", "7", "6", "5", "4", "3", "2", "S", "B", "F"), strict=True))
BACK = {ours: theirs for theirs, ours in LETTERS.items()}
ROWS = re.compile(r"\s*" + r"(\S{10})\s*" * 4, re.ASCII)
LONGEST = 200
XY = re.compile(r"([a-j])([1-9]|10)")


def xy_of(name: str) -> tuple[int, int]:
    """The referee's x and y of one of our squares. Raises NotationError."""
    if not XY.fullmatch(name):
        raise NotationError(name, 0, "not a square from a1 to j10")
    row, column = row_and_column(name)
    return 9 - column, row


def square_of(x: int, y: int) -> str:
    """Our name of the referee's square. Raises NotationError."""
    if not (0 <= x <= 9 and 0 <= y <= 9):
        raise NotationError(f"{x} {y}", 0, "not a square from 0 0 to 9 9")
    return square_name(y, 9 - x)


def read(text: str, seat: int) -> str:
    """The letters of a `deploy` action of Battle. Raises NotationError; which pieces they are is for the rules to check."""
    match = ROWS.fullmatch(text) if len(text) <= LONGEST else None
    if not match:
        raise NotationError(text[:60], 0, "a UCC set-up has four lines of ten characters")
    pieces = {}
    for line, row in enumerate(match.groups()):
        for x, letter in enumerate(row):
            if letter not in LETTERS:
                raise NotationError(row, x, f"line {line + 1}: no such piece")
            pieces[square_of(x, line + 6 * seat)] = LETTERS[letter]
    return "".join(pieces[name] for name in shipped("battle").zones[seat])


def write(letters: str, seat: int) -> str:
    """Four lines from the letters of a `deploy` action of Battle. Raises NotationError."""
    zone = shipped("battle").zones[seat]
    if len(letters) != len(zone) or any(letter not in BACK for letter in letters):
        raise NotationError(letters, 0, "a UCC set-up needs forty pieces")
    rows = [[""] * 10 for _ in range(4)]
    for name, letter in zip(zone, letters, strict=True):
        x, y = xy_of(name)
        rows[y - 6 * seat][x] = BACK[letter]
    return "".join("".join(row) + "\n" for row in rows)
