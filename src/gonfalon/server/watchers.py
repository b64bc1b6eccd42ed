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
from gonfalon.match.referee import MatchState
from gonfalon.match.snapshots import restored
from gonfalon.storage.rows import MatchRow

from . import update_stream, wire
from .clock import now_ms
from .live_updates import LiveUpdates
from .outbox import Outbox
from .room_snapshots import RoomSnapshots

LATEST_ALARM = 3600.0
"""An alarm is set for at most so many seconds; then it is looked again."""
APPLAUSE_SECONDS = 30
"""Those who watch may applaud for so long after they have seen the end."""
MOST_APPLAUSE = 10_000
"""Nobody counts further."""


class Watchers:
    """Who watches a match, and how much of it they have been shown.

    now: the match as it is, None before it has begun. n_shown: how many of its entries are shown; -1 where not even the position before
    the first one is. late_state: the match after these entries, None until somebody looks.
    """

    def __init__(
        self,
        row: MatchRow,
        now: Callable[[], MatchState | None],
        players: Callable[[], set[Outbox]],
        snapshots: RoomSnapshots,
    ) -> None:
        self.row, self.now, self.lateness = row, now, row.terms.lateness
        self._players, self._snapshots = players, snapshots
        self.outboxes: set[Outbox] = set()
        self._live = LiveUpdates()
        self.applause: set[str] = set()
        self._is_applause_over = False
        self._applause_alarm: asyncio.TimerHandle | None = None
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

    @property
    def names(self) -> tuple[wire.WatcherName, ...]:
        """Those who wish the players to know that they watch, each once, by name."""
        found = {outbox.name.name: outbox.name for outbox in self.outboxes if outbox.name is not None}
        return tuple(found[name] for name in sorted(found))

    def close(self) -> None:
        """Let everybody go."""
        for alarm in (self._alarm, self._applause_alarm):
            if alarm is not None:
                alarm.cancel()
        for outbox in list(self.outboxes):
            outbox.end()

    # ---- what is shown -------------------------------------------------------------------------------------------

    async def prepare(self) -> None:
        """Have the match as it is shown now. A job of the room: nothing else changes the match meanwhile."""
        self.advance()
        match_state = self.now()
        if self.late_state is None and match_state is not None and self.n_shown >= 0:
            entries = [applied.entry for applied in match_state.applied[: self.n_shown]]
            kept = await self._snapshots.read()
            self.late_state = await asyncio.to_thread(restored, match_state.setting, entries, kept)

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

    async def resumed(self, since: int, mark: str) -> list[bytes] | None:
        """The updates after `since` up to the newest that is shown; None if that one has not this mark."""
        return await update_stream.resumed(self.late_state, SPECTATOR, since, mark, self._snapshots.read)

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
        self.wait_for_applause()

    def tell_ending(self, outboxes: set[Outbox]) -> None:
        """Say when the end will be shown, if the match is over and it is not yet."""
        match_state = self.now()
        if match_state is None or match_state.ended_at is None or self.n_shown >= match_state.n_entries:
            return
        seconds = math.ceil(self._seconds_until(match_state.ended_at))
        if seconds > 0:
            message = view.encode(wire.Ending(seconds))
            for outbox in outboxes:
                outbox.send(message)

    # ---- applause ------------------------------------------------------------------------------------------------

    def applaud(self, outbox: Outbox, mark: str) -> bool:
        """Count one who watches, once for each connection and each mark. False after nobody can applaud any more."""
        self.wait_for_applause()
        if self._is_applause_over:
            return False
        if not outbox.has_applauded and len(self.applause) < MOST_APPLAUSE:
            outbox.has_applauded = True
            self.applause.add(mark)
        return True

    def wait_for_applause(self) -> None:
        """After the end, tell the players the number once those who watch have had their time, or are gone."""
        match_state = self.now()
        ended = match_state.ended_at if match_state is not None else None
        if ended is None or self._is_applause_over:
            return
        left = (
            self._seconds_until(ended) + APPLAUSE_SECONDS
            if self.outboxes or self.lateness.is_after_end
            else 0.0
        )
        if self._applause_alarm is not None:
            self._applause_alarm.cancel()
            self._applause_alarm = None
        if left > 0:
            self._applause_alarm = asyncio.get_running_loop().call_later(left + 0.01, self.wait_for_applause)
            return
        self._is_applause_over = True
        self.tell_applause(self._players())

    def tell_applause(self, outboxes: set[Outbox]) -> None:
        """Say how many have applauded, if anybody has and the number stands."""
        if self._is_applause_over and self.applause:
            message = view.encode(wire.Applauded(len(self.applause)))
            for outbox in list(outboxes):
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
            self._live.send(self.late_state, self.outboxes)

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
