#!/usr/bin/env python3
"""Does a coach's report slow other tables down? Times to the ack without a coach and with one at work, in turns.

    .venv/bin/python bench/coach_acks.py --tables 60 --rate 20 --seconds 75 --plies 300
    .venv/bin/python bench/coach_acks.py --tables 10 --rate 20 --seconds 10 --plies 60 --stretch 2.5

Tables play random moves at one rate throughout. `--seconds` without a coach and as many with one are cut into stretches, which take turns:
without, with, with, without. Whole games stand ready, and one report after the other is asked for. The processes that look at them are
halted (SIGSTOP) in a stretch without a coach, so the coach computes at most for the seconds of its stretches. Reports that have not ended
by then are given up with the server.

A line of progress for each stretch goes to standard error. Two lines of JSON have p50 and p99 of the time to the ack and of a ping on the
same sockets, the control, the cores that the server and the coach used, and how long the server was ready and waited for a processor.
The last line has the quotient of the two p99 with an interval drawn from the pairs of stretches, and the limit. It has the same of the
pings, and of acks as a multiple of the pings: the load shares processors with the coach too, and that part is no part of the server's.
A run ends after `--ready` and twice the stretches' time at the latest, with what it has. The figure needs a machine that nobody else uses.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.request import Request, urlopen

from server import (
    Match,
    are_at_rest,
    cpu_seconds,
    descendants,
    descendants_seconds,
    paced,
    quantiles,
    serving,
    waited_seconds,
)

LIMIT = 1.1
"""The p99 with a coach is at most so many times that without one."""
SETTLING = 0.5
"""Seconds between two stretches, which do not count."""
RESTED, RESTED_EVERY = 30, 0.1
"""Looks in a row that find all workers at rest once they have loaded and compiled everything, and seconds between two."""
LOOKS_EVERY = 1.0
"""Seconds between two looks whether a report has ended."""
PINGS = 4
"""Moves to a ping."""
N_DRAWS = 1_000
"""Draws of pairs of stretches that the interval comes from."""
ORDER = (False, True, True, False)
"""Is a coach at work in a stretch? Over and over."""
AT_WORK = 0.5
"""Cores that a coach uses at least, or its part says nothing."""
WITHOUT, WITH = "without", "with a coach"
NOT_THERE = {"status": "none", "looked": 0}


@dataclass
class Stretch:
    """Some seconds with or without a coach. server_waited: seconds for which threads of the server were ready and had no processor."""

    coached: bool
    moves: list[float] = field(default_factory=list[float])
    echo: list[float] = field(default_factory=list[float])
    seconds: float = 0.0
    server_seconds: float = 0.0
    server_waited: float = 0.0
    coach_seconds: float = 0.0


def tell(text: str) -> None:
    """A line of progress."""
    print(text, file=sys.stderr, flush=True)


def halt(server: int, is_halted: bool) -> None:
    """Stop the processes that work for a server, or let them go on."""
    for pid in descendants(server):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP if is_halted else signal.SIGCONT)


# ---- what stands ready ---------------------------------------------------------------------------------------------


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


async def idle(server: int) -> None:
    """Wait until the workers have loaded and compiled what they need."""
    n_rested = 0
    while n_rested < RESTED:
        await asyncio.sleep(RESTED_EVERY)
        n_rested = n_rested + 1 if are_at_rest(server) else 0


async def report(port: int, match: Match, seat: int, method: str) -> dict[str, Any]:
    """Ask for the report of a seat (POST), or look how far it is (GET)."""

    def call() -> dict[str, Any]:
        head = {"Authorization": f"Bearer {match.lines[seat].token}", "Content-Type": "application/json"}
        at = f"http://127.0.0.1:{port}/api/matches/{match.id}/coach"
        with urlopen(Request(at, b"" if method == "POST" else None, head, method=method)) as answer:
            return json.load(answer)

    return await asyncio.to_thread(call)


async def ready(server: int, port: int, asked: argparse.Namespace) -> tuple[list[Match], list[Match]]:
    """Ended games and tables in play, while the workers load; everything has been done once."""
    ended = list[Match]()
    for number in range(asked.reports):
        ended.append(await finished(port, asked.variant, 900 + number, asked.plies))
        tell(f"game {number + 1} of {asked.reports} to report on: {asked.plies} plies")
    tables = [Match(n) for n in range(asked.tables)]
    for table in tables:
        await table.start(port, asked.variant)
    tell(f"{len(tables)} tables; waiting for the workers to be idle")
    await idle(server)
    await stretch(server, tables, asked.rate, 2.0, coached=False)
    return ended, tables


# ---- stretches -----------------------------------------------------------------------------------------------------


class Reports:
    """Reports that are asked for one after the other. n_asked: so far. page: how far the last one is."""

    def __init__(self, port: int, ended: list[Match]) -> None:
        self.port, self.n_asked, self.page = port, 0, dict[str, Any](NOT_THERE)
        self._waiting = [(match, seat) for match in ended for seat in (0, 1)]
        self._last: tuple[Match, int] | None = None

    async def keep_one_going(self) -> None:
        """Ask for the next one when the last has ended, for as long as this is awaited and there are some."""
        while True:
            if self._last is not None:
                self.page = await report(self.port, *self._last, "GET")
            if self.page["status"] not in ("waiting", "running"):
                if not self._waiting:
                    return
                self._last = self._waiting.pop(0)
                self.page = await report(self.port, *self._last, "POST")
                self.n_asked += 1
            await asyncio.sleep(LOOKS_EVERY)


async def stretch(
    server: int,
    tables: list[Match],
    rate: float,
    seconds: float,
    coached: bool,
    rng: random.Random | None = None,
) -> Stretch:
    """Acks and pings of so many seconds."""
    rng, found = rng or random.Random(0), Stretch(coached)
    spent, worked, began = cpu_seconds(server), descendants_seconds(server), time.perf_counter()
    waited = waited_seconds(server)
    left = max(1, round(rate * seconds))
    while left > 0:
        some = rng.sample(tables, min(len(tables), left))
        left -= len(some)
        moves, echo = await asyncio.gather(
            paced([match.move for match in some], rate),
            paced([match.lines[0].echo for match in some[::PINGS]], rate / PINGS),
        )
        found.moves += moves
        found.echo += echo
    found.seconds = time.perf_counter() - began
    found.server_seconds = cpu_seconds(server) - spent
    found.server_waited = waited_seconds(server) - waited
    found.coach_seconds = descendants_seconds(server) - worked
    return found


async def in_turns(
    server: int, reports: Reports, tables: list[Match], asked: argparse.Namespace, found: list[Stretch]
) -> None:
    """Stretches with and without a coach, each written down when it has ended."""
    rng, n = random.Random(1), 2 * max(1, round(asked.seconds / asked.stretch))
    for number in range(n):
        coached = ORDER[number % len(ORDER)]
        halt(server, not coached)
        going = asyncio.create_task(reports.keep_one_going()) if coached else None
        await asyncio.sleep(SETTLING)
        one = await stretch(server, tables, asked.rate, asked.stretch, coached, rng)
        if going is not None:
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
        found.append(one)
        how_far = f"report {reports.n_asked}: {reports.page['status']}, {reports.page['looked']} turns"
        tell(
            f"stretch {number + 1} of {n}, {'with' if coached else 'without'} a coach: "
            f"p99 {quantiles(one.moves)['p99_ms']} ms, coach {one.coach_seconds:.1f} s of CPU; {how_far}"
        )


async def measure(server: int, port: int, asked: argparse.Namespace) -> list[Stretch]:
    """Everything within its time; the stretches that have ended."""
    found = list[Stretch]()
    try:
        async with asyncio.timeout(asked.ready):
            ended, tables = await ready(server, port, asked)
    except TimeoutError:
        tell(f"not ready within {asked.ready} s: give it more (--ready), fewer --tables or --plies")
        return found
    longest = 2 * (2 * asked.seconds + 2 * SETTLING * max(1, round(asked.seconds / asked.stretch)))
    try:
        async with asyncio.timeout(longest):
            await in_turns(server, Reports(port, ended), tables, asked, found)
    except TimeoutError:
        tell(f"stopped after {longest:.0f} s: this machine does not keep up with --rate {asked.rate}")
    finally:
        halt(server, is_halted=False)
    return found


# ---- figures -------------------------------------------------------------------------------------------------------


def row_of(found: list[Stretch], coached: bool) -> dict[str, Any]:
    """Both clocks of all stretches of a kind."""
    some = [one for one in found if one.coached == coached]
    seconds = sum(one.seconds for one in some)
    moves, echo = ([took for one in some for took in getattr(one, name)] for name in ("moves", "echo"))
    return {
        "part": WITH if coached else WITHOUT,
        "seconds": round(seconds, 1),
        "moves": len(moves),
        "ack": quantiles(moves),
        "echo": quantiles(echo),
        "server_cores": round(sum(one.server_seconds for one in some) / seconds, 2),
        "server_waited_ms_per_move": round(1000 * sum(one.server_waited for one in some) / len(moves), 3),
        "coach_cpu_s": round(sum(one.coach_seconds for one in some), 1),
        "coach_cores": round(sum(one.coach_seconds for one in some) / seconds, 2),
    }


Pairs = list[tuple[Stretch, Stretch]]
"""Stretches without and with a coach."""


def quotient(pairs: Pairs, figure: Callable[[list[Stretch]], float]) -> float:
    """A figure with a coach over that without one."""
    without, beside = ([pair[side] for pair in pairs] for side in (0, 1))
    return figure(beside) / figure(without)


def ack(some: list[Stretch]) -> float:
    """p99 of the time to the ack."""
    return quantiles([took for one in some for took in one.moves])["p99_ms"]


def echo(some: list[Stretch]) -> float:
    """p99 of the pings."""
    return quantiles([took for one in some for took in one.echo])["p99_ms"]


def ack_over_echo(some: list[Stretch]) -> float:
    """p99 of the time to the ack as a multiple of the pings'."""
    return ack(some) / echo(some)


