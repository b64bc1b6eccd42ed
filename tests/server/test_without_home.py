"""A server whose user has no home and whose package cannot be written plays Stratego from the first match on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from gonfalon.core import kernel_cache
from gonfalon.games.stratego import compiling

from .conftest import DEPLOY, ServerProcess, legal_of

PLAN = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
COMPILING_SECONDS = 900.0
"""A machine with much else to do may take so long for its first match."""
NOWHERE = ("GONFALON_CACHE", "NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME", kernel_cache.FALLBACK)


class Seat:
    """One seat's socket; it keeps what it was told last."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self.line, self.v, self.n_sent = line, 0, 0
        self.legal: list[str] = []
        line.send(json.dumps({"type": "hello", "token": token}))

    def hear(self, kind: str) -> dict[str, Any]:
        """Everything up to the first message of this kind."""
        while True:
            message = json.loads(self.line.recv(timeout=COMPILING_SECONDS))
            if message["type"] == "update":
                self.v, self.legal = message["v"], legal_of(message["observation"])
            if message["type"] == kind:
                return message
            assert message["type"] != "nack", message

    def act(self, action: str) -> None:
        """An act that is taken."""
        self.n_sent += 1
        self.line.send(
            json.dumps({"type": "command", "id": f"c{self.n_sent}", "seen": self.v, "action": action})
        )
        self.hear("ack")


def _play(server: ServerProcess, n_moves: int) -> None:
    """Create a match, place both armies and move in turn."""
    made = httpx.post(f"{server.base}/api/matches", json=PLAN, timeout=COMPILING_SECONDS)
    assert made.status_code == 201, made.text
    found = made.json()
    with server.dial(found["match"]) as red, server.dial(found["match"]) as blue:
        seats = [Seat(line, grant["token"]) for line, grant in zip((red, blue), found["grants"], strict=True)]
        for seat in seats:
            seat.hear("update")
        for seat, deployment in zip(seats, DEPLOY, strict=True):
            seat.act(deployment)
        entries = 2
        for turn in range(n_moves):
            mover = seats[turn % 2]
            while mover.v < 1 + entries:
                mover.hear("update")
            mover.act(mover.legal[0])
            entries += 1


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("GONFALON_PLAIN") == "1", reason="nothing is compiled in plain mode")
def test_stratego_is_played_without_a_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command_server: ServerProcess
):
    """The home is a file, in which even root can make no folder: kernels are kept in the data folder."""
    for name in NOWHERE:
        monkeypatch.delenv(name, raising=False)
    home, cache = tmp_path / "home", command_server.folder / "cache"
    home.write_text("")
    command_server.start(HOME=str(home))
    health = httpx.get(f"{command_server.base}/api/health").json()
    assert health["ready"]
    assert health["kernels"] == "kept"
    _play(command_server, 6)
    assert httpx.get(f"{command_server.base}/api/health").json()["ready"]
    stamps = {path.name.rpartition("-")[0] for path in cache.rglob("*.compiled")}
    assert stamps == {compiling.RULES}
