"""Clocks on a command line: how one is written, and how times are printed."""

from __future__ import annotations

from gonfalon.core.errors import GonfalonError
from gonfalon.match.terms import LONGEST_SECONDS, Clock

SETUP_SECONDS = 600
"""Time to set up, where a command line says nothing of it."""


def clock_of(written: str) -> Clock | None:
    """The clock that a text means: "5+3" is 5 minutes and 3 seconds more for each move, "30s" is 30 seconds a move; None for "".

    Raises GonfalonError.
    """
    if not written:
        return None
    minutes, plus, increment = written.partition("+")
    seconds = written.removesuffix("s")
    if plus and minutes.isdecimal() and increment.isdecimal():
        clock = Clock(initial=60 * int(minutes), increment=int(increment), setup=SETUP_SECONDS)
    elif seconds != written and seconds.isdecimal():
        clock = Clock(move=int(seconds), setup=SETUP_SECONDS)
    else:
        clock = Clock()
    if not clock.is_sound or max(clock.initial, clock.increment, clock.move) > LONGEST_SECONDS:
        raise GonfalonError(
            f"--clock {written[:20]!r}: it takes MINUTES+SECONDS, such as 5+3, or seconds for each move, such as 30s"
        )
    return clock


def written_clock(clock: Clock) -> str:
    """A clock as the command line takes it."""
    if clock.move:
        return f"{clock.move}s"
    minutes, seconds = divmod(clock.initial, 60)
    return (
        f"{minutes}+{clock.increment}"
        if not seconds
        else f"{written_time(clock.initial * 1000)}+{clock.increment}"
    )


def written_time(milliseconds: int) -> str:
    """Minutes and seconds, hours before them where there are any."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
