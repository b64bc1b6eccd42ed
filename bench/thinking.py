#!/usr/bin/env python3
"""Does anybody wait for computers that think? Creations, openings and acks, on a quiet server and beside games and measurements.

The games are against the highest level, all but the last from one address of this machine and the last from another. Whoever plays
them moves at random as soon as it may. Prints one line of JSON for each of the two moments: p50 and p95 in milliseconds. Beside the
games it also tells how many answers each table got in the time, how long the address with one table and that with many waited for an
answer, how late the event loop woke up, and which CPU time the server itself and its workers took.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import time
import urllib.request
from typing import Any

from server import Line, cpu_seconds, descendants_seconds, post, serving

from gonfalon import games, players

MANY, ONE = "127.0.0.2", "127.0.0.3"
LONGEST_WAIT = 900.0
"""Seconds in which every computer must have answered once; the first start compiles the search."""
FREE = ("tables", "joins", "sockets", "messages", "measurements", "reads", "looks")
"""Limits that would end the run."""


class Game:
    """Games against a computer, one after the other. answers: seconds from each of our moves to the computer's."""

    def __init__(self, number: int, address: str) -> None:
        self.number, self.address, self.rng = number, address, random.Random(number)
        self.n_moves, self.answers, self.line = 0, list[tuple[float, float]](), Line()

    async def play(self, port: int, variant: str, level: int) -> None:
        """Until it is cancelled."""
        while True:
            self.line = Line()
            seats = [{"kind": "own"}, {"kind": "computer", "level": level}]
            made = await asyncio.to_thread(post, port, variant, seats)
            await self.line.open(port, made["match"], made["grants"][0]["token"], self.address)
            await self.line.caught_up(1)
            setup = games.get("stratego").setup(variant)
            await self.line.command("d", players.random_action("stratego", setup, 0, self.number))
            asked = time.perf_counter()
            while not self.line.over:
                await self.line.grown.wait()
                self.line.grown.clear()
                if self.line.legal and not self.line.over:
                    now = time.perf_counter()
                    self.answers.append((now, now - asked))
                    self.n_moves += 1
                    await self.line.command(f"m{self.n_moves}", self.rng.choice(self.line.legal))
                    asked = time.perf_counter()
            await self.line.socket.close()


async def ask(port: int, path: str, body: dict[str, Any] | None = None) -> bytes:
    """What the server answers."""

    def call() -> bytes:
        raw = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        with urllib.request.urlopen(
            urllib.request.Request(f"http://127.0.0.1:{port}{path}", raw, headers)
        ) as answer:
            return answer.read()

    return await asyncio.to_thread(call)


async def measurement(port: int, number: int) -> None:
    """Keep a measurement of a deck going, one after the other."""
    while True:
        wish = {"game": "fellowship", "variant": "passage-through-mirkwood", "n_seats": 1, "brings": ["lore"]}
        told = json.loads(await ask(port, "/api/measurements", {**wish, "n_games": 500 - number}))
        while told["status"] in ("waiting", "running"):
            await asyncio.sleep(5)
            told = json.loads(await ask(port, f"/api/measurements/{told['id']}"))
        number += 8


async def probe(port: int, variant: str, n: int, pause: float) -> dict[str, Any]:
    """p50 and p95 of so many creations, openings and acks, one after the other, in milliseconds."""
    took: dict[str, list[float]] = {"creation": [], "opening": [], "ack": []}
    setup = games.get("stratego").setup(variant)
    for number in range(n):
        began, line = time.perf_counter(), Line()
        made = await asyncio.to_thread(post, port, variant, [{"kind": "own"}, {"kind": "own"}])
        took["creation"].append(time.perf_counter() - began)
        began = time.perf_counter()
        await line.open(port, made["match"], made["grants"][0]["token"])
        await line.caught_up(1)
        took["opening"].append(time.perf_counter() - began)
        action = players.random_action("stratego", setup, 0, number)
        took["ack"].append(await line.command("d", action))
        await line.socket.close()
        await asyncio.sleep(pause)
    return {
        f"{name}_ms": {"p50": round(1000 * at(found, 50), 1), "p95": round(1000 * at(found, 95), 1)}
        for name, found in took.items()
    }


