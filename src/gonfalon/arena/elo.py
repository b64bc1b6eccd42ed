"""Ratings by maximum likelihood in the model of Bradley and Terry, a draw counted as half a win of each.

The chance that i beats j is 1 / (1 + 10 ** ((Rj - Ri) / 400)). Intervals come from the Fisher information of the games as if every one
had been won or lost: draws make them too wide rather than too narrow. Ratings only mean differences; their mean, or one player's, is 0
(R. A. Bradley and M. E. Terry, Biometrika 39, 1952).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

SCALE = 400 / math.log(10)
Z = 1.959964
STEPS = 200


class Rating(NamedTuple):
    """Elo with its 95 % interval, against the mean of the field or the anchor."""

    elo: float
    low: float
    high: float


class Ratings(NamedTuple):
    """In the order of the players. finite: there is a maximum; if not, every pair was given one imaginary draw."""

    players: list[Rating]
    finite: bool


def rate(points: np.ndarray, anchor: int | None = None) -> Ratings:
    """points[i, j]: what i scored against j, (n, n) with an empty diagonal. anchor: the player whose rating is 0."""
    points = np.array(points, float)
    np.fill_diagonal(points, 0)
    finite = _reaches_all(points > 0) and _reaches_all(points.T > 0)
    if not finite:
        points += 0.5 * (1 - np.eye(len(points)))
    theta = _fit(points)
    spread = np.linalg.pinv(_information(points, theta))
    n = len(points)
    variances = [spread[i, i] for i in range(n)]
    if anchor is not None:
        theta = theta - theta[anchor]
        variances = [spread[i, i] + spread[anchor, anchor] - 2 * spread[i, anchor] for i in range(n)]
    rated = []
    for value, variance in zip(theta, variances, strict=True):
        half = Z * math.sqrt(max(0.0, variance))
        rated.append(Rating(SCALE * value, SCALE * (value - half), SCALE * (value + half)))
    return Ratings(rated, finite)


def difference(score: float) -> float:
    """Elo difference that a score stands for, infinite at 0 and 1."""
    if score in (0.0, 1.0):
        return math.copysign(math.inf, score - 0.5)
    return SCALE * math.log(score / (1 - score))


def _reaches_all(scored: np.ndarray) -> bool:
    """Can everybody be reached from the first player by scoring against somebody?"""
    reached, waiting = {0}, [0]
    while waiting:
        new = {int(j) for j in np.flatnonzero(scored[waiting.pop()])} - reached
        reached |= new
        waiting += new
    return len(reached) == len(scored)


def _chances(theta: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(theta[None, :] - theta[:, None]))


def _information(points: np.ndarray, theta: np.ndarray) -> np.ndarray:
    """Fisher information, (n, n); its null space is the common shift."""
    chance = _chances(theta)
    weight = (points + points.T) * chance * (1 - chance)
    return np.diag(weight.sum(axis=1)) - weight


def _likelihood(points: np.ndarray, theta: np.ndarray) -> float:
    return float(-(points * np.logaddexp(0, theta[None, :] - theta[:, None])).sum())


def _fit(points: np.ndarray) -> np.ndarray:
    """Newton's method with halved steps; the mean stays 0."""
    theta = np.zeros(len(points))
    n_games = points + points.T
    for _ in range(STEPS):
        slope = (points - n_games * _chances(theta)).sum(axis=1)
        step = np.linalg.pinv(_information(points, theta)) @ slope
        while _likelihood(points, theta + step) < _likelihood(points, theta) and np.abs(step).max() > 1e-12:
            step = step / 2
        theta = theta + step
        if np.abs(step).max() < 1e-10:
            break
    return theta - theta.mean()


def table_of(pairs: Sequence[tuple[int, int, float, int]], n: int) -> np.ndarray:
    """points[i, j] from (i, j, points of i, games) of each pairing."""
    points = np.zeros((n, n))
    for i, j, won, n_games in pairs:
        points[i, j] += won
        points[j, i] += n_games - won
    return points
