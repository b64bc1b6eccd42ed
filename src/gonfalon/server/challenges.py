"""Challenges: one person asks another by name to play. The seat waits for this person, and nobody else has a way to it.

A challenge tells nothing of whether the person is there. It is refused in the same words whether they take none at all, none from
strangers, or none from this person.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator

from gonfalon.core.errors import WireError
from gonfalon.match import view
from gonfalon.match.terms import DAY, Terms
from gonfalon.storage.challenges import Challenge, ChallengeRow, ChallengeState, ChallengeStore, Limits
from gonfalon.storage.news import ALL
from gonfalon.storage.people import Named, PersonRow, named

from . import wire, wire_challenges
from .clock import now_ms
from .crests import crest_of
from .keys import digest, new_invite
from .names import plain
from .open_rooms import OpenRooms
from .people import People
from .player_pages import UNKNOWN
from .tables import TOO_LATE, Tables

MINUTES_10, ONE_DAY = 600, 86_400
"""Seconds that a challenge waits: for a game at one sitting, and for one with days for a move."""
TOLD_FOR = 600_000
"""Milliseconds that whoever has made a challenge is told how it has ended."""
LIMITS = Limits(made=5, got=20, to_one=1)
"""Open challenges of a person."""
MOST_BLOCKED, MOST_KNOWN = 200, 40
MOST_STREAMS, MOST_STREAMS_OF_A_PERSON = 2_000, 12
BEAT_SECONDS = 10.0
"""So often a stream looks for what another server of this database has written, and says that it is open."""
NOT_TAKEN = WireError("challenge/not-taken", "this person takes no challenges from you")
TOO_MANY = WireError("challenge/too-many", "too many challenges wait for an answer; take one back or wait")
GONE = WireError("challenge/gone", "this challenge is over")
NAMELESS = WireError("challenge/needs-name", "a challenge is between people with names: take a name first")

view.allow(wire_challenges.Challenges, wire.Beat)


class Challenges:
    """The challenges of this server's people."""

    def __init__(self, tables: Tables, people: People) -> None:
        self.tables, self.people = tables, people
        self.rooms: OpenRooms = tables.rooms
        self.store = ChallengeStore(tables.store)
        self._streams: dict[asyncio.Event, str] = {}
        self.closed = False
        self.rooms.news.hear("challenges", self._wake)

    async def person(self, key: str) -> PersonRow:
        """The person with this key. Raises WireError for a guest."""
        found = await self.people.person(key)
        if not found.name:
            raise NAMELESS
        return found

    # ---- making and ending ---------------------------------------------------------------------------------------

    async def make(
        self, key: str, request: wire_challenges.ChallengeRequest
    ) -> wire_challenges.ChallengeMade:
        """Ask somebody to play. Raises WireError, GonfalonError."""
        asker = await self.person(key)
        other = await self.people.store.of_name(plain(request.name))
        if other is None:
            raise UNKNOWN
        _check_plans(request.wanted)
        if not await self._takes(other.id, asker.id):
            raise NOT_TAKEN
        made = await self.tables.create(request.wanted, asker.id)
        now = now_ms()
        seconds = patience(request.wanted.terms)
        row = ChallengeRow(made.match, asker.id, other.id, now, now + 1000 * seconds, "open", now)
        if not await self.store.add(row, LIMITS):
            raise TOO_MANY
        self._tell(asker.id, other.id)
        grant = made.grants[0]
        return wire_challenges.ChallengeMade(made.match, grant.seat, grant.token, row.expires)

    async def _takes(self, person: str, asker: str) -> bool:
        """Does this person take challenges from the asker?"""
        rule = await self.store.taken_from(person)
        is_blocked = await self.store.is_blocked(person, asker)
        have_played = await self.store.have_played(person, asker)
        is_wanted = rule == "everybody" or (rule == "played" and have_played)
        return is_wanted and not is_blocked and person != asker

    async def accept(self, key: str, match: str) -> wire_challenges.ChallengeAccepted:
        """What opens the seat of a challenge. Raises WireError where it is not for this person, or over."""
        row = await self._open(match, (await self.person(key)).id, is_asker=False)
        seat_rows = await self.tables.store.seats(match)
        was = next((seat_row for seat_row in seat_rows if seat_row.kind == "open"), None)
        if was is None:
            await self._end(row, "taken")
            raise TOO_LATE
        invite = new_invite()
        if not await self.tables.store.change_seat(match, was, was._replace(invite=digest(invite))):
            raise TOO_LATE
        await self._refresh(match)
        return wire_challenges.ChallengeAccepted(match, was.seat, invite)

    async def decline(self, key: str, match: str) -> None:
        """Turn a challenge down. Raises WireError where it is not for this person, or over."""
        row = await self._open(match, (await self.person(key)).id, is_asker=False)
        await self._end(row, "declined")

    async def withdraw(self, key: str, match: str) -> None:
        """Take a challenge back. Raises WireError where it is not of this person, or over."""
        row = await self._open(match, (await self.person(key)).id, is_asker=True)
        if all(one.kind != "open" for one in await self.tables.store.seats(match)):
            await self._end(row, "taken")
            raise TOO_LATE
        await self._end(row, "withdrawn")

    async def _open(self, match: str, person: str, is_asker: bool) -> ChallengeRow:
        row = await self.store.of(match)
        if row is None or person != (row.challenger if is_asker else row.challenged) or row.state != "open":
            raise GONE
        if row.expires <= now_ms():
            await self._end(row, "expired")
            raise GONE
        return row

    async def _end(self, row: ChallengeRow, state: ChallengeState) -> None:
        await self.store.end(row.match, state, now_ms())
        await self._refresh(row.match)
        self._tell(row.challenger, row.challenged)

    async def _refresh(self, match: str) -> None:
        await self.rooms.seats_changed(match)

    async def note_taken(self, match: str) -> None:
        """Somebody has sat down at this match: if it was a challenge, it is answered."""
        row = await self.store.of(match)
        if row is not None and row.state == "open":
            await self._end(row, "taken")

    # ---- telling -------------------------------------------------------------------------------------------------

    async def list(self, person: str) -> wire_challenges.Challenges:
        """The challenges of a person."""
        now = now_ms()
        for row in await self.store.overdue(now):
            await self._end(row, "expired")
        found = await self.store.of_person(person, now - TOLD_FOR)
        names = await named(self.tables.store, (_other(one, person) for one in found))
        got = [one for one in found if one.row.challenged == person and one.row.state == "open"]
        made = [one for one in found if one.row.challenger == person]
        return wire_challenges.Challenges(
            tuple(_line(one, person, names.get(one.row.challenger)) for one in got if _is_free(one)),
            tuple(_line(one, person, names.get(one.row.challenged)) for one in made),
            now,
        )

    def check_stream(self, person: str) -> None:
        """Raise WireError if there is no room for another stream of this person."""
        of_this = sum(other == person for other in self._streams.values())
        if len(self._streams) >= MOST_STREAMS or of_this >= MOST_STREAMS_OF_A_PERSON:
            raise WireError("seats/busy", "too many pages follow the challenges; ask for the list instead")

    async def events(self, person: str) -> AsyncGenerator[bytes]:
        """The challenges of a person as server-sent events: at once, and whenever they change."""
        woken, told = asyncio.Event(), b""
        self._streams[woken] = person
        try:
            while not self.closed:
                woken.clear()
                found = await self.list(person)
                content = view.encode(_without_time(found))
                yield _event(view.encode(found if content != told else wire.Beat()))
                told = content
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), BEAT_SECONDS)
        finally:
            self._streams.pop(woken, None)

    def _tell(self, *people: str) -> None:
        self.rooms.news.tell("challenges", " ".join(people))

    def _wake(self, people: str) -> None:
        for woken, person in self._streams.items():
            if people == ALL or person in people.split():
                woken.set()

    def close(self) -> None:
        """End every stream; the server stops."""
        self.closed = True
        for woken in self._streams:
            woken.set()

    # ---- from whom -----------------------------------------------------------------------------------------------

    async def rules(self, key: str) -> wire_challenges.ChallengeRules:
        """From whom the person with this key takes challenges."""
        person = (await self.person(key)).id
        blocked = tuple(await self.store.blocked_by(person))
        return wire_challenges.ChallengeRules(await self.store.taken_from(person), blocked)

    async def set_rules(
        self, key: str, wanted: wire_challenges.ChallengeRules
    ) -> wire_challenges.ChallengeRules:
        """Say from whom. Challenges that wait already stay."""
        await self.store.take_from((await self.person(key)).id, wanted.taken_from)
        return await self.rules(key)

    async def block(self, key: str, wanted: wire_challenges.BlockRequest) -> wire_challenges.ChallengeRules:
        """Take no challenges from somebody, or take them again; those of theirs that wait are declined. Raises WireError."""
        person = (await self.person(key)).id
        other = await self.people.store.of_name(plain(wanted.name))
        if other is None:
            raise UNKNOWN
        if not await self.store.block(person, other.id, wanted.blocked, MOST_BLOCKED):
            raise WireError("challenge/too-many", "so many people cannot be left out")
        if wanted.blocked:
            for one in await self.store.of_person(person, now_ms()):
                if (one.row.challenger, one.row.state) == (other.id, "open"):
                    await self._end(one.row, "declined")
        return await self.rules(key)

    async def known(self, key: str) -> wire_challenges.KnownPeople:
        """Those with whom the person with this key has played."""
        found = await self.store.played_with((await self.person(key)).id, MOST_KNOWN)
        return wire_challenges.KnownPeople(tuple(_person(one) for one in found))


