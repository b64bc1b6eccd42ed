"""A Gonfalon server of one's own on a temporary data folder, and scripted seats that play on it."""

from __future__ import annotations

import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from gonfalon import games, players  # noqa: E402


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server on loopback with a data folder of its own. is_teaching: does it offer the teaching games?"""

    def __init__(self, folder: Path, is_teaching: bool = False) -> None:
        self.folder, self.is_teaching, self.port = folder, is_teaching, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers. Raises SystemExit if it ends or never does."""
        command = [sys.executable, "-m", "gonfalon.cli.main", "serve", "--no-browser"]
        command += ["--teaching"] if self.is_teaching else []
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.folder)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )
        wait_for(self, self.process)

    def stop(self) -> None:
        """Stop it; its folder stays."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=20)

    def give_seeds(self, seeds: dict[str, int]) -> None:
        """Let matches in which nobody has acted begin from these seeds. seeds: match -> seed. The server starts anew."""
        self.stop()
        with closing(sqlite3.connect(self.folder / "gonfalon.sqlite")) as database, database:
            database.executemany(
                "UPDATE matches SET seed = ?, sealing = '' WHERE id = ?",
                [(seed, match) for match, seed in seeds.items()],
            )
        self.start()

    def get(self, path: str, **query: Any) -> Any:
        """GET a JSON answer."""
        with urllib.request.urlopen(f"{self.address}{path}?{urllib.parse.urlencode(query)}") as answer:
            return json.load(answer)

    def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """POST a JSON body, with the key to a seat where one is given; answer the JSON that comes back."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def is_ready(self) -> bool:
        """Whether the server answers."""
        try:
            return bool(self.get("/api/health")["ready"])
        except (urllib.error.URLError, OSError):
            return False


@contextmanager
def own_server(teaching: bool = False) -> Iterator[Server]:
    """Start a server on loopback with an empty data folder; stop it and forget the folder afterwards.

    teaching: offer the teaching games, too.
    """
    with tempfile.TemporaryDirectory(prefix="gonfalon-") as folder:
        server = Server(Path(folder), teaching)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def wait_for(server: Server, process: subprocess.Popen[bytes], limit: float = 120) -> None:
    """Wait until a server answers."""
    deadline = time.monotonic() + limit
    while not server.is_ready():
        if process.poll() is not None:
            raise SystemExit(f"the server ended with status {process.returncode}")
        if time.monotonic() > deadline:
            raise SystemExit("the server does not answer")
        time.sleep(0.05)


class Seat:
    """One seat of a match, played by a script through its own socket."""

    def __init__(self, server: Server, match: str, grant: dict[str, Any]) -> None:
        self.server, self.match = server, match
        self.seat, self.token = int(grant["seat"]), str(grant["token"])
        self.seen, self.sent = 0, 0
        self.update: dict[str, Any] = {}
        self.line: ClientConnection = connect(f"ws://127.0.0.1:{server.port}/ws/{match}")
        self.line.send(json.dumps({"type": "hello", "token": self.token, "since": 0}))
        while not self.update:
            self.listen()

    @property
    def observation(self) -> dict[str, Any]:
        """What this seat may know now."""
        return self.update["observation"]

    def listen(self, timeout: float = 60) -> dict[str, Any]:
        """Take in one message."""
        message = json.loads(self.line.recv(timeout))
        if message["type"] == "update":
            self.update, self.seen = message, message["v"]
            decision = self.observation["decision"]
            self.observation["legal"] = [one["action"] for one in (decision and decision["options"]) or ()]
        return message

    def catch_up(self) -> None:
        """Take in whatever has arrived."""
        try:
            while True:
                self.listen(timeout=0.02)
        except TimeoutError:
            return

    def act(self, action: str) -> None:
        """Do an act and wait until it is committed; a refusal is an error of the script."""
        self.sent += 1
        name = f"{self.seat}-{self.sent}"
        self.line.send(json.dumps({"type": "command", "id": name, "seen": self.seen, "action": action}))
        while True:
            message = self.listen()
            if message["type"] == "nack" and message["id"] == name:
                raise RuntimeError(f"{action} refused: {message}")
            if message["type"] == "ack" and message["id"] == name:
                break
        while self.seen < message["v"]:
            self.listen()

    def deploy(self, game: str, variant: str, seed: int) -> None:
        """Deploy a believable army, the same for the same seed."""
        setup = games.get(game).setup(variant)
        self.act(players.random_action(game, setup, self.seat, seed))

    def close(self) -> None:
        """Leave the table."""
        self.line.close()


def next_to_move(seats: list[Seat], limit: float = 300) -> Seat | None:
    """The seat that owes a move, once the news has reached it; None when the match is over.

    limit: seconds to wait for seats that others play. The first move of a computer waits until its process has started, which takes
    longer than a minute on a busy machine. Raises RuntimeError after that.
    """
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline:
        for seat in seats:
            seat.catch_up()
        if seats[0].update["status"]["status"] == "over":
            return None
        for seat in seats:
            if seat.observation["legal"]:
                return seat
    owing = seats[0].observation["to_act"]
    raise RuntimeError(f"none of these seats owes a move, and seats {owing} made none in {limit:.0f} seconds")


def play_on(seats: list[Seat], rng: random.Random, turns: int) -> int:
    """Let scripted seats play up to `turns` moves, attacks before walks; answers how many were played."""
    for played in range(turns):
        mover = next_to_move(seats)
        if mover is None:
            return played
        enemies = {one["square"] for one in mover.observation["pieces"] if one["owner"] != mover.seat}
        legal = list(mover.observation["legal"])
        attacks = [action for action in legal if action.split("-")[-1] in enemies]
        mover.act(rng.choice(attacks or legal))
    return turns
