#!/usr/bin/env python3
"""Fit what the card game's search judges cut playouts by, to the results of games by rules of thumb.

    nice .venv/bin/python scripts/fellowship/value.py

Plays games of the first scenario with every starter deck (400 each), and of the second with the list of 3 spheres (1,600), on seeds 1 and
on, every third on the easy difficulty, some moves drawn at random so that good and bad positions are met. The table is noted at the first
decision of every round. A logistic regression by Newton steps is fitted to the games' results, for each scenario by itself; every deck gets
a constant of its own, of which the file keeps the mean (a search compares plans of one deck). The last fifth of the games is held back
first; its log loss is printed beside that of the mean. Then all games are fitted and value.json is written. The same arguments and the same
rules of thumb give the same file, which takes about a minute of CPU.
The corrections in the file rest on these weights and go with them: `scripts/fellowship/corrections.py` finds them again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from gonfalon.games.fellowship.decks import STARTERS
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.evaluation import FEATURES, WEIGHTS, features
from gonfalon.players.fellowship.rule_based import choose

DECK = Path(__file__).resolve().parents[2] / "src/gonfalon/players/fellowship/decks/three-spheres.txt"
LEARNED = {
    "passage-through-mirkwood": (STARTERS, 400),
    "journey-down-the-anduin": ((DECK.read_text(),), 1600),
}
"""The scenarios that get weights of their own: the decks they are learned with, and games with each."""
AT_RANDOM, PULL = 0.03, 3.0
"""The share of moves drawn at random, and the strength of the pull of every weight towards 0."""


def play(scenario: str, deck: str, seed: int) -> tuple[list[tuple[float, ...]], float]:
    """The rows of one game, and 1 if it was won."""
    setup = GAME.setup(scenario, difficulty="easy" if seed % 3 == 0 else "standard", brought=(deck,))
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


def table_of(
    scenario: str, all_decks: Sequence[str], n_games: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rows (a column for each feature, then one for each deck), results and seeds."""
    rows: list[tuple[float, ...]] = []
    won: list[float] = []
    seeds: list[int] = []
    for seed in range(1, n_games + 1):
        for number, deck in enumerate(all_decks):
            found, result = play(scenario, deck, seed)
            decks = tuple(float(number == k) for k in range(len(all_decks)))
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


def learned(scenario: str, decks: Sequence[str], n_games: int) -> dict[str, Any]:
    """The figures and weights of one scenario."""
    x, y, seeds = table_of(scenario, decks, n_games)
    held = seeds > n_games * 4 // 5
    w = fit(x[~held], y[~held])
    figures = {
        "games": n_games * len(decks),
        "rows": len(y),
        "won": round(float(y.mean()), 4),
        "held_back_loss": log_loss(forecast(x[held], w), y[held]),
        "loss_of_mean": log_loss(np.full(held.sum(), y[~held].mean()), y[held]),
    }
    print(scenario, json.dumps(figures), flush=True)
    w = fit(x, y)
    w[0] += w[len(FEATURES) :].mean()
    return {
        **figures,
        "weights": {name: round(float(one), 4) for name, one in zip(FEATURES, w, strict=False)},
    }


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the games, for a quick look")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    fitted = {
        scenario: learned(scenario, decks, max(5, int(games * arguments.share)))
        for scenario, (decks, games) in LEARNED.items()
    }
    arguments.out.write_text(json.dumps(fitted, indent=1) + "\n")


if __name__ == "__main__":
    main()
