"""A server whose computers think in a process of their own: the process dies, the server dies."""

from __future__ import annotations

import contextlib
import json
import os
import signal
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from gonfalon import games, players

from .conftest import ServerProcess, until

PLAN = {
    "game": "tiny_hidden",
    "variant": "outpost",
    "seats": [{"kind": "own"}, {"kind": "computer", "level": 0}],
}


def workers(process: int) -> set[int]:
    """The workers that a server has begun and that live."""
    found = set[int]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            command = (stat.parent / "cmdline").read_text()
            if int(fields[1]) == process and fields[0] != "Z" and "spawn_main" in command:
                found.add(int(stat.parent.name))
    return found


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Seat:
    """Somebody who plays whatever is asked."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self.line, self.n_sent = line, 0
        self.line.send(json.dumps({"type": "hello", "token": token}))

    def turn(self) -> Any:
        """The observation of our next decision: the computer has answered."""
        while True:
            message = json.loads(self.line.recv(60))
            if message["type"] == "update" and message["observation"]["decision"]:
                return message

    def play(self, update: Any) -> None:
        """Our pieces, or our first option."""
        self.n_sent += 1
        options = update["observation"]["decision"]["options"]
        setup = games.get("tiny_hidden").setup("outpost")
        action = options[0]["action"] if options else players.random_action("tiny_hidden", setup, 0, 1)
        told = {"type": "command", "id": str(self.n_sent), "seen": update["v"], "action": action}
        self.line.send(json.dumps(told))


def test_a_worker_that_dies_is_replaced_and_none_outlives_its_server(command_server: ServerProcess):
    server = command_server
    server.start(GONFALON_THINKERS="1", GONFALON_TEACHING="1")
    assert server.process is not None
    made = httpx.post(f"{server.base}/api/matches", json=PLAN, timeout=60).json()
    with server.dial(made["match"]) as line:
        seat = Seat(line, made["grants"][0]["token"])
        seat.play(seat.turn())
        update = seat.turn()
        (first,) = workers(server.process.pid)
        os.kill(first, signal.SIGKILL)
        until(lambda: not is_alive(first))
        seat.play(update)
        seat.turn()
        (second,) = workers(server.process.pid)
        assert second != first
        server.kill()
    until(lambda: not is_alive(second))
