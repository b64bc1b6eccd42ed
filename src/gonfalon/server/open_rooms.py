"""The matches that are in memory, each in a room, and the door to those in storage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Coroutine
from typing import Any, NamedTuple

from gonfalon.core.errors import GonfalonError, StorageError, WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.match.snapshots import restored_from
from gonfalon.storage.clock_marks import ClockMark
from gonfalon.storage.expiry import is_expired
from gonfalon.storage.leases import Leases, Owner
from gonfalon.storage.news import ALL, News
from gonfalon.storage.people import PeopleStore, named
from gonfalon.storage.store import Store

from . import consent
from .bots import Computers
from .chat import NO_CHAT, ChatRules
from .keys import digest, is_match_id, may_be_key, of_seat_token
from .known_keys import KnownKeys
from .loop_clock import LoopClock
from .metrics import NO_METRICS, Metrics
from .owner_task import RoomClosed
from .rated_tables import read_seat_ratings
from .results import keep_result
from .rooms import Herald, Room
from .seating import settled
from .thinking_pool import thinking_pool
from .work_pool import WorkPool

IDLE_SECONDS = 300
MOST_APPLAUDED = 1_000
"""Matches without a room whose applause is remembered."""
BEAT_SECONDS = 5.0
"""How often what running clocks have used is written."""
OPENED_AT_ONCE = 16
"""Of many matches so many are opened together: what each waits for in the database is done in one transaction."""
DRAIN_SECONDS = 1.5
"""So long a stopping server waits for what is under way."""
PACK_SECONDS = 1.0
"""So long matches are packed afterwards: what is not is replayed."""
LONG_SHARE = 200
"""A decision that has taken long already is written more seldom: each time it has grown by one part in so many."""


UNKNOWN = WireError("match/unknown", "there is no such match")
EXPIRED = WireError("match/expired", "this match was never begun, or its record is not kept any more")
log = logging.getLogger("gonfalon.rooms")


class Opened(NamedTuple):
    """What a key opens. token: of the seat, hashed, "" where a person's key opens it: by_name then, hashed."""

    seat: int
    token: str
    by_name: str = ""


class RoomElsewhere(RoomClosed):
    """Another server of this database has the match. owner: which."""

    def __init__(self, owner: Owner) -> None:
        super().__init__()
        self.owner = owner


