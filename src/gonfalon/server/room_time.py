"""The time of a room: measures what seats use, lets flags fall, and tells everybody what the clocks show."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Protocol

from gonfalon.core.errors import StorageError
from gonfalon.match import table_actions, view
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import Flag, TableAct
from gonfalon.match.terms import DAY
from gonfalon.storage.clock_marks import ClockMark
from gonfalon.storage.rows import MatchRow

from .flags import flag_entry, owed_set_up, set_up_entry
from .outbox import Outbox
from .owner_task import OwnerTask, RoomClosed
from .room_clocks import Arrival, RoomClocks
from .seating import Seating

SOONEST_ALARM, RETRY_SECONDS = 0.01, 1.0
"""Seconds until the next look for fallen flags: at the soonest, and after one that could not be stored."""
log = logging.getLogger("gonfalon.rooms")


class Timed(Protocol):
    """What the time of a room needs of it (rooms.Room)."""

    row: MatchRow
    seating: Seating
    owner: OwnerTask

    @property
    def outboxes(self) -> Iterable[Outbox]: ...
    @property
    def begun(self) -> bool: ...
    @property
    def closed(self) -> bool: ...
    @property
    def match_state(self) -> MatchState: ...
    @property
    def v(self) -> int: ...
    async def write(self, entry: Entry) -> None:
        """Commit an entry of the server's own. Raises StorageError."""
        ...


