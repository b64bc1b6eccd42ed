"""How a game reads a text as people have it: what it understands, what it ignores, what it guesses."""

from __future__ import annotations

import msgspec

from .events import GameWord


class ReadPart(msgspec.Struct, frozen=True):
    """An understood part of a text. line: in the text, from 1. id: of the thing in the game's data. count: how many."""

    line: int
    id: str
    count: int


class LeftOut(msgspec.Struct, frozen=True):
    """A line of a text that was ignored. kind: why, with the message `left-out-<kind>`. line: from 1. text: the line, shortened."""

    kind: GameWord
    line: int
    text: str


class Guessed(msgspec.Struct, frozen=True):
    """Something that a text does not say, and how it was read. kind: with the message `guessed-<kind>`. value: its detail, or ""."""

    kind: GameWord
    value: str = ""


class TextReading(msgspec.Struct, frozen=True):
    """How a game reads a text in any known form: a deck or army, or the first answer of a seat (a set-up).

    action: the first answer as a canonical action, "" for a deck or army. parts: what is understood, in the order of the text.
    left_out: what is ignored. guessed: what the text does not say.
    """

    action: str = ""
    parts: tuple[ReadPart, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    guessed: tuple[Guessed, ...] = ()
