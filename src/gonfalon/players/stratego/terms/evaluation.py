"""The evaluation of one decision: the worths of pieces and squares and the gains of attacks that the search adds up."""

from __future__ import annotations

from typing import Any

import numpy as np

from gonfalon.games.stratego.observation import PieceView

from ..decision import SearchContext
from ..kernel.eval_weights import EVAL_WEIGHTS, UNIT
from .attraction import flag_wall_chances, write_square_values
from .material import NO_MOVE, learn_values_of, stake_of, write_hidden_attacks, write_worths
from .powers import Strike, strike_targets, write_strikes
from .quest import captor_sights, is_quest_open, write_quest_weights


class Evaluation:
    """Values of one decision, in hundredths.

    eval_weights: record of EVAL_WEIGHTS. gains: float64[own kinds, enemy kinds], of an attack. expected_gains: id of a hidden piece ->
    float64[own kinds]. learn_values: id of a hidden piece -> what attacking it teaches. captor_sights, flag_walls: as the functions write
    them. stake: factor on the cost of danger. strikes: (power, own kind) -> what it does to whom.
    """

    def __init__(self, context: SearchContext) -> None:
        record: Any = np.zeros(1, EVAL_WEIGHTS)[0]
        self.eval_weights, seat, belief, n = record, context.seat, context.belief, len(context.belief.kinds)
        self.stake = stake_of(context, write_worths(record, context))
        record["searcher"], record["stuck"] = seat, NO_MOVE * UNIT
        worths, (won, lost) = record["worth"][:, :n].astype(float), context.fights.outcomes(belief.kinds)
        self.gains = won * worths[1 - seat] - lost * worths[seat][:, None]
        self.expected_gains = {
            piece.id: self.gains @ belief.chances[i] for i, piece in enumerate(belief.hidden)
        }
        self.captor_sights = captor_sights(context)
        self.learn_values = learn_values_of(record, context, self.captor_sights)
        write_hidden_attacks(record, context, self.expected_gains, self.learn_values)
        self.strikes: dict[tuple[int, int], Strike] = (
            write_strikes(record, context) if context.has_powers else {}
        )
        self.flag_walls = flag_wall_chances(context)
        targets = [self._target_gain(context, piece) for piece in context.enemies]
        write_square_values(record, context, targets, self.flag_walls)
        if is_quest_open(context):
            write_quest_weights(record, context)

    def _target_gain(self, context: SearchContext, piece: PieceView) -> np.ndarray:
        """float64[own kinds]: expected gain of attacking an enemy's piece, or of striking it."""
        known = context.belief.known.get(piece.id)
        gain = self.gains[:, known] if known is not None else self.expected_gains[piece.id]
        return strike_targets(context, piece, gain, self.strikes) if self.strikes else gain
