"""What the tree search does not see of root moves: repetition, danger to the flag, what an attack teaches, which sample was drawn."""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np

from gonfalon.games.stratego.observation import PieceView

from ..decision import SearchContext
from ..kernel.eval_weights import UNIT
from ..knowledge.turns import visits_of
from ..terms.evaluation import Evaluation
from ..terms.guard import Guard
from .boards import BoardSampler

REVISIT = 0.7
"""Worth that going back to a square costs, for each time that the piece has left it in the last dozen moves."""


class RootMoves:
    """What a search asks of root moves beyond what the tree sees: of moves, attacks and rescues."""

    def __init__(
        self, context: SearchContext, evaluation: Evaluation, guard: Guard, rng: random.Random
    ) -> None:
        self.context, self.evaluation, self.guard, self.rng = context, evaluation, guard, rng
        self.visits = visits_of(context.record, context.has_powers)
        self.back_rows = _back_rows(context)

    def candidates(self, texts: list[str], _sampler: BoardSampler, /) -> list[str]:
        """The legal actions that are searched: all of them."""
        return texts

    def noise(self) -> float:
        """Hundredths that chance adds to an action."""
        return UNIT * self.context.settings.noise * self.rng.random()

    def bonus(self, text: str) -> float:
        """Hundredths of an action, danger aside: noise; for a move also repetition, leaving the back rows and learning."""
        value, ends = self.noise(), self.context.actions[text].ends
        if ends is None:
            return value
        source, target = ends
        context, evaluation = self.context, self.evaluation
        own = context.piece_at[source]
        value -= self.revisit_cost(target, own.id)
        value -= self.back_row_cost(own)
        other = context.piece_at.get(target)
        if other is not None and other.id in evaluation.learn_values:
            value += evaluation.learn_values[other.id]
        return value

    def revisit_cost(self, target: str, piece: int) -> float:
        """Hundredths that going back to a square costs."""
        return REVISIT * UNIT * self.visits[target, piece]

    def back_row_cost(self, own: PieceView) -> float:
        """Hundredths that a piece's first step out of the back rows costs; nothing for a sapper that has a wall to dig through."""
        context = self.context
        digs = bool(self.evaluation.flag_walls) and own.piece in context.fights.sappers
        leaves = own.square in self.back_rows and not own.moved and not digs
        return UNIT * context.settings.back_row_cost if leaves else 0.0

    def danger(self, text: str) -> float:
        """Hundredths that an action costs in danger to what is guarded; only a displacement has any."""
        ends = self.context.actions[text].ends
        return self.exposure(*ends) if ends else 0.0

    def exposure(self, source: str, target: str) -> float:
        """Hundredths that a displacement costs in danger to what is guarded."""
        return self.danger_cost(self.guard.explain(source, target))

    def danger_cost(self, danger: float) -> float:
        """Hundredths that a danger from 0 to 1 costs, the more the more there is to lose."""
        return UNIT * self.context.settings.guard_cost * self.evaluation.stake * danger

    def control_variate(self, text: str, assignments: np.ndarray) -> np.ndarray:
        """float64[samples]: what an attack takes of a hidden piece beyond the expectation, in each sample."""
        ends = self.context.actions[text].ends
        return self.attack_variate(*ends, assignments) if ends else np.zeros(len(assignments))

    def attack_variate(self, source: str, target: str, assignments: np.ndarray) -> np.ndarray:
        """float64[samples]: gain of an attack beyond its expectation, 0 if the target is not a hidden piece.

        Taken off the values, it leaves of the attack's own outcome the expectation, not the chance of few samples.
        """
        context = self.context
        other = context.piece_at.get(target)
        if other is None or other.id not in context.hidden_row:
            return np.zeros(len(assignments))
        own = context.belief.index[context.piece_at[source].piece]
        taken = self.evaluation.gains[own, assignments[:, context.hidden_row[other.id]]]
        return taken - self.evaluation.expected_gains[other.id][own]


def _back_rows(context: SearchContext) -> frozenset[str]:
    """The back rows of the own set-up zone, if the army filled more than half of it: fewer pieces hide nothing."""
    zone, seat = context.rules.ruleset.zones[context.seat], context.seat
    crowded = 2 * sum(kind.counts[seat] for kind in context.seen.kinds) > len(zone)
    return back_half(zone, seat) if crowded else frozenset()


@lru_cache(maxsize=32)
def back_half(zone: tuple[str, ...], seat: int) -> frozenset[str]:
    """The squares of a set-up zone on the half of its rows that is farther from the enemy."""
    rows = sorted({int(name[1:]) for name in zone}, reverse=seat == 1)
    back = rows[: len(rows) // 2]
    return frozenset(name for name in zone if int(name[1:]) in back)
