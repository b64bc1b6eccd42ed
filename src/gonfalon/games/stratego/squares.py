"""Squares as a name, as row and column, or as one number, and all conversions between these.

name          "a1", the left corner of red's back row: a letter a to p for the column, then 1 to 16 for the row
row, column   both from 0; row 0 is red's back row
square        the number row * 16 + column, 0 to 255, whatever the board's size, as in the kernel
"""

from __future__ import annotations

import re
from functools import cache

from .kernel.limits import STRIDE

NAME = "[a-p](?:1[0-6]|[1-9])"
"""A regular expression for one name, without a group."""
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""(rows, columns) to the four neighbours of a square."""

_WHOLE_NAME = re.compile(NAME)


def column_name(column: int) -> str:
    """Return the letter of a column.

    >>> column_name(9)
    'j'
    """
    return chr(ord("a") + column)


def square_name(row: int, column: int) -> str:
    """Return the name of the square in a row and a column.

    >>> square_name(0, 0)
    'a1'
    """
    return f"{column_name(column)}{row + 1}"


def row_and_column(name: str) -> tuple[int, int]:
    """Return the row and the column of a name that is known to be one.

    >>> row_and_column("c10")
    (9, 2)
    """
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def parse_square(text: str, rows: int, columns: int) -> tuple[int, int] | None:
    """Return the row and the column that a text names, None where a board of this size has no such square."""
    if not _WHOLE_NAME.fullmatch(text):
        return None
    row, column = row_and_column(text)
    return (row, column) if row < rows and column < columns else None


def square_at(row: int, column: int) -> int:
    """Return the square in a row and a column, as a number."""
    return row * STRIDE + column


def square_of(name: str) -> int:
    """Return the square of a name that is known to be one, as a number.

    >>> square_of("c10")
    146
    """
    return square_at(*row_and_column(name))


def find_square(text: str, rows: int, columns: int) -> int | None:
    """Return the square that a text names, as a number, None where a board of this size has no such square."""
    found = parse_square(text, rows, columns)
    return None if found is None else square_at(*found)


def row_of(square: int) -> int:
    """Return the row of a square."""
    return square // STRIDE


def column_of(square: int) -> int:
    """Return the column of a square."""
    return square % STRIDE


@cache
def name_of(square: int) -> str:
    """Return the name of a square.

    >>> name_of(146)
    'c10'
    """
    return square_name(row_of(square), column_of(square))


def steps_between(source: int, target: int) -> int:
    """Count the steps along rows and columns from one square to another."""
    return abs(row_of(target) - row_of(source)) + abs(column_of(target) - column_of(source))


def neighbour_names(name: str, rows: int, columns: int) -> list[str]:
    """Return the names of the squares beside one, above, below, right and left of it, on a board of this size."""
    row, column = row_and_column(name)
    around = ((row + up, column + right) for up, right in STEPS)
    return [square_name(r, c) for r, c in around if 0 <= r < rows and 0 <= c < columns]


def is_on_board(square: int, rows: int, columns: int) -> bool:
    """Has a board of this size a square with this number?"""
    return square >= 0 and row_of(square) < rows and column_of(square) < columns
