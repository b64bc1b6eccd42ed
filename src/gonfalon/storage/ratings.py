"""Ratings of people, list by list, and the finished games that have changed them: each game counts once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.ratings.lists import RatingList
from gonfalon.ratings.rating import Rating

from .rows import MatchRow, match_of
from .schema import matches, rated_games, ratings, seats
from .store import Store

ADVERSARY = ""
"""Stands for a person in the rating of what companies play against."""
MOST_LISTS = 200
"""Ratings of a person that are read at once, those with most games first."""
MOST_OLDER = 200
"""Games of a variant among which the newest of a list is looked for."""
Ratings = Mapping[tuple[str, RatingList], "Kept"]
"""Ratings by person and list. Whoever has not played there is left out."""


class Kept(NamedTuple):
    """A rating as stored. updated: when the last game that counts ended, milliseconds since 1970."""

    rating: Rating
    updated: int


class Change(NamedTuple):
    """What a finished game has done to the rating of the person at a seat."""

    seat: int
    before: float
    after: float


class Recent(NamedTuple):
    """A game that has counted of late, with the rating of a person before it. ended: milliseconds since 1970."""

    person: str
    match: MatchRow
    ended: int
    before: float
    deviation: float


class Counted(NamedTuple):
    """A finished game that counts. people: seat -> person, of the seats whose ratings change; ADVERSARY at -1 where there is one.

    begun_at: entries of the log before this game. ended: milliseconds since 1970.
    """

    match: str
    begun_at: int
    ended: int
    list: RatingList
    people: Mapping[int, str]


class RatingsStore:
    """What the database holds of ratings, over the same store as matches and seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, people: Iterable[str]) -> Ratings:
        """All ratings of these people."""
        wanted = sorted(set(people) - {ADVERSARY})
        if not wanted:
            return {}
        rows = await self.store.rows(select(ratings).where(ratings.c.person.in_(wanted)))
        return dict(_read(row) for row in rows)

    async def of_person(self, person: str) -> Ratings:
        """The ratings of one person, those with most games first."""
        query: Any = select(ratings).where(ratings.c.person == person)
        newest = query.order_by(ratings.c.games.desc(), ratings.c.updated.desc()).limit(MOST_LISTS)
        return dict(_read(row) for row in await self.store.rows(newest))

    async def changes(self, match: str, begun_at: int) -> tuple[Change, ...]:
        """What this game has changed, by seat; () while it has not been counted."""
        columns = [rated_games.c[name] for name in Change._fields]
        mine = (rated_games.c.match == match, rated_games.c.begun_at == begun_at, rated_games.c.seat >= 0)
        rows = await self.store.rows(select(*columns).where(*mine).order_by(rated_games.c.seat))
        return tuple(Change(*row) for row in rows)

    async def recent(self, people: Iterable[str], since: int) -> list[Recent]:
        """The games that have changed the ratings of these people and ended after `since`, the first one first."""
        wanted = sorted(set(people) - {ADVERSARY})
        if not wanted:
            return []
        mine = (seats.c.person.in_(wanted), rated_games.c.ended > since)
        query = _recent().where(*mine).order_by(rated_games.c.ended, rated_games.c.begun_at)
        return [_recent_of(row) for row in await self.store.rows(query)]

    async def older(self, person: str, game: str, variant: str, until: int) -> list[Recent]:
        """The newest games of a variant that have changed a rating of this person and ended by then, the newest first."""
        mine = (seats.c.person == person, rated_games.c.ended <= until)
        query = _recent().where(*mine, matches.c.game == game, matches.c.variant == variant)
        newest = query.order_by(rated_games.c.ended.desc(), rated_games.c.begun_at.desc()).limit(MOST_OLDER)
        return [_recent_of(row) for row in await self.store.rows(newest)]

    async def count(self, game: Counted, rate: Callable[[Mapping[int, Kept]], Mapping[int, Rating]]) -> None:
        """Write what a game does to ratings, unless it has been counted. rate: seat -> new rating, from what is kept; it must be pure."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(matches.c.id).where(matches.c.id == game.match).with_for_update())
            is_this = (rated_games.c.match == game.match, rated_games.c.begun_at == game.begun_at)
            if (await connection.execute(select(rated_games.c.seat).where(*is_this))).first() is not None:
                return
            before = await _kept(connection, game)
            after = rate(before)
            await _write(connection, game, before, after)

        await self.store.write(work)


def _recent() -> Any:
    told = [rated_games.c[name] for name in ("ended", "before", "deviation")]
    is_theirs = and_(seats.c.match == rated_games.c.match, seats.c.seat == rated_games.c.seat)
    return (
        select(seats.c.person, *told, matches)
        .select_from(rated_games)
        .join(seats, is_theirs)
        .join(matches, matches.c.id == rated_games.c.match)
    )


def _recent_of(row: Any) -> Recent:
    return Recent(row.person, match_of(row), row.ended, row.before, row.deviation)


async def _kept(connection: AsyncConnection, game: Counted) -> dict[int, Kept]:
    """The ratings of those who have played, that of a newcomer for whoever has none; locked until they are written."""
    in_list = [ratings.c[name] == value for name, value in game.list._asdict().items()]
    people = sorted(set(game.people.values()))
    query = select(ratings).where(ratings.c.person.in_(people), *in_list).order_by(ratings.c.person)
    found = {row.person: _read(row)[1] for row in await connection.execute(query.with_for_update())}
    newcomer = Kept(Rating(), game.ended)
    return {seat: found.get(person, newcomer) for seat, person in game.people.items()}


async def _write(
    connection: AsyncConnection, game: Counted, before: Mapping[int, Kept], after: Mapping[int, Rating]
) -> None:
    for seat, person in game.people.items():
        of_this = {"person": person, **game.list._asdict()}
        is_this = [ratings.c[name] == value for name, value in of_this.items()]
        ended = max(game.ended, before[seat].updated)
        values = {**of_this, **msgspec.structs.asdict(after[seat]), "updated": ended}
        await connection.execute(delete(ratings).where(*is_this))
        await connection.execute(insert(ratings).values(**values))
        change = Change(seat, before[seat].rating.value, after[seat].value)
        line = {"match": game.match, "begun_at": game.begun_at, **change._asdict(), "ended": game.ended}
        line["deviation"] = before[seat].rating.deviation
        await connection.execute(insert(rated_games).values(**line))


def _read(row: Any) -> tuple[tuple[str, RatingList], Kept]:
    rating = Rating(row.value, row.deviation, row.volatility, row.games)
    return (row.person, RatingList(row.game, row.variant, row.pace)), Kept(rating, row.updated)
