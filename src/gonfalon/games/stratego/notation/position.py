"""The 100-character position: one letter a square, row by row from red's back row, columns a to j.

A empty   _ lake   red B bomb C spy D scout E miner F sergeant G lieutenant H captain I major J colonel K general L marshal M flag
blue N .. Y, the same order. A position may go on with " r" or " b" (who moves) and how many moves have been made; lower case is a
piece that both sides know. (Some programs write "a" for empty.)
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from gonfalon.core.errors import NotationError

from ..ruleset import Ruleset, shipped
from ..squares import row_and_column, square_at, square_name

if TYPE_CHECKING:
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
WHOLE = re.compile(r"(.{100})(?: ([rb])(?: (\d{1,6}))?)?", re.DOTALL)
UNSAID = -1


class Cell(NamedTuple):
    """A piece of a position."""

    owner: int
    piece: str
    shown: bool


class Position(NamedTuple):
    """cells: square index (10 * row + column) -> piece. turn: seat to move; made: moves made so far; UNSAID where the text ends before."""

    cells: dict[int, Cell]
    turn: int = UNSAID
    made: int = UNSAID


def parse(text: str) -> Position:
    """Read a position. Raises NotationError at the character that is wrong."""
    match = WHOLE.fullmatch(text.strip("\r\n"))
    if not match:
        raise NotationError(
            text[:100], 0, "a position has 100 characters, then perhaps ' r' or ' b' and a number"
        )
    cells = {}
    for square, letter in enumerate(match[1]):
        cell = _cell(match[1], square, letter)
        if cell is not None:
            cells[square] = cell
    turn = UNSAID if match[2] is None else "rb".index(match[2])
    return Position(cells, turn, UNSAID if match[3] is None else int(match[3]))


def _cell(text: str, square: int, letter: str) -> Cell | None:
    if letter == "_" and square in LAKES:
        return None
    if square in LAKES:
        raise NotationError(text[square:], square, "a lake is written _, not as the letter")
    if letter in "Aa":
        return None
    upper = letter.upper()
    for owner, letters in enumerate(LETTERS):
        if letter.isascii() and upper in letters:
            return Cell(owner, ORDER[letters.index(upper)], letter.islower())
    raise NotationError(text[square:], square, "no piece has the letter")


def dump(position: Position) -> str:
    """Write a position."""
    letters = ["_" if square in LAKES else "A" for square in range(100)]
    for square, cell in position.cells.items():
        letter = LETTERS[cell.owner][ORDER.index(cell.piece)]
        letters[square] = letter.lower() if cell.shown else letter
    text = "".join(letters)
    if position.turn != UNSAID:
        text += f" {'rb'[position.turn]}" + (f" {position.made}" if position.made != UNSAID else "")
    return text


def index_of(name: str) -> int:
    """10 * row + column of one of our square names."""
    row, column = row_and_column(name)
    return 10 * row + column


def name_of(index: int) -> str:
    """Our name of the square 10 * row + column."""
    return square_name(*divmod(index, 10))


def check_ruleset(ruleset: Ruleset) -> None:
    """Raise NotationError unless this is the usual board with the twelve usual pieces."""
    usual = shipped("battle")
    same_board = (ruleset.rows, ruleset.columns, ruleset.obstacles) == (10, 10, usual.obstacles)
    if not same_board or {piece.id for piece in ruleset.pieces} != set(ORDER):
        raise NotationError(ruleset.id, 0, "this format holds the usual board and the twelve usual pieces")


def position_of(state: StrategoState) -> Position:
    """Where everything stands now: it tells everything, so it is for games that are over and for tools. Raises NotationError."""
    from ..kernel.layout import CODE_STEP, SHOWN

    check_ruleset(state.rules.ruleset)
    record: Any = state.record
    cells = {}
    for index in range(100):
        square = square_at(*divmod(index, 10))
        code = int(record["board"][square])
        if code:
            owner, kind = divmod(code - 1, CODE_STEP)
            cells[index] = Cell(owner, state.rules.kinds[kind], bool(int(record["flag"][square]) & SHOWN))
    return Position(cells, state.player, state.turn)


def start_of(ruleset: Ruleset, deployments: tuple[str, str]) -> Position:
    """The position in which two armies stand, given as the letters of their `deploy` actions. Raises NotationError."""
    check_ruleset(ruleset)
    names = {piece.letter: piece.id for piece in ruleset.pieces}
    cells = {}
    for seat, letters in enumerate(deployments):
        for name, letter in zip(ruleset.zones[seat], letters, strict=True):
            if letter != ".":
                cells[index_of(name)] = Cell(seat, names[letter], False)
    return Position(cells)


def letters_of(ruleset: Ruleset, position: Position, seat: int) -> str:
    """The letters of the `deploy` action with which a seat stands as it does here. Raises NotationError at a piece outside
    its zone, and for a ruleset with another board or other pieces."""
    check_ruleset(ruleset)
    letters = {piece.id: piece.letter for piece in ruleset.pieces}
    zone = [index_of(name) for name in ruleset.zones[seat]]
    for index, cell in position.cells.items():
        if cell.owner == seat and index not in zone:
            raise NotationError(name_of(index), 0, "a piece stands outside its side's set-up squares")
    own = {index: cell.piece for index, cell in position.cells.items() if cell.owner == seat}
    return "".join(letters[own[index]] if index in own else "." for index in zone)


def deployments_of(ruleset: Ruleset, field: str) -> tuple[str, str]:
    """The letters of both `deploy` actions of a starting position. Raises NotationError, also for a position of later on."""
    position = parse(field)
    if position.turn == 1 or position.made > 0:
        raise NotationError(
            field[100:], 100, "not a starting position: red moves first, and no move has been made"
        )
    for index, cell in position.cells.items():
        if cell.shown:
            raise NotationError(
                name_of(index), 0, "not a starting position: a small letter is a piece that both sides know"
            )
    return letters_of(ruleset, position, 0), letters_of(ruleset, position, 1)
