"""Ratings by maximum likelihood in the model of Bradley and Terry, a draw counted as half a win of each.

The chance that i beats j is 1 / (1 + 10 ** ((Rj - Ri) / 400)). Intervals come from the Fisher information, computed as if every game
were won or lost; with draws they are too wide rather than too narrow. Only differences of ratings have a meaning: their mean, or the
rating of one player, is set to 0 (R. A. Bradley and M. E. Terry, Biometrika 39, 1952).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from gonfalon.core.intervals import Z_95

SCALE = 400 / math.log(10)
"""Elo points per unit of the natural log odds."""
MOST_STEPS = 200
"""Newton steps after which the fit stops."""


class Rating(NamedTuple):
    """Elo points with their 95 % interval, relative to the mean of the players or to the anchor."""

    elo: float
    low: float
    high: float


class Ratings(NamedTuple):
    """Ratings in the order of the players. finite: the likelihood has a maximum; where it has none, one draw is added to every pair."""

    players: list[Rating]
    finite: bool


def rate(points: np.ndarray, anchor: int | None = None) -> Ratings:
    """Fit the ratings. points[i, j]: points i scored against j, float[n, n], diagonal ignored. anchor: the player whose rating is 0."""
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
    rated: list[Rating] = []
    for value, variance in zip(theta, variances, strict=True):
        half = Z_95 * math.sqrt(max(0.0, variance))
        rated.append(Rating(SCALE * value, SCALE * (value - half), SCALE * (value + half)))
    return Ratings(rated, finite)


def difference(score: float) -> float:
    """Elo difference that gives this expected score (0 to 1); infinite at 0 and 1."""
    if score in (0.0, 1.0):
        return math.copysign(math.inf, score - 0.5)
    return SCALE * math.log(score / (1 - score))


def _reaches_all(scored: np.ndarray) -> bool:
    """Is every player reachable from the first along edges i -> j with scored[i, j]? scored: bool[n, n]."""
    reached, waiting = {0}, [0]
    while waiting:
        new = {int(j) for j in np.flatnonzero(scored[waiting.pop()])} - reached
        reached |= new
        waiting += new
    return len(reached) == len(scored)


def _chances(theta: np.ndarray) -> np.ndarray:
    """float[n, n]: the chance that i beats j. theta: float[n], ratings in natural log odds."""
    return 1 / (1 + np.exp(theta[None, :] - theta[:, None]))


def _information(points: np.ndarray, theta: np.ndarray) -> np.ndarray:
    """Fisher information, float[n, n]; it is singular, since a shift of all ratings changes no chance."""
    chance = _chances(theta)
    weight = (points + points.T) * chance * (1 - chance)
    return np.diag(weight.sum(axis=1)) - weight


def _log_likelihood(points: np.ndarray, theta: np.ndarray) -> float:
    return float(-(points * np.logaddexp(0, theta[None, :] - theta[:, None])).sum())


def _fit(points: np.ndarray) -> np.ndarray:
    """Maximise the likelihood by Newton's method; a step that lowers it is halved. float[n] in natural log odds, mean 0."""
    theta = np.zeros(len(points))
    n_games = points + points.T
    for _ in range(MOST_STEPS):
        slope = (points - n_games * _chances(theta)).sum(axis=1)
        step = np.linalg.pinv(_information(points, theta)) @ slope
        before = _log_likelihood(points, theta)
        while _log_likelihood(points, theta + step) < before and np.abs(step).max() > 1e-12:
            step = step / 2
        theta = theta + step
        if np.abs(step).max() < 1e-10:
            break
    return theta - theta.mean()


def points_matrix(pairs: Sequence[tuple[int, int, float, int]], n: int) -> np.ndarray:
    """float[n, n]: points i scored against j, summed from (i, j, points of i, games) of each pairing of `n` players."""
    points = np.zeros((n, n))
    for i, j, won, n_games in pairs:
        points[i, j] += won
        points[j, i] += n_games - won
    return points
