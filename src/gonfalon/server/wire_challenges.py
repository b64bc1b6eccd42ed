"""Messages about challenges: one person asks another by name to play. Part of the messages of `wire`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gonfalon.match.terms import Terms
from gonfalon.storage.challenges import ChallengeState as ChallengeState
from gonfalon.storage.challenges import TakenFrom as TakenFrom

from .wire import NewMatch
from .wire_people import Crest

PersonName = Annotated[str, Meta(max_length=120)]
"""The name of a person, as it is typed."""


class ChallengeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/challenges, with the person's key: ask somebody by name to play. wanted: a match with one "link" seat, which is theirs."""

    name: PersonName
    wanted: NewMatch


class ChallengeMade(msgspec.Struct, frozen=True):
    """Answer to ChallengeRequest. seat, token: the asker's. expires: milliseconds since 1970."""

    match: str
    seat: int
    token: str
    expires: int


class ChallengePerson(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    name: str
    crest: Crest


class ChallengeLine(msgspec.Struct, frozen=True):
    """A challenge. other: who asks, or who is asked; None where they have given up the name. seat: the seat of whoever reads this.

    options: those in force. made, expires: milliseconds since 1970. state: "open" while it waits for an answer.
    """

    match: str
    other: ChallengePerson | None
    game: str
    variant: str
    options: dict[str, bool | int | str]
    n_seats: int
    seat: int
    learning: bool
    terms: Terms
    made: int
    expires: int
    state: ChallengeState


class Challenges(msgspec.Struct, frozen=True, tag="challenges"):
    """GET /api/challenges and each event of GET /api/challenges/events, with the person's key: the challenges of this person.

    got: those that wait for an answer. made: also those that have ended a moment ago. now: the server's clock.
    """

    got: tuple[ChallengeLine, ...]
    made: tuple[ChallengeLine, ...]
    now: int


class ChallengeAccepted(msgspec.Struct, frozen=True):
    """Answer to POST /api/challenges/{match}/accept: what opens the seat (JoinMatch). Asked again, a new one comes until it is taken."""

    match: str
    seat: int
    invite: str


class ChallengeRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GET and POST /api/challenges/rules, with the person's key: from whom this person takes challenges.

    blocked: names of people from whom they take none; only told.
    """

    taken_from: TakenFrom
    blocked: Annotated[tuple[str, ...], Meta(max_length=200)] = ()


class BlockRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/challenges/block, with the person's key: take no challenges from somebody, or take them again."""

    name: PersonName
    blocked: bool


class KnownPeople(msgspec.Struct, frozen=True):
    """GET /api/challenges/people, with the person's key: those with whom this person has finished a game, the latest first."""

    people: tuple[ChallengePerson, ...]
