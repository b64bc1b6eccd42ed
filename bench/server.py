"""Time the match server under load: many matches, two sockets each, against a no-op echo in the same run."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gonfalon import games, players
from gonfalon.match.changes import applied
from gonfalon.server.connections import raise_file_limit

ROOT = Path(__file__).resolve().parent.parent
TICK = os.sysconf("SC_CLK_TCK")
RUNNABLE = "RD"
"""States of /proc of a process that computes, waits for a processor or for a disk."""
ALL_FAMILIES = (
    ("stratego", "battle"),
    ("stratego", "barrage"),
    ("middle_earth", "me-ring"),
    ("fortress", "fortress-main"),
    ("fellowship", "passage-through-mirkwood"),
)
"""Games that are played in turn: one of each kind."""
Kind = tuple[str, str]
"""A game and its variant."""


class Line:
    """One seat: the newest update, and the answer to the command on its way. kept: every message, where it is a list.

    changes: it takes what has changed instead of whole updates, as a page does.
    """

    def __init__(self, changes: bool = True) -> None:
        self.changes = changes
        self.v, self.over, self.received = 0, False, 0
        self.seen: dict[str, Any] = {}
        self.kept: list[bytes] | None = None
        self.legal: list[str] = []
        self.owes_text, self.token = False, ""
        self.answer: asyncio.Future[dict[str, Any]] | None = None
        self.pongs: asyncio.Queue[None] = asyncio.Queue()
        self.grown = asyncio.Event()

    async def open(self, port: int, match: str, token: str, address: str = "") -> None:
        """Connect. address: of this machine, from which it is done, "" for the usual one."""
        at = f"ws://127.0.0.1:{port}/ws/{match}"
        local = (address, 0) if address else None
        self.token = token
        self.socket: ClientConnection = await connect(at, compression=None, local_addr=local)
        hello = {"type": "hello", "token": token} | ({"changes": True} if self.changes else {})
        await self.socket.send(json.dumps(hello))
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Hear what the server says until the line ends."""
        with contextlib.suppress(ConnectionClosed):
            async for raw in self.socket:
                self.hear(raw if isinstance(raw, bytes) else raw.encode())

    def hear(self, raw: bytes) -> None:
        """Note a message."""
        self.received += len(raw)
        if self.kept is not None:
            self.kept.append(raw)
        message = msgspec.json.decode(raw)
        if message["type"] in ("update", "changes"):
            self.take(message)
        elif message["type"] in ("ack", "nack") and self.answer is not None:
            self.answer.set_result(message)
        elif message["type"] == "pong":
            self.pongs.put_nowait(None)

    def take(self, message: dict[str, Any]) -> None:
        """Note an update, or what has changed since the one before."""
        for part in ("observation", "status"):
            told = message[part]
            self.seen[part] = applied(self.seen[part], told) if message["type"] == "changes" else told
        self.v = message["v"]
        decision = self.seen["observation"]["decision"] or {}
        self.legal = [option["action"] for option in decision.get("options") or ()]
        self.owes_text = bool(decision) and decision["options"] is None
        self.over = self.seen["status"]["status"] == "over"
        self.grown.set()

    async def command(self, name: str, action: str) -> float:
        """Send it; seconds until the ack."""
        self.answer = asyncio.get_running_loop().create_future()
        started = time.perf_counter()
        await self.socket.send(json.dumps({"type": "command", "id": name, "seen": self.v, "action": action}))
        answer = await self.answer
        took = time.perf_counter() - started
        assert answer["type"] == "ack", answer
        return took

    async def echo(self) -> float:
        """A ping: the control, which passes the same socket and no match."""
        started = time.perf_counter()
        await self.socket.send('{"type":"ping"}')
        await self.pongs.get()
        return time.perf_counter() - started

    async def caught_up(self, v: int) -> None:
        while self.v < v:
            self.grown.clear()
            await self.grown.wait()


