"""Live matches: one owner task each, which validates, commits, then sends updates. Nothing here waits for a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from gonfalon import games, players
from gonfalon.core.errors import (
    ConflictError,
    GonfalonError,
    IllegalActionError,
    StorageError,
)
from gonfalon.match import view
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import ClaimWin, Concede, Rematch, Say, TableAct
from gonfalon.storage.store import MatchRow, SeatRow, Store

from . import update_stream, wire
from .clock import now_ms
from .computer_tasks import ComputerTask, next_task, serves
from .conversation import Conversation
from .crash_points import crash_point
from .outbox import Outbox
from .owner_task import Job, OwnerTask, RoomClosed, cancelled
from .refusals import WITH_OPEN_SEATS, act_of_people, nack_of
from .rematch import open_rematch
from .results import SERVER_COMMAND_PREFIX, keep_result
from .seating import Seating, settled, tells_hints, with_brought

RETRY_SECONDS = 2.0
"""Seconds before a computer is asked again for what could not be stored."""
log = logging.getLogger("gonfalon.rooms")
Thinker = Callable[["Room", "ComputerTask"], Awaitable[None]]


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
    ) -> None:
        self.store, self.row, self.seating, self._match_state = (
            store,
            row,
            Seating(seat_rows, row.absence.after),
            match_state,
        )
        self.outboxes: set[Outbox] = set()
        self.answers = {(e.seat, e.command): e.seq + 2 for e in entries if e.command}
        self.touched = time.monotonic()
        self.updated = entries[-1].time if entries else row.created
        self.think: Thinker | None = None
        self.conversation = Conversation()
        self._owner = OwnerTask()
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self.slowest: dict[tuple[int, str], float] = {}

    @property
    def begun(self) -> bool:
        """Is there a match to play already?"""
        return self._match_state is not None

    @property
    def match_state(self) -> MatchState:
        """The match, once it has begun."""
        assert self._match_state is not None, "this match waits for people who bring something"
        return self._match_state

    # ---- the owner task ------------------------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Has the room been closed?"""
        return self._owner.closed

    async def _enqueue(self, job: Job) -> Any:
        self.touched = time.monotonic()
        return await self._owner.do(job)

    async def close(self) -> None:
        """End the owner task and let everybody go; nothing is lost, the log has it all."""
        self._owner.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for outbox in list(self.outboxes):
            outbox.end()
        await self._owner.close()
        if self._thinking is not None:
            await cancelled(self._thinking)

    # ---- calls of sockets and tables ----------------------------------------------------------------------------

    async def join(self, outbox: Outbox, since: int, mark: str = "") -> None:
        """Connect a browser: send a welcome and the updates it has missed since the one with this mark. Raises UnknownUpdate."""
        await self._enqueue(lambda: self._join(outbox, since, mark))

    async def leave(self, outbox: Outbox) -> None:
        """Disconnect a browser."""
        with contextlib.suppress(RoomClosed):
            await self._enqueue(lambda: self._leave(outbox))

    async def submit(
        self, seat: int, command: str, action: str | TableAct, seen: int | None = None
    ) -> wire.Ack | wire.Nack:
        """An act of a seat: always one answer, the same for the same command. seen: the last update its sender had (None: all).

        action: a text that somebody sends, or an act beside the rules that the server does for a computer.
        """
        return await self._enqueue(lambda: self._submit(seat, command, action, seen))

    async def seats_changed(self) -> None:
        """Read the seats again: one has been taken, or has got another player."""
        await self._enqueue(self._refresh_seats)

    async def take_back(self, seat: int, token: str) -> None:
        """Give a seat back to whoever sat there before, if this token (hashed) is theirs."""
        await self._enqueue(lambda: self._take_back(seat, token))

    async def lend(self, seat: int, level: int) -> None:
        """Give the seat of somebody who is away to a computer, unless they have just come back."""
        await self._enqueue(lambda: self._lend(seat, level))

    # ---- what the server does for seats --------------------------------------------------------------------------

    def next_task(self) -> ComputerTask | None:
        """The next thing that the server has to do for a seat."""
        if self._match_state is None:
            return None
        levels = players.levels(self._match_state.game.spec.family)
        lowest = levels[0] if levels else 0
        return next_task(self._match_state, self.seating, self.row.absence, lowest, self.conversation)

    def _wait_for_the_absent(self) -> None:
        """Set the alarm for the moment at which the next of those who are away is overdue."""
        if self._alarm is not None:
            self._alarm.cancel()
        due = self.seating.seconds_until_next_leave() if self.row.absence.after else None
        loop = asyncio.get_running_loop()
        self._alarm = None if due is None or self.closed else loop.call_later(due + 0.01, self._on_alarm)

    def _on_alarm(self) -> None:
        self._send_presence()  # the others may decide over a seat from now on
        self.start_thinking()

    def start_thinking(self) -> None:
        """Let the computers answer if they owe something and are not at it already."""
        if self.closed or self.think is None or self.next_task() is None:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._do_tasks(self.think))

    async def _do_tasks(self, think: Thinker) -> None:
        """One task after the other, until none is left."""
        done: tuple[int, ComputerTask] | None = None
        while (task := self.next_task()) is not None and not self.closed:
            if done == (self.v, task):  # it was refused or could not be stored
                await asyncio.sleep(RETRY_SECONDS)
            done = (self.v, task)
            try:
                await (self.lend(task.seat, task.level) if task.work == "lend" else think(self, task))
            except RoomClosed:
                return
            except Exception:
                log.exception("the computer failed in match %s", self.row.id)
                return

    # ---- jobs ----------------------------------------------------------------------------------------------------

    async def _join(self, outbox: Outbox, since: int, mark: str) -> None:
        if not self.seating.is_complete:
            await self._refresh_seats()  # another server of this database may have given one away
        if not await self._is_same_update(outbox.seat, since, mark):
            raise UnknownUpdate
        missing = await self._missed_updates(outbox.seat, since)
        await self._come_back(outbox)
        self.outboxes.add(outbox)
        self.seating.arrive(outbox.seat)
        outbox.send(self._welcome(outbox.seat))
        for update in missing:
            outbox.send(update)
        self._send_presence(besides=outbox)
        self.start_thinking()

    async def _come_back(self, outbox: Outbox) -> None:
        """Give a seat back to whoever connects at it, from a computer or from somebody who came while they were away."""
        if outbox.seat < 0 or await self._take_back(outbox.seat, outbox.token):
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

    async def _is_same_update(self, seat: int, v: int, mark: str) -> bool:
        """Is update `v` of this seat the one with this mark? True if there is nothing to compare."""
        if v > self.v:
            return False
        if v < 1 or not mark:
            return True
        if v == self.v:
            return update_stream.mark_of(update_stream.newest(self.match_state, seat)) == mark
        return update_stream.mark_of(await self._from_log(update_stream.update_at, seat, v)) == mark

    async def _missed_updates(self, seat: int, since: int) -> list[bytes]:
        """The updates after `since`, built again from the log; the newest alone if there are too many."""
        behind = self.v - max(0, since)
        if behind <= 0:
            return []
        if behind == 1 or behind > update_stream.CATCH_UP:
            return [update_stream.newest(self.match_state, seat)]
        return await self._from_log(update_stream.updates_after, seat, since)

    async def _from_log(self, build: Callable[..., Any], seat: int, v: int) -> Any:
        """Build updates again from the log, off the event loop."""
        entries = [applied_entry.entry for applied_entry in self.match_state.applied]
        return await asyncio.to_thread(build, self.match_state.setting, entries, seat, v)

    async def _refresh_seats(self) -> None:
        """Read the seats from the database; begin the match if it has waited for the last of them."""
        seat_rows = await self.store.seats(self.row.id)
        if tuple(seat_rows) == self.seating.seat_rows:
            return
        for outbox in list(self.outboxes):  # somebody else has the seat now
            token = self.seating.seat_rows[outbox.seat].token if outbox.seat >= 0 else ""
            if token not in ("", seat_rows[outbox.seat].token):
                self.outboxes.discard(outbox)
                outbox.end()
        self.seating.change(seat_rows, {outbox.seat for outbox in self.outboxes})
        setting = None if self.begun else settled(self.row, seat_rows)
        if setting is not None:
            self._match_state = await asyncio.to_thread(MatchState, setting)
            for outbox in list(self.outboxes):
                outbox.send(self._welcome(outbox.seat))
            self._send_update()
        self._send_presence()
        self.start_thinking()

    async def _change_seat(self, was: SeatRow, now: SeatRow) -> None:
        """Write a seat anew; if another server was quicker, its change stands."""
        await self.store.change_seat(self.row.id, was, now)
        await self._refresh_seats()

    async def _lend(self, seat: int, level: int) -> None:
        if self.seating.has_left(seat):
            was = self.seating.seat_rows[seat]
            await self._change_seat(was, was._replace(stand_in=level))

    async def _leave(self, outbox: Outbox) -> None:
        self.outboxes.discard(outbox)
        if outbox.seat >= 0 and not any(other.seat == outbox.seat for other in self.outboxes):
            self.seating.leave(outbox.seat)
        self._send_presence()

    async def _submit(
        self, seat: int, command: str, action: str | TableAct, seen: int | None = None
    ) -> wire.Ack | wire.Nack:
        known = self.answers.get((seat, command))
        if known is not None:
            return wire.Ack(command, known)
        try:
            act, text = (act_of_people(action), action) if isinstance(action, str) else (action, "")
            if command.startswith(SERVER_COMMAND_PREFIX):
                self._check_owed(seat, act)
            if act is None:
                self._check_action(seat, text, seen)
            else:
                text = (await self._completed(seat, act)).written
            entry = Entry(self.match_state.n_entries, seat, text, command, now_ms())
            crash_point("before-commit")
            await self.store.append(self.row.id, entry)
            crash_point("after-commit")
        except IllegalActionError as error:
            return nack_of(command, error)
        except StorageError as error:
            return await self._after_failure(seat, command, error)
        except GonfalonError as error:
            return wire.Nack(command, error.code, "", "")
        self._take(entry)
        await self.keep_result()
        return wire.Ack(command, self.v)

    async def keep_result(self) -> None:
        """Write down how a game of a company ended. What cannot be stored now is when the room is next opened."""
        if self.begun:
            await keep_result(self.store, self.row.id, self.match_state, self.seating)

    def _take(self, entry: Entry) -> None:
        """Apply a committed entry and send the update to everybody."""
        self.match_state.take(entry)
        self.updated = entry.time
        if entry.command:
            self.answers[entry.seat, entry.command] = self.v
        self._send_update()
        self.start_thinking()

    async def _after_failure(self, seat: int, command: str, error: StorageError) -> wire.Ack | wire.Nack:
        """The commit failed, or only its answer was lost, or another server wrote first: the log knows, so look there."""
        if not isinstance(error, ConflictError):
            log.error("match %s could not be stored: %s", self.row.id, error)
        try:
            for entry in await self.store.read(self.row.id, self.match_state.n_entries):
                self._take(entry)
        except StorageError:
            return wire.Nack(command, error.code, "", "")
        known = self.answers.get((seat, command))
        return wire.Nack(command, error.code, "", "") if known is None else wire.Ack(command, known)

    def _check_action(self, seat: int, action: str, seen: int | None) -> None:
        """Raise the IllegalActionError that speaks against an action of the game, or return."""
        if not self.begun:
            raise IllegalActionError(action, "not_now")
        self.match_state.check_action(seat, action)
        if seen is not None:
            self.match_state.check_seen(seat, action, seen - 1)

    async def _completed(self, seat: int, act: TableAct) -> TableAct:
        """An act beside the rules with what the room knows: who votes, which match comes next. Raises IllegalActionError."""
        if not self.begun:
            raise IllegalActionError(act.word, "not_now")
        self.match_state.check_act(seat, act)
        if isinstance(act, Say):
            return act
        may_claim = not isinstance(act, ClaimWin) or self._may_claim(seat)
        if not may_claim or not (self.seating.is_complete or isinstance(act, WITH_OPEN_SEATS)):
            raise IllegalActionError(act.word, "not_now")
        if isinstance(act, Concede):
            return Concede(self.seating.voters(seat))
        if isinstance(act, Rematch):
            return Rematch(await open_rematch(self.store, self.row, self.seating.seat_rows))
        return act

    def _check_owed(self, seat: int, act: TableAct | None) -> None:
        """Raise IllegalActionError for a task of the server that is no longer due: the person is back, or something is proposed."""
        match_state = self.match_state
        is_late = match_state.proposal is not None and act is None
        if is_late or not serves(seat, match_state, self.seating, self.row.absence):
            raise IllegalActionError(act.word if act else "", "not_now")

    def _may_claim(self, seat: int) -> bool:
        owes_preparation = self.match_state.setting_up() and seat in self.match_state.to_act()
        return not owes_preparation and self.seating.is_deserted(seat, update_stream.CLAIM_AFTER)

    # ---- messages ------------------------------------------------------------------------------------------------

    @property
    def v(self) -> int:
        """The number of the newest update, 0 before the first."""
        return update_stream.number(self.match_state) if self.begun else 0

    def status_word(self) -> wire.TableStatus:
        """How far the match is."""
        word: wire.TableStatus = update_stream.status_word(self.match_state) if self.begun else "waiting"
        return word if word == "over" or self.seating.is_complete else "waiting"

    def _welcome(self, seat: int) -> bytes:
        row = self.row
        setting = with_brought(row.setting, self.seating.seat_rows)
        setup = games.get(setting.game).seen_setup(setting.setup, seat)
        return view.encode(
            wire.Welcome(
                match=row.id,
                game=setting.game,
                variant=setup.variant,
                options=setup.options,
                brought=setup.brought,
                seat=seat,
                v=self.v,
                seats=self.seating.statuses(),
                created=row.created,
                absent_after=row.absence.after,
                absent_level=row.absence.level,
                learning=row.learning,
                hints=tells_hints(row, self.seating, seat),
            )
        )

    def _send_update(self) -> None:
        """Send the newest update to everybody, encoded once for each seat."""
        ready: dict[int, bytes] = {}
        for outbox in list(self.outboxes):
            if outbox.seat not in ready:
                ready[outbox.seat] = update_stream.newest(self.match_state, outbox.seat)
            outbox.send(ready[outbox.seat])

    def _send_presence(self, besides: Outbox | None = None) -> None:
        message = view.encode(wire.Presence(self.seating.statuses()))
        for outbox in list(self.outboxes):
            if outbox is not besides:
                outbox.send(message)
        self._wait_for_the_absent()
