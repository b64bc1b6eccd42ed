"""The watchers of one match: they see the public view of it, late. What they see follows from the log and its times alone.

An entry is shown once it is old enough and enough moves have been made after it (`Terms.lateness`). So a server that starts again shows
the same, and nobody who watches can tell a player anything in time.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from gonfalon.core.game import SPECTATOR
from gonfalon.match import view
from gonfalon.match.referee import MatchState, replay_entries
from gonfalon.match.table_actions import Rematch
from gonfalon.storage.rows import MatchRow

from . import update_stream, wire
from .clock import now_ms
from .outbox import Outbox

LATEST_ALARM = 3600.0
"""An alarm is set for at most so many seconds; then it is looked again."""


class Watchers:
    """Who watches a match, and how much of it they have been shown.

    now: the match as it is, None before it has begun. n_shown: how many of its entries are shown; -1 where not even the position before
    the first one is. late_state: the match after these entries, None until somebody looks.
    """

    def __init__(self, row: MatchRow, now: Callable[[], MatchState | None]) -> None:
        self.row, self.now, self.lateness = row, now, row.terms.lateness
        self.outboxes: set[Outbox] = set()
        self.n_shown = -1
        self.late_state: MatchState | None = None
        self._n_counted = self._n_moves = self._n_moves_shown = 0
        self._alarm: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many connections watch."""
        return len(self.outboxes)

    @property
    def may_watch(self) -> bool:
        """May anybody watch this match at all?"""
        return self.row.terms.watching != "nobody"

    @property
    def v(self) -> int:
        """The number of the newest update that is shown, 0 before the first."""
        return self.n_shown + 1

    def close(self) -> None:
        """Let everybody go."""
        if self._alarm is not None:
            self._alarm.cancel()
        for outbox in list(self.outboxes):
            outbox.end()

    # ---- what is shown -------------------------------------------------------------------------------------------

    async def prepare(self) -> None:
        """Have the match as it is shown now. A job of the room: nothing else changes the match meanwhile."""
        self.advance()
        match_state = self.now()
        if self.late_state is None and match_state is not None and self.n_shown >= 0:
            entries = [applied.entry for applied in match_state.applied[: self.n_shown]]
            self.late_state = await asyncio.to_thread(replay_entries, match_state.setting, entries)

    async def begin(self, welcome: Callable[[], bytes]) -> None:
        """The match has begun after people waited for it: greet them again, and show the first position."""
        match_state = self.now()
        if not self.outboxes or match_state is None or not self._has_next():
            return
        self.late_state = await asyncio.to_thread(MatchState, match_state.setting)
        self.n_shown = 0
        for message in (welcome(), update_stream.newest(self.late_state, SPECTATOR)):
            for outbox in list(self.outboxes):
                outbox.send(message)

    async def updates(self, since: int) -> list[bytes]:
        """The updates after `since` up to the newest that is shown."""
        return await update_stream.missed(self.late_state, SPECTATOR, since)

    def advance(self) -> None:
        """Show what is due, and set the alarm for what time will bring."""
        if self.lateness.is_after_end and self._has_next():
            self._show_all()
        while self._has_next() and self._seconds_left() <= 0:
            self._show_next()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.outboxes and self._has_next():
            wait = min(LATEST_ALARM, self._seconds_left() + 0.01)
            self._alarm = asyncio.get_running_loop().call_later(wait, self.advance)

    def note_entry(self) -> None:
        """An entry has been taken."""
        self.advance()
        self.tell_ending(self.outboxes)

    def tell_ending(self, outboxes: set[Outbox]) -> None:
        """Say when the end will be shown, if the match is over and it is not yet."""
        match_state = self.now()
        if match_state is None or match_state.outcome is None or self.n_shown >= match_state.n_entries:
            return
        ends = [applied for applied in match_state.applied if not isinstance(applied.act, Rematch)]
        seconds = math.ceil(self._seconds_until(ends[-1].entry.time)) if ends else 0
        if seconds > 0:
            message = view.encode(wire.Ending(seconds))
            for outbox in outboxes:
                outbox.send(message)

    def _show_all(self) -> None:
        """Show a whole match that is over; who waits for it comes back and gets it."""
        match_state = self.now()
        assert match_state is not None
        self.n_shown, self.late_state = match_state.n_entries, None
        for outbox in list(self.outboxes):
            outbox.end()

    def _show_next(self) -> None:
        match_state = self.now()
        assert match_state is not None
        self.n_shown += 1
        if self.n_shown > 0:
            applied = match_state.applied[self.n_shown - 1]
            self._n_moves_shown += applied.act is None
            if self.late_state is not None:
                self.late_state.take(applied.entry)
        if self.outboxes and self.late_state is not None:
            message = update_stream.newest(self.late_state, SPECTATOR)
            for outbox in list(self.outboxes):
                outbox.send(message)

    # ---- what is due ---------------------------------------------------------------------------------------------

    def _has_next(self) -> bool:
        """Is there something to show that only has to become old enough?"""
        match_state = self.now()
        if match_state is None or self.n_shown >= match_state.n_entries:
            return False
        if match_state.outcome is not None:
            return True
        if self.lateness.is_after_end:
            return False
        return self.n_shown < 0 or self._moves_after_next(match_state) >= self.lateness.moves

    def _moves_after_next(self, match_state: MatchState) -> int:
        """How many moves have been made after the next entry to show."""
        for applied in match_state.applied[self._n_counted :]:
            self._n_moves += applied.act is None
        self._n_counted = match_state.n_entries
        is_move = match_state.applied[self.n_shown].act is None
        return self._n_moves - self._n_moves_shown - is_move

    def _seconds_left(self) -> float:
        """Seconds until the next entry is old enough; not above 0 when it is. The position before the first is at once."""
        match_state = self.now()
        if match_state is None or self.n_shown < 0:
            return 0
        return self._seconds_until(match_state.applied[self.n_shown].entry.time)

    def _seconds_until(self, time: int) -> float:
        return (time - now_ms()) / 1000 + max(0, self.lateness.seconds)
