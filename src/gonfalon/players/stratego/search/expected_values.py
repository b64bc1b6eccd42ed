"""Another judgement of the root moves: a look-ahead over expected values (expectimax/), fed with the search's belief.

The tree search looks at boards on which everything is known, to a small depth; this looks deeper, at one position in which every hidden
piece is its chances and the own hidden pieces are hidden. Their errors differ, so the mean of both is better than either
(docs/lab/search.md).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from ..expectimax.assessment import Assessment
from ..expectimax.lookahead import new_room
from ..expectimax.quest import add_quest
from ..expectimax.root import root_values
from ..expectimax.style import Style
from ..expectimax.tables import tables_of
from ..powers import PowerJudge, with_quest
from .clock import SearchClock
from .context import SearchContext
from .weights import UNIT


def expected_values(
    context: SearchContext, rng: random.Random, legal: Sequence[str], clock: SearchClock | None = None
) -> np.ndarray | None:
    """float64[actions], hundredths: what each legal action is worth; None where the look-ahead does not apply or had no room.

    It applies to decisions with a move or an attack among the legal actions, repeat attacks aside, while some enemy that may move is
    unknown: after that the sampled boards differ in nothing that comes nearer. Powers count as passing and what the rules of thumb promise
    for them. clock: of its share of a time limit.
    """
    if context.seen.kind in ("rescue", "repeat") or not is_any_mover_unknown(context):
        return None
    standard = [text for text in legal if " " not in text]
    if not standard:
        return None
    information, weights = context.information, context.weights.expected
    rules = with_quest(information)
    fights, duels = tables_of(information, rules)
    chances = np.zeros((len(context.enemies), len(duels.kinds)))
    columns = [duels.index[name] for name in context.belief.kinds]
    for row, piece in enumerate(context.enemies):
        chances[row, columns] = context.chances_of(piece)
    bearer = context.weights.quest.bearer_expected
    style = Style(nodes=weights.nodes, depth=weights.depth, bearer=bearer)
    assessment = Assessment(information, style, fights, duels, rng, chances)
    if rules is not None:
        add_quest(assessment, rules)
    found = root_values(assessment, standard, new_room(), weights.margin, clock=clock)
    if not found.depth:
        return None
    values = dict(zip(standard, found.moves.tolist(), strict=True))
    if len(standard) < len(legal) and rules is not None:
        judge = PowerJudge(information, rng, rules)
        values |= {text: found.passing + judge.value(text) for text in legal if text not in values}
    return UNIT * np.array([values[text] for text in legal])


def is_any_mover_unknown(context: SearchContext) -> bool:
    """Is there an enemy's piece that may move and of which it is not known what it is?"""
    chances, weights = context.belief.chances, context.weights
    moves = chances[:, [context.is_mobile(name) for name in context.belief.kinds]].sum(axis=1)
    unknown = chances.max(axis=1, initial=0.0) < weights.root.certain
    return bool((unknown & (moves > weights.expected.least_mobile)).any())


def mean_of_both(values: np.ndarray, expected: np.ndarray, share: float, margin: float) -> np.ndarray:
    """float64[actions]: the tree's values, with those of the look-ahead counted `share` times as much. margin: hundredths below the best
    at which both stop telling actions apart."""
    behind = np.maximum(values - values.max(), -margin) + share * np.maximum(
        expected - expected.max(), -margin
    )
    return values.max() + behind / (1.0 + share)
