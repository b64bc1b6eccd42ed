"""What running clocks had used when it was last written: a few seconds of thought at most are lost with a server (decision 16)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import running_clocks


class ClockMark(NamedTuple):
    """A match whose clock is not over. seq: how many entries it had. used: clock -> milliseconds that no entry holds yet."""

    match: str
    seq: int
    used: dict[int, int]


def writing(marks: Sequence[ClockMark], over: Sequence[str]) -> Callable[[AsyncConnection], Awaitable[None]]:
    """What writes these marks again and forgets those of matches that are over."""
    rows = [
        {"match": mark.match, "seq": mark.seq, "used": msgspec.json.encode(mark.used).decode()}
        for mark in marks
    ]
    old = [*over, *(mark.match for mark in marks)]

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(running_clocks).where(running_clocks.c.match.in_(old)))
        if rows:
            await connection.execute(insert(running_clocks), rows)

    return work


def query(ids: Collection[str] | None = None) -> Select[Any]:
    """The marks of these matches, of all for None."""
    found = select(running_clocks)
    return found if ids is None else found.where(running_clocks.c.match.in_(ids))


def read(rows: Sequence[Row[Any]]) -> list[ClockMark]:
    """The marks in these rows."""
    return [ClockMark(row.match, row.seq, msgspec.json.decode(row.used, type=dict[int, int])) for row in rows]
