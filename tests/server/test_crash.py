"""A real server: `kill -9` at random points, between commit and ack too; nonsense on the line; forged keys."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from gonfalon import games
from gonfalon.server.results import SERVER_COMMAND_PREFIX
from gonfalon.storage.database import open_as_it_is

from .conftest import DEPLOY, ServerProcess, legal_of

ON_POSTGRESQL = {
    "test_nothing_acknowledged_is_lost_doubled_or_reordered",
    "test_a_planned_end_between_commit_and_answer_is_what_it_says",
}
KILLS, MANY_KILLS = 3, 105
"""Of the everyday run, each plan once, and of the long one."""
KILLS_A_TABLE = 21
"""So few that no random game of Battle ends before the next pair of tables."""


class Seat:
    """A player's browser reduced to its line: it resends what was not answered, with the same id, and resumes."""

    def __init__(self, server: ServerProcess, match: str, token: str) -> None:
        self.server, self.match, self.token = server, match, token
        self.v, self.mark = 0, ""
        self.seen: Any = None
        self.socket: Any = None
        self.lines = contextlib.ExitStack()

    def connect(self) -> None:
        self.lines.close()
        self.socket = self.lines.enter_context(self.server.dial(self.match))
        self.socket.send(
            json.dumps({"type": "hello", "token": self.token, "since": self.v, "mark": self.mark})
        )
        while (message := self.read())["type"] != "welcome":
            pass
        self.catch_up(message["v"])

    def read(self) -> dict[str, Any]:
        message = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "update":
            assert message["v"] == self.v + 1, "each update comes once, in order"
            self.v, self.mark, self.seen = message["v"], message["mark"], message["observation"]
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


class Table:
    """A match and the seats of its people. pending: the command whose answer the last crash swallowed."""

    def __init__(self, server: ServerProcess, match: str, tokens: dict[int, str]) -> None:
        self.match = match
        self.seats = {seat: Seat(server, match, token) for seat, token in tokens.items()}
        self.acked: dict[tuple[int, str], int] = {}
        self.pending: tuple[int, str, str] | None = None
        self.sent = 0

    def reconnect(self) -> None:
        for seat in self.seats.values():
            seat.connect()

    def send(self, seat: int, action: str) -> None:
        """One command, answered by an ack; it stays pending if the server dies meanwhile."""
        self.sent += 1
        self.pending = (seat, f"m{self.sent}", action)
        self.resend()

    def resend(self) -> None:
        if self.pending is None:
            return
        seat, name, action = self.pending
        answer = self.seats[seat].command(name, action)
        assert answer["type"] == "ack", answer
        self.acked[seat, name] = answer["v"]
        self.pending = None
        for each in self.seats.values():
            each.catch_up(answer["v"])

    def move(self, rng: random.Random) -> bool:
        """Any legal move of whoever is to move, once the computers have answered; False after the end."""
        v = max(seat.v for seat in self.seats.values())
        while True:
            for seat in self.seats.values():
                seat.catch_up(v)
            seen = next(iter(self.seats.values())).seen
            if seen["returns"] is not None:
                return False
            movers = sorted(seat for seat in seen["to_act"] if seat in self.seats)
            if movers:
                break
            v += 1
        mover = movers[0]
        self.send(mover, rng.choice(legal_of(self.seats[mover].seen)))
        return True


def deployment(variant: str, seat: int, seed: int) -> str:
    """A random set-up."""
    game = games.get("stratego")
    return game.random_action(game.new(seed, game.setup(variant)), seat, random.Random(seed))


def new_match(server: ServerProcess, variant: str = "barrage") -> tuple[str, dict[int, str]]:
    """A match of two seats on one screen."""
    return new_company(server, ("own", "own"), "stratego", variant)


def new_company(
    server: ServerProcess,
    kinds: tuple[str, ...],
    game: str = "tiny_crew",
    variant: str = "night_watch",
    **more: Any,
) -> tuple[str, dict[int, str]]:
    """A match with every seat taken: its id and the tokens of its people."""
    body = {"game": game, "variant": variant, "seats": [{"kind": kind} for kind in kinds], **more}
    made = httpx.post(f"{server.base}/api/matches", json=body, timeout=60).json()
    grants = list(made["grants"])
    for invite in made["invites"]:
        at = f"{server.base}/api/matches/{made['match']}/join"
        grants.append(httpx.post(at, json={"invite": invite["invite"]}, timeout=60).json()["grant"])
    return made["match"], {grant["seat"]: grant["token"] for grant in grants}


