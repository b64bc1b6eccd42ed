"""Many quick games of a company in a process of its own: `python -m gonfalon.arena.quick_games` reads a Request, answers a line a game.

The process takes the lowest priority. A line is "1" for a game that was won, "0" for any other; nothing else is printed.
"""

from __future__ import annotations

import os
import sys

import msgspec

from gonfalon import players
from gonfalon.core.observation import GameSetup

LOWEST = 19


class Request(msgspec.Struct, frozen=True):
    """The games of seeds seed, seed + 1, ... under one setup."""

    game: str
    setup: GameSetup
    seed: int
    n_games: int


def main() -> None:
    """Play what standard input asks for."""
    os.nice(LOWEST)
    request = msgspec.json.decode(sys.stdin.buffer.read(), type=Request)
    for seed in range(request.seed, request.seed + request.n_games):
        outcome = players.quick_game(request.game, request.setup, seed)
        print(int(outcome.returns[0] > 0), flush=True)


if __name__ == "__main__":
    main()
