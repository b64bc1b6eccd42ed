"""Wald's sequential probability ratio test on the mean score of a series.

A game of score x (a draw 0.5) adds x ln(p1 / p0) + (1 - x) ln((1 - p1) / (1 - p0)), so that a draw counts as half a win and half a
loss. For wins and losses alone this is Wald's test with error rates close to alpha and beta. Draws make the first error (rejecting a
true H0) rarer, never more frequent: the exponential function is convex, so that a draw lowers the expected likelihood ratio (A. Wald,
Annals of Mathematical Statistics 16, 1945).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.errors import GonfalonError


class Sprt(NamedTuple):
    """H0: the score is p0 or less; H1: it is p1 or more. alpha, beta: the rates at which H0, H1 are wrongly rejected."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """(low, high) of the log likelihood ratio: at or below low H0 is accepted, at or above high H1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, points: float, n_games: int) -> float:
        """The log likelihood ratio (natural) after `n_games` games with `points` points."""
        gain, loss = math.log(self.p1 / self.p0), math.log((1 - self.p1) / (1 - self.p0))
        return points * gain + (n_games - points) * loss


class Verdict(NamedTuple):
    """State of a test. accepted: "H0", "H1", or "" while undecided. n_games: games used. ratio: log likelihood ratio after them."""

    accepted: str
    n_games: int
    ratio: float


def sprt(text: str, alpha: float, beta: float) -> Sprt:
    """A test from the text `p0,p1`, as in "0.5,0.55". Raises GonfalonError."""
    try:
        p0, p1 = (float(part) for part in text.split(","))
    except ValueError:
        raise GonfalonError(f"--sprt {text!r}: write two scores, as in --sprt 0.5,0.55") from None
    if not (0 < p0 < p1 < 1):
        raise GonfalonError(f"--sprt {text!r}: the scores must rise and lie between 0 and 1")
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise GonfalonError("--alpha and --beta lie between 0 and 0.5")
    return Sprt(p0, p1, alpha, beta)


def judge(test: Sprt, scores: Sequence[float]) -> Verdict:
    """Run the test over scores in the order of the games; it may stop after every second game, when both have had each seat."""
    low, high = test.bounds
    points = 0.0
    for n, score in enumerate(scores, 1):
        points += score
        ratio = test.ratio(points, n)
        if n % 2 == 0 and not low < ratio < high:
            return Verdict("H1" if ratio >= high else "H0", n, ratio)
    return Verdict("", len(scores), test.ratio(points, len(scores)))
