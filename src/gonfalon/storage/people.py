"""People with a name in the database: their names, the seats they have, the games they have finished, and parcels of keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError
from gonfalon.match.terms import Terms

from .clubs import forget_in_clubs
from .schema import (
    blocked_people,
    challenge_rules,
    challenges,
    matches,
    outcomes,
    parcels,
    passkeys,
    people,
    person_keys,
    push_targets,
    puzzle_answers,
    puzzle_standings,
    ratings,
    seats,
    shared_games,
)
from .store import Store
from .tournaments import forget_in_tournaments

MOST_GAMES = 2_000
"""Finished games of a person that are counted, newest first."""


class PersonRow(NamedTuple):
    """A person as stored. name: as shown, "" once it was freed. plain: as names are compared, None for none. crest: its three words.

    key, recovery: SHA-256 of what the person has, "" for no recovery code. created: milliseconds since 1970.
    """

    id: str
    name: str
    plain: str | None
    crest: str
    key: str
    recovery: str
    created: int


class Named(NamedTuple):
    """What a seat shows of the person who has it."""

    name: str
    crest: str


class OutcomeRow(NamedTuple):
    """How a match ended. ended: milliseconds since 1970. setups: a digest of what each seat prepared or brought, "" for nothing."""

    match: str
    ended: int
    turns: int
    returns: tuple[float, ...]
    reason: str
    setups: tuple[str, ...]


class Finished(NamedTuple):
    """A finished match in which a person had this seat."""

    outcome: OutcomeRow
    game: str
    variant: str
    seat: int
    terms: Terms = Terms()


class SatThere(NamedTuple):
    """Who had a seat of a finished match. person: id, "" for a guest; named: what is shown of them, None for a guest or a freed name."""

    seat: int
    kind: str
    level: int
    player: str
    person: str
    named: Named | None


class SealedParcel(NamedTuple):
    """Keys under a code (server/codes.py). id: where they are found with the code. expires: milliseconds since 1970."""

    id: str
    sealed: str
    expires: int


class PeopleStore:
    """What the database holds of people, over the same store as matches and seats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- names ---------------------------------------------------------------------------------------------------

    async def of_key(self, key: str) -> PersonRow | None:
        """The person whose key has this digest, the first one or one that a passkey has given."""
        by_passkey = select(person_keys.c.person).where(person_keys.c.key == key)
        return await self._one(or_(people.c.key == key, people.c.id.in_(by_passkey))) if key else None

    async def of_name(self, plain: str) -> PersonRow | None:
        """The person who has this name, as names are compared."""
        return await self._one(people.c.plain == plain) if plain else None

    async def of_recovery(self, code: str) -> PersonRow | None:
        """The person whose recovery code has this digest."""
        return await self._one(people.c.recovery == code) if code else None

    async def _one(self, wanted: ColumnElement[bool]) -> PersonRow | None:
        columns = [people.c[name] for name in PersonRow._fields]
        rows = await self.store.rows(select(*columns).where(wanted))
        return PersonRow(*rows[0]) if rows else None

    async def add(self, row: PersonRow) -> bool:
        """A new person; False if somebody has this name or this key."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(people).values(**row._asdict()))

        return await self._unique(work)

    async def change(self, was: PersonRow, now: PersonRow) -> bool:
        """Write a person again; False if somebody else has the name, or if this person has changed meanwhile."""
        same = [people.c[name] == value for name, value in was._asdict().items()]
        change = update(people).where(*same).values(**now._asdict()).returning(people.c.id)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change)).scalar() is not None

        return await self._unique(work)

    async def _unique(self, work: Any) -> bool:
        try:
            return await self.store.write(work) is not False
        except StorageError as error:
            if isinstance(error.__cause__, IntegrityError):
                return False
            raise

    async def forget(self, person: str) -> None:
        """Remove a person: the name, the keys, the ratings, and that their seats were theirs. The games stay."""

        async def work(connection: AsyncConnection) -> None:
            await forget_person(connection, person)

        await self.store.write(work)

    async def recover(
        self,
        was: PersonRow,
        now: PersonRow,
        tokens: Mapping[tuple[str, int], str],
        parcel: SealedParcel,
        time: int,
    ) -> bool:
        """Write a person again with new keys, all at once; False if they have changed meanwhile.

        tokens: (match, seat) -> the new key to a seat, hashed. Other seats of the person have no key of their own any more. parcel:
        the new keys, kept until it expires. time: parcels older than it go.
        """
        same = [people.c[name] == value for name, value in was._asdict().items()]
        change = update(people).where(*same).values(**now._asdict()).returning(people.c.id)
        theirs = and_(seats.c.person == was.id, seats.c.kind == "person")
        new_token = (
            update(seats)
            .where(theirs, seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
            .values(token=bindparam("new_token"))
        )
        new_tokens = [
            {"of_match": match, "of_seat": seat, "new_token": token}
            for (match, seat), token in tokens.items()
        ]

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(change)).scalar() is None:
                return False
            for table in (passkeys, person_keys):
                await connection.execute(delete(table).where(table.c.person == was.id))
            await connection.execute(_silence(was.id))
            await connection.execute(update(seats).where(theirs).values(token=""))
            if new_tokens:
                await connection.execute(new_token, new_tokens)
            await connection.execute(delete(parcels).where(parcels.c.expires <= time))
            await connection.execute(insert(parcels).values(**parcel._asdict()))
            return True

        return await self.store.write(work)

    async def silence(self, person: str) -> None:
        """The browsers that asked for news of this person get none any more by that name."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_silence(person))

        await self.store.write(work)

    # ---- seats ---------------------------------------------------------------------------------------------------

    async def show_name(self, match: str, token: str, person: str) -> bool:
        """Give a seat of this match to a person, where this digest is of its key. False where it opens no seat as a person's own.

        A seat of a finished match keeps the name it has.
        """
        over = select(outcomes.c.match).where(outcomes.c.match == match).exists()
        mine = (seats.c.match == match, seats.c.token == token, seats.c.kind == "person")
        free = or_(seats.c.person.in_(("", person)), ~over)
        change = update(seats).where(*mine, free).values(person=person).returning(seats.c.seat)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change)).first() is not None

        return bool(token) and await self.store.write(work)

    async def seats_of(self, person: str) -> list[tuple[str, int, str, str]]:
        """(match, seat, game, variant) of the seats that a person has, newest match first."""
        query: Any = (
            select(seats.c.match, seats.c.seat, matches.c.game, matches.c.variant)
            .join_from(seats, matches)
            .where(seats.c.person == person, seats.c.kind == "person")
            .order_by(matches.c.created.desc(), seats.c.match, seats.c.seat)
            .limit(MOST_GAMES)
        )
        return [(row.match, row.seat, row.game, row.variant) for row in await self.store.rows(query)]

    # ---- finished games ------------------------------------------------------------------------------------------

    async def keep_outcome(self, row: OutcomeRow) -> None:
        """How a match ended; what is kept stands."""
        values = row._asdict() | {
            "returns": msgspec.json.encode(row.returns).decode(),
            "setups": msgspec.json.encode(row.setups).decode(),
        }

        async def work(connection: AsyncConnection) -> None:
            there = select(outcomes.c.match).where(outcomes.c.match == row.match)
            if (await connection.execute(there)).first() is None:
                await connection.execute(insert(outcomes).values(**values))

        await self.store.write(work)

    async def drop_outcome(self, match: str) -> None:
        """A finished match goes on: it has been started again. Where nothing is kept, nothing is written."""
        if not await self.store.rows(select(outcomes.c.match).where(outcomes.c.match == match)):
            return

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(outcomes).where(outcomes.c.match == match))

        await self.store.write(work)

    async def finished(self, person: str) -> list[Finished]:
        """The finished matches of a person, newest first; one line for each seat of theirs."""
        told = [outcomes.c[name] for name in OutcomeRow._fields]
        query = (
            select(*told, matches.c.game, matches.c.variant, matches.c.terms, seats.c.seat)
            .select_from(seats)
            .join(outcomes, outcomes.c.match == seats.c.match)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.person == person)
            .order_by(outcomes.c.ended.desc(), seats.c.match, seats.c.seat)
            .limit(MOST_GAMES)
        )
        return [_finished(row) for row in await self.store.rows(query)]

    async def sat_there(self, found: Sequence[Finished]) -> dict[str, list[SatThere]]:
        """Who had the seats of these matches, in order."""
        there: dict[str, list[SatThere]] = {}
        columns = [seats.c[name] for name in ("match", "seat", "kind", "level", "player", "person")]
        wanted = sorted({one.outcome.match for one in found})
        for start in range(0, len(wanted), 500):  # SQLite takes a bounded number of variables
            query = (
                select(*columns, people.c.name, people.c.crest)
                .join_from(seats, people, people.c.id == seats.c.person, isouter=True)
                .where(seats.c.match.in_(wanted[start : start + 500]))
                .order_by(seats.c.match, seats.c.seat)
            )
            for row in await self.store.rows(query):
                shown = Named(row.name, row.crest) if row.name else None
                sat = SatThere(row.seat, row.kind, row.level, row.player, row.person, shown)
                there.setdefault(row.match, []).append(sat)
        return there

    async def shows(self, person: str) -> set[str]:
        """The finished matches that others may see because this person has said so."""
        query = (
            select(shared_games.c.match)
            .join(seats, and_(seats.c.match == shared_games.c.match, seats.c.seat == shared_games.c.seat))
            .where(seats.c.person == person)
        )
        return {row.match for row in await self.store.rows(query)}

    # ---- parcels -------------------------------------------------------------------------------------------------

    async def keep_parcel(self, parcel: str, sealed: str, expires: int, now: int, most: int) -> bool:
        """Keep a sealed parcel until `expires`; False where there are `most` already. now: those older than it go."""

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(delete(parcels).where(parcels.c.expires <= now))
            count = (await connection.execute(select(func.count()).select_from(parcels))).scalar() or 0
            if count < most:
                await connection.execute(insert(parcels).values(id=parcel, sealed=sealed, expires=expires))
            return count < most

        return await self.store.write(work)

    async def parcel(self, parcel: str, now: int) -> str | None:
        """A sealed parcel, which stays; None where there is none of that id, or it is too old."""
        mine = (parcels.c.id == parcel, parcels.c.expires > now)
        rows = await self.store.rows(select(parcels.c.sealed).where(*mine))
        return rows[0].sealed if rows else None

    async def take_parcel(self, parcel: str, now: int) -> str | None:
        """A sealed parcel, which is gone then; None where there is none of that id, or it is too old."""
        mine = and_(parcels.c.id == parcel, parcels.c.expires > now)

        async def work(connection: AsyncConnection) -> str | None:
            return (
                await connection.execute(delete(parcels).where(mine).returning(parcels.c.sealed))
            ).scalar()

        return await self.store.write(work)


