"""Actions as text and as numbers.

Texts: `deploy <letters>`, `a4-a5`, `rescue miner@c4`, `rescue none`. Kernel codes are described in kernel/layout.py. The dense
number of a move, for learners, is direction * rows * columns + row * columns + column of the target, 4 * squares in all.
"""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

from .kernel.layout import DOWN, LEFT, RESCUE_BASE, RIGHT, UP
from .legal_action import NO_RESCUE, LegalAction, rescue
from .ruleset import Ruleset
from .squares import NAME, column_of, find_square, name_of, row_of, square_at

MOVE = re.compile(rf"({NAME})-({NAME})")
RESCUE = re.compile(rf"rescue (?:none|([a-z0-9_-]{{1,24}})@({NAME}))")


def parse_move(ruleset: Ruleset, text: str) -> tuple[int, int]:
    """(source, target) as kernel squares. Raises NotationError."""
    match = MOVE.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "a move is written like a4-a5")
    source, target = (find_square(name, ruleset.rows, ruleset.columns) for name in match.groups())
    if source is None or target is None:
        raise NotationError(text, 0, "no such square on this board")
    return source, target


def direction_of(source: int, target: int) -> int | None:
    """Direction of travel of a straight line, None if it is not straight."""
    if column_of(source) == column_of(target) and source != target:
        return UP if target > source else DOWN
    if row_of(source) == row_of(target) and source != target:
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
    square = find_square(match[2], ruleset.rows, ruleset.columns)
    if square is None or all(piece.id != match[1] for piece in ruleset.pieces):
        raise NotationError(text, 7, "no such piece or square")
    return code_of_rescue(ruleset, match[1], square)


def code_of_rescue(ruleset: Ruleset, kind: str, square: int) -> int:
    """Kernel code of bringing back a piece of a kind of this ruleset."""
    return RESCUE_BASE + 1 + [piece.id for piece in ruleset.pieces].index(kind) * 256 + square


def rescue_of(ruleset: Ruleset, code: int) -> LegalAction:
    """A rescue decision."""
    if code == RESCUE_BASE:
        return NO_RESCUE
    kind, square = divmod(code - RESCUE_BASE - 1, 256)
    return rescue(ruleset.pieces[kind].id, name_of(square))


def dense_of(ruleset: Ruleset, code: int) -> int:
    """The dense number of a move code."""
    square = code & 255
    return ((code >> 8) * ruleset.rows + row_of(square)) * ruleset.columns + column_of(square)


def code_of_dense(ruleset: Ruleset, dense: int) -> int:
    """The move code of a dense number. Raises ValueError outside 0 .. 4 * squares - 1."""
    if not 0 <= dense < 4 * ruleset.rows * ruleset.columns:
        raise ValueError(f"action numbers run from 0 to {4 * ruleset.rows * ruleset.columns - 1}")
    direction, cell = divmod(dense, ruleset.rows * ruleset.columns)
    return direction * 256 + square_at(*divmod(cell, ruleset.columns))