def live_until_killed(server: ServerProcess, tables: list[Table], plan: str, rng: random.Random) -> None:
    """One life of the server: it ends at the planned point, or by a kill -9 while commands are on their way."""
    killer = threading.Timer(rng.uniform(0.002, 0.3), server.kill) if plan == "now" else None
    try:
        for table in tables:
            table.reconnect()
            table.resend()
        if killer is not None:
            killer.start()
        for _ in range(200):
            for table in tables:
                table.move(rng)
        raise AssertionError("the server outlived its plan")
    except (ConnectionClosed, OSError, TimeoutError):
        if killer is not None:
            killer.join()
        server.wait_dead()


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.long)])
def test_nothing_acknowledged_is_lost_doubled_or_reordered(
    server: ServerProcess, kills: int, record_property: Callable[[str, object], None]
):
    rng, n_acked = random.Random(20), 0
    for lives in shares(kills):
        server.start()
        tables = battles(server, lambda: new_match(server, "battle"))
        server.kill()
        for kill in range(lives):
            plan = ("now", "before-commit:", "after-commit:")[kill % 3]
            server.start("" if plan == "now" else f"{plan}{rng.randint(1, 30)}")
            live_until_killed(server, tables, plan, rng)
        server.start()
        for table in tables:
            table.reconnect()
            table.resend()
            check_log(server, table)
        server.kill()
        n_acked += sum(len(table.acked) for table in tables)
    record_property("figure kills", kills)
    record_property("figure moves", n_acked)
    print(f"{kills} kills, {n_acked} acknowledged commands")


def shares(kills: int) -> list[int]:
    """How many kills each pair of tables sees."""
    return [min(KILLS_A_TABLE, kills - done) for done in range(0, kills, KILLS_A_TABLE)]


def battles(server: ServerProcess, make: Callable[[], tuple[str, dict[int, str]]]) -> list[Table]:
    """Two tables of Battle, both armies deployed."""
    tables = [Table(server, *make()) for _ in range(2)]
    for n, table in enumerate(tables):
        table.reconnect()
        for seat in range(2):
            table.send(seat, deployment("battle", seat, n))
    return tables


async def entries_of(server: ServerProcess, match: str) -> list[tuple[int, int, str]]:
    """(seq, seat, command) of the entries of a match, in order."""
    engine = await open_as_it_is(server.database)
    query = text("SELECT seq, seat, command FROM entries WHERE match = :match ORDER BY seq")
    async with engine.connect() as connection:
        rows = (await connection.execute(query, {"match": match})).all()
    await engine.dispose()
    return [(row.seq, row.seat, row.command) for row in rows]


def check_log(server: ServerProcess, table: Table) -> None:
    """Each acknowledged command stands once, at the number that was acknowledged, and nothing else stands there."""
    rows = asyncio.run(entries_of(server, table.match))
    assert [seq for seq, _, _ in rows] == list(range(len(rows)))
    stored = {(seat, command): seq + 2 for seq, seat, command in rows}
    assert len(stored) == len(rows), "a command stands twice"
    by_people = {key: v for key, v in stored.items() if not key[1].startswith(SERVER_COMMAND_PREFIX)}
    assert by_people == table.acked
    assert not {seat for seat, _ in stored.keys() - by_people.keys()} & table.seats.keys()
    for seat in table.seats.values():
        seat.catch_up(len(rows) + 1)


COMPANIES = (
    ("own",),
    pytest.param(("computer", "own"), marks=pytest.mark.long),
    pytest.param(("own", "computer", "open"), marks=pytest.mark.long),
    ("computer", "link", "link", "computer"),
)


