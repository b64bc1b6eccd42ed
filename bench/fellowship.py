#!/usr/bin/env python3
"""The card game: copies, steps, random games, samples and playouts by rules of thumb (solo, standard).

    copy       an independent state, microseconds              observe   what a seat may know
    sample     a state drawn from what a seat knows             decisions random decisions a second, whole games, nothing remembered
    games      random games a second to their end, told and remembered as in a match
    playouts   playouts a second by rules of thumb, from sampled states in the middle of a game, cut after 2 rounds

Prints one line of JSON for each scenario; CPU seconds of this process count. One core, plain Python.
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

from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.rule_based import choose

BARS = {"copy_us": 15.0, "decisions": 3000.0, "games": 20.0, "playouts": 50.0}
CUT_ROUNDS = 2


def micros(call: Callable[[], Any], times: int) -> float:
    """Median microseconds of CPU of a call."""
    spent: list[float] = []
    for _ in range(times):
        began = time.process_time_ns()
        for _ in range(10):
            call()
        spent.append((time.process_time_ns() - began) / 10_000)
    return statistics.median(spent)


def middles(scenario: str, n: int) -> list[Any]:
    """States in the third round of games by rules of thumb."""
    found: list[Any] = []
    for seed in range(n):
        s = GAME.new(seed, GAME.setup(scenario))
        while s.outcome is None and s.round < 3:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            s.step(seat, s.text(choose(s, seat, choices)))
        if s.outcome is None:
            found.append(s)
    return found


def random_games(scenario: str, n: int, remembered: bool) -> tuple[int, float]:
    """Decisions of n random games, and the CPU seconds they took."""
    began, decisions = time.process_time(), 0
    for seed in range(n):
        s, rng = GAME.new(seed, GAME.setup(scenario)), random.Random(seed)
        s.recording = remembered
        while s.outcome is None:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            if remembered:
                s.step(seat, GAME.random_action(s, seat, rng))
            else:
                s.take(seat, rng.choice(choices))
            decisions += 1
    return decisions, time.process_time() - began


def playouts(states: list[Any], n: int) -> float:
    """Playouts a second: a sample of what the seat knows, then two rounds by rules of thumb."""
    rng, began = random.Random(1), time.process_time()
    for k in range(n):
        state = states[k % len(states)]
        s = GAME.sample(GAME.information_state(state, 0), rng).fork()
        until = s.round + CUT_ROUNDS
        while s.outcome is None and s.round < until:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            s.take(seat, choose(s, seat, choices))
    return n / (time.process_time() - began)


def measure(scenario: str, n: int) -> dict[str, Any]:
    """One line of figures."""
    states = middles(scenario, 20)
    decisions, spent = random_games(scenario, n, False)
    _, told = random_games(scenario, n, True)
    information = [GAME.information_state(s, 0) for s in states]
    rng = random.Random(2)
    return {
        "scenario": scenario,
        "copy_us": round(statistics.median(micros(s.copy, 20) for s in states), 1),
        "observe_us": round(statistics.median(micros(lambda s=s: GAME.observe(s, 0), 5) for s in states), 1),
        "sample_us": round(
            statistics.median(micros(lambda i=i: GAME.sample(i, rng), 5) for i in information), 1
        ),
        "decisions": round(decisions / spent),
        "games": round(n / told, 1),
        "playouts": round(playouts(states, n), 1),
        "bars": BARS,
    }


def main() -> None:
    """Read the arguments and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    arguments = parser.parse_args()
    for variant in GAME.spec.variants:
        print(json.dumps(measure(variant.id, arguments.games)), flush=True)


if __name__ == "__main__":
    main()
