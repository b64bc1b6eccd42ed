"""Hard times for a server: a disk that is full, read-only or slow, a clock that jumps, and everybody coming back at once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gonfalon.match.terms import Clock, Terms
from gonfalon.server import clock, wire
from gonfalon.storage.log_writer import LogWriter
from gonfalon.storage.store import Store

from .conftest import DEPLOY, Ear, ServerProcess, until, wish
from .lobby import Lobby
from .test_crash import Table, check_log, new_match

CLOCKED = Terms(Clock(initial=600, setup=600))
DAY = 86_400.0
BROWSERS = 60
"""That come back at once."""


async def a_table(lobby: Lobby, terms: Terms = CLOCKED) -> tuple[Any, list[Ear]]:
    """A match of two people whose armies stand: its room and the lines of both seats."""
    made = await lobby.tables.create(wish(terms=terms))
    room, ears = await lobby.rooms.get(made.match), [Ear(0), Ear(1)]
    for seat, ear in enumerate(ears):
        await room.join(ear, 0)
        assert isinstance(await room.submit(seat, "d", DEPLOY[seat]), wire.Ack)
    return room, ears


# ---- the disk ----------------------------------------------------------------------------------------------------------


def test_a_full_disk_takes_no_move_and_loses_none(server: ServerProcess):
    """While nothing can be written no move is acknowledged; afterwards the same move is, once, and all before it is there."""
    server.start()
    table = Table(server, *new_match(server))
    table.reconnect()
    table.send(0, DEPLOY[0])
    process = server.forked.pid  # pyright: ignore[reportAttributeAccessIssue]
    limits = resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    table.pending = (1, "full", DEPLOY[1])
    with contextlib.suppress(ConnectionClosed):
        assert table.seats[1].command("full", DEPLOY[1])["type"] == "nack"
    assert httpx.get(f"{server.base}/api/health").status_code in (200, 503), "it goes on"
    resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
    until(lambda: httpx.get(f"{server.base}/api/health").status_code == 200)
    table.reconnect()
    table.resend()
    check_log(server, table)


async def test_a_database_that_turns_read_only_takes_no_move_and_loses_none(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """As a file system does that is mounted anew after an error: what is there can be read, and a move is refused."""
    room, ears = await a_table(lobby)
    turned = True
    connected = LogWriter._connected

    def refuse(connection: Any, *_more: Any) -> Any:
        connection.execute(f"PRAGMA query_only={'ON' if turned else 'OFF'}")
        return connection

    event.listen(
        lobby.store.engine.sync_engine,
        "before_cursor_execute",
        lambda connection, *_: refuse(connection.connection.cursor()),
    )
    monkeypatch.setattr(LogWriter, "_connected", lambda writer: refuse(connected(writer)))
    move, v = ears[0].legal[0], room.v
    answer = await room.submit(0, "m", move)
    assert isinstance(answer, wire.Nack)
    assert room.v == v
    assert len(await lobby.store.read(room.row.id)) == 2
    turned = False
    answer = await room.submit(0, "m", move)
    assert isinstance(answer, wire.Ack)
    assert [entry.command for entry in await lobby.store.read(room.row.id)][2:] == ["m"]


def test_a_database_that_cannot_be_written_is_told_in_one_line(tmp_path: Path):
    """Below a file no folder can be made, whoever asks."""
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-m", "gonfalon.cli.main", "serve", "--port", "0", "--data"]
    told = subprocess.run(
        [*command, str(tmp_path / "file/data")], capture_output=True, text=True, timeout=120, check=False
    )
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1
    assert "cannot open the database" in told.stderr


async def test_a_slow_disk_delays_the_ack_and_changes_nothing_else(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """Nobody hears of a move before it is kept; meanwhile everybody else is answered."""
    room, ears = await a_table(lobby)
    append, is_written = Store.append, asyncio.Event()

    async def slow(self: Store, match: str, entry: Any) -> Any:
        await is_written.wait()
        return await append(self, match, entry)

    monkeypatch.setattr(Store, "append", slow)
    heard = len(ears[1].heard("update"))
    moving = asyncio.create_task(room.submit(0, "m", ears[0].legal[0]))
    other = await asyncio.wait_for(lobby.tables.create(wish()), 30)
    watcher = Ear(0)
    await asyncio.wait_for((await lobby.rooms.get(other.match)).join(watcher, 0), 30)
    assert watcher.heard("update")
    assert not moving.done()
    assert len(ears[1].heard("update")) == heard
    is_written.set()
    assert isinstance(await moving, wire.Ack)
    assert len(ears[1].heard("update")) == heard + 1


# ---- the clock ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [DAY, -DAY, 400 * DAY])
async def test_a_jump_of_the_machines_clock_charges_nobody(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, jump: float
):
    """Clocks of players run by the monotonic clock: no flag falls, and nearly all of the time is left."""
    room, ears = await a_table(lobby)
    monkeypatch.setattr(clock, "time", SimpleNamespace(time=lambda: time.time() + jump))
    for n in range(4):
        seat = n % 2
        assert isinstance(await room.submit(seat, f"m{n}", ears[seat].legal[0]), wire.Ack)
    assert room.match_state.outcome is None
    left = [seat["left"] for seat in ears[0].heard("clocks")[-1]["seats"]]
    assert all(500_000 < each <= 600_000 for each in left), left
    again = await Lobby(lobby.store).rooms.get(room.row.id)
    assert again.match_state.outcome is None
    assert again.v == room.v


# ---- everybody at once -------------------------------------------------------------------------------------------------


async def come_back(server: ServerProcess, match: str, token: str) -> tuple[int, str]:
    """Connect as a page does after a restart: the number and the mark of the newest state."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{match}", open_timeout=60) as line:
        await line.send(json.dumps({"type": "hello", "token": token}))
        newest, last = -1, (0, "")
        while last[0] != newest:
            message = json.loads(await asyncio.wait_for(line.recv(), 60))
            newest = message["v"] if message["type"] == "welcome" else newest
            last = (message["v"], message["mark"]) if message["type"] == "update" else last
        return last


def test_everybody_comes_back_at_once_to_the_newest_state(server: ServerProcess):
    """After a kill all pages of a match connect in the same moment; each is at the newest state, and a move is taken."""
    server.start()
    match, tokens = new_match(server)
    table = Table(server, match, tokens)
    table.reconnect()
    for seat in range(2):
        table.send(seat, DEPLOY[seat])
    v = max(seat.v for seat in table.seats.values())
    server.kill()
    server.start()

    async def storm() -> list[tuple[int, str]]:
        return await asyncio.gather(*(come_back(server, match, tokens[n % 2]) for n in range(BROWSERS)))

    found = asyncio.run(storm())
    assert [number for number, _ in found] == [v] * BROWSERS
    assert (
        len({found[n] for n in range(0, BROWSERS, 2)}) == len({found[n] for n in range(1, BROWSERS, 2)}) == 1
    )
    table.reconnect()
    check_log(server, table)
