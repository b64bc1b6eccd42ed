"""Which people let others see a finished game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import shared_games


def writing(match: str, seat: int, shared: bool) -> Callable[[AsyncConnection], Awaitable[None]]:
    """What writes that the person of this seat lets others see the game, or does so no longer."""

    async def work(connection: AsyncConnection) -> None:
        is_seat = (shared_games.c.match == match, shared_games.c.seat == seat)
        await connection.execute(delete(shared_games).where(*is_seat))
        if shared:
            await connection.execute(insert(shared_games).values(match=match, seat=seat))

    return work


def query(match: str) -> Select[Any]:
    """The seats whose people let others see this game."""
    return select(shared_games.c.seat).where(shared_games.c.match == match)
