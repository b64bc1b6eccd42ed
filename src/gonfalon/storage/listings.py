"""Tables whose open seats are offered to everybody: kept until they are taken or withdrawn, so that a restart forgets none."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.ratings.lists import RatingList

from .people import Named, named
from .ratings import Kept
from .rows import MatchRow, SeatRow, match_of
from .schema import listings, matches, seats
from .store import Store

MOST_LISTED = 500
"""Tables that are read at once, those that have waited longest first."""


class Listing(NamedTuple):
    """A table that is offered. seen: when somebody who sits there was last connected, milliseconds since 1970. names: what is shown of
    the people with a name, by their ids. ratings: of these people, as everybody may know them; the database says nothing of them.
    """

    row: MatchRow
    seat_rows: tuple[SeatRow, ...]
    seen: int
    names: Mapping[str, Named] = {}
    ratings: Mapping[tuple[str, RatingList], Kept] = {}


class Listings:
    """The offered tables of a database, which several servers may share."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self) -> list[Listing]:
        """The offered tables with their seats, the longest waiting first."""
        seen = {row.match: row.seen for row in await self.store.rows(select(listings))}
        # by the ids of the offered tables: a join in the order of `created` looks through every match there has ever been
        offered = select(matches).where(matches.c.id.in_(select(listings.c.match)))
        oldest = offered.order_by(matches.c.created, matches.c.id).limit(MOST_LISTED)
        rows = [row for row in await self.store.rows(oldest) if row.id in seen]
        if not rows:
            return []
        columns = [seats.c[name] for name in SeatRow._fields]
        seated = select(seats.c.match, *columns).where(seats.c.match.in_([row.id for row in rows]))
        at: dict[str, list[SeatRow]] = {}
        for match, *values in await self.store.rows(seated.order_by(seats.c.match, seats.c.seat)):
            at.setdefault(match, []).append(SeatRow(*values))
        people = {each.person for seat_rows in at.values() for each in seat_rows}
        names = await named(self.store, people)
        return [Listing(match_of(row), tuple(at.get(row.id, ())), seen[row.id], names) for row in rows]

    async def touch(self, those: Collection[str], now: int) -> None:
        """Somebody is connected at these tables. now: milliseconds since 1970."""
        seen = update(listings).where(listings.c.match.in_(those)).values(seen=now)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(seen)

        await self.store.write(work)

    async def withdraw(self, match: str, invite: str) -> None:
        """Offer this table no more. invite: as stored; it opens no seat from now on."""
        closed = update(seats).where(seats.c.match == match, seats.c.kind == "open", seats.c.invite == invite)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())
            await connection.execute(delete(listings).where(listings.c.match == match))
            await connection.execute(closed.values(invite=""))

        await self.store.write(work)
