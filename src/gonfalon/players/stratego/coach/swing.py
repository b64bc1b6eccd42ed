"""What an act cost of the result: a piece lost while all is open costs more than one lost in a game that is won or lost anyway."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ...coaching import Effort
from ..hints.searched import SEED, SearchedDecision
from ..kernel.eval_weights import UNIT
from ..kernel.playouts import evaluate_by_playouts
from ..search.acts import Act
from ..search.playout_values import Playouts

N_PIECES: dict[Effort, int] = {"quick": 4_000, "deep": 40_000}
"""Own pieces on all boards on which both acts are played on: with fewer pieces a game is over sooner."""
MOST_BOARDS = 4_000
PLIES = 150
"""Plies until such a game is valued by what stands."""
NOISE = 4.0
"""Worth that chance adds to an act of such a game, at most. Games without mistakes foresee worse how those of other players end."""
PLAYED_ON = 0.75
"""What such games count; the odds of a lead count the rest."""
OPEN_SHARE = 0.2
"""Share of the own army's worth that changes the odds to win by a factor of e."""
LEAST_SCALE = 1.5
"""Worths that do so at least, however few pieces are left."""
EVEN = 0.02
"""A result is never nearer to lost or won than this before a loss is taken off it."""


def swing_of(
    found: SearchedDecision, played: Act, loss: float, worths: dict[str, float], ahead: float, effort: Effort
) -> float:
    """The share of the result that an act cost against the best one, from 0 to 1. ahead: worths by which the seat leads.

    It is a mean of two judges. One plays both acts on, on the same boards, and takes the doubt off. The other takes the loss off the odds
    that the best act leaves. In rules with powers games played on are too weak a guide: there only the other counts, from the lead.
    """
    if loss <= 0 or played.text not in found.search.moves.codes:
        return 0.0
    scale = max(LEAST_SCALE, OPEN_SHARE * sum(worths[piece.piece] for piece in found.context.own))
    if found.context.has_powers:
        return taken_off(float(result_of(ahead / scale)), loss / scale)
    n_boards = min(MOST_BOARDS, N_PIECES[effort] // max(1, len(found.context.own)))
    results = results_of(found, (found.best.text, played.text), scale, n_boards)
    differences = results[:, 0] - results[:, 1]
    doubt = float(differences.std()) / len(differences) ** 0.5
    played_on = max(0.0, float(differences.mean()) - doubt)
    by_odds = taken_off(float(results[:, 0].mean()), loss / scale)
    return PLAYED_ON * played_on + (1.0 - PLAYED_ON) * by_odds


def results_of(found: SearchedDecision, texts: tuple[str, ...], scale: float, n_boards: int) -> np.ndarray:
    """float64[boards, acts]: how games end that go on after each act, 1 for a win. scale: worths that change the odds by a factor of e."""
    context, search = found.context, found.search
    playouts = Playouts(context, search.evaluation, random.Random(SEED), NOISE)
    codes = np.array([search.moves.codes[text] for text in texts], np.int32)
    boards: Any = search.sampler.sample(context.belief.assignments(n_boards))
    values = np.zeros((n_boards, len(texts)))
    evaluate_by_playouts(
        boards,
        context.tables,
        playouts.weights,
        playouts.buffers,
        playouts.policy,
        PLIES,
        SEED,
        codes,
        values,
    )
    return result_of(values / (UNIT * scale))


def result_of(log_odds: np.ndarray | float) -> np.ndarray:
    """The share of the result, from 0 to 1, of the natural logarithm of the odds to win."""
    return 1.0 / (1.0 + np.exp(-np.clip(log_odds, -30.0, 30.0)))


def taken_off(result: float, odds: float) -> float:
    """What a result falls by when its odds to win shrink by a factor of e to the power of `odds`."""
    result = min(1.0 - EVEN, max(EVEN, result))
    left = result / (1.0 - result) * np.exp(-odds)
    return result - float(left / (1.0 + left))
