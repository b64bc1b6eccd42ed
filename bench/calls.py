#!/usr/bin/env python3
"""Single calls from Python, in microseconds, and a cached start, in seconds.

    step      one legal action taken, as text                    copy      an independent state
    observe   what the seat to move may know                     sample    a state that agrees with what the seat has seen
    new       a state, both armies deployed                      legal     `decisions()`: who owes what, every legal text

Every call is timed by itself at every ply of whole random games (at most --plies a game); the median and the 90th percentile
over all of them count. `start` is a new Python process up to and with the first legal move, bytecode and kernels cached by a
start before it, and the same cut short after each stage: the bare interpreter, NumPy, numba, Gonfalon's modules. By the wall
clock and by CPU; on a machine that others use too, only the second is its own. Prints one line of JSON for each.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon import games

SOURCES = Path(__file__).resolve().parents[1] / "src"
STAGES = {
    "python": "pass",
    "numpy": "import numpy",
    "numba": "import numba",
    "gonfalon modules": "from gonfalon import games; games.get('stratego'); import gonfalon.games.stratego.sample",
    "first step": """
import random
from gonfalon import games
game, rng = games.get("stratego"), random.Random(1)
state = game.new(1, game.setup("battle"))
for seat in (0, 1, 0):
    state.step(seat, game.random_action(state, seat, rng))
assert state.ply == 3
""",
}


def timed(call: Callable[[], Any]) -> tuple[Any, float]:
    """What it returns, and the microseconds it took."""
    began = time.perf_counter_ns()
    answer = call()
    return answer, (time.perf_counter_ns() - began) / 1000


def one_game(game: Any, variant: str, seed: int, n_plies: int, took: dict[str, list[float]]) -> None:
    """Play at random and time every kind of call at every ply."""
    rng = random.Random(seed)

    def deployed() -> Any:
        state = game.new(seed, game.setup(variant, ply_cap=4000))
        for seat, text in enumerate(armies):
            state.step(seat, text)
        return state

    first = game.new(seed, game.setup(variant))
    armies = [game.random_action(first, seat, rng) for seat in range(2)]
    state, spent = timed(deployed)
    took["new"].append(spent)
    while state.outcome is None and state.ply < n_plies:
        decisions, spent = timed(state.decisions)
        took["legal"].append(spent)
        seat, action = decisions[0].seat, rng.choice(decisions[0].actions)
        took["copy"].append(timed(state.copy)[1])
        took["observe"].append(timed(lambda s=seat: game.observe(state, s))[1])
        if state.ply % 8 == 0:
            known = game.information_state(state, seat)
            took["sample"].append(timed(lambda k=known: game.sample(k, rng))[1])
        took["step"].append(timed(lambda s=seat, a=action: state.step(s, a))[1])


def calls(variant: str, n_games: int, n_plies: int) -> list[dict[str, Any]]:
    """Median and 90th percentile of every kind of call, in microseconds."""
    game = games.get("stratego")
    names = ("new", "legal", "step", "observe", "copy", "sample")
    one_game(game, variant, 0, n_plies, {name: [] for name in names})
    took: dict[str, list[float]] = {name: [] for name in names}
    for seed in range(1, n_games + 1):
        one_game(game, variant, seed, n_plies, took)
    return [
        {
            "call": name,
            "median_us": round(statistics.median(all_), 1),
            "p90_us": round(sorted(all_)[len(all_) * 9 // 10], 1),
            "calls": len(all_),
        }
        for name, all_ in took.items()
    ]


def process(code: str, bytecode: str) -> tuple[float, float]:
    """Seconds of a new Python process by the wall clock and by CPU. Its bytecode is kept in the folder."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONPYCACHEPREFIX": bytecode}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def starts(n_runs: int) -> list[dict[str, Any]]:
    """Medians of every stage; the stages take turns."""
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in STAGES}
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as bytecode:
        for code in STAGES.values():
            process(code, bytecode)
        for _ in range(n_runs):
            for name, code in STAGES.items():
                runs[name].append(process(code, bytecode))
    return [
        {
            "start": name,
            "wall_s": round(statistics.median(wall for wall, _ in own), 3),
            "cpu_s": round(statistics.median(cpu for _, cpu in own), 3),
            "best_wall_s": round(min(wall for wall, _ in own), 3),
        }
        for name, own in runs.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10, help="games to time calls in (10)")
    parser.add_argument("--plies", type=int, default=400, help="plies of each game at most (400)")
    parser.add_argument("--starts", type=int, default=9, help="processes for each stage of the start (9)")
    parser.add_argument("--variant", default="battle")
    wanted = parser.parse_args()
    print(json.dumps({"variant": wanted.variant, "load": round(os.getloadavg()[0], 1)}))
    for row in [*calls(wanted.variant, wanted.games, wanted.plies), *starts(wanted.starts)]:
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
