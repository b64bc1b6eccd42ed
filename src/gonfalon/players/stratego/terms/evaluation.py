"""The evaluation of one decision: the worths of pieces and squares and the gains of attacks that the search adds up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gonfalon.games.stratego.observation import PieceView

from ..decision import SearchContext
from ..kernel.eval_weights import EVAL_WEIGHTS, UNIT
from .attraction import flag_wall_chances, write_square_values
from .material import NO_MOVE, attack_gains, learn_values_of, stake_of, write_hidden_attacks, write_worths
from .powers import Strike, strike_targets, write_strikes
from .quest import captor_sights, is_quest_open, write_quest_weights


@dataclass(frozen=True)
class Evaluation:
    """Values of one decision, in hundredths.

    eval_weights: record of EVAL_WEIGHTS. gains: float64[own kinds, enemy kinds], of an attack. expected_gains: id of a hidden piece ->
    float64[own kinds]. learn_values: id of a hidden piece -> what attacking it teaches. captor_sights, flag_walls: as the functions write
    them. stake: factor on the cost of danger. strikes: (power, own kind) -> what it does to whom.
    """

    eval_weights: Any
    gains: np.ndarray
    expected_gains: dict[int, np.ndarray]
    learn_values: dict[int, float]
    captor_sights: dict[int, float]
    flag_walls: dict[str, float]
    stake: float
    strikes: dict[tuple[int, int], Strike]


def evaluation_of(context: SearchContext) -> Evaluation:
    """The evaluation of the context's decision."""
    record: Any = np.zeros(1, EVAL_WEIGHTS)[0]
    lead, seat, n = write_worths(record, context), context.seat, len(context.belief.kinds)
    record["searcher"], record["stuck"] = seat, NO_MOVE * UNIT
    gains = attack_gains(
        context.fights, context.belief.kinds, record["worth"][seat, :n], record["worth"][1 - seat, :n]
    )
    expected = {piece.id: gains @ context.belief.chances[i] for i, piece in enumerate(context.belief.hidden)}
    sights = captor_sights(context)
    learn_values = learn_values_of(record, context, sights)
    write_hidden_attacks(record, context, expected, learn_values)
    strikes = write_strikes(record, context) if context.has_powers else {}
    flag_walls = flag_wall_chances(context)
    targets = [_target_gain(context, piece, gains, expected, strikes) for piece in context.enemies]
    write_square_values(record, context, targets, flag_walls)
    if is_quest_open(context):
        write_quest_weights(record, context)
    return Evaluation(
        record, gains, expected, learn_values, sights, flag_walls, stake_of(context, lead), strikes
    )


def _target_gain(
    context: SearchContext,
    piece: PieceView,
    gains: np.ndarray,
    expected: dict[int, np.ndarray],
    strikes: dict[tuple[int, int], Strike],
) -> np.ndarray:
    """float64[own kinds]: expected gain of attacking an enemy's piece, or of striking it."""
    known = context.belief.known.get(piece.id)
    gain = gains[:, known] if known is not None else expected[piece.id]
    return strike_targets(context, piece, gain, strikes) if strikes else gain
