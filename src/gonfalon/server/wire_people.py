"""Messages about people with a name: the name and crest, codes that carry keys to another browser, the page of a player."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.core.game import GameWord

from .wire_passkeys import NewPasskey as NewPasskey
from .wire_passkeys import OwnPasskey as OwnPasskey
from .wire_passkeys import OwnPasskeys as OwnPasskeys
from .wire_passkeys import PasskeyGone as PasskeyGone
from .wire_passkeys import PasskeyProof as PasskeyProof
from .wire_passkeys import PasskeyQuestion as PasskeyQuestion
from .wire_passkeys import PasskeyWish as PasskeyWish
from .wire_ratings import PersonRating

CrestCloth = Literal["gules", "azure", "vert", "or", "argent", "sable", "purpure", "tenne"]
"""The pair of colours of a crest, named by the first of them as heralds do."""
CrestDivision = Literal["plain", "pale", "fess", "bend", "chevron", "quarterly", "border"]
"""How the two colours share the cloth of a crest."""
CrestDevice = Literal[
    "star",
    "sun",
    "moon",
    "tower",
    "tree",
    "leaf",
    "key",
    "coronet",
    "anchor",
    "wheel",
    "fish",
    "arrow",
    "flame",
    "bell",
]
"""What a crest shows."""
GameResult = Literal["won", "drawn", "lost"]
"""How a finished game ended for a player."""
PersonKey = Annotated[str, Meta(max_length=64)]
"""The key of a person, which the browser makes: at least 24 characters that nobody can guess. "" for none."""
CodeText = Annotated[str, Meta(max_length=40)]
"""A code as somebody types it: capitals, spaces and hyphens make no difference."""


class Crest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crest: colours, how they share the cloth, and what it shows. Computers have steel; nobody else may."""

    cloth: CrestCloth
    division: CrestDivision
    device: CrestDevice


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/person, with the person's key: take this name and crest, or change to them."""

    name: Annotated[str, Meta(max_length=120)]
    crest: Crest


class OwnPerson(msgspec.Struct, frozen=True):
    """GET /api/person, and the answer to NameRequest: what the server keeps of the person with this key.

    name: "" once it was freed; crest is None then. since: milliseconds since 1970. has_recovery: a recovery code was made and not used.
    n_games: finished games.
    """

    name: str
    crest: Crest | None
    since: int
    has_recovery: bool
    n_games: int


class CarriedGrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and its key, in a Parcel."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    token: Annotated[str, Meta(max_length=80)]


class CarriedInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat, in a Parcel."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    invite: Annotated[str, Meta(max_length=80)]


class CarriedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of "my games" as a browser keeps it. kept: when it took its seat, milliseconds since 1970."""

    match: Annotated[str, Meta(max_length=24)]
    game: Annotated[str, Meta(max_length=40)]
    variant: Annotated[str, Meta(max_length=40)]
    grants: Annotated[tuple[CarriedGrant, ...], Meta(max_length=8)]
    invites: Annotated[tuple[CarriedInvite, ...], Meta(max_length=8)] = ()
    kept: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Parcel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/codes: all keys of a browser, to be fetched once by another (POST /api/codes/use) that has the code.

    shelves: what the browser keeps by name (set-ups, decks): name of a list -> the list as JSON. The server does not look into it.
    """

    person: PersonKey = ""
    games: Annotated[tuple[CarriedGame, ...], Meta(max_length=200)] = ()
    shelves: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=20_000)]], Meta(max_length=8)
    ] = {}


class DeviceCode(msgspec.Struct, frozen=True):
    """Answer to Parcel. code: eight letters and digits without 0, O, 1 and I. seconds: so long it is good."""

    code: str
    seconds: int


class CodeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/codes/use answers with the Parcel, POST /api/person/recover with a Recovered."""

    code: CodeText


class RecoveryCode(msgspec.Struct, frozen=True):
    """POST /api/person/recovery, with the person's key: sixteen letters and digits to print. A newer code ends the older one."""

    code: str


class Recovered(msgspec.Struct, frozen=True):
    """Answer to a recovery code. It ends the old key of the person and the old keys of the seats in the parcel."""

    parcel: Parcel


class SeatsNamed(msgspec.Struct, frozen=True):
    """POST /api/person/seats, with the person's key and up to 100 MatchKey: the matches in which the seats now show the name."""

    matches: tuple[str, ...]


class Gone(msgspec.Struct, frozen=True):
    """POST /api/person/free gives up the name and keeps the history; POST /api/person/forget removes both.

    n_seats: seats at which the name was shown.
    """

    n_seats: int


class Tally(msgspec.Struct, frozen=True):
    """Finished games. share: of the points, a draw counts half. low, high: its 95 per cent interval (Wilson)."""

    games: int
    won: int
    drawn: int
    share: float
    low: float
    high: float


class Other(msgspec.Struct, frozen=True):
    """Who else sat there: a computer of a level or with a name (`player`), a person with a name, or a guest (`name` is "")."""

    is_computer: bool
    level: int = -1
    player: str = ""
    name: str = ""
    crest: Crest | None = None


class OtherTally(msgspec.Struct, frozen=True):
    """Games with or against somebody."""

    other: Other
    tally: Tally


class LengthTally(msgspec.Struct, frozen=True):
    """Games of at least `least` and at most `most` turns. The bounds are thirds of this person's games."""

    least: int
    most: int
    tally: Tally


class SetupTally(msgspec.Struct, frozen=True):
    """Games with the same set-up, deck or army. match, seat: the newest of them, where it can be seen. last: when that game ended."""

    match: str
    seat: int
    last: int
    tally: Tally


class LabelTally(msgspec.Struct, frozen=True):
    """Games with the same label, such as a deck. kind: with the message `statistics-<kind>`. words: ids of messages for its value."""

    kind: GameWord
    words: tuple[str, ...]
    tally: Tally


class GameStatistics(msgspec.Struct, frozen=True):
    """How somebody fares in one game. cooperative: the others are companions. setups, labels: () for everybody else. In a game with
    labels they stand in the place of set-ups.
    """

    game: str
    variant: str
    cooperative: bool
    tally: Tally
    others: tuple[OtherTally, ...]
    lengths: tuple[LengthTally, ...]
    setups: tuple[SetupTally, ...] = ()
    labels: tuple[LabelTally, ...] = ()


class HistoryLine(msgspec.Struct, frozen=True):
    """One finished game. match: "" for everybody else: the address of a game is for those who sat there to give away.

    ended: milliseconds since 1970. reason: as in Status. shown: its owner lets others see it; false for everybody else.
    """

    match: str
    game: str
    variant: str
    seat: int
    ended: int
    turns: int
    result: GameResult
    reason: GameWord
    others: tuple[Other, ...]
    shown: bool = False


class HistoryPage(msgspec.Struct, frozen=True):
    """GET /api/people/{name}/games?from= — finished games, newest first. total: of them."""

    total: int
    lines: tuple[HistoryLine, ...]


class PlayerPage(msgspec.Struct, frozen=True):
    """GET /api/people/{name} — a person's page. own: asked for with this person's key. since: milliseconds since 1970.

    ratings: those with most games first.
    """

    name: str
    crest: Crest
    since: int
    own: bool
    statistics: tuple[GameStatistics, ...]
    history: HistoryPage
    ratings: tuple[PersonRating, ...] = ()
