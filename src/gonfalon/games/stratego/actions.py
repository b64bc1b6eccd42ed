"""Actions as text and as numbers.

Texts: `deploy <letters>`, `a4-a5`, `rescue miner@c4`, `rescue none`. Kernel codes are described in kernel/layout.py. The dense
number of a move, for learners, is direction * rows * columns + row * columns + column of the target, 4 * squares in all.
"""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

from .kernel.layout import DOWN, LEFT, RESCUE_BASE, RIGHT, UP
from .ruleset import Ruleset, parse_square, square_name

MOVE = re.compile(r"([a-p](?:[1-9]|1[0-6]))-([a-p](?:[1-9]|1[0-6]))")
RESCUE = re.compile(r"rescue (?:none|([a-z0-9_-]{1,24})@([a-p](?:[1-9]|1[0-6])))")


def name_of(square: int) -> str:
    """Name of a kernel square."""
    return square_name(square >> 4, square & 15)


def square_of(ruleset: Ruleset, name: str) -> int | None:
    """Kernel square of a name, None if it is not on the board."""
    found = parse_square(name, ruleset.rows, ruleset.columns)
    return None if found is None else found[0] * 16 + found[1]


def is_on_board(ruleset: Ruleset, square: int) -> bool:
    """Is this int a kernel square of this board?"""
    return square >= 0 and square >> 4 < ruleset.rows and square & 15 < ruleset.columns


def parse_move(ruleset: Ruleset, text: str) -> tuple[int, int]:
    """(source, target) as kernel squares. Raises NotationError."""
    match = MOVE.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "a move is written like a4-a5")
    source, target = square_of(ruleset, match[1]), square_of(ruleset, match[2])
    if source is None or target is None:
        raise NotationError(text, 0, "no such square on this board")
    return source, target


def direction_of(source: int, target: int) -> int | None:
    """Direction of travel of a straight line, None if it is not straight."""
    if source & 15 == target & 15 and source != target:
        return UP if target > source else DOWN
    if source >> 4 == target >> 4 and source != target:
        return RIGHT if target > source else LEFT
    return None


def move_code(source: int, target: int) -> int | None:
    """Kernel code of a straight displacement."""
    direction = direction_of(source, target)
    return None if direction is None else direction * 256 + target


def rescue_code(ruleset: Ruleset, text: str) -> int:
    """Kernel code of a rescue decision. Raises NotationError."""
    match = RESCUE.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "a rescue is written like 'rescue miner@c4' or 'rescue none'")
    if match[1] is None:
        return RESCUE_BASE
    kinds = [piece.id for piece in ruleset.pieces]
    square = square_of(ruleset, match[2])
    if match[1] not in kinds or square is None:
        raise NotationError(text, 7, "no such piece or square")
    return RESCUE_BASE + 1 + kinds.index(match[1]) * 256 + square


def rescue_text(ruleset: Ruleset, code: int) -> str:
    """Text of a rescue decision."""
    if code == RESCUE_BASE:
        return "rescue none"
    kind, square = divmod(code - RESCUE_BASE - 1, 256)
    return f"rescue {ruleset.pieces[kind].id}@{name_of(square)}"


def dense_of(ruleset: Ruleset, code: int) -> int:
    """The dense number of a move code."""
    square = code & 255
    return ((code >> 8) * ruleset.rows + (square >> 4)) * ruleset.columns + (square & 15)


def code_of_dense(ruleset: Ruleset, dense: int) -> int:
    """The move code of a dense number. Raises ValueError outside 0 .. 4 * squares - 1."""
    if not 0 <= dense < 4 * ruleset.rows * ruleset.columns:
        raise ValueError(f"action numbers run from 0 to {4 * ruleset.rows * ruleset.columns - 1}")
    direction, cell = divmod(dense, ruleset.rows * ruleset.columns)
    row, column = divmod(cell, ruleset.columns)
    return direction * 256 + row * 16 + column
