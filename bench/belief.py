#!/usr/bin/env python3
"""Time and steadiness of the chances that the search's belief gives to hidden pieces.

    .venv/bin/python bench/belief.py
    .venv/bin/python bench/belief.py --sweeps 160,1600 --games 4 --seeds 12

Positions of games between the rule-based player and itself, every 40 plies. For each number of sweeps one line of JSON: CPU milliseconds of
the walk (median over positions with at least 35 hidden pieces, and over all), those of the whole belief, and the standard deviation
between seeds of the chance to be a bomb, over the pieces that may or may not be one (from 0.05 to 0.95).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon import games, players
from gonfalon.players.stratego.belief.belief import Belief, Trusts
from gonfalon.players.stratego.kernel.assignments import sweep_assignments
from gonfalon.players.stratego.knowledge.record import Record

FAMILY, MANY, EVERY = "stratego", 35, 40
OPEN = (0.05, 0.95)


def positions(n_games: int) -> list[Any]:
    """Information states of the mover."""
    rules: Any = games.get(FAMILY)
    found = []
    for seed in range(80_000, 80_000 + n_games):
        state = rules.new(seed, rules.setup("battle"))
        seats = [players.make_named(FAMILY, "rule_based", 2 * seed + seat) for seat in range(2)]
        while state.outcome is None:
            for seat in state.to_act():
                information = rules.information_state(state, seat)
                if state.ply % EVERY == 5:
                    found.append(information)
                state.step(seat, seats[seat].act(information))
    return found


def measure(informations: list[Any], n_sweeps: int, n_seeds: int) -> dict[str, float]:
    """Milliseconds and deviations."""
    walks: list[tuple[int, float]] = []
    wholes: list[float] = []
    variances: list[float] = []
    for information in informations:
        record, chances = Record(information), []
        for seed in range(n_seeds):
            began = time.process_time()
            belief = Belief(record, random.Random(seed), Trusts(), n_sweeps)
            wholes.append(time.process_time() - began)
            chances.append(belief.chances[:, belief.index["bomb"]])
            sums, began = np.zeros_like(belief.logs), time.process_time()
            sweep_assignments(belief.current, belief.logs, belief.prior, n_sweeps, belief.rng, sums)
            walks.append((len(belief.hidden), time.process_time() - began))
        mean = np.mean(chances, axis=0)
        may_be = (mean > OPEN[0]) & (mean < OPEN[1])
        variances += np.var(chances, axis=0, ddof=1)[may_be].tolist()
    return {
        "sweeps": n_sweeps,
        "walk_ms_many": 1000 * statistics.median(spent for n, spent in walks if n >= MANY),
        "walk_ms": 1000 * statistics.median(spent for _, spent in walks),
        "belief_ms": 1000 * statistics.median(wholes),
        "bomb_deviation": math.sqrt(statistics.fmean(variances)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--sweeps", default="160,400,1600")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=8)
    asked = parser.parse_args()
    informations = positions(asked.games)
    measure(informations[:1], 1, 1)  # compiles or loads the kernels
    for n_sweeps in map(int, asked.sweeps.split(",")):
        found = measure(informations, n_sweeps, asked.seeds)
        print(json.dumps({name: round(value, 4) for name, value in found.items()}), flush=True)


if __name__ == "__main__":
    main()