async def forget_person(connection: AsyncConnection, person: str) -> None:
    """Remove whatever tells of a person; the games stay, without the name."""
    await connection.execute(update(seats).where(seats.c.person == person).values(person=""))
    for table in (ratings, passkeys, person_keys, puzzle_standings, puzzle_answers):
        await connection.execute(delete(table).where(table.c.person == person))
    for column in (challenges.c.challenger, challenges.c.challenged, challenge_rules.c.person):
        await connection.execute(delete(column.table).where(column == person))
    blocks = or_(blocked_people.c.person == person, blocked_people.c.blocked == person)
    await connection.execute(delete(blocked_people).where(blocks))
    await connection.execute(_silence(person))
    await forget_in_clubs(connection, person)
    await forget_in_tournaments(connection, person)
    await connection.execute(delete(people).where(people.c.id == person))


async def named(store: Store, wanted: Iterable[str]) -> dict[str, Named]:
    """What is shown of people, by their ids; those whose name was freed are left out."""
    ids = sorted({person for person in wanted if person})
    if not ids:
        return {}
    query: Any = select(people.c.id, people.c.name, people.c.crest).where(
        people.c.id.in_(ids), people.c.name != ""
    )
    return {row.id: Named(row.name, row.crest) for row in await store.rows(query)}


def _silence(person: str) -> Any:
    return update(push_targets).where(push_targets.c.person == person).values(person="")


def _finished(row: Any) -> Finished:
    returns = tuple(float(value) for value in msgspec.json.decode(row.returns))
    setups = tuple(str(value) for value in msgspec.json.decode(row.setups))
    outcome = OutcomeRow(row.match, row.ended, row.turns, returns, row.reason, setups)
    terms = msgspec.json.decode(row.terms, type=Terms)
    return Finished(outcome, row.game, row.variant, row.seat, terms)
