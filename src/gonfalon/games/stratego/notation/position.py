"""The 100-character position: one letter a square, row by row from red's back row, columns a to j.

A empty   _ lake   red B bomb C spy D scout E miner F sergeant G lieutenant H captain I major J colonel K general L marshal M flag
blue N .. Y, the same order. A position may go on with " r" or " b" (who moves) and the number of the move; lower case: revealed.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from gonfalon.core.errors import NotationError

from ..kernel.layout import CODE_STEP, SHOWN
from ..ruleset import Ruleset, shipped
from ..state import StrategoState

ORDER = (
    "bomb",
    "spy",
    "scout",
    "miner",
    "sergeant",
    "lieutenant",
    "captain",
    "major",
    "colonel",
    "general",
    "marshal",
    "flag",
)
LAKES = {42, 43, 46, 47, 52, 53, 56, 57}
LETTERS = "BCDEFGHIJKLM", "NOPQRSTUVWXY"


class Cell(NamedTuple):
    """A piece of a position."""

    owner: int
    piece: str
    shown: bool


class Position(NamedTuple):
    """cells: square index (10 * row + column) -> piece. turn: seat to move, -1 if not said. number: of the move, 0 if not said."""

    cells: dict[int, Cell]
    turn: int
    number: int


def parse(text: str) -> Position:
    """Read a position. Raises NotationError at the character that is wrong."""
    match = re.fullmatch(r"(.{100})(?: ([rb])(?: (\d{1,6}))?)?", text.strip("\r\n"), re.DOTALL)
    if not match:
        raise NotationError(
            text[:100], 0, "a position has 100 characters, then perhaps ' r' or ' b' and a number"
        )
    cells: dict[int, Cell] = {}
    for square, letter in enumerate(match[1]):
        if letter in ("A", "a") or (letter == "_" and square in LAKES):
            if letter != "_" and square in LAKES:
                raise NotationError(text, square, "a lake is written _")
            continue
        owner = next((side for side in range(2) if letter.upper() in LETTERS[side]), None)
        if owner is None or square in LAKES:
            raise NotationError(text, square, f"{letter!r} cannot stand here")
        cells[square] = Cell(owner, ORDER[LETTERS[owner].index(letter.upper())], letter.islower())
    return Position(cells, {"r": 0, "b": 1}.get(match[2] or "", -1), int(match[3] or 0))


def dump(position: Position) -> str:
    """Write a position."""
    letters = ["_" if square in LAKES else "A" for square in range(100)]
    for square, cell in position.cells.items():
        letter = LETTERS[cell.owner][ORDER.index(cell.piece)]
        letters[square] = letter.lower() if cell.shown else letter
    turn = f" {'rb'[position.turn]}" if position.turn >= 0 else ""
    return "".join(letters) + turn + (f" {position.number}" if turn and position.number else "")


def position_of(state: StrategoState) -> Position:
    """Where everything stands now: it tells everything, so it is for games that are over and for tools. Raises NotationError."""
    check_ruleset(state.rules.ruleset)
    record: Any = state.record
    cells = {}
    for r in range(10):
        for c in range(10):
            code = int(record["board"][r * 16 + c])
            if code:
                owner, kind = divmod(code - 1, CODE_STEP)
                cells[10 * r + c] = Cell(
                    owner, state.rules.kinds[kind], bool(int(record["flag"][r * 16 + c]) & SHOWN)
                )
    return Position(cells, state.player, state.turn + 1)


def check_ruleset(ruleset: Ruleset) -> None:
    """Raise NotationError unless this is a ruleset of the usual board and the twelve usual pieces."""
    usual = shipped("battle")
    same = ruleset.obstacles == usual.obstacles and (ruleset.rows, ruleset.columns) == (10, 10)
    if not same or {piece.id for piece in ruleset.pieces} != set(ORDER):
        raise NotationError(
            ruleset.id, 0, "this format holds the 10 x 10 board and the twelve usual pieces only"
        )


def field_of(state: StrategoState) -> str:
    """The 100 characters of the start. Raises NotationError if the game cannot be written so, or is not yet deployed."""
    ruleset = state.rules.ruleset
    check_ruleset(ruleset)
    names = {piece.letter: piece.id for piece in ruleset.pieces}
    cells = {}
    for seat in range(2):
        letters = state.deployed[seat]
        if letters is None:
            raise NotationError("", 0, "both sides must have deployed")
        for name, letter in zip(ruleset.zones[seat], letters, strict=True):
            if letter != ".":
                cells[_index(name)] = Cell(seat, names[letter], False)
    return dump(Position(cells, -1, 0))


def deployments_of(variant: str, field: str) -> tuple[str, str]:
    """The letters of both `deploy` actions of a starting position. Raises NotationError."""
    position, ruleset = parse(field), shipped(variant)
    letters = {piece.id: piece.letter for piece in ruleset.pieces}
    found = ["", ""]
    used = 0
    for seat in range(2):
        for name in ruleset.zones[seat]:
            cell = position.cells.get(_index(name))
            if cell is not None and cell.owner != seat:
                raise NotationError(field, _index(name), "a piece stands on the other side's set-up square")
            found[seat] += letters[cell.piece] if cell else "."
            used += cell is not None
    if used != len(position.cells):
        raise NotationError(field, 0, "a piece stands outside the set-up squares")
    return found[0], found[1]


def _index(name: str) -> int:
    return (int(name[1:]) - 1) * 10 + ord(name[0]) - ord("a")
