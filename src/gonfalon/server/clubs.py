"""Clubs: groups of people with names, with a page and tournaments of their own. A link with a key lets people in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from gonfalon.core.errors import WireError
from gonfalon.storage.clubs import ClubRow, ClubStore, MemberRow
from gonfalon.storage.people import Named, PersonRow, named

from . import wire_clubs
from .crests import shown
from .keys import digest, new_invite, new_match_id
from .late_results import told_ratings
from .names import plain, tidy
from .people import NO_KEY
from .rated_tables import told
from .tournament_pages import TournamentPages
from .tournament_plans import checked_title
from .wire_people import Gone
from .wire_ratings import PersonRating

MOST_FOUNDED, MOST_OF_A_PERSON = 5, 30
"""Clubs that one person may have founded, and belong to."""
MOST_MEMBERS = 300
"""People of a club."""
MOST_RATINGS = 6
"""Ratings of a member that the page shows."""
UNKNOWN = WireError("club/unknown", "there is no such club")
NOT_YOURS = WireError("club/not-yours", "only the founder of the club may do this")
BAD_INVITE = WireError("club/invite", "this invitation is not right any more: ask for a new link")
FULL = WireError("club/full", "this club has as many members as it may")
TOO_MANY = WireError("club/too-many", "you have as many clubs as one person may: leave one first")
NEEDS_NAME = WireError("tournament/needs-name", "a club is for people with names: take a name first")
NO_MEMBER = WireError("club/unknown", "nobody of this name belongs to the club")


class Clubs:
    """The clubs of one server."""

    def __init__(self, pages: TournamentPages) -> None:
        self.pages, self.people, self.store = pages, pages.people, ClubStore(pages.tables.store)

    async def list(self, key: str) -> wire_clubs.ClubsList:
        """The clubs of a person. Raises WireError without a key."""
        person = await self._person(key)
        found = await self.store.of_person(person.id)
        names = await named(self.people.rooms.store, (club.founder for club, _ in found))
        return wire_clubs.ClubsList(tuple(_line(club, n_members, names) for club, n_members in found))

    async def found(self, key: str, request: wire_clubs.NewClub) -> wire_clubs.ClubMade:
        """A new club of this person. Raises WireError."""
        person = await self._named(key)
        await self._check_room(person)
        if await self.store.founded(person.id) >= MOST_FOUNDED:
            raise TOO_MANY
        name, invite = await self._title(request), new_invite()
        row = ClubRow(
            id=new_match_id(),
            name=name,
            description=tidy(request.description),
            closed=request.closed,
            founder=person.id,
            invite=digest(invite),
            created=self.pages.clock(),
        )
        await self.store.add(row)
        return wire_clubs.ClubMade(row.id, invite)

    async def page(self, club: str, key: str) -> wire_clubs.ClubPage:
        """The page of a club as the asker may see it. Raises WireError for an unknown one."""
        row = await self._club(club)
        person, members = await self.people.id_of(key), await self.store.members(club)
        is_member = bool(person) and any(one.person == person for one in members)
        names = await named(self.people.rooms.store, [one.person for one in members])
        sees = is_member or not row.closed
        own = {club} if sees else set[str]()
        stages = ("running", "announced", "finished") if sees else ()
        lines = [line for stage in stages for line in await self.pages.lines(stage, own, club)]
        return wire_clubs.ClubPage(
            line=_line(row, len(members), names)
            if sees
            else wire_clubs.ClubLine(row.id, row.name, 0, True, ""),
            description=row.description if sees else "",
            founded=row.created if sees else 0,
            is_member=is_member,
            is_founder=is_member and row.founder == person,
            members=await self._members(row, members, names) if sees else (),
            tournaments=tuple(lines),
            now=self.pages.clock(),
        )

    async def _members(
        self, row: ClubRow, members: Sequence[MemberRow], names: dict[str, Named]
    ) -> tuple[wire_clubs.ClubMember, ...]:
        kept = await told_ratings(self.people.rooms.store, [one.person for one in members])
        rated: dict[str, list[PersonRating]] = {one.person: [] for one in members}
        for (person, among), one in sorted(kept.items(), key=lambda item: -item[1].rating.games):
            rated[person].append(PersonRating(*among, told(one.rating), one.updated))
        return tuple(
            wire_clubs.ClubMember(
                *shown(names.get(one.person)),
                one.joined,
                one.person == row.founder,
                tuple(rated[one.person][:MOST_RATINGS]),
            )
            for one in members
        )

    async def join(self, club: str, key: str, invite: str) -> wire_clubs.ClubPage:
        """Let a person in. Raises WireError where the invitation is wrong or no place is left."""
        person = await self._named(key)
        await self._check_room(person)
        joined = await self.store.join(club, person.id, digest(invite), self.pages.clock(), MOST_MEMBERS)
        if joined is None:
            raise BAD_INVITE
        if not joined:
            raise FULL
        return await self.page(club, key)

    async def leave(self, club: str, key: str) -> wire_clubs.ClubsList:
        """Leave a club. The last one closes it."""
        person = await self._person(key)
        if await self.store.leave(club, person.id):
            self.pages.end_streams(club)
        return await self.list(key)

    async def forget(self, key: str) -> Gone:
        """Forget a person, as `People.forget`. What goes on in closed clubs of theirs does not reach them any more."""
        person = await self.people.person(key)
        left = [club.id for club, _ in await self.store.of_person(person.id)]
        gone = await self.people.forget(key)
        for club in left:
            self.pages.end_streams(club)
        return gone

    async def change(self, club: str, key: str, request: wire_clubs.NewClub) -> wire_clubs.ClubPage:
        """Change what a club is called, says and shows."""
        row = await self._own(club, key)
        name = await self._title(request)
        await self._write(
            row, row._replace(name=name, description=tidy(request.description), closed=request.closed)
        )
        self.pages.end_streams(club)
        return await self.page(club, key)

    async def invite(self, club: str, key: str) -> wire_clubs.ClubInvite:
        """A new key for the link; the one before is worth nothing."""
        row, invite = await self._own(club, key), new_invite()
        await self._write(row, row._replace(invite=digest(invite)))
        return wire_clubs.ClubInvite(invite)

    async def remove(self, club: str, key: str, name: str) -> wire_clubs.ClubPage:
        """Remove the member of this name, and end the link, which they know. Raises WireError for nobody, and for the founder."""
        row = await self._own(club, key)
        member = await self._member(club, name)
        if member == row.founder:
            raise NOT_YOURS
        await self._write(row, row._replace(invite=""))
        await self.store.leave(club, member)
        self.pages.end_streams(club)
        return await self.page(club, key)

    async def hand_over(self, club: str, key: str, name: str) -> wire_clubs.ClubPage:
        """Make the member of this name the founder."""
        row = await self._own(club, key)
        await self._write(row, row._replace(founder=await self._member(club, name)))
        return await self.page(club, key)

    async def _title(self, request: wire_clubs.NewClub) -> str:
        return await asyncio.to_thread(checked_title, request.name, self.people.words_file)

    async def _write(self, was: ClubRow, now: ClubRow) -> None:
        if not await self.store.change(was, now):
            raise NOT_YOURS

    async def _club(self, club: str) -> ClubRow:
        row = await self.store.club(club)
        if row is None:
            raise UNKNOWN
        return row

    async def _own(self, club: str, key: str) -> ClubRow:
        """A club that this person has founded. Raises WireError."""
        row, person = await self._club(club), await self._person(key)
        if row.founder != person.id:
            raise NOT_YOURS
        return row

    async def _member(self, club: str, name: str) -> str:
        found = await self.people.store.of_name(plain(name))
        if found is None or not await self.store.is_member(club, found.id):
            raise NO_MEMBER
        return found.id

    async def _person(self, key: str) -> PersonRow:
        if not key:
            raise NO_KEY
        return await self.people.person(key)

    async def _named(self, key: str) -> PersonRow:
        person = await self.people.person(key) if key else None
        if person is None or not person.name:
            raise NEEDS_NAME
        return person

    async def _check_room(self, person: PersonRow) -> None:
        if len(await self.store.of_person(person.id)) >= MOST_OF_A_PERSON:
            raise TOO_MANY


def _line(row: ClubRow, n_members: int, names: dict[str, Named]) -> wire_clubs.ClubLine:
    founder = shown(names.get(row.founder))[0]
    return wire_clubs.ClubLine(row.id, row.name, n_members, row.closed, founder)
