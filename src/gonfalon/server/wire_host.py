"""Messages for whoever runs the server: what is going on, closing a table, freeing a name. They take the host's key."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .metrics import WorkKind
from .wire import SeatStatus, TableStatus

HostStorage = Literal["ok", "failed"]
"""Can games be read and written now?"""


class HostTable(msgspec.Struct, frozen=True):
    """A table that is in memory (no hidden fact in it). created, updated: its beginning and its last act, milliseconds since 1970.

    sockets: connections at its seats. watchers: connections that watch it. offered: everybody may take a seat.
    """

    match: str
    game: str
    variant: str
    status: TableStatus
    seats: tuple[SeatStatus, ...]
    created: int
    updated: int
    sockets: int
    watchers: int
    offered: bool


class HostQueue(msgspec.Struct, frozen=True):
    """Work of a kind: how much waits, how much is done now, and the seconds that the last of it has waited (mean)."""

    kind: WorkKind
    waiting: int
    running: int
    waited: float


class HostLimit(msgspec.Struct, frozen=True):
    """A limit that has refused something since the start of the server. last: when it did so last, milliseconds since 1970.

    limit: its name as `--limit` takes it, or what else is bounded (`connections`).
    """

    limit: str
    times: int
    last: int


class HostReport(msgspec.Struct, frozen=True):
    """GET /api/host. now, started: milliseconds since 1970. load: processes that want a core, a mean of the last minute, of `cores`.

    cpu: seconds that the server itself has worked. memory: most bytes that it has had. connections: open ones, `sockets` of them to games.
    database, free: bytes of the database and of the room left on its disk, 0 where a database server has it. games, finished,
    people: how many are kept. open: tables in memory, `tables` the newest of them by their last act. queues: what workers do, the most
    urgent first. worker_deaths: processes that have ended while they worked. limits: those that have refused something, the most frequent
    first. address: how other servers of the same database reach this one, "" where it has the database to itself. others: the reports of
    these servers, without others of their own. silent: the addresses of those that have not answered.
    """

    version: str
    now: int
    started: int
    load: float
    cores: int
    cpu: float
    memory: int
    connections: int
    sockets: int
    storage: HostStorage
    database: int
    free: int
    games: int
    finished: int
    people: int
    open: int
    tables: tuple[HostTable, ...]
    queues: tuple[HostQueue, ...] = ()
    worker_deaths: int = 0
    limits: tuple[HostLimit, ...] = ()
    address: str = ""
    others: tuple[HostReport, ...] = ()
    silent: tuple[str, ...] = ()


class TableToClose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host/close: the running game ends with nobody as its winner, and seats that are open can be taken no more."""

    match: str


class NameToFree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/host/free-name. meant: do it; else only what would go is told."""

    name: Annotated[str, Meta(max_length=80)]
    meant: bool = False


class NameFreed(msgspec.Struct, frozen=True):
    """What is kept of whoever has a name, or was kept until now. since: their first day. seats, games: these stay, without the name."""

    name: str
    since: str
    games: int
    seats: int
    ratings: int
    passkeys: int
    code: bool
    freed: bool
