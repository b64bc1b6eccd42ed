"""Messages about games that are not stored: is a text legal for a seat, what do some actions lead to, why is something refused?"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gonfalon.core.errors import ErrorCode, Fault
from gonfalon.core.events import Event
from gonfalon.core.game import ACTION_LIMIT, Decision, GameWord, Guessed, LeftOut, ReadPart
from gonfalon.players import Remark

MeasurementStatus = Literal["waiting", "running", "done", "stopped"]
"""How far a measurement is."""


class SetupRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/random-action. options: only those that differ from the variant's defaults. n_seats: 0 for the fewest.

    brings: the deck or army of this seat, "" for the game's choice. begun: for random-action alone, what is already decided of the
    answer, in the answer's own form; it stays as it is.
    """

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""
    begun: Annotated[str, Meta(max_length=ACTION_LIMIT)] = ""


class RandomAction(msgspec.Struct, frozen=True):
    """Answer to SetupRequest: a plausible first answer of that seat; each call draws another."""

    action: str


class ProposalRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/proposal: a deck or other text for this seat. wish: in the family's words. seed: another one gives another text."""

    game: str
    variant: str
    seat: int
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    wish: dict[str, Annotated[str, Meta(max_length=200)]] = {}
    seed: int = 0


class ProposedText(msgspec.Struct, frozen=True):
    """Answer to ProposalRequest: a legal text for the seat."""

    text: str


class MeasureRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/measurements: how often do computers win with these texts? brings: one for each seat of a game that all win together.

    actions: in a game of two opponents, the first answer that is measured as each seat gives it, "" where it does not fit that seat; the
    seats take turns. The other seat's answer is drawn by the game's number, the same for all that is measured. level: of both sides.
    """

    game: str
    variant: str
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0
    brings: tuple[Annotated[str, Meta(max_length=ACTION_LIMIT)], ...] = ()
    n_games: Annotated[int, Meta(ge=1, le=500)] = 200
    actions: Annotated[tuple[Annotated[str, Meta(max_length=ACTION_LIMIT)], ...], Meta(max_length=2)] = ()
    level: Annotated[int, Meta(ge=1, le=9)] = 4


class Measurement(msgspec.Struct, frozen=True):
    """How far a measurement has come, also at GET /api/measurements/{id} and POST /api/measurements/{id}/stop.

    done: finished games. won: how many of them were won. low, high: the 95 per cent interval of the share (Wilson), a draw counted as
    half a win. points: 1, 0.5 or 0 for each finished game, in the order of their seeds. breaches: where the other side first won a fight
    in what was set up -> games. A measurement stops when all who began it have stopped it, or nobody has asked for 30 seconds; begun
    again it goes on.
    """

    id: str
    status: MeasurementStatus
    n_games: int
    done: int
    won: int
    low: float
    high: float
    points: tuple[float, ...] = ()
    breaches: dict[str, int] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why an action or a text is refused, as in Nack."""

    code: ErrorCode
    reason: GameWord
    section: str
    faults: tuple[Fault, ...] = ()


class Appraisal(msgspec.Struct, frozen=True):
    """POST /api/appraisal answers this to a SetupRequest: is `brings` legal for its seat?

    refusal: its faults, None if it is legal. text: the full text, if `brings` was a keyword. facts: its properties, in the game's own
    words. parts: what was understood. left_out: what was ignored. Both are also there with a refusal.
    """

    refusal: Refusal | None
    text: str = ""
    facts: dict[str, bool | int | str] = {}
    parts: tuple[ReadPart, ...] = ()
    left_out: tuple[LeftOut, ...] = ()


class ReadRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/reading: what does a text in any known form mean? options, n_seats: as in SetupRequest."""

    game: str
    variant: str
    seat: int
    text: Annotated[str, Meta(max_length=ACTION_LIMIT)]
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0


class TextRead(msgspec.Struct, frozen=True):
    """Answer to ReadRequest. action: the first answer of the seat, as a Command takes it; "" for a deck or army.

    refusal: why the text gives no such answer, None if it gives one. parts: what was understood of a deck or army. left_out: what was
    ignored. guessed: what the text does not say.
    """

    refusal: Refusal | None
    action: str = ""
    parts: tuple[ReadPart, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    guessed: tuple[Guessed, ...] = ()


class RemarksRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/remarks: what is worth a second look in a first answer of this seat (a set-up)? options, n_seats: as in SetupRequest."""

    game: str
    variant: str
    seat: int
    action: Annotated[str, Meta(max_length=ACTION_LIMIT)]
    options: dict[str, bool | int | str] = {}
    n_seats: int = 0


class Remarks(msgspec.Struct, frozen=True):
    """Answer to RemarksRequest, the weightiest first. A remark is never an error."""

    remarks: tuple[Remark, ...]


class TrialAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of a trial."""

    seat: int
    action: Annotated[str, Meta(max_length=ACTION_LIMIT)]


class TrialRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/trial: actions to play in a game that is not stored, always with the same seed. seat: the viewer.

    options, n_seats: as in SetupRequest. brings: a text for each seat, or none. since: events of earlier actions are left out.
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
    """Answer to TrialRequest. taken: the number of actions played; the first refused one ends it. refusal: why, None if all were taken.

    events: those for the seat, from action `since` on. observation: what it may know then. others: the decisions of the other seats.
    """

    taken: int
    refusal: Refusal | None
    events: tuple[Event, ...]
    observation: Any
    others: tuple[Decision, ...] = ()
