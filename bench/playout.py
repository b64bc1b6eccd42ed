#!/usr/bin/env python3
"""Random playouts in Battle: plies a second on one core.

Two-square 3, chase on (ISF), quiet draw 200, cap 4,000, random deployments. Three loops are timed, each several times:

    uniform   every ply, a uniform pick from the legal set as bits
    listed    every ply, the full list of legal actions is written and one is picked
    no-op     the same harness and generator with no game in it: what the measuring itself costs

Prints one line of JSON for each, with the median and all runs.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel._jit import BOUNDS, PLAIN, kernel
from gonfalon.games.stratego.kernel.bits import draw
from gonfalon.games.stratego.kernel.layout import STATE
from gonfalon.games.stratego.rules import Rules, rules_for

OPTIONS = {"two_square_limit": 3, "chase": "isf", "quiet_draw": 200, "ply_cap": 4000}
BAR = 5_000_000
"""Plies a second, listed, on one core of a two-core machine."""


@kernel
def no_op(rng, n_plies: int) -> int:
    """The loop without a game: one draw a ply."""
    total = 0
    for _ in range(n_plies):
        total += draw(rng, 64)
    return total


def loops(rules: Rules) -> dict[str, Callable[[int, int], int]]:
    """Name -> function of (seed, games) that plays and returns the plies."""
    states, scratch, buffer = np.zeros(1, STATE), np.zeros(8192, np.int32), rules.legal_buffer()

    def games(listed: bool) -> Callable[[int, int], int]:
        def run(seed: int, n_games: int) -> int:
            rng = np.array([seed * 2654435761 + 12345], np.int64)
            return int(playout.play_games(states, rules.tables, rng, buffer, scratch, n_games, listed))

        return run

    def nothing(seed: int, n_games: int) -> int:
        n_plies = 1000 * n_games
        no_op(np.array([seed + 12345], np.int64), n_plies)
        return n_plies

    return {"uniform": games(False), "listed": games(True), "no-op": nothing}


def measure(run: Callable[[int, int], int], n_games: int, n_runs: int) -> dict[str, Any]:
    """Plies a second over several runs of the same games' number, other games each time."""
    run(0, 2)
    rates, plies = [], 0
    for seed in range(1, n_runs + 1):
        began = time.perf_counter()
        n = run(seed, n_games)
        rates.append(n / (time.perf_counter() - began))
        plies += n
    return {
        "median": round(statistics.median(rates)),
        "runs": [round(rate) for rate in rates],
        "plies_a_game": round(plies / (n_games * n_runs), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="games in a run (2000)")
    parser.add_argument("--runs", type=int, default=7, help="runs, of which the median counts (7)")
    parser.add_argument("--variant", default="battle")
    wanted = parser.parse_args()
    rules = rules_for(wanted.variant, dict(OPTIONS))
    mode = "plain" if PLAIN else "bounds checked" if BOUNDS else "compiled"
    where = {
        "mode": mode,
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }
    print(json.dumps({"variant": wanted.variant, "options": OPTIONS, "record": STATE.itemsize, **where}))
    for name, run in loops(rules).items():
        print(json.dumps({"loop": name, **measure(run, wanted.games, wanted.runs)}), flush=True)


if __name__ == "__main__":
    main()
