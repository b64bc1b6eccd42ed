"""Gravon's names of squares: columns A to K without J, rows 1 to 9 and then ":" for the tenth, so that a name has two characters.

Some old files use J for K, and some programs write 10 for the tenth row; both are read.
"""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

from ..squares import row_and_column

COLUMNS = "ABCDEFGHIK"
TENTH = ":"
SQUARE = re.compile(r"([A-HIJK])([1-9:]|10)")


def read_square(text: str) -> str:
    """Our name of one of Gravon's squares. Raises NotationError."""
    match = SQUARE.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "not a square from A1 to K9 or K:")
    column = "J" if match[1] in "JK" else match[1]
    return column.lower() + ("10" if match[2] == TENTH else match[2])


def write_square(name: str) -> str:
    """Gravon's name of one of our squares."""
    row, column = row_and_column(name)
    return COLUMNS[column] + (TENTH if row == 9 else str(row + 1))
