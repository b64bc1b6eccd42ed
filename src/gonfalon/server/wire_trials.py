"""Messages about games that nobody keeps: may a seat bring a text, what comes of a row of acts, why is something not taken?"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gonfalon.core.errors import ErrorCode
from gonfalon.core.events import Event
from gonfalon.core.game import ACTION_LIMIT, Decision, GameWord, ReadPart

MeasurementStatus = Literal["waiting", "running", "done", "stopped"]
"""How far a measurement is."""


class SetupRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/random-action. options: only those that differ from the variant's defaults. n_seats: 0 for the fewest.

    brings: what this seat has brought to the match, "" for the game's own.
    """

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""


class RandomAction(msgspec.Struct, frozen=True):
    """Answer to SetupRequest: a believable first answer of that seat, never the same twice."""

    action: str


class ProposalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/proposal: what may this seat bring? wish: in the words of the game's family. seed: another one gives another text."""

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    wish: dict[str, Annotated[str, Meta(max_length=200)]] = {}
    seed: int = 0


class ProposedText(msgspec.Struct, frozen=True):
    """Answer to ProposalRequest: a text that the seat may bring."""

    text: str


class MeasureRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/measurements: how often do computers win together with these texts? brings: one for each seat."""

    game: str
    variant: str
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: tuple[Annotated[str, Meta(max_length=ACTION_LIMIT)], ...] = ()
    n_games: Annotated[int, Meta(ge=1, le=500)] = 200


class Measurement(msgspec.Struct, frozen=True):
    """How far a measurement has come, also at GET /api/measurements/{id} and POST /api/measurements/{id}/stop.

    done: the games that are over, won: those of them that were won. low, high: the
    95 per cent interval of the share (Wilson). It stops when all who began it have said so, or nobody has asked for 30 seconds.
    """

    id: str
    status: MeasurementStatus
    n_games: int
    done: int
    won: int
    low: float
    high: float


class FaultText(msgspec.Struct, frozen=True):
    """One thing that is wrong with a composed action. kind: worded `fault-<kind>`. where: what it is about, as it was sent."""

    kind: GameWord
    where: tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an act or a text is not taken, as in Nack."""

    code: ErrorCode
    reason: GameWord
    section: str
    faults: tuple[FaultText, ...] = ()


class LeftOut(msgspec.Struct, frozen=True):
    """A line of a text that plays no part. kind: why, worded `left-out-<kind>`. line: from 1. text: as it stands, shortened."""

    kind: GameWord
    line: int
    text: str


class Appraisal(msgspec.Struct, frozen=True):
    """POST /api/appraisal answers this to a SetupRequest: may its seat bring the text of `brings`?

    refusal: what is wrong with it, None if nothing is. text: in full, where it was a word for something that is made. facts: what
    it is like, in the game's own words. parts: what of it was understood, left_out: what plays no part; both also beside a refusal.
    """

    refusal: Refusal | None
    text: str = ""
    facts: dict[str, bool | int | str] = {}
    parts: tuple[ReadPart, ...] = ()
    left_out: tuple[LeftOut, ...] = ()


class Guessed(msgspec.Struct, frozen=True):
    """What a text does not say, and how it was read. kind: worded `guessed-<kind>`. value: what there is to tell of it, or ""."""

    kind: GameWord
    value: str


class ReadRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/reading: what does a text as people have it stand for? options, n_seats: as in SetupRequest."""

    game: str
    variant: str
    seat: int
    text: Annotated[str, Meta(max_length=ACTION_LIMIT)]
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0


class TextRead(msgspec.Struct, frozen=True):
    """Answer to ReadRequest. action: the first answer of the seat, as a Command takes it; "" of a text that a seat brings.

    refusal: why the text gives no such answer, None if it gives one. parts: of a text that a seat brings, what was understood.
    left_out: what plays no part. guessed: what the text does not say.
    """

    refusal: Refusal | None
    action: str = ""
    parts: tuple[ReadPart, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    guessed: tuple[Guessed, ...] = ()


class TrialAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One act of a trial."""

    seat: int
    action: Annotated[str, Meta(max_length=ACTION_LIMIT)]


class TrialRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/trial: acts to play in a game that nobody keeps, always with the same chances. seat: who looks.

    options, n_seats: as in SetupRequest. brings: a text for each seat, or none at all. since: events of acts before it are not told.
    """

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: tuple[Annotated[str, Meta(max_length=ACTION_LIMIT)], ...] = ()
    acts: Annotated[tuple[TrialAct, ...], Meta(max_length=400)] = ()
    since: int = 0


class Trial(msgspec.Struct, frozen=True):
    """Answer to TrialRequest. taken: the acts played; the first that is refused ends it. refusal: why, None if all were taken.

    events: what the seat hears of the acts from `since` on. observation: what it may know then. others: what the other seats are asked.
    """

    taken: int
    refusal: Refusal | None
    events: tuple[Event, ...]
    observation: Any
    others: tuple[Decision, ...] = ()
