"""Messages with advice of the computer: odds and hints for a decision, beliefs of a finished game."""

from __future__ import annotations

import msgspec

from gonfalon.players import Hint


class AnswerOdds(msgspec.Struct, frozen=True):
    """The result of one answer in games that the computer played on. actions: texts of options, taken one after another.

    won: how many of `games` were won. outlook: the mean value that the computer expects a little later, from 0 (lost) to 1 (won).
    """

    actions: tuple[str, ...]
    won: int
    games: int
    outlook: float


class OddsPage(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/odds, at learning tables (`Welcome.learning`), with the key to the seat that must decide.

    decision: the id of that decision. answers: the expected result of each answer, from what this seat knows; () for a single answer,
    or without odds. The server computes each decision once and then repeats the answer.
    """

    match: str
    seat: int
    decision: str
    answers: tuple[AnswerOdds, ...]


class HintPage(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/hint, with the key to a seat that may ask (`Welcome.hints`).

    decision: the id of the seat's decision. It is "" for none; then the hint has beliefs and no actions. hint: what a computer would do
    in this seat's place and why, from what this seat knows; null without hints. The server computes each position once and then
    repeats the answer.
    """

    match: str
    seat: int
    decision: str
    hint: Hint | None


class Guess(msgspec.Struct, frozen=True):
    """What one hidden thing may be. id: its number in the observation. place: where it is. known: its kind was shown.

    forgotten: its kind was shown once, and this level has forgotten it. chances: (kind, chance from 0 to 1), likeliest first; those
    under 0.005 are left out.
    """

    id: int
    place: str
    known: bool
    forgotten: bool
    chances: tuple[tuple[str, float], ...]


class BeliefPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/belief?seat=&ply= — only after the end.

    What a seat could know and guess of what others hide at a frame of the replay (`ply` as in ReplayFrame). level: of the
    computer at that seat, whose memory and belief these are; -1 for a person, with the best possible guesses. guesses: () if there are
    none.
    """

    match: str
    seat: int
    ply: int
    level: int
    guesses: tuple[Guess, ...]
