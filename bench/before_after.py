#!/usr/bin/env python3
"""What a move and a game cost the server of this checkout and that of another one, side by side in one run.

Both servers stand at the same time, and play the same games in turns of a few moves. So whatever else the machine does slows both alike:
on a busy machine the quotient says more than either figure. CPU is the process's own, of all its threads. Prints one line of JSON for
each server, and one with the median quotient of the turns.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
from dataclasses import dataclass, field
from pathlib import Path

from move_costs import thread_seconds
from server import ROOT, Kind, Match, kilobytes, kinds_of, quantiles, serving

from gonfalon.server.connections import raise_file_limit

AT_ONCE = 10
"""So many games are begun together."""


@dataclass
class Side:
    """A server, its games, and what they have cost: milliseconds of CPU a move of each turn, seconds of each ack."""

    tree: Path
    pid: int
    port: int
    matches: list[Match] = field(default_factory=list[Match])
    cpu: list[float] = field(default_factory=list[float])
    acks: list[float] = field(default_factory=list[float])
    kilobytes_a_game: float = 0.0

    async def begin(self, number: int, kinds: list[Kind]) -> None:
        """Begin so many games; what the first of each kind loads is not counted."""
        for game, variant in dict.fromkeys(kinds):
            warm = Match(-1)
            await warm.start(self.port, variant, game)
            for _ in range(20):
                await warm.move()
        before = kilobytes(self.pid)
        self.matches = [Match(n) for n in range(number)]
        for n in range(0, number, AT_ONCE):
            some = enumerate(self.matches[n : n + AT_ONCE], n)
            await asyncio.gather(*(one.start(self.port, *reversed(kinds[i % len(kinds)])) for i, one in some))
        self.kilobytes_a_game = (kilobytes(self.pid) - before) / number

    async def turn(self, numbers: list[int]) -> None:
        """One move of each of these games, one after the other."""
        spent, made = sum(thread_seconds(self.pid).values()), list[float]()
        for number in numbers:
            took = await self.matches[number].move()
            made += [] if took is None else [took]
        if made:
            self.acks += made
            self.cpu.append(1000 * (sum(thread_seconds(self.pid).values()) - spent) / len(made))

    def told(self) -> dict[str, object]:
        """What is printed of it."""
        return {
            "tree": str(self.tree),
            "moves": len(self.acks),
            "cpu_ms_a_move": round(statistics.median(self.cpu), 3),
            "kilobytes_a_game": round(self.kilobytes_a_game, 1),
            "ack": quantiles(self.acks),
        }


async def compare(sides: list[Side], args: argparse.Namespace) -> None:
    """Play the turns, and print."""
    kinds, rng = list(kinds_of(args)), random.Random(1)
    for side in sides:
        await side.begin(args.matches, kinds)
    for number in range(args.turns):
        chosen = rng.sample(range(args.matches), min(args.matches, args.moves))
        for side in sides if number % 2 else sides[::-1]:
            await side.turn(chosen)
    for side in sides:
        print(json.dumps(side.told()), flush=True)
    quotients = [after / before for before, after in zip(sides[0].cpu, sides[1].cpu, strict=False)]
    told = {
        "cpu_after_by_before": round(statistics.median(quotients), 3),
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(told), flush=True)


def main() -> None:
    """Two servers, and what is told of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", type=Path, help="the other checkout, such as a git worktree")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--moves", type=int, default=25, help="of each server in a turn")
    parser.add_argument("--variant", default="all", help="what is played; `all`: every family in turn")
    args = parser.parse_args()
    raise_file_limit()
    with contextlib.ExitStack() as stack:
        trees = [args.before.resolve(), ROOT]
        sides = [Side(tree, *stack.enter_context(serving(source=tree))) for tree in trees]
        asyncio.run(compare(sides, args))


if __name__ == "__main__":
    main()
