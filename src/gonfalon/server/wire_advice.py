"""Messages with advice of the computer: odds and hints for a decision, beliefs of a finished game."""

from __future__ import annotations

import msgspec

from gonfalon.players import Belief, Hint, Odds


class OddsPage(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/odds, with the key to the seat that must decide, if it may ask (`Welcome.odds`).

    decision: the id of that decision. answers: the expected result of each answer, from what this seat knows; () for a single answer,
    or without odds. The server computes each decision once and then repeats the answer.
    """

    match: str
    seat: int
    decision: str
    answers: tuple[Odds, ...]


class HintPage(msgspec.Struct, frozen=True):
    """POST /api/matches/{match}/hint?quick=, with the key to a seat that may ask (`Welcome.hints`). quick: true for a first look.

    decision: the id of the seat's decision. It is "" for none; then the hint has beliefs and no actions. hint: what a computer would do
    in this seat's place and why, from what this seat knows; null without hints. The server computes each position once and then
    repeats the answer.
    """

    match: str
    seat: int
    decision: str
    hint: Hint | None


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
    guesses: tuple[Belief, ...]
