"""UCC set-ups: four lines of ten characters, top row first in absolute rows; RED sits at the top, rows 0 to 3.

1 marshal, 2 general ... 8 miner, 9 scout, s spy, B bomb, F flag. Our a1 is the referee's x 0, y 0.
"""

from __future__ import annotations

from gonfalon.core.errors import NotationError

from ..ruleset import shipped

LETTERS = dict(zip("123456789sBF", ("M", "9", "8", "7", "6", "5", "4", "3", "2", "S", "B", "F"), strict=True))
BACK = {ours: theirs for theirs, ours in LETTERS.items()}


def read(text: str, seat: int) -> str:
    """The letters of a `deploy` action of Battle. Raises NotationError."""
    lines = text.split()
    if len(lines) != 4 or any(len(line) != 10 for line in lines):
        raise NotationError(text[:60], 0, "a UCC set-up has four lines of ten characters")
    if seat == 1:
        lines.reverse()
    whole = "".join(lines)
    for place, letter in enumerate(whole):
        if letter not in LETTERS:
            raise NotationError(whole, place, f"{letter!r} is no UCC piece")
    return "".join(LETTERS[letter] for letter in whole)


def write(letters: str, seat: int) -> str:
    """Four lines from the letters of a `deploy` action of Battle. Raises NotationError."""
    zone = shipped("battle").zones[seat]
    if len(letters) != len(zone) or any(letter not in BACK for letter in letters):
        raise NotationError(letters, 0, "a UCC set-up needs Battle's forty pieces")
    rows = ["".join(BACK[letter] for letter in letters[i : i + 10]) for i in range(0, 40, 10)]
    if seat == 1:
        rows.reverse()
    return "\n".join(rows) + "\n"
