"""Which of several servers has a match: leases in the database, and the fence that no other server's write passes (decision 24).

A lease is its server's as long as that is one of the servers. A server that has fallen silent is removed, and its leases with it. Every
transaction that writes holds the row of its server, so it ends before that can be removed, or finds it gone and writes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ScalarSelect, Table, delete, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError

from .gathered import Gathered
from .membership import SharedLock, ms_left
from .postgresql import LOCK_CLASS
from .schema import leases, running_clocks, server_secrets, servers
from .store import Store

PERIODIC = "periodic work"
"""The subject of the one lease that is no match's: its server does what is to be done once, such as pairing tournaments."""
WRITER_LOCK = 3
"""The second key of the advisory lock of whoever changes more than logs: such changes of all servers come one after the other."""
_END_IF_SILENT = func.set_config("idle_in_transaction_session_timeout", "2000", True)
"""In a transaction: end it once this server has said nothing for 2 s in the middle of it, so that it holds nobody up."""
TRIES = 5
"""So often a lease is asked for that changes hands meanwhile."""


class LeaseLost(ConnectionError):
    """This server does not have what it wants to write to."""


class Owner(NamedTuple):
    """The server that has a lease. address: HOST:PORT at which other servers reach it."""

    server: str
    address: str


class OtherServer(NamedTuple):
    """Another server as the database knows it. seconds: until it may be declared dead, if it says nothing more."""

    owner: Owner
    seconds: float


