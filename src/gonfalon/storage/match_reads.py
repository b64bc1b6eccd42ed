"""What is read of matches by their ids. Many that are asked for at once, as after a restart, are read together."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Generator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Row, Select, select

from gonfalon.core.errors import StorageError
from gonfalon.match.log import Entry

from . import clock_marks
from .gathered import Gathered
from .match_parts import MatchParts
from .rows import MatchRow, SeatRow, StoredMatch, match_of
from .schema import entries, matches, seats
from .snapshots import SNAPSHOTS

SEATS = MatchParts(seats, SeatRow, SeatRow._fields)
ENTRIES = MatchParts(entries, Entry, Entry.__struct_fields__)
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
        row = await self._matches.get(match)
        with _naming(match):
            return None if row is None else match_of(row)

    async def seats(self, match: str) -> list[SeatRow]:
        """The seats of a match, in order. Raises StorageError."""
        return list(await self._seats.get(match) or ())

    async def stored(self, match: str) -> StoredMatch | None:
        """All that a match is restored from, of one moment; None if there is none of that name. Raises StorageError."""
        rows = await self._stored.get(match)
        with _naming(match):
            return None if rows is None else _stored_of(rows)

    async def _read_matches(self, ids: Sequence[str]) -> Mapping[str, Row[Any]]:
        (rows,) = await self._rows_of(_matches_query(ids))
        return {row.id: row for row in rows}

    async def _read_seats(self, ids: Sequence[str]) -> Mapping[str, list[SeatRow]]:
        (rows,) = await self._rows_of(SEATS.query(ids))
        return SEATS.read(rows)

    async def _read_stored(self, ids: Sequence[str]) -> Mapping[str, list[list[Row[Any]]]]:
        """The rows of each of these matches, one list for each query. Whoever asked reads them: a damaged one spoils no other."""
        found = await self._rows_of(
            _matches_query(ids),
            SEATS.query(ids),
            ENTRIES.query(ids),
            clock_marks.query(ids),
            SNAPSHOTS.query(ids),
        )
        by_match: dict[str, list[list[Row[Any]]]] = {row.id: [[] for _ in found] for row in found[0]}
        for number, rows in enumerate(found):
            for row in rows:
                if row[0] in by_match:  # the name of its match
                    by_match[row[0]][number].append(row)
        return by_match


def _stored_of(rows: Sequence[Sequence[Row[Any]]]) -> StoredMatch:
    """What these rows of one match say, as `_read_stored` finds them. Raises msgspec.MsgspecError."""
    (row,), seat_rows, entry_rows, mark_rows, packed_rows = rows
    return StoredMatch(
        match_of(row),
        SEATS.read_one(seat_rows),
        ENTRIES.read_one(entry_rows),
        next(iter(clock_marks.read(mark_rows)), None),
        SNAPSHOTS.read_one(packed_rows),
    )


@contextlib.contextmanager
def _naming(match: str) -> Generator[None]:
    """Raise StorageError that names the match where what is stored of it is damaged."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise StorageError(f"what is stored of match {match} is damaged") from error


def _matches_query(ids: Sequence[str]) -> Select[Any]:
    return select(matches).where(matches.c.id.in_(ids))
