"""What a server has committed to for a match that somebody is about to make."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.match.sealing import Sealing

from .schema import pledges
from .sealings import read, written
from .store import Store

MOST_PLEDGES = 10_000
"""So many pledges are kept at once; the oldest one goes for another."""


class Pledges:
    """Pledges by their id (hashed), each for one match."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def keep(self, pledge: str, sealing: Sealing, expires: int, now: int) -> None:
        """Keep a pledge until `expires`, milliseconds since 1970. now: those older than it go. Raises StorageError."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(pledges).where(pledges.c.expires <= now))
            newest = select(pledges.c.id).order_by(pledges.c.expires.desc()).limit(MOST_PLEDGES - 1)
            await connection.execute(delete(pledges).where(pledges.c.id.not_in(newest)))
            row = {"id": pledge, "sealing": written(sealing), "expires": expires}
            await connection.execute(insert(pledges).values(**row))

        await self.store.write(work)

    async def take(self, pledge: str, now: int) -> Sealing | None:
        """A pledge, which is gone then; None where there is none of that id, or it is too old. Raises StorageError."""
        mine = (pledges.c.id == pledge, pledges.c.expires > now)

        async def work(connection: AsyncConnection) -> str | None:
            return (
                await connection.execute(delete(pledges).where(*mine).returning(pledges.c.sealing))
            ).scalar()

        return read(await self.store.write(work) or "")
