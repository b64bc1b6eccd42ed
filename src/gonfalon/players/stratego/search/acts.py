"""The parts of an act in play: which own piece acts, where it goes, and whom it aims at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gonfalon.games.stratego.kernel.layout import RIDE, STRIKE
from gonfalon.games.stratego.legal_action import LegalAction
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of, steps_between

from ..decision import SearchContext

NO_POWER = -1  # in place of the row of a power, or of its shape


@dataclass(frozen=True)
class Act:
    """One action. piece: the own piece that acts, None for a rescue and `stop`. stand: where it acts from or comes to.

    attacked: the piece on the square it comes to. struck: the enemy's pieces that its power strikes. power, shape: the row of the power
    and its shape, NO_POWER for none. steps: squares that a plain move is long.
    """

    text: str
    piece: PieceView | None = None
    stand: str = ""
    attacked: PieceView | None = None
    struck: tuple[PieceView, ...] = ()
    power: int = NO_POWER
    shape: int = NO_POWER
    steps: int = 0


def act_of(context: SearchContext, action: LegalAction) -> Act:
    """The parts of a legal action."""
    if not action.path:
        return Act(action.text)
    source, stand = action.path[0], action.path[-1]
    piece, attacked = context.piece_at[source], context.piece_at.get(stand)
    if not action.power:
        steps = steps_between(square_of(source), square_of(stand))
        return Act(action.text, piece, stand, attacked, steps=steps)
    power = [power.id for power in context.rules.ruleset.powers].index(action.power)
    shape = int(context.tables["shape"][power])
    if shape != STRIKE:
        attacked = attacked if shape == RIDE and stand != source else None
        return Act(action.text, piece, stand, attacked, power=power, shape=shape)
    if int(context.tables["targets"][power]) > 0:
        struck = (one for one in context.enemies if one.square in action.targets)
    else:
        reach = (context.tables, power, square_of(stand))
        struck = (one for one in context.enemies if _is_struck(*reach, square_of(one.square)))
    return Act(action.text, piece, stand, struck=tuple(struck), power=power, shape=shape)


def _is_struck(tables: Any, power: int, stand: int, square: int) -> bool:
    """Does a strike at everything in range hit whoever stands on a square (ME-5.4, ME-9.7)?"""
    row, column = (square >> 4) - (stand >> 4) + 2, (square & 15) - (stand & 15) + 2
    is_near = 0 <= row < 5 and 0 <= column < 5
    is_in_range = is_near and int(tables["range_places"][power]) >> 5 * row + column & 1
    return bool(is_in_range) and not int(tables["untouchable"][(square >> 4) + 1]) >> (square & 15) & 1
