#!/usr/bin/env python3
"""Strength of the computer players: each level against another, in each variant, with a 95 % interval and the time of a move.

Sides change every game. Games are cut off as draws at 4,000 plies. Prints one line of JSON for each pairing.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from gonfalon import arena, games, players
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream_seed

PLY_CAP = 4000
CLASSIC_MIX = {"aggressor_advantage": True, "silent_defence": True, "rescue": True}
"""The classic game with all three of its tournament rules."""


class Timed:
    """A player with a stopwatch."""

    def __init__(self, player: players.Player) -> None:
        self.player, self.times = player, [0.0]

    def act(self, information: InformationState) -> str:
        """What the player does, and how long it took."""
        began = time.perf_counter()
        action = self.player.act(information)
        self.times.append(time.perf_counter() - began)
        return action


def time_of_move(variant: str, options: dict[str, Any], level: int, seed: int) -> dict[str, float]:
    """Milliseconds a move, mean and longest, of one game of a level against itself."""
    family = games.get("stratego").spec.family
    seats = [Timed(players.make(family, level, stream_seed(seed, "timed", seat))) for seat in range(2)]
    arena.play_match("stratego", variant, {**options, "ply_cap": PLY_CAP}, seats, seed)
    times = seats[0].times + seats[1].times
    return {"mean": round(1000 * sum(times) / len(times), 2), "longest": round(1000 * max(times), 1)}


def row(
    name: str, options: dict[str, Any], first: int, second: int, n_games: int, seed: int
) -> dict[str, Any]:
    """One line of the table."""
    chosen = {**options, "ply_cap": PLY_CAP}
    result = arena.series("stratego", name, first, second, n_games, seed, "", chosen)
    low, high = result.interval()
    return {
        "variant": name,
        "options": options,
        "pairing": f"{first}-{second}",
        **result._asdict(),
        "score": round(result.score, 4),
        "interval": [round(low, 4), round(high, 4)],
        "milliseconds": time_of_move(name, options, first, seed),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40, help="games in each row (40)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variants", default="battle,duel,classic,barrage,ultimate")
    parser.add_argument("--first", type=int, default=1, help="level of the one measured (1)")
    parser.add_argument("--second", type=int, default=0, help="level of the other, 0 plays at random (0)")
    wanted = parser.parse_args()
    rows: list[tuple[str, dict[str, Any]]] = [(name, {}) for name in wanted.variants.split(",")]
    rows += [("classic", CLASSIC_MIX)] if "classic" in wanted.variants.split(",") else []
    for name, options in rows:
        print(
            json.dumps(row(name, options, wanted.first, wanted.second, wanted.games, wanted.seed)), flush=True
        )


if __name__ == "__main__":
    main()
