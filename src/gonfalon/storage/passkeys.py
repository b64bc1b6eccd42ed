"""Passkeys of people in the database, and the keys that they have given browsers."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError

from .schema import passkeys, person_keys
from .store import Store

MOST_KEYS = 20
"""Browsers that have a person's name by passkeys; those that came back longest ago lose it first."""


class PasskeyRow(NamedTuple):
    """A passkey as stored. id, public_key: base64url, the key in COSE form. sign_count: of its last use. created, used: milliseconds."""

    id: str
    person: str
    label: str
    public_key: str
    sign_count: int
    created: int
    used: int


class PasskeyStore:
    """What the database holds of passkeys, over the same store as people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: str) -> list[PasskeyRow]:
        """The passkeys of a person, the oldest first."""
        return await self._found(passkeys.c.person == person)

    async def find(self, passkey: str) -> PasskeyRow | None:
        """The passkey with this id."""
        return next(iter(await self._found(passkeys.c.id == passkey)), None)

    async def _found(self, wanted: Any) -> list[PasskeyRow]:
        columns = [passkeys.c[name] for name in PasskeyRow._fields]
        query = select(*columns).where(wanted).order_by(passkeys.c.created, passkeys.c.id)
        return [PasskeyRow(*row) for row in await self.store.rows(query)]

    async def add(self, row: PasskeyRow, most: int) -> bool:
        """Keep a new passkey; False where this one is known, or its person has `most` already."""
        theirs = select(func.count()).select_from(passkeys).where(passkeys.c.person == row.person)

        async def work(connection: AsyncConnection) -> bool:
            has_room = ((await connection.execute(theirs)).scalar() or 0) < most
            if has_room:
                await connection.execute(insert(passkeys).values(**row._asdict()))
            return has_room

        try:
            return await self.store.write(work)
        except StorageError as error:
            if isinstance(error.__cause__, IntegrityError):
                return False
            raise

    async def use(self, was: PasskeyRow, sign_count: int, key: str, now: int) -> bool:
        """Note a use of this passkey and the key (hashed) that it gave a browser; False if it was used or removed meanwhile."""
        same = (passkeys.c.id == was.id, passkeys.c.sign_count == was.sign_count)
        change = (
            update(passkeys).where(*same).values(sign_count=sign_count, used=now).returning(passkeys.c.id)
        )
        given = {"key": key, "person": was.person, "passkey": was.id, "created": now}
        theirs = person_keys.c.person == was.person
        newest = (
            select(person_keys.c.key).where(theirs).order_by(person_keys.c.created.desc()).limit(MOST_KEYS)
        )

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(change)).scalar() is None:
                return False
            await connection.execute(insert(person_keys).values(**given))
            kept = [row.key for row in await connection.execute(newest)]
            await connection.execute(delete(person_keys).where(theirs, person_keys.c.key.not_in(kept)))
            return True

        return await self.store.write(work)

    async def remove(self, person: str, passkey: str, asker: str) -> None:
        """Remove a passkey of a person and the keys it gave, but for the one (hashed) of whoever asks."""
        of_it = and_(person_keys.c.passkey == passkey, person_keys.c.person == person)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person)
            )
            await connection.execute(delete(person_keys).where(of_it, person_keys.c.key != asker))

        await self.store.write(work)
