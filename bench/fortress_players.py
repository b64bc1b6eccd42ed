#!/usr/bin/env python3
"""Computer players of Stratego Fortress: explorers, builders, whole games.

    explorers   every explorer alone in the same fortresses, half of them random, half built by the generator (`hard`, climbed against the
                nearest-first explorer of grading.py, which is none of those compared): turns to the flag, and the difference from the
                depth-first explorer in the same fortress with its 95 per cent interval. `told` is the best explorer told all walls.
    builders    turns that each way of building costs one fixed explorer, the depth-first one
    games       whole games between players, seats and beginners changing: `level:N`, `depth_first`

Turns are counted from 1 and include those skipped; an explorer that needs 150 is stopped. `ms_a_turn` is CPU, `median_ms_a_turn` the
median over all turns of games. Prints one line of JSON for each. Every fortress and every game is kept in a file as soon as it is through
(`.build/fortress-players/`), so a run that was stopped goes on where it stood; what other code has played is never mixed in.
"""

from __future__ import annotations

import argparse
import hashlib
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
from gonfalon.games.fortress.maze import Maze, text_of
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.players import Player, make, make_named
from gonfalon.players.fortress.builder import build, depth_first_turns
from gonfalon.players.fortress.explorer import Explorer, Settings
from gonfalon.players.fortress.player import LEVELS
from gonfalon.players.fortress.wanderer import wander

ROOT = Path(__file__).resolve().parents[1]
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


