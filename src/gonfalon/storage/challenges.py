"""Challenges of one person to another, and from whom people take them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .people import Named
from .rows import MatchRow, SeatRow, match_of
from .schema import blocked_people, challenge_rules, challenges, matches, outcomes, people, seats
from .store import Store

ChallengeState = Literal["open", "taken", "declined", "withdrawn", "expired"]
"""How far a challenge is: it waits for an answer, or how that turned out."""
TakenFrom = Literal["everybody", "played", "nobody"]
"""From whom somebody takes challenges: everybody, those they have played before, nobody."""
MOST_LISTED = 100
"""Challenges of a person that are read at once, the newest first."""


class ChallengeRow(NamedTuple):
    """A challenge as stored. challenger, challenged: ids of people. made, expires, changed: milliseconds since 1970."""

    match: str
    challenger: str
    challenged: str
    made: int
    expires: int
    state: ChallengeState
    changed: int


class Challenge(NamedTuple):
    """A challenge with its match, and who sits there."""

    row: ChallengeRow
    match: MatchRow
    seats: tuple[SeatRow, ...]


class Limits(NamedTuple):
    """So many open challenges at most that a person has made, has got, and has made to the same person."""

    made: int
    got: int
    to_one: int


class ChallengeStore:
    """What the database holds of challenges, over the same store as matches and seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, row: ChallengeRow, limits: Limits) -> bool:
        """A new challenge; False where there are too many open ones."""
        is_open = (challenges.c.state == "open", challenges.c.expires > row.made)
        by_them = challenges.c.challenger == row.challenger
        to_them = challenges.c.challenged == row.challenged

        async def work(connection: AsyncConnection) -> bool:
            for wanted, most in (
                (by_them, limits.made),
                (to_them, limits.got),
                (by_them & to_them, limits.to_one),
            ):
                count = select(func.count()).select_from(challenges).where(wanted, *is_open)
                if ((await connection.execute(count)).scalar() or 0) >= most:
                    return False
            await connection.execute(insert(challenges).values(**row._asdict()))
            return True

        return await self.store.write(work)

    async def of(self, match: str) -> ChallengeRow | None:
        """The challenge to this match."""
        rows = await self.store.rows(_rows().where(challenges.c.match == match))
        return ChallengeRow(*rows[0]) if rows else None

    async def end(self, match: str, state: ChallengeState, now: int) -> bool:
        """An open challenge ends in this way; False where it has ended already."""
        is_open = (challenges.c.match == match, challenges.c.state == "open")
        change = update(challenges).where(*is_open).values(state=state, changed=now)
        closed = update(seats).where(seats.c.match == match, seats.c.kind == "open").values(invite="")

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(change.returning(challenges.c.match))).scalar() is None:
                return False
            if state != "taken":
                await connection.execute(closed)
            return True

        return await self.store.write(work)

    async def overdue(self, now: int) -> list[ChallengeRow]:
        """Open challenges whose time is over."""
        query = _rows().where(challenges.c.state == "open", challenges.c.expires <= now)
        return [ChallengeRow(*row) for row in await self.store.rows(query)]

    async def of_person(self, person: str, since: int) -> list[Challenge]:
        """The open challenges that a person has made or got, and those that have ended since then; the oldest first."""
        theirs = or_(challenges.c.challenger == person, challenges.c.challenged == person)
        recent = or_(challenges.c.state == "open", challenges.c.changed > since)
        columns = [challenges.c[name].label(f"challenge_{name}") for name in ChallengeRow._fields]
        query = select(*columns, matches).join_from(challenges, matches).where(theirs, recent)
        rows = await self.store.rows(query.order_by(challenges.c.made.desc()).limit(MOST_LISTED))
        found = list[Challenge]()
        for row in reversed(rows):
            values: Any = [getattr(row, f"challenge_{name}") for name in ChallengeRow._fields]
            found.append(
                Challenge(ChallengeRow(*values), match_of(row), tuple(await self.store.seats(row.id)))
            )
        return found

    # ---- from whom -----------------------------------------------------------------------------------------------

    async def taken_from(self, person: str) -> TakenFrom:
        """From whom this person takes challenges."""
        query = select(challenge_rules.c.taken_from).where(challenge_rules.c.person == person)
        rows = await self.store.rows(query)
        return rows[0].taken_from if rows else "everybody"

    async def take_from(self, person: str, taken_from: TakenFrom) -> None:
        """Say from whom this person takes challenges."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(challenge_rules).where(challenge_rules.c.person == person))
            await connection.execute(insert(challenge_rules).values(person=person, taken_from=taken_from))

        await self.store.write(work)

    async def block(self, person: str, other: str, blocked: bool, most: int) -> bool:
        """Take no challenges from somebody, or take them again; False where `most` are blocked already."""
        of_this = blocked_people.c.person == person

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(delete(blocked_people).where(of_this, blocked_people.c.blocked == other))
            count = select(func.count()).select_from(blocked_people).where(of_this)
            if blocked and ((await connection.execute(count)).scalar() or 0) >= most:
                return False
            if blocked:
                await connection.execute(insert(blocked_people).values(person=person, blocked=other))
            return True

        return await self.store.write(work)

    async def is_blocked(self, person: str, other: str) -> bool:
        """Does this person take no challenges from the other?"""
        theirs = (blocked_people.c.person == person, blocked_people.c.blocked == other)
        return bool(await self.store.rows(select(blocked_people.c.person).where(*theirs)))

    async def blocked_by(self, person: str) -> list[str]:
        """The names of those from whom this person takes no challenges, as far as they have one."""
        query: Any = (
            select(people.c.name)
            .join(blocked_people, blocked_people.c.blocked == people.c.id)
            .where(blocked_people.c.person == person, people.c.name != "")
            .order_by(people.c.name)
        )
        return [row.name for row in await self.store.rows(query)]

    # ---- who has played whom -------------------------------------------------------------------------------------

    async def have_played(self, one: str, other: str) -> bool:
        """Have these two finished a game together?"""
        theirs, others = seats.alias(), seats.alias()
        query = (
            select(outcomes.c.match)
            .join(theirs, and_(theirs.c.match == outcomes.c.match, theirs.c.person == one))
            .join(others, and_(others.c.match == outcomes.c.match, others.c.person == other))
            .limit(1)
        )
        return bool(await self.store.rows(query))

    async def played_with(self, person: str, most: int) -> list[Named]:
        """The people with a name with whom this person has finished a game, the latest first."""
        theirs, others = seats.alias(), seats.alias()
        query: Any = (
            select(people.c.name, people.c.crest)
            .select_from(outcomes)
            .join(theirs, and_(theirs.c.match == outcomes.c.match, theirs.c.person == person))
            .join(others, and_(others.c.match == outcomes.c.match, others.c.person != person))
            .join(people, and_(people.c.id == others.c.person, people.c.name != ""))
            .group_by(people.c.name, people.c.crest)
            .order_by(func.max(outcomes.c.ended).desc())
            .limit(most)
        )
        return [Named(row.name, row.crest) for row in await self.store.rows(query)]


def _rows() -> Any:
    return select(*(challenges.c[name] for name in ChallengeRow._fields))
