"""The lines of the UCC 2012 text protocol: board rows, moves, and moves with their outcome.

The referee counts x from 0 to 9 left to right and y from 0 to 9 top to bottom, RED at the top; `ucc_setup` turns that board into ours.

    move      X Y UP|DOWN|LEFT|RIGHT [N]         N, the number of squares, is left out where it is 1
    outcome   the move, then OK | KILLS a d | DIES a d | BOTHDIE a d      a, d: what attacked and what defended
    row       ten of: the own pieces' letters, # an enemy piece, . nothing, + lake
"""

from __future__ import annotations

import re
from typing import NamedTuple

from gonfalon.core.errors import NotationError

from ..observation import StrategoObservation
from .ucc_setup import BACK, LETTERS, square_of, xy_of

ENEMY, EMPTY, LAKE = "#", ".", "+"
STEPS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
RESULTS = {"attacker": "KILLS", "defender": "DIES", "both": "BOTHDIE"}
"""Result of a combat in our events -> word of the protocol."""
RESULT_OF_WORD = {word: result for result, word in RESULTS.items()}
MOVE = re.compile(r"\s*([0-9])\s+([0-9])\s+(UP|DOWN|LEFT|RIGHT)(?:\s+([0-9]))?\s*", re.ASCII)
OUTCOME = re.compile(
    r"(\s*[0-9]\s+[0-9]\s+(?:UP|DOWN|LEFT|RIGHT)(?:\s+[0-9])?)\s+"
    r"(?:(OK)|(KILLS|DIES|BOTHDIE)\s+([1-9sBF])\s+([1-9sBF]))\s*",
    re.ASCII,
)
ROW = re.compile(r"[1-9sBF#.+]{10}", re.ASCII)


class MoveOutcome(NamedTuple):
    """A move with its outcome. result: "" for a move without combat, else "attacker", "defender" or "both" as in our events.

    attacker, defender: letters of our Battle ruleset, "" for a plain move.
    """

    source: str
    target: str
    result: str = ""
    attacker: str = ""
    defender: str = ""


def read_move(text: str) -> tuple[str, str]:
    """Source and target, as our square names. Raises NotationError; whether it is legal is for the rules to say."""
    match = MOVE.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "not a move: X Y UP|DOWN|LEFT|RIGHT [N]")
    x, y, n = int(match[1]), int(match[2]), int(match[4] or 1)
    dx, dy = STEPS[match[3]]
    if n == 0:
        raise NotationError(text, match.start(4), "a move goes at least one square")
    return square_of(x, y), square_of(x + n * dx, y + n * dy)


def write_move(source: str, target: str) -> str:
    """A straight move between two of our squares. Raises NotationError."""
    (x, y), (to_x, to_y) = xy_of(source), xy_of(target)
    n = abs(to_x - x) + abs(to_y - y)
    for word, (dx, dy) in STEPS.items():
        if n and (x + n * dx, y + n * dy) == (to_x, to_y):
            return f"{x} {y} {word}" + (f" {n}" if n > 1 else "")
    raise NotationError(f"{source}-{target}", 0, "not a straight move")


def read_outcome(text: str) -> MoveOutcome:
    """A move with its outcome. Raises NotationError."""
    match = OUTCOME.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "not a move with its outcome")
    source, target = read_move(match[1])
    if match[2]:
        return MoveOutcome(source, target)
    return MoveOutcome(source, target, RESULT_OF_WORD[match[3]], LETTERS[match[4]], LETTERS[match[5]])


def write_outcome(outcome: MoveOutcome) -> str:
    """A move with its outcome as one line. Raises NotationError."""
    move = write_move(outcome.source, outcome.target)
    if not outcome.result:
        return f"{move} OK"
    return f"{move} {RESULTS[outcome.result]} {BACK[outcome.attacker]} {BACK[outcome.defender]}"


def write_board(seen: StrategoObservation) -> list[str]:
    """Ten rows as a seat of Battle sees them; an enemy piece is never named, known or not."""
    letters = {kind.id: BACK[kind.letter] for kind in seen.kinds}
    rows = [[EMPTY] * 10 for _ in range(10)]
    for name in seen.obstacles:
        x, y = xy_of(name)
        rows[y][x] = LAKE
    for piece in seen.pieces:
        x, y = xy_of(piece.square)
        rows[y][x] = letters[piece.piece] if piece.owner == seen.seat else ENEMY
    return ["".join(row) for row in rows]


def read_board(lines: list[str]) -> dict[str, str]:
    """Our square name -> letter of our Battle ruleset, or "#", of everything that stands. Raises NotationError."""
    if len(lines) != 10:
        raise NotationError("", 0, "a board has ten rows")
    found: dict[str, str] = {}
    for y, line in enumerate(lines):
        if not ROW.fullmatch(line):
            raise NotationError(line, 0, "a row of the board has ten of the letters 1-9 s B F # . +")
        for x, letter in enumerate(line):
            if letter not in (EMPTY, LAKE):
                found[square_of(x, y)] = letter if letter == ENEMY else LETTERS[letter]
    return found
