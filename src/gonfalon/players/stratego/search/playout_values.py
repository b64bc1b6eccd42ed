"""A third judgement of the best root moves: boards are played on by a quick policy (kernel/playouts.py).

The tree sees an attack, not the chase before it; forty plies of play in which either side acts on what it knows do (docs/lab/search.md).
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.layout import N_SQUARES

from .context import SearchContext
from .evaluation import Evaluation
from .kernel.distances import write_all_distances
from .kernel.eval_weights import N_IDS, N_KINDS
from .kernel.playouts import N_NEAR, evaluate_by_playouts, new_playout_buffers
from .weights import UNIT, PlayoutWeights


class Playouts:
    """What playouts of one decision need. values: of root actions on sampled boards."""

    def __init__(self, context: SearchContext, evaluation: Evaluation, rng: random.Random) -> None:
        self.context, self.rng, self.buffers = context, rng, new_playout_buffers()
        self.worth = np.ascontiguousarray(evaluation.eval_weights["worth"])
        self.hidden_gains = np.zeros((N_KINDS, N_IDS))
        for number, gains in evaluation.expected_gains.items():
            self.hidden_gains[: len(gains), number & (N_IDS - 1)] = gains
        self.policy = policy_of(context.weights.playouts)
        self.distances = distances_on(context.tables["open"].tobytes(), context)

    def values(self, boards: np.ndarray, codes: np.ndarray) -> np.ndarray:
        """float64[boards, actions], hundredths. codes: int32[actions]."""
        context, out = self.context, np.zeros((len(boards), len(codes)))
        evaluate_by_playouts(
            boards,
            context.tables,
            self.worth,
            self.buffers,
            context.seat,
            self.hidden_gains,
            self.distances,
            self.policy,
            context.weights.playouts.plies,
            self.rng.getrandbits(40),
            codes,
            out,
        )
        return out


def policy_of(weights: PlayoutWeights) -> np.ndarray:
    """float64: the policy's numbers in the order of the kernel, worths in hundredths."""
    near = (*weights.near, *(weights.near[-1],) * N_NEAR)[:N_NEAR]
    return np.array(
        [
            UNIT * weights.noise,
            weights.hidden_pull,
            UNIT * weights.most_pull,
            weights.hidden_exposed,
            weights.pull,
            UNIT * weights.ahead,
            UNIT * weights.go_back,
            UNIT * weights.first_move,
            weights.moved_loss,
            weights.rested_loss,
            UNIT * weights.guess,
            UNIT * weights.win,
            *near,
            *(1 / (1 + steps) for steps in range(N_NEAR)),
        ]
    )


_distances: dict[bytes, np.ndarray] = {}


def distances_on(board: bytes, context: SearchContext) -> np.ndarray:
    """uint8[256, 256]: steps between the squares of an empty board, at most N_NEAR - 1; found once for each board."""
    if board not in _distances:
        steps: Any = np.zeros((N_SQUARES, N_SQUARES), np.int16)
        closed, queue = np.zeros(N_SQUARES, np.int8), np.zeros(N_SQUARES, np.int16)
        write_all_distances(context.tables, closed, steps, queue)
        _distances[board] = np.minimum(steps, N_NEAR - 1).astype(np.uint8)
    return _distances[board]


def with_playouts(
    values: np.ndarray, found: np.ndarray, chosen: np.ndarray, weights: PlayoutWeights
) -> np.ndarray:
    """float64[actions]: the values of the chosen actions, each the mean of its own and of what playouts say; others stay behind them.

    found: float64[boards, chosen], what playouts say, the first of which is the best action so far. What they say of a difference counts
    the less the less sure it is, and one board says nothing.
    """
    if len(found) < 2:
        return values
    ahead = found - found[:, :1]
    error = ahead.std(axis=0) / np.sqrt(len(found))
    spread = UNIT * weights.spread
    gains = ahead.mean(axis=0) * spread**2 / (spread**2 + error**2)
    out = np.full_like(values, -np.inf)
    best = values[chosen[0]]
    out[chosen] = best + (values[chosen] - best + gains) / 2
    rest = np.isneginf(out)
    out[rest] = values[rest] - values.max() + out[chosen].min()
    return out
