"""Gravon's names of squares: columns A to K without J (some old files use J for K), rows 1 to 10."""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

COLUMNS = "ABCDEFGHIK"


def read_square(text: str, where: int = 0) -> str:
    """Our name of one of Gravon's squares. Raises NotationError."""
    match = re.fullmatch(r"([A-HIJK])([1-9]|10)", text.strip())
    if not match:
        raise NotationError(text, where, "not a square from A1 to K10")
    column = "J" if match[1] in "JK" else match[1]
    return column.lower() + match[2]


def write_square(name: str) -> str:
    """Gravon's name of one of our squares."""
    return COLUMNS[ord(name[0]) - ord("a")] + name[1:]
