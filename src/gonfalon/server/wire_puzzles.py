"""Messages about puzzles: which there are, one as its seat saw it, what is said after an answer, and what lay under the covers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gonfalon.core.game import ACTION_LIMIT
from gonfalon.ratings.puzzles import PLACEMENT, PuzzleReturn, PuzzleStanding

from .wire_finished import ReplayFrame

PuzzleWord = Literal["best", "fine", "loose", "error"]
"""How an act compares with the best: it is the best; hardly, clearly, much worse."""


class PuzzleText(msgspec.Struct, frozen=True):
    """A text by its id, with its arguments. Those whose name begins with "piece" are the family's words for a kind of thing."""

    text: str
    facts: dict[str, str | int] = {}


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle in a list. rating: how hard it is now."""

    id: str
    game: str
    variant: str
    collection: str
    rating: int
    title: PuzzleText


class PuzzleDue(msgspec.Struct, frozen=True):
    """An answered puzzle. result: of the first answer: 1, 1/2 or 0. again: when it comes back."""

    id: str
    result: float
    again: PuzzleReturn


class PuzzleList(msgspec.Struct, frozen=True):
    """GET /api/puzzles: all puzzles. daily: game -> the id of today's for everybody. day: that day, UTC, as 2026-11-29.

    standings: game -> how the person with this key stands, answered: what that person has answered; empty without a key. start: how
    everybody begins. placement: rated answers before a rating is shown.
    """

    puzzles: tuple[PuzzleRow, ...]
    daily: dict[str, str]
    day: str
    standings: dict[str, PuzzleStanding] = {}
    answered: tuple[PuzzleDue, ...] = ()
    start: PuzzleStanding = PuzzleStanding()
    placement: int = PLACEMENT


class PuzzlePage(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{id}: the position as its seat saw it. frames: the last few. total: frames of the whole game up to here.

    clue: what it is about. choices: the acts that one may answer with. Nothing here follows from what lay under the covers, and nothing
    tells the answer.
    """

    id: str
    game: str
    variant: str
    seat: int
    title: PuzzleText
    question: PuzzleText
    clue: PuzzleText
    total: int
    choices: tuple[str, ...]
    observation: Any
    frames: tuple[ReplayFrame, ...]


class PuzzleFrames(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{id}/frames?from=&to=: the game up to the position as its seat heard it, frames from..to-1 of total."""

    total: int
    frames: tuple[ReplayFrame, ...]


class PuzzleRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/{id}/answer. clue: a clue was asked for. act: "" gives up, which counts as a wrong answer.

    standing, before: how a guest stands, and what the browser keeps of this puzzle, null at the first answer. With a person's key the
    server keeps both, and these are not looked at.
    """

    act: Annotated[str, Meta(max_length=ACTION_LIMIT)]
    clue: bool = False
    standing: PuzzleStanding | None = None
    before: PuzzleReturn | None = None


class PuzzleValue(msgspec.Struct, frozen=True):
    """An act that is compared. behind: how much less than the best it brings, in the unit of the family's search."""

    act: str
    behind: float
    word: PuzzleWord


class PuzzleGuess(msgspec.Struct, frozen=True):
    """What something hidden may be by all that the seat saw: (kind, chance from 0 to 1), likeliest first."""

    place: str
    chances: tuple[tuple[str, float], ...]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Answer to PuzzleRequest, from what the seat could know. result: 1, 1/2 or 0.

    values: the best act, the second, one's own, each once. said: about one's own act, null for nothing. level: the lowest level of
    computer players that finds the act. rating: of the puzzle now. is_rated: has the answer counted for the ratings?
    """

    result: float
    best: str
    values: tuple[PuzzleValue, ...]
    why: tuple[PuzzleText, ...]
    said: PuzzleText | None
    readings: tuple[PuzzleGuess, ...]
    level: int
    rating: int
    is_rated: bool
    standing: PuzzleStanding
    again: PuzzleReturn


class TruthRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/{id}/truth. act: the answer that was given, a legal act or "" for having given up."""

    act: Annotated[str, Meta(max_length=ACTION_LIMIT)]


class PuzzleTruth(msgspec.Struct, frozen=True):
    """Answer to TruthRequest: the position with nothing covered."""

    observation: Any
