"""A lobby in memory, a line that writes down what it gets, and a real server process."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio
from litestar.testing import TestClient
from websockets.sync.client import ClientConnection, connect

from gonfalon.match import sealing
from gonfalon.server import wire
from gonfalon.server.app import build
from gonfalon.server.outbox import Outbox
from gonfalon.storage.database import is_address
from gonfalon.storage.store import Store
from tests.server.lobby import Lobby
from tests.server.template import fork_gonfalon
from tests.storage.cluster import database_for


@pytest.fixture(autouse=True)
def same_deal_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that a test starts in this process is dealt alike each time: nothing that a deal decides fails one day in a hundred.

    Seeds and keys still differ from match to match. Servers in processes of their own draw as they do for people.
    """
    n_drawn = count()

    def part() -> str:
        return sha256(f"{request.node.nodeid} {next(n_drawn)}".encode()).hexdigest()

    def number(n_bits: int) -> int:
        return int(part(), 16) % 2**n_bits

    monkeypatch.setattr(sealing, "new_part", part)
    monkeypatch.setattr(secrets, "randbits", number)


class Ear(Outbox):
    """A line that can be read back."""

    def __init__(self, seat: int, token: str = "", came: float | None = None) -> None:
        super().__init__(seat, token, came=came)
        self.raw: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        super().send(message)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """Messages of one type, decoded."""
        return [m for m in map(json.loads, self.raw) if m["type"] == kind]

    @property
    def legal(self) -> list[str]:
        """The legal actions that were told last."""
        return legal_of(self.heard("update")[-1]["observation"])


def legal_of(observation: dict[str, Any]) -> list[str]:
    """The legal actions in an observation off the wire."""
    return [option["action"] for option in (observation["decision"] or {}).get("options") or ()]


@asynccontextmanager
async def lobby_of(database: Path, folder: Path) -> AsyncIterator[Lobby]:
    """A lobby on a copy of a database of before. folder: where the copy is put."""
    shutil.copy(database, folder / "test.sqlite")
    found = Lobby(await Store.open(str(folder / "test.sqlite")))
    yield found
    await found.rooms.close()
    await found.store.close()


@pytest_asyncio.fixture
async def lobby(database: str) -> AsyncIterator[Lobby]:
    store = await Store.open(database)
    found = Lobby(store)
    yield found
    await found.rooms.close()
    await store.close()


@pytest.fixture(scope="module")
def client(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """What asks one server for everything in a module, where no test leaves anything behind that another one could see."""
    with (
        database_for(request, tmp_path_factory.mktemp("data")) as database,
        TestClient(build(database), base_url="http://127.0.0.1") as found,
    ):
        yield found


def plans(*kinds: str | int) -> tuple[wire.SeatPlan, ...]:
    """A plan for each seat: the kind of it, or the level of its computer."""
    return tuple(
        wire.SeatPlan("computer", kind)
        if isinstance(kind, int)
        else wire.SeatPlan(cast("wire.SeatPlanKind", kind))
        for kind in kinds
    )


def wish(*kinds: str | int, variant: str = "barrage", **more: Any) -> wire.NewMatch:
    """A match to start, both seats the asker's own unless it is said otherwise."""
    return wire.NewMatch(game="stratego", variant=variant, seats=plans(*(kinds or ("own", "own"))), **more)


def crew(*kinds: str | int, **more: Any) -> wire.NewMatch:
    """A match of companions to start."""
    return wire.NewMatch(game="tiny_crew", variant="night_watch", seats=plans(*kinds), **more)


RED, BLUE = "F" + "." * 29 + "M9B32S2" + "...", "2S23B9M" + "." * 32 + "F"
DEPLOY = (f"deploy {RED}", f"deploy {BLUE}")


class ServerProcess:
    """`gonfalon serve` in a process of its own, on a folder that outlives it. env: its environment at every start.

    address: of the database that keeps its games, "" for a file in the folder.
    """

    path = ""
    """Below which a proxy serves it."""
    more: tuple[str, ...] = ()
    """Further options of the command."""

    def __init__(self, folder: Path, address: str = "", **env: str) -> None:
        self.folder, self.address, self.port, self.env = folder, address, 0, env
        if address:
            self.env["XDG_DATA_HOME"] = str(folder)
        self.process: subprocess.Popen[str] | None = None
        self.crash = ""

    def start(self, crash: str = "", **env: str) -> None:
        """Start and wait until it answers. crash: where it ends (crash_points.plan_crash), for forked servers."""
        self.crash = crash
        arguments = ["serve", "--port", str(self.port), "--data", self.address or str(self.folder)]
        arguments += ["--path", self.path]
        arguments += self.more
        usual = {"GONFALON_COMPUTER_DELAY": "0", "GONFALON_WARM": "0", "GONFALON_THINKERS": "0"}
        environment = {**os.environ, **usual, **self.env, **env}
        line = self.launch(arguments, environment)
        assert "ready at" in line, line
        self.port = int(line.strip().rpartition(":")[2].partition("/")[0])

    def launch(self, arguments: list[str], environment: dict[str, str]) -> str:
        """Start the program; its first line."""
        assert not self.crash, "only a forked server ends where it is planned"
        command = [sys.executable, "-m", "gonfalon.cli.main", *arguments]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    @property
    def database(self) -> str:
        """Where its games are."""
        return self.address or str(self.folder / "gonfalon.sqlite")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def dial(self, match: str) -> ClientConnection:
        """A line to a match; a busy machine has a minute to open it, and need not answer pings."""
        address = f"ws://127.0.0.1:{self.port}/ws/{match}"
        return connect(address, open_timeout=60, ping_interval=None)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def wait_dead(self, seconds: float = 60) -> None:
        """Until it has ended by itself."""
        assert self.process is not None
        self.process.wait(seconds)

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(8)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class ForkedServer(ServerProcess):
    """The same, forked from a template; as much a process of its own, for tests that start several."""

    forked: BaseProcess | None = None

    def launch(self, arguments: list[str], environment: dict[str, str]) -> str:
        self.forked, output = fork_gonfalon(arguments, environment, self.crash)
        self.output = os.fdopen(os.dup(output.fileno()))
        output.close()
        return self.output.readline()

    def kill(self) -> None:
        assert self.forked is not None
        self.forked.kill()
        self.wait_dead()

    def wait_dead(self, seconds: float = 60) -> None:
        assert self.forked is not None
        self.forked.join(seconds)
        assert not self.forked.is_alive(), "it lives on"
        self.output.close()

    def stop(self) -> None:
        if self.forked is not None and self.forked.is_alive():
            self.forked.terminate()
            self.forked.join(8)
            self.kill()


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerProcess]:
    """A server process, not yet started."""
    found = ForkedServer(tmp_path / "data", database if is_address(database) else "")
    yield found
    found.stop()


@pytest.fixture
def command_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that is started by its command, as people start it."""
    found = ServerProcess(tmp_path / "data")
    yield found
    found.stop()


def until(condition: Any, seconds: float = 60.0) -> None:
    """Poll a condition."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)
