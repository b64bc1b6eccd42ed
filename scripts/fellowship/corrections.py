#!/usr/bin/env python3
"""Correct what the card game's search judges cut playouts by, with the same positions played on after different answers.

    nice .venv/bin/python scripts/fellowship/corrections.py

Takes two decisions of each of 260 solo games by rules of thumb (first scenario, starter decks drawn with the weights of DECKS, seeds 21,000
and on). All plans of a decision are played in the same samples to the end of the game by rules of thumb; the table is noted at the end of
each of the next three rounds, where the search judges. Within a sample plans differ by nothing but the answer, so differences of results
between plans say what an answer causes, while whole games only say what goes with winning. A linear regression with a quadratic pull
towards 0 explains what the judgement misses of these differences by the differences of the features; its weights are written into
value.json beside those of value.py, which must have been run before.

Prints by cross-validation over games, for the judgement with and without them: the correlation of what it says of plans with games won, and
the gain, in games won, that choosing plans by five samples brings for each standard deviation of choice. The same arguments and the same
rules of thumb give the same file. Takes 3 minutes of CPU.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from gonfalon.core.rng import stream
from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.evaluation import FEATURES, FIRST, WEIGHTS, features, value_of
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.players.fellowship.search import DeckOrders, play_on
from gonfalon.players.fellowship.search_plans import WEIGHED, follow, is_weighed, plans

FITTED = WEIGHED - {"after_staging", "attack_4"}
"""Kinds of decisions that are taken: those that were searched when the weights were fitted. With the two windows that are searched since,
the gain with corrections is 0.0385 for 0.0373 without."""
FIRST_SEED, GAMES, DECISIONS = 21_000, 260, 2
DECKS = {"leadership": 3, "tactics": 6, "spirit": 6, "lore": 5}
MOST_PLANS, SAMPLES, FEW_PLANS, SAMPLES_OF_FEW = 8, 8, 3, 16
"""Plans of a decision; samples of each, and of a decision of so few plans."""
ROUNDS, LONGEST, MOST_DECISIONS = 3, 60, 3_000
"""Rounds at whose ends the table is noted, rounds and decisions after which a game that goes on counts as lost."""
PULL, FOLDS, USED_SAMPLES = 300.0, 8, 5


class Playouts(NamedTuple):
    """One decision. won: float[samples, plans], 1 or 0. values: float[rounds, samples, plans], what value_of said. features:
    float[rounds, samples, plans, features], 0 once the game is over."""

    seed: int
    won: np.ndarray
    values: np.ndarray
    features: np.ndarray


def decisions(seed: int) -> Iterator[Playouts]:
    """The decisions of one game, drawn from all that a search would weigh."""
    rng = random.Random(seed)
    setup = GAME.setup(FIRST, brought=rng.choices([*DECKS], [*DECKS.values()]))
    chosen: set[int] | None = None
    while True:
        s, count = GAME.new(seed, setup), 0
        s.recording = False
        while s.outcome is None:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            is_begun = s.pending.kind == "commit" and s.pending.again[2]
            if is_weighed(s, choices, FITTED) and not is_begun:
                if chosen is not None and count in chosen:
                    yield from played(s, seat, seed)
                count += 1
            s.take(seat, choose(s, seat, choices))
        if chosen is not None:
            return
        chosen = set(rng.sample(range(count), min(DECISIONS, count)))


def played(state: State, seat: int, seed: int) -> Iterator[Playouts]:
    """All plans of a decision, each in all samples; nothing where there is one plan alone."""
    information, rng = GAME.information_state(state, seat), stream(seed, "pos", state.ply)
    seen = GAME.sample(information, rng)
    assert seen.pending is not None
    choices = next(found for asked, found in seen.pending.asks if asked == seat)
    found = plans(seen, seat, choices, MOST_PLANS)
    if len(found) < 2:
        return
    n, spread = SAMPLES if len(found) > FEW_PLANS else SAMPLES_OF_FEW, DeckOrders(seat, rng)
    won = np.zeros((n, len(found)))
    values, rows = np.zeros((ROUNDS, *won.shape)), np.zeros((ROUNDS, *won.shape, len(FEATURES)))
    for k in range(n):
        sample = GAME.sample(information, rng)
        sample.seed = rng.getrandbits(62)
        spread.apply(sample)
        for number, plan in enumerate(found):
            won[k, number], values[:, k, number], rows[:, k, number] = play(sample.fork(), seat, plan)
    yield Playouts(seed, won, values, rows)


def play(s: State, seat: int, plan: tuple[Choice, ...]) -> tuple[float, np.ndarray, np.ndarray]:
    """Follow a plan and play on to the end: the result, and what was noted at the end of each round. **Mutates:** s."""
    began = s.round
    follow(s, seat, plan)
    values, rows = np.zeros(ROUNDS), np.zeros((ROUNDS, len(FEATURES)))
    for k in range(ROUNDS):
        play_on(s, began + k + 1, MOST_DECISIONS)
        values[k] = value_of(s)
        if s.outcome is None:
            rows[k] = features(s)
    play_on(s, began + LONGEST, MOST_DECISIONS)
    return float(s.outcome is not None and s.outcome.returns[0] > 0), values, rows


def between_plans(numbers: np.ndarray, axis: int) -> np.ndarray:
    """Less their mean over the plans of the same sample."""
    return numbers - numbers.mean(axis, keepdims=True)


def fit(all_playouts: list[Playouts]) -> np.ndarray:
    """The weights of the features: what the judgement misses of the results' differences between plans."""
    x = np.concatenate([between_plans(one.features, 2).reshape(-1, len(FEATURES)) for one in all_playouts])
    y = np.concatenate([between_plans(one.won - one.values, 2).reshape(-1) for one in all_playouts])
    scale = x.std(0) + 1e-9
    x = x / scale
    return np.linalg.solve(x.T @ x + PULL * np.eye(len(FEATURES)), x.T @ y) / scale


