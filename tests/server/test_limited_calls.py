"""Calls and sockets over their limits: what is answered, and what a wrong key costs the server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from gonfalon.server import limits
from gonfalon.server.app import build
from gonfalon.server.host_rules import HostRules
from gonfalon.server.keys import new_token
from gonfalon.server.limited_calls import FREE_CALLS, LIMITED_CALLS, LineLimits
from gonfalon.server.limits import (
    LIMITS,
    LimitError,
    LimitName,
    LimitRules,
)

from .conftest import ServerProcess, until, wish
from .lobby import Lobby
from .test_limits import Clock


def calls_of(application: Any) -> set[str]:
    """Every call below /api and /game, as `LIMITED_CALLS` names it."""
    return {
        f"{method} {route.path_format}"
        for route in application.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
        if route.path_format.startswith(("/api", "/game"))
    }


def test_every_call_counts_to_a_limit_or_is_known_to_be_free(tmp_path: Path):
    found = calls_of(build(str(tmp_path / "test.sqlite")))
    schema = {call for call in found if call.startswith("GET /api/schema")}
    assert found - schema == {*LIMITED_CALLS} | FREE_CALLS
    assert not {*LIMITED_CALLS} & FREE_CALLS


class Site:
    """A server whose limits hold for whoever asks here."""

    def __init__(self, client: TestClient[Any], clock: Clock) -> None:
        self.client, self.clock = client, clock
        self.state: Any = client.app.state

    def limit(self, name: LimitName, most: int) -> None:
        """Let only so many of this pass."""
        rules = self.state.limits.rules
        self.state.limits.rules = rules._replace(most={**rules.most, name: most})

    def made(self) -> dict[str, Any]:
        plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
        return self.client.post("/api/matches", json=plan).json()

    def close_the_database(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From here on every look into the database fails."""

        async def fail(*_: Any) -> Any:
            raise AssertionError("the database was asked")

        monkeypatch.setattr(self.state.rooms.store, "_rows", fail)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    clock = Clock()
    rules = HostRules(limits=LimitRules(loopback=True))
    with TestClient(build(str(tmp_path / "test.sqlite"), rules=rules), base_url="http://127.0.0.1") as client:
        client.app.state.limits.clock = clock
        yield Site(client, clock)


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_over_a_limit_a_call_is_told_which_and_how_long(site: Site):
    site.limit(LimitName.TABLES, 2)
    assert all("match" in site.made() for _ in range(2))
    plan = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
    answer = site.client.post("/api/matches", json=plan)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "90"
    problem = answer.json()
    assert (problem["code"], problem["limit"], problem["retry_after"]) == ("limit/too-many", "tables", 90)
    assert "tables" in problem["message"]
    assert "90 s" in problem["message"]
    assert site.client.post(
        "/api/matches", content=b"[" * 5_000, headers={"content-type": "application/json"}
    )
    site.clock.now += 90
    assert "match" in site.made()


def test_other_refusals_are_told_as_before(site: Site):
    answer = site.client.get("/api/matches/nowhere", headers=bearer(new_token()))
    told = answer.json()
    assert told.pop("request_id")
    assert told == {"code": "match/unknown", "message": "there is no such match"}


def test_a_wrong_key_restores_no_match(site: Site):
    match = site.made()["match"]
    answer = site.client.get(f"/api/matches/{match}", headers=bearer(new_token()))
    assert answer.json()["code"] == "match/token"
    with site.client.websocket_connect(f"/ws/{match}") as line:
        line.send_json({"type": "hello", "token": new_token()})
        assert line.receive_json() == {"type": "goodbye", "code": "auth"}
    joining = site.client.post(f"/api/matches/{match}/join", json={"invite": new_token()})
    assert joining.json()["code"] == "match/invite"
    assert match not in site.state.rooms.rooms


