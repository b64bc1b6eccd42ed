"""The first judgement of root moves: sampled boards, each searched ever deeper (kernel/tree.py); the mean values count."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel import tree
from ..kernel.eval_weights import UNIT
from ..settings import UNLIMITED_NODES
from . import root as roots
from .root import Root

SALT = 0x51ED270B37A5F1
"""Multiplied by a board's number: keeps the boards' entries of the transposition table apart."""


# How values are found in the tree.
LEAST_BOARDS = 4  # a deeper pass counts if it has searched half of the boards, and at least so many
LATE_SHARE = 0.4  # share of the tree's time after which no deeper pass is begun
BOARDS_A_MS = 0.4
"""Boards searched for each millisecond of work that there is time for: rather fewer boards deeper."""
HASTY_BOARDS = 8  # boards that are searched however little time there is


class TreeValues:
    """Evaluator by the tree. share: of what is left of a time limit. depth, nodes: how far it has searched.

    board_values: float64[boards, actions], hundredths, of the pass whose means the values are.
    """

    def __init__(self, buffers: tree.SearchBuffers, share: float) -> None:
        self.buffers, self.share, self.depth, self.nodes = buffers, share, 0, 0
        self.board_values = np.zeros((0, 0))

    def values(self, root: Root, /) -> np.ndarray:
        """From the deepest pass the budget allowed, bonuses and dangers included.

        These are part of what is searched with: an action whose value is only bounded must be worse than the best by all together.
        """
        context, settings, extras = root.context, root.context.settings, root.bonuses - root.dangers
        self.clock = root.clock.rest(self.share)
        n_boards = self._n_boards(settings.n_boards) if context.belief.hidden else 1
        assignments = context.belief.assignments(n_boards)
        boards = root.sampler.sample(assignments)
        variates = root.control_variates(assignments) - np.round(extras).astype(np.int64)
        self.buffers.budget[:] = 0, settings.nodes
        self.buffers.keys[:] = 0
        order, best = np.argsort(-extras, kind="stable"), extras.copy()
        for depth in range(1, settings.depth + 1):
            found, done = self._search_boards(root, boards, depth, variates, order)
            if self.depth and done < min(n_boards, max(LEAST_BOARDS, n_boards // 2)):
                break
            best[order], self.depth = found[: max(1, done)].mean(axis=0), depth
            self.board_values = found[: max(1, done)][:, np.argsort(order)]
            order = np.argsort(-best, kind="stable")
            if done < n_boards or self.clock.is_late(LATE_SHARE):
                break
        self.nodes = int(self.buffers.budget[0])
        return best

    def _n_boards(self, n: int) -> int:
        """Boards to search: those of the level, fewer where there is little time."""
        if self.clock.ms <= 0:
            return n
        return min(n, max(HASTY_BOARDS, int(BOARDS_A_MS * self.clock.work_left())))

    def _search_boards(
        self, root: Root, boards: np.ndarray, depth: int, variates: np.ndarray, order: np.ndarray
    ) -> tuple[np.ndarray, int]:
        """One pass: (int64[boards, actions] values in the given order of actions, how many boards were finished)."""
        found, codes = np.zeros((len(boards), len(order)), np.int64), root.codes[order]
        for i, board in enumerate(boards):
            if not self._search_board(root, board, i, depth, codes, variates[i][order], found[i]):
                return found, i
            if self.clock.is_late():
                return found, i + 1
        return found, len(boards)

    def _search_board(
        self,
        root: Root,
        board: Any,
        number: int,
        depth: int,
        codes: np.ndarray,
        variate: np.ndarray,
        out: np.ndarray,
    ) -> bool:
        """Search one board of a pass into `out`; False if nodes or time ran out.

        On the first board of the first pass neither is looked at, so that every action has a value.
        """
        budget, clock, nodes = self.buffers.budget, self.clock, root.context.settings.nodes
        searched, began = int(budget[0]), clock.worked() if clock.ms > 0 else 0.0
        is_first = depth == 1 and number == 0
        budget[1] = UNLIMITED_NODES if is_first else searched + clock.nodes_left(nodes - searched)
        self.buffers.frames[:, tree.KILLER_A :] = -1
        salt, margin = (number * SALT) & (2**62 - 1), round(roots.MARGIN * UNIT)
        tables, weights = root.context.tables, root.evaluation.eval_weights
        finished = tree.evaluate_root(
            board, self.buffers, tables, weights, salt, depth, codes, variate, margin, out
        )
        if clock.ms > 0:
            clock.note(int(budget[0]) - searched, clock.worked() - began)
        return bool(finished)