def figures(found: list[Stretch]) -> Iterator[dict[str, Any]]:
    """Lines of JSON: both parts, and the quotient; nothing where a part is missing."""
    pairs = list(
        zip(*([one for one in found if one.coached == side] for side in (False, True)), strict=False)
    )
    if not pairs:
        return
    yield from (row_of(found, coached) for coached in (False, True))
    rng = random.Random(2)
    drawn = sorted(quotient(rng.choices(pairs, k=len(pairs)), ack) for _ in range(N_DRAWS))
    yield {
        "p99_with_over_without": round(quotient(pairs, ack), 2),
        "interval_95": [round(drawn[round(share * (N_DRAWS - 1))], 2) for share in (0.025, 0.975)],
        "echo_p99_with_over_without": round(quotient(pairs, echo), 2),
        "ack_over_echo": [round(ack_over_echo([pair[side] for pair in pairs]), 2) for side in (0, 1)],
        "ack_over_echo_with_over_without": round(quotient(pairs, ack_over_echo), 2),
        "at_most": LIMIT,
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    """Start a server of its own."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=20, help="moves a second")
    parser.add_argument("--seconds", type=float, default=75, help="without a coach, and as many with one")
    parser.add_argument("--stretch", type=float, default=5, help="seconds until the two change")
    parser.add_argument("--plies", type=int, default=300, help="of the games that are reported on")
    parser.add_argument("--reports", type=int, default=2, help="games; a report for each seat of each")
    parser.add_argument(
        "--ready", type=float, default=240, help="seconds until everything stands ready, at most"
    )
    parser.add_argument("--variant", default="battle")
    asked = parser.parse_args()
    with serving() as (server, port):
        found = asyncio.run(measure(server, port, asked))
    for line in figures(found):
        print(json.dumps(line), flush=True)
        if line.get("part") == WITH and line["coach_cores"] < AT_WORK:
            tell("the coach hardly computed: this machine has no core for it, or all --reports have ended")
    sys.exit(0 if found else 1)


if __name__ == "__main__":
    main()