def test_too_many_wrong_keys_are_refused_before_the_database_is_asked(
    site: Site, monkeypatch: pytest.MonkeyPatch
):
    site.limit(LimitName.WRONG_KEYS, 3)
    made = site.made()
    match, key = made["match"], made["grants"][0]["token"]
    where = f"/api/matches/{match}"
    assert site.client.get(where, headers=bearer(key)).status_code == 200
    told = [site.client.get(where, headers=bearer(new_token())).status_code for _ in range(4)]
    assert told == [403, 403, 403, 429]
    with monkeypatch.context() as closed:
        site.close_the_database(closed)
        answer = site.client.get(where, headers=bearer(new_token()))
        assert (answer.status_code, answer.json()["limit"]) == (429, "wrong-keys")
        with site.client.websocket_connect(f"/ws/{match}") as line:
            line.send_json({"type": "hello", "token": new_token()})
            assert line.receive_json() == {"type": "goodbye", "code": "busy", "retry_after": 60}
    assert site.client.get(where, headers=bearer(key)).status_code == 200, "who has a good key goes on"
    site.clock.now += 60
    assert site.client.get(where, headers=bearer(new_token())).status_code == 403


@pytest.mark.parametrize("key", ["k" * 73, "k" * 10_000, "schl\u00fcssel" * 4])
def test_what_cannot_be_a_key_is_not_looked_up(site: Site, monkeypatch: pytest.MonkeyPatch, key: str):
    match = site.made()["match"]
    asked: list[Any] = []
    seats = site.state.rooms.store.seats
    monkeypatch.setattr(site.state.rooms.store, "seats", lambda match: asked.append(match) or seats(match))
    answer = site.client.get(f"/api/matches/{match}", headers={b"authorization": f"Bearer {key}".encode()})
    assert answer.json()["code"] == "match/token"
    assert asked == []


def test_wrong_codes_and_invitations_are_counted_as_wrong_keys(site: Site):
    site.limit(LimitName.WRONG_KEYS, 2)
    match = site.made()["match"]
    assert site.client.post(f"/api/matches/{match}/join", json={"invite": "x"}).status_code == 403
    assert site.client.post("/api/codes/use", json={"code": "ABCDEFGH"}).status_code == 404
    assert site.client.post("/api/codes/use", json={"code": "ABCDEFGH"}).json()["limit"] == "wrong-keys"


def test_a_socket_over_the_limit_is_closed_with_a_code_and_a_word(site: Site):
    site.limit(LimitName.SOCKETS, 1)
    made = site.made()
    hello = {"type": "hello", "token": made["grants"][0]["token"]}
    with site.client.websocket_connect(f"/ws/{made['match']}") as first:
        first.send_json(hello)
        assert first.receive_json()["type"] == "welcome"
        with site.client.websocket_connect(f"/ws/{made['match']}") as second:
            assert second.receive_json() == {"type": "goodbye", "code": "busy", "retry_after": 150}
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_json()
            assert (closed.value.code, closed.value.detail) == (4029, "limit/too-many")
        first.send_json({"type": "ping"})
        while first.receive_json()["type"] != "pong":
            pass  # the first one goes on


def test_a_socket_that_sends_too_much_is_closed(site: Site):
    site.limit(LimitName.MESSAGES, 3)
    made = site.made()
    with site.client.websocket_connect(f"/ws/{made['match']}") as line:
        line.send_json({"type": "hello", "token": made["grants"][0]["token"]})
        for _ in range(4):
            line.send_json({"type": "ping"})
        told = []
        while not told or told[-1]["type"] != "goodbye":
            told.append(line.receive_json())
        assert [one["type"] for one in told].count("pong") <= 3
        assert told[-1] == {"type": "goodbye", "code": "busy", "retry_after": 20}


def test_thinking_is_counted_by_its_cost(site: Site, monkeypatch: pytest.MonkeyPatch):
    """Each of these calls is made to cost 40 of 60 seconds."""
    seconds = iter(range(0, 100_000, 40))
    monkeypatch.setattr(limits.time, "thread_time", lambda: float(next(seconds)))
    plan = {"game": "stratego", "variant": "barrage", "n_seats": 2, "seat": 0}
    told = [site.client.post("/api/random-action", json=plan) for _ in range(3)]
    assert [answer.status_code for answer in told] == [200, 200, 429]
    assert told[-1].json()["limit"] == "thinking"
    site.clock.now += int(told[-1].headers["retry-after"])
    assert site.client.post("/api/random-action", json=plan).status_code == 200


def test_a_hint_is_counted_by_its_cost(site: Site):
    plan = {
        "game": "stratego",
        "variant": "barrage",
        "seats": [{"kind": "own"}, {"kind": "computer", "level": 1}],
        "learning": True,
    }
    made = site.client.post("/api/matches", json=plan).json()
    asked = f"/api/matches/{made['match']}/hint"
    answer = site.client.post(asked, json={}, headers=bearer(made["grants"][0]["token"]))
    assert answer.status_code == 200
    left = site.state.limits._left[LimitName.THINKING, "testclient"][0]
    assert left < LIMITS[LimitName.THINKING].most


