"""A second judgement of the root moves: a look-ahead over expected values (expectimax/) with the search's belief.

The tree searches boards on which everything is known, to a small depth. This searches one position deeper. Every hidden enemy piece has
its chances there, and the own hidden pieces stay hidden. The errors of the two differ, so their mean is better (docs/tried/stratego.md).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from ..clock import SearchClock
from ..decision import SearchContext
from ..expectimax.assessment import Assessment
from ..expectimax.lookahead import new_room
from ..expectimax.root import add_quest, root_values
from ..expectimax.tables import Style
from ..kernel.eval_weights import UNIT
from ..opponents.rule_based import PowerJudge
from ..terms.material import CERTAIN_CHANCE
from .root import Root

# The look-ahead over expected values.
BEARER = 60.0  # worth of the bearer while the Ring is open
LOOK_MARGIN = 6.0  # worth behind the best beyond which it does not tell values apart
LEAST_MOBILE = 0.02  # chance of being one that moves above which an unknown piece counts as such
TIME_SHARE = 0.25  # share of what is left of a time limit that it may use
LEAST_WORK = 3.0  # milliseconds of work that such a share must hold


class ExpectedValues:
    """Evaluator by the look-ahead; None also where the settings do not ask for it or time is too short."""

    def values(self, root: Root, /) -> np.ndarray | None:
        """With dangers taken off."""
        clock = root.clock.rest(TIME_SHARE)
        if not root.context.settings.expected_share:
            return None
        if clock.ms > 0 and clock.work_left() < LEAST_WORK:
            return None
        found = expected_values(root.context, root.rng, root.legal, clock if clock.ms > 0 else None)
        return None if found is None else found - root.dangers


def expected_values(
    context: SearchContext, rng: random.Random, legal: Sequence[str], clock: SearchClock | None = None
) -> np.ndarray | None:
    """float64[actions], hundredths: what each legal action is worth; None where the look-ahead does not apply or had no room.

    It applies where a move or an attack is legal (a repeat attack is not enough) and an enemy that can move is unknown. After that the
    sampled boards differ only in pieces that never move. A power counts as passing plus its value to the rule-based player. clock: of
    its share of a time limit.
    """
    if context.seen.kind in ("rescue", "repeat") or not is_any_mover_unknown(context):
        return None
    standard = [context.actions[text] for text in legal if context.actions[text].ends]
    if not standard:
        return None
    duels = context.fights.duels
    chances = np.zeros((len(context.enemies), len(duels.kinds)))
    columns = [duels.index[name] for name in context.belief.kinds]
    for row, piece in enumerate(context.enemies):
        chances[row, columns] = context.chances_of(piece)
    assessment = Assessment(context.record, Style(bearer=BEARER), rng, chances)
    add_quest(assessment)
    found = root_values(assessment, standard, new_room(), LOOK_MARGIN, clock=clock)
    if not found.depth:
        return None
    values = dict(zip((action.text for action in standard), found.moves.tolist(), strict=True))
    if len(standard) < len(legal) and context.has_powers:
        judge = PowerJudge(context.record, rng)
        values |= {
            text: found.passing + judge.value(context.actions[text]) for text in legal if text not in values
        }
    return UNIT * np.array([values[text] for text in legal])


def is_any_mover_unknown(context: SearchContext) -> bool:
    """Is there an enemy's piece that may move and of which it is not known what it is?"""
    chances = context.belief.chances
    moves = chances[:, [context.is_mobile(name) for name in context.belief.kinds]].sum(axis=1)
    unknown = chances.max(axis=1, initial=0.0) < CERTAIN_CHANCE
    return bool((unknown & (moves > LEAST_MOBILE)).any())


def mean_of_both(values: np.ndarray, expected: np.ndarray, share: float, margin: float) -> np.ndarray:
    """float64[actions]: the tree's values, with those of the look-ahead counted `share` times as much. margin: hundredths below the best
    at which both stop telling actions apart."""
    tree, other = (np.maximum(each - each.max(), -margin) for each in (values, expected))
    return values.max() + (tree + share * other) / (1.0 + share)