def at(found: list[float], percent: int) -> float:
    """The value that so many per cent do not exceed."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


async def figures(port: int) -> dict[str, float]:
    """What /metrics shows, by the name with its labels."""
    lines = (await ask(port, "/metrics")).decode().splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if line and line[0] != "#")
    }


def lag_p95(before: dict[str, float], after: dict[str, float]) -> float:
    """Milliseconds by which the event loop woke up late, rounded up to a bucket of the histogram."""
    head = 'gonfalon_event_loop_lag_seconds_bucket{le="'
    counts = {
        name[len(head) : -2]: after[name] - before.get(name, 0.0) for name in after if name.startswith(head)
    }
    most = counts.pop("+Inf")
    return next((1000 * float(le) for le, count in counts.items() if count >= 0.95 * most), float("inf"))


def pace(playing: list[Game], since: float) -> dict[str, Any]:
    """How many answers the tables got, and how long they took, by address."""
    new = {game: [took for when, took in game.answers if when >= since] for game in playing}
    counts = sorted(len(found) for found in new.values())
    seconds = {
        address: [took for game, found in new.items() if game.address == address for took in found]
        for address in (MANY, ONE)
    }
    return {
        "answers_a_table": {"least": counts[0], "median": statistics.median(counts), "most": counts[-1]},
        "answer_s_of_many": round(statistics.mean(seconds[MANY] or [0]), 2),
        "answer_s_of_one": round(statistics.mean(seconds[ONE] or [0]), 2),
    }


async def measure(server: int, port: int, args: argparse.Namespace) -> None:
    """The two rows; before them a round that is not counted."""
    told = {"level": args.level, "variant": args.variant, "load": round(os.getloadavg()[0], 1)}
    await probe(port, args.variant, 2, 0)
    row = {"games": 0, "measurements": 0, **told, **await probe(port, args.variant, args.probes, args.pause)}
    print(json.dumps(row), flush=True)
    playing = [Game(n, ONE if n == args.games - 1 else MANY) for n in range(args.games)]
    tasks = [asyncio.create_task(game.play(port, args.variant, args.level)) for game in playing]
    tasks += [asyncio.create_task(measurement(port, n)) for n in range(args.measurements)]
    try:
        async with asyncio.timeout(LONGEST_WAIT):
            while any(game.n_moves < 2 for game in playing):
                await asyncio.sleep(0.2)
        before, since = await figures(port), time.perf_counter()
        cpu = cpu_seconds(server), descendants_seconds(server)
        busy = await probe(port, args.variant, args.probes, args.pause)
        await asyncio.sleep(max(0.0, since + args.seconds - time.perf_counter()))
        after, passed = await figures(port), time.perf_counter() - since
        found = {
            **busy,
            **pace(playing, since),
            "loop_lag_p95_ms": lag_p95(before, after),
            "server_cores": round((cpu_seconds(server) - cpu[0]) / passed, 2),
            "worker_cores": round((descendants_seconds(server) - cpu[1]) / passed, 2),
            "seconds": round(passed),
        }
        told["load"] = round(os.getloadavg()[0], 1)
        print(json.dumps({"games": args.games, "measurements": args.measurements, **told, **found}))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def main() -> None:
    """Start a server of its own and print both rows."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--measurements", type=int, default=8)
    parser.add_argument("--level", type=int, default=7)
    parser.add_argument("--probes", type=int, default=40)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two probes")
    parser.add_argument("--seconds", type=float, default=120, help="at least so long the games are watched")
    parser.add_argument("--variant", default="battle")
    parser.add_argument("--thinkers", type=int, help="processes that think, else as many as usual")
    args = parser.parse_args()
    more = ["--metrics", "--limit-loopback", "--per-address", "0"]
    more += [f"--limit={name}=0" for name in FREE]
    more += ["--thinkers", str(args.thinkers)] if args.thinkers is not None else []
    with serving(more=more) as (server, port):
        asyncio.run(measure(server, port, args))


if __name__ == "__main__":
    main()
