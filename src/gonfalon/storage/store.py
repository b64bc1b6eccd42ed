"""Matches, seats and logs in a database. One writer commits what has gathered while the last commit ran (group commit)."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import NamedTuple

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gonfalon.core.errors import ConflictError, StorageError
from gonfalon.match.log import Entry
from gonfalon.match.referee import Setting

from .database import open_engine
from .schema import entries, matches, seats


class MatchRow(NamedTuple):
    """A match as stored. opponent: "screen", "link", "computer". created: milliseconds since 1970."""

    id: str
    setting: Setting
    opponent: str
    level: int
    created: int


class SeatRow(NamedTuple):
    """A seat as stored. kind: "person", "computer", "open". token, invite: SHA-256 of what the holder has, "" if none."""

    seat: int
    kind: str
    token: str
    invite: str


class Store:
    """Fulfils match.log.Log. Open with `await Store.open(place)`, close with `await store.close()`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: deque[tuple[str, Entry, asyncio.Future[None]]] = deque()
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    @staticmethod
    async def open(place: str) -> Store:
        """Open (and if need be create) the database. Raises StorageError."""
        return Store(await open_engine(place))

    async def close(self) -> None:
        """Commit what is waiting and let go."""
        while self._waiting:
            await asyncio.sleep(0.01)
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        await self.engine.dispose()

    # ---- matches and seats ---------------------------------------------------------------------------------------

    async def create(self, row: MatchRow, places: list[SeatRow]) -> None:
        """A new match with its seats."""
        values = {
            "id": row.id,
            "game": row.setting.game,
            "variant": row.setting.variant,
            "options": msgspec.json.encode(row.setting.options).decode(),
            "seed": row.setting.seed,
            "opponent": row.opponent,
            "level": row.level,
            "created": row.created,
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(matches).values(**values))
            await connection.execute(
                insert(seats), [{"match": row.id, **place._asdict()} for place in places]
            )

    async def match(self, match: str) -> MatchRow | None:
        """A match, None if there is none of that name."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).first()
        if row is None:
            return None
        setting = Setting(row.game, row.variant, msgspec.json.decode(row.options), row.seed)
        return MatchRow(row.id, setting, row.opponent, row.level, row.created)

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order."""
        query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [SeatRow(row.seat, row.kind, row.token, row.invite) for row in rows]

    async def claim(self, match: str, invite: str, token: str) -> int | None:
        """Give the seat that this invite (hashed) opens to a token (hashed); its number, None if the invite is used or wrong."""
        async with self.engine.begin() as connection:
            query = select(seats.c.seat).where(
                seats.c.match == match, seats.c.invite == invite, seats.c.kind == "open"
            )
            row = (await connection.execute(query)).first()
            if row is None or not invite:
                return None
            change = update(seats).where(
                seats.c.match == match, seats.c.seat == row.seat, seats.c.kind == "open"
            )
            done = await connection.execute(change.values(kind="person", token=token, invite=""))
            return row.seat if done.rowcount == 1 else None

    # ---- the log -------------------------------------------------------------------------------------------------

    async def read(self, match: str, from_seq: int = 0) -> list[Entry]:
        """The entries from `from_seq` on."""
        query = (
            select(entries).where(entries.c.match == match, entries.c.seq >= from_seq).order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(row.seq, row.seat, row.text, row.command, row.time) for row in rows]

    async def append(self, match: str, entry: Entry) -> None:
        """Commit one entry. Raises ConflictError, StorageError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((match, entry, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = list(self._waiting)
                self._waiting.clear()
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[str, Entry, asyncio.Future[None]]]) -> None:
        """All together; if that fails, one by one, so that only the guilty hear of it."""
        try:
            async with self.engine.begin() as connection:
                await _insert(connection, [(match, entry) for match, entry, _ in batch])
        except SQLAlchemyError:
            for match, entry, done in batch:
                await self._commit_one(match, entry, done)
            return
        for _, _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit_one(self, match: str, entry: Entry, done: asyncio.Future[None]) -> None:
        try:
            async with self.engine.begin() as connection:
                await _insert(connection, [(match, entry)])
        except IntegrityError:
            _fail(done, ConflictError(await self._next(match)))
        except SQLAlchemyError as error:
            _fail(done, StorageError(f"the entry could not be stored: {error}"))
        else:
            if not done.done():
                done.set_result(None)

    async def _next(self, match: str) -> int:
        query = select(func.max(entries.c.seq)).where(entries.c.match == match)
        async with self.engine.connect() as connection:
            last = (await connection.execute(query)).scalar()
        return 0 if last is None else int(last) + 1


async def _insert(connection: AsyncConnection, rows: list[tuple[str, Entry]]) -> None:
    await connection.execute(insert(entries), [{"match": m, **msgspec.structs.asdict(e)} for m, e in rows])


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
