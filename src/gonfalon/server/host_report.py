"""What is going on at a server, for whoever runs it: tables, connections, load, storage. No hidden fact of any game is in it."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import time
from collections.abc import Collection
from typing import Any

import msgspec
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
from .keys import is_match_id
from .metrics import Metrics
from .open_rooms import OpenRooms
from .owner_task import RoomClosed
from .results import SERVER_COMMAND_PREFIX
from .rooms import Room
from .sharing import Sharing
from .wire_host import HostLimit, HostQueue, HostReport, HostTable, TableToClose

REPORT_PATH, CLOSE_PATH = "/inside/report", "/inside/close"
"""Where another server is asked for its report, and to close a table of its own."""
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
    sharing: Sharing | None = state.get("sharing")
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
        limits=_limits(state.metrics),
        address=sharing.address if sharing is not None else "",
    )


async def report_of_all(state: State, sockets: Collection[Any]) -> HostReport:
    """As `report`, with the reports of all servers that share the database."""
    own, sharing = await report(state, sockets), state.get("sharing")
    if sharing is None:
        return own
    others = sharing.others
    told = await asyncio.gather(*(state.passing_on.ask_for_itself(one, REPORT_PATH) for one in others))
    found = [msgspec.json.decode(raw, type=HostReport) for raw in told if raw is not None]
    silent = [one.address for one, raw in zip(others, told, strict=True) if raw is None]
    return msgspec.structs.replace(own, others=tuple(found), silent=tuple(silent))


def _limits(metrics: Metrics) -> tuple[HostLimit, ...]:
    hits = sorted(metrics.limits_hit.items(), key=lambda one: -one[1].times)
    return tuple(HostLimit(name, *hit) for name, hit in hits)


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


async def close_wherever(state: State, match: str) -> HostTable:
    """Close a table, at whichever server has it. Raises as `close_table`, and RoomClosed where that server does not answer."""
    sharing: Sharing | None = state.get("sharing")
    owner = await sharing.owner(match) if sharing is not None and is_match_id(match) else None
    if owner is None:
        return await close_here(state, match)
    raw = await state.passing_on.ask_for_itself(owner, CLOSE_PATH, msgspec.json.encode(TableToClose(match)))
    if raw is None:
        raise RoomClosed
    return msgspec.json.decode(raw, type=HostTable)


async def close_here(state: State, match: str) -> HostTable:
    """As `close_table`; lists of open seats show it."""
    closed = await close_table(state.rooms, match)
    state.seats.wake()
    await state.seats.changed(match)
    return closed


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
