"""One of two servers is killed while both play many games: all go on, each acknowledged move is there, and no clock charges for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.storage.cluster import Cluster, name_of

from .conftest import DEPLOY, legal_of
from .test_two_servers import CLOCK, SharingServer

GAMES = int(os.environ.get("GONFALON_SHARED_GAMES", "500"))
BEFORE_SECONDS, AFTER_SECONDS = 15.0, 10.0
"""So long games are played before one server is killed, and after everybody is back."""
PATIENCE_SECONDS = 120.0
"""So long everybody may take to come back, however busy the machine is."""
A_MOVE_EACH = 8.0
"""Seconds that a player thinks, in the mean."""
AT_ONCE = 20
"""Lines that are opened at the same time."""
SLACK_MS = 2_500
"""Less than the shortest time without a server."""


@dataclass
class Player:
    """A browser at one seat: it comes back to any server, and asks again with the same id until it has an answer."""

    match: str
    seat: int
    key: str
    ports: Sequence[int]
    turnstile: asyncio.Semaphore
    thoughts: random.Random
    v: int = 0
    mark: str = ""
    seen: Any = None
    acked: list[tuple[str, int, float]] = field(default_factory=list[tuple[str, int, float]])
    thought: dict[str, float] = field(default_factory=dict[str, float])
    welcomed: list[float] = field(default_factory=list[float])
    is_over: bool = False
    was_over: bool = False

    def is_back(self, since: float) -> bool:
        """Has a server welcomed this player since then?"""
        return bool(self.welcomed) and self.welcomed[-1] > since

    async def play(self) -> None:
        """Play until the game is over."""
        tries = self.seat
        while not self.is_over:
            port, tries = self.ports[tries % len(self.ports)], tries + 1
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with self.turnstile:
                    line = await connect(
                        f"ws://127.0.0.1:{port}/ws/{self.match}",
                        compression=None,
                        ping_interval=None,
                        open_timeout=20,
                        proxy=None,
                    )
                try:
                    await self._sit(line)
                finally:
                    line.transport.abort()
            await asyncio.sleep(0.1)

    async def _sit(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.key, "since": self.v, "mark": self.mark}
        await line.send(json.dumps(hello))
        thinking: asyncio.Task[None] | None = None
        try:
            while True:
                message = json.loads(await line.recv())
                if message["type"] == "ack":
                    self.acked.append((message["id"], message["v"], time.monotonic()))
                elif message["type"] == "nack":
                    await asyncio.sleep(0.2)  # it could not be stored
                    thinking = asyncio.create_task(self._answer(line, self.seen, 0.0))
                elif message["type"] == "update":
                    self.v, self.mark, self.seen = message["v"], message["mark"], message["observation"]
                    self.is_over = message["status"]["status"] == "over"
                    if thinking is not None:
                        thinking.cancel()
                    thinking = asyncio.create_task(self._answer(line, self.seen))
                elif message["type"] == "welcome":
                    self.welcomed.append(time.monotonic())
                    if 0 < self.v == message["v"]:  # nothing is missed: the question stands
                        thinking = asyncio.create_task(self._answer(line, self.seen))
                elif message["type"] == "goodbye":
                    return
        finally:
            if thinking is not None:
                thinking.cancel()

    async def _answer(self, line: ClientConnection, seen: Any, mean: float = A_MOVE_EACH) -> None:
        """Think, then do what is due."""
        actions = legal_of(seen)
        is_set_up = seen["decision"] is not None and not actions
        if not actions and not is_set_up:
            return
        began, name = time.monotonic(), f"{self.seat}-{self.v}"
        try:
            await asyncio.sleep(self.thoughts.uniform(0, 2 * mean))
            action = DEPLOY[self.seat] if is_set_up else self.thoughts.choice(actions)
            told = {"type": "command", "id": name, "seen": self.v, "action": action}
            with contextlib.suppress(WebSocketException, OSError):
                await line.send(json.dumps(told))
        finally:
            self.thought[name] = self.thought.get(name, 0.0) + time.monotonic() - began


def charged_too_much(
    players: Sequence[Player], owned: set[str], killed: float, log: dict[tuple[str, str], tuple[int, int]]
) -> list[int]:
    """Milliseconds that the first move after the kill was charged beyond its thought, of each match of the killed server.

    On a busy machine some are charged for what their browsers, all in this process, come late to hear: so the median tells.
    """
    first: dict[str, tuple[int, int]] = {}
    for player in players:
        for name, v, at in player.acked:
            if at > killed and player.match in owned and v < first.get(player.match, (v + 1, 0))[0]:
                first[player.match] = (v, round(log[player.match, name][1] - 1000 * player.thought[name]))
    return [extra for _, extra in first.values()]


async def seats_of(server: SharingServer, ports: Sequence[int], n_games: int) -> list[Player]:
    """Both players of so many new games under a clock."""
    turnstile, found = asyncio.Semaphore(AT_ONCE), list[Player]()
    plan = [{"kind": "own"}, {"kind": "own"}]
    body = {"game": "stratego", "variant": "barrage", "seats": plan, "terms": {"clock": CLOCK}}
    async with httpx.AsyncClient(timeout=60) as client:
        for number in range(n_games):
            made = (await client.post(f"{server.base}/api/matches", json=body)).json()
            for grant in made["grants"]:
                turned = ports if number % 2 else ports[::-1]
                thoughts = random.Random(2 * number + grant["seat"])
                player = Player(made["match"], grant["seat"], grant["token"], turned, turnstile, thoughts)
                found.append(player)
    return found


@pytest.mark.long
def test_one_of_two_servers_is_killed_under_many_games(
    cluster: Cluster, tmp_path: Path, record_property: Callable[[str, object], None]
):
    address = cluster.new_database()
    servers = [SharingServer(tmp_path / name, address) for name in ("one", "other")]
    for server in servers:
        server.inside = f"127.0.0.1:{_free_port()}"
        server.more = ("--share", server.inside, "--per-address", "0")
        server.start()
    players, killed, owned = asyncio.run(_played(cluster, address, servers))
    servers[1].stop()
    entries = cluster.ask(
        "SELECT match, command, seq, spent FROM entries ORDER BY match, seq", name_of(address)
    )
    log: dict[tuple[str, str], tuple[int, int]] = {}
    for match, command, seq, spent in (line.split("|") for line in entries.splitlines()):
        assert (match, command) not in log, "an entry is there twice"
        log[match, command] = (int(seq), int(spent))
    acked = [(player, each) for player in players for each in player.acked]
    for player, (name, v, _) in acked:
        seq, _ = log[player.match, name]
        assert v == seq + 2, "an acknowledged move is where it was said to be"
    charged = charged_too_much(players, owned, killed, log)
    assert statistics.median(charged) <= SLACK_MS, "the time without a server is charged"
    going = [player for player in players if player.match in owned and not player.was_over]
    assert all(player.is_back(killed) for player in going), "somebody does not come back"
    waits = sorted(min(at - killed for at in player.welcomed if at > killed) for player in going)
    record_property("figure games", len(owned))
    record_property("figure moves", len(acked))
    record_property("figure seconds", round(waits[-1], 1))
    record_property("figure beyond", round(max(0, *charged) / 1000, 1))
    extra = f"{statistics.median(charged):.0f} ms in the median, {max(charged)} ms at most"
    print(f"charged beyond the thought: {extra}; ", end="")
    print(
        f"{GAMES} games, {len(owned)} of them of the killed server, {len(acked)} acknowledged moves; ", end=""
    )
    print(
        f"back after {waits[len(waits) // 2]:.1f} s in the median, {waits[len(waits) * 95 // 100]:.1f} s at p95, {waits[-1]:.1f} s at most"
    )
    cluster.drop(address)


async def _played(
    cluster: Cluster, address: str, servers: list[SharingServer]
) -> tuple[list[Player], float, set[str]]:
    """Play, kill the first server in the middle, play on: the players, when it was, and the matches that it had."""
    players = await seats_of(servers[0], [server.port for server in servers], GAMES)
    playing = [asyncio.create_task(player.play()) for player in players]
    while sum(len(player.acked) for player in players) < 2 * GAMES:
        await asyncio.sleep(0.2)
    await asyncio.sleep(BEFORE_SECONDS)
    inside = (
        "SELECT subject, address FROM leases JOIN servers ON server = id WHERE subject <> 'periodic work'"
    )
    rows = await asyncio.to_thread(cluster.ask, inside, name_of(address))
    whose = dict(line.split("|") for line in rows.splitlines())
    servers.sort(key=lambda server: -list(whose.values()).count(server.inside))  # the one that has most
    servers[0].kill()
    killed = time.monotonic()
    owned = {match for match, at in whose.items() if at == servers[0].inside}
    for player in players:
        player.was_over = player.is_over
    going = [player for player in players if player.match in owned and not player.was_over]
    while time.monotonic() < killed + PATIENCE_SECONDS and not all(
        player.is_back(killed) for player in going
    ):
        await asyncio.sleep(0.2)
    await asyncio.sleep(AFTER_SECONDS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return players, killed, owned


def _free_port() -> int:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as found:
        return int(found.getsockname()[1])
