"""The newest snapshots of matches: what is lost of them is replayed from the log (decision 26)."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.match.snapshots import Snapshot

from .match_parts import MatchParts
from .schema import snapshots

SNAPSHOTS = MatchParts(snapshots, Snapshot, Snapshot._fields)


async def write(
    connection: AsyncConnection, match: str, snapshot: Snapshot | None, kept: Collection[int]
) -> None:
    """Keep a snapshot, if there is a new one, and of the others of this match those after so many entries alone."""
    others = [seq for seq in kept if snapshot is None or seq != snapshot.seq]
    is_old = (snapshots.c.match == match, snapshots.c.seq.not_in(others))
    await connection.execute(delete(snapshots).where(*is_old))
    if snapshot is not None:
        await connection.execute(insert(snapshots), [{"match": match, **snapshot._asdict()}])
