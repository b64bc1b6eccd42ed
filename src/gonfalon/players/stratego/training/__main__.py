"""Plays self-play games, fits a value to their results and writes its weights: docs/guides/train-a-value.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from .selfplay import code_digest
from .shards import Shards
from .workers import local_games


def main() -> None:
    """Play what is missing, then fit."""
    parser = argparse.ArgumentParser(prog="gonfalon.players.stratego.training", description=__doc__)
    parser.add_argument("--ruleset", default="battle")
    parser.add_argument("--games", type=int, default=3_000, help="self-play games (3,000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="folder of the games")
    parser.add_argument("--processes", type=int, default=2, help="processes that play (2)")
    asked = parser.parse_args()
    shards = Shards(asked.out, asked.ruleset, asked.seed, code_digest())
    shards.mend()
    for game in local_games(asked.ruleset, asked.seed, shards.missing(asked.games), asked.processes):
        shards.append(game)


if __name__ == "__main__":
    main()
