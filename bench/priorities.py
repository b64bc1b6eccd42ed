#!/usr/bin/env python3
"""What does a busy process beside it cost work that comes in bursts? Both share one processor; the classes take turns.

    .venv/bin/python bench/priorities.py --burst 4 --gap 20 --n 120

`low` has the niceness of the server's workers, `idle` the class of its idle work, and `nobody` is the control. A line of JSON for each
has quantiles, in milliseconds, of the time until a burst begins and until it has ended.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from multiprocessing.connection import Connection

from gonfalon.server import priorities
from gonfalon.server.workers import NICENESS

CLASSES = ("nobody", "low", "idle")
TURNS = 3
"""Times that each class has its turn."""
SHOWN = (50, 90, 95, 99)
SETTLING = 0.05
"""Seconds until the busy process is busy."""


def be_busy(kind: str, processor: int) -> None:
    """Compute for ever, in a class."""
    os.sched_setaffinity(0, {processor})
    if kind == "low":
        priorities.lower(NICENESS)
    else:
        priorities.become_idle()
    while True:
        pass


def bursts(line: Connection, processor: int, seconds: float) -> None:
    """Answer each time with the seconds until the burst began and until it had ended, by the clock of who has asked."""
    os.sched_setaffinity(0, {processor})
    while True:
        asked = line.recv()
        begun, spent = time.perf_counter() - asked, time.thread_time()
        while time.thread_time() - spent < seconds:
            pass
        line.send((begun, time.perf_counter() - asked))


def quantiles(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(seconds)
    return {f"p{q}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * q // 100)], 2) for q in SHOWN}


def main() -> None:
    """The classes in turns."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--burst", type=float, default=4, help="milliseconds of CPU")
    parser.add_argument("--gap", type=float, default=20, help="milliseconds between two")
    parser.add_argument("--n", type=int, default=120, help="bursts beside each class")
    asked = parser.parse_args()
    ours, *others = sorted(os.sched_getaffinity(0))
    shared = others[-1] if others else ours
    os.sched_setaffinity(0, {ours})
    line, theirs = multiprocessing.Pipe()
    multiprocessing.Process(target=bursts, args=(theirs, shared, asked.burst / 1000), daemon=True).start()
    found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in CLASSES}
    for kind in CLASSES * TURNS:
        busy = multiprocessing.Process(target=be_busy, args=(kind, shared), daemon=True)
        if kind != "nobody":
            busy.start()
        time.sleep(SETTLING)
        for _ in range(round(asked.n / TURNS)):
            time.sleep(asked.gap / 1000)
            line.send(time.perf_counter())
            found[kind].append(line.recv())
        if kind != "nobody":
            busy.kill()
            busy.join()
    for kind, times in found.items():
        begun, ended = ([one[k] for one in times] for k in (0, 1))
        print(json.dumps({"beside": kind, "begun_ms": quantiles(begun), "ended_ms": quantiles(ended)}))


if __name__ == "__main__":
    main()