def quality(all_playouts: list[Playouts], judged: list[np.ndarray]) -> tuple[float, float]:
    """How a judgement (float[samples, plans] for each decision) agrees with games won in *other* samples: the correlation of the means
    of plans, and the gain of choosing by a few samples."""
    sums = np.zeros(4)
    for one, said in zip(all_playouts, judged, strict=True):
        w, j = between_plans(one.won, 1), between_plans(said, 1)
        n, free = len(w), w.shape[1] - 1
        pairs = n * (n - 1) * free
        both, alone, results = w.sum(0) @ j.sum(0), j.sum(0) @ j.sum(0), w.sum(0) @ w.sum(0)
        sums += [(both - (w * j).sum()) / pairs, (alone - (j * j).sum()) / pairs, 0, (j * j).sum() / n / free]
        sums[2] += (results - (w * w).sum()) / pairs
    agreed, spread, results, noisy = sums / len(all_playouts)
    if min(spread, results) <= 0:
        return 0.0, 0.0
    return agreed / (spread * results) ** 0.5, agreed / (spread + (noisy - spread) / USED_SAMPLES) ** 0.5


def cross_validated(all_playouts: list[Playouts]) -> list[np.ndarray]:
    """The corrected judgement of each decision, by weights that were fitted without any of its fold of games."""
    found: list[np.ndarray] = []
    weights = [fit([one for one in all_playouts if one.seed % FOLDS != fold]) for fold in range(FOLDS)]
    for one in all_playouts:
        found.append((one.values + one.features @ weights[one.seed % FOLDS]).mean(0))
    return found


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    all_playouts = [
        one for seed in range(FIRST_SEED, FIRST_SEED + arguments.games) for one in decisions(seed)
    ]
    before = quality(all_playouts, [one.values.mean(0) for one in all_playouts])
    after = quality(all_playouts, cross_validated(all_playouts))
    figures = {
        "games": arguments.games,
        "decisions": len(all_playouts),
        "correlation": [round(before[0], 3), round(after[0], 3)],
        "gain": [round(before[1], 4), round(after[1], 4)],
    }
    print(json.dumps(figures), flush=True)
    kept = json.loads(WEIGHTS.read_text())
    weights = {name: round(float(one), 5) for name, one in zip(FEATURES, fit(all_playouts), strict=True)}
    kept[FIRST]["corrections"] = {**figures, "weights": weights}
    arguments.out.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