def test_lists_of_games_are_counted_by_the_match(site: Site):
    site.limit(LimitName.SUMMARIES, 30)
    keys = [{"match": "nowhere", "token": new_token()}] * 30
    assert site.client.post("/api/summaries", json=keys).json() == [None] * 30
    answer = site.client.post("/api/summaries", json=keys)
    assert (answer.status_code, answer.json()["limit"]) == (429, "summaries")
    assert site.state.metrics.limits_hit[LimitName.SUMMARIES].times == 1


def test_a_host_starts_a_server_with_limits(tmp_path: Path):
    """By the command line, to the log and to a visitor whom a proxy forwards; this machine itself is not limited."""
    server, log = ServerProcess(tmp_path / "data"), tmp_path / "log"
    server.more = ("--limit", "push=1", "--trust-proxy", "127.0.0.1", "--log-level", "debug")
    server.more += ("--expire-unbegun", "1", "--keep-games", "5", "--keep-days", "9")

    def launch(arguments: list[str], environment: dict[str, str]) -> str:
        program = [sys.executable, "-m", "gonfalon.cli.main", *arguments]
        server.process = subprocess.Popen(
            program, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True
        )
        assert server.process.stdout is not None
        return server.process.stdout.readline()

    server.launch = launch
    with log.open("w") as stderr:
        server.start()
        try:
            for headers, told in (({}, [200] * 3), ({"x-forwarded-for": "192.0.2.7"}, [200, 429, 429])):
                where = f"{server.base}/api/push/forget"
                asked = [httpx.post(where, json={"endpoint": "x"}, headers=headers) for _ in told]
                assert [answer.status_code for answer in asked] == told
        finally:
            server.stop()
    written = log.read_text()
    assert "\npush=1 calls in 180 s" in written
    assert "Traceback" not in written


async def test_a_person_is_known_by_the_keys_that_opened_something(lobby: Lobby):
    """Without another look at the database: a name is counted at all its addresses."""
    made = await lobby.tables.create(wish())
    token = made.grants[0].token
    assert lobby.rooms.known_keys.person_of(token) is None
    assert await lobby.rooms.seat_of(made.match, token) == 0
    assert lobby.rooms.known_keys.person_of(token) == ""
    assert await lobby.people.id_of(new_token()) == ""


async def test_what_a_person_sends_counts_to_them_at_every_address(site: Site):
    """Two sockets from two addresses, opened with the key of one person."""
    site.limit(LimitName.MESSAGES, 4)
    key = new_token()
    site.state.rooms.known_keys.note(key, "ann")
    lines = [
        LineLimits(site.state, {"client": (address, 5)})
        for address in ("192.0.2.7", "192.0.2.8", "192.0.2.9")
    ]
    for line in lines[:2]:
        line.note_good_key(key)
        line.hear()
        line.hear()
    lines[2].hear()
    with pytest.raises(LimitError):
        lines[1].hear()
    lines[2].hear()


def test_one_address_holds_so_many_sockets_at_once(site: Site):
    """Behind a proxy, too, which itself may hold any number; and a closed socket makes room."""
    site.state.limits.rules = site.state.limits.rules._replace(lines=2)
    made = site.made()
    hello = {"type": "hello", "token": made["grants"][0]["token"]}

    def is_served() -> bool:
        until(lambda: site.state.limits._lines["testclient"] <= n_held)  # the one before has left
        with site.client.websocket_connect(f"/ws/{made['match']}") as line:
            line.send_json(hello)
            return line.receive_json()["type"] == "welcome"

    scope = {"client": ("testclient", 5)}
    others, n_held = [LineLimits(site.state, scope) for _ in range(2)], 1
    others[0].open()
    assert is_served()
    assert is_served()
    until(lambda: site.state.limits._lines["testclient"] == 1)
    others[1].open()
    n_held = 2
    assert not is_served()
    LineLimits(site.state, {"client": ("192.0.2.7", 5)}).open()
    others[0].close()
    others[0].close()
    n_held = 1
    assert is_served()
    until(lambda: site.state.limits._lines["testclient"] == 1)
    others[1].close()
    assert site.state.limits._lines == {"192.0.2.7": 1}, "nothing is remembered of who holds none"
