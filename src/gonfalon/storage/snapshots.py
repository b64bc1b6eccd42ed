"""The newest snapshots of matches: what is lost of them is replayed from the log (decision 26)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.match.snapshots import Snapshot

from .schema import snapshots


def query(match: str) -> Select[Any]:
    """The snapshots of a match, oldest first."""
    columns = [snapshots.c[name] for name in Snapshot._fields]
    return select(*columns).where(snapshots.c.match == match).order_by(snapshots.c.seq)


def read(rows: Sequence[Row[Any]]) -> list[Snapshot]:
    """The snapshots in these rows."""
    return [Snapshot(*row) for row in rows]


async def write(
    connection: AsyncConnection, match: str, snapshot: Snapshot | None, kept: Collection[int]
) -> None:
    """Keep a snapshot, if there is a new one, and of the others of this match those after so many entries alone."""
    others = [seq for seq in kept if snapshot is None or seq != snapshot.seq]
    is_old = (snapshots.c.match == match, snapshots.c.seq.not_in(others))
    await connection.execute(delete(snapshots).where(*is_old))
    if snapshot is not None:
        await connection.execute(insert(snapshots), [{"match": match, **snapshot._asdict()}])