class RoomTime:
    """The clocks of a room; in a match without a clock it does nothing. kept: what has been written of them last.

    now: the time by which seats are charged (loop_clock.py).
    """

    def __init__(
        self, room: Timed, mark: ClockMark | None, is_new: bool, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.room, self.kept, self._read = room, mark, now
        self._clocks = RoomClocks(room.row.id, mark, is_new) if room.row.terms.clock is not None else None
        self._alarm: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[None] | None = None
        self._stopped_at: float | None = None

    @property
    def clocks(self) -> RoomClocks | None:
        """The clocks, None without any and before the match begins."""
        return self._clocks if self.room.begun else None

    def stop(self, at: float) -> None:
        """The server stops: no seat is charged for what comes after `at`."""
        self._stopped_at = at
        self.close()

    def close(self) -> None:
        """Watch no more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def mark(self) -> ClockMark | None:
        """What running clocks have used, None for a match without a clock, before its beginning or after its end."""
        clocks = self.clocks
        if clocks is None or self.room.match_state.outcome is not None:
            return None
        return clocks.mark(self.room.match_state, self.now())

    def now(self) -> float:
        """What the clock shows by which seats are charged."""
        return self._read() if self._stopped_at is None else self._stopped_at

    # ---- what happens in the room --------------------------------------------------------------------------------

    def follow(self) -> None:
        """Somebody owes something else, or has come: move the clocks on and tell everybody what they show."""
        clocks, room = self.clocks, self.room
        if clocks is None or (room.closed and self._stopped_at is None):
            return
        now, match_state = self.now(), room.match_state
        clocks.follow(match_state, room.seating, room.v, now)
        message = view.encode(clocks.told(match_state, room.seating, room.v, now))
        for outbox in list(room.outboxes):
            outbox.send(message)
        due = None if room.closed else clocks.seconds_until_next(match_state, now)
        self._ring_in(None if due is None else max(due, SOONEST_ALARM))

    def arrive(self, outbox: Outbox) -> None:
        """The person of a seat has been let in. What that took costs no time, unless another page of theirs was here meanwhile."""
        if self._clocks is None:
            return
        seat, now = outbox.seat, self.now()
        is_back = not any(other is not outbox and other.seat == seat for other in self.room.outboxes)
        self._clocks.arrive(seat, now if outbox.came is None or not is_back else outbox.came, now)

    def note_sending(self, outbox: Outbox) -> None:
        """Have the clock of this seat begin when everything that has been sent to it has gone out."""
        if self._clocks is not None and outbox.seat >= 0:
            outbox.note(partial(self._clocks.note_sent, outbox.seat, self.room.v))

    def spent(self, seat: int, text: str, arrival: Arrival) -> int:
        """Milliseconds that an entry of a seat is charged; table acts take no time."""
        if self.clocks is None or table_actions.is_act(text):
            return 0
        return self.clocks.spent(self.room.match_state, seat, *arrival)

    @contextlib.contextmanager
    def answering(self, seat: int, action: str | TableAct, arrival: Arrival) -> Generator[None]:
        """While an answer waits for its turn and its commit, the clock of its seat shows when it arrived."""
        clocks = self._clocks
        if clocks is None or not isinstance(action, str) or table_actions.is_act(action):
            yield
            return
        clocks.answering.append((seat, arrival.at))
        try:
            yield
        finally:
            clocks.answering.remove((seat, arrival.at))

    def take_lag(self, seat: int, arrival: Arrival) -> None:
        """An answer has been stored: what its line was given back comes off the allowance."""
        if self.clocks is not None:
            self.clocks.take_lag(seat, arrival.lag)

    def excuse(self, seat: int, arrival: Arrival) -> None:
        """An answer could not be stored: the seat is not charged for that."""
        if self.clocks is not None:
            self.clocks.excuse(self.room.match_state, seat, arrival.at, self.now())

    def seconds_until_short(self, seat: int) -> float | None:
        """In a correspondence game: seconds until a tenth of this seat's time is left. None in any other, and while its clock stands."""
        clock = self.room.row.terms.clock
        if self.clocks is None or clock is None or clock.move < DAY:
            return None
        return self.clocks.seconds_until_tenth(self.room.match_state, seat, self.now())

    def settle(self, seat: int, act: TableAct | None) -> None:
        """An entry has been taken: what its seat used is in the log. What a computer answers is charged to nobody."""
        clocks, match_state = self.clocks, self.room.match_state
        if clocks is None:
            return
        if (act is None or isinstance(act, Flag)) and not self.room.seating.is_computer_played(seat):
            clocks.settle(match_state, seat)
        if match_state.begun_at == match_state.n_entries:
            clocks.forget()

    # ---- flags ---------------------------------------------------------------------------------------------------

    async def judge(self, seat: int, action: str | TableAct, arrival: Arrival) -> None:
        """Let the flag of a seat fall if its answer has come too late. Raises StorageError."""
        clocks, match_state = self.clocks, self.room.match_state if self.room.begun else None
        if (
            clocks is None
            or match_state is None
            or not isinstance(action, str)
            or table_actions.is_act(action)
        ):
            return
        if seat in match_state.to_act() and clocks.is_out(
            match_state, seat, clocks.spent(match_state, seat, *arrival)
        ):
            await self._drop_flag(seat)

    def _ring_in(self, seconds: float | None) -> None:
        """Look for fallen flags after so many seconds, None for not at all."""
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarm = None if seconds is None else loop.call_later(seconds, self._on_alarm)

    def _on_alarm(self) -> None:
        self._checking = asyncio.create_task(self._check_in_turn())

    async def _check_in_turn(self) -> None:
        with contextlib.suppress(RoomClosed):
            await self.room.owner.do(self._check)

    async def _check(self) -> None:
        """Let the flags fall whose time is over, and set up for those who had no more time for it."""
        clocks, room = self.clocks, self.room
        if clocks is None:
            return
        try:
            while (seat := clocks.fallen(room.match_state, self.now())) is not None:
                await self._drop_flag(seat)
            await self._set_up_for_others()
        except StorageError as error:
            log.error("a flag of match %s could not be stored: %s", room.row.id, error)
            self._ring_in(RETRY_SECONDS)
        else:
            self.follow()

    async def _drop_flag(self, seat: int) -> None:
        """Write that the time of a seat is over, and what follows. Raises StorageError."""
        await self.room.write(flag_entry(self.room.match_state, seat))
        await self._set_up_for_others()

    async def _set_up_for_others(self) -> None:
        """Answer what is owed of a set-up whose time is over. Raises StorageError."""
        match_state = self.room.match_state
        while (decision := owed_set_up(match_state, self.room.seating)) is not None:
            await self.room.write(await asyncio.to_thread(set_up_entry, match_state, decision))
