"""What companies win: the result of each deal, and one row for each setting that counts them, kept in the same transaction.

Whoever asks for win shares reads the counts alone, however many games have been played.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Integer, Select, cast, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import matches, results, won_games

MOST_COUNTS = 500
"""Counts that one question is answered with, most games first."""
OF_BEFORE = -1
"""Stands for `begun_at` in results that are older than it."""
_ADD = text(
    "INSERT INTO won_games (game, variant, n_seats, options, games, won) "
    "SELECT game, variant, n_seats, options, :games, :won FROM matches WHERE id = :match AND NOT learning "
    "ON CONFLICT (game, variant, n_seats, options) "
    "DO UPDATE SET games = won_games.games + excluded.games, won = won_games.won + excluded.won"
)


class WonCount(NamedTuple):
    """Finished games of companies of people alone, under the same options. won: of so many `games`."""

    variant: str
    n_seats: int
    options: dict[str, Any]
    games: int
    won: int


def keeping(
    match: str, begun_at: int, won: bool, people_only: bool
) -> Callable[[AsyncConnection], Awaitable[None]]:
    """What writes how one deal of a company's match ended, and counts it. What is kept stands.

    begun_at: how many entries the match had when the cards were dealt. A result that is older than this number goes.
    """
    row = {"match": match, "begun_at": begun_at, "won": won, "people_only": people_only}
    key = (results.c.match == match, results.c.begun_at == begun_at)
    of_before = (results.c.match == match, results.c.begun_at == OF_BEFORE)

    async def work(connection: AsyncConnection) -> None:
        gone = delete(results).where(*of_before).returning(results.c.won, results.c.people_only)
        for old in (await connection.execute(gone)).all():
            if old.people_only:
                await _count(connection, match, -1, old.won)
        if (await connection.execute(select(results.c.won).where(*key))).first() is None:
            await connection.execute(insert(results).values(**row))
            if people_only:
                await _count(connection, match, 1, won)

    return work


async def _count(connection: AsyncConnection, match: str, games: int, won: bool) -> None:
    """Add a game of this match's setting, or take one away; tables for learning are left out."""
    await connection.execute(_ADD, {"match": match, "games": games, "won": games if won else 0})


def counts(game: str) -> Select[Any]:
    """What people have won of a game, as it is counted."""
    told = (won_games.c[name] for name in WonCount._fields)
    query: Any = select(*told).where(won_games.c.game == game, won_games.c.games > 0)
    return query.order_by(won_games.c.games.desc()).limit(MOST_COUNTS)


def recount() -> Select[Any]:
    """All counts once more, from the results, with the columns of `won_games`."""
    same = (matches.c.game, matches.c.variant, matches.c.n_seats, matches.c.options)
    won = cast(func.sum(cast(results.c.won, Integer)), Integer).label("won")
    query: Any = (
        select(*same, func.count().label("games"), won)
        .join_from(results, matches)
        .where(results.c.people_only, ~matches.c.learning)
        .group_by(*same)
    )
    return query


def read(row: Any) -> WonCount:
    """A row of `counts`."""
    return WonCount(row.variant, row.n_seats, msgspec.json.decode(row.options), row.games, row.won)
