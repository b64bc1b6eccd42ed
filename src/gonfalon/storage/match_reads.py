"""What is read of matches by their ids. Many that are asked for at once, as after a restart, are read together."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Row, Select, select

from gonfalon.match.log import Entry

from . import clock_marks, snapshots
from .gathered import Gathered
from .rows import MatchRow, SeatRow, StoredMatch, match_of
from .schema import entries, matches, seats

STORED_AT_ONCE = 16
"""So many matches are read whole together: their entries keep the event loop busy."""


class Reader(Protocol):
    """What answers queries, all at one moment of the database."""

    def __call__(self, *queries: Select[Any]) -> Awaitable[list[Sequence[Row[Any]]]]:
        """The rows of each."""
        ...


class MatchReads:
    """The reads of one store."""

    def __init__(self, read: Reader) -> None:
        self._rows_of = read
        self._matches = Gathered(self._read_matches)
        self._seats = Gathered(self._read_seats)
        self._stored = Gathered(self._read_stored, STORED_AT_ONCE)

    async def match(self, match: str) -> MatchRow | None:
        """A match, None if there is none of that name. Raises StorageError."""
        return await self._matches.get(match)

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order. Raises StorageError."""
        return list(await self._seats.get(match) or ())

    async def stored(self, match: str) -> StoredMatch | None:
        """All that a match is restored from, of one moment; None if there is none of that name. Raises StorageError."""
        found = await self._stored.get(match)
        return found and found.copy()

    async def _read_matches(self, ids: Sequence[str]) -> Mapping[str, MatchRow]:
        (rows,) = await self._rows_of(_matches_query(ids))
        return {row.id: match_of(row) for row in rows}

    async def _read_seats(self, ids: Sequence[str]) -> Mapping[str, list[SeatRow]]:
        (rows,) = await self._rows_of(seats_query(ids))
        return seats_of(rows)

    async def _read_stored(self, ids: Sequence[str]) -> Mapping[str, StoredMatch]:
        rows, seat_rows, entry_rows, mark_rows, packed_rows = await self._rows_of(
            _matches_query(ids),
            seats_query(ids),
            entries_query(ids),
            clock_marks.query(ids),
            snapshots.query(ids),
        )
        logs: dict[str, list[Entry]] = {}
        for match, *values in entry_rows:
            logs.setdefault(match, []).append(Entry(*values))
        seated, packed = seats_of(seat_rows), snapshots.read(packed_rows)
        marks = {mark.match: mark for mark in clock_marks.read(mark_rows)}
        return {
            row.id: StoredMatch(
                match_of(row),
                seated.get(row.id, []),
                logs.get(row.id, []),
                marks.get(row.id),
                packed.get(row.id, []),
            )
            for row in rows
        }


def seats_query(ids: Collection[str]) -> Select[Any]:
    """The seats of these matches, those of a match in order."""
    columns = [seats.c[name] for name in ("match", *SeatRow._fields)]
    return select(*columns).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)


def seats_of(rows: Iterable[Row[Any]]) -> dict[str, list[SeatRow]]:
    """The seats in these rows, by match."""
    found: dict[str, list[SeatRow]] = {}
    for match, *values in rows:
        found.setdefault(match, []).append(SeatRow(*values))
    return found


def entries_query(ids: Collection[str], from_seq: int = 0) -> Select[Any]:
    """The entries of these matches from a number on, those of a match in order."""
    columns = [entries.c[name] for name in ("match", *Entry.__struct_fields__)]
    wanted = (entries.c.match.in_(ids), entries.c.seq >= from_seq)
    return select(*columns).where(*wanted).order_by(entries.c.match, entries.c.seq)


def _matches_query(ids: Collection[str]) -> Select[Any]:
    return select(matches).where(matches.c.id.in_(ids))