@pytest.mark.parametrize("kinds", COMPANIES, ids="-".join)
def test_a_company_goes_on_after_each_end_of_its_server(server: ServerProcess, kinds: tuple[str, ...]):
    """Played to the end by people and computers, the server killed after every few commits."""
    rng = random.Random(len(kinds))
    server.start(GONFALON_TEACHING="1")
    table, lives = Table(server, *new_company(server, kinds)), 0
    server.kill()
    while lives < 40:
        lives += 1
        point = rng.choice(("before-commit:", "after-commit:")) + str(rng.randint(3, 9))
        server.start(point, GONFALON_TEACHING="1")
        try:
            table.reconnect()
            table.resend()
            while table.move(rng):
                pass
            break
        except (ConnectionClosed, OSError, TimeoutError):
            server.wait_dead()
    assert lives > 1, "it was killed at least once"
    assert next(iter(table.seats.values())).seen["returns"] is not None
    check_log(server, table)


def test_a_planned_end_between_commit_and_answer_is_what_it_says(server: ServerProcess):
    """The crash points do what the test above relies on: the entry is stored after-commit and not before it."""
    for point, n_stored in (("before-commit:1", 0), ("after-commit:1", 1)):
        server.start(point)
        table = Table(server, *new_match(server))
        table.reconnect()
        with pytest.raises((ConnectionClosed, OSError)):
            table.send(0, DEPLOY[0])
        server.wait_dead()
        assert len(asyncio.run(entries_of(server, table.match))) == n_stored


NONSENSE = (
    "",
    "{",
    "[]",
    b'{"type":"ping"}',
    '{"type":"nothing"}',
    '{"type":"command"}',
    '{"type":"hello"}',
    "[" * 15_000,
    '{"type":"command","id":"","seen":0,"action":"a"}',
    '{"type":"command","id":"\\u0000","seen":0,"action":"a"}',
    '{"type":"command","id":"x","seen":"0","action":"a"}',
    '{"type":"command","id":"x","seen":0,"action":"a","more":1}',
)


def command(name: str, action: str) -> str:
    """A command in JSON, everything but ASCII escaped."""
    return json.dumps({"type": "command", "id": name, "seen": 1, "action": action})


def test_nonsense_on_the_line_gets_an_answer_and_loses_nothing(server: ServerProcess):
    server.start()
    match, tokens = new_match(server)
    seat = Seat(server, match, tokens[0])
    seat.connect()
    for raw in NONSENSE:
        seat.socket.send(raw)
        while (message := seat.read())["type"] != "nack":
            assert message["type"] == "presence"
        assert message["code"] == "message/invalid", raw
    for raw in ("x" * 200_000, command("long", "x" * 16_001), command("long", "x" * 600_000)):
        seat.socket.send(raw)
        answer = seat.read()
        assert (answer["code"], answer["id"]) == ("message/too-long", "long" if "long" in raw else "")
    longest = command("longest", "\U0001d11e" * 16_000)
    assert len(longest) > 190_000
    seat.socket.send(longest)
    assert seat.read()["code"].startswith("action/")
    assert seat.command("d", DEPLOY[0])["type"] == "ack"


def test_a_forged_key_and_an_unknown_match_are_turned_away(command_server: ServerProcess):
    server = command_server
    server.start()
    match, _ = new_match(server)
    for where, token, code in ((match, "forged", "auth"), ("nowhere", "x", "match")):
        with server.dial(where) as socket:
            socket.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(socket.recv(timeout=60)) == {"type": "goodbye", "code": code}


def test_http_errors_are_problems_without_tracebacks(server: ServerProcess):
    server.start()
    calls = [
        httpx.get(f"{server.base}/api/matches/none", headers={"Authorization": "Bearer x"}, timeout=60),
        httpx.post(f"{server.base}/api/matches", content=b"{", timeout=60),
        httpx.post(f"{server.base}/api/matches", json={"game": "stratego"}, timeout=60),
        httpx.get(f"{server.base}/api/nothing", timeout=60),
        httpx.get(f"{server.base}/%00", timeout=60),
        httpx.get(f"{server.base}/api/games", headers={"Host": "evil.example"}, timeout=60),
    ]
    if not server.address:
        mode = (server.folder / "gonfalon.sqlite").stat().st_mode, server.folder.stat().st_mode
        assert [each & 0o777 for each in mode] == [0o600, 0o700]
    for answer in calls:
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"code", "message", "request_id"}
        assert "Traceback" not in answer.text
