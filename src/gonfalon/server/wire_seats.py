"""Messages about seats: who sits at a table, and the seats that are offered to everybody. Part of the messages of `wire`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.match.terms import Clock, Terms
from gonfalon.storage.rows import SeatKind

from .wire_people import Crest
from .wire_ratings import SeatRating

MatchStatus = Literal["setup", "play", "over"]
"""The stage of a match: set-up (placing an army, choosing a deck), play, over."""
TableStatus = Literal["waiting", MatchStatus]
"""As MatchStatus, with a stage before it: some seat is still free."""
GoneReason = Literal["taken", "withdrawn"]
"""Why a table is no longer in the list of open seats: all its seats are taken, or it is not offered any more."""


class SeatStatus(msgspec.Struct, frozen=True):
    """Somebody at the table. level: of a computer player, else -1.

    holder: seats of the same number are one person's (-1: a computer's, or nobody's). away_for: seconds since they left (0: present).
    stand_in: level of the computer that plays for this seat's person until they take it back, -1 for none. offered: there is a link
    to this taken seat. left: its person has been away for `absent_after`, so the others may decide about it.
    player: name of the computer that plays this seat now (`level` is -1 then, `stand_in` 0); "" for a level or a person.
    name, crest: of a person who has taken a name; "" and None for others. rating: of this person or computer when the seat was taken,
    at tables with a clock and at rated ones; None where there is none.
    """

    seat: int
    kind: SeatKind
    level: int
    holder: int
    here: bool
    away_for: int
    stand_in: int = -1
    offered: bool = False
    left: bool = False
    player: str = ""
    name: str = ""
    crest: Crest | None = None
    rating: SeatRating | None = None


class OpenTable(msgspec.Struct, frozen=True):
    """A table whose free seats are offered to everybody, as everybody may know it.

    options: those that differ from the variant's defaults. free: the seats that are offered; the first is taken next. since: when the
    table was made, milliseconds since 1970. learning, terms: as in NewMatch. fills_at: when computers of `fill_level` take the free
    seats, milliseconds since 1970; 0: never.
    """

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    seats: tuple[SeatStatus, ...]
    free: tuple[int, ...]
    terms: Terms
    learning: bool
    since: int
    fills_at: int = 0
    fill_level: int = 0


class OpenTables(msgspec.Struct, frozen=True, tag="all"):
    """GET /api/seats, and the first event of GET /api/seats/events: all open seats, the longest waiting first.

    now: the server's clock, milliseconds since 1970. fill_after: seconds after which computers take the free seats of a casual
    table, 0 for never. fill_level: of these computers; a game without it takes its nearest.
    """

    tables: tuple[OpenTable, ...]
    now: int
    fill_after: int = 0
    fill_level: int = 0


class TableOffered(msgspec.Struct, frozen=True, tag="offered"):
    """An event: a table has joined the list, or one of the list has changed."""

    table: OpenTable


class TableGone(msgspec.Struct, frozen=True, tag="gone"):
    """An event: a table has left the list."""

    match: str
    why: GoneReason


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """An event without content: the line is open."""


class TableWithdrawn(msgspec.Struct, frozen=True):
    """Answer to POST /api/matches/{match}/withdraw: the free seats are offered no more, or the asker's seat is free again.

    left: the asker has left a table at which somebody else waits on.
    """

    match: str
    left: bool


class FillSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/fill, with the key to a seat: computers take the seats that are offered to everybody. As in SeatPlan."""

    level: int = 0
    player: Annotated[str, Meta(max_length=40)] = ""


class SeatsFilled(msgspec.Struct, frozen=True):
    """Answer to FillSeats. seats: those that computers have taken."""

    match: str
    seats: tuple[int, ...]


class PairingRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/pairing: play this game of two with whoever waits for the same, else wait for somebody. The asker agrees that everybody
    may watch, a little late (the delay "short"); nobody is paired at a table that is seen at once.

    keys: the asker's other keys, as in JoinMatch: nobody is paired with themselves. casual_too: sit down at a casual table where nobody
    waits at a rated one.
    """

    game: str
    variant: str
    clock: Clock | None = None
    rated: bool = False
    casual_too: bool = False
    keys: Annotated[tuple[str, ...], Meta(max_length=100)] = ()


class Paired(msgspec.Struct, frozen=True):
    """Answer to PairingRequest. waits: nobody is there yet; the asker's table is in the list of open seats now."""

    match: str
    seat: int
    token: str
    waits: bool


class QuickPair(msgspec.Struct, frozen=True):
    """A box with a clock that one press plays (PairingRequest). casual, rated: how many people wait for it in games of each kind."""

    game: str
    variant: str
    clock: Clock
    casual: int
    rated: int


class QuickPairs(msgspec.Struct, frozen=True):
    """GET /api/pairing: what most people play in pairs, in the order in which it is offered."""

    pairs: tuple[QuickPair, ...]


class RematchGrant(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/rematch, with the key to a seat of a match whose next one is open: a new key to a seat there.

    match: the next one. Asked again with the same key, it answers the same. The old key opens no seat of the next match.
    """

    match: str
    seat: int
    token: str


class InvitationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{match}/invitation: what does this invitation lead to? It takes no seat."""

    invite: str


class Invitation(msgspec.Struct, frozen=True):
    """Answer to InvitationRequest. free: the seats it still opens; the first is taken next. options: those in force.

    learning, terms: as in NewMatch. commitments: as in Welcome. takes_part: is the deal still to be made, so that a part counts? brought:
    what each seat has brought so far, "" for nothing, in a game where everybody may see that; else ().
    """

    match: str
    game: str
    variant: str
    options: dict[str, bool | int | str]
    n_seats: int
    free: tuple[int, ...]
    learning: bool = False
    terms: Terms = Terms()
    commitments: dict[str, str] = {}
    takes_part: bool = False
    brought: tuple[str, ...] = ()
