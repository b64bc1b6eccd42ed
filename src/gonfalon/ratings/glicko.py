"""Glicko-2 for games of two (M. E. Glickman, Example of the Glicko-2 system, 2022), with rating periods of any length.

Fractional periods let a rating change after each game: step 6 adds the volatility of the time since the last game, however short.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from .rating import SCALE, START, Rating

TAU = 0.5
"""How fast a volatility may change; Glickman recommends 0.3 to 1.2."""
PRECISION = 1e-6
"""Width of the bracket at which the search for the volatility stops."""


def glicko2(rating: Rating, games: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """The rating after these games. games: (opponent, score of 0, 0.5 or 1). periods: time since the last rating, in periods.

    No bounds are set on the deviation. Without games only the deviation grows.
    """
    mu, phi = (rating.value - START) / SCALE, rating.deviation / SCALE
    if not games:
        return rating.after_pause(periods)
    information = gain = 0.0
    for opponent, score in games:
        weight = _weight(opponent.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (opponent.value - START) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / information
    sigma = _new_volatility(rating.volatility, phi, variance, variance * gain)
    spread = phi**2 + periods * sigma**2
    phi = 1 / math.sqrt(1 / spread + information)
    return Rating(START + SCALE * (mu + phi**2 * gain), SCALE * phi, sigma, rating.games + len(games))


def expected_score(rating: Rating, opponent: Rating) -> float:
    """The mean score of the first against the second, 0 to 1, with the uncertainty of both."""
    both = math.hypot(rating.deviation, opponent.deviation) / SCALE
    return 1 / (1 + math.exp(-_weight(both) * (rating.value - opponent.value) / SCALE))


def _weight(phi: float) -> float:
    """Glickman's g: an opponent counts less the less sure its rating is."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _new_volatility(sigma: float, phi: float, variance: float, change: float) -> float:
    """Step 5: the new volatility by the Illinois method. variance, change: Glickman's v and delta."""
    a = math.log(sigma**2)

    def slope(x: float) -> float:
        total = phi**2 + variance + math.exp(x)
        return math.exp(x) * (change**2 - total) / (2 * total**2) - (x - a) / TAU**2

    if change**2 > phi**2 + variance:
        high = math.log(change**2 - phi**2 - variance)
    else:
        high = a - TAU
        while slope(high) < 0:
            high -= TAU
    low, at_low, at_high = a, slope(a), slope(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
