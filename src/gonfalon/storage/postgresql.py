"""PostgreSQL: how connections are made, what is asked of the database, and the one server that it has at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future
from importlib import import_module
from typing import Any

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from gonfalon.core.errors import StorageError

APPLICATION = "Gonfalon"
"""By this the connections of servers are known in pg_stat_activity."""
LOCK_CLASS = 0x476F6E66
"""The first key of our advisory locks, "Gonf" in ASCII; they are a database's own."""
SERVER_LOCK, MIGRATION_LOCK = 1, 2
"""The second key. SERVER_LOCK: of the one server that plays on a database. MIGRATION_LOCK: of whoever brings it up to date."""
CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
"""A statement of a server that takes longer has failed: what waits for it must hear so."""
PATIENCE_SECONDS = 2.0
"""So long a start waits for the lock of a server that was just killed: PostgreSQL hears of its end a moment later."""
LOOK_SECONDS = 2.0
"""How often the connection of the lock is tried, and made again where it is lost."""
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""PostgreSQL frees the lock of a machine that has fallen silent after 25 s."""
log = logging.getLogger("gonfalon.storage")


class LockTakenError(StorageError):
    """Another server plays on this database."""


def engine_of(
    url: URL, seconds: float | None = None, create: Callable[..., AsyncEngine] | None = None, **more: Any
) -> AsyncEngine:
    """An engine for PostgreSQL. seconds: after which a statement has failed, None for never. No error repeats what was to be written."""
    settings = {"application_name": APPLICATION, **more.pop("settings", {})}
    arguments = {
        "async_creator_fn": _connect,
        "timeout": CONNECT_SECONDS,
        "command_timeout": seconds,
        "server_settings": settings,
    }
    # a connection is tried before it is used: after a restart of the database the old ones are dead
    more = {"pool_pre_ping": "poolclass" not in more, **more}
    return (create or create_async_engine)(url, hide_parameters=True, connect_args=arguments, **more)


def driver_errors() -> tuple[type[Exception], ...]:
    """What the driver raises by itself, past SQLAlchemy, such as for a connection that falls while it is made."""
    asyncpg: Any = import_module("asyncpg")
    return asyncpg.PostgresError, asyncpg.InterfaceError


async def _connect(*arguments: Any, **named: Any) -> Any:
    """As asyncpg.connect. Raises ConnectionError for whatever keeps it from that: the driver has several trees of errors."""
    asyncpg: Any = import_module("asyncpg")
    try:
        return await asyncpg.connect(*arguments, **named)
    except (OSError, ValueError, *driver_errors()) as error:
        raise ConnectionError(_told(error, asyncpg)) from None


def _told(error: Exception, asyncpg: Any) -> str:
    """What kept a connection from being made, and what to do."""
    if isinstance(error, TimeoutError):
        return "no answer: is the address right, and may this machine reach it?"
    said = (str(error) or type(error).__name__).rstrip(".")
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"{said}: make it with `createdb --encoding UTF8 --template template0 NAME`"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"{said}: set PGPASSWORD, or PGPASSFILE to a file with the password, and look at pg_hba.conf"
    if isinstance(error, OSError):
        return f"{said}: is PostgreSQL running there?"
    return said


def check_encoding(connection: Connection) -> None:
    """Raises StorageError for a database that cannot hold every text."""
    encoding = connection.execute(text("SHOW server_encoding")).scalar()
    if encoding != "UTF8":
        raise StorageError(
            f"the database {connection.engine.url.database} has the encoding {encoding}, which cannot hold every name: "
            "make one with `createdb --encoding UTF8 --template template0 NAME`"
        )


def wait_for_migrations(connection: Connection) -> None:
    """Let one server at a time bring the database up to date, until this transaction ends."""
    keys = {"area": LOCK_CLASS, "lock": MIGRATION_LOCK}
    connection.execute(text("SELECT pg_advisory_xact_lock(:area, :lock)"), keys)


class ServerLock:
    """The lock of the one server that plays on a database, held by a connection and a thread of its own.

    Where the connection is lost, `is_held` is False until the lock is had again: another server may have it meanwhile.
    look_seconds: how often the connection is tried. first_retry: so soon a lost one is made again, then twice as long after each
    try; None for LOOK_SECONDS, which is the longest.
    """

    look_seconds = LOOK_SECONDS
    first_retry: float | None = None
    _try = "SELECT pg_try_advisory_lock(:area, :lock)"
    _lost = "this server does not have the database to itself, and stores nothing until it does: %s"
    _regained = "this server has the database to itself again"

    def __init__(self, url: URL, shown: str) -> None:
        self._url, self._shown = url, shown
        self._held = threading.Event()
        self._taken: Future[None] = Future()
        self._loop = asyncio.new_event_loop()
        self._stopping, self._hurry = asyncio.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="server-lock", daemon=True)

    @property
    def is_held(self) -> bool:
        """Is this the one server?"""
        return self._held.is_set()

    def take(self) -> None:
        """Take the lock and keep it. Raises StorageError: another server has it, or the database cannot be reached."""
        self._thread.start()
        self._taken.result()

    def close(self) -> None:
        """Let go."""
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(CONNECT_SECONDS)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._keep())
        finally:
            self._held.clear()
            self._loop.close()

    async def _keep(self) -> None:
        """Hold the lock until the end, and take it again when it was lost."""
        name = f"{APPLICATION} on {socket.gethostname()[:24]}, process {os.getpid()}"
        engine = engine_of(
            self._url,
            CONNECT_SECONDS,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            settings={"application_name": name, **KEEPALIVES},
        )
        pause = self.first_retry
        try:
            while not self._stopping.is_set():
                began = self._loop.time()
                await self._hold_once(engine)
                if not self._taken.done() or self._taken.exception() is not None:
                    return
                if self._loop.time() - began > LOOK_SECONDS:
                    pause = self.first_retry
                await self._pause(LOOK_SECONDS if pause is None else pause)
                pause = pause and min(2 * pause, LOOK_SECONDS)
        finally:
            await engine.dispose()

    async def _hold_once(self, engine: AsyncEngine) -> None:
        """Hold the lock as long as one connection lasts."""
        try:
            async with engine.connect() as connection:
                await self._acquire(connection)
                if self._taken.done():
                    log.warning(self._regained)
                self._held.set()
                if not self._taken.done():
                    self._taken.set_result(None)
                await self._watch(connection)
        except (OSError, SQLAlchemyError, StorageError, *driver_errors()) as error:
            if not self._taken.done():
                told = (
                    error
                    if isinstance(error, StorageError)
                    else StorageError(f"cannot open the database {self._shown}: {error}")
                )
                self._taken.set_exception(told)
            elif not self._stopping.is_set():
                log.error(self._lost, error)
        finally:
            self._held.clear()

    async def _acquire(self, connection: AsyncConnection) -> None:
        """Raises LockTakenError that names who has the lock."""
        keys = {"area": LOCK_CLASS, "lock": SERVER_LOCK}
        end = self._loop.time() + PATIENCE_SECONDS
        while not (await connection.execute(text(self._try), keys)).scalar():
            if self._loop.time() >= end:
                raise await self._other(connection)
            await self._pause(0.05)

    async def _other(self, connection: AsyncConnection) -> LockTakenError:
        query = (
            "SELECT a.application_name, a.backend_start AT TIME ZONE 'UTC', l.mode FROM pg_locks l JOIN pg_stat_activity a USING (pid) "
            "WHERE l.locktype = 'advisory' AND l.granted AND l.classid = :area AND l.objid = :lock AND l.objsubid = 2 "
            "AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        keys = {"area": LOCK_CLASS, "lock": SERVER_LOCK}
        row = (await connection.execute(text(query), keys)).first()
        who, is_shared = "", row is not None and row[2] == "ShareLock"
        if row is not None and row[0] and row[1] is not None:
            where = str(row[0]).removeprefix(f"{APPLICATION} ")
            who = f" ({where}, since {row[1]:%Y-%m-%d %H:%M:%S} UTC)"
        return LockTakenError(
            f"another Gonfalon server{who} keeps its games in the database {self._shown}: {self._advice(is_shared)}"
        )

    def _advice(self, is_shared: bool) -> str:
        """What to do about another server. is_shared: does it share the database with others?"""
        if is_shared:
            return "start this one with --share, too, or choose another database with --data"
        return "stop it, or choose another database with --data"

    async def _watch(self, connection: AsyncConnection) -> None:
        """Until the connection is lost, or this server stops."""
        lost = asyncio.Event()

        def note_loss(_: object) -> None:
            self._held.clear()
            lost.set()

        raw = (await connection.get_raw_connection()).driver_connection
        assert raw is not None
        raw.add_termination_listener(note_loss)
        while not self._stopping.is_set():
            await self._pause(self.look_seconds, lost)
            if lost.is_set():
                raise ConnectionError("its connection was lost")
            await self._look(connection)
        raw.remove_termination_listener(note_loss)

    async def _look(self, connection: AsyncConnection) -> None:
        """Try the connection."""
        await connection.execute(text("SELECT 1"))

    async def _pause(self, seconds: float, lost: asyncio.Event | None = None) -> None:
        """Wait so long, or until this server stops, the connection is lost, or somebody is in a hurry."""
        events = [event for event in (self._stopping, self._hurry, lost) if event is not None]
        waiting = [asyncio.ensure_future(event.wait()) for event in events]
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        self._hurry.clear()
