"""People with a name: taking, changing and giving up names, and codes that carry keys to another browser."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.storage.news import ALL
from gonfalon.storage.people import PeopleStore, PersonRow, SealedParcel

from . import wire, wire_people
from .clock import now_ms
from .codes import DEVICE_LENGTH, RECOVERY_LENGTH, new_code, parcel_id, seal, typed, unseal
from .crests import crest_of, crest_text
from .keys import SHORTEST_KEY, digest, is_match_id, may_be_key, new_token
from .names import checked, plain
from .open_rooms import OpenRooms
from .owner_task import RoomClosed

CODE_SECONDS = 600
"""A device code is good for so long."""
MOST_PARCELS = 20_000
"""Parcels that wait to be fetched."""
MOST_CARRIED = 200
"""Games that a recovery code brings back, newest first: as many as a browser keeps."""
NO_KEY = WireError("person/key", "this call takes a person's key as Authorization: Bearer KEY")
UNKNOWN_KEY = WireError("person/unknown", "this server knows no person with this key")
BAD_CODE = WireError("person/code", "this code is not known or has been used")
TAKEN = WireError("person/name-taken", "somebody has this name")


class People:
    """Names of this server. words_file: the host's list of words that no name may contain, None for none."""

    def __init__(self, rooms: OpenRooms, words_file: Path | None = None) -> None:
        self.rooms, self.words_file = rooms, words_file
        self.store = PeopleStore(rooms.store)
        rooms.news.hear("person", self._hear_of)

    async def person(self, key: str) -> PersonRow:
        """The person with this key. Raises WireError for none."""
        found = await self._of_key(key)
        if found is None:
            raise UNKNOWN_KEY if key else NO_KEY
        return found

    async def id_of(self, key: str) -> str:
        """The id of the person with this key, "" for none: whoever has no name sits down as a guest."""
        found = await self._of_key(key)
        return found.id if found else ""

    async def _of_key(self, key: str) -> PersonRow | None:
        """The person with this key, None for none. What cannot be a key is not looked up."""
        found = await self.store.of_key(digest(key)) if may_be_key(key) else None
        if found is not None:
            self.rooms.known_keys.note(key, found.id)
        return found

    async def own(self, key: str) -> wire_people.OwnPerson:
        """What is kept of the person with this key."""
        return await self._told(await self.person(key))

    async def _told(self, row: PersonRow) -> wire_people.OwnPerson:
        n_games = len({one.outcome.match for one in await self.store.finished(row.id)})
        crest = crest_of(row.crest) if row.name else None
        return wire_people.OwnPerson(row.name, crest, row.created, row.recovery != "", n_games)

    # ---- names ---------------------------------------------------------------------------------------------------

    async def take(self, key: str, request: wire_people.NameRequest) -> wire_people.OwnPerson:
        """Give the person with this key, a new one perhaps, a name and a crest. Asked again it does the same. Raises WireError."""
        if not SHORTEST_KEY <= len(key) <= 64:
            raise NO_KEY
        name = await asyncio.to_thread(checked, request.name, self.words_file)
        compared, crest = plain(name), crest_text(request.crest)
        was = await self.store.of_key(digest(key))
        if was is None:
            row = PersonRow(secrets.token_urlsafe(12), name, compared, crest, digest(key), "", now_ms())
            is_done = await self.store.add(row)
        else:
            row = was._replace(name=name, plain=compared, crest=crest)
            is_done = await self.store.change(was, row)
        if not is_done:
            raise TAKEN
        await self.show_again(row.id)
        return await self._told(row)

    async def free(self, key: str) -> wire_people.Gone:
        """Give up the name; whoever wants it may take it at once. The games stay this person's."""
        was = await self.person(key)
        n_seats = len(await self.store.seats_of(was.id))
        if not await self.store.change(was, was._replace(name="", plain=None)):
            raise UNKNOWN_KEY
        await self.show_again(was.id)
        return wire_people.Gone(n_seats)

    async def forget(self, key: str) -> wire_people.Gone:
        """Remove the name and that any seat was this person's. The games stay, without a name."""
        was = await self.person(key)
        n_seats = len(await self.store.seats_of(was.id))
        await self.store.forget(was.id)
        await self.show_again(was.id)
        return wire_people.Gone(n_seats)

    async def show_again(self, person: str) -> None:
        """Tell everybody at the tables of this person what their seats show now. Browsers whose keys have ended leave them."""
        self.rooms.news.tell("person", person, here=False)
        await self._show_here(person)

    def _hear_of(self, person: str) -> None:
        self.rooms.do_soon(self._show_here(person))

    async def _show_here(self, person: str) -> None:
        for room in list(self.rooms.rooms.values()):
            if any(
                seat_row.person and person in (ALL, seat_row.person) for seat_row in room.seating.seat_rows
            ):
                with contextlib.suppress(RoomClosed):
                    await room.recheck_people()

    async def show_name(self, key: str, keys: Sequence[wire.MatchKey]) -> wire_people.SeatsNamed:
        """Let the seats that these keys open show the name of this person. What a key does not open is left out.

        At a rated table everybody has sat down with a name; it stays.
        """
        person, found = await self.person(key), list[str]()
        for one in keys:
            if await self._keeps_names(one.match) or not await self.store.show_name(
                one.match, digest(one.token), person.id
            ):
                continue
            found.append(one.match)
            await self.rooms.seats_changed(one.match)
        return wire_people.SeatsNamed(tuple(dict.fromkeys(found)))

    async def _keeps_names(self, match: str) -> bool:
        """Is this a rated table? Or does one person play several seats against each other? They show no name."""
        row = await self.rooms.store.match(match) if is_match_id(match) else None
        if row is not None and row.terms.rated:
            return True
        if row is None or games.get(row.setting.game).spec.cooperative:
            return False
        held = [seat_row.holder for seat_row in await self.rooms.store.seats(match) if seat_row.holder >= 0]
        return len(set(held)) < len(held)

    # ---- codes ---------------------------------------------------------------------------------------------------

    async def device_code(self, parcel: wire_people.Parcel) -> wire_people.DeviceCode:
        """Seal the keys of a browser; only the code opens them, once. Raises WireError where too many parcels wait."""
        code, content = new_code(DEVICE_LENGTH), msgspec.json.encode(parcel)
        where, sealed = await asyncio.to_thread(seal, code, content)
        now = now_ms()
        if not await self.store.keep_parcel(where, sealed, now + 1000 * CODE_SECONDS, now, MOST_PARCELS):
            raise WireError("request/too-often", "too many codes wait to be used; try again in ten minutes")
        return wire_people.DeviceCode(code, CODE_SECONDS)

    async def use_code(self, code: str) -> wire_people.Parcel:
        """The keys that a device code opens; the code is used up. Raises WireError for a code that opens nothing."""
        return await self._unsealed(typed(code), DEVICE_LENGTH, self.store.take_parcel)

    async def _unsealed(
        self, code: str, length: int, fetch: Callable[[str, int], Awaitable[str | None]]
    ) -> wire_people.Parcel:
        """The parcel of a code of this length. fetch: answers the sealed parcel of an id, None for none. Raises WireError."""
        where = await asyncio.to_thread(parcel_id, code) if len(code) == length else ""
        sealed = await fetch(where, now_ms()) if where else None
        content = await asyncio.to_thread(unseal, code, sealed) if sealed is not None else None
        if content is None:
            raise BAD_CODE
        return msgspec.json.decode(content, type=wire_people.Parcel)

    async def recovery_code(self, key: str) -> wire_people.RecoveryCode:
        """A code to print. It ends the one before."""
        was, code = await self.person(key), new_code(RECOVERY_LENGTH)
        if not await self.store.change(was, was._replace(recovery=digest(code))):
            raise UNKNOWN_KEY
        return wire_people.RecoveryCode(code)

    async def recover(self, code: str) -> wire_people.Recovered:
        """Give the person of this recovery code new keys; what the lost browser has opens nothing any more. Raises WireError.

        Asked again within CODE_SECONDS it answers the same, for an answer may be lost on the way.
        """
        meant = typed(code)
        was = await self.store.of_recovery(digest(meant))
        if was is not None:
            parcel = await self._new_keys(was.id)
            where, sealed = await asyncio.to_thread(seal, meant, msgspec.json.encode(parcel))
            now = was._replace(recovery="", key=digest(parcel.person))
            tokens = {
                (game.match, grant.seat): digest(grant.token)
                for game in parcel.games
                for grant in game.grants
            }
            time = now_ms()
            kept = SealedParcel(where, sealed, time + 1000 * CODE_SECONDS)
            if await self.store.recover(was, now, tokens, kept, time):
                await self.show_again(was.id)
                return wire_people.Recovered(parcel)
        return wire_people.Recovered(await self._unsealed(meant, RECOVERY_LENGTH, self.store.parcel))

    async def _new_keys(self, person: str) -> wire_people.Parcel:
        """A new key of a person and new keys to their seats, the newest games first; nothing is written yet."""
        carried: dict[str, wire_people.CarriedGame] = {}
        for match, seat, game, variant in await self.store.seats_of(person):
            if match not in carried and len(carried) == MOST_CARRIED:
                break
            held = carried.get(match) or wire_people.CarriedGame(match, game, variant, (), (), now_ms())
            grant = wire_people.CarriedGrant(seat, new_token())
            carried[match] = msgspec.structs.replace(held, grants=(*held.grants, grant))
        return wire_people.Parcel(new_token(), tuple(carried.values()))
