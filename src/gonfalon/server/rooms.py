"""Live matches: one owner task each, which validates, commits, then sends updates. Nothing here waits for a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Protocol

from gonfalon.core.errors import (
    ConflictError,
    GonfalonError,
    IllegalActionError,
    StorageError,
)
from gonfalon.core.game import SPECTATOR
from gonfalon.match import view
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import Rematch, TableAct
from gonfalon.storage.clock_marks import ClockMark
from gonfalon.storage.people import PeopleStore, named
from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from . import update_stream, wire
from .chat import NO_CHAT, ChatRules, TableChat
from .clock import now_ms
from .computer_tasks import check_owed
from .known_commands import KnownCommands
from .live_updates import LiveUpdates
from .metrics import NO_METRICS, Metrics
from .outbox import Outbox
from .owner_task import OwnerTask, RoomClosed
from .rated_tables import rating_changes, read_seat_ratings
from .refusals import act_of_people, completed, nack_of
from .rematch import NextDeal, open_rematch
from .results import SERVER_COMMAND_PREFIX, keep_result, player_of
from .room_clocks import Arrival
from .room_snapshots import RoomSnapshots
from .room_time import RoomTime
from .seating import Seating, settled
from .watchers import Watchers

log = logging.getLogger("gonfalon.rooms")


class Attendant(Protocol):
    """Who answers for seats in the server's name (bots.Computers)."""

    def start(self) -> None:
        """Do what is owed now, unless it is being done."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class Herald(Protocol):
    """Who brings news to people who are away (pushing.Pushing)."""

    def note(self, room: Room) -> None:
        """Something has changed in this room: who owes what, who is here, or whether it is over."""
        ...


class UnknownUpdate(Exception):
    """The update that a browser names is not part of this match: the database was restored from an older copy."""


class Room:
    """One match in memory. Every change goes through `submit`, one at a time, under the owner task.

    It holds no match (`begun` is False) while a game whose seats bring something waits for its seats to be taken.
    """

    def __init__(
        self,
        store: Store,
        row: MatchRow,
        seat_rows: list[SeatRow],
        match_state: MatchState | None,
        entries: list[Entry],
        mark: ClockMark | None = None,
        chat: ChatRules = NO_CHAT,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store, self.row, self._match_state = store, row, match_state
        self.seating, self.snapshots = Seating(seat_rows, row.absence.after), RoomSnapshots(store, row.id)
        self.outboxes: set[Outbox] = set()
        self._live = LiveUpdates()
        self.watchers = Watchers(row, lambda: self._match_state, lambda: self.outboxes, self.snapshots)
        self.chat = TableChat(row, chat)
        self.commands = KnownCommands(entries, lambda seq: self.match_state.applied[seq].entry)
        self.updated = entries[-1].time if entries else row.created
        self.owner = OwnerTask()
        self.computers: Attendant | None = None
        self.herald: Herald | None = None
        self.metrics: Metrics = NO_METRICS
        self.next_deal: NextDeal | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.time = RoomTime(self, mark, is_new=mark is None and not entries, now=now)
        self.time.follow()

    @property
    def begun(self) -> bool:
        """Is there a match to play already?"""
        return self._match_state is not None

    @property
    def match_state(self) -> MatchState:
        """The match, once it has begun."""
        assert self._match_state is not None, "this match waits for people who bring something"
        return self._match_state

    @property
    def closed(self) -> bool:
        """Has the room been closed?"""
        return self.owner.closed

    async def close(self) -> None:
        """End the owner task and let everybody go; nothing is lost, the log has it all."""
        self.owner.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.time.close()
        for outbox in list(self.outboxes):
            outbox.end()
        self.watchers.close()
        await self.owner.close()
        await self.snapshots.close()
        if self.computers is not None:
            await self.computers.close()

    # ---- calls of sockets and tables ----------------------------------------------------------------------------

    async def join(self, outbox: Outbox, since: int, mark: str = "") -> None:
        """Connect a browser: send a welcome and the updates it has missed since the one with this mark. Raises UnknownUpdate."""
        await self.owner.do(lambda: self._join(outbox, since, mark))

    async def look(self) -> MatchState | None:
        """The match as its watchers see it now, late; None where they see nothing yet."""
        await self.owner.do(self.watchers.prepare)
        return self.watchers.late_state

    async def leave(self, outbox: Outbox) -> None:
        """Disconnect a browser."""
        with contextlib.suppress(RoomClosed):
            await self.owner.do(lambda: self._leave(outbox))

    @property
    def is_empty(self) -> bool:
        """Is nobody connected, neither at a seat nor to watch?"""
        return not self.outboxes and not self.watchers.outboxes

    async def submit(
        self,
        seat: int,
        command: str,
        action: str | TableAct,
        seen: int | None = None,
        arrival: Arrival | None = None,
    ) -> wire.Ack | wire.Nack:
        """An act of a seat: always one answer, the same for the same command. seen: the last update its sender had (None: all).

        action: a text that somebody sends, or a table act that the server does for a computer. arrival: when it came, None for now.
        """
        came = arrival or Arrival(self.time.now())
        with self.time.answering(seat, action, came):
            return await self.owner.do(lambda: self._submit(seat, command, action, seen, came))

    async def say(self, seat: int, text: str) -> None:
        """Pass free text on to everybody who is connected at a seat; nobody who watches gets it. Raises WireError."""
        message = view.encode(wire.ChatLine(seat, await self.chat.checked(seat, text, self.seating)))
        for outbox in list(self.outboxes):
            outbox.send(message)

    async def write(self, entry: Entry) -> None:
        """Commit an entry of the server's own; a job of the owner task calls it. Raises StorageError."""
        await self.store.append(self.row.id, entry)
        self._take(entry)
        await keep_result(self.store, self.row, self.match_state, self.seating)

    async def seats_changed(self) -> None:
        """Read the seats again: one has been taken, or has got another player."""
        await self.owner.do(self._refresh_seats)

    async def recheck_people(self) -> None:
        """As `seats_changed`; whoever sits here by a key of a person that has ended goes."""
        await self.owner.do(self._recheck_people)

    async def rating_changes(self) -> wire.RatingChanges:
        """What the finished game has done to ratings, once that is written."""
        seat_rows = self.seating.seat_rows
        return await self.owner.do(lambda: rating_changes(self.store, self.row, self.match_state, seat_rows))

    async def take_back(self, seat: int, token: str) -> None:
        """Give a seat back to whoever sat there before, if this token (hashed) is theirs."""
        await self.owner.do(lambda: self._take_back(seat, token))

    async def lend(self, seat: int, level: int) -> None:
        """Give the seat of somebody who is away to a computer, unless they have just come back."""
        await self.owner.do(lambda: self._lend(seat, level))

    def _wait_for_the_absent(self) -> None:
        """Set the alarm for the moment at which the next of those who are away is overdue."""
        if self._alarm is not None:
            self._alarm.cancel()
        due = self.seating.seconds_until_next_leave() if self.row.absence.after else None
        loop = asyncio.get_running_loop()
        self._alarm = None if due is None or self.closed else loop.call_later(due + 0.01, self._on_alarm)

    def _on_alarm(self) -> None:
        self._send_presence()  # the others may decide over a seat from now on
        self._wake()

    def _wake(self) -> None:
        if self.computers is not None:
            self.computers.start()
        self._tell_herald()

    def _tell_herald(self) -> None:
        if self.herald is not None and not self.closed:
            self.herald.note(self)

    # ---- jobs ----------------------------------------------------------------------------------------------------

    async def _join(self, outbox: Outbox, since: int, mark: str) -> None:
        if not self.seating.is_complete:
            await self._refresh_seats()  # another server of this database may have given one away
        if outbox.seat == SPECTATOR:
            await self._join_watchers(outbox, since, mark)
            return
        match_state, seat = self._match_state, outbox.seat
        reading, missing = self.snapshots.read, None
        if since <= self.v:
            missing = await update_stream.resumed(match_state, seat, since, mark, reading)
        if missing is None:
            raise UnknownUpdate
        if not await self._sits_by_name(outbox):
            raise RoomClosed  # the key has just ended
        await self._come_back(outbox)
        self.watchers.wait_for_applause()
        self.outboxes.add(outbox)
        self.seating.arrive(outbox.seat)
        outbox.send(self._welcome(outbox.seat))
        self.time.arrive(outbox)
        for update in missing:
            outbox.send(update)
        self.time.note_sending(outbox)
        self.watchers.tell_applause({outbox})
        self._send_presence(besides=None if self.watchers.names else outbox)
        self.time.follow()
        self._wake()

    async def _join_watchers(self, outbox: Outbox, since: int, mark: str) -> None:
        watchers = self.watchers
        await watchers.prepare()
        missing = await watchers.resumed(since, mark) if since <= watchers.v else None
        if missing is None:
            raise UnknownUpdate
        watchers.outboxes.add(outbox)
        outbox.send(self._welcome(SPECTATOR))
        for update in missing:
            outbox.send(update)
        watchers.tell_ending({outbox})
        watchers.advance()
        self._send_presence(besides=outbox)

    def _welcome(self, seat: int) -> bytes:
        """The first message to a seat, or to somebody who watches."""
        watchers = self.watchers
        v, seen = (watchers.v, watchers.late_state) if seat == SPECTATOR else (self.v, self._match_state)
        return update_stream.welcome(self.row, self.seating, v, seat, len(watchers), self.chat.is_open, seen)

    async def _come_back(self, outbox: Outbox) -> None:
        """Give a seat back to whoever connects at it, from a computer or from somebody who came while they were away."""
        if await self._take_back(outbox.seat, outbox.token):
            return
        was = self.seating.seat_rows[outbox.seat]
        if outbox.token not in ("", was.token):
            raise RoomClosed  # somebody has just taken the seat back: this key opens nothing any more
        if self.seating.takes_seat_back(outbox.seat):
            invite = was.invite if was.yields else ""
            await self._change_seat(was, was._replace(stand_in=-1, invite=invite))

    async def _take_back(self, seat: int, token: str) -> bool:
        """Give a seat back to whoever sat there before somebody else came. Returns whether this token is theirs."""
        was = self.seating.seat_rows[seat]
        now = was.taken_back(token)
        if now is not None:
            await self._change_seat(was, now)
        return now is not None

    async def _refresh_seats(self) -> None:
        """Read the seats from the database; begin the match if it has waited for the last of them."""
        seat_rows = await self.store.seats(self.row.id)
        names = await named(self.store, (seat_row.person for seat_row in seat_rows))
        if tuple(seat_rows) == self.seating.seat_rows and names == self.seating.named:
            return
        self.seating.named = names
        self.seating.ratings = await read_seat_ratings(self.store, self.row, seat_rows)
        for outbox in list(self.outboxes):  # somebody else has the seat now
            was, now = self.seating.seat_rows[outbox.seat], seat_rows[outbox.seat]
            has_changed = was.person != now.person if outbox.by_name else was.token not in ("", now.token)
            if has_changed:
                self._show_out(outbox)
        self.seating.change(seat_rows, {outbox.seat for outbox in self.outboxes})
        setting = None if self.begun else settled(self.row, seat_rows)
        if setting is not None:
            self._match_state = await asyncio.to_thread(MatchState, setting)
            for outbox in list(self.outboxes):
                outbox.send(self._welcome(outbox.seat))
            self._send_update()
            await self.watchers.begin(lambda: self._welcome(SPECTATOR))
        self._send_presence()
        self.time.follow()
        self._wake()

    async def _recheck_people(self) -> None:
        await self._refresh_seats()
        for outbox in list(self.outboxes):
            if not await self._sits_by_name(outbox):
                self._show_out(outbox)

    async def _sits_by_name(self, outbox: Outbox) -> bool:
        """Does the key of a person still open this seat? True for whoever came with the key of the seat."""
        person = await PeopleStore(self.store).of_key(outbox.by_name) if outbox.by_name else None
        return not outbox.by_name or (
            person is not None and person.id == self.seating.seat_rows[outbox.seat].person
        )

    def _show_out(self, outbox: Outbox) -> None:
        """Send this browser nothing more; it asks again what its key opens."""
        self.outboxes.discard(outbox)
        outbox.end()

    async def _change_seat(self, was: SeatRow, now: SeatRow) -> None:
        """Write a seat again; if another server was quicker, its change stands."""
        await self.store.change_seat(self.row.id, was, now)
        await self._refresh_seats()

    async def _lend(self, seat: int, level: int) -> None:
        if self.seating.has_left(seat):
            was = self.seating.seat_rows[seat]
            await self._change_seat(was, was._replace(stand_in=level, player=""))

    async def _leave(self, outbox: Outbox) -> None:
        self.outboxes.discard(outbox)
        self.watchers.outboxes.discard(outbox)
        self.watchers.wait_for_applause()
        if outbox.seat != SPECTATOR and not any(other.seat == outbox.seat for other in self.outboxes):
            self.seating.leave(outbox.seat)
        self._send_presence()
        self._tell_herald()

    async def _submit(
        self, seat: int, command: str, action: str | TableAct, seen: int | None, arrival: Arrival
    ) -> wire.Ack | wire.Nack:
        known = self.commands.update_of(seat, command)
        if known is not None:
            return wire.Ack(command, known)
        try:
            await self.time.judge(seat, action, arrival)
            text = await self._judged(seat, command, action, seen)
            spent = self.time.spent(seat, text, arrival)
            entry = Entry(self.match_state.n_entries, seat, text, command, now_ms(), spent)
            await self.store.append(self.row.id, entry)
        except IllegalActionError as error:
            return nack_of(command, error)
        except StorageError as error:
            self.time.excuse(seat, arrival)
            return await self._after_failure(seat, command, error)
        except GonfalonError as error:
            return wire.Nack(command, error.code, "", "")
        self.time.take_lag(seat, arrival)
        self._take(entry)
        await keep_result(self.store, self.row, self.match_state, self.seating)
        return wire.Ack(command, self.v)

    async def _judged(self, seat: int, command: str, action: str | TableAct, seen: int | None) -> str:
        """The text for the log: a legal action, or a table act with what the room knows of it. Raises GonfalonError."""
        act = act_of_people(action) if isinstance(action, str) else action
        if not self.begun:
            raise IllegalActionError(act.word if act else str(action), "not_now")
        if command.startswith(SERVER_COMMAND_PREFIX):
            check_owed(seat, act, self.match_state, self.seating, self.row.absence)
        if act is None:
            assert isinstance(action, str)
            self.match_state.check_action(seat, action)
            if seen is not None:
                self.match_state.check_seen(seat, action, seen - 1)
            return action
        found = completed(seat, act, self.match_state, self.seating)
        if isinstance(found, Rematch):
            rows = self.seating.seat_rows
            found = Rematch(await open_rematch(self.store, self.row, rows, self.next_deal))
        return found.written

    def _take(self, entry: Entry) -> None:
        """Apply a committed entry and send the update to everybody."""
        self.time.settle(entry.seat, self.match_state.take(entry).act)
        self.updated = entry.time
        self.metrics.note_act(self.row.setting.game, player_of(entry))
        self.commands.note(entry)
        self._send_update()
        self.snapshots.note(self.match_state)
        self.watchers.note_entry()
        self.time.follow()
        self._wake()

    async def _after_failure(self, seat: int, command: str, error: StorageError) -> wire.Ack | wire.Nack:
        """The commit failed, or only its answer was lost, or another server wrote first: the log knows, so look there."""
        if not isinstance(error, ConflictError):
            log.error("match %s could not be stored: %s", self.row.id, error)
        try:
            for entry in await self.store.read(self.row.id, self.match_state.n_entries):
                self._take(entry)
        except StorageError:
            return wire.Nack(command, error.code, "", "")
        known = self.commands.update_of(seat, command)
        return wire.Nack(command, error.code, "", "") if known is None else wire.Ack(command, known)

    # ---- messages ------------------------------------------------------------------------------------------------

    @property
    def v(self) -> int:
        """The number of the newest update, 0 before the first."""
        return update_stream.number(self.match_state) if self.begun else 0

    def status_word(self) -> wire.TableStatus:
        """How far the match is."""
        word: wire.TableStatus = update_stream.status_word(self.match_state) if self.begun else "waiting"
        return word if word == "over" or self.seating.is_complete else "waiting"

    def _send_update(self) -> None:
        """Send the newest update to everybody at a seat."""
        self._live.send(self.match_state, self.outboxes, self.time.note_sending)

    def _send_presence(self, besides: Outbox | None = None) -> None:
        statuses, n_watchers = self.seating.statuses(), len(self.watchers)
        to_seats = view.encode(wire.Presence(statuses, n_watchers, self.watchers.names))
        to_watchers = view.encode(wire.Presence(statuses, n_watchers))
        for outbox in [*self.outboxes, *self.watchers.outboxes]:
            if outbox is not besides:
                outbox.send(to_watchers if outbox.seat == SPECTATOR else to_seats)
        self._wait_for_the_absent()