class OpenRooms:
    """The rooms of this server. rooms: by the id of their match. herald: brings news to people who are away, None for nobody.

    rules: set once the rules are compiled or loaded; until then no room is opened, for its moves would compile them in the event loop.
    pool: where computers think, None for threads of this process.
    stopping: the server stops and opens no room any more. news: of what other parts and other servers want to know. leads: does this
    server do what is to be done once, however many share the database? leases: which server has a match, None where this one has the
    database to itself. clock: the time by which seats are charged.
    """

    leases: Leases | None = None

    def __init__(
        self,
        store: Store,
        rules: asyncio.Event,
        chat: ChatRules = NO_CHAT,
        metrics: Metrics = NO_METRICS,
        pool: WorkPool | None = None,
        news: News | None = None,
    ) -> None:
        self.store, self.rules, self.chat, self.metrics = store, rules, chat, metrics
        self.pool = pool or thinking_pool(0, metrics)
        self.stopping, self.news, self.clock = False, news or News(), LoopClock()
        self.news.hear("match", self._hear_of_seats)
        self.leads: Callable[[], bool] = lambda: True
        self._hearing: set[asyncio.Task[None]] = set()
        self.rooms: dict[str, Room] = {}
        self.herald: Herald | None = None
        self.known_keys = KnownKeys()
        self._loading: dict[str, asyncio.Lock] = {}
        self._applause: dict[str, set[str]] = {}

    async def seats_changed(self, match: str, opens: bool = False) -> None:
        """Have the room of a match, wherever it is, read its seats again. opens: where there is none, it is opened here."""
        with contextlib.suppress(RoomClosed):
            room = self.rooms.get(match)
            if room is None and opens:
                room = await self.find(match)
            if room is not None:
                await room.seats_changed()
                return
        self.news.tell("match", match, here=False)

    def _hear_of_seats(self, match: str) -> None:
        for name in [match] if match != ALL else list(self.rooms):
            if name in self.rooms:
                self.do_soon(self.seats_changed(name))

    def do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what follows from a piece of news; a failure of the storage is logged."""
        task = asyncio.create_task(_logged(work))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def knows(self, match: str) -> bool:
        """Is there such a match? Nothing is restored; True where the storage does not answer."""
        try:
            return match in self.rooms or (is_match_id(match) and await self.store.match(match) is not None)
        except StorageError:
            return True

    async def find(self, match: str) -> Room | None:
        """The room of a match, restored from storage if need be; None if there is no such match.

        Raises RoomClosed; RoomElsewhere if another server has it.
        """
        await self.rules.wait()
        lock = self._loading.setdefault(match, asyncio.Lock())
        async with lock:
            if match not in self.rooms:
                room, name = None, self._name
                try:
                    room = None if self.stopping else await self._restore(match)
                except RoomElsewhere:
                    self._loading.pop(match, None)
                    raise
                if self.stopping or name != self._name:
                    self._loading.pop(match, None)
                    if room is not None:
                        await room.close()
                    raise RoomClosed
                if room is None:
                    self._loading.pop(match, None)
                    return None
                self.rooms[match] = room
                room.herald, room.metrics = self.herald, self.metrics
                if self.herald is not None:
                    self.herald.note(room)
            self.rooms[match].owner.touched = time.monotonic()
            return self.rooms[match]

    @property
    def _name(self) -> str:
        """By which this server has its leases."""
        return self.leases.server if self.leases is not None else ""

    async def _check_mine(self, match: str) -> None:
        """Raise RoomElsewhere unless this server has the match, or nobody has: then it has it from now on."""
        if self.leases is not None and (owner := await self.leases.take(match)).server != self.leases.server:
            raise RoomElsewhere(owner)

    async def _is_elsewhere(self, match: str) -> bool:
        owner = await self.leases.owner(match) if self.leases is not None else None
        return owner is not None and owner.server != self._name

    async def _release(self, match: str) -> None:
        """Let another server have the match."""
        if self.leases is not None:
            with contextlib.suppress(StorageError):
                await self.leases.release(match)

    async def get(self, match: str) -> Room:
        """As `find`. Raises WireError if there is no such match."""
        room = await self.find(match)
        if room is None:
            raise await self.missing(match)
        return room

    async def missing(self, match: str) -> WireError:
        """Why there is no room of a match: there was one, or there never was."""
        return EXPIRED if await self.is_expired(match) else UNKNOWN

    async def is_expired(self, match: str) -> bool:
        """Was there such a match, whose record is not kept any more?"""
        return is_match_id(match) and await is_expired(self.store, match)

    async def _restore(self, match: str) -> Room | None:
        if not is_match_id(match):
            return None
        if self.leases is not None:  # what another server may still write is read afterwards
            if await self.store.match(match) is None:
                return None
            await self._check_mine(match)
        found = await self.store.stored(match)
        if found is None:
            return None
        row, seat_rows, entries, mark, packed = found
        if not entries and await self.is_expired(match):
            return None
        setting = settled(row, seat_rows)
        match_state, n_read = None, 0
        if setting is not None:
            match_state, n_read = await asyncio.to_thread(restored_from, setting, entries, packed)
        names = await named(self.store, (seat_row.person for seat_row in seat_rows))
        ratings = await read_seat_ratings(self.store, row, seat_rows)
        mark = mark if row.terms.clock is not None else None  # its clocks wait for their people from now on
        room = Room(self.store, row, seat_rows, match_state, entries, mark, self.chat, self.clock.now)
        room.seating.named, room.seating.ratings = names, ratings
        room.snapshots.seqs = [one.seq for one in packed if one.seq <= n_read]
        room.computers = Computers(room, self.pool)
        room.watchers.applause |= self._applause.pop(match, set())
        if match_state is not None:  # its result may not have been stored yet
            await keep_result(self.store, row, match_state, room.seating)
        return room

    async def seat_of(self, match: str, token: str) -> int | None:
        """The seat a token opens, None if it opens none. Digests are compared, so the time it takes tells nothing of a token."""
        found = await self.opened(match, token)
        return found.seat if found else None

    async def opened(self, match: str, token: str) -> Opened | None:
        """What a token opens: as the seat's key, or as a person's key to the own seat there. None for nothing."""
        if not may_be_key(token) or not is_match_id(match):
            return None
        wanted, seat_rows = digest(token), await self.store.seats(match)
        for seat_row in seat_rows:
            if seat_row.opens(wanted):
                is_own = seat_row.token == wanted
                self.known_keys.note(token, seat_row.person if is_own else "")
                return Opened(seat_row.seat, wanted)
        key, seat = of_seat_token(token)
        by_name = digest(key)
        person = await PeopleStore(self.store).of_key(by_name) if may_be_key(key) else None
        if person is None:
            return None
        self.known_keys.note(token, person.id)
        own = [row for row in seat_rows if row.kind == "person" and row.person == person.id]
        found = min(
            own, key=lambda row: row.seat != seat, default=None
        )  # in a rematch they may sit elsewhere
        return Opened(found.seat, "", by_name) if found else None

    async def entitled(self, match: str, token: str) -> tuple[Room, int]:
        """The room and the seat that the token holds; SPECTATOR for "" once the match is over and somebody who played it lets others
        see it. What such a person may see is `consent.of`'s to say.

        Raises WireError for a match or a token that there is not.
        """
        if not token:
            room = await self.get(match)
            await consent.check_open(self.store, room)
            return room, SPECTATOR
        seat = await self.seat_of(
            match, token
        )  # before the match is restored: a wrong key costs next to nothing
        if seat is None:
            await self.check_known(match)
            raise WireError("match/token", "this key does not open a seat of this match")
        return await self.get(match), seat

    async def check_known(self, match: str) -> None:
        """Raise WireError if there is no such match. Nothing is restored."""
        if not await self.knows(match):
            raise await self.missing(match)

    async def sweep(self) -> None:
        """Let go of rooms nobody has touched for a while; they come back from storage when asked for."""
        clock = time.monotonic()
        for match, room in list(self.rooms.items()):
            if clock - room.owner.touched > IDLE_SECONDS:
                await self.let_go(match)

    async def let_go(self, match: str) -> bool:
        """Close the room of a match, unless somebody is there or a clock runs. Answers whether there is none now."""
        room = self.rooms.get(match)
        if room is None:
            return not await self._is_elsewhere(match)
        if not _is_idle(room):
            return False
        touched = room.owner.touched
        await _pack(room)
        if not _is_idle(room) or room.owner.touched != touched or self.rooms.get(match) is not room:
            return False  # somebody has come meanwhile
        del self.rooms[match]
        self._loading.pop(match, None)
        self._keep_applause(room)
        await room.close()
        if match not in self._loading:  # else it has just been opened again here
            await self._release(match)
        return True

    def _keep_applause(self, room: Room) -> None:
        """Remember who has applauded a match whose room closes; of too many such matches the oldest is forgotten."""
        if room.watchers.applause:
            self._applause[room.row.id] = room.watchers.applause
        while len(self._applause) > MOST_APPLAUDED:
            del self._applause[next(iter(self._applause))]

    async def sweep_for_ever(self) -> None:
        """Call sweep once a minute."""
        while True:
            await asyncio.sleep(60)
            await self.sweep()

    async def keep_clocks(self, exactly: bool = False) -> None:
        """Write what running clocks have used since it was last written: this is all the time that a killed server gives anybody.

        exactly: write every one, not only those that have grown enough.
        """
        marks = {room: room.time.mark() for room in self.rooms.values() if room.row.terms.clock is not None}
        new = [
            mark
            for room, mark in marks.items()
            if mark is not None and (exactly or _is_news(room.time.kept, mark))
        ]
        over = [room.row.id for room, mark in marks.items() if mark is None and room.time.kept is not None]
        if new or over:
            await self.store.keep_clocks(new, over)
        for room, mark in marks.items():
            if mark is None or mark in new:
                room.time.kept = mark

    async def keep_clocks_for_ever(self) -> None:
        """Open the matches whose clocks run, for a flag may fall while nobody is here; then keep the clocks every few seconds."""
        await self.rules.wait()
        try:
            await self.open_clocked()
        except StorageError:
            log.exception("the running clocks cannot be read")
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.keep_clocks()
            except StorageError as error:
                log.error("the clocks could not be stored: %s", error)

    async def open_clocked(self, among: Collection[str] | None = None) -> None:
        """Open the matches whose clocks run and that no other server has. among: of these alone. Raises StorageError."""
        marks = await self.store.clock_marks()
        waiting = iter([mark.match for mark in marks if among is None or mark.match in among])

        async def open_some() -> None:
            for match in waiting:
                await self._open(match)

        await asyncio.gather(*(open_some() for _ in range(OPENED_AT_ONCE)))

    async def abandon(self) -> None:
        """Other servers have these matches: close every room and store nothing more of it."""
        rooms, self.rooms, now = self.rooms, {}, self.clock.now()
        for room in rooms.values():
            room.owner.closed = True
            room.time.stop(now)
        for room in rooms.values():
            await room.close()

    async def tend_for_ever(self) -> None:
        """Sweep, and keep the clocks."""
        await asyncio.gather(self.clock.beat_for_ever(), self.sweep_for_ever(), self.keep_clocks_for_ever())

    async def _open(self, match: str) -> None:
        try:
            with contextlib.suppress(RoomClosed):
                await self.find(match)
        except GonfalonError:
            log.exception("match %s cannot be opened", match)

    def running(self) -> Counter[str]:
        """How many tables in memory play each game now."""
        playing = (room for room in self.rooms.values() if room.begun and room.match_state.outcome is None)
        return Counter(room.row.setting.game for room in playing)

    def stop(self) -> None:
        """The server stops: take no further acts, and let no clock run on."""
        self.stopping, now = True, self.clock.now()
        for room in self.rooms.values():
            room.owner.closed = True
            room.time.stop(now)

    async def close(self) -> None:
        """Let what is under way end, keep the clocks, close every room."""
        ending = [asyncio.create_task(room.owner.drain()) for room in self.rooms.values()]
        if ending:
            await asyncio.wait(ending, timeout=DRAIN_SECONDS)
        with contextlib.suppress(StorageError):
            await self.keep_clocks(exactly=True)
        packing = [asyncio.create_task(_pack(room)) for room in self.rooms.values()]
        if packing:
            _, late = await asyncio.wait(packing, timeout=PACK_SECONDS)
            for task in late:
                task.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        if self.leases is not None:
            with contextlib.suppress(StorageError):
                await self.leases.leave()


def _is_idle(room: Room) -> bool:
    """Is nobody there, and does no clock run?"""
    return room.is_empty and room.time.mark() is None


async def _pack(room: Room) -> None:
    """Pack the match of a room that closes."""
    if room.begun:
        await room.snapshots.finish(room.match_state)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except GonfalonError as error:
        log.error("what another server has changed cannot be read: %s", error)


def _is_news(kept: ClockMark | None, mark: ClockMark) -> bool:
    """Is this worth writing? Another entry, another clock, or as much time as a killed server may give away of it."""
    if kept is None or kept.seq != mark.seq or kept.used.keys() != mark.used.keys():
        return True
    return any(used - kept.used[clock] >= max(1, used // LONG_SHARE) for clock, used in mark.used.items())
