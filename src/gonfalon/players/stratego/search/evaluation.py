"""The evaluation of one decision: the worths of pieces and squares and the gains of attacks that the search adds up."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from gonfalon.games.stratego.observation import PieceView

from .attraction import flag_wall_chances, write_square_values
from .context import SearchContext
from .kernel.eval_weights import EVAL_WEIGHTS, N_IDS
from .piece_values import attack_gains, piece_worths
from .power_values import Strike, add_power_worths, strike_targets, write_strikes
from .quest_eval import captor_sights, is_quest_open, write_quest_weights
from .weights import UNIT


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
    lead, seat, n = _write_worths(record, context), context.seat, len(context.belief.kinds)
    record["searcher"], record["stuck"] = seat, context.weights.piece.no_move * UNIT
    gains = attack_gains(
        context.fights, context.belief.kinds, record["worth"][seat, :n], record["worth"][1 - seat, :n]
    )
    expected = {piece.id: gains @ context.belief.chances[i] for i, piece in enumerate(context.belief.hidden)}
    sights = captor_sights(context)
    learn_values = _learn_values(record, context, sights)
    _write_hidden_attacks(record, context, expected, learn_values)
    strikes = write_strikes(record, context) if context.has_powers else {}
    flag_walls = flag_wall_chances(context)
    targets = [_target_gain(context, piece, gains, expected, strikes) for piece in context.enemies]
    write_square_values(record, context, targets, flag_walls)
    if is_quest_open(context):
        write_quest_weights(record, context)
    return Evaluation(
        record, gains, expected, learn_values, sights, flag_walls, _stake(context, lead), strikes
    )


def _write_worths(record: Any, context: SearchContext) -> float:
    """Write both sides' worths of pieces; the own side's lead without flags, in worth."""
    seat, belief, settings = context.seat, context.belief, context.settings
    mine = Counter(piece.piece for piece in context.own)
    theirs = Counter(belief.left)
    theirs.update(belief.kinds[kind] for kind in belief.known.values())
    lead = 0.0
    for player, own, enemies in ((seat, mine, theirs), (1 - seat, theirs, mine)):
        worths = _worths(context, own, enemies)
        total = sum(n * worths[name] for name, n in own.items() if not context.fights.is_flag(name))
        lead += total if player == seat else -total
        for i, name in enumerate(belief.kinds):
            is_flag = context.fights.is_flag(name)
            flag = context.weights.piece.own_flag if player == seat else settings.flag_worth
            record["worth"][player, i] = round(UNIT * (flag if is_flag else worths[name]))
    return lead


def _worths(context: SearchContext, own: Counter[str], enemies: Counter[str]) -> dict[str, float]:
    """Kind -> what a piece of it is worth to a side that has `own` left against `enemies`."""
    worths = piece_worths(context.fights, own, enemies, context.weights.piece)
    if context.settings.use_endgame:
        n_movers = sum(n for name, n in own.items() if context.is_mobile(name))
        for name in filter(context.is_mobile, worths):
            worths[name] += context.weights.piece.few_movers / max(1, n_movers)
    if context.has_powers:
        add_power_worths(worths, context, enemies)
    quest = context.rules.ruleset.quest
    if quest and is_quest_open(context):
        worths[quest.bearer] = context.weights.quest.bearer
    return worths


def _learn_values(record: Any, context: SearchContext, sights: dict[int, float]) -> dict[int, float]:
    """Id of a hidden piece -> hundredths that learning what it is is worth. sights: what of that is for the quest."""
    belief, weights = context.belief, context.weights.root
    worth = piece_worths_without_flags(record, context)
    base = UNIT * context.settings.learn_value + context.urgency
    out = {}
    for i, piece in enumerate(belief.hidden):
        chances = belief.chances[i]
        certain = chances.max() >= weights.certain
        known = 0.0 if certain else weights.learn_share * float(worth @ chances)
        out[piece.id] = base + known + sights.get(piece.id, 0.0)
    return out


def piece_worths_without_flags(eval_weights: Any, context: SearchContext) -> np.ndarray:
    """float64[kinds]: hundredths that the enemy's pieces are worth, 0 for flags."""
    kinds = context.belief.kinds
    worth = eval_weights["worth"][1 - context.seat, : len(kinds)].astype(float)
    worth[[context.fights.is_flag(name) for name in kinds]] = 0.0
    return worth


def _write_hidden_attacks(
    record: Any, context: SearchContext, expected: dict[int, np.ndarray], learn_values: dict[int, float]
) -> None:
    """Write what attacking a hidden piece later is worth: less than now, if it gains."""
    n = len(context.belief.kinds)
    for piece in context.belief.hidden:
        whole = expected[piece.id] + learn_values[piece.id]
        whole = np.where(whole > 0, whole * context.settings.delayed_share, whole)
        record["attack_hidden"][:n, piece.id & (N_IDS - 1)] = np.round(whole)


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


def _stake(context: SearchContext, lead: float) -> float:
    """Factor on the cost of danger: the odds of losing what a lead has won."""
    weights = context.weights.root
    if not context.settings.use_endgame:
        return 1.0
    return min(weights.most_stake, math.exp(weights.log_odds_per_worth * max(0.0, lead)))
