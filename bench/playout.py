#!/usr/bin/env python3
"""Random playouts in Battle: plies a second on one core and on two, beside the same games in plain C.

Two-square 3, quiet draw 200, cap 4,000, random deployments; chase in the ISF's reading and off. The loops:

    uniform   every ply, a uniform pick from the legal set as bits
    listed    every ply, the full list of legal actions is written and one is picked
    threads   `uniform` in 1 and in 2 threads of one process, each with games of its own
    no-op     the same harness and generator with no game in it: what the measuring itself costs

Every loop runs once a round, so that a busy moment of the machine hits all of them alike; medians over the rounds count, by the
wall clock and by the seconds of CPU the loop was given (on a machine that others use too, only the second is the loop's own).
bench/playout.c is compiled where a C compiler is at hand, and left out with one line where there is none. Before the clock
starts, C and the kernel must have played the same games, ply for ply. Prints one line of JSON for each loop.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.games.stratego.kernel import playout
from gonfalon.games.stratego.kernel._jit import BOUNDS, PLAIN, kernel
from gonfalon.games.stratego.kernel.bits import draw
from gonfalon.games.stratego.kernel.layout import CODE_STEP, STATE
from gonfalon.games.stratego.rules import Rules, rules_for

SOURCE = Path(__file__).resolve().parent / "playout.c"
OPTIONS: dict[str, Any] = {"two_square_limit": 3, "chase": "isf", "quiet_draw": 200, "ply_cap": 4000}
BAR, BAR_TWO = 8_000_000, 1.8
"""Plies a second of `uniform` with every rule on, on one core; and how many times that on two."""
FLAGS = ["-std=c11", "-O3", "-march=native"]
Loop = Callable[[int, int], "Run"]
"""Function of (seed, games) that plays."""


class Run(NamedTuple):
    """One run of a loop: how many plies in how many seconds of the wall clock and of CPU."""

    plies: int
    wall: float
    cpu: float


class Program(NamedTuple):
    """The compiled bench/playout.c, or why there is none."""

    path: Path | None
    about: str


@kernel
def no_op(rng, n_plies: int) -> int:
    """The loop without a game: one draw a ply."""
    total = 0
    for _ in range(n_plies):
        total += draw(rng, 64)
    return total


def start_of(seed: int) -> int:
    """First state of the generator; the C program gets the same number."""
    return seed * 2654435761 + 12345


# ---- plain C -----------------------------------------------------------------------------------------------------------


def compile_c(folder: Path, flags: list[str] | None = None) -> Program:
    """Build bench/playout.c into the folder."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return Program(None, "no C compiler found (cc, gcc, clang, or $CC): the C loops are left out")
    chosen = FLAGS if flags is None else flags
    command = [compiler, *chosen, str(SOURCE), "-o", str(folder / "playout")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return Program(None, f"{compiler} failed: {done.stderr.strip().splitlines()[-1]}")
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    return Program(folder / "playout", f"{version.stdout.splitlines()[0]}, {' '.join(chosen)}")


def run_c(path: Path, start: int, n_games: int, mode: str, options: dict[str, Any], *more: str) -> str:
    """What the C program prints."""
    numbers = [options["two_square_limit"], options["chase"], options["quiet_draw"], options["ply_cap"]]
    command = [str(path), str(start), str(n_games), mode, *map(str, numbers), *more]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def c_loop(path: Path, mode: str, options: dict[str, Any]) -> Loop:
    """The C program as a loop; its own clock counts, without the start of the process."""

    def run(seed: int, n_games: int) -> Run:
        plies, wall, cpu, _ = run_c(path, start_of(seed), n_games, mode, options).split()
        return Run(int(plies), float(wall), float(cpu))

    return run


def games_of_c(
    path: Path, start: int, n_games: int, mode: str, options: dict[str, Any]
) -> list[tuple[int, ...]]:
    """Plies, result, reason and checksum of the last position of each game."""
    lines = run_c(path, start, n_games, mode, options, "each").splitlines()
    return [tuple(int(word) for word in line.split()) for line in lines]


def games_of_kernel(rules: Rules, start: int, n_games: int, mode: str) -> list[tuple[int, ...]]:
    """The same of the compiled kernel."""
    states, scratch, buffer = np.zeros(1, STATE), np.zeros(8192, np.int32), rules.legal_buffer()
    rng, out = np.array([start], np.int64), []
    for _ in range(n_games):
        plies = playout.play_games(states, rules.tables, rng, buffer, scratch, 1, mode == "listed")
        last: Any = states[0]
        out.append((int(plies), int(last["result"]), int(last["reason"]), checksum(last)))
    return out


def checksum(state: Any) -> int:
    """What stands where, what is known of it and which piece it is, as the C program (32 codes a side) sums it up."""
    board = state["board"].astype(int)
    cells = (
        board
        - (CODE_STEP - 32) * (board > CODE_STEP)
        + 64 * state["flag"].astype(int)
        + 256 * (state["id"].astype(int) + 1)
    )
    total = 1
    for cell in cells.tolist():
        total = (31 * total + cell) % 2**32
    return total


def witness(path: Path, rules: Rules, options: dict[str, Any], n_games: int) -> int:
    """Games that C and the kernel played alike. Raises SystemExit at the first that differs."""
    for mode in ("uniform", "listed"):
        theirs = games_of_c(path, start_of(99), n_games, mode, options)
        ours = games_of_kernel(rules, start_of(99), n_games, mode)
        for game, (a, b) in enumerate(zip(theirs, ours, strict=True)):
            if a != b:
                raise SystemExit(
                    f"C and the kernel differ: chase {options['chase']}, {mode}, game {game}: {a} and {b}"
                )
    return 2 * n_games


# ---- numba -------------------------------------------------------------------------------------------------------------


def player(rules: Rules, listed: bool) -> Callable[[int, int], int]:
    """Function of (seed, games) that returns the plies. Its buffers are its own, and no cache line is shared with another's."""
    states, scratch = np.zeros(2, STATE)[:1], np.zeros(8192, np.int32)
    rng, legal = np.zeros(32, np.int64), np.zeros(32, np.int64)

    def run(seed: int, n_games: int) -> int:
        rng[8] = start_of(seed)
        return int(playout.play_games(states, rules.tables, rng[8:9], legal[8:24], scratch, n_games, listed))

    return run


def timed(run: Callable[[int, int], int]) -> Loop:
    """Hold both clocks to it."""

    def loop(seed: int, n_games: int) -> Run:
        wall, cpu = time.perf_counter(), time.process_time()
        plies = run(seed, n_games)
        return Run(plies, time.perf_counter() - wall, time.process_time() - cpu)

    return loop


def threads(rules: Rules, n_threads: int) -> Loop:
    """`uniform` in several threads at once, each with `games` games; wall time until the last is done."""
    players = [player(rules, False) for _ in range(n_threads)]

    def run(seed: int, n_games: int) -> int:
        plies = [0] * n_threads

        def work(k: int) -> None:
            plies[k] = players[k](seed * n_threads + k, n_games)

        team = [threading.Thread(target=work, args=(k,)) for k in range(n_threads)]
        for one in team:
            one.start()
        for one in team:
            one.join()
        return sum(plies)

    return timed(run)


def nothing(seed: int, n_games: int) -> int:
    """The no-op loop of as many plies as games would have."""
    no_op(np.array([start_of(seed)], np.int64), 1000 * n_games)
    return 1000 * n_games


# ---- measuring ---------------------------------------------------------------------------------------------------------


def measure(loops: dict[str, Loop], n_games: int, n_rounds: int) -> dict[str, list[Run]]:
    """The runs of each loop, one a round; other games each round, the same for every loop."""
    runs: dict[str, list[Run]] = {name: [] for name in loops}
    for loop in loops.values():
        loop(0, 2)
    for seed in range(1, n_rounds + 1):
        for name, loop in loops.items():
            runs[name].append(loop(seed, n_games))
    return runs


def ratio(above: list[Run], below: list[Run]) -> float:
    """Median over the rounds of one loop's plies a second of CPU over another's."""
    pairs = zip(above, below, strict=True)
    return round(statistics.median(a.plies / a.cpu * b.cpu / b.plies for a, b in pairs), 2)


def speed_up(two: list[Run], one: list[Run]) -> dict[str, float]:
    """How many times one thread's rate two reach by the wall clock, and how many cores they were given meanwhile."""
    pairs = zip(two, one, strict=True)
    return {
        "times 1 thread": round(statistics.median(a.plies / a.wall * b.wall / b.plies for a, b in pairs), 2),
        "best": round(max(a.plies / a.wall for a in two) / max(b.plies / b.wall for b in one), 2),
        "cores given": round(statistics.median(a.cpu / a.wall for a in two), 2),
        "a thread's own rate, times 1 thread": ratio(two, one),
    }


def line(name: str, runs: list[Run], **more: Any) -> None:
    """One line of JSON: medians of plies a second by the wall clock and by CPU, and every run by the wall clock."""
    rates = [round(run.plies / run.wall) for run in runs]
    cpu = round(statistics.median(run.plies / run.cpu for run in runs))
    row = {"loop": name, "median": round(statistics.median(rates)), "cpu": cpu, **more, "runs": rates}
    print(json.dumps(row), flush=True)


def machine() -> dict[str, Any]:
    """What it ran on, and how busy that was."""
    model = "unknown"
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((row.split(":")[1].strip() for row in lines if row.startswith("model name")), model)
    return {
        "mode": "plain" if PLAIN else "bounds checked" if BOUNDS else "compiled",
        "machine": platform.machine(),
        "cpu": model,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "python": platform.python_version(),
    }


def rules_of(variant: str) -> dict[str, Rules]:
    """chase -> the rules with it."""
    return {chase: rules_for(variant, {**OPTIONS, "chase": chase}) for chase in ("isf", "off")}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2000, help="games in a run (2000)")
    parser.add_argument("--runs", type=int, default=9, help="rounds, of which the median counts (9)")
    parser.add_argument("--variant", default="battle", help="the C program plays battle only (battle)")
    parser.add_argument("--only", default="", help="loops whose name holds this text, such as threads (all)")
    wanted = parser.parse_args()
    rules = rules_of(wanted.variant)
    print(json.dumps({"variant": wanted.variant, "options": OPTIONS, "record": STATE.itemsize, **machine()}))
    loops: dict[str, Loop] = {"no-op": timed(nothing)}
    for chase, mode in [(chase, mode) for chase in rules for mode in ("uniform", "listed")]:
        loops[f"{mode}, chase {chase}"] = timed(player(rules[chase], mode == "listed"))
    for n in (1, 2):
        loops[f"threads {n}"] = threads(rules["isf"], n)
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder:
        program = Program(None, "the C program plays battle only: the C loops are left out")
        if wanted.variant == "battle":
            program = compile_c(Path(folder))
        print(json.dumps({"c": program.about}))
        if program.path is not None:
            alike = sum(witness(program.path, rules[c], {**OPTIONS, "chase": c}, 100) for c in rules)
            print(json.dumps({"games C and the kernel played alike": alike}))
            for chase, mode in [(chase, mode) for chase in rules for mode in ("uniform", "listed")]:
                loops[f"C {mode}, chase {chase}"] = c_loop(program.path, mode, {**OPTIONS, "chase": chase})
        chosen = {name: loop for name, loop in loops.items() if wanted.only in name}
        runs = measure(chosen, wanted.games, wanted.runs)
    for name, own in runs.items():
        more = {"times C": ratio(own, runs[f"C {name}"])} if f"C {name}" in runs else {}
        more |= speed_up(own, runs["threads 1"]) if name == "threads 2" else {}
        line(name, own, **more)


if __name__ == "__main__":
    main()