def patience(terms: Terms) -> int:
    """Seconds that a challenge waits for its answer."""
    return ONE_DAY if terms.clock is not None and terms.clock.move >= DAY else MINUTES_10


def _check_plans(wanted: wire.NewMatch) -> None:
    kinds = [plan.kind for plan in wanted.seats]
    if kinds.count("link") != 1 or kinds.count("own") != 1 or "open" in kinds or wanted.terms.listed:
        raise WireError("request/seats", "a challenge has one seat of yours, and one for the person you ask")


def _is_free(one: Challenge) -> bool:
    return any(seat_row.kind == "open" for seat_row in one.seats)


def _other(one: Challenge, person: str) -> str:
    return one.row.challenged if one.row.challenger == person else one.row.challenger


def _person(one: Named) -> wire_challenges.ChallengePerson:
    return wire_challenges.ChallengePerson(one.name, crest_of(one.crest))


def _line(one: Challenge, person: str, other: Named | None) -> wire_challenges.ChallengeLine:
    """A challenge as its two people may know it: the agreement of the table, nothing of what a seat brings."""
    row, match = one.row, one.match
    own = next((seat_row.seat for seat_row in one.seats if seat_row.person == row.challenger), -1)
    free = next((seat_row.seat for seat_row in one.seats if seat_row.kind == "open"), -1)
    setup = match.setting.setup
    return wire_challenges.ChallengeLine(
        match=row.match,
        other=_person(other) if other else None,
        game=match.setting.game,
        variant=setup.variant,
        options=dict(setup.options),
        n_seats=setup.n_seats,
        seat=own if row.challenger == person else free,
        learning=match.learning,
        terms=match.terms,
        made=row.made,
        expires=row.expires,
        state=row.state,
    )


def _without_time(found: wire_challenges.Challenges) -> wire_challenges.Challenges:
    return wire_challenges.Challenges(found.got, found.made, 0)


def _event(message: bytes) -> bytes:
    """A server-sent event."""
    return b"data: " + message + b"\n\n"
