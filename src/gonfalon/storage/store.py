"""Matches, seats and logs in a database. One writer commits what has gathered while the last commit ran (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gonfalon.core.errors import ConflictError, StorageError
from gonfalon.core.observation import GameSetup
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting

from .database import open_engine
from .schema import entries, matches, results, seats


class Absence(NamedTuple):
    """What a table does for a person who is away for `after` seconds (0: nothing).

    level: of the computer that takes the seat until they come back, -1: the seat passes, one decision after the other.
    """

    after: int = 0
    level: int = -1


class MatchRow(NamedTuple):
    """A match as stored. setting: without what the seats have brought (see SeatRow). created: milliseconds since 1970.

    learning: a seat may ask for the odds of its decision.
    """

    id: str
    setting: Setting
    created: int
    absence: Absence = Absence()
    learning: bool = False


class SeatRow(NamedTuple):
    """A seat as stored. kind: "person", "computer", "open". token, invite: SHA-256 of what the holder has, "" if none.

    Open seats of one invite are given away one by one; a seat that a computer plays has an invite while it is offered to a person.
    level: of a computer player, else -1. holder: seats of the same number are one person's, -1 for a computer's or nobody's.
    brought: what the seat brings to the match, "" for the game's own choice. stand_in: level of the computer that plays for the
    person of this seat, -1 for none.
    """

    seat: int
    kind: str
    token: str
    invite: str
    level: int = -1
    holder: int = -1
    brought: str = ""
    stand_in: int = -1


class WonCount(NamedTuple):
    """Finished games of companies of people alone, under the same options. won: of so many `games`."""

    variant: str
    n_seats: int
    options: dict[str, Any]
    games: int
    won: int


MOST_COUNTS = 500
"""Counts that one question is answered with, most games first."""
OTHER_HOLDERS = 8
"""Added to the number of a seat that changes hands during play: its new holder shares no number with any holder of before."""


class _Job(NamedTuple):
    """Something to write, and whom to tell when it is on the disk. entry: set for appends, which are inserted together."""

    done: asyncio.Future[Any]
    entry: dict[str, Any] | None
    work: Callable[[AsyncConnection], Awaitable[Any]]


class Store:
    """Fulfils match.log.Log. Open with `await Store.open(database)`, close with `await store.close()`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    @staticmethod
    async def open(database: str) -> Store:
        """Open (and if need be create) the database. Raises StorageError."""
        return Store(await open_engine(database))

    async def close(self) -> None:
        """Commit what is waiting and let go."""
        self._waiting.put_nowait(None)
        await self._writer
        await self.engine.dispose()

    # ---- matches and seats ---------------------------------------------------------------------------------------

    async def create(self, row: MatchRow, seat_rows: list[SeatRow]) -> None:
        """A new match with its seats."""
        setup = row.setting.setup
        values = {
            "id": row.id,
            "game": row.setting.game,
            "variant": setup.variant,
            "options": msgspec.json.encode(setup.options).decode(),
            "seed": row.setting.seed,
            "created": row.created,
            "n_seats": setup.n_seats,
            "absent_after": row.absence.after,
            "absent_level": row.absence.level,
            "learning": row.learning,
        }
        seated = [{"match": row.id, **seat_row._asdict()} for seat_row in seat_rows]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(matches).values(**values))
            await connection.execute(insert(seats), seated)

        await self._commit(work)

    async def match(self, match: str) -> MatchRow | None:
        """A match, None if there is none of that name."""
        rows = await self._rows(select(matches).where(matches.c.id == match))
        if not rows:
            return None
        row = rows[0]
        setup = GameSetup(row.variant, msgspec.json.decode(row.options), row.n_seats)
        absence = Absence(row.absent_after, row.absent_level)
        return MatchRow(row.id, Setting(row.game, setup, row.seed), row.created, absence, bool(row.learning))

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        columns = [seats.c[name] for name in SeatRow._fields]
        query = select(*columns).where(seats.c.match == match).order_by(seats.c.seat)
        return [SeatRow(*row) for row in await self._rows(query)]

    async def claim(self, match: str, invite: str, token: str, brought: str = "") -> int | None:
        """Give the first free seat that this invite (hashed) opens to a token (hashed), with what its holder brings.

        Answers its number; None if the invite is wrong or all its seats are taken. A seat that a computer has played keeps what it has.
        """
        if not invite:
            return None
        opened = (seats.c.match == match, seats.c.invite == invite)
        is_open = seats.c.kind == "open"
        first = (  # another server of the same database may be giving away a seat just now: take the next
            select(seats.c.seat)
            .where(*opened)
            .order_by(seats.c.seat)
            .limit(1)
            .with_for_update(skip_locked=True)
            .scalar_subquery()
        )
        change = (
            update(seats)
            .where(*opened, seats.c.seat == first)
            .values(
                kind="person",
                token=token,
                invite="",
                level=-1,
                stand_in=-1,
                brought=case((is_open, brought), else_=seats.c.brought),
                holder=case((is_open, seats.c.seat), else_=seats.c.seat + OTHER_HOLDERS),
            )
            .returning(seats.c.seat)
        )

        async def work(connection: AsyncConnection) -> int | None:
            return (await connection.execute(change)).scalar()

        return await self._commit(work)

    async def change_seat(self, match: str, was: SeatRow, now: SeatRow) -> bool:
        """Write a seat anew if it still is what it was; False if it is not."""
        change = (
            update(seats)
            .where(seats.c.match == match, *(seats.c[name] == value for name, value in was._asdict().items()))
            .values(**now._asdict())
            .returning(seats.c.seat)
        )

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change)).scalar() is not None

        return await self._commit(work)

    async def keep_result(self, match: str, won: bool | None, people_only: bool) -> None:
        """How a game of a company ended; won None: it has not, or not any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(results).where(results.c.match == match))
            if won is not None:
                row = {"match": match, "won": won, "people_only": people_only}
                await connection.execute(insert(results).values(**row))

        await self._commit(work)

    async def won_counts(self, game: str) -> list[WonCount]:
        """What people have won of a game here; tables for learning are left out."""
        same = (matches.c.variant, matches.c.n_seats, matches.c.options)
        count = func.count().label("games")
        query: Any = (
            select(*same, count, func.sum(case((results.c.won, 1), else_=0)).label("won"))
            .join_from(results, matches)
            .where(matches.c.game == game, results.c.people_only, ~matches.c.learning)
            .group_by(*same)
            .order_by(count.desc())
            .limit(MOST_COUNTS)
        )
        return [
            WonCount(row.variant, row.n_seats, msgspec.json.decode(row.options), row.games, int(row.won))
            for row in await self._rows(query)
        ]

    # ---- the log -------------------------------------------------------------------------------------------------

    async def read(self, match: str, from_seq: int = 0) -> list[Entry]:
        """The entries from `from_seq` on."""
        query = (
            select(entries).where(entries.c.match == match, entries.c.seq >= from_seq).order_by(entries.c.seq)
        )
        rows = await self._rows(query)
        return [Entry(row.seq, row.seat, row.text, row.command, row.time) for row in rows]

    async def append(self, match: str, entry: Entry) -> None:
        """Commit one entry. Raises ConflictError, StorageError."""
        row = {"match": match, **msgspec.structs.asdict(entry)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(entries), [row])

        try:
            await self._commit(work, row)
        except StorageError as error:
            if isinstance(error.__cause__, IntegrityError):
                raise ConflictError(await self._next(match)) from error
            raise

    async def _next(self, match: str) -> int:
        query = select(func.max(entries.c.seq)).where(entries.c.match == match)
        last = (await self._rows(query))[0][0]
        return 0 if last is None else int(last) + 1

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (OSError, SQLAlchemyError) as error:
            raise StorageError("the database could not be read") from error

    # ---- the writer ----------------------------------------------------------------------------------------------

    async def _commit(
        self, work: Callable[[AsyncConnection], Awaitable[Any]], entry: dict[str, Any] | None = None
    ) -> Any:
        """Have the writer do this; answers once it is on the disk. Raises StorageError."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Job(done, entry, work))
        return await done

    async def _write(self) -> None:
        """Commit whatever has gathered while the last commit ran, in one transaction."""
        batch: list[_Job] = []
        job = await self._waiting.get()
        while job is not None:
            batch.append(job)
            while not self._waiting.empty() and (job := self._waiting.get_nowait()) is not None:
                batch.append(job)
            await self._commit_all(batch)
            batch.clear()
            if job is not None:
                job = await self._waiting.get()

    async def _commit_all(self, batch: list[_Job]) -> None:
        """All together; if that fails, one by one, so that only the guilty hear of it."""
        rows = [job.entry for job in batch if job.entry is not None]
        others = [job for job in batch if job.entry is None]
        try:
            async with self.engine.begin() as connection:
                results = [await job.work(connection) for job in others]
                if rows:
                    await connection.execute(insert(entries), rows)
        except Exception as error:
            if len(batch) == 1:
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


def _tell(job: _Job, result: Any) -> None:
    if not job.done.done():
        job.done.set_result(result)


def _fail(job: _Job, error: Exception) -> None:
    if not job.done.done():
        failure = StorageError("this could not be stored")
        failure.__cause__ = error
        job.done.set_exception(failure)
