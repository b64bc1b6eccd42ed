"""What the people of a table agree on beside the rules: the clock, whether the game counts, and who may watch."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LONGEST_SECONDS = 14 * 86_400
"""No time of a clock is longer: two weeks a move."""
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_SECONDS)]
Watching = Literal["nobody", "link", "everybody"]
"""Who may watch a running match: nobody, whoever has its link, or everybody on this server."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, in seconds.

    initial, increment: for a seat's whole game, and added after each of its moves (a Fischer clock). move: for each decision instead; from
    a day on this is a correspondence game. setup: for what comes before play (placing an army, choosing a hand); 0 for no limit.
    In a cooperative game the table has one clock.
    """

    initial: Seconds = 0
    increment: Seconds = 0
    move: Seconds = 0
    setup: Seconds = 0

    @property
    def is_sound(self) -> bool:
        """Is it one of the two kinds: time for the game, or time for each decision?"""
        return (self.initial > 0) != (self.move > 0) and not (self.move and self.increment)


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The agreement of a table. clock: None for a game without one. rated: does the result change ratings? listed: are its open seats
    offered to everybody on this server?
    """

    clock: Clock | None = None
    rated: bool = False
    watching: Watching = "nobody"
    listed: bool = False
