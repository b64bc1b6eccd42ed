"""The parts of an act in play: which own piece acts, where it goes, whom it aims at."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.stratego.actions import ends_of_move
from gonfalon.games.stratego.kernel.layout import POWER_BASE, RIDE, STRIKE
from gonfalon.games.stratego.kernel.powers import power_of
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of, steps_between

from ..search.action_codes import action_code
from ..search.context import SearchContext
from ..search.power_root_moves import PowerRootMoves
from ..search.root_moves import RootMoves


@dataclass(frozen=True)
class Act:
    """One action. piece: the own piece that acts, None for a rescue and `stop`. stand: where it acts from or comes to.

    attacked: the enemy's piece it fights. struck: those that its power strikes. power: the row of the power, -1 for none. steps: squares
    that a plain move is long.
    """

    text: str
    piece: PieceView | None = None
    stand: str = ""
    attacked: PieceView | None = None
    struck: tuple[PieceView, ...] = ()
    power: int = -1
    steps: int = 0

    @property
    def is_strike(self) -> bool:
        """Does it strike without a fight?"""
        return bool(self.struck)


def act_of(context: SearchContext, moves: RootMoves, text: str) -> Act:
    """A legal action taken apart."""
    if ends := ends_of_move(text):
        source, target = ends
        steps = steps_between(square_of(source), square_of(target))
        return Act(text, context.piece_at[source], target, context.piece_at.get(target), steps=steps)
    code = action_code(context.rules, text)
    if code < POWER_BASE or not isinstance(moves, PowerRootMoves):
        return Act(text)
    power = power_of(code)
    shape, path = int(context.tables["shape"][power]), text.split(" ")[1].split("-")
    piece, stand = context.piece_at[path[0]], path[-1]
    if shape == STRIKE:
        return Act(text, piece, stand, struck=tuple(moves.targets(text)), power=power)
    attacked = context.piece_at.get(stand) if shape == RIDE and stand != path[0] else None
    return Act(text, piece, stand, attacked, power=power)
