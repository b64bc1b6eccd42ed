"""The clock of one decision: what time is left, and how many nodes of the tree search fit into it."""

from __future__ import annotations

import time

from .weights import ClockWeights


class SearchClock:
    """ms: milliseconds for the decision; 0: no limit, and the clock is not read. began: time.perf_counter() when it began."""

    def __init__(self, began: float, ms: float, weights: ClockWeights) -> None:
        self.began, self.ms, self.weights = began, ms, weights
        self._rate = 0.0
        """Nodes a millisecond of the slowest board of this decision; 0 before the first."""

    def part(self, share: float) -> SearchClock:
        """A clock that began with this one and has a share of its time limit."""
        return SearchClock(self.began, share * self.ms, self.weights)

    def elapsed(self) -> float:
        """Milliseconds since the decision began."""
        return 1000 * (time.perf_counter() - self.began)

    def is_late(self, share: float = 1.0) -> bool:
        """Has so large a share of the time limit passed?"""
        return self.ms > 0 and self.elapsed() > share * self.ms

    def nodes_left(self, nodes: int) -> int:
        """Nodes that may be searched until the limit, at most `nodes`. Before a board has been timed: `nodes`."""
        if self.ms <= 0 or self._rate == 0.0:
            return nodes
        left = self.weights.share_planned * self.ms - self.elapsed()
        return min(nodes, max(0, int(left * self._rate)))

    def note(self, nodes: int, ms: float) -> None:
        """Take in that a board's search took so many nodes and milliseconds. Short ones tell too little and are passed over."""
        if self.ms <= 0 or nodes < self.weights.least_nodes:
            return
        rate = nodes / max(ms, 1e-3)
        self._rate = rate if self._rate == 0.0 else min(self._rate, rate)
