#!/usr/bin/env python3
"""Computer players of Stratego Fortress: explorers, builders, whole games.

    explorers   every explorer alone in the same fortresses, half of them random, half built by the generator (`hard`, climbed against the
                nearest-first explorer of grading.py, which is none of those compared): turns to the flag, and the difference from the
                depth-first explorer in the same fortress with its 95 per cent interval. `told` is the best explorer told all walls.
    builders    turns that each way of building costs one fixed explorer, the depth-first one
    games       whole games between players, seats and beginners changing: `level:N`, `depth_first`

Turns are counted from 1 and include those skipped; an explorer that needs 150 is stopped. `ms_a_turn` is CPU, `median_ms` the median
over all turns of games. Prints one line of JSON for each.
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
from gonfalon.games.fortress.generator import EASY, HARD, MEDIUM, RANDOM, make_fortress
from gonfalon.games.fortress.grading import MOST_TURNS, Solo, turns_to_flag
from gonfalon.games.fortress.maze import Maze
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.players import Player, make, make_named
from gonfalon.players.fortress.builder import build, depth_first_turns
from gonfalon.players.fortress.explorer import Explorer, Settings
from gonfalon.players.fortress.player import LEVELS
from gonfalon.players.fortress.wanderer import wander

SEED = 20_000
"""First seed of fortresses and games; none of them was used to choose a setting."""
Run = Callable[[Rules, Maze], int]


def wandering(rules: Rules, maze: Maze) -> int:
    """Turns of level 1."""
    solo, rng = Solo(rules, maze), random.Random(1)
    while not solo.is_over:
        solo.act(wander(rules, solo.notes, rng))
    return solo.turns


def drawing(n_drawn: int, told: bool = False) -> Run:
    """Turns of the explorer that draws so many fortresses for a choice. told: all walls are known from the start."""

    def run(rules: Rules, maze: Maze) -> int:
        solo, explorer = Solo(rules, maze), Explorer(rules, 5, Settings(n_drawn=n_drawn))
        if told:
            solo.notes.walls, solo.notes.open = maze.walls, (1 << len(rules.plan.edges)) - 1 & ~maze.walls
        while not solo.is_over:
            solo.act(explorer.choose(solo.notes))
        return solo.turns

    return run


def explorers() -> dict[str, Run]:
    """By name; depth first stands first."""
    return {
        "depth_first": depth_first_turns,
        "level 1": wandering,
        "nearest first": turns_to_flag,
        "level 3": drawing(LEVELS[3].n_drawn),
        "level 4": drawing(LEVELS[4].n_drawn),
        "told the walls": drawing(LEVELS[4].n_drawn, told=True),
    }


def interval(numbers: list[float]) -> float:
    """Half the width of the 95 per cent interval of a mean."""
    return 1.96 * statistics.stdev(numbers) / len(numbers) ** 0.5


def compare_explorers(variant: str, n: int) -> list[dict[str, Any]]:
    """Every explorer in the same n random and n built fortresses."""
    rules, rows = rules_for(variant, GAME.setup(variant).options), []
    sets = {
        grade: [make_fortress(rules, stream(SEED + k, grade), grade) for k in range(n)]
        for grade in (RANDOM, HARD)
    }
    needed: dict[str, dict[str, list[int]]] = {}
    for name, run in explorers().items():
        began = time.process_time()
        needed[name] = {grade: [run(rules, maze) for maze in mazes] for grade, mazes in sets.items()}
        spent = time.process_time() - began
        row: dict[str, Any] = {"variant": variant, "explorer": name}
        for grade in (RANDOM, HARD, "both"):
            own, base = (
                [*found[RANDOM], *found[HARD]] if grade == "both" else found[grade]
                for found in (needed[name], needed["depth_first"])
            )
            differences = [float(a - b) for a, b in zip(own, base, strict=True)]
            row[grade] = {
                "fortresses": len(own),
                "mean_turns": round(statistics.mean(own), 2),
                "difference": round(statistics.mean(differences), 2),
                "plus_minus": round(interval(differences), 2),
                "ratio": round(statistics.mean(own) / statistics.mean(base), 3),
                "stopped": sum(turns >= MOST_TURNS for turns in own),
            }
        turns = sum(map(sum, needed[name].values()))
        rows.append({**row, "ms_a_turn": round(1000 * spent / turns, 2)})
    return rows


def compare_builders(variant: str, n: int) -> list[dict[str, Any]]:
    """Turns that the depth-first explorer needs in n fortresses of each builder."""
    rules = rules_for(variant, GAME.setup(variant).options)
    ways: dict[str, Callable[[int], Maze]] = {
        grade: lambda k, g=grade: make_fortress(rules, stream(SEED + k, "builder"), g)
        for grade in (RANDOM, EASY, MEDIUM, HARD)
    }
    ways |= {
        f"level {level}": lambda k, s=skill: build(rules, stream(SEED + k, "builder"), s.best_of, s.n_changes)
        for level, skill in LEVELS.items()
    }
    rows = []
    for name, way in ways.items():
        began = time.process_time()
        mazes = [way(k) for k in range(n)]
        spent = time.process_time() - began
        turns = [float(depth_first_turns(rules, maze)) for maze in mazes]
        rows.append(
            {
                "variant": variant,
                "builder": name,
                "fortresses": n,
                "different": len(set(mazes)),
                "mean_turns": round(statistics.mean(turns), 2),
                "plus_minus": round(interval(turns), 2),
                "ms_to_build": round(1000 * spent / n, 1),
            }
        )
    return rows


def player(name: str, seed: int) -> Player:
    """`level:N`, or a player by name."""
    return (
        make("fortress", int(name[6:]), seed)
        if name.startswith("level:")
        else make_named("fortress", name, seed)
    )


def play(variant: str, names: tuple[str, str], n: int, spent: dict[str, list[float]]) -> int:
    """Games won by the first of two players. spent: milliseconds of CPU of every turn, by player."""
    won = 0
    for k in range(n):
        seat_of_first, begins = k % 2, "red" if k // 2 % 2 else "blue"
        state = GAME.new(SEED + k, GAME.setup(variant, first=begins, ply_cap=4000))
        by_seat = names if seat_of_first == 0 else names[::-1]
        players = [player(name, SEED + 2 * k + seat) for seat, name in enumerate(by_seat)]
        turn, in_turn = state.turn, 0.0
        while state.outcome is None:
            seat = state.to_act()[0]
            information = GAME.information_state(state, seat)
            began = time.process_time()
            action = players[seat].act(information)
            in_turn += 1000 * (time.process_time() - began)
            state.step(seat, action)
            if state.turn != turn or state.outcome is not None:
                spent.setdefault(by_seat[seat], []).append(in_turn)
                turn, in_turn = state.turn, 0.0
        won += state.outcome.returns[seat_of_first] > 0
    return won


def wilson(won: int, n: int) -> tuple[float, float]:
    """The 95 per cent interval of a share."""
    share, z = won / n, 1.96
    middle, width = share + z * z / (2 * n), z * ((share * (1 - share) + z * z / (4 * n)) / n) ** 0.5
    return round((middle - width) / (1 + z * z / n), 3), round((middle + width) / (1 + z * z / n), 3)


def match(variant: str, names: tuple[str, str], n: int) -> dict[str, Any]:
    """Whole games between two players."""
    spent: dict[str, list[float]] = {}
    won = play(variant, names, n, spent)
    return {
        "variant": variant,
        "first": names[0],
        "second": names[1],
        "games": n,
        "won_by_first": round(won / n, 3),
        "interval": wilson(won, n),
        "median_ms_a_turn": {name: round(statistics.median(times), 2) for name, times in spent.items()},
        "longest_ms_a_turn": {name: round(max(times), 1) for name, times in spent.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("explorers", "builders", "games"))
    parser.add_argument("--variant", default="fortress-main")
    parser.add_argument("--n", type=int, default=200, help="fortresses of each kind, or games (200)")
    parser.add_argument(
        "--between", nargs=2, action="append", metavar=("FIRST", "SECOND"), help="players of a match"
    )
    chosen = parser.parse_args()
    if chosen.what == "explorers":
        rows = compare_explorers(chosen.variant, chosen.n)
    elif chosen.what == "builders":
        rows = compare_builders(chosen.variant, chosen.n)
    else:
        rows = [
            match(chosen.variant, (first, second), chosen.n)
            for first, second in chosen.between or [("level:4", "depth_first")]
        ]
    for row in rows:
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
