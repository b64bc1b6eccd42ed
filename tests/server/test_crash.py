"""`kill -9` at random points, between commit and ack too: nothing acknowledged is lost, doubled or reordered."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gonfalon.players import random_deployment

from .conftest import DEPLOY, ServerProcess

KILLS = 20


class Seat:
    """A player's browser reduced to its line: it resends what was not answered, with the same id, and resumes."""

    def __init__(self, server: ServerProcess, match: str, token: str) -> None:
        self.server, self.match, self.token = server, match, token
        self.v = 0
        self.seen: Any = None
        self.status: Any = None
        self.socket: Any = None
        self.order: list[int] = []

    def connect(self) -> None:
        self.socket = connect(f"ws://127.0.0.1:{self.server.port}/ws/{self.match}", open_timeout=60)
        self.socket.send(json.dumps({"type": "hello", "token": self.token, "since": self.v}))
        while self.read()["type"] != "welcome":
            pass

    def read(self) -> dict[str, Any]:
        message = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "update":
            assert message["v"] > self.v, "numbers never go back"
            self.v, self.seen, self.status = message["v"], message["observation"], message["status"]
            self.order.append(message["v"])
        return message

    def catch_up(self, v: int) -> None:
        while self.v < v:
            self.read()

    def command(self, name: str, action: str) -> dict[str, Any]:
        self.socket.send(json.dumps({"type": "command", "id": name, "seen": self.v, "action": action}))
        while True:
            message = self.read()
            if message["type"] in ("ack", "nack") and message["id"] == name:
                return message


def new_match(server: ServerProcess, variant: str = "barrage") -> tuple[str, list[str]]:
    body = {"game": "stratego", "variant": variant, "opponent": "screen", "side": 0}
    made = httpx.post(f"{server.base}/api/matches", json=body, timeout=60).json()
    return made["match"], [grant["token"] for grant in made["grants"]]


def test_nothing_acknowledged_is_lost_doubled_or_reordered(server: ServerProcess):
    rng = random.Random(20)
    server.start()
    match, tokens = new_match(server, "battle")
    seats = [Seat(server, match, token) for token in tokens]
    for seat in seats:
        seat.connect()
    acked: dict[str, int] = {}
    for number, seat in enumerate(seats):
        acked[f"{number}:d"] = seat.command("d", random_deployment("stratego", "battle", {}, number, 1))["v"]
    sent = 0
    for _ in range(KILLS):
        plan = rng.choice(["now", "before-commit:", "after-commit:"])
        server.stop() if plan != "now" else server.kill()
        server.start(**({} if plan == "now" else {"GONFALON_TEST_CRASH": f"{plan}{rng.randint(1, 4)}"}))
        for seat in seats:
            seat.connect()
        top = max(acked.values())
        for seat in seats:
            seat.catch_up(top)
        pending = None
        for _move in range(6):
            mover = seats[seats[0].seen["to_act"][0]]
            sent += 1
            pending = (mover, f"m{sent}", rng.choice(mover.seen["legal"]))
            try:
                answer = mover.command(pending[1], pending[2])
            except (ConnectionClosed, OSError):
                break
            assert answer["type"] == "ack", answer
            acked[f"{seats.index(mover)}:{pending[1]}"] = answer["v"]
            pending = None
            for seat in seats:
                seat.catch_up(answer["v"])
        else:
            assert plan == "now", "the planned crash did not come"
        if pending is not None:
            server.wait_dead()
            server.start()
            for seat in seats:
                seat.connect()
            mover, name, action = pending
            answer = mover.command(name, action)
            assert answer["type"] == "ack", answer
            acked[f"{seats.index(mover)}:{name}"] = answer["v"]
            for seat in seats:
                seat.catch_up(answer["v"])
    check_log(server, match, tokens[0], seats, acked)
    print(f"{KILLS} kills, {len(acked)} acknowledged commands")


def check_log(
    server: ServerProcess, match: str, token: str, seats: list[Seat], acked: dict[str, int]
) -> None:
    """Each acknowledged command stands once, at the number that was acknowledged."""
    import sqlite3

    database = sqlite3.connect(server.folder / "gonfalon.sqlite")
    query = "SELECT seq, seat, command FROM entries WHERE match = ? ORDER BY seq"
    rows = database.execute(query, (match,)).fetchall()
    database.close()
    assert [seq for seq, _, _ in rows] == list(range(len(rows)))
    stored = {f"{seat}:{command}": seq + 2 for seq, seat, command in rows}
    assert len(stored) == len(rows), "a command stands twice"
    for name, v in acked.items():
        assert stored[name] == v
    assert set(stored) == set(acked)
    for seat in seats:
        assert seat.order == sorted(set(seat.order))


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        '{"type":"nothing"}',
        '{"type":"command"}',
        "x" * 20_000,
        '{"type":"command","id":"","seen":0,"action":"a"}',
    ],
)
def test_nonsense_on_the_line_gets_an_answer_and_loses_nothing(server: ServerProcess, raw: str):
    server.start()
    match, tokens = new_match(server)
    seat = Seat(server, match, tokens[0])
    seat.connect()
    seat.socket.send(raw)
    message = seat.read()
    while message["type"] == "update":
        message = seat.read()
    assert message["type"] == "nack"
    assert message["code"] == "message/invalid"
    assert seat.command("d", DEPLOY[0])["type"] == "ack"


def test_a_forged_key_and_an_unknown_match_are_turned_away(server: ServerProcess):
    server.start()
    match, _ = new_match(server)
    for where, token, code in ((match, "forged", "auth"), ("nowhere", "x", "match")):
        with connect(f"ws://127.0.0.1:{server.port}/ws/{where}") as socket:
            socket.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(socket.recv(timeout=60)) == {"type": "goodbye", "code": code}


def test_http_errors_are_problems_without_tracebacks(server: ServerProcess):
    server.start()
    calls = [
        httpx.get(f"{server.base}/api/matches/none?token=x", timeout=60),
        httpx.post(f"{server.base}/api/matches", content=b"{", timeout=60),
        httpx.post(f"{server.base}/api/matches", json={"game": "stratego"}, timeout=60),
        httpx.get(f"{server.base}/api/nothing", timeout=60),
        httpx.get(f"{server.base}/api/random-deployment?game=x&variant=y&side=3", timeout=60),
    ]
    for answer in calls:
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"code", "message"}
        assert "Traceback" not in answer.text
