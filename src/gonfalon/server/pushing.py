"""Web push: people who are away are told once that a seat of theirs owes an answer, that its time is short, or that the game is over.

A room says that something has changed. Half a minute later, if it still stands and nobody of that seat is here, the browsers that asked for
it are told. What each has been told is written when its push service has taken it, so a restart neither repeats nor loses anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, NamedTuple

from gonfalon.core.errors import GonfalonError, StorageError, WireError
from gonfalon.storage.push import PushSeat, PushStore, PushTarget

from . import push_endpoints, push_sealing
from .clock import now_ms
from .keys import digest
from .open_rooms import OpenRooms
from .owner_task import RoomClosed
from .push_endpoints import Answer, endpoint_of
from .push_news import Standing, absent, news_of, quiet_seconds, standing
from .rooms import Room
from .wire_push import (
    PushEndpoint,
    PushForgotten,
    PushKept,
    PushKind,
    PushNews,
    PushOffer,
    PushRequest,
    PushTested,
)

PATIENCE_SECONDS = 30.0
"""So long somebody may be away before they are told."""
BACK_OFF = (60.0, 300.0, 1800.0, 7200.0)
"""Seconds until a push service that failed is asked again, each time."""
LONGEST_WAIT = 21_600.0
"""A service that asks for more time than this gets no more."""
AT_ONCE = 4
"""Messages that are on their way at the same time."""
MOST_A_SEAT = 12
"""Browsers that are told of one seat: those that were heard of last."""
MOST_TARGETS = 50_000
KEPT_DAYS = 180
"""A browser that has not been heard of for so long is forgotten."""
DAY_MS = 86_400_000
GOODBYE_SECONDS = 1.5
log = logging.getLogger("gonfalon.push")


class PushSettings(NamedTuple):
    """What the host has set. is_on: may anything be sent? hosts: HOST or HOST:PORT of push services to trust beside the usual ones.

    contact: where a push service finds whoever runs this server: an https address or a mailto:.
    """

    is_on: bool = True
    hosts: tuple[str, ...] = ()
    contact: str = "https://localhost"


USUAL_PUSH = PushSettings()


class _Item:
    """Something to tell of a seat. seated: it is that somebody has sat down. attempts: by target, how often its service has failed."""

    def __init__(self, stands: Standing, seated: bool) -> None:
        self.stands, self.seated = stands, seated
        self.attempts: dict[str, int] = {}


class Pushing:
    """The news of this server. One timer waits for whatever is due next."""

    def __init__(self, rooms: OpenRooms, settings: PushSettings) -> None:
        self.rooms, self.settings = rooms, settings
        self.store = PushStore(rooms.store)
        self._private = ""
        self._is_wanted = False
        self._items: dict[str, dict[int, _Item]] = {}
        self._open_seats: dict[str, frozenset[int]] = {}
        self._due: list[tuple[float, int, str, int, _Item]] = []
        self._number = count()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._turnstile = asyncio.Semaphore(AT_ONCE)
        self._pool = ThreadPoolExecutor(AT_ONCE, "push")
        self._closed = False
        rooms.news.hear("push", lambda _: rooms.do_soon(self._look_who_wants()))

    async def resume(self) -> None:
        """Look at everything that has happened and that no browser has been told of: the server may have ended before."""
        if not self.settings.is_on:
            return
        await self.rooms.rules.wait()
        try:
            await self.store.forget_older(now_ms() - KEPT_DAYS * DAY_MS)
            self._is_wanted = await self.store.count() > 0
            for match in await self.store.unsettled():
                await self._settle(match)
        except StorageError:
            log.exception("it cannot be read who wants news")

    async def _look_who_wants(self) -> None:
        """Somebody may have asked another server for news. Raises StorageError."""
        if self.settings.is_on and not self._is_wanted:
            self._is_wanted = await self.store.count() > 0

    async def close(self) -> None:
        """Send nothing more. What is on its way is waited for a moment, so that it is not sent again."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=GOODBYE_SECONDS)
            for task in late:
                task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    # ---- calls of browsers ---------------------------------------------------------------------------------------

    async def offer(self) -> PushOffer:
        """What a browser needs to subscribe."""
        is_on = self.settings.is_on
        return PushOffer(is_on, push_sealing.public_key(await self._key()) if is_on else "")

    async def keep(self, request: PushRequest, person: str) -> PushKept:
        """Send news of these seats, and of all of this person ("" for nobody), to a browser. Raises WireError."""
        self._check_on()
        endpoint_of(request.endpoint, self.settings.hosts)
        push_sealing.check_keys(request.p256dh, request.auth)
        target = digest(request.endpoint)
        if await self.store.target(target) is None and await self.store.count() >= MOST_TARGETS:
            raise WireError("push/too-many", "this server tells as many browsers as it can")
        tokens = {digest(one.token): one.match for one in request.seats}
        opened = await self.store.opened(tokens)
        seats = [
            PushSeat(match, seat, token) for token, (match, seat) in opened.items() if tokens[token] == match
        ]
        row = PushTarget(
            target,
            request.endpoint,
            request.p256dh,
            request.auth,
            person,
            request.quiet_from,
            request.quiet_until,
            now_ms(),
        )
        await self.store.keep(row, seats)
        self._is_wanted = True
        self.rooms.news.tell("push", here=False)
        return PushKept(len(seats))

    async def forget(self, request: PushEndpoint) -> PushForgotten:
        """Send a browser nothing more."""
        return PushForgotten(await self.store.forget(digest(request.endpoint)))

    async def test(self, request: PushEndpoint) -> PushTested:
        """Send a browser a test. Raises WireError for one that has not asked for news."""
        self._check_on()
        target = await self.store.target(digest(request.endpoint))
        if target is None:
            raise WireError("push/unknown", "this browser has not asked for news")
        answer = await self._post(target, PushNews("test"))
        if answer.status in (404, 410):
            await self.store.forget(target.id)
        return PushTested(200 <= answer.status < 300)

    def _check_on(self) -> None:
        if not self.settings.is_on:
            raise WireError("push/off", "this server sends no news: it was started with --no-push")

    async def _key(self) -> str:
        if not self._private:
            self._private = await self.store.key(push_sealing.new_private_key())
        return self._private

    # ---- what is to be told --------------------------------------------------------------------------------------

    def note(self, room: Room) -> None:
        """Something has changed in a room: plan a look at whatever stands there for people who are away."""
        match = room.row.id
        arrived = self._arrived(room)
        if not self._is_wanted or self._closed:
            return
        before, stands = self._items.get(match, {}), standing(room)
        if arrived or any(item.stands.kind == "seated" for item in before.values()):
            self._add_seated(room, stands, before, arrived)
        now: dict[int, _Item] = {}
        for seat, one in stands.items():
            item = before.get(seat)
            if item is None or item.stands.mark != one.mark:
                item = _Item(one, bool(arrived) and _meets(room, seat, arrived))
                self._ring(PATIENCE_SECONDS, match, seat, item)
            now[seat] = item
        self._items.pop(match, None)
        if now:
            self._items[match] = now

    def _arrived(self, room: Room) -> frozenset[int]:
        """The seats that people have taken since this room was noted last."""
        match, rows = room.row.id, room.seating.seat_rows
        before = self._open_seats.pop(match, frozenset())
        still_open = frozenset(row.seat for row in rows if row.kind == "open")
        if still_open and not room.closed:
            self._open_seats[match] = still_open
        return frozenset(seat for seat in before if rows[seat].kind == "person")

    def _add_seated(
        self, room: Room, stands: dict[int, Standing], before: dict[int, _Item], arrived: frozenset[int]
    ) -> None:
        """Add that somebody has sat down, for those who have nothing else to hear."""
        n_people = sum(row.kind == "person" for row in room.seating.seat_rows)
        for seat in absent(room):
            was = before.get(seat)
            if seat not in stands and was is not None and was.stands.kind == "seated":
                stands[seat] = was.stands
            elif seat not in stands and _meets(room, seat, arrived):
                stands[seat] = Standing("seated", n_people)

    async def _settle(self, match: str) -> None:
        """Plan what is to be told of a match; for seats with nothing to tell note that all is dealt with."""
        try:
            room = await self.rooms.find(match)
        except StorageError:
            raise
        except RoomClosed:  # the server stops
            return
        except GonfalonError:
            log.exception("match %s cannot be opened", match)
            return
        if room is None:
            return
        self.note(room)
        n_entries = room.match_state.n_entries if room.begun else 0
        for row in room.seating.seat_rows:
            if row.kind != "person" or row.seat in self._items.get(match, {}):
                continue
            for target, one in await self.store.targets(match, row.seat, row.token, row.person):
                if one.seq != n_entries:
                    await self.store.note(target.id, one._replace(seq=n_entries))

    # ---- the timer -----------------------------------------------------------------------------------------------

    def _ring(self, seconds: float, match: str, seat: int, item: _Item) -> None:
        """Look at a seat after so many seconds."""
        if self._closed:
            return
        heapq.heappush(self._due, (time.monotonic() + seconds, next(self._number), match, seat, item))
        if self._due[0][4] is item or self._alarm is None:
            self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._due:
            seconds = max(0.0, self._due[0][0] - time.monotonic())
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._on_alarm)

    def _on_alarm(self) -> None:
        self._alarm = None
        while self._due and self._due[0][0] <= time.monotonic():
            _, _, match, seat, item = heapq.heappop(self._due)
            if self._is_current(match, seat, item):
                self._start(self._look(match, seat, item))
        self._set_alarm()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _is_current(self, match: str, seat: int, item: _Item) -> bool:
        return self._items.get(match, {}).get(seat) is item

    async def _look(self, match: str, seat: int, item: _Item) -> None:
        """Tell what still stands, and plan the next look."""
        async with self._turnstile:
            try:
                room = await self.rooms.find(match)
                stands = None if room is None else standing(room).get(seat)
                if stands is None and item.stands.kind == "seated":
                    stands = item.stands
                if room is None or stands is None or not self._is_current(match, seat, item):
                    return
                wait = await self._tell(room, seat, item, stands)
            except StorageError as error:
                log.error("news of match %s could not be read or stored: %s", match, error)
                wait = BACK_OFF[0]
            except RoomClosed:  # the server stops
                return
            except GonfalonError:
                log.exception("match %s cannot be told of", match)
                return
        if not self._is_current(match, seat, item):
            return
        if wait is not None:
            self._ring(wait, match, seat, item)
        elif item.stands.kind in ("over", "seated"):
            self._drop(match, seat)

    def _drop(self, match: str, seat: int) -> None:
        items = self._items.get(match, {})
        items.pop(seat, None)
        if not items:
            self._items.pop(match, None)

    # ---- telling -------------------------------------------------------------------------------------------------

    async def _tell(self, room: Room, seat: int, item: _Item, stands: Standing) -> float | None:
        """Tell the browsers that want news of a seat. Seconds until there is more to do, None for nothing."""
        row, n_entries = room.seating.seat_rows[seat], room.match_state.n_entries if room.begun else 0
        now = stands.urgent
        kind: PushKind = "seated" if item.seated and now.kind == "turn" else now.kind
        waits: list[float] = []
        targets = await self.store.targets(room.row.id, seat, row.token, row.person)
        for target, one in targets[:MOST_A_SEAT]:
            wait = 0.0
            if not now.is_covered_by(one.told):
                wait = quiet_seconds(target.quiet_from, target.quiet_until, now_ms() / 1000)
                wait = wait or await self._deliver(target, news_of(room, kind), item)
            if wait:
                waits.append(wait)
            elif one.seq != n_entries or not now.is_covered_by(one.told):
                told = one.told if now.is_covered_by(one.told) else now.mark
                await self.store.note(target.id, one._replace(seq=n_entries, told=told))
        if targets and now.kind == "turn" and now.short_in is not None:
            waits.append(now.short_in + 0.01)
        return min(waits, default=None)

    async def _deliver(self, target: PushTarget, news: PushNews, item: _Item) -> float:
        """Send news to one browser. 0: it is dealt with; else seconds until it should be tried again."""
        answer = await self._post(target, news)
        if 200 <= answer.status < 300:
            return 0.0
        if answer.status in (404, 410):
            await self.store.forget(target.id)
            return 0.0
        attempt = item.attempts[target.id] = item.attempts.get(target.id, 0) + 1
        is_passing = answer.status in (0, 408, 429) or answer.status >= 500
        if is_passing and attempt <= len(BACK_OFF) and answer.retry_after <= LONGEST_WAIT:
            return max(BACK_OFF[attempt - 1], float(answer.retry_after))
        log.warning("a push service has answered %s; this news is not sent", answer.status)
        return 0.0

    async def _post(self, target: PushTarget, news: PushNews) -> Answer:
        """Seal and send, in a thread. A browser whose service is not trusted any more has gone."""
        try:
            endpoint = endpoint_of(target.endpoint, self.settings.hosts)
        except WireError:
            return Answer(410)
        key, contact = await self._key(), self.settings.contact

        def work() -> Answer:
            head = push_sealing.headers(key, contact, endpoint, news, target)
            return push_endpoints.post(endpoint, head, push_sealing.sealed(news, target))

        with contextlib.suppress(RuntimeError):  # the pool has been shut
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        return Answer(0)


def _meets(room: Room, seat: int, arrived: frozenset[int]) -> bool:
    """Has somebody else than whoever holds this seat sat down?"""
    rows = room.seating.seat_rows
    return seat not in arrived and any(rows[other].holder != rows[seat].holder for other in arrived)
