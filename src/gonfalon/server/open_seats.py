"""Open seats that are offered to everybody: which there are, what changes, and who is told of it.

The list is made from the database, so it survives a restart and servers of one database show the same. It holds what every seat and every
watcher may know: the agreement of the table and who sits there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Sequence

from gonfalon.core.errors import GonfalonError, WireError
from gonfalon.match import view
from gonfalon.storage.listings import Listing, Listings

from . import wire
from .bringing import check_one
from .clock import now_ms
from .keys import digest
from .late_results import told_ratings
from .offered_tables import (
    NO_FILLING,
    Filling,
    differences,
    is_here,
    is_lost,
    open_table,
    open_table_or_none,
    public_invite,
    since_start,
)
from .open_rooms import OpenRooms

LOOK_SECONDS = 2.0
"""Another server of this database may have changed something: the list is read again so often, while there is any."""
BEAT_SECONDS = 15.0
"""A quiet stream says so often that it is open: proxies close what is silent for a minute."""
TOUCH_SECONDS = 8.0
"""So often it is written down that somebody is connected at a table."""
MOST_UNREAD = 200
"""Events that a stream may be behind; then it ends, and its reader begins again."""
MOST_STREAMS, MOST_STREAMS_OF_AN_ADDRESS = 2_000, 24
MOST_TABLES_OF_AN_ADDRESS = 12
"""Tables that one address may have in the list at once."""
UNLIMITED = ("127.0.0.1", "::/64")
"""Loopback is this machine itself, or a proxy that stands for many people: no limit of an address holds for it."""
log = logging.getLogger("gonfalon.seats")

view.allow(wire.OpenTables, wire.TableOffered, wire.TableGone, wire.Beat)


class OpenSeats:
    """The list of one server. tables: by match, as they were told last."""

    def __init__(self, rooms: OpenRooms, filling: Filling = NO_FILLING) -> None:
        self.rooms, self.filling, self.listings = rooms, filling, Listings(rooms.store)
        self.tables: dict[str, wire.OpenTable] = {}
        self._streams: dict[asyncio.Queue[bytes | None], str] = {}
        self._offered_by: dict[str, str] = {}
        self._touched: dict[str, int] = {}
        self._lock, self._woken = asyncio.Lock(), asyncio.Event()
        self._n_listed = 0
        self.began, self.closed = now_ms(), False
        rooms.news.hear("seats", lambda _: self._woken.set())

    # ---- what is told --------------------------------------------------------------------------------------------

    def list(self) -> wire.OpenTables:
        """The list as it is."""
        return wire.OpenTables(tuple(self.tables.values()), now_ms(), *self.filling)

    async def events(self, holder: str) -> AsyncGenerator[bytes]:
        """Server-sent events for one reader, until the server stops or the reader is too slow. holder: whose connection it is."""
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._streams[queue] = holder
        try:
            await self.look()
            while not queue.empty():  # what came before the list is in it
                if queue.get_nowait() is None:
                    return
            yield _event(self.list())
            while not self.closed:
                try:
                    message = await asyncio.wait_for(queue.get(), BEAT_SECONDS)
                except TimeoutError:
                    message = _event(wire.Beat())
                if message is None:
                    return
                yield message
        finally:
            self._streams.pop(queue, None)

    def check_stream(self, holder: str) -> None:
        """Raise WireError if there is no room for another stream, or none for this address."""
        of_this = sum(other == holder for other in self._streams.values())
        is_greedy = of_this >= MOST_STREAMS_OF_AN_ADDRESS and holder not in UNLIMITED
        if len(self._streams) >= MOST_STREAMS or is_greedy:
            raise WireError("seats/busy", "too many pages follow the open seats; ask for the list instead")

    def check_offer(self, holder: str) -> None:
        """Raise WireError if this address has as many tables in the list as it may."""
        of_this = sum(self._offered_by.get(match) == holder for match in self.tables)
        if of_this >= MOST_TABLES_OF_AN_ADDRESS and holder not in UNLIMITED:
            raise WireError("seats/too-many", "too many seats of yours wait already; take one back first")

    def note_offer(self, match: str, holder: str) -> None:
        """Remember whose table it is."""
        self._offered_by[match] = holder

    # ---- looking -------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something may have changed: look soon, here and on other servers."""
        self.rooms.news.tell("seats")

    async def look_for_ever(self) -> None:
        """Look whenever something may have changed, and from time to time while somebody waits or follows."""
        await self.rooms.rules.wait()
        self._woken.set()
        while not self.closed:
            quiet = LOOK_SECONDS if self._n_listed or self._streams else None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), quiet)
            self._woken.clear()
            try:
                await self.look()
            except Exception:
                log.exception("the open seats could not be read")
                await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Read the list again, withdraw and fill what is due, and tell everybody what has changed. Raises StorageError."""
        async with self._lock:
            now = now_ms()
            listed = await self._with_presence(await self._with_ratings(await self.listings.all()), now)
            found = {each.row.id: each for each in listed if not await self._is_settled(each, now)}
            self._n_listed = len(found)
            tables = {
                match: table
                for match, each in found.items()
                if (table := open_table_or_none(each, now, self.filling)) is not None
            }
            gone = [match for match in self.tables if match not in tables]
            why: dict[str, wire.GoneReason] = {match: await self._why_gone(match) for match in gone}
            changes = differences(self.tables, tables, why)
            self.tables = tables
            self._touched = {match: at for match, at in self._touched.items() if match in found}
            self._offered_by = {match: by for match, by in self._offered_by.items() if match in found}
        for change in changes:
            self._tell(_event(change))
        if changes:
            self.rooms.news.tell("seats", here=False)

    async def _with_ratings(self, listed: Sequence[Listing]) -> list[Listing]:
        """The tables with the ratings of their people, as everybody may know them."""
        people = {seat_row.person for each in listed for seat_row in each.seat_rows}
        ratings = await told_ratings(self.rooms.store, people - {""})
        return [each._replace(ratings=ratings) for each in listed]

    async def _with_presence(self, listed: Sequence[Listing], now: int) -> list[Listing]:
        """The tables, those of which somebody is connected to this server as seen now; that is written down for other servers."""
        here = {each.row.id for each in listed if self._is_connected(each.row.id)}
        due = [match for match in here if now - self._touched.get(match, 0) >= TOUCH_SECONDS * 1000]
        if due:
            await self.listings.touch(due, now)
            self._touched |= dict.fromkeys(due, now)
        return [
            each._replace(seen=now) if each.row.id in here else since_start(each, self.began)
            for each in listed
        ]

    def _is_connected(self, match: str) -> bool:
        room = self.rooms.rooms.get(match)
        return room is not None and any(
            room.seating.is_here(seat_row.seat) for seat_row in room.seating.seat_rows
        )

    async def _is_settled(self, listing: Listing, now: int) -> bool:
        """Is this table no longer one of the list? Those that nobody holds are withdrawn, those that have waited long enough filled."""
        match, room = listing.row.id, self.rooms.rooms.get(listing.row.id)
        if room is not None and tuple(room.seating.seat_rows) != listing.seat_rows:
            await self.changed(match)  # another server has given a seat away
        is_over = room is not None and room.begun and room.match_state.outcome is not None
        table = open_table(listing, self.filling)
        if not table.free or is_over or is_lost(listing, now):
            await self.withdraw(match)
            return True
        if 0 < table.fills_at <= now and is_here(listing, now):
            await self.fill(listing)
            return True
        return False

    async def _why_gone(self, match: str) -> wire.GoneReason:
        await self.changed(match)  # another server may have given the last seat away
        seat_rows = await self.rooms.store.seats(match)
        return "withdrawn" if any(seat_row.kind == "open" for seat_row in seat_rows) else "taken"

    # ---- seats ---------------------------------------------------------------------------------------------------

    async def withdraw(self, match: str) -> None:
        """Offer the free seats of a table no more."""
        await self.listings.withdraw(match, digest(public_invite(match)))
        await self.changed(match)

    async def fill(self, listing: Listing, level: int | None = None, player: str = "") -> tuple[int, ...]:
        """Let computers take the free seats. level: of them, None for the level that was announced. Answers the seats they have taken."""
        match, taken = listing.row.id, list[int]()
        table = open_table(listing, self.filling)
        level = table.fill_level if level is None else level
        for seat in table.free:
            was = listing.seat_rows[seat]
            now = was._replace(kind="computer", level=-1 if player else level, player=player, invite="")
            try:
                seat_rows = listing.seat_rows
                await asyncio.to_thread(check_one, listing.row.setting, seat_rows, seat, now.brought)
            except GonfalonError:  # the computer has nothing that goes together with what the others bring
                continue
            if await self.rooms.store.change_seat(match, was, now):
                taken.append(seat)
        await self.changed(match)
        self.wake()
        return tuple(taken)

    async def changed(self, match: str) -> None:
        """Let the room of a match, wherever it is, read its seats again."""
        await self.rooms.seats_changed(match)

    # ---- streams -------------------------------------------------------------------------------------------------

    def _tell(self, message: bytes) -> None:
        for queue in list(self._streams):
            if queue.qsize() >= MOST_UNREAD:
                self._streams.pop(queue, None)
                queue.put_nowait(None)
            else:
                queue.put_nowait(message)

    async def close(self) -> None:
        """End every stream; the server stops."""
        self.closed = True
        self._woken.set()
        for queue in list(self._streams):
            queue.put_nowait(None)


def _event(message: wire.OpenTables | wire.TableOffered | wire.TableGone | wire.Beat) -> bytes:
    """A server-sent event."""
    return b"data: " + view.encode(message) + b"\n\n"