class Match:
    """Two lines that play at random, one move each time they are asked. Where both may answer a question, the first does."""

    def __init__(self, number: int, changes: bool = True) -> None:
        self.number, self.rng, self.sent = number, random.Random(number), 0
        self.lines, self.id = [Line(changes), Line(changes)], ""

    @property
    def received(self) -> int:
        """Bytes that both lines have got."""
        return sum(line.received for line in self.lines)

    async def start(self, port: int, variant: str, game: str = "stratego") -> None:
        """Create it, connect both seats and set up."""
        made = await asyncio.to_thread(post, port, variant, [{"kind": "own"}, {"kind": "own"}], game)
        self.id = made["match"]
        for line, grant in zip(self.lines, made["grants"], strict=True):
            await line.open(port, made["match"], grant["token"])
            await line.caught_up(1)
        setup = games.get(game).setup(variant, n_seats=len(self.lines))
        while (mover := self.mover()) is not None and mover.owes_text:
            seat = self.lines.index(mover)
            await mover.command(f"d{seat}", players.random_action(game, setup, seat, self.number))
            self.sent += 1
            await self.caught_up()

    def mover(self) -> Line | None:
        """Whoever is to move; None once the game is over."""
        return next((line for line in self.lines if (line.legal or line.owes_text) and not line.over), None)

    async def caught_up(self) -> None:
        """Wait until both lines have been told of everything."""
        for line in self.lines:
            await line.caught_up(1 + self.sent)

    async def move(self) -> float | None:
        """One move of whoever is to move; None once the game is over."""
        await self.caught_up()
        mover = self.mover()
        if mover is None:
            return None
        self.sent += 1
        return await mover.command(f"m{self.sent}", self.rng.choice(mover.legal))


def post(port: int, variant: str, seats: list[dict[str, Any]], game: str = "stratego") -> Any:
    """Create a match with these seats; what the server answers."""
    from urllib.request import Request, urlopen

    body = {"game": game, "variant": variant, "seats": seats}
    request = Request(
        f"http://127.0.0.1:{port}/api/matches",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(request) as answer:
        return json.load(answer)


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far, its threads included."""
    fields = stat_of(pid)
    return (int(fields[11]) + int(fields[12])) / TICK


def stat_of(pid: int | str) -> list[str]:
    """What /proc tells of a process, from its state on; nothing of one that has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []


def descendants(pid: int) -> list[int]:
    """The living processes that a process has started, and those that these have."""
    started: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        if stat := stat_of(folder.name):
            started.setdefault(int(stat[1]), []).append(int(folder.name))
    found = list[int](started.get(pid, ()))
    for one in found:  # it grows on the way
        found += started.get(one, ())
    return found


def descendants_seconds(pid: int) -> float:
    """CPU seconds of the living processes that a process and its own have started, and of those that these have outlived."""
    stats = map(stat_of, descendants(pid))
    return sum(int(ticks) for stat in stats for ticks in stat[11:15]) / TICK


def waited_seconds(pid: int) -> float:
    """Seconds for which the living threads of a process were ready and waited for a processor; 0 where the system does not count them."""
    waited = 0
    for told in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError):
            waited += int(told.read_text().split()[1])
    return waited / 1e9


def are_at_rest(pid: int) -> bool:
    """Does none of these want a processor now?"""
    return all(stat[0] not in RUNNABLE for stat in map(stat_of, descendants(pid)) if stat)


