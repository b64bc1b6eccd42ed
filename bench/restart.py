#!/usr/bin/env python3
"""Restart a server while browsers wait, and time until each of them has its table again.

Every socket comes back as a page does: it asks again and again, and resumes after the last update that it had. Prints one line of
JSON: seconds from the signal to the end of the old process, from the start of the new one until it listens, and until the last of the
browsers has its table; the CPU of the new process until then, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from server import ALL_FAMILIES, ROOT, Match, cpu_seconds
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gonfalon.server.connections import raise_file_limit

RETRY_SECONDS = 0.25
"""A page asks again after about so long at first (web/src/net)."""
LONGEST_WAIT = 120.0


class Waiting:
    """A browser that has lost its line. v: the number of the last update that it had."""

    def __init__(self, match: str, token: str, v: int) -> None:
        self.match, self.token, self.v = match, token, v

    async def come_back(self, port: int) -> float:
        """Ask until the table is there again; the time at which it was, on the clock of `time.perf_counter`."""
        hello = json.dumps({"type": "hello", "token": self.token, "since": self.v, "changes": True})
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with connect(f"ws://127.0.0.1:{port}/ws/{self.match}", compression=None) as line:
                    await line.send(hello)
                    async for raw in line:
                        told = msgspec.json.decode(raw)
                        if told["type"] == "goodbye":
                            break
                        if told["type"] == "welcome" and told["v"] == self.v:
                            return time.perf_counter()
            await asyncio.sleep(RETRY_SECONDS)


def start(folder: str, port: int) -> subprocess.Popen[str]:
    """A server on this folder and port; it has not been waited for. Python keeps its bytecode, as for an installed server."""
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "gonfalon.cli.main", "serve", "--port", str(port), "--data", folder]
    environment = os.environ | {"PYTHONPATH": path}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.Popen(
        [*command, "--per-address", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def listens(port: int) -> float:
    """When the port answers, on the clock of `time.perf_counter`."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return time.perf_counter()
        await asyncio.sleep(0.01)


async def play(port: int, args: argparse.Namespace) -> list[Waiting]:
    """Games of every family with so many moves each; who sits at them."""
    matches = [Match(n) for n in range(args.sockets // 2)]
    for n in range(0, len(matches), 20):
        some = enumerate(matches[n : n + 20], n)
        kinds = ALL_FAMILIES
        await asyncio.gather(*(one.start(port, *reversed(kinds[i % len(kinds)])) for i, one in some))
    for _ in range(args.moves):
        await asyncio.gather(*(one.move() for one in matches))
    for one in matches:
        await one.caught_up()
    return [Waiting(one.id, line.token, line.v) for one in matches for line in one.lines]


async def measure(folder: str, args: argparse.Namespace) -> dict[str, Any]:
    """Play, stop, start again, and wait until everybody is back."""
    port = free_port()
    old = start(folder, port)
    assert old.stdout is not None
    await asyncio.to_thread(old.stdout.readline)
    waiting = await play(port, args)
    began = time.perf_counter()
    old.send_signal(signal.SIGTERM)
    await asyncio.to_thread(old.wait)
    stopped = time.perf_counter()
    new = start(folder, port)
    try:
        back = [asyncio.create_task(one.come_back(port)) for one in waiting]
        listening, cpu_listening = await listens(port), cpu_seconds(new.pid)
        async with asyncio.timeout(LONGEST_WAIT):
            times = sorted(await asyncio.gather(*back))
        cpu = cpu_seconds(new.pid)
    finally:
        new.terminate()
        await asyncio.to_thread(new.wait)
    return {
        "sockets": len(waiting),
        "moves_a_game": args.moves,
        "seconds_to_stop": round(stopped - began, 2),
        "seconds_to_listen": round(listening - stopped, 2),
        "seconds_from_listening_to_the_median": round(times[len(times) // 2] - listening, 2),
        "seconds_from_listening_to_the_last": round(times[-1] - listening, 2),
        "cpu_seconds_to_listen": round(cpu_listening, 2),
        "cpu_seconds_in_all": round(cpu, 2),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    """One line of JSON."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--moves", type=int, default=40, help="moves of each game before the restart")
    args = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder:
        print(json.dumps(asyncio.run(measure(str(Path(folder)), args))))


if __name__ == "__main__":
    main()
