"""Clubs in the database: groups of people with names."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import club_members, clubs, tournaments
from .store import Store


class ClubRow(NamedTuple):
    """A club as stored. founder: id of a person. invite: SHA-256 of the key of its link, "" for none."""

    id: str
    name: str
    description: str
    closed: bool
    founder: str
    invite: str
    created: int


class MemberRow(NamedTuple):
    """One of a club: id of the person, and since when."""

    person: str
    joined: int


class ClubStore:
    """What the database holds of clubs."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def club(self, club: str) -> ClubRow | None:
        """A club, None for an unknown one."""
        rows = await self.store.rows(select(clubs).where(clubs.c.id == club))
        return ClubRow(*rows[0]) if rows else None

    async def members(self, club: str) -> list[MemberRow]:
        """Who belongs to it, those who have been there longest first."""
        query: Any = select(club_members.c.person, club_members.c.joined).where(club_members.c.club == club)
        rows = await self.store.rows(query.order_by(club_members.c.joined, club_members.c.person))
        return [MemberRow(*row) for row in rows]

    async def is_member(self, club: str, person: str) -> bool:
        """Does this person belong to it?"""
        mine = (club_members.c.club == club, club_members.c.person == person)
        return bool(person) and bool(await self.store.rows(select(club_members.c.club).where(*mine)))

    async def of_person(self, person: str) -> list[tuple[ClubRow, int]]:
        """The clubs of a person by name, with how many belong to each."""
        if not person:
            return []
        mine = select(club_members.c.club).where(club_members.c.person == person)
        query: Any = (
            select(clubs, func.count())
            .join(club_members, club_members.c.club == clubs.c.id)
            .where(clubs.c.id.in_(mine))
            .group_by(*clubs.c)
            .order_by(clubs.c.name, clubs.c.id)
        )
        rows: Any = await self.store.rows(query)
        return [(ClubRow(*row[:-1]), int(row[-1])) for row in rows]

    async def founded(self, person: str) -> int:
        """How many clubs have this person as founder."""
        query: Any = select(func.count()).select_from(clubs).where(clubs.c.founder == person)
        return int((await self.store.rows(query))[0][0])

    async def add(self, row: ClubRow) -> None:
        """A new club, whose founder belongs to it."""
        first = {"club": row.id, "person": row.founder, "joined": row.created}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(clubs).values(**row._asdict()))
            await connection.execute(insert(club_members).values(**first))

        await self.store.write(work)

    async def change(self, was: ClubRow, now: ClubRow) -> bool:
        """Write a club again; False if it has changed meanwhile."""
        same = [clubs.c[name] == value for name, value in was._asdict().items()]
        change = update(clubs).where(*same).values(**now._asdict()).returning(clubs.c.id)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change)).first() is not None

        return await self.store.write(work)

    async def join(self, club: str, person: str, invite: str, now: int, most: int) -> bool | None:
        """Let a person in; None if the invite (hashed) is wrong, False if `most` belong to it."""

        async def work(connection: AsyncConnection) -> bool | None:
            right = (clubs.c.id == club, clubs.c.invite == invite)
            query = select(clubs.c.id).where(*right).with_for_update()
            if not invite or (await connection.execute(query)).first() is None:
                return None
            there = select(club_members.c.person).where(club_members.c.club == club)
            people = [str(row.person) for row in await connection.execute(there)]
            if person in people:
                return True
            if len(people) < most:
                values = {"club": club, "person": person, "joined": now}
                await connection.execute(insert(club_members).values(**values))
            return len(people) < most

        return await self.store.write(work)

    async def leave(self, club: str, person: str) -> bool:
        """Let a person go; a founder hands the club over to who has been there longest, and the last closes it. False for no member."""

        async def work(connection: AsyncConnection) -> bool:
            return await _leave(connection, club, person)

        return await self.store.write(work)


async def forget_in_clubs(connection: AsyncConnection, person: str) -> None:
    """Let a person belong to no club any more."""
    mine = select(club_members.c.club).where(club_members.c.person == person)
    for row in (await connection.execute(mine)).all():
        await _leave(connection, row.club, person)


async def _leave(connection: AsyncConnection, club: str, person: str) -> bool:
    there = club_members.c.club == club
    mine = delete(club_members).where(there, club_members.c.person == person)
    if (await connection.execute(mine.returning(club_members.c.club))).first() is None:
        return False
    oldest = select(club_members.c.person).where(there).order_by(club_members.c.joined).limit(1)
    heir = (await connection.execute(oldest)).scalar()
    if heir is None:
        waits = (tournaments.c.club == club, tournaments.c.state == "announced")
        await connection.execute(update(tournaments).where(*waits).values(state="cancelled", why="host"))
        await connection.execute(delete(clubs).where(clubs.c.id == club))
        return True
    founded = (clubs.c.id == club, clubs.c.founder == person)
    await connection.execute(update(clubs).where(*founded).values(founder=heir))
    return True