class Leases:
    """The leases of one server. member: its name among the others."""

    def __init__(self, store: Store, member: SharedLock) -> None:
        self.store, self.member = store, member
        self._owners = Gathered(self._read_owners)
        self._taken = Gathered(self._take_all)
        self._own: set[str] = set()
        self._own_as = ""

    @property
    def server(self) -> str:
        """The name of this server, "" while it has none."""
        return self.member.server

    async def check(self, connection: AsyncConnection, matches: Collection[str], changes: bool) -> None:
        """In a transaction that writes: hold this server's name until its end. Raises LeaseLost.

        matches: those to whose logs it adds. changes: does it change anything else?
        """
        if changes:
            keys = {"area": LOCK_CLASS, "lock": WRITER_LOCK}
            await connection.execute(select(_END_IF_SILENT))
            await connection.execute(text("SELECT pg_advisory_xact_lock(:area, :lock)"), keys)
        query = select(servers.c.id, _count(matches), _END_IF_SILENT).where(servers.c.id == self.server)
        row = (await connection.execute(query.with_for_update(read=True, key_share=True, of=servers))).first()
        if row is None:
            raise LeaseLost("this server was silent for too long")
        if row[1] != len(matches):
            self._own.difference_update(matches)  # whose they are is asked again
            raise LeaseLost("another server has this match")

    def has(self, subject: str) -> bool:
        """Does this server know, without asking, that it took this lease? Whether it still has it, the fence says at each write."""
        return self.server == self._own_as and subject in self._own

    async def take(self, subject: str) -> Owner:
        """Take a lease unless another server has it; who has it now. Raises StorageError."""
        if self.has(subject):
            return Owner(self.server, self.member.address)
        for _ in range(TRIES):
            owner = await self._taken.get(subject)
            if owner is not None:
                return owner
        raise StorageError(f"the lease of {subject} changes hands too often")

    async def owner(self, subject: str) -> Owner | None:
        """Who has a lease, None for nobody. Raises StorageError."""
        return await self._owners.get(subject)

    async def _take_all(self, subjects: Sequence[str]) -> Mapping[str, Owner]:
        """Take these leases, in one transaction, as far as nobody has them; who has them now."""
        mine = self.server
        wanted = _insert(leases).on_conflict_do_nothing()
        rows = [{"subject": subject, "server": mine} for subject in sorted(subjects)]

        async def work(connection: AsyncConnection) -> Mapping[str, Owner]:
            await connection.execute(wanted, rows)
            return _owners(await connection.execute(_owners_query(subjects)))

        found = await self.store.write(work)
        self._note_own(mine, (subject for subject, owner in found.items() if owner.server == mine))
        return found

    async def _read_owners(self, subjects: Sequence[str]) -> Mapping[str, Owner]:
        return _owners(await self.store.rows(_owners_query(subjects)))

    def _note_own(self, name: str, subjects: Iterable[str]) -> None:
        """This server has taken these leases by this name."""
        if name != self._own_as:
            self._own, self._own_as = set(), name
        self._own.update(subjects)

    async def release(self, subject: str) -> None:
        """Let go of a lease; what was to be written before is written. Raises StorageError."""
        self._own.discard(subject)
        own = (leases.c.subject == subject, leases.c.server == self.server)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(leases).where(*own))

        await self.store.write(work)

    async def others(self) -> list[OtherServer]:
        """The other servers. Raises StorageError."""
        query: Any = select(servers.c.id, servers.c.address, ms_left()).where(servers.c.id != self.server)
        rows: Sequence[Any] = await self.store.rows(query)
        return [OtherServer(Owner(row[0], row[1]), row[2] / 1000) for row in rows]

    async def bury(self) -> list[str]:
        """Remove the servers that have fallen silent. Answers the matches that they had. Raises StorageError.

        This server has those whose clocks run then, by one statement; nobody has the others. A server that is in the middle of a
        transaction is left until that has ended.
        """
        mine = self.server
        if not self.member.may_judge:
            return []
        silent = select(servers.c.id).where(ms_left() < 0, servers.c.id != mine)
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(select(_END_IF_SILENT))
                locked = silent.with_for_update(skip_locked=True, of=servers)
                dead = (await connection.scalars(locked)).all()
                if not dead:
                    return []
                of_dead = leases.c.server.in_(dead)
                left = (await connection.scalars(select(leases.c.subject).where(of_dead))).all()
                clocked = (of_dead, leases.c.subject.in_(select(running_clocks.c.match)))
                moved = update(leases).where(*clocked).values(server=mine).returning(leases.c.subject)
                taken = (await connection.scalars(moved)).all()
                await connection.execute(delete(servers).where(servers.c.id.in_(dead)))
        except (OSError, SQLAlchemyError) as error:
            raise StorageError("the servers of this database could not be read") from error
        self._note_own(mine, taken)
        return [subject for subject in left if subject != PERIODIC]

    async def leave(self) -> None:
        """This server stops: its matches are free at once. Asked again it does nothing. Raises StorageError."""
        if self.member.is_retired:
            return
        self.member.retire()
        mine = self.server

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(servers).where(servers.c.id == mine))

        await self.store.write(work)

    async def secret(self) -> str:
        """The secret by which the servers of this database know each other; made when it is first asked for. Raises StorageError."""

        async def work(connection: AsyncConnection) -> str:
            made = _insert(server_secrets).values(id=1, secret=secrets.token_urlsafe(32))
            await connection.execute(made.on_conflict_do_nothing())
            return str((await connection.execute(select(server_secrets.c.secret))).scalar_one())

        return await self.store.write(work)


def _owners_query(subjects: Collection[str]) -> Any:
    of_lease = servers.c.id == leases.c.server
    columns = (leases.c.subject, servers.c.id, servers.c.address)
    return select(*columns).join(leases, of_lease).where(leases.c.subject.in_(subjects))


def _owners(rows: Iterable[Any]) -> dict[str, Owner]:
    return {subject: Owner(name, address) for subject, name, address in rows}


def _count(matches: Collection[str]) -> ScalarSelect[int]:
    """How many of these matches the server of the row has."""
    mine = (leases.c.server == servers.c.id, leases.c.subject.in_(matches))
    return select(func.count()).select_from(leases).where(*mine).scalar_subquery()


def _insert(table: Table) -> Any:
    """An INSERT in PostgreSQL's words, which are loaded only where it is used."""
    from sqlalchemy.dialects.postgresql import insert

    return insert(table)
