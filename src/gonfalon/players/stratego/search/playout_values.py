"""A third judgement of the best root moves: boards are played on by a quick policy (kernel/playouts.py).

The tree sees an attack, not the chase before it; forty plies of play in which either side acts on what it knows do (docs/tried).
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.layout import ATTACKER, BOTH, DEFENDER, N_SQUARES

from ..decision import SearchContext
from ..kernel.distances import write_all_distances
from ..kernel.eval_weights import EVAL_WEIGHTS, N_IDS, N_KINDS, UNIT
from ..kernel.playouts import GUESS, N_NEAR, Policy, evaluate_by_playouts, new_playout_buffers
from ..terms.evaluation import Evaluation
from .root import Root

# Playouts of the best root moves.
MOST_MOVES = 6  # root moves that are played on, at most
GAP = 4.0  # worth behind the best move so far from which on a move is not played on
PLIES = 40  # plies of a playout
NOISE = 0.4  # worth that chance adds to an action of a playout, at most
SPREAD = 2.0  # standard deviation of the true differences between such moves, in worth: means with a larger error count less
NODES_EACH = 500  # nodes of the budget that allow one board more
BOARDS_AT_ONCE = 5  # boards sampled and played on between two looks at the clock
BOARDS_IN_HASTE = 1  # the same under a time limit
SHARE_BEFORE = 0.6  # share of what is left of a time limit that the tree search before has
LATEST_SHARE = 0.9  # share of a time limit after which no further boards are begun


class PlayoutValues:
    """Evaluator by playouts of the best actions so far, the others behind them; None where there are too few of either."""

    def values(self, root: Root, /) -> np.ndarray | None:
        """The mean of the root's values and of what playouts say."""
        settings, clock, extras = root.context.settings, root.clock, root.bonuses - root.dangers
        n_boards = min(settings.playouts, settings.nodes // NODES_EACH)
        order = np.argsort(-root.values, kind="stable")
        is_near = root.values[order] >= root.values[order[0]] - UNIT * GAP
        chosen = order[is_near][:MOST_MOVES]
        if not n_boards or len(chosen) < 2:
            return None
        playouts, found = Playouts(root.context, root.evaluation, root.rng), np.zeros((0, len(chosen)))
        at_once, longest = BOARDS_IN_HASTE if clock.ms > 0 else BOARDS_AT_ONCE, 0.0
        for first in range(0, n_boards, at_once):
            began = clock.elapsed() if clock.ms > 0 else 0.0
            if clock.ms > 0 and began + longest > LATEST_SHARE * clock.end():
                break
            assignments = root.context.belief.assignments(min(at_once, n_boards - first))
            values = playouts.values(root.sampler.sample(assignments), root.codes[chosen])
            found = np.concatenate([found, values - root.control_variates(assignments)[:, chosen]])
            if clock.ms > 0:
                longest = max(longest, clock.elapsed() - began)
        return with_playouts(root.values, found + extras[chosen], chosen)


class Playouts:
    """What playouts of one decision need. values: of root actions on sampled boards. noise: most worth that chance adds to an action."""

    def __init__(
        self, context: SearchContext, evaluation: Evaluation, rng: random.Random, noise: float = NOISE
    ) -> None:
        self.context, self.rng, self.buffers = context, rng, new_playout_buffers()
        worth, n = evaluation.eval_weights["worth"], len(context.belief.kinds)
        self.weights: Any = np.zeros(1, EVAL_WEIGHTS)[0]
        self.weights["worth"] = np.where(context.tables["is_flag"] == 1, 0, worth)
        self.weights["searcher"] = context.seat
        known = known_gains(context.tables, worth[:, :n])
        self.buffers.gains[:, :n, :n], self.buffers.losses[:, :n, :n] = known
        hidden_gains = np.zeros((N_KINDS, N_IDS))
        for number, gains in evaluation.expected_gains.items():
            hidden_gains[: len(gains), number & (N_IDS - 1)] = gains
        distances = distances_on(context.tables["open"].tobytes(), context)
        self.policy = Policy(context.seat, hidden_gains, distances, UNIT * noise)

    def values(self, boards: np.ndarray, codes: np.ndarray) -> np.ndarray:
        """float64[boards, actions], hundredths. codes: int32[actions]."""
        tables, out = self.context.tables, np.zeros((len(boards), len(codes)))
        seed = self.rng.getrandbits(40)
        evaluate_by_playouts(boards, tables, self.weights, self.buffers, self.policy, PLIES, seed, codes, out)
        return out


def known_gains(tables: Any, worth: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """float64[2, kinds, kinds] each, by player, own and enemy kind: what attacks on shown pieces gain, what those of shown enemies cost.

    worth: int32[2, kinds], hundredths.
    """
    n = worth.shape[1]
    gains, losses, moves = np.zeros((2, n, n)), np.zeros((2, n, n)), tables["reach"][:n] > 0
    result, back = tables["result"][:n, :n], tables["result"][:n, :n].T
    for player in range(2):
        spent, other = worth[player][:, None].astype(float), worth[1 - player].astype(float)
        taken = np.where(tables["is_flag"][:n] == 1, GUESS, other)
        won = [result == ATTACKER, result == DEFENDER, result == BOTH]
        gains[player] = np.select(won, [taken, -spent, taken - spent], 0.0) * moves[:, None]
        lost = [back == ATTACKER, back == BOTH]
        losses[player] = np.select(lost, [spent, np.maximum(0.0, spent - other)], 0.0) * moves
    return gains, losses


_distances: dict[bytes, np.ndarray] = {}


def distances_on(board: bytes, context: SearchContext) -> np.ndarray:
    """uint8[256, 256]: steps between the squares of an empty board, at most N_NEAR - 1; found once for each board."""
    if board not in _distances:
        steps: Any = np.zeros((N_SQUARES, N_SQUARES), np.int16)
        closed, queue = np.zeros(N_SQUARES, np.int8), np.zeros(N_SQUARES, np.int16)
        write_all_distances(context.tables, closed, steps, queue)
        _distances[board] = np.minimum(steps, N_NEAR - 1).astype(np.uint8)
    return _distances[board]


def with_playouts(values: np.ndarray, found: np.ndarray, chosen: np.ndarray) -> np.ndarray:
    """float64[actions]: the values of the chosen actions, each the mean of its own and of what playouts say; others stay behind them.

    found: float64[boards, chosen], what playouts say, the first of which is the best action so far. What they say of a difference counts
    the less the less sure it is, and one board says nothing.
    """
    if len(found) < 2:
        return values
    ahead = found - found[:, :1]
    error = ahead.std(axis=0) / np.sqrt(len(found))
    spread = UNIT * SPREAD
    gains = ahead.mean(axis=0) * spread**2 / (spread**2 + error**2)
    out = np.full_like(values, -np.inf)
    best = values[chosen[0]]
    out[chosen] = best + (values[chosen] - best + gains) / 2
    rest = np.isneginf(out)
    out[rest] = values[rest] - values.max() + out[chosen].min()
    return out