def kilobytes(pid: int) -> int:
    """Resident memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def quantiles(seconds: list[float]) -> dict[str, float]:
    """p50 and p99 in milliseconds."""
    ordered = sorted(seconds)
    return {
        f"p{q}_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * q // 100)], 2) for q in (50, 99)
    }


async def paced(jobs: list[Any], rate: float) -> list[float]:
    """Start the jobs evenly at `rate` a second; what each took."""
    clock, tasks = asyncio.get_running_loop().time, []
    started = clock()
    for n, job in enumerate(jobs):
        await asyncio.sleep(max(0.0, started + n / rate - clock()))
        tasks.append(asyncio.create_task(job()))
    return [took for took in await asyncio.gather(*tasks) if took is not None]


async def measure(pid: int, port: int, args: argparse.Namespace) -> dict[str, Any]:
    """Open everything, then the control and the moves in turn."""
    kinds = kinds_of(args)
    for game, variant in dict.fromkeys(kinds):  # what the first of each loads is not counted
        warm = Match(-1)
        await warm.start(port, variant, game)
        for _ in range(20):
            await warm.move()
    before = kilobytes(pid)
    matches = [Match(n, not args.whole) for n in range(args.matches)]
    for n in range(0, len(matches), 20):
        some = enumerate(matches[n : n + 20], n)
        await asyncio.gather(*(match.start(port, *reversed(kinds[i % len(kinds)])) for i, match in some))
    grown = kilobytes(pid) - before
    n_jobs = int(args.seconds * args.rate)
    resting, clock = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(3)
    resting = (cpu_seconds(pid) - resting) / (time.perf_counter() - clock)
    echo = await paced([matches[n % len(matches)].lines[0].echo for n in range(n_jobs)], args.rate)
    spent, clock = cpu_seconds(pid), time.perf_counter()
    moves: list[float] = []
    received = sum(match.received for match in matches)
    while len(moves) < n_jobs and time.perf_counter() - clock < 3 * args.seconds:
        some = random.Random(len(moves)).sample(matches, min(len(matches), n_jobs - len(moves)))
        took = await paced([match.move for match in some], args.rate)
        if not took:
            break
        moves += took
    wall, spent = time.perf_counter() - clock, cpu_seconds(pid) - spent
    return {
        "matches": args.matches,
        "kinds": [variant for _, variant in kinds],
        "sockets": 2 * args.matches,
        "moves": len(moves),
        "moves_per_second": round(len(moves) / wall, 1),
        "bytes_per_move": round((sum(match.received for match in matches) - received) / max(1, len(moves))),
        "server_cpu_ms_per_move": round(1000 * spent / max(1, len(moves)), 3),
        "idle_cpu_share": round(resting, 4),
        "move": quantiles(moves),
        "echo": quantiles(echo),
        "server_kb_per_match_with_two_sockets": round(grown / args.matches, 1),
    }


def kinds_of(args: argparse.Namespace) -> Sequence[Kind]:
    """What is played: the variant that is asked for, or every family in turn."""
    if args.variant != "all":
        return (
            next(kind for kind in (*ALL_FAMILIES, ("stratego", args.variant)) if kind[1] == args.variant),
        )
    return ALL_FAMILIES


@contextmanager
def serving(
    log: Path | None = None,
    files: int = 0,
    data: Path | None = None,
    more: Sequence[str] = (),
    source: Path = ROOT,
) -> Iterator[tuple[int, int]]:
    """(process id, port) of a server of its own.

    log: where its standard error goes, None for this process's. files: it may open so many, 0 for as many as this process.
    data: the folder of its database, None for one that goes with it. more: options of `gonfalon serve`. source: the checkout
    whose server it is.
    """
    with tempfile.TemporaryDirectory(prefix="gonfalon-bench-") as folder, contextlib.ExitStack() as opened:
        command = [
            sys.executable,
            "-m",
            "gonfalon.cli.main",
            "serve",
            "--port",
            "0",
            "--per-address",
            "0",
            "--data",
            str(data or folder),
            *more,
        ]
        if files:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        path = os.pathsep.join(filter(None, (str(source / "src"), os.environ.get("PYTHONPATH"))))
        environment = os.environ | {"PYTHONPATH": path}
        stderr = opened.enter_context(log.open("wb")) if log else None
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True
        ) as process:
            assert process.stdout is not None
            port = int(process.stdout.readline().strip().rpartition(":")[2])
            try:
                yield process.pid, port
            finally:
                process.terminate()


def main() -> None:
    """One line of JSON for each run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200, help="moves a second to ask for")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--variant", default="battle", help="what is played; `all`: every family in turn")
    parser.add_argument("--whole", action="store_true", help="take whole updates, as programs of before do")
    args = parser.parse_args()
    raise_file_limit()
    for _ in range(args.runs):
        with serving() as (process, port):
            print(json.dumps(asyncio.run(measure(process, port, args))), flush=True)


if __name__ == "__main__":
    main()
