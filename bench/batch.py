#!/usr/bin/env python3
"""The batched environment: game steps a second on one core, the legal mask and the 32 byte planes of both seats after each.

Battle, 1,024 games, chase on (ISF), two-square 3, quiet draw 200, cap 4,000. The loops take turns:

    random     `step()`: every game takes a uniformly random legal action drawn by the environment
    given      `step(actions)`: the same with legal actions that the caller has chosen (the choosing is not timed)
    mover      `random`, then `mover_planes()`: a fresh array of the observation of whoever is to move, as a learner wants it
    scratch    `random`, and every game's mover's planes written anew from the position (what the upkeep saves)
    games      `random` without mask and planes: games alone, in the same order over the same records
    masked     `games` with the mask
    fill       the memory of one observation and one mask written over for each game, nothing else: what memory allows

`layout` says which bytes a step writes. Medians over the rounds, by the wall clock and by CPU; on a machine that others use too,
only the second is the loop's own. Prints one line of JSON for each.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon.envs.stratego.batch import BatchEnv
from gonfalon.games.stratego.kernel._jit import kernel
from gonfalon.games.stratego.kernel.batch import find_legal, restart
from gonfalon.games.stratego.kernel.bits import draw
from gonfalon.games.stratego.kernel.layout import OVER
from gonfalon.games.stratego.kernel.legal import action_at
from gonfalon.games.stratego.kernel.planes import write_mask, write_planes
from gonfalon.games.stratego.kernel.turn import apply

Loop = Callable[[int], tuple[float, float]]
"""Function of a number of steps of the whole batch that returns seconds of the wall clock and of CPU."""


@kernel
def choose_all(mask, rng, actions) -> None:
    """A uniformly random legal action number of every game, from its mask."""
    for i in range(len(mask)):
        n = 0
        for number in range(mask.shape[1]):
            n += int(mask[i, number])
        skip = draw(rng, n)
        for number in range(mask.shape[1]):
            if int(mask[i, number]) == 1:
                if skip == 0:
                    actions[i] = number
                    break
                skip -= 1


@kernel
def draw_all(states, tables, player, planes) -> None:
    """The mover's planes of every game, from nothing. planes: int8[games, n_planes, cells]."""
    for i in range(len(states)):
        write_planes(states[i], tables, int(player[i]), planes[i])


@kernel
def play_all(states, tables, rngs, pool, scratch, legal, count, mask, masked: bool) -> None:
    """One random action in every game, without planes; a game that ends starts anew."""
    for i in range(len(states)):
        state, row = states[i], legal[i]
        apply(state, tables, action_at(state, tables, row, draw(rngs[i], int(count[i]))))
        count[i] = find_legal(state, tables, row)
        if int(state["phase"]) == OVER:
            restart(state, tables, rngs[i], pool, pool, scratch, row)
            count[i] = find_legal(state, tables, row)
        if masked:
            write_mask(state, tables, row, mask[i])


@kernel
def fill_all(planes, mask, value: int) -> None:
    """Write every byte of one observation and one mask a game."""
    for i in range(len(planes)):
        planes[i, 0, :, :] = value
        mask[i, :] = value


def timed(work: Callable[[], Any]) -> Loop:
    """Repeat it under both clocks."""

    def loop(n_steps: int) -> tuple[float, float]:
        wall, cpu = time.perf_counter(), time.process_time()
        for _ in range(n_steps):
            work()
        return time.perf_counter() - wall, time.process_time() - cpu

    return loop


def make(variant: str, n_games: int) -> BatchEnv:
    """Games in the middle of their course: a batch fresh from the start is in step, and no game ends in it."""
    env = BatchEnv(variant, n_games=n_games, seed=7)
    env.reset()
    for _ in range(800):
        env.step()
    return env


def given(env: BatchEnv) -> Loop:
    """Steps with chosen actions; only the step is timed."""
    rng, actions = np.array([99], np.int64), np.zeros(env.n_games, np.int32)

    def loop(n_steps: int) -> tuple[float, float]:
        wall = cpu = 0.0
        for _ in range(n_steps):
            choose_all(env._out[2], rng, actions)
            began, used = time.perf_counter(), time.process_time()
            env.step(actions)
            wall, cpu = wall + time.perf_counter() - began, cpu + time.process_time() - used
        return wall, cpu

    return loop


def loops(variant: str, n_games: int) -> dict[str, Loop]:
    """Every loop with an environment of its own."""
    plain, chosen, mover, scratch, bare, masked, filled = (make(variant, n_games) for _ in range(7))
    tables, own = plain.rules.tables, np.zeros((n_games, plain.n_planes, plain.cells), np.int8)
    pool = np.zeros((0, len(plain.rules.ruleset.zones[0])), np.int8)

    def step_and_draw() -> None:
        scratch.step()
        draw_all(scratch._states, tables, scratch._out[4], own)

    def play(env: BatchEnv, with_mask: bool) -> None:
        legal, count, mask, *_ = env._out
        play_all(env._states, tables, env._rngs, pool, env._scratch, legal, count, mask, with_mask)

    def step_and_take() -> None:
        mover.step()
        mover.mover_planes()

    return {
        "random": timed(plain.step),
        "given": given(chosen),
        "mover": timed(step_and_take),
        "scratch": timed(step_and_draw),
        "games": timed(lambda: play(bare, False)),
        "masked": timed(lambda: play(masked, True)),
        "fill": timed(lambda: fill_all(filled._out[3], filled._out[2], 1)),
    }


def layout(variant: str, n_games: int) -> dict[str, Any]:
    """What lies in memory for each game, and what a step of one game writes and changes there, in bytes."""
    env = make(variant, n_games)
    changed, n_steps = 0, 50
    for _ in range(n_steps):
        before = env._out[3].copy()
        step = env.step()
        goes_on = ~(step.terminated | step.truncated)
        changed += int((before != env._out[3])[goes_on].sum()) * n_games // max(1, int(goes_on.sum()))
    return {
        "planes": f"int8[{n_games}, 2 seats, {env.n_planes}, {env.cells}]",
        "planes_bytes_a_game": 2 * env.n_planes * env.cells,
        "mask_bytes_a_game": env.n_actions,
        "record_bytes_a_game": env._states.itemsize,
        "batch_megabytes": round(sum(a.nbytes for a in (*env._out, env._states)) / 2**20, 1),
        "written_each_step": {"mask": env.n_actions, "quiet_planes": 2 * env.cells},
        "plane_bytes_changed_a_step": round(changed / n_steps / n_games, 1),
        "rewritten_whole": "when a game starts anew",
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1024, help="games in the batch (1024)")
    parser.add_argument("--steps", type=int, default=400, help="steps of the batch in a run (400)")
    parser.add_argument("--runs", type=int, default=9, help="rounds, of which the median counts (9)")
    parser.add_argument("--variant", default="battle")
    wanted = parser.parse_args()
    n = wanted.games * wanted.steps
    where = {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    print(json.dumps({"variant": wanted.variant, "games": wanted.games, **where}))
    print(json.dumps({"layout": layout(wanted.variant, wanted.games)}), flush=True)
    chosen = loops(wanted.variant, wanted.games)
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in chosen}
    for loop in chosen.values():
        loop(2)
    for _ in range(wanted.runs):
        for name, loop in chosen.items():
            runs[name].append(loop(wanted.steps))
    for name, own in runs.items():
        rates = [round(n / wall) for wall, _ in own]
        cpu = round(statistics.median(n / used for _, used in own))
        row = {"loop": name, "median": round(statistics.median(rates)), "cpu": cpu, "runs": rates}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
