"""What the people of a table agree on besides the rules: the clock, whether the game counts, and who may watch."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LONGEST_SECONDS = 14 * 86_400
"""No time of a clock is longer: two weeks a move."""
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_SECONDS)]
Watching = Literal["nobody", "link", "everybody"]
"""Who may watch a running match: nobody, whoever has its link, or everybody on this server."""
Delay = Literal["none", "short", "long", "end"]
"""How late watchers see a match (`DELAYS`): at once, some minutes and moves late, longer, or once it is over. Whoever takes a seat agrees
to it: an invitation tells it first."""


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


class Lateness(msgspec.Struct, frozen=True):
    """How late watchers see a match: they see an entry once it is so many seconds old and so many moves have been made after it.

    seconds: -1 where they see nothing before the end. After the end the seconds alone count.
    """

    seconds: int
    moves: int

    @property
    def is_after_end(self) -> bool:
        """Do watchers see the match only when it is over?"""
        return self.seconds < 0


DELAYS: dict[Delay, Lateness] = {
    "none": Lateness(0, 0),
    "short": Lateness(180, 5),
    "long": Lateness(900, 15),
    "end": Lateness(-1, 0),
}
"""How late each delay is."""
DAY = 86_400
"""Seconds of a decision from which on a clock is one of correspondence: there one move stands for several."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The agreement of a table. clock: None for a game without one. rated: does the result change ratings? listed: are its open seats
    offered to everybody on this server? delay: how late watchers see it.
    """

    clock: Clock | None = None
    rated: bool = False
    watching: Watching = "nobody"
    listed: bool = False
    delay: Delay = "short"

    @property
    def lateness(self) -> Lateness:
        """How late watchers see this match."""
        found = DELAYS[self.delay]
        is_by_days = self.clock is not None and self.clock.move >= DAY
        return Lateness(found.seconds, min(found.moves, 1)) if is_by_days else found

    @property
    def is_seen_at_once(self) -> bool:
        """Do watchers see this match as it is played?"""
        return self.watching != "nobody" and self.lateness == DELAYS["none"]
