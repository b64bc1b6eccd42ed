"""The newest snapshots of matches: what is lost of them is replayed from the log (decision 26)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.match.snapshots import Snapshot

from .schema import snapshots


def query(ids: Collection[str]) -> Select[Any]:
    """The snapshots of these matches, those of a match oldest first."""
    columns = [snapshots.c[name] for name in ("match", *Snapshot._fields)]
    return select(*columns).where(snapshots.c.match.in_(ids)).order_by(snapshots.c.match, snapshots.c.seq)


def read(rows: Sequence[Row[Any]]) -> dict[str, list[Snapshot]]:
    """The snapshots in these rows, by match."""
    found: dict[str, list[Snapshot]] = {}
    for match, *values in rows:
        found.setdefault(match, []).append(Snapshot(*values))
    return found


async def write(
    connection: AsyncConnection, match: str, snapshot: Snapshot | None, kept: Collection[int]
) -> None:
    """Keep a snapshot, if there is a new one, and of the others of this match those after so many entries alone."""
    others = [seq for seq in kept if snapshot is None or seq != snapshot.seq]
    is_old = (snapshots.c.match == match, snapshots.c.seq.not_in(others))
    await connection.execute(delete(snapshots).where(*is_old))
    if snapshot is not None:
        await connection.execute(insert(snapshots), [{"match": match, **snapshot._asdict()}])
