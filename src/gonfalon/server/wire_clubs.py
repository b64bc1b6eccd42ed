"""Messages about clubs: groups of people with names who play tournaments of their own."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .wire_people import Crest
from .wire_ratings import PersonRating
from .wire_tournaments import TournamentLine


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs, with a person's key: found a club. POST /api/clubs/{id}: its founder changes it.

    closed: only members see its members and its tournaments.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    description: Annotated[str, Meta(max_length=400)] = ""
    closed: bool = False


class ClubMade(msgspec.Struct, frozen=True):
    """Answer to a new club. invite: whoever has it may join; the link is /club/{id}#{invite}. It is shown this once."""

    id: str
    invite: str


class ClubInvite(msgspec.Struct, frozen=True):
    """POST /api/clubs/{id}/invite, by its founder: a new key for the link. The one before opens nothing any more."""

    invite: str


class JoinClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/join, with a person's key. invite: from the link."""

    invite: Annotated[str, Meta(max_length=80)]


class ClubMemberRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/remove and /api/clubs/{id}/hand-over, by its founder: the member with this name leaves, or is founder now.

    Whoever is removed knows the link, so it opens nothing any more.
    """

    name: Annotated[str, Meta(max_length=120)]


class ClubLine(msgspec.Struct, frozen=True):
    """A club in a list. founder: its name, "" for somebody who has no name any more."""

    id: str
    name: str
    n_members: int
    closed: bool
    founder: str


class ClubsList(msgspec.Struct, frozen=True):
    """GET /api/clubs, with a person's key: the clubs of this person."""

    clubs: tuple[ClubLine, ...]


class ClubMember(msgspec.Struct, frozen=True):
    """One of a club. since: when they joined, milliseconds since 1970. ratings: those with most games first."""

    name: str
    crest: Crest | None
    since: int
    is_founder: bool
    ratings: tuple[PersonRating, ...]


class ClubPage(msgspec.Struct, frozen=True):
    """GET /api/clubs/{id}, with or without a person's key. is_member, is_founder: of the asker.

    tournaments: running, coming and the last finished ones. Whoever is no member learns the name of a closed club alone: the rest is 0, ""
    or ().
    """

    line: ClubLine
    description: str
    founded: int
    is_member: bool
    is_founder: bool
    members: tuple[ClubMember, ...]
    tournaments: tuple[TournamentLine, ...]
    now: int
