"""What one move costs the match server: CPU by thread, time to the ack, bytes sent and bytes stored.

One move at a time, so that nothing waits: the figures are costs without queues. `bench/capacity.py` computes with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from server import Line, Match, serving

from gonfalon.storage.log_writer import COLUMNS, LogWriter

QUIET = 0.02
"""Seconds after a move in which the server finishes what the move has left to do."""


def thread_seconds(pid: int) -> dict[str, float]:
    """CPU seconds of a process so far: of its first thread (the event loop), and of all others together."""
    spent = {"loop": 0.0, "others": 0.0}
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            seconds = int((task / "schedstat").read_text().split()[0]) / 1e9
        except OSError:  # the thread has just ended
            continue
        spent["loop" if task.name == str(pid) else "others"] += seconds
    return spent


def bytes_an_entry(folder: Path) -> float:
    """How much larger an entry of the log makes the packed database, its indexes included."""
    file = next(
        one for one in folder.iterdir() if one.is_file() and one.read_bytes()[:13] == b"SQLite format"
    )
    connection = sqlite3.connect(file)
    entries = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
    connection.close()
    sizes: list[int] = []
    for line in ("VACUUM", "DELETE FROM entries", "VACUUM"):
        connection = sqlite3.connect(file, isolation_level=None)
        connection.execute(line)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        sizes.append(pages * connection.execute("PRAGMA page_size").fetchone()[0])
        connection.close()
    return (sizes[0] - sizes[2]) / entries


async def commits(number: int) -> list[float]:
    """Milliseconds of so many commits of one entry each by the server's own writer, one at a time."""
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder:
        file = Path(folder) / "log.db"
        with sqlite3.connect(file) as connection:
            connection.execute(
                f"CREATE TABLE entries ({', '.join(COLUMNS)}, PRIMARY KEY (match, seq))".replace(
                    "match", '"match"'
                )
            )
        connection.close()
        writer, took = LogWriter(file), []
        for n in range(number):
            row = dict.fromkeys(COLUMNS, 0) | {
                "match": "m" * 22,
                "seq": n,
                "text": "a4-a5",
                "command": f"m{n}",
            }
            started = time.perf_counter()
            await writer.append(row)
            took.append(1000 * (time.perf_counter() - started))
            await asyncio.sleep(QUIET)
        await writer.close()
    return took


def deflated(messages: Sequence[bytes]) -> float:
    """The share of their size that is left when one stream compresses them all, as a WebSocket can."""
    stream = zlib.compressobj(6, wbits=-15)
    left = sum(len(stream.compress(one)) + len(stream.flush(zlib.Z_SYNC_FLUSH)) for one in messages)
    return left / sum(map(len, messages))


def spread(values: Sequence[float], points: int = 100) -> list[float]:
    """The middles of equal shares of the values, smallest first: what a simulation may draw from."""
    ordered = sorted(values)
    return [round(ordered[(2 * n + 1) * len(ordered) // (2 * points)], 3) for n in range(points)]


async def measure(pid: int, port: int, args: argparse.Namespace) -> dict[str, Any]:
    """Open everything, then one move after the other."""
    matches = [Match(n) for n in range(args.matches)]
    for n in range(0, len(matches), 20):
        await asyncio.gather(*(match.start(port, args.variant) for match in matches[n : n + 20]))
    for match in matches:  # the first move of a game compiles, loads or fills what later ones find
        await match.move()
    await asyncio.sleep(1)
    matches[0].lines[0].kept = kept = []
    lines: list[Line] = [line for match in matches for line in match.lines]
    received, clock, idle = sum(line.received for line in lines), time.perf_counter(), thread_seconds(pid)
    await asyncio.sleep(3)
    resting = sum(thread_seconds(pid).values()) - sum(idle.values())
    resting /= time.perf_counter() - clock
    loop, others, acks = [], [], []
    for n in range(args.moves):
        spent = thread_seconds(pid)
        took = await matches[n % len(matches)].move()
        await asyncio.sleep(QUIET)
        if took is not None:
            after = thread_seconds(pid)
            loop.append(1000 * (after["loop"] - spent["loop"]))
            others.append(1000 * (after["others"] - spent["others"]))
            acks.append(1000 * took)
    sent = sum(line.received for line in lines) - received
    return {
        "variant": args.variant,
        "moves": len(loop),
        "loop_ms": spread(loop),
        "loop_ms_mean": round(sum(loop) / len(loop), 3),
        "others_ms": spread(others),
        "others_ms_mean": round(sum(others) / len(others), 3),
        "ack_ms": spread(acks),
        "commit_ms": spread(await commits(600)),
        "bytes_to_both_seats": round(sent / len(loop)),
        "deflated_share": round(deflated(kept), 3),
        "idle_cpu_share": round(resting, 4),
    }


def main() -> None:
    """One line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--moves", type=int, default=400, help="moves, one at a time")
    parser.add_argument("--variant", default="battle")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder:
        with serving(data=Path(folder)) as (process, port):
            told = asyncio.run(measure(process, port, args))
        told["stored_bytes_an_entry"] = round(bytes_an_entry(Path(folder)))
    print(json.dumps(told))


if __name__ == "__main__":
    main()
