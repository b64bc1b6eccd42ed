"""The clock of one decision: what time is left, and how much work of each part of the decision fits into it.

A process that shares its core with others gets only a part of the time that passes. So work is timed by the CPU time of this thread. The
time that is left counts by the share of the core that the decision has had so far. Others may have the core just when time runs out: work
ends early enough for one more pause as long as the longest so far.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

# How a time limit is kept.
HEAD_START = 2.0
"""Milliseconds of undisturbed work added to the count of the core's share, so that the first moments do not decide it."""
LEAST_CORE_SHARE = 0.2  # share of a core that a decision counts on, however little it has had
MOST_RESERVE = 0.2  # share of a time limit that is kept for a pause at most
PAUSE_DECAY = 0.9  # factor on the longest pause from one decision to the next
SHARE_BELIEVING = 0.25  # share of the time limit after which the belief's walk ends
SWEEPS_AT_ONCE = 60  # sweeps of the belief's walk between two looks at the clock
EVENT_MS = 0.015  # milliseconds of work to read an event for what hidden pieces did
SHARE_READING = 0.15
"""Share of what is left that reading all of them may take; where it would take more, it is left out."""
SHARE_GUARDING = 0.2
"""Share of what is left after which no further action's danger is looked at; the others count as the mean of those that were."""
SHARE_PLANNED = 0.95
"""Share of the time limit that nodes are planned for; the rest is for what follows the search."""
LEAST_NODES = 100  # nodes of a board's search from which on its rate counts
SHARE_DEPLOYING = 0.5  # share of the time limit after which no further deployment is drawn


class SearchClock:
    """ms: milliseconds for the decision; 0: no limit, and the clock is not read. began: time.perf_counter() when it began.

    start: milliseconds after `began` at which the part of the decision begins that this clock is for. whole: the decision's clock.
    pause: milliseconds of the longest pause that is expected.
    """

    def __init__(
        self,
        began: float,
        ms: float,
        start: float = 0.0,
        whole: SearchClock | None = None,
        pause: float = 0.0,
    ) -> None:
        self.began, self.ms, self.start = began, ms, start
        self.whole = whole or self
        self._worked_before = time.thread_time() if ms > 0 and whole is None else 0.0
        self.pause, self._seen = pause, (0.0, 0.0)
        self._rate = 0.0
        """Nodes a millisecond of this thread's work, of the slowest board so far; 0 before the first."""

    def rest(self, share: float = 1.0) -> SearchClock:
        """A clock for a part that begins now and has a share of what is left."""
        if self.ms <= 0:
            return SearchClock(self.began, 0.0)
        now = self._look()[0]
        return SearchClock(self.began, now + share * max(0.0, self.end() - now), now, self.whole)

    def believing(self) -> SearchClock:
        """A clock for the belief's walk: it ends at its share of the whole decision."""
        return SearchClock(self.began, SHARE_BELIEVING * self.ms, 0.0, self.whole)

    def elapsed(self) -> float:
        """Milliseconds since the decision began."""
        return 1000 * (time.perf_counter() - self.began)

    def worked(self) -> float:
        """Milliseconds that this thread has worked since the decision began."""
        return 1000 * (time.thread_time() - self.whole._worked_before)

    def core_share(self) -> float:
        """Share of the time so far in which this thread could work: 1 on an idle core."""
        elapsed, worked = self._look()
        return min(1.0, max(LEAST_CORE_SHARE, (worked + HEAD_START) / (elapsed + HEAD_START)))

    def _look(self) -> tuple[float, float]:
        """(elapsed, worked); a longer pause since the last look than any before is noted."""
        now, whole = (self.elapsed(), self.worked()), self.whole
        idle = (now[0] - whole._seen[0]) - (now[1] - whole._seen[1])
        whole.pause, whole._seen = max(whole.pause, idle), now
        return now

    def end(self) -> float:
        """Milliseconds after `began` at which work of this part must end."""
        whole = self.whole
        return min(self.ms, whole.ms - min(whole.pause, MOST_RESERVE * whole.ms))

    def work_left(self) -> float:
        """Milliseconds of work that fit into what is left of this part."""
        share = self.core_share()
        return max(0.0, self.end() - self.elapsed()) * share

    def is_late(self, share: float = 1.0) -> bool:
        """Has so large a share of this part's time passed?"""
        return self.ms > 0 and self._look()[0] > self.start + share * (self.end() - self.start)

    def has_time_to_read(self, n_events: int) -> bool:
        """May so many events be read for what hidden pieces did?"""
        return self.ms <= 0 or n_events * EVENT_MS < SHARE_READING * self.work_left()

    def chunks(self, n: int, size: int) -> Iterator[int]:
        """Sizes of the portions of n pieces of work that there is time for, at least one; all of them at once without a limit."""
        if self.ms <= 0:
            yield n
            return
        while n > 0:
            yield min(n, size)
            n -= size
            if self.is_late():
                return

    def nodes_left(self, nodes: int) -> int:
        """Nodes that may be searched until the limit, at most `nodes`. Before a board has been timed: `nodes`."""
        if self.ms <= 0 or self._rate == 0.0:
            return nodes
        share = self.core_share()
        until = self.start + SHARE_PLANNED * (self.end() - self.start)
        return min(nodes, max(0, int((until - self.elapsed()) * share * self._rate)))

    def note(self, nodes: int, ms: float) -> None:
        """Take in that a board's search took so many nodes and milliseconds of work. Short ones tell too little and are passed over."""
        if self.ms <= 0 or nodes < LEAST_NODES:
            return
        rate = nodes / max(ms, 1e-3)
        self._rate = rate if self._rate == 0.0 else min(self._rate, rate)
