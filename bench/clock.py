#!/usr/bin/env python3
"""How well a level under a time limit keeps it: the milliseconds of its moves beyond the limit, with busy processes beside it.

    .venv/bin/python bench/clock.py --ms 100 --moves 10000
    .venv/bin/python bench/clock.py --ms 50 --moves 2000 --variant me-ring --beside 0

The level plays the rule-based player, both colours, fresh games until it has made so many moves (deployments are counted apart). By the
wall clock, as an opponent would see it. `beside`: busy processes, one a core unless said otherwise. Prints one line of JSON: the share
of moves more than 10 ms over, the median, the 99.9th percentile and the longest.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon import games, players

FAMILY = "stratego"
OVER = 10.0
"""Milliseconds over the limit from which on a move counts as late."""


def work_for_ever() -> None:
    """Keep a core busy."""
    while True:
        sum(range(10_000))


def play(
    variant: str, level: int, ms: float, seed: int, moves: list[float], deployments: list[float]
) -> None:
    """One game; the milliseconds of the level's moves and deployments are appended."""
    game: Any = next(g for g in games.all_games() if any(v.id == variant for v in g.spec.variants))
    state: Any = game.new(seed, game.setup(variant))
    timed = seed % 2
    seats = [
        players.make(FAMILY, level, seed, ms=ms)
        if seat == timed
        else players.make_named(FAMILY, "rule_based", seed)
        for seat in (0, 1)
    ]
    while state.outcome is None:
        seat = state.to_act()[0]
        information = game.information_state(state, seat)
        began = time.perf_counter()
        action = seats[seat].act(information)
        took = 1000 * (time.perf_counter() - began)
        if seat == timed:
            (deployments if information.observation.kind == "deploy" else moves).append(took)
        state.step(seat, action)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--ms", type=float, default=100.0)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--beside", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    beside = [multiprocessing.Process(target=work_for_ever, daemon=True) for _ in range(asked.beside)]
    moves: list[float] = []
    deployments: list[float] = []
    play("duel" if asked.variant != "duel" else "battle", asked.level, 5, 1, [], [])  # loads the kernels
    for process in beside:
        process.start()
    seed = 70_000
    while len(moves) < asked.moves:
        play(asked.variant, asked.level, asked.ms, seed, moves, deployments)
        seed += 1
    over = sorted(took - asked.ms for took in moves)
    print(
        json.dumps(
            {
                "variant": asked.variant,
                "level": asked.level,
                "ms": asked.ms,
                "beside": asked.beside,
                "games": seed - 70_000,
                "moves": len(moves),
                "late": sum(took > OVER for took in over),
                "median": round(statistics.median(moves), 1),
                "over_p999": round(over[int(0.999 * len(over))], 1),
                "longest": round(max(moves), 1),
                "deployment_longest": round(max(deployments), 1),
            }
        )
    )


if __name__ == "__main__":
    main()
