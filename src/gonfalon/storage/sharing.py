"""Which people let others see a finished game, and who of them keeps unseen pieces covered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import shared_games


def writing(
    match: str, seats: Sequence[int], covered: bool | None
) -> Callable[[AsyncConnection], Awaitable[None]]:
    """What writes that the person of these seats lets others see the game; covered: None for no longer."""

    async def work(connection: AsyncConnection) -> None:
        is_theirs = (shared_games.c.match == match, shared_games.c.seat.in_(seats))
        await connection.execute(delete(shared_games).where(*is_theirs))
        if covered is not None:
            said = [{"match": match, "seat": seat, "covered": covered} for seat in seats]
            await connection.execute(insert(shared_games), said)

    return work


def query(match: str) -> Select[Any, Any]:
    """The seats whose people let others see this game."""
    return select(shared_games.c.seat, shared_games.c.covered).where(shared_games.c.match == match)
