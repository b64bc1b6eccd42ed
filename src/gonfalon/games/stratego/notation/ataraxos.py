"""Ataraxos' numbers of moves: 0 to 1799, each side counting squares from its own corner (blue's square n is our 99 - n).

A number is 100 * way + source. Ways 0 to 8 go along the column, to the rows other than the own one in their order; ways 9 to 17
along the row, to the columns other than the own one.
"""

from __future__ import annotations

from gonfalon.core.errors import NotationError

from .position import index_of, name_of
from .ucc_setup import XY

N_ACTIONS = 1800


def move_of(number: int, seat: int) -> str:
    """Our text of a move. Raises NotationError for a number out of range."""
    if not 0 <= number < N_ACTIONS:
        raise NotationError(str(number)[:20], 0, f"a move's number lies between 0 and {N_ACTIONS - 1}")
    way, source = divmod(number, 100)
    row, column = divmod(source, 10)
    if way < 9:
        target = 10 * (way + (way >= row)) + column
    else:
        target = 10 * row + (way - 9) + (way - 9 >= column)
    return f"{name_of(_turned(source, seat))}-{name_of(_turned(target, seat))}"


def number_of(move: str, seat: int) -> int:
    """The number of a move along a row or column. Raises NotationError."""
    source, _, target = move.partition("-")
    if not (XY.fullmatch(source) and XY.fullmatch(target)):
        raise NotationError(move, 0, "a move is written like a4-a5")
    (row, column), (to_row, to_column) = (
        divmod(_turned(index_of(name), seat), 10) for name in (source, target)
    )
    if (row == to_row) == (column == to_column):
        raise NotationError(move, 0, "a move goes along a row or a column")
    way = to_row - (to_row > row) if column == to_column else 9 + to_column - (to_column > column)
    return 100 * way + 10 * row + column


def _turned(square: int, seat: int) -> int:
    return 99 - square if seat else square