class Kept:
    """What has been measured: one line of JSON each, found again by its key; {} for what has not."""

    def __init__(self, path: Path) -> None:
        self.path, self.rows = path, dict[str, dict[str, Any]]()
        path.parent.mkdir(parents=True, exist_ok=True)
        for line in path.read_text().splitlines() if path.is_file() else ():
            row = json.loads(line)
            self.rows[row["key"]] = row

    def get(self, key: str, measure: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The measurement of this key, made if there is none."""
        if key not in self.rows:
            row = self.rows[key] = {"key": key, **measure()}
            with self.path.open("a") as file:
                file.write(json.dumps(row) + "\n")
        return self.rows[key]


def kept_file(what: str) -> Path:
    """Where the measurements of this code lie: the name carries a digest of the sources of rules and players."""
    digest = hashlib.sha256()
    for room in ("games", "players"):
        for path in sorted((ROOT / "src/gonfalon" / room / "fortress").rglob("*")):
            if path.suffix in (".py", ".toml", ".txt"):
                digest.update(path.read_bytes())
    return ROOT / ".build" / "fortress-players" / f"{what}-{digest.hexdigest()[:12]}.jsonl"


def timed(act: Callable[[], Any]) -> tuple[Any, float]:
    """What it answers, and its milliseconds of CPU."""
    began = time.process_time()
    found = act()
    return found, 1000 * (time.process_time() - began)


def interval(numbers: list[float]) -> float:
    """Half the width of the 95 per cent interval of a mean."""
    return 1.96 * statistics.stdev(numbers) / len(numbers) ** 0.5


def compare_explorers(variant: str, n: int, kept: Kept) -> list[dict[str, Any]]:
    """Every explorer in the same n random and n built fortresses."""
    rules = rules_for(variant, GAME.setup(variant).options)
    needed: dict[tuple[str, str], list[float]] = {}
    spent: dict[str, float] = {}
    for k in range(n):
        for grade in (RANDOM, HARD):
            mazes: list[Maze] = []

            def maze(k: int = k, grade: str = grade, mazes: list[Maze] = mazes) -> Maze:
                if not mazes:
                    mazes.append(make_fortress(rules, stream(SEED + k, grade), grade))
                return mazes[0]

            for name, run in explorers().items():

                def measure(run: Run = run, maze: Callable[[], Maze] = maze) -> dict[str, Any]:
                    built = maze()
                    turns, ms = timed(lambda: run(rules, built))
                    return {"turns": turns, "ms": round(ms, 2)}

                row = kept.get(f"{variant} {grade} {k} {name}", measure)
                needed.setdefault((name, grade), []).append(float(row["turns"]))
                spent[name] = spent.get(name, 0.0) + row["ms"]
    return [explorer_row(variant, name, needed, spent[name]) for name in explorers()]


def explorer_row(
    variant: str, name: str, needed: dict[tuple[str, str], list[float]], ms: float
) -> dict[str, Any]:
    """What one explorer needed, beside the depth-first one in the same fortresses."""
    row: dict[str, Any] = {"variant": variant, "explorer": name}
    for grades in ((RANDOM,), (HARD,), (RANDOM, HARD)):
        own, base = ([turns for g in grades for turns in needed[one, g]] for one in (name, "depth_first"))
        differences = [a - b for a, b in zip(own, base, strict=True)]
        low, high = ratio_interval(own, base)
        row[grades[0] if len(grades) == 1 else "both"] = {
            "fortresses": len(own),
            "mean_turns": round(statistics.mean(own), 2),
            "difference": round(statistics.mean(differences), 2),
            "plus_minus": round(interval(differences), 2),
            "ratio": round(statistics.mean(own) / statistics.mean(base), 3),
            "ratio_interval": (round(low, 3), round(high, 3)),
            "stopped": sum(turns >= MOST_TURNS for turns in own),
        }
    return {**row, "ms_a_turn": round(ms / sum(needed[name, RANDOM] + needed[name, HARD]), 2)}


def ratio_interval(own: list[float], base: list[float]) -> tuple[float, float]:
    """The 95 per cent interval of the ratio of two means of the same fortresses (delta method)."""
    ratio, mean = statistics.mean(own) / statistics.mean(base), statistics.mean(base)
    half = interval([(a - ratio * b) / mean for a, b in zip(own, base, strict=True)])
    return ratio - half, ratio + half


def compare_builders(variant: str, n: int, kept: Kept) -> list[dict[str, Any]]:
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

        def measure(k: int, way: Callable[[int], Maze] = way) -> dict[str, Any]:
            built, ms = timed(lambda: way(k))
            text = text_of(rules, built)
            return {"turns": depth_first_turns(rules, built), "ms": round(ms, 2), "text": text}

        found = [kept.get(f"{variant} {k} {name}", lambda k=k, m=measure: m(k)) for k in range(n)]
        turns = [float(row["turns"]) for row in found]
        rows.append(
            {
                "variant": variant,
                "builder": name,
                "fortresses": n,
                "different": len({row["text"] for row in found}),
                "mean_turns": round(statistics.mean(turns), 2),
                "plus_minus": round(interval(turns), 2),
                "ms_to_build": round(statistics.mean(row["ms"] for row in found), 1),
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


def play(variant: str, names: tuple[str, str], k: int) -> dict[str, Any]:
    """One game: did the first of the two win, and each one's milliseconds of CPU, turn by turn."""
    seat_of_first, begins = k % 2, "red" if k // 2 % 2 else "blue"
    state = GAME.new(SEED + k, GAME.setup(variant, first=begins, ply_cap=4000))
    by_seat = names if seat_of_first == 0 else names[::-1]
    players = [player(name, SEED + 2 * k + seat) for seat, name in enumerate(by_seat)]
    spent: dict[str, list[float]] = {name: [] for name in names}
    turn, in_turn = state.turn, 0.0
    while state.outcome is None:
        seat = state.to_act()[0]
        information = GAME.information_state(state, seat)
        action, ms = timed(lambda player=players[seat], known=information: player.act(known))
        in_turn += ms
        state.step(seat, action)
        if state.turn != turn or state.outcome is not None:
            spent[by_seat[seat]].append(round(in_turn, 3))
            turn, in_turn = state.turn, 0.0
    return {"won": bool(state.outcome.returns[seat_of_first] > 0), "ms": spent}


def wilson(won: int, n: int) -> tuple[float, float]:
    """The 95 per cent interval of a share."""
    share, z = won / n, 1.96
    middle, width = share + z * z / (2 * n), z * ((share * (1 - share) + z * z / (4 * n)) / n) ** 0.5
    return round((middle - width) / (1 + z * z / n), 3), round((middle + width) / (1 + z * z / n), 3)


def match(variant: str, names: tuple[str, str], n: int, kept: Kept) -> dict[str, Any]:
    """Whole games between two players."""
    key = f"{variant} {' '.join(names)}"
    games = [kept.get(f"{key} {k}", lambda k=k: play(variant, names, k)) for k in range(n)]
    won = sum(game["won"] for game in games)
    spent = {name: [ms for game in games for ms in game["ms"][name]] for name in names}
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
    parser.add_argument("--kept", type=Path, help="the file of what is through (default: one for this code)")
    chosen = parser.parse_args()
    kept = Kept(chosen.kept or kept_file(chosen.what))
    if chosen.what == "explorers":
        rows = compare_explorers(chosen.variant, chosen.n, kept)
    elif chosen.what == "builders":
        rows = compare_builders(chosen.variant, chosen.n, kept)
    else:
        rows = [
            match(chosen.variant, (first, second), chosen.n, kept)
            for first, second in chosen.between or [("level:4", "depth_first")]
        ]
    for row in rows:
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
