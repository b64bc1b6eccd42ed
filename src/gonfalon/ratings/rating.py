"""A rating with its uncertainty, as every game of ours keeps and shows it."""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from gonfalon.core.intervals import Z_95 as Z_95

START = 1500.0
"""Value of somebody who has not played."""
SCALE = 400 / math.log(10)
"""Rating points per unit of the natural log odds: with 400 points more one expects 10 points out of 11."""
WIDEST, NARROWEST = 350.0, 45.0
"""Bounds of the deviation, in points. Below the lower one a rating could no longer follow somebody who improves."""
VOLATILITY = 0.06
"""Of somebody who has not played (M. E. Glickman, Example of the Glicko-2 system)."""
PERIOD_DAYS = 4.66
"""Length of a rating period: in a year without games a deviation of 60 grows to 110 at the first volatility."""
SURE_WITHIN = 200.0
"""A rating whose 95 % interval reaches further than this to each side is provisional, in points."""
FIRST_GAMES = 3
"""With fewer games a rating is called new."""

Mark = Literal["new", "provisional", "established"]
"""How sure a rating is."""


class Rating(msgspec.Struct, frozen=True):
    """A strength estimated from games: the true one is normal around `value` with standard deviation `deviation`, in Elo points.

    volatility: how much the true strength changes in a rating period, per SCALE points. games: how many have counted.
    """

    value: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY
    games: int = 0

    @property
    def margin(self) -> float:
        """Points to each side of the value that hold the true strength in 19 of 20 cases."""
        return Z_95 * self.deviation

    @property
    def interval95(self) -> tuple[float, float]:
        """(low, high) of the true strength in 19 of 20 cases."""
        return self.value - self.margin, self.value + self.margin

    @property
    def is_provisional(self) -> bool:
        """Is too little known to compare it with others?"""
        return self.margin > SURE_WITHIN or self.games < FIRST_GAMES

    @property
    def mark(self) -> Mark:
        """New, provisional or established."""
        if self.games < FIRST_GAMES:
            return "new"
        return "provisional" if self.is_provisional else "established"

    def after_pause(self, periods: float) -> Rating:
        """The same value, less sure after time without games. periods: the time in rating periods (see `periods_of_days`)."""
        spread = self.deviation**2 + max(0.0, periods) * (self.volatility * SCALE) ** 2
        return msgspec.structs.replace(self, deviation=min(WIDEST, math.sqrt(spread)))


def periods_of_days(days: float) -> float:
    """A time in rating periods; a negative one, of a clock that was set back, counts as none."""
    return max(0.0, days) / PERIOD_DAYS


def short(rating: Rating) -> str:
    """The rating beside a name: "1512", "1512?" while provisional, "" while new (say the message `rating-new` then)."""
    if rating.mark == "new":
        return ""
    return f"{rating.value:.0f}" + ("?" if rating.is_provisional else "")


def full(rating: Rating) -> str:
    """The rating on a page of its own, with its margin: "1512 ± 96"."""
    return f"{rating.value:.0f} ± {rating.margin:.0f}"
