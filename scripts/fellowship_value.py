#!/usr/bin/env python3
"""Fit what the card game's search judges cut playouts by, to the results of games by rules of thumb.

    nice .venv/bin/python scripts/fellowship_value.py --games 600

Plays that many games of Mirkwood with every starter deck on seeds 1 and on, every third on the easy difficulty, some moves drawn at random
so that good and bad positions are met. The table is noted at the first decision of every round. A logistic regression by Newton steps is
fitted to the games' results; every deck gets a constant of its own, of which the file keeps the mean (a search compares plans of one deck).
The last fifth of the games is held back first; its log loss is printed beside that of the mean. Then all games are fitted and value.json
is written. The same arguments and the same rules of thumb give the same file. 600 games take about a minute of CPU.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.games.fellowship.decks import STARTERS
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.evaluation import FEATURES, WEIGHTS, features
from gonfalon.players.fellowship.rule_based import choose

SCENARIO, AT_RANDOM, PULL = "passage-through-mirkwood", 0.03, 3.0
"""Where it is learned, the share of moves drawn at random, and the strength of the pull of every weight towards 0."""


def play(deck: str, seed: int) -> tuple[list[tuple[float, ...]], float]:
    """The rows of one game, and 1 if it was won."""
    setup = GAME.setup(SCENARIO, difficulty="easy" if seed % 3 == 0 else "standard", brought=(deck,))
    s, rng = GAME.new(seed, setup), random.Random(seed)
    rows: list[tuple[float, ...]] = []
    s.recording, seen = False, 1
    while s.outcome is None:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        if s.round > seen:
            seen = s.round
            rows.append(features(s))
        s.take(seat, rng.choice(choices) if rng.random() < AT_RANDOM else choose(s, seat, choices))
    return rows, float(s.outcome.returns[0] > 0)


def table_of(n_games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rows (a column for each feature, then one for each deck), results and seeds."""
    rows: list[tuple[float, ...]] = []
    won: list[float] = []
    seeds: list[int] = []
    for seed in range(1, n_games + 1):
        for number, deck in enumerate(STARTERS):
            found, result = play(deck, seed)
            decks = tuple(float(number == k) for k in range(len(STARTERS)))
            rows += [(*row, *decks) for row in found]
            won += [result] * len(found)
            seeds += [seed] * len(found)
    return np.array(rows), np.array(won), np.array(seeds)


def fit(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Weights of a logistic regression: Newton steps with a quadratic pull towards 0, not on the constant."""
    w, pull = np.zeros(x.shape[1]), np.full(x.shape[1], PULL)
    pull[0] = 1e-3
    for _ in range(30):
        p = forecast(x, w)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + np.diag(pull)
        w -= np.linalg.solve(curvature, x.T @ (p - y) + pull * w)
    return w


def forecast(x: np.ndarray, w: np.ndarray) -> np.ndarray:
    """The chance of winning of every row."""
    return 1 / (1 + np.exp(-(x @ w)))


def log_loss(p: np.ndarray, y: np.ndarray) -> float:
    """The mean log loss of forecasts."""
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return round(float(-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p))), 4)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=600, help="with each deck")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    x, y, seeds = table_of(arguments.games)
    held = seeds > arguments.games * 4 // 5
    w = fit(x[~held], y[~held])
    figures = {
        "games": arguments.games * len(STARTERS),
        "rows": len(y),
        "won": round(float(y.mean()), 4),
        "held_back_loss": log_loss(forecast(x[held], w), y[held]),
        "loss_of_mean": log_loss(np.full(held.sum(), y[~held].mean()), y[held]),
    }
    print(json.dumps(figures))
    w = fit(x, y)
    w[0] += w[len(FEATURES) :].mean()
    weights = {name: round(float(one), 4) for name, one in zip(FEATURES, w, strict=False)}
    arguments.out.write_text(json.dumps({**figures, "weights": weights}, indent=1) + "\n")


if __name__ == "__main__":
    main()
