"""What a host does from the command line while a server may run on the same data, and how that server hears of it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from gonfalon.core.errors import StorageError, WireError
from gonfalon.storage.database import open_as_it_is
from gonfalon.storage.host_acts import acts_after, newest_act, note_act
from gonfalon.storage.passkeys import PasskeyStore
from gonfalon.storage.people import PeopleStore, PersonRow, forget_person
from gonfalon.storage.ratings import RatingsStore
from gonfalon.storage.store import Store

from .clock import now_ms
from .names import plain
from .people import People

LOOK_SECONDS = 3.0
"""How often a running server looks for what the host has done."""
log = logging.getLogger("gonfalon.host")


class Kept(NamedTuple):
    """What the server keeps of a person. since: the day on which they came. has_recovery: a printed code is in use."""

    name: str
    since: str
    n_games: int
    n_seats: int
    n_ratings: int
    n_passkeys: int
    has_recovery: bool


async def free_name(database: str, name: str, is_meant: bool) -> Kept:
    """As `free_kept_name`, in a database that a server may be using. Raises StorageError if there is no such database."""
    store = Store(await open_as_it_is(database))
    try:
        return await free_kept_name(store, name, is_meant)
    finally:
        await store.close()


async def free_kept_name(store: Store, name: str, is_meant: bool) -> Kept:
    """Tell what is kept of whoever has this name; where it is meant, remove it. The games stay, without a name.

    Raises WireError if nobody has the name.
    """
    person = await PeopleStore(store).of_name(plain(name))
    if person is None:
        raise WireError("person/unknown", f"nobody on this server has the name {name[:40]!r}")
    kept = await _kept(store, person)
    if is_meant:
        await _forget(store, person.id)
    return kept


async def _kept(store: Store, person: PersonRow) -> Kept:
    people = PeopleStore(store)
    return Kept(
        person.name,
        datetime.fromtimestamp(person.created / 1000, UTC).date().isoformat(),
        len({one.outcome.match for one in await people.finished(person.id)}),
        len(await people.seats_of(person.id)),
        len(await RatingsStore(store).of_person(person.id)),
        len(await PasskeyStore(store).of_person(person.id)),
        person.recovery != "",
    )


async def _forget(store: Store, person: str) -> None:
    """Remove a person, and let a running server hear of it, in one transaction."""

    async def work(connection: AsyncConnection) -> None:
        await forget_person(connection, person)
        await note_act(connection, "person_forgotten", person, now_ms())

    await store.write(work)


class HostWatch:
    """Hears, on a running server, what the host does beside it. last: the newest act that was heard, -1 before the first look."""

    def __init__(self, people: People) -> None:
        self.people, self.last = people, -1

    async def look(self) -> None:
        """Do what follows from the acts since the last look. The first look finds what lies in the past. Raises StorageError."""
        store = self.people.rooms.store
        if self.last < 0:
            self.last = await newest_act(store)
            return
        for note in await acts_after(store, self.last):
            await self.people.show_again(note.subject)
            self.last = note.id

    async def look_for_ever(self) -> None:
        """Look every LOOK_SECONDS."""
        while True:
            try:
                await self.look()
            except StorageError as error:
                log.error("what the host has done cannot be read: %s", error)
            await asyncio.sleep(LOOK_SECONDS)
