"""Live matches: one owner task each, which validates, commits, then tells. Nothing here waits for a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Any

from gonfalon.core.errors import ConflictError, GonfalonError, IllegalActionError, StorageError
from gonfalon.match import acts, view
from gonfalon.match.log import Entry
from gonfalon.match.referee import Playing
from gonfalon.storage.store import MatchRow, SeatRow, Store

from . import telling, wire
from .line import Line

COMPUTER = "computer"
log = logging.getLogger("gonfalon.rooms")
Thinker = Callable[["Room", int], Awaitable[None]]
Job = Callable[[], Awaitable[Any]]


def now_ms() -> int:
    """The server's clock."""
    return int(time.time() * 1000)


class RoomClosed(Exception):
    """This room is no more; its match goes on in the next room that is opened for it."""


class Room:
    """One match in memory. Every change goes through `submit`, one at a time, under the owner task."""

    def __init__(
        self, store: Store, row: MatchRow, places: list[SeatRow], playing: Playing, entries: list[Entry]
    ) -> None:
        self.store, self.row, self.places, self.playing = store, row, places, playing
        self.lines: set[Line] = set()
        self.answers = {(e.seat, e.command): e.seq + 2 for e in entries if e.command}
        self.away_since = {place.seat: time.monotonic() for place in places if place.kind == "person"}
        self.touched = time.monotonic()
        self.updated = entries[-1].time if entries else row.created
        self.closed = False
        self.think: Thinker | None = None
        self.open_rematch: Callable[[Room], Awaitable[str]] | None = None
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._owner = asyncio.create_task(self._run())
        self._thinking: asyncio.Task[None] | None = None

    # ---- the owner task ------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            job, done = await self._jobs.get()
            try:
                result = await job()
            except asyncio.CancelledError:
                _settle(done, error=RoomClosed())
                raise
            except Exception as error:
                _settle(done, error=error)
            else:
                _settle(done, result)

    async def _do(self, job: Job) -> Any:
        if self.closed:
            raise RoomClosed
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.touched = time.monotonic()
        self._jobs.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        """End the owner task and let everybody go; nothing is lost, the log has it all."""
        self.closed = True
        for line in list(self.lines):
            line.end()
        for task in (self._owner, self._thinking):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait()[1], error=RoomClosed())

    # ---- what the lines ask for ----------------------------------------------------------------------------------

    async def join(self, line: Line, since: int) -> None:
        """A browser is here: welcome it and tell what it has missed."""
        await self._do(lambda: self._join(line, since))

    async def leave(self, line: Line) -> None:
        """A browser is gone."""
        with contextlib.suppress(RoomClosed):
            await self._do(lambda: self._leave(line))

    async def submit(
        self, seat: int, command: str, action: str, seen: int | None = None
    ) -> wire.Ack | wire.Nack:
        """An act of a seat: always one answer, the same for the same command. seen: the last update its sender had (None: all)."""
        return await self._do(lambda: self._submit(seat, command, action, seen))

    async def opened(self, places: list[SeatRow]) -> None:
        """The friend has taken the open seat."""

        async def job() -> None:
            self.places = places
            self.away_since = {
                p.seat: self.away_since.get(p.seat, time.monotonic())
                for p in places
                if p.kind == "person" and not any(line.seat == p.seat for line in self.lines)
            }
            self._tell_presence()

        await self._do(job)

    def start_thinking(self) -> None:
        """Let the computer answer if it owes something and is not at it already."""
        owes = [s for s in self.playing.to_act() if self.kind(s) == COMPUTER]
        offered = self.playing.draw_offer >= 0 and self.kind(1 - self.playing.draw_offer) == COMPUTER
        if self.closed or self.think is None or not (owes or offered) or self.playing.outcome is not None:
            return
        if self._thinking is None or self._thinking.done():
            seat = owes[0] if owes else 1 - self.playing.draw_offer
            self._thinking = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        assert self.think is not None
        try:
            await self.think(self, seat)
        except RoomClosed:
            return
        except Exception:
            log.exception("the computer failed in match %s", self.row.id)
            return
        self._thinking = None
        self.start_thinking()

    # ---- jobs ----------------------------------------------------------------------------------------------------

    async def _join(self, line: Line, since: int) -> None:
        missing = await self._missing(line.seat, since)
        self.lines.add(line)
        self.away_since.pop(line.seat, None)
        line.send(self._welcome(line.seat))
        for update in missing:
            line.send(update)
        self._tell_presence(besides=line)
        self.start_thinking()

    async def _missing(self, seat: int, since: int) -> list[bytes]:
        """The updates after `since`: told again from the log, or the newest alone if there are too many."""
        behind = self.v - max(0, since)
        if behind <= 0:
            return []
        if behind == 1 or behind > telling.CATCH_UP:
            return [telling.newest(self.playing, seat)]
        entries = [happening.entry for happening in self.playing.happened]
        return await asyncio.to_thread(telling.missed, self.row.setting, entries, seat, since)

    async def _leave(self, line: Line) -> None:
        self.lines.discard(line)
        if line.seat >= 0 and not any(other.seat == line.seat for other in self.lines):
            self.away_since[line.seat] = time.monotonic()
        self._tell_presence()

    async def _submit(
        self, seat: int, command: str, action: str, seen: int | None = None
    ) -> wire.Ack | wire.Nack:
        known = self.answers.get((seat, command))
        if known is not None:
            return wire.Ack(command, known)
        try:
            self._check(seat, action, seen)
            if action == acts.REMATCH and self.open_rematch is not None:
                action = f"{acts.REMATCH} {await self.open_rematch(self)}"
            entry = Entry(self.playing.n_entries, seat, action, command, now_ms())
            _crash_point("before-commit")
            await self.store.append(self.row.id, entry)
            _crash_point("after-commit")
        except IllegalActionError as error:
            return wire.Nack(command, error.code, error.reason, error.section)
        except StorageError as error:
            return await self._after_failure(seat, command, error)
        except GonfalonError as error:
            return wire.Nack(command, error.code, "", "")
        self._take(entry)
        return wire.Ack(command, self.v)

    def _take(self, entry: Entry) -> None:
        """Fold a committed entry in and tell everybody."""
        self.playing.take(entry)
        self.updated = entry.time
        if entry.command:
            self.answers[entry.seat, entry.command] = self.v
        self._tell()
        self.start_thinking()

    async def _after_failure(self, seat: int, command: str, error: StorageError) -> wire.Ack | wire.Nack:
        """The commit failed, or only its answer was lost, or another server wrote first: the log knows, so look there."""
        if not isinstance(error, ConflictError):
            log.error("match %s could not be stored: %s", self.row.id, error)
        try:
            for entry in await self.store.read(self.row.id, self.playing.n_entries):
                self._take(entry)
        except StorageError:
            return wire.Nack(command, error.code, "", "")
        known = self.answers.get((seat, command))
        return wire.Nack(command, error.code, "", "") if known is None else wire.Ack(command, known)

    def _check(self, seat: int, action: str, seen: int | None) -> None:
        if acts.is_act(action) and action not in acts.ALL:
            raise IllegalActionError(action, "unknown_act")
        self.playing.check(seat, action)
        if seen is not None:
            self.playing.check_seen(seat, action, seen - 1)
        if action == acts.CLAIM and not self._may_claim(seat):
            raise IllegalActionError(acts.CLAIM, "not_now", "STRAT-8.10")
        if (
            any(place.kind == "open" for place in self.places)
            and acts.is_act(action)
            and action not in (acts.RESIGN, acts.UNDEPLOY)
        ):
            raise IllegalActionError(action, "not_now", "")

    def _may_claim(self, seat: int) -> bool:
        other = 1 - seat
        away = self.away_since.get(other)
        playing = not self.playing.deploying() or self.playing.deployed(seat)
        return (
            self.kind(other) == "person"
            and away is not None
            and time.monotonic() - away >= telling.CLAIM_AFTER
            and playing
        )

    # ---- what is told --------------------------------------------------------------------------------------------

    @property
    def v(self) -> int:
        """The number of the newest update."""
        return telling.number(self.playing)

    def kind(self, seat: int) -> str:
        """ "person", "computer" or "open"."""
        return next(place.kind for place in self.places if place.seat == seat)

    def status_word(self) -> str:
        """waiting, deployment, play or over."""
        word = telling.status_of(self.playing, -1).status
        return "waiting" if word != "over" and any(p.kind == "open" for p in self.places) else word

    def _seats(self) -> tuple[wire.SeatStatus, ...]:
        clock = time.monotonic()
        found = []
        for place in self.places:
            away = self.away_since.get(place.seat)
            here = place.kind == COMPUTER or (place.kind == "person" and away is None)
            gone = int(clock - away) if away is not None and place.kind == "person" else 0
            found.append(wire.SeatStatus(place.seat, place.kind, here, gone))
        return tuple(found)

    def _welcome(self, seat: int) -> bytes:
        row = self.row
        return view.encode(
            wire.Welcome(
                match=row.id,
                game=row.setting.game,
                variant=row.setting.variant,
                options=row.setting.options,
                opponent=row.opponent,
                seat=seat,
                v=self.v,
                seats=self._seats(),
                created=row.created,
            )
        )

    def _tell(self) -> None:
        """The newest update to everybody, encoded once for each seat."""
        ready: dict[int, bytes] = {}
        for line in list(self.lines):
            if line.seat not in ready:
                ready[line.seat] = telling.newest(self.playing, line.seat)
            line.send(ready[line.seat])

    def _tell_presence(self, besides: Line | None = None) -> None:
        message = view.encode(wire.Presence(self._seats()))
        for line in list(self.lines):
            if line is not besides:
                line.send(message)


def _settle(done: asyncio.Future[Any], result: Any = None, error: BaseException | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


_crash_plan = os.environ.get("GONFALON_TEST_CRASH", "")
_crash_count = 0


def _crash_point(name: str) -> None:
    """For tests of `kill -9`: GONFALON_TEST_CRASH=after-commit:7 ends the process at the seventh commit."""
    global _crash_count
    if not _crash_plan.startswith(name + ":"):
        return
    _crash_count += 1
    if _crash_count >= int(_crash_plan.partition(":")[2]):
        os.kill(os.getpid(), signal.SIGKILL)
