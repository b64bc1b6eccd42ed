#!/usr/bin/env python3
"""Does a coach's report slow other tables down? Times to the ack without a report, beside one, and without one again.

    .venv/bin/python bench/coach_acks.py
    .venv/bin/python bench/coach_acks.py --tables 100 --rate 50 --seconds 60 --plies 300

Tables play random moves at one rate throughout. Whole games stand ready, and their reports are asked for at the beginning of the second
part; one after the other is worked on until its end. One line of JSON for each part has p50 and p99 of the time to the ack and of a ping
on the same sockets, the control. The last line has the quotient of the second part's p99 and the mean of the other two; the bar is 1.1.
The figure needs a machine that nobody else uses.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from typing import Any
from urllib.request import Request, urlopen

from server import Match, cpu_seconds, paced, quantiles, serving

SETTLING = 2.0
"""Seconds between two parts."""
LOOKS_EVERY = 1.0
"""Seconds between two looks whether the reports have ended."""


async def finished(port: int, variant: str, number: int, plies: int) -> Match:
    """A game of so many random moves that its first seat gives up."""
    match = Match(number)
    await match.start(port, variant)
    for _ in range(plies):
        if await match.move() is None:
            return match
    await match.caught_up()
    await match.lines[0].command("r", "/resign")
    return match


async def report(port: int, match: Match, seat: int, method: str) -> dict[str, Any]:
    """Ask for the report of a seat (POST), or look how far it is (GET)."""

    def call() -> dict[str, Any]:
        head = {"Authorization": f"Bearer {match.lines[seat].token}", "Content-Type": "application/json"}
        at = f"http://127.0.0.1:{port}/api/matches/{match.id}/coach"
        with urlopen(Request(at, b"" if method == "POST" else None, head, method=method)) as answer:
            return json.load(answer)

    return await asyncio.to_thread(call)


async def part(server: int, tables: list[Match], rate: float, seconds: float) -> dict[str, Any]:
    """Acks and pings of so many seconds."""
    rng, spent, began = random.Random(1), cpu_seconds(server), time.perf_counter()
    moves, echo = list[float](), list[float]()
    while time.perf_counter() - began < seconds:
        some = rng.sample(tables, min(len(tables), max(1, round(rate))))
        moves += await paced([match.move for match in some], rate)
        echo += await paced([match.lines[0].echo for match in some[:10]], rate)
    return {
        "moves": len(moves),
        "ack": quantiles(moves),
        "echo": quantiles(echo),
        "server_cores": round((cpu_seconds(server) - spent) / (time.perf_counter() - began), 2),
        "load": round(os.getloadavg()[0], 1),
    }


async def measure(server: int, port: int, asked: argparse.Namespace) -> None:
    """The three parts, and the quotient."""
    ended = [await finished(port, asked.variant, 900 + n, asked.plies) for n in range(asked.reports)]
    tables = [Match(n) for n in range(asked.tables)]
    for table in tables:
        await table.start(port, asked.variant)
    await part(server, tables, asked.rate, SETTLING)  # what the first of each loads is not counted
    rows = list[dict[str, Any]]()
    for name in ("without", "beside", "without again"):
        if name == "beside":
            for match in ended:
                await report(port, match, 0, "POST")
        row = await part(server, tables, asked.rate, asked.seconds)
        if name == "beside":
            pages = [await report(port, match, 0, "GET") for match in ended]
            row["reports"] = [[page["status"], page["looked"], page["deepened"]] for page in pages]
            while any(page["status"] in ("waiting", "running") for page in pages):
                await asyncio.sleep(LOOKS_EVERY)
                pages = [await report(port, match, 0, "GET") for match in ended]
        rows.append(row)
        print(json.dumps({"part": name, **row}), flush=True)
        await asyncio.sleep(SETTLING)
    first, beside, second = (row["ack"]["p99_ms"] for row in rows)
    print(json.dumps({"p99_beside_over_without": round(beside / ((first + second) / 2), 2)}))


def main() -> None:
    """Start a server of its own."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=20, help="moves a second")
    parser.add_argument("--seconds", type=float, default=60, help="of each part")
    parser.add_argument("--plies", type=int, default=300, help="of the games that are reported on")
    parser.add_argument(
        "--reports", type=int, default=4, help="asked for at once; one is worked on at a time"
    )
    parser.add_argument("--variant", default="battle")
    asked = parser.parse_args()
    with serving() as (server, port):
        asyncio.run(measure(server, port, asked))


if __name__ == "__main__":
    main()
