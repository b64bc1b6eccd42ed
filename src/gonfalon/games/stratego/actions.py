"""Actions as text and as numbers.

Texts: `deploy <letters>`, `a4-a5`, `rescue miner@c4`, `rescue none`. Kernel codes are described in kernel/layout.py. The dense
number of a move, for learners, is direction * rows * columns + row * columns + column of the target, 4 * squares in all.
"""

from __future__ import annotations

import re

from gonfalon.core.errors import NotationError

from .kernel.layout import DOWN, LEFT, RESCUE_BASE, RIGHT, UP
from .ruleset import Ruleset
from .squares import NAME, column_of, find_square, name_of, row_of, square_at

NO_RESCUE = "rescue none"
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


def ends_of_move(text: str) -> tuple[str, str] | None:
    """Source and target of a move or an attack, as names; None for any other action."""
    match = MOVE.fullmatch(text)
    return (match[1], match[2]) if match else None


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


def parts_of(text: str) -> dict[str, str]:
    """The named parts of a legal action's text: source and target of a move, piece and square of a rescue; of a power its name,
    source, step_1 .. and target_1 ..; choice where the action is to do nothing more (ME-5.7)."""
    if move := MOVE.fullmatch(text):
        return {"source": move[1], "target": move[2]}
    if rescue := RESCUE.fullmatch(text):
        return {"piece": rescue[1], "square": rescue[2]} if rescue[1] else {"choice": "none"}
    word, *rest = text.split(" ")
    if not rest:
        return {"choice": word}
    source, *steps = rest[0].split("-")
    parts = {"power": word, "source": source}
    parts |= {f"step_{number}": square for number, square in enumerate(steps, 1)}
    return parts | {f"target_{number}": square for number, square in enumerate(rest[1:], 1)}


def rescue_code(ruleset: Ruleset, text: str) -> int:
    """Kernel code of a rescue decision. Raises NotationError."""
    match = RESCUE.fullmatch(text)
    if not match:
        raise NotationError(text, 0, "a rescue is written like 'rescue miner@c4' or 'rescue none'")
    if match[1] is None:
        return RESCUE_BASE
    kinds = [piece.id for piece in ruleset.pieces]
    square = find_square(match[2], ruleset.rows, ruleset.columns)
    if match[1] not in kinds or square is None:
        raise NotationError(text, 7, "no such piece or square")
    return RESCUE_BASE + 1 + kinds.index(match[1]) * 256 + square


def rescue_text(ruleset: Ruleset, code: int) -> str:
    """Text of a rescue decision."""
    if code == RESCUE_BASE:
        return NO_RESCUE
    kind, square = divmod(code - RESCUE_BASE - 1, 256)
    return f"rescue {ruleset.pieces[kind].id}@{name_of(square)}"


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
