"""A server that is asked to stop: what it has taken is stored, no clock runs on, everybody hears goodbye, and it ends by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gonfalon.server import application, open_rooms, pushing, room_clocks, run, wire
from gonfalon.server.owner_task import OwnerTask, RoomClosed
from gonfalon.server.run import DATABASE

from .conftest import DEPLOY, Ear, ServerProcess, legal_of, until
from .lobby import Lobby
from .test_clocks import playing

PLAN = {
    "game": "stratego",
    "variant": "barrage",
    "seats": [{"kind": "own"}, {"kind": "own"}],
    "terms": {"clock": {"initial": 3600, "setup": 3600}},
}
N_MATCHES = 25
LONG_THOUGHT = """
import time
from gonfalon.server import thinking
thinking.answer = lambda *_: time.sleep(3600)
from gonfalon.cli.main import app
app()
"""
"""A server whose computers never come to an end."""


class Player:
    """Plays one seat as fast as it can, and writes down which of its commands were acknowledged."""

    def __init__(self, port: int, match: str, seat: int, token: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{match}"
        self.match, self.seat, self.token = match, seat, token
        self.acked: list[str] = []
        self.is_here = asyncio.Event()
        self.last: Any = None
        self.n_sent = 0

    async def play(self) -> None:
        """Until the server closes the line."""
        async with connect(self.address, open_timeout=60) as line:
            await line.send(json.dumps({"type": "hello", "token": self.token}))
            try:
                while True:
                    await self._hear(line, json.loads(await line.recv()))
            except ConnectionClosed:
                return

    async def _hear(self, line: Any, message: Any) -> None:
        self.last = message
        if message["type"] == "ack":
            self.acked.append(message["id"])
        if message["type"] != "update":
            return
        self.is_here.set()
        action = self._choice(message["observation"])
        if action:
            self.n_sent += 1
            command = {
                "type": "command",
                "id": f"{self.seat}-{self.n_sent}",
                "seen": message["v"],
                "action": action,
            }
            with contextlib.suppress(ConnectionClosed):  # the goodbye may wait to be read
                await line.send(json.dumps(command))

    def _choice(self, observation: Any) -> str:
        """A deployment, or one of the moves in turn."""
        decision = observation["decision"]
        if decision is None:
            return ""
        if decision["options"] is None or not decision["options"]:
            return DEPLOY[self.seat]
        moves = legal_of(observation)
        return moves[self.n_sent * 7 % len(moves)]


async def _play_until_stopped(server: ServerProcess) -> tuple[list[Player], float]:
    """50 sockets play 25 matches; then the server is asked to stop. Everybody who played, and the seconds until it had ended."""
    async with httpx.AsyncClient(base_url=server.base, timeout=60) as asker:
        made = [(await asker.post("/api/matches", json=PLAN)).json() for _ in range(N_MATCHES)]
    players = [
        Player(server.port, one["match"], grant["seat"], grant["token"])
        for one in made
        for grant in one["grants"]
    ]
    lines = [asyncio.create_task(player.play()) for player in players]
    for player in players:
        await player.is_here.wait()
    while sum(len(player.acked) for player in players) < 10 * N_MATCHES:
        await asyncio.sleep(0.01)
    assert server.process is not None
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(server.wait_dead)
    seconds = time.monotonic() - began
    await asyncio.gather(*lines)
    return players, seconds


async def test_under_load_every_acked_move_is_stored_and_every_socket_hears_goodbye(
    command_server: ServerProcess,
):
    server = command_server
    await asyncio.to_thread(server.start)
    players, seconds = await _play_until_stopped(server)
    assert server.process is not None
    assert server.process.returncode == 0
    told = Counter(json.dumps(player.last) for player in players)
    assert told == {'{"type": "goodbye", "code": "resume"}': 2 * N_MATCHES}
    with sqlite3.connect(server.folder / DATABASE) as connection:
        stored = Counter(connection.execute("SELECT match, command FROM entries").fetchall())
        marks = dict(connection.execute("SELECT match, seq FROM running_clocks").fetchall())
        ends = dict(connection.execute("SELECT match, max(seq) + 1 FROM entries GROUP BY match").fetchall())
        over = {match for (match,) in connection.execute("SELECT match FROM outcomes").fetchall()}
    acked = [(player.match, command) for player in players for command in player.acked]
    assert [each for each in acked if stored[each] != 1] == []
    assert {match: seq for match, seq in marks.items() if match not in over} == {
        match: end for match, end in ends.items() if match not in over
    }, "each running clock is marked where its game stands"
    print(f"{len(acked)} acked, ended in {seconds:.2f} s")


def test_a_stop_has_an_end():
    """What may be waited for, one after the other, is less than the five seconds that a host was promised."""
    told = max(open_rooms.DRAIN_SECONDS, pushing.GOODBYE_SECONDS) + application.GOODBYE_SECONDS
    assert told + run.GRACE_SECONDS + run.LEAVE_SECONDS < 4.5


def test_a_computer_that_thinks_for_ever_keeps_no_process_alive(command_server: ServerProcess):
    server = command_server
    server.launch = lambda arguments, environment: _launched(server, arguments, environment)
    server.start()
    plan = {**PLAN, "seats": [{"kind": "own"}, {"kind": "computer", "level": 1}]}
    made = httpx.post(f"{server.base}/api/matches", json=plan, timeout=60).json()
    with (
        httpx.Client(base_url=server.base, timeout=60) as asker,
        server.dial(made["match"]) as line,
    ):
        line.send(json.dumps({"type": "hello", "token": made["grants"][0]["token"]}))
        until(lambda: _thinks(asker), 60)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        server.wait_dead()
    assert server.process.returncode == 0


def test_a_server_without_an_output_ends_like_any_other(monkeypatch: pytest.MonkeyPatch):
    """Started with its output closed (`>&-`), a process has none."""
    codes = list[int]()
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(os, "_exit", codes.append)
    monkeypatch.setattr(multiprocessing, "active_children", list[Any])
    run._leave()  # pyright: ignore[reportPrivateUsage]
    assert codes == [0]


def _thinks(asker: httpx.Client) -> bool:
    """Has a computer's turn in the pool begun?"""
    return 'gonfalon_search_wait_seconds_count{queue="computer"} 1.0' in asker.get("/metrics").text


