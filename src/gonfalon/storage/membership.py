"""One server among several that share a PostgreSQL database: it says again and again that it lives (decision 24).

A thread of its own does so, on the connection that holds the lock, so that a busy event loop is no dead server. All times are those of
the database: the clocks of the machines need not agree.
"""

from __future__ import annotations

import logging
import secrets
import threading
import time

from sqlalchemy import (
    BigInteger,
    Boolean,
    ColumnElement,
    case,
    cast,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError

from .postgresql import CONNECT_SECONDS, LOCK_CLASS, ServerLock
from .schema import servers

BEAT_SECONDS = 0.5
"""How often a server says that it lives."""
LEASE_SECONDS = 3.0
"""A server that has not said so for this long may be declared dead, and its matches go to others."""
ENDED_SECONDS = 1.0
"""The same for a server whose hold has ended: its process has, or its line to the database, and then it stores nothing."""
FIRST_RETRY = 0.1
"""So soon a server whose line was lost tries to have its hold again, so that it comes in time."""
AWAY_SECONDS = LEASE_SECONDS - 2 * BEAT_SECONDS
"""A server whose own beat is older has been away itself, or the database has: others may have been, too."""
LIVING_CLASS = LOCK_CLASS + 1
"""The first key of the advisory lock by which a server is known to be there; the second one is a hash of its name."""
DATABASE_MS = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""The time of the database, milliseconds since 1970."""
_UP_SECONDS = func.extract("epoch", func.clock_timestamp() - func.pg_postmaster_start_time())
"""How long PostgreSQL has run."""
_IS_HELD = literal_column(
    "EXISTS (SELECT 1 FROM pg_locks held WHERE held.locktype = 'advisory' AND held.objsubid = 2 AND held.granted "
    "AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    f"AND held.classid = {LIVING_CLASS} AND held.objid::bigint = hashtext(servers.id)::bigint & 4294967295)",
    Boolean,
)
log = logging.getLogger("gonfalon.storage")


def ms_left() -> ColumnElement[int]:
    """Of a server in a query: milliseconds until it may be declared dead, if it says nothing more."""
    unheld = round((LEASE_SECONDS - ENDED_SECONDS) * 1000)
    return servers.c.expires - case((_IS_HELD, 0), else_=unheld) - DATABASE_MS


class SharedLock(ServerLock):
    """Keeps servers away that want the database for themselves, and this server's name among those that share it.

    server: its name, "" while it has none. address: HOST:PORT at which the others reach it. Whoever was silent for too long has lost
    it, and all that it had by it. Once it has let go of that, it joins again and gets another.
    """

    look_seconds = BEAT_SECONDS
    first_retry = FIRST_RETRY
    _try = "SELECT pg_try_advisory_lock_shared(:area, :lock)"
    _lost = "this server has no hold of the database, and stores nothing until it has: %s"
    _regained = "this server has its hold of the database again"

    server = ""
    address = ""
    _wants_name = False
    is_retired = False
    _joined: threading.Event
    _judges_from = _beat_at = float("-inf")

    @property
    def is_held(self) -> bool:
        """May this server write?"""
        return super().is_held and self.server != ""

    @property
    def may_judge(self) -> bool:
        """May this server declare others dead? Not soon after its own line was lost, it did not come to say that it lives, or the
        database has started: what kept it from the database may have kept all of them.
        """
        now = time.monotonic()
        return self.is_held and now >= self._judges_from and now - self._beat_at < AWAY_SECONDS

    def join(self, address: str) -> None:
        """Be one of the servers, by a new name. address: HOST:PORT at which the others reach it. Raises StorageError."""
        self._joined = threading.Event()
        self.address, self._wants_name = address, True
        self._loop.call_soon_threadsafe(self._hurry.set)
        if not self._joined.wait(CONNECT_SECONDS):
            raise StorageError(f"cannot share the database {self._shown}: it does not answer")

    def retire(self) -> None:
        """Say no more that this server lives. Whoever calls this removes its name."""
        self._wants_name, self.is_retired = False, True

    def join_again(self) -> None:
        """Get a new name soon, for the one that is lost."""
        self._wants_name = not self.is_retired

    def _advice(self, is_shared: bool) -> str:
        return "stop it, or start it with --share, too"

    async def _acquire(self, connection: AsyncConnection) -> None:
        await super()._acquire(connection)
        up = 0.0 if self.server else float((await connection.execute(select(_UP_SECONDS))).scalar_one())
        self._judges_from = time.monotonic() + LEASE_SECONDS - up
        if self.server:
            await self._show(connection, self.server)

    async def _show(self, connection: AsyncConnection, name: str) -> None:
        """Be known to be there by a lock that PostgreSQL frees the moment that this connection ends.

        Shared: where a line was cut, PostgreSQL may hold the one of before for a while yet.
        """
        lock = func.pg_try_advisory_lock_shared(LIVING_CLASS, func.hashtext(name))
        await connection.execute(select(lock))

    async def _look(self, connection: AsyncConnection) -> None:
        """Say that this server lives."""
        until = DATABASE_MS + round(LEASE_SECONDS * 1000)
        if self.server and not self.is_retired:
            mine = update(servers).where(servers.c.id == self.server).values(expires=until)
            found = (await connection.execute(mine.returning(servers.c.id))).first()
            self._note_beat()
            if found is None:
                self.server = ""
                log.warning("this server was silent for too long: others have its matches")
        elif self._wants_name:
            name = secrets.token_urlsafe(12)
            await self._show(connection, name)
            await connection.execute(insert(servers).values(id=name, address=self.address, expires=until))
            self._beat_at = time.monotonic()
            self.server, self._wants_name = name, False
            self._joined.set()
        else:
            await super()._look(connection)

    def _note_beat(self) -> None:
        now = time.monotonic()
        if now - self._beat_at >= AWAY_SECONDS:
            self._judges_from = now + LEASE_SECONDS
        self._beat_at = now
