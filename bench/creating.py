#!/usr/bin/env python3
"""Time the creation of a match, first on a quiet server and then beside games in which computers of a level think all the time.

Each game is a socket that moves at random as soon as it may, so that its computer always has something to think about. Prints one
line of JSON for each of the two: the median and the worst of the creations, in milliseconds, and beside the games the moves
that the computers made a second meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from typing import Any

from server import Line, post, serving

from gonfalon import games, players

LONGEST_WAIT = 600.0
"""Seconds in which every computer must have answered once; the first start compiles the search."""


class Game:
    """A game against a computer, which owes an answer to each of our n_moves moves."""

    def __init__(self, number: int) -> None:
        self.number, self.rng, self.line = number, random.Random(number), Line()
        self.n_moves = 0

    async def play(self, port: int, variant: str, level: int) -> None:
        """One game after the other, until it is cancelled."""
        while True:
            self.line = Line()
            made = await asyncio.to_thread(
                post, port, variant, [{"kind": "own"}, {"kind": "computer", "level": level}]
            )
            await self.line.open(port, made["match"], made["grants"][0]["token"])
            await self.line.caught_up(1)
            setup = games.get("stratego").setup(variant)
            await self.line.command("d", players.random_action("stratego", setup, 0, self.number))
            while not self.line.over:
                await self.line.grown.wait()
                self.line.grown.clear()
                if self.line.legal and not self.line.over:
                    self.n_moves += 1
                    await self.line.command(f"m{self.n_moves}", self.rng.choice(self.line.legal))
            await self.line.socket.close()


async def creations(port: int, variant: str, n_creations: int, pause: float) -> dict[str, float]:
    """Milliseconds of so many creations, one after the other with a pause between."""
    took: list[float] = []
    for _ in range(n_creations):
        began = time.perf_counter()
        await asyncio.to_thread(post, port, variant, [{"kind": "own"}, {"kind": "own"}])
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(pause)
    return {"median_ms": round(statistics.median(took), 1), "worst_ms": round(max(took), 1)}


async def measure(port: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    """The two rows; before each a creation that is not counted."""
    told = {"creations": args.creations, "variant": args.variant}
    await creations(port, args.variant, 1, 0)
    quiet = await creations(port, args.variant, args.creations, args.pause)
    rows: list[dict[str, Any]] = [{"games": 0, **told, **quiet}]
    playing = [Game(number) for number in range(args.games)]
    tasks = [asyncio.create_task(game.play(port, args.variant, args.level)) for game in playing]
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            while any(game.n_moves < 2 for game in playing):
                await asyncio.sleep(0.1)
        before, began = sum(game.n_moves for game in playing), time.perf_counter()
        busy = await creations(port, args.variant, args.creations, args.pause)
        answered = sum(game.n_moves for game in playing) - before
        rate = round(answered / (time.perf_counter() - began), 1)
        rows.append(
            {"games": args.games, "level": args.level, "computer_moves_per_second": rate, **told, **busy}
        )
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return rows


def main() -> None:
    """Start a server of its own and print both rows."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--creations", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two creations")
    parser.add_argument("--variant", default="battle")
    args = parser.parse_args()
    with serving() as (_, port):
        for row in asyncio.run(measure(port, args)):
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