def _launched(server: ServerProcess, arguments: list[str], environment: dict[str, str]) -> str:
    command = [sys.executable, "-c", LONG_THOUGHT, *arguments, "--metrics"]
    server.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.process.stdout is not None
    return server.process.stdout.readline()


# ---- the parts -------------------------------------------------------------------------------------------------------


async def test_what_was_taken_is_done_and_nothing_after_it():
    owner, gate, done = OwnerTask(), asyncio.Event(), []

    async def job(n: int) -> None:
        await gate.wait()
        done.append(n)

    asked = [asyncio.create_task(owner.do(lambda n=n: job(n))) for n in range(3)]
    await asyncio.sleep(0)
    draining = asyncio.create_task(owner.drain())
    await asyncio.sleep(0)
    with pytest.raises(RoomClosed):
        await owner.do(lambda: job(9))
    gate.set()
    await draining
    await asyncio.gather(*asked)
    assert done == [0, 1, 2]
    await owner.close()


async def test_what_takes_too_long_is_not_waited_for(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(open_rooms, "DRAIN_SECONDS", 0.0)
    room, _ = await playing(lobby)
    stuck = asyncio.create_task(room.owner.do(asyncio.Event().wait))
    await asyncio.sleep(0)
    lobby.rooms.stop()
    await lobby.rooms.close()
    with pytest.raises(RoomClosed):
        await stuck


async def test_an_act_under_way_is_stored_and_acked_and_the_next_is_for_later(lobby: Lobby):
    room, ears = await playing(lobby)
    acting = asyncio.create_task(room.submit(0, "m", ears[0].legal[0]))
    await asyncio.sleep(0)
    lobby.rooms.stop()
    late = asyncio.create_task(room.submit(1, "late", "/resign"))
    await lobby.rooms.close()
    assert isinstance(await acting, wire.Ack)
    with pytest.raises(RoomClosed):
        await late
    assert [entry.command for entry in await lobby.store.read(room.row.id)] == ["d", "d", "m"]


async def test_a_stopping_server_opens_no_room(lobby: Lobby):
    room, _ = await playing(lobby)
    lobby.rooms.stop()
    await lobby.rooms.close()
    with pytest.raises(RoomClosed):
        await lobby.rooms.get(room.row.id)


async def test_no_clock_runs_while_the_server_stops(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room_clocks, "RETURN_SECONDS", 1e6)
    room, _ = await playing(lobby)
    clocks: Any = room.time.clocks
    clocks._debts[0].used += 100  # so long it has thought already
    lobby.rooms.stop()
    real = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + 50)  # the stop takes long
    await lobby.rooms.close()
    monkeypatch.setattr(time, "monotonic", real)
    (mark,) = await lobby.store.clock_marks(room.row.id)
    assert 100_000 <= mark.used[0] < 101_000
    other = Lobby(lobby.store)
    back, ear = await other.rooms.get(room.row.id), Ear(1)
    await back.join(ear, 0)
    assert 499_000 < ear.heard("clocks")[-1]["seats"][0]["left"] <= 500_000
    await other.rooms.close()


async def test_after_an_act_that_ends_in_the_stop_the_next_seat_has_used_nothing(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    room, ears = await playing(lobby)
    acting = asyncio.create_task(room.submit(0, "m", ears[0].legal[0]))
    await asyncio.sleep(0)
    lobby.rooms.stop()
    real = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + 50)
    await lobby.rooms.close()
    assert isinstance(await acting, wire.Ack)
    (mark,) = await lobby.store.clock_marks(room.row.id)
    assert (mark.seq, mark.used) == (3, {1: 0})


async def test_marks_are_exact_after_a_stop_however_long_the_thought(lobby: Lobby):
    """While it runs the server writes a long thought only now and then."""
    room, _ = await playing(lobby)
    clocks: Any = room.time.clocks
    clocks._debts[0].used += 500
    await lobby.rooms.keep_clocks()
    clocks._debts[0].used += 1
    await lobby.rooms.keep_clocks()
    (mark,) = await lobby.store.clock_marks(room.row.id)
    assert mark.used[0] < 501_000
    lobby.rooms.stop()
    await lobby.rooms.close()
    (mark,) = await lobby.store.clock_marks(room.row.id)
    assert mark.used[0] >= 501_000
