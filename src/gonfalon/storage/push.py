"""Web push in the database: the server's key, the browsers that want news, and what each of them has been told of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, false, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import entries, outcomes, push_keys, push_seats, push_targets, seats
from .store import Store

THE_KEY = 1
"""The number of the one key there is."""


class PushTarget(NamedTuple):
    """A browser that wants news, as its push service knows it. endpoint: where to send; p256dh, auth: what seals a message for it.

    person: id of the person whose seats it wants news of, "" for none. quiet_from, quiet_until: minutes of the day in UTC between which
    nothing is sent; the same minute twice is no time at all. renewed: when the browser last said so, milliseconds since 1970.
    """

    id: str
    endpoint: str
    p256dh: str
    auth: str
    person: str
    quiet_from: int
    quiet_until: int
    renewed: int


class PushSeat(NamedTuple):
    """A seat of which a browser wants news. token: digest of the key that opens it, "" where the person's name does.

    seq: how many entries of the match have been dealt with, -1 for not even its beginning.
    told: what was told last, "" for nothing (server/push_news.py).
    """

    match: str
    seat: int
    token: str
    seq: int = -1
    told: str = ""


class PushStore:
    """What the database holds of web push, over the same store as the matches."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def key(self, new: str) -> str:
        """The private key of this server; `new` becomes it where there is none."""

        async def work(connection: AsyncConnection) -> str:
            found = (await connection.execute(select(push_keys.c.private))).scalar()
            if found is None:
                await connection.execute(insert(push_keys).values(id=THE_KEY, private=new))
            return new if found is None else str(found)

        return await self.store.write(work)

    async def count(self) -> int:
        """How many browsers want news."""
        return int((await self.store.rows(select(func.count()).select_from(push_targets)))[0][0])

    async def opened(self, tokens: Iterable[str]) -> dict[str, tuple[str, int]]:
        """What these digests of keys open: token -> (match, seat), for those who sit there now."""
        wanted = sorted({token for token in tokens if token})
        query: Any = select(seats.c.token, seats.c.match, seats.c.seat).where(
            seats.c.token.in_(wanted), seats.c.kind == "person"
        )
        return {row.token: (row.match, row.seat) for row in await self.store.rows(query)}

    async def keep(self, target: PushTarget, wanted: Sequence[PushSeat]) -> None:
        """Keep a browser and the seats it wants news of. What it has been told of them stays."""
        values = target._asdict()
        change = update(push_targets).where(push_targets.c.id == target.id).values(**values)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(change.returning(push_targets.c.id))).scalar() is None:
                await connection.execute(insert(push_targets).values(**values))
            mine = push_seats.c.target == target.id
            columns = [push_seats.c[name] for name in PushSeat._fields]
            before = {
                (row.match, row.seat): PushSeat(*row)
                for row in await connection.execute(select(*columns).where(mine))
            }
            kept = [one._replace(**_told(before.get((one.match, one.seat)))) for one in wanted]
            await connection.execute(delete(push_seats).where(mine, push_seats.c.token != ""))
            for one in kept:
                same = (push_seats.c.match == one.match, push_seats.c.seat == one.seat)
                await connection.execute(delete(push_seats).where(mine, *same))
            if kept:
                rows = [{"target": target.id, **one._asdict()} for one in kept]
                await connection.execute(insert(push_seats), rows)

        await self.store.write(work)

    async def forget(self, target: str) -> bool:
        """Remove a browser. Was it there?"""

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(delete(push_seats).where(push_seats.c.target == target))
            gone = delete(push_targets).where(push_targets.c.id == target).returning(push_targets.c.id)
            return (await connection.execute(gone)).scalar() is not None

        return await self.store.write(work)

    async def forget_older(self, renewed: int) -> None:
        """Remove the browsers that have said nothing since then, milliseconds since 1970."""
        old = select(push_targets.c.id).where(push_targets.c.renewed < renewed)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(push_seats).where(push_seats.c.target.in_(old)))
            await connection.execute(delete(push_targets).where(push_targets.c.renewed < renewed))

        await self.store.write(work)

    async def target(self, target: str) -> PushTarget | None:
        """The browser of this id."""
        columns = [push_targets.c[name] for name in PushTarget._fields]
        rows = await self.store.rows(select(*columns).where(push_targets.c.id == target))
        return PushTarget(*rows[0]) if rows else None

    async def targets(
        self, match: str, seat: int, token: str, person: str
    ) -> list[tuple[PushTarget, PushSeat]]:
        """The browsers that want news of a seat which this digest of a key, or this person, holds; those renewed last come first."""
        columns = [push_targets.c[name].label(f"target_{name}") for name in PushTarget._fields]
        here = and_(
            push_seats.c.target == push_targets.c.id, push_seats.c.match == match, push_seats.c.seat == seat
        )
        by_key = push_seats.c.token == token if token else false()
        by_name = push_targets.c.person == person if person else false()
        query: Any = (
            select(*columns, push_seats.c.token, push_seats.c.seq, push_seats.c.told)
            .join_from(push_targets, push_seats, here, isouter=True)
            .where(or_(by_key, by_name))
            .order_by(push_targets.c.renewed.desc())
        )
        n_columns = len(columns)
        return [
            (
                PushTarget(*row[:n_columns]),
                PushSeat(match, seat, row.token or "", -1 if row.seq is None else row.seq, row.told or ""),
            )
            for row in await self.store.rows(query)
        ]

    async def note(self, target: str, seat: PushSeat) -> None:
        """Write what a browser has been told of a seat, and up to which entry all is dealt with. A browser that has gone is left alone."""
        mine = (
            push_seats.c.target == target,
            push_seats.c.match == seat.match,
            push_seats.c.seat == seat.seat,
        )
        there = select(push_targets.c.id).where(push_targets.c.id == target)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(there)).scalar() is None:
                return
            await connection.execute(delete(push_seats).where(*mine))
            await connection.execute(insert(push_seats).values(target=target, **seat._asdict()))

        await self.store.write(work)

    async def unsettled(self) -> list[str]:
        """The matches in which something has happened that no look has dealt with for some browser."""
        length = (
            select(func.count())
            .select_from(entries)
            .where(entries.c.match == push_seats.c.match)
            .scalar_subquery()
        )
        by_key = select(push_seats.c.match).where(push_seats.c.seq < length)
        noted = push_seats.c
        by_name = (
            select(seats.c.match)
            .join(push_targets, push_targets.c.person == seats.c.person)
            .where(push_targets.c.person != "", seats.c.kind == "person")
            .where(~select(outcomes.c.match).where(outcomes.c.match == seats.c.match).exists())
            .where(
                ~select(noted.match)
                .where(noted.target == push_targets.c.id, noted.match == seats.c.match)
                .where(noted.seat == seats.c.seat)
                .exists()
            )
        )
        found: set[str] = set()
        for query in (by_key, by_name):
            found |= {row[0] for row in await self.store.rows(query.distinct())}
        return sorted(found)


def _told(before: PushSeat | None) -> dict[str, Any]:
    return {} if before is None else {"seq": before.seq, "told": before.told}
