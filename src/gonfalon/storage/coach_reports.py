"""Reports of the coach, kept with the game: one for each seat, for the moves and the version of the coach that made it."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import coach_reports
from .store import Store


class KeptReport(NamedTuple):
    """A report as it is stored. digest: of the moves it is about. version: of the coach. report: JSON. written: ms since 1970."""

    match: str
    seat: int
    digest: str
    version: str
    report: str
    written: int


async def keep(store: Store, kept: KeptReport) -> None:
    """Keep a report in the place of an older one of this seat. Raises StorageError."""

    async def work(connection: AsyncConnection) -> None:
        is_same = (coach_reports.c.match == kept.match, coach_reports.c.seat == kept.seat)
        await connection.execute(delete(coach_reports).where(*is_same))
        await connection.execute(insert(coach_reports), [kept._asdict()])

    await store.write(work)


async def find(store: Store, match: str, seat: int, digest: str, version: str) -> str | None:
    """The report of a seat on these moves by this version of the coach, as JSON; None if there is none. Raises StorageError."""
    query = select(coach_reports.c.report).where(
        coach_reports.c.match == match,
        coach_reports.c.seat == seat,
        coach_reports.c.digest == digest,
        coach_reports.c.version == version,
    )
    rows = await store.rows(query)
    return str(rows[0].report) if rows else None
