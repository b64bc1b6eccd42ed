"""Plays many quick games of a team in a process of its own: `python -m gonfalon.arena.quick_games` reads a Request from standard input.

The process runs at the lowest priority. It prints one line per game: "1" if the game was won, else "0".
"""

from __future__ import annotations

import os
import sys

import msgspec

from gonfalon import players
from gonfalon.core.observation import GameSetup

LOWEST_PRIORITY = 19
"""The highest nice value."""


class Request(msgspec.Struct, frozen=True):
    """Games with the seeds seed, seed + 1, ..., seed + n_games - 1 under one setup."""

    game: str
    setup: GameSetup
    seed: int
    n_games: int


def main() -> None:
    """Play the games that the Request on standard input asks for."""
    os.nice(LOWEST_PRIORITY)
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    for seed in range(request.seed, request.seed + request.n_games):
        outcome = players.quick_game(request.game, request.setup, seed)
        print(int(outcome.returns[0] > 0), flush=True)


if __name__ == "__main__":
    main()
