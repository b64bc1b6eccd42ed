"""What is going on at a server, for whoever runs it: tables, connections, load, storage. No hidden fact of any game is in it."""

from __future__ import annotations

import os
import resource
import shutil
import time
from collections.abc import Collection
from typing import Any

from litestar.datastructures import State
from sqlalchemy import func, select

from gonfalon.core.errors import StorageError
from gonfalon.match.log import Entry
from gonfalon.match.table_actions import Close
from gonfalon.storage.listings import Listings
from gonfalon.storage.schema import matches, outcomes, people
from gonfalon.storage.store import Store
from gonfalon.version import __version__

from .clock import now_ms
from .open_rooms import OpenRooms
from .results import SERVER_COMMAND_PREFIX
from .rooms import Room
from .wire_host import HostQueue, HostReport, HostTable

MOST_TABLES = 500
"""Tables that a report names, those with the newest acts first."""
STARTED = now_ms()
"""When this process began, milliseconds since 1970."""


async def report(state: State, sockets: Collection[Any]) -> HostReport:
    """What is going on now. sockets: the connections to games. Storage that fails is told, not raised."""
    rooms: OpenRooms = state.rooms
    tables = sorted(map(table, rooms.rooms.values()), key=lambda one: -one.updated)
    health = await state.health.health()
    games, finished, named = await _counts(rooms.store)
    size, free = _disk(rooms.store)
    tally, pools = state.get("tally"), (rooms.pool, state.picture_desk.pool)
    return HostReport(
        version=__version__,
        now=now_ms(),
        started=STARTED,
        load=round(os.getloadavg()[0], 2),
        cores=os.cpu_count() or 1,
        cpu=round(time.process_time(), 1),
        memory=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        connections=tally.total if tally is not None else len(sockets),
        sockets=len(sockets),
        storage=health.storage,
        database=size,
        free=free,
        games=games,
        finished=finished,
        people=named,
        open=len(tables),
        tables=tuple(tables[:MOST_TABLES]),
        queues=tuple(
            HostQueue(one.kind, one.waiting, one.running, round(one.waited, 2))
            for pool in pools
            for one in pool.state()
        ),
        worker_deaths=sum(pool.n_died for pool in pools),
    )


def table(room: Room) -> HostTable:
    """A table as everybody at it knows it."""
    setting = room.row.setting
    return HostTable(
        match=room.row.id,
        game=setting.game,
        variant=setting.setup.variant,
        status=room.status_word(),
        seats=room.seating.statuses(),
        created=room.row.created,
        updated=room.updated,
        sockets=len(room.outboxes),
        watchers=len(room.watchers),
        offered=room.row.terms.listed
        and any(row.kind == "open" and row.invite for row in room.seating.seat_rows),
    )


async def close_table(rooms: OpenRooms, match: str) -> HostTable:
    """End a game that goes on, with nobody as its winner, and let nobody take a seat there any more. Every seat is told.

    Raises WireError if there is no such match, StorageError if it could not be written; then it goes on.
    """
    room = await rooms.get(match)
    listings = Listings(rooms.store)
    for invite in sorted({row.invite for row in room.seating.seat_rows if row.kind == "open" and row.invite}):
        await listings.withdraw(match, invite)
    await room.owner.do(lambda: _close(room))
    await room.seats_changed()
    return table(room)


async def _close(room: Room) -> None:
    """A job of the room's owner task."""
    if room.begun and room.match_state.outcome is None:
        n = room.match_state.n_entries
        await room.write(Entry(n, 0, Close.word, f"{SERVER_COMMAND_PREFIX}close{n}", now_ms()))


async def _counts(store: Store) -> tuple[int, int, int]:
    """How many games, finished games and names are kept; zeros where that cannot be read."""
    found: list[int] = []
    try:
        for counted in (matches, outcomes, people):
            found.append(int((await store.rows(select(func.count()).select_from(counted)))[0][0]))
    except StorageError:
        return 0, 0, 0
    return found[0], found[1], found[2]


def _disk(store: Store) -> tuple[int, int]:
    """Bytes of the database with its log, and of the room left beside it; zeros for a database server."""
    if store.file is None:
        return 0, 0
    parts = [store.file.with_name(store.file.name + end) for end in ("", "-wal")]
    try:
        return sum(part.stat().st_size for part in parts if part.exists()), shutil.disk_usage(
            store.file.parent
        ).free
    except OSError:
        return 0, 0
