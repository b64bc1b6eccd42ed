"""Matches, seats and logs in a database. One writer commits what has gathered while the last commit ran (group commit)."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Row, Select, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gonfalon.core.errors import ConflictError, StorageError
from gonfalon.match.log import Entry

from . import clock_marks, sealings, sharing, won_games
from .clock_marks import ClockMark
from .database import Lock, file_of, is_address, open_engine
from .file_reader import FileReader
from .integrity import check_file
from .log_writer import LogWriter
from .match_reads import ENTRIES, SEATS, MatchReads
from .postgresql import driver_errors
from .rows import MatchRow, SeatRow, StoredMatch
from .schema import entries, listings, matches, seats
from .won_games import WonCount

T = TypeVar("T")


class Watch(Protocol):
    """Who hears of every transaction that writes (the metrics of a server)."""

    def note_write(self, seconds: float) -> None:
        """A transaction has ended, well or not, that took so many seconds."""
        ...

    def note_write_failure(self) -> None:
        """A write has failed; that another one was quicker is no failure."""
        ...


class Fence(Protocol):
    """What keeps a server from writing that has lost its hold, where several share a database (leases.Leases)."""

    async def check(self, connection: AsyncConnection, matches: Collection[str], changes: bool) -> None:
        """In a transaction: may this server write? matches: those to whose logs it adds. changes: does it change anything else?

        Raises ConnectionError if it may not.
        """
        ...


WHOLE_CHECK_SHARE = 50
"""A check of the whole file takes at most one part in so many of the time."""


class _Job(NamedTuple):
    """Something to write, and whom to tell when it is on the disk. entry: set for appends, which are inserted together."""

    done: asyncio.Future[Any]
    entry: dict[str, Any] | None
    work: Callable[[AsyncConnection], Awaitable[Any]]


class Store:
    """Matches, seats and logs. Open with `await Store.open(database)`, close with `await store.close()`. watch: None for nobody."""

    watch: Watch | None = None
    lock: Lock | None = None
    """While it is not held, nothing is written: another server may do so."""
    fence: Fence | None = None
    """Asked in every transaction that writes, where several servers share the database."""

    def __init__(self, engine: AsyncEngine, file: Path | None = None) -> None:
        self.engine, self.file = engine, file
        is_postgresql = engine.dialect.name == "postgresql"
        self._faults = (OSError, SQLAlchemyError, *(driver_errors() if is_postgresql else ()))
        self.inode = file.stat().st_ino if file else 0
        self._log_writer = LogWriter(file, self._note_write) if file else None
        self._reader = FileReader(file) if file else None
        self._reads = MatchReads(self._rows_of)
        self.checked = float("-inf")
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._n_jobs = 0
        self._writer = asyncio.create_task(self._write())

    @staticmethod
    async def open(database: str) -> Store:
        """Open (and if need be create) the database. Raises StorageError."""
        return Store(await open_engine(database), None if is_address(database) else file_of(database))

    async def close(self) -> None:
        """Commit what is waiting and let go."""
        self._waiting.put_nowait(None)
        await self._writer
        if self._log_writer is not None:
            await self._log_writer.close()
        if self._reader is not None:
            await self._reader.close()
        await self.engine.dispose()

    @property
    def n_waiting(self) -> int:
        """How many writes are not on the disk yet."""
        return self._n_jobs + (self._log_writer.n_under_way if self._log_writer is not None else 0)

    async def check(self) -> None:
        """Write something and read it from the disk. Raises StorageError with the reason if games cannot be kept now.

        A file is looked through from end to end, again after WHOLE_CHECK_SHARE times as long as that took.
        """

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self._commit(work)
        await self._rows(select(matches.c.id).limit(1))
        began = time.monotonic()
        if self.file is None or began < self.checked:
            return
        try:
            await asyncio.to_thread(check_file, self.file, self.inode)
        except (OSError, sqlite3.Error) as error:
            raise StorageError("the database file is damaged or missing") from error
        self.checked = time.monotonic() + WHOLE_CHECK_SHARE * (time.monotonic() - began)

    # ---- matches and seats ---------------------------------------------------------------------------------------

    async def create(self, row: MatchRow, seat_rows: list[SeatRow], begun: Sequence[Entry] = ()) -> None:
        """A new match with its seats. begun: the entries that it begins with."""
        setup = row.setting.setup
        values = {
            "id": row.id,
            "game": row.setting.game,
            "variant": setup.variant,
            "options": msgspec.json.encode(setup.options).decode(),
            "seed": row.setting.seed,
            "created": row.created,
            "n_seats": setup.n_seats,
            "edition": setup.edition,
            "absent_after": row.absence.after,
            "absent_level": row.absence.level,
            "learning": row.learning,
            "terms": msgspec.json.encode(row.terms).decode(),
            "origin": row.origin,
            "sealing": sealings.written(row.setting.sealing),
        }
        seated = [{"match": row.id, **seat_row._asdict()} for seat_row in seat_rows]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(matches).values(**values))
            await connection.execute(insert(seats), seated)
            if begun:
                rows = [{"match": row.id, **msgspec.structs.asdict(entry)} for entry in begun]
                await connection.execute(insert(entries), rows)
            if row.terms.listed and any(seat_row.kind == "open" for seat_row in seat_rows):
                await connection.execute(insert(listings).values(match=row.id, seen=row.created))

        await self._commit(work)

    async def match(self, match: str) -> MatchRow | None:
        """A match, None if there is none of that name."""
        return await self._reads.match(match)

    async def stored(self, match: str) -> StoredMatch | None:
        """All that a match is restored from, read at once; None if there is none of that name."""
        return await self._reads.stored(match)

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        return await self._reads.seats(match)

    async def claim(
        self,
        match: str,
        invite: str,
        token: str,
        brought: str = "",
        expected: Sequence[SeatRow] | None = None,
        person: str = "",
        part: str = "",
    ) -> int | None:
        """Give the first free seat that this invite (hashed) opens to a token (hashed), with what its holder brings.

        expected: the seats as they were read when `brought` was checked against them. Answers the seat's number; None if the invite
        is wrong, all its seats are taken, or others have brought something else meanwhile. person: who takes it, "" for a guest.
        part: of the seed.
        """
        if not invite:
            return None

        async def work(connection: AsyncConnection) -> int | None:
            await _lock(connection, match)
            seat_rows = await _seats(connection, match)
            first = next((seat_row for seat_row in seat_rows if seat_row.invite == invite), None)
            if first is None or (expected is not None and _brought(seat_rows) != _brought(expected)):
                return None
            now = first.taken(token, brought, person, part)._asdict()
            await connection.execute(update(seats).where(*_is_seat(match, first)).values(**now))
            return first.seat

        return await self._commit(work)

    async def change_seat(
        self, match: str, was: SeatRow, now: SeatRow, expected: Sequence[SeatRow] | None = None
    ) -> bool:
        """Write a seat again if it still is what it was; False if it is not, or if others than `expected` have brought something."""
        change = update(seats).where(*_is_seat(match, was)).values(**now._asdict()).returning(seats.c.seat)

        async def work(connection: AsyncConnection) -> bool:
            if expected is not None:
                await _lock(connection, match)
                if _brought(await _seats(connection, match)) != _brought(expected):
                    return False
            return (await connection.execute(change)).scalar() is not None

        return await self._commit(work)

    async def keep_result(self, match: str, begun_at: int, won: bool, people_only: bool) -> None:
        """How one deal of a company's match ended. What is kept stands: the same deal may be played again, but counts once.

        begun_at: how many entries the match had when the cards were dealt.
        """
        await self._commit(won_games.keeping(match, begun_at, won, people_only))

    async def make_learning(self, match: str) -> None:
        """From now on a match is one for learning: it counts in no share of won games."""
        change = update(matches).where(matches.c.id == match).values(learning=True)
        await self._commit(lambda connection: connection.execute(change))

    async def won_counts(self, game: str) -> list[WonCount]:
        """What people have won of a game here; tables for learning are left out."""
        return [won_games.read(row) for row in await self._rows(won_games.counts(game))]

    async def share(self, match: str, seats: Sequence[int], covered: bool | None) -> None:
        """The person of these seats lets others see the finished game. covered: without unseen pieces; None: no longer."""
        await self._commit(sharing.writing(match, seats, covered))

    async def sharing_seats(self, match: str) -> dict[int, bool]:
        """The seats whose people let others see this game; is what they never showed covered?"""
        query: Any = sharing.query(match)
        return {int(row.seat): bool(row.covered) for row in await self._rows(query)}

    async def keep_clocks(self, marks: Sequence[ClockMark], over: Sequence[str] = ()) -> None:
        """Write what running clocks have used, and forget the matches that are over."""
        await self._commit(clock_marks.writing(marks, over))

    async def clock_marks(self, match: str = "") -> list[ClockMark]:
        """What running clocks had used, of one match or of all."""
        return clock_marks.read(await self._rows(clock_marks.query([match] if match else None)))

    # ---- the log -------------------------------------------------------------------------------------------------

    async def read(self, match: str, from_seq: int = 0) -> list[Entry]:
        """The entries from `from_seq` on."""
        return ENTRIES.read_one(await self._rows(ENTRIES.query([match], entries.c.seq >= from_seq)))

    async def append(self, match: str, entry: Entry) -> None:
        """Commit one entry. Raises ConflictError if `entry.seq` is not the next number, StorageError if it failed."""
        row = {"match": match, **msgspec.structs.asdict(entry)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(entries), [row])

        try:
            if self._log_writer is None or self._n_jobs:
                await self._commit(work, row)
            else:
                await self._append_alone(self._log_writer, row)
        except StorageError as error:
            if isinstance(error.__cause__, (IntegrityError, sqlite3.IntegrityError)):
                raise ConflictError(await self._next(match)) from error
            raise

    async def _append_alone(self, writer: LogWriter, row: dict[str, Any]) -> None:
        """Have the writer of the file's log do this, past the general one, which does nothing meanwhile. Raises StorageError."""
        try:
            self._check_lock()
            await writer.append(row)
        except (OSError, sqlite3.Error) as error:
            if self.watch is not None and not isinstance(error, sqlite3.IntegrityError):
                self.watch.note_write_failure()
            raise _failure() from error

    async def _next(self, match: str) -> int:
        query = select(func.max(entries.c.seq)).where(entries.c.match == match)
        last = (await self._rows(query))[0][0]
        return 0 if last is None else int(last) + 1

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What a query finds. Raises StorageError."""
        return await self._rows(query)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Have the writer do this in a transaction; answers once it is on the disk. Raises StorageError."""
        return await self._commit(work)

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return (await self._rows_of(query))[0]

    async def _rows_of(self, *queries: Select[Any]) -> list[Sequence[Row[Any]]]:
        """What each of these finds, all at one moment of the database. Raises StorageError."""
        try:
            if self._reader is not None:
                return await self._reader.rows(*queries)
            async with self.engine.connect() as connection:
                return [(await connection.execute(query)).all() for query in queries]
        except self._faults as error:
            raise StorageError("the database could not be read") from error

    # ---- the writer ----------------------------------------------------------------------------------------------

    async def _commit(
        self, work: Callable[[AsyncConnection], Awaitable[Any]], entry: dict[str, Any] | None = None
    ) -> Any:
        """Have the writer do this; answers once it is on the disk. Raises StorageError."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._n_jobs += 1
        self._waiting.put_nowait(_Job(done, entry, work))
        return await done

    def _note_write(self, seconds: float) -> None:
        if self.watch is not None:
            self.watch.note_write(seconds)

    def _check_lock(self) -> None:
        """Raise ConnectionError if another server may write."""
        if self.lock is not None and not self.lock.is_held:
            raise ConnectionError("this server does not have the database to itself")

    async def _write(self) -> None:
        """Commit whatever has gathered while the last commit ran, in one transaction."""
        batch: list[_Job] = []
        job = await self._waiting.get()
        while job is not None:
            batch.append(job)
            while not self._waiting.empty() and (job := self._waiting.get_nowait()) is not None:
                batch.append(job)
            began = time.perf_counter()
            await self._commit_all(batch)
            self._note_write(time.perf_counter() - began)
            self._n_jobs -= len(batch)
            batch.clear()
            if job is not None:
                job = await self._waiting.get()

    async def _commit_all(self, batch: list[_Job]) -> None:
        """All together; if that fails, one by one, so that only the guilty hear of it."""
        rows = [job.entry for job in batch if job.entry is not None]
        others = [job for job in batch if job.entry is None]
        try:
            results = await self._write_together(others, rows)
        except Exception as error:
            if len(batch) == 1:
                is_fault = isinstance(error, self._faults) and not isinstance(error, IntegrityError)
                if self.watch is not None and is_fault:
                    self.watch.note_write_failure()
                _fail(batch[0], error)
                return
            for job in batch:
                await self._commit_all([job])
            return
        for job, result in zip(others, results, strict=True):
            _tell(job, result)
        for job in batch:
            if job.entry is not None:
                _tell(job, None)

    async def _write_together(self, others: list[_Job], rows: list[dict[str, Any]]) -> list[Any]:
        """Do these jobs and append these rows in one transaction; what the jobs answer."""
        self._check_lock()
        if self._log_writer is not None:  # appends that come from now on wait their turn with the other jobs
            await self._log_writer.settled()
        async with self.engine.begin() as connection:
            if self.fence is not None:
                await self.fence.check(connection, {row["match"] for row in rows}, bool(others))
            results = [await job.work(connection) for job in others]
            if rows:
                await connection.execute(insert(entries), rows)
        return results


async def _lock(connection: AsyncConnection, match: str) -> None:
    """Let one at a time change the seats of a match, also where several servers share a database."""
    await connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())


async def _seats(connection: AsyncConnection, match: str) -> list[SeatRow]:
    """The seats of a match as a transaction sees them."""
    return SEATS.read_one(await connection.execute(SEATS.query([match])))


def _is_seat(match: str, seat_row: SeatRow) -> tuple[ColumnElement[bool], ...]:
    """Is it this very seat, unchanged?"""
    return (
        seats.c.match == match,
        *(seats.c[name] == value for name, value in seat_row._asdict().items()),
    )


def _brought(seat_rows: Sequence[SeatRow]) -> list[tuple[bool, str]]:
    """What the seats have brought so far, and which of them are still to be taken."""
    return [(seat_row.kind == "open", seat_row.brought) for seat_row in seat_rows]


def _tell(job: _Job, result: Any) -> None:
    if not job.done.done():
        job.done.set_result(result)


def _fail(job: _Job, error: Exception) -> None:
    if not job.done.done():
        failure = _failure()
        failure.__cause__ = error
        job.done.set_exception(failure)


def _failure() -> StorageError:
    return StorageError("this could not be stored")
