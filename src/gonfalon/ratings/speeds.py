"""The speed of a game, by which ratings are kept apart, read from its clock."""

from __future__ import annotations

from typing import Literal, get_args

Speed = Literal["blitz", "rapid", "classical", "correspondence"]
"""From the fastest to the slowest. Fewer than elsewhere: each further list needs games of its own before it says anything."""
SPEEDS: tuple[Speed, ...] = get_args(Speed)
MOVES = 60
"""Own moves of a game, by which an increment is reckoned: a game on the small board has about 40, one on the large about 100."""
LIMITS = (8 * 60.0, 20 * 60.0)
"""Seconds a seat may use in such a game, from which on it is of the next speed: 8 and 20 minutes."""
DAY = 86_400.0
"""Seconds of a first time or of a move from which on a game is played by correspondence."""


def expected_seconds(initial: float, increment: float) -> float:
    """Seconds that a seat may use in a game of MOVES own moves. increment: for each move; a clock for each move has no initial time."""
    return initial + MOVES * increment


def speed_of(initial: float, increment: float) -> Speed:
    """The speed of a clock, both in seconds: 5 + 5 is rapid, 15 + 10 classical, a day a move correspondence."""
    if max(initial, increment) >= DAY:
        return "correspondence"
    seconds = expected_seconds(initial, increment)
    return SPEEDS[sum(seconds >= limit for limit in LIMITS)]
