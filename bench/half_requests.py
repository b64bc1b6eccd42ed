#!/usr/bin/env python3
"""Hold many half-sent requests open at a server of its own, and see whether an honest visitor is still served.

The visitor comes from 127.0.0.1. It asks for /api/health, creates a match, opens both of its sockets, places its armies and moves;
it moves as well in a match that was open before. Prints one line of JSON for each kind of half request, sent from the visitor's own
address and from many: what was answered, the median and the worst in milliseconds, the bytes that the server logged, and its open
sockets before, meanwhile and after.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from server import Match, serving

HEAD = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"GET /ws/AAAAAAAAAAAA HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
KINDS = {
    "half_head": HEAD,
    "half_body": HEAD + b'Content-Length: 900\r\n\r\n{"game":',
    "drip": HEAD + b"X-Long: ",
    "silent_socket": UPGRADE,
}
"""What is sent of a request that never ends. drip: a byte a second more. silent_socket: a WebSocket that is opened and says no hello."""
ANSWER_SECONDS = 10.0
"""What takes longer counts as not answered."""
GIVEN_BACK_SECONDS = 60.0
"""So long after the end its sockets may take to close."""


class Crowd:
    """Those who send half requests: n of them, from so many addresses of this machine; again: who is cut comes back after a second."""

    def __init__(self, port: int, kind: str, n: int, n_addresses: int, again: bool = False) -> None:
        self.port, self.kind, self.n, self.n_addresses, self.again = port, kind, n, n_addresses, again
        self.held, self.opened, self.refused = 0, 0, 0
        self.tasks: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """All of them, twenty at a time."""
        for first in range(0, self.n, 20):
            for number in range(first, min(first + 20, self.n)):
                self.tasks.append(asyncio.create_task(self._hold(number)))
            await asyncio.sleep(0.01)
        while self.opened + self.refused < self.n:
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _address(self, number: int) -> str:
        mine = number % self.n_addresses
        return "127.0.0.1" if self.n_addresses == 1 else f"127.0.{1 + mine // 250}.{1 + mine % 250}"

    async def _hold(self, number: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                await self._hold_once(number)
            if not self.again:
                return
            await asyncio.sleep(1)

    async def _hold_once(self, number: int) -> None:
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self._address(number), 0)
            )
        except OSError:
            self.refused += 1
            raise
        self.opened += 1
        self.held += 1
        try:
            writer.write(KINDS[self.kind])
            await self._wait_for_the_end(reader, writer)
        finally:
            self.held -= 1
            writer.transport.abort()

    async def _wait_for_the_end(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ended = asyncio.ensure_future(_read_all(reader))
        try:
            while not ended.done():
                await asyncio.wait([ended], timeout=1 if self.kind == "drip" else None)
                if self.kind == "drip":
                    writer.write(b"a")
        finally:
            ended.cancel()


async def _read_all(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65_536):
            pass


class Visitor:
    """An honest one: how long each of its wishes took, in milliseconds; None where there was no answer."""

    def __init__(self, port: int, variant: str) -> None:
        self.port, self.variant, self.n_matches = port, variant, 0
        self.took: dict[str, list[float | None]] = {}
        self.first = Match(0)

    async def settle(self) -> None:
        """Open a match that stays open."""
        await self.first.start(self.port, self.variant)

    async def once(self) -> None:
        """One wish of each kind."""
        self.n_matches += 1
        fresh = Match(self.n_matches)
        await self._timed("health", self._health)
        await self._timed("start", lambda: fresh.start(self.port, self.variant))
        await self._timed("move", fresh.move)
        await self._timed("move_of_old_match", self.first.move)
        for line in fresh.lines:
            if hasattr(line, "socket"):
                await line.socket.close()

    async def _timed(self, name: str, wish: Callable[[], Awaitable[Any]]) -> None:
        began, answered = time.perf_counter(), False
        with contextlib.suppress(OSError, TimeoutError, AssertionError, Exception):
            async with asyncio.timeout(ANSWER_SECONDS):
                await wish()
                answered = True
        self.took.setdefault(name, []).append(1000 * (time.perf_counter() - began) if answered else None)

    async def _health(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        try:
            assert b" 200 " in await reader.readline()
        finally:
            writer.close()

    def told(self) -> dict[str, Any]:
        """Of each wish how many were answered, their median and their worst."""
        found = {}
        for name, all_of in self.took.items():
            took = [one for one in all_of if one is not None]
            found[name] = {
                "answered": f"{len(took)} of {len(all_of)}",
                "median_ms": round(statistics.median(took), 1) if took else None,
                "worst_ms": round(max(took), 1) if took else None,
            }
        self.took = {}
        return found


def open_sockets(pid: int) -> int:
    """The sockets that a process holds."""
    found = 0
    for each in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += str(each.readlink()).startswith("socket:")
    return found


async def _fewer(pid: int, wanted: int) -> tuple[int, float]:
    """(open sockets, seconds) once there are no more than wanted, or when it has been waited long enough."""
    began = time.perf_counter()
    while open_sockets(pid) > wanted and time.perf_counter() - began < GIVEN_BACK_SECONDS:
        await asyncio.sleep(0.1)
    return open_sockets(pid), round(time.perf_counter() - began, 1)


async def measure(pid: int, port: int, log: Path, args: argparse.Namespace) -> dict[str, Any]:
    """One kind of half request: the visitor alone, beside them, and what is left afterwards."""
    visitor = Visitor(port, args.variant)
    await visitor.settle()
    await visitor.once()
    visitor.told()
    for _ in range(args.visits):
        await visitor.once()
    quiet, before, log_before = visitor.told(), open_sockets(pid), log.stat().st_size
    crowd = Crowd(port, args.kind, args.n, args.addresses, args.again)
    began = time.perf_counter()
    await crowd.arrive()
    most = open_sockets(pid)
    for _ in range(args.visits):
        await visitor.once()
        most = max(most, open_sockets(pid))
        await asyncio.sleep(args.pause)
    seconds, held = time.perf_counter() - began, crowd.held
    await crowd.leave()
    after, given_back = await _fewer(pid, before)
    return {
        "kind": args.kind,
        "half_requests": args.n,
        "addresses": args.addresses,
        "refused": crowd.refused,
        "seconds": round(seconds, 1),
        "held_at_the_end": held,
        "log_bytes": log.stat().st_size - log_before,
        "server_sockets": {"before": before, "most": most, "after": after, "given_back_s": given_back},
        "quiet": quiet,
        "beside": visitor.told(),
    }


def main() -> None:
    """Every kind from one address and from many, each at a server of its own."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=1_200, help="half requests")
    parser.add_argument("--addresses", type=int, nargs="*", default=[1, 120], help="they come from so many")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--files", type=int, default=0, help="open files that the server may have")
    parser.add_argument("--again", action="store_true", help="who is cut comes back after a second")
    parser.add_argument("--visits", type=int, default=20)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two visits")
    parser.add_argument("--variant", default="barrage")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for kind in args.kinds:
        for n_addresses in args.addresses:
            wish = argparse.Namespace(**{**vars(args), "kind": kind, "addresses": n_addresses})
            with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder:
                log = Path(folder) / "log"
                with serving(log, args.files) as (process, port):
                    row = asyncio.run(measure(process, port, log, wish))
                print(json.dumps({**row, "files": args.files}), flush=True)


if __name__ == "__main__":
    main()
