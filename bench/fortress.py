#!/usr/bin/env python3
"""Stratego Fortress: single calls in microseconds, random steps a second, the checker, the generator, the sampler.

    new       a state, both fortresses built         step      one legal act taken, as text
    copy      an independent state                   offered   `decisions()`: every legal text
    observe   what the seat to move may know         check     a text judged (FORT-3.9), legal ones and ones that are not
    prepare   the first state drawn from what a seat knows      sample    each further one
    random, easy, medium, hard                       a fortress of that grade made

Calls are timed by themselves in random games (no free sacrifice, at most 4,000 plies), `prepare` and `sample` from ply 20 on, when
both seats have found something; the median and the 90th percentile over all of them count. `games` plays whole random games and counts
acts a second, choosing them included. Prints one line of JSON for each. One core, plain Python.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.core.rng import stream
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.generator import GRADES, make_fortress
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.maze_sampler import random_maze
from gonfalon.games.fortress.reach import faults_of, is_reachable
from gonfalon.games.fortress.rules import rules_for
from gonfalon.games.fortress.sample import prepare, sample

VARIANTS = ("fortress-intro", "fortress-main", "fortress-bridge")
PLY_CAP = 4000
DRAWN_FROM = 20
"""The first ply at which states are drawn."""
BARS = {"copy": 10.0, "step": 30.0, "check": 1000.0, "sample": 5000.0, "prepare": 5000.0}
"""Microseconds that the project has promised itself, for the median."""
BAR_STEPS = 20_000
"""Random acts a second."""
Times = dict[str, list[float]]


def timed(call: Callable[[], Any]) -> tuple[Any, float]:
    """What it returns, and the microseconds it took."""
    began = time.perf_counter_ns()
    answer = call()
    return answer, (time.perf_counter_ns() - began) / 1000


def one_game(variant: str, seed: int, n_plies: int, took: Times) -> None:
    """Play at random and time every kind of call at every ply."""
    rng, rules = random.Random(seed), rules_for(variant, GAME.setup(variant).options)
    brought = tuple(text_of(rules, random_maze(rules, rng)) for _ in range(2))
    setup = GAME.setup(variant, brought=brought, ply_cap=PLY_CAP)
    state, spent = timed(lambda: GAME.new(seed, setup))
    took["new"].append(spent)
    while state.outcome is None and state.ply < n_plies:
        _, spent = timed(state.decisions)
        took["offered"].append(spent)
        seat, action = state.player, GAME.random_action(state, state.player, rng)
        took["copy"].append(timed(state.copy)[1])
        took["observe"].append(timed(lambda s=seat: GAME.observe(state, s))[1])
        if state.ply >= DRAWN_FROM and state.ply % 10 == 0:
            time_draws(state, seat, took)
        took["step"].append(timed(lambda s=seat, a=action: state.step(s, a))[1])


def time_draws(state: Any, seat: int, took: Times) -> None:
    """A first state drawn from what the seat knows, and five more."""
    rng, information = stream(state.ply, "bench"), GAME.information_state(state, seat)
    took["prepare"].append(timed(lambda: prepare(information, rng))[1])
    sample(information, rng)
    for _ in range(5):
        took["sample"].append(timed(lambda: sample(information, rng))[1])


def time_checks(variant: str, n: int, took: Times) -> None:
    """Random fortresses as text, whether or not their flag can be reached."""
    anything = rules_for(variant, GAME.setup(variant, unreachable="loses").options)
    rules, rng = rules_for(variant, GAME.setup(variant).options), random.Random(1)
    for _ in range(n):
        maze = random_maze(anything, rng)
        text = text_of(rules, maze)
        took["check"].append(timed(lambda t=text: faults_of(rules, t))[1])
        took["reach"].append(timed(lambda m=maze: is_reachable(rules, m))[1])


def rows(took: Times) -> list[dict[str, Any]]:
    """Median and 90th percentile of every kind of call, in microseconds."""
    return [
        {
            "call": name,
            "median_us": round(statistics.median(times), 1),
            "p90_us": round(sorted(times)[len(times) * 9 // 10], 1),
            "calls": len(times),
            **({"bar_us": BARS[name]} if name in BARS else {}),
        }
        for name, times in took.items()
        if times
    ]


def calls(variant: str, n_games: int, n_plies: int, n_checks: int) -> list[dict[str, Any]]:
    """All single calls of a variant."""
    names = ("new", "offered", "step", "observe", "copy", "prepare", "sample", "check", "reach")
    one_game(variant, 0, n_plies, {name: [] for name in names})
    took: Times = {name: [] for name in names}
    for seed in range(1, n_games + 1):
        one_game(variant, seed, n_plies, took)
    time_checks(variant, n_checks, took)
    return rows(took)


def games(variant: str, n_games: int) -> dict[str, Any]:
    """Whole random games: acts a second by the wall clock and by CPU."""
    n_steps, began, began_cpu = 0, time.perf_counter(), time.process_time()
    for seed in range(n_games):
        state, rng = GAME.new(seed, GAME.setup(variant, ply_cap=PLY_CAP)), random.Random(seed)
        while state.outcome is None:
            seat = state.to_act()[0]
            state.step(seat, GAME.random_action(state, seat, rng))
        n_steps += state.ply
    wall, cpu = time.perf_counter() - began, time.process_time() - began_cpu
    return {
        "games": n_games,
        "acts": n_steps,
        "acts_a_second": round(n_steps / wall),
        "acts_a_second_cpu": round(n_steps / cpu),
        "bar": BAR_STEPS,
    }


def grades(variant: str, n: int) -> list[dict[str, Any]]:
    """Fortresses made, by grade, in milliseconds."""
    rules, found = rules_for(variant, GAME.setup(variant).options), []
    for grade in GRADES:
        times = [timed(lambda s=s, g=grade: make_fortress(rules, stream(s, "bench"), g))[1] for s in range(n)]
        found.append({"made": grade, "median_ms": round(statistics.median(times) / 1000, 2), "n": n})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", choices=VARIANTS, action="append", help="which (all)")
    parser.add_argument("--games", type=int, default=40, help="games (40)")
    parser.add_argument(
        "--plies", type=int, default=200, help="plies of a game in which calls are timed (200)"
    )
    parser.add_argument("--checks", type=int, default=400, help="fortresses judged (400)")
    parser.add_argument("--made", type=int, default=8, help="fortresses made of each grade (8)")
    chosen = parser.parse_args()
    for variant in chosen.variant or VARIANTS:
        found = calls(variant, chosen.games, chosen.plies, chosen.checks)
        for row in (*found, games(variant, chosen.games), *grades(variant, chosen.made)):
            print(json.dumps({"variant": variant, **row}), flush=True)


if __name__ == "__main__":
    main()
