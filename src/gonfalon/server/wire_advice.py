"""Messages of what the computer says when it is asked: odds and hints of a decision, beliefs of a finished game."""

from __future__ import annotations

import msgspec

from gonfalon.players import Hint


class AnswerOdds(msgspec.Struct, frozen=True):
    """What came of one answer in games played on by the computer. actions: texts of options, taken one after another.

    won: of `games` played to their end. outlook: the mean of what the computer expects a little later, from 0 (lost) to 1 (won).
    """

    actions: tuple[str, ...]
    won: int
    games: int
    outlook: float


class OddsPage(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/odds, at tables for learning (`Welcome.learning`), with the key to the seat that owes a decision.

    decision: the id of that decision. answers: what would come of each answer, from what this seat knows; () where there is
    one answer alone, or nothing can be told. The same decision is answered once, and then from memory.
    """

    match: str
    seat: int
    decision: str
    answers: tuple[AnswerOdds, ...]


class HintPage(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/hint, with the key to a seat that may ask (`Welcome.hints`).

    decision: the id of the decision the seat owes, "" for none; a hint then tells what is believed, and no acts. hint: what a computer
    would do in its place and why, from what this seat knows; null where nothing can be told. The same moment is answered once, and then
    from memory.
    """

    match: str
    seat: int
    decision: str
    hint: Hint | None


class Guess(msgspec.Struct, frozen=True):
    """What one hidden thing may be. id: its number in the observation. place: where it is. known: by name, not by reasoning.

    forgotten: it was told once. chances: (kind, chance from 0 to 1), likeliest first; those under 0.005 are left out.
    """

    id: int
    place: str
    known: bool
    forgotten: bool
    chances: tuple[tuple[str, float], ...]


class BeliefPage(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/belief?seat=&ply= — only after the end.

    What a seat could know and guess of what others hide at a frame of the replay (`ply` as in ReplayFrame). level: of the
    computer at that seat, whose memory and habits of thought these are then; -1 for a person: what could be guessed at best.
    guesses: () for games and moments without any.
    """

    match: str
    seat: int
    ply: int
    level: int
    guesses: tuple[Guess, ...]
