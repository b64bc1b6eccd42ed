"""What the socket tells of the clocks (wire.py has the other messages)."""

from __future__ import annotations

from typing import Literal

import msgspec

ClockState = Literal["waits", "runs", "stands", "out"]
"""What a clock does (SeatClock)."""


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of one seat. left: milliseconds as this message was sent, None without a limit (a computer's seat, a set-up without one).

    state: it waits for others; it runs; it stands still, because its person has not been back since the server was away; it is out.
    setup: is this the time to set up?
    """

    left: int | None
    state: ClockState
    setup: bool = False


class Clocks(msgspec.Struct, frozen=True, tag="clocks"):
    """Not numbered, not stored: the time that each seat has left, in a match with a clock; the same for every viewer. It comes after each
    update, and when a clock begins to run.

    v: the newest update. shared: the seats have one clock together.
    """

    v: int
    seats: tuple[SeatClock, ...]
    shared: bool = False
