"""The search for one move: boards are sampled from the belief, each is searched ever deeper, and the mean values decide,
from level 3 on together with those of a look-ahead over expected values, from level 6 on also with playouts of the best moves."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from .action_codes import action_code
from .board_sampler import BoardSampler
from .clock import SearchClock
from .context import SearchContext
from .evaluation import evaluation_of
from .expected_values import expected_values, is_any_mover_unknown, mean_of_both
from .guard import Guard
from .kernel import tree
from .playout_values import Playouts, with_playouts
from .power_root_moves import PowerRootMoves
from .root_moves import PlainRootMoves, RootMoves
from .settings import UNLIMITED_NODES
from .weights import UNIT

SALT = 0x51ED270B37A5F1
"""Multiplied by a board's number: keeps the boards' entries of the transposition table apart."""


class MoveSearch:
    """One decision in play. values: float64[actions], hundredths, once chosen. depth, nodes: how far it has searched.

    board_values: float64[boards, actions], hundredths, of the pass whose means the values are.
    rng: draws the noise. clock: of the tree search, once it has begun. plays_on: are there playouts? Not where the rules have powers, nor
    once all enemies that may move are known: then moves are to be calculated, and the policy is too weak for that (test_positions.py).
    """

    def __init__(
        self, context: SearchContext, rng: random.Random, buffers: tree.SearchBuffers, clock: SearchClock
    ) -> None:
        self.context, self.buffers, self.whole_clock = context, buffers, clock
        is_suited = not context.has_powers and is_any_mover_unknown(context)
        self.plays_on = context.settings.playouts > 0 and is_suited
        self.clock = clock
        self.sampler = BoardSampler(context)
        self.evaluation = evaluation_of(context)
        self.guard = Guard(context) if context.settings.guard_cost else None
        root_moves = PowerRootMoves if context.has_powers else PlainRootMoves
        self.rng = rng
        self.moves: RootMoves = root_moves(context, self.evaluation, self.guard, rng)
        self.legal = self.moves.candidates(list(context.seen.legal or ()), self.sampler)
        self.depth = self.nodes = 0
        self.board_values = np.zeros((0, len(self.legal)))

    def choose(self) -> str:
        """The action with the best value."""
        codes = np.array([action_code(self.context.rules, text) for text in self.legal], np.int32)
        bonuses = np.array([self.moves.bonus(text) for text in self.legal])
        dangers = self._dangers()
        expected = self._expected_values()
        self.clock = self.whole_clock.rest(
            self.context.weights.playouts.share_before if self.plays_on else 1.0
        )
        self.values = self._search(codes, bonuses - dangers)
        if expected is not None:
            share, margin = self.context.settings.expected_share, UNIT * self.context.weights.root.margin
            self.values = mean_of_both(self.values, expected - dangers, share, margin)
        if self.plays_on:
            self._play_on(codes, bonuses - dangers)
        return self.legal[int(np.argmax(self.values))]

    def _dangers(self) -> np.ndarray:
        """float64[actions], hundredths; the mean of the others where there is no time to look."""
        clock = self.whole_clock.rest(self.whole_clock.weights.share_guarding)
        found: list[float] = []
        for text in self.legal:
            if found and clock.is_late():
                break
            found.append(self.moves.danger(text))
        return np.array(found + [sum(found) / len(found)] * (len(self.legal) - len(found)))

    def _expected_values(self) -> np.ndarray | None:
        """float64[actions], hundredths, by the look-ahead over expected values; None where it is not asked or does not apply."""
        settings, weights = self.context.settings, self.context.weights.expected
        clock = self.whole_clock.rest(weights.share)
        if not settings.expected_share:
            return None
        if clock.ms <= 0:
            return expected_values(self.context, self.rng, self.legal)
        if clock.work_left() < weights.least_work:
            return None
        return expected_values(self.context, self.rng, self.legal, clock)

    def _play_on(self, codes: np.ndarray, bonuses: np.ndarray) -> None:
        """Have playouts judge the best actions as well. bonuses: hundredths, float64[actions]."""
        context, weights = self.context, self.context.weights.playouts
        n_boards = min(context.settings.playouts, context.settings.nodes // weights.nodes_each)
        order = np.argsort(-self.values, kind="stable")
        is_near = self.values[order] >= self.values[order[0]] - UNIT * weights.gap
        chosen = order[is_near][: weights.moves]
        if not n_boards or len(chosen) < 2:
            return
        playouts, found = Playouts(context, self.evaluation, self.rng), np.zeros((0, len(chosen)))
        clock = self.whole_clock
        at_once, longest = weights.boards_in_haste if clock.ms > 0 else weights.boards_at_once, 0.0
        for first in range(0, n_boards, at_once):
            began = clock.elapsed() if clock.ms > 0 else 0.0
            if clock.ms > 0 and began + longest > weights.latest * clock.end():
                break
            assignments = context.belief.assignments(min(at_once, n_boards - first))
            values = playouts.values(self.sampler.sample(assignments), codes[chosen])
            found = np.concatenate([found, values - self.control_variates(assignments)[:, chosen]])
            if clock.ms > 0:
                longest = max(longest, clock.elapsed() - began)
        self.values = with_playouts(self.values, found + bonuses[chosen], chosen, weights)

    def control_variates(self, assignments: np.ndarray) -> np.ndarray:
        """int64[samples, actions]: how much more than expected an action takes of hidden pieces in a sample, in hundredths."""
        columns = [self.moves.control_variate(text, assignments) for text in self.legal]
        return np.round(np.array(columns).T.reshape(len(assignments), -1)).astype(np.int64, order="C")

    def _search(self, codes: np.ndarray, bonuses: np.ndarray) -> np.ndarray:
        """float64[actions]: mean value over the boards, from the deepest pass the budget allowed, bonuses included.

        The bonuses are part of what is searched with: an action whose value is only bounded must be worse than the best by both together.
        """
        context, settings, weights = self.context, self.context.settings, self.context.weights.root
        n_boards = self._n_boards() if context.belief.hidden else 1
        assignments = context.belief.assignments(n_boards)
        boards = self.sampler.sample(assignments)
        variates = self.control_variates(assignments) - np.round(bonuses).astype(np.int64)
        self.buffers.budget[:] = 0, settings.nodes
        self.buffers.keys[:] = 0
        order, best = np.argsort(-bonuses, kind="stable"), bonuses.copy()
        for depth in range(1, settings.depth + 1):
            found, done = self._search_boards(boards, depth, codes, variates, order)
            if self.depth and done < min(n_boards, max(weights.least_boards, n_boards // 2)):
                break
            best[order], self.depth = found[: max(1, done)].mean(axis=0), depth
            self.board_values = found[: max(1, done)][:, np.argsort(order)]
            order = np.argsort(-best, kind="stable")
            if done < n_boards or self.clock.is_late(weights.late_share):
                break
        self.nodes = int(self.buffers.budget[0])
        return best

    def _n_boards(self) -> int:
        """Boards to search: those of the level, fewer where there is little time."""
        n, weights = self.context.settings.n_boards, self.context.weights.root
        if self.clock.ms <= 0:
            return n
        return min(n, max(weights.hasty_boards, int(weights.boards_a_ms * self.clock.work_left())))

    def _search_boards(
        self, boards: np.ndarray, depth: int, codes: np.ndarray, variates: np.ndarray, order: np.ndarray
    ) -> tuple[np.ndarray, int]:
        """One pass: (int64[boards, actions] values in the given order of actions, how many boards were finished)."""
        found, ordered = np.zeros((len(boards), len(codes)), np.int64), codes[order]
        for i, board in enumerate(boards):
            is_first = depth == 1 and i == 0
            if not self._search_board(board, i, depth, ordered, variates[i][order], found[i], is_first):
                return found, i
            if self.clock.is_late():
                return found, i + 1
        return found, len(boards)

    def _search_board(
        self,
        board: Any,
        number: int,
        depth: int,
        actions: np.ndarray,
        variate: np.ndarray,
        values: np.ndarray,
        is_first: bool,
    ) -> bool:
        """Search one board of a pass into `values`; False if nodes or time ran out.

        is_first: neither time nor nodes are looked at, so that every action has a value.
        """
        context, budget, clock = self.context, self.buffers.budget, self.clock
        searched, began = int(budget[0]), clock.worked() if clock.ms > 0 else 0.0
        budget[1] = (
            UNLIMITED_NODES if is_first else searched + clock.nodes_left(context.settings.nodes - searched)
        )
        self.buffers.frames[:, tree.KILLER_A :] = -1
        salt, margin = (number * SALT) & (2**62 - 1), round(context.weights.root.margin * UNIT)
        weights = self.evaluation.eval_weights
        finished = tree.evaluate_root(
            board, self.buffers, context.tables, weights, salt, depth, actions, variate, margin, values
        )
        if clock.ms > 0:
            clock.note(int(budget[0]) - searched, clock.worked() - began)
        return bool(finished)
