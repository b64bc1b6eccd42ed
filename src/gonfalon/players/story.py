"""The story of a finished game: how it went turn by turn, its best moment, where it turned, and what to try. From public facts alone.

Names are words of a family with a message for each in its texts.
"""

from __future__ import annotations

import msgspec

from gonfalon.core.events import GameWord


class Told(msgspec.Struct, frozen=True):
    """Something that is told in a sentence. name: the family's word for it. facts: its details by name."""

    name: GameWord
    facts: dict[str, int | str] = {}


class StoryMoment(msgspec.Struct, frozen=True):
    """Something that happened. turn: counted from 1. frame: of the replay. swing: how the chance to win changed in this turn, -1 to 1."""

    turn: int
    frame: int
    told: Told
    swing: float = 0.0


class StoryPoint(msgspec.Struct, frozen=True):
    """A turn, counted from 1. frame: of the replay, at its beginning. value: what the family counts, at its end. outlook: the chance to
    win at its beginning, 0 to 1, as a computer judges what was public."""

    turn: int
    frame: int
    value: int
    outlook: float


class Story(msgspec.Struct, frozen=True):
    """How a game went for those who won or lost it together.

    points: one for each turn. marks: what changed their value most, at most three, in order. losses: what was lost for good, in order.
    kept: what was left at the end. best, turned: the turn with the largest swing for and against the players, None without one. tip: what
    to try next time, None after a win. sums: the family's counts by name.
    """

    points: tuple[StoryPoint, ...]
    marks: tuple[StoryMoment, ...]
    losses: tuple[StoryMoment, ...]
    kept: tuple[Told, ...]
    best: StoryMoment | None
    turned: StoryMoment | None
    tip: Told | None
    sums: dict[GameWord, int]
