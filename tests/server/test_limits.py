"""Limits of an address and of a person: what they count, what over the limit is answered, and what it costs the server."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from typer.testing import CliRunner

from gonfalon.cli.main import app as command
from gonfalon.core.errors import GonfalonError
from gonfalon.server import limits, wire
from gonfalon.server.app import build
from gonfalon.server.forwarded import FORWARDED
from gonfalon.server.host_limits import UNTRUSTED_PROXY, HostLimits
from gonfalon.server.host_rules import HostRules
from gonfalon.server.keys import new_token
from gonfalon.server.known_keys import KnownKeys
from gonfalon.server.limited_calls import FREE_CALLS, LIMITED_CALLS
from gonfalon.server.limits import (
    LIMITS,
    Bill,
    LimitError,
    LimitName,
    LimitRules,
    Limits,
    limit_rules,
    metering,
    open_bill,
    told_limits,
)

from .conftest import ServerProcess, wish
from .lobby import Lobby

LOCALES = Path(wire.__file__).parents[1] / "text" / "locales"


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def counted(loopback: bool = False, **most: int) -> tuple[Limits, Clock]:
    clock = Clock()
    told = {LimitName(name.replace("_", "-")): value for name, value in most.items()}
    return Limits(LimitRules(told, loopback), clock), clock


def is_refused(found: Limits, name: LimitName, *payers: str) -> int:
    """The seconds after which it may be asked again, 0 if it is not refused."""
    try:
        found.spend(name, payers)
    except LimitError as error:
        assert error.limit == name
        return error.retry_after
    return 0


def test_so_many_at_once_and_as_many_again_in_each_window():
    found, clock = counted(codes=12)
    window = LIMITS[LimitName.CODES].window
    assert [is_refused(found, LimitName.CODES, "a") for _ in range(13)] == [0] * 12 + [window // 12]
    clock.now += window // 12 - 1
    assert is_refused(found, LimitName.CODES, "a") == 1, "what is refused costs nothing"
    clock.now += 1
    assert [is_refused(found, LimitName.CODES, "a") > 0 for _ in range(2)] == [False, True]
    clock.now += 100 * window
    assert [is_refused(found, LimitName.CODES, "a") > 0 for _ in range(13)] == [False] * 12 + [True]
    assert found.refused[LimitName.CODES] == 4
    assert is_refused(found, LimitName.CODES, "b") == 0, "each address has a bucket of its own"
    assert is_refused(found, LimitName.CODE_TRIES, "a") == 0, "and each limit, too"


def test_a_cost_is_paid_afterwards_and_what_is_owed_is_bounded():
    found, clock = counted(thinking=60)
    name, window = LimitName.THINKING, LIMITS[LimitName.THINKING].window
    for cost in (20, 39):
        found.check(name, ["a"])
        found.charge(name, ["a"], cost)
    found.check(name, ["a"])
    found.charge(name, ["a"], 31)
    with pytest.raises(LimitError) as caught:
        found.check(name, ["a"])
    assert caught.value.retry_after == 31 * window // 60, "30 seconds are owed, and one must be there"
    clock.now += caught.value.retry_after
    found.check(name, ["a"])
    found.charge(name, ["a"], 1_000_000)
    with pytest.raises(LimitError) as caught:
        found.check(name, ["a"])
    assert caught.value.retry_after <= window * 61 / 60


def test_an_ipv6_network_is_one_address_and_an_ipv4_address_another():
    found, _ = counted(names=1)

    def payers(address: str) -> tuple[str, ...]:
        return found.payers({"client": (address, 5)})

    assert is_refused(found, LimitName.NAMES, *payers("2001:db8:1:2::7")) == 0
    assert is_refused(found, LimitName.NAMES, *payers("2001:db8:1:2:ffff::1")) > 0
    assert is_refused(found, LimitName.NAMES, *payers("2001:db8:1:3::7")) == 0
    assert is_refused(found, LimitName.NAMES, *payers("192.0.2.7")) == 0
    assert is_refused(found, LimitName.NAMES, *payers("::ffff:192.0.2.7")) > 0
    assert is_refused(found, LimitName.NAMES, *payers("192.0.2.8")) == 0


def test_a_person_is_counted_at_every_address():
    found, _ = counted(challenges=2)
    told = [
        is_refused(found, LimitName.CHALLENGES, *found.payers({"client": (f"192.0.2.{n}", 5)}, "ann")) > 0
        for n in range(3)
    ]
    assert told == [False, False, True]
    assert is_refused(found, LimitName.CHALLENGES, *found.payers({"client": ("192.0.2.2", 5)}, "ben")) == 0


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", ""])
def test_nobody_is_limited_on_this_machine_unless_the_host_says_so(address: str):
    found, _ = counted(names=1)
    assert found.payers({"client": (address, 5)}) == ()
    assert [is_refused(found, LimitName.NAMES) for _ in range(9)] == [0] * 9
    found, _ = counted(loopback=True, names=1)
    assert found.payers({"client": (address, 5)}) != ()


def test_who_says_through_a_proxy_to_be_this_machine_is_limited():
    found, _ = counted(names=1)
    assert found.payers({"client": ("127.0.0.1", 0), "extensions": {FORWARDED: {}}}) == ("127.0.0.1",)


def test_nothing_is_limited_where_the_host_says_0():
    found, _ = counted(names=0)
    assert [is_refused(found, LimitName.NAMES, "a") for _ in range(999)] == [0] * 999
    assert len(found) == 0


def test_what_the_limits_remember_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    found, _ = counted(names=1)
    for n in range(1_000):
        assert is_refused(found, LimitName.NAMES, f"192.0.{n // 256}.{n % 256}") == 0
    assert len(found) == 100
    assert is_refused(found, LimitName.NAMES, "192.0.3.231") > 0, "the latest are remembered"


def test_the_keys_that_are_remembered_are_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gonfalon.server.known_keys.MOST_KEPT", 3)
    known, keys = KnownKeys(), [new_token() for _ in range(5)]
    for number, key in enumerate(keys):
        known.note(key, f"p{number}")
    assert [known.person_of(key) for key in keys] == [None, None, "p2", "p3", "p4"]


def test_buckets_are_counted_right_from_many_threads():
    found, _ = counted(thinking=1_000)
    threads = [
        threading.Thread(target=lambda: [found.charge(LimitName.THINKING, ["a"], 1) for _ in range(200)])
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    left = found._has(LimitName.THINKING, "a", found.clock())
    assert left == 200


def test_what_another_thread_computes_is_on_the_bill_of_the_call(monkeypatch: pytest.MonkeyPatch):
    found, _ = counted(thinking=60)
    open_bill(Bill(found, LimitName.THINKING, ("a",)))
    seconds = iter([10.0, 52.0])
    monkeypatch.setattr(limits.time, "thread_time", lambda: next(seconds))
    work = metering(lambda number: number + 1)
    open_bill(None)
    told: list[int] = []
    thread = threading.Thread(target=lambda: told.append(work(1)))
    thread.start()
    thread.join()
    assert told == [2]
    assert found._has(LimitName.THINKING, "a", found.clock()) == 60 - 42


# ---- what a host writes ----------------------------------------------------------------------------------------------


def test_a_host_sets_limits():
    rules = limit_rules(["tables=5", "wrong-keys=0"], loopback=True)
    assert rules.loopback
    assert (rules.of(LimitName.TABLES), rules.of(LimitName.WRONG_KEYS)) == (5, 0)
    assert rules.of(LimitName.JOINS) == LIMITS[LimitName.JOINS].most
    told = told_limits(rules)
    assert len(told) == len(LIMITS)
    assert any(line.startswith("tables=5 tables in 180 s") for line in told)
    assert any(line.startswith("wrong-keys=any ") for line in told)


def test_an_unknown_limit_is_refused_with_all_that_there_are():
    answer = CliRunner().invoke(command, ["serve", "--limit", "cakes=3"])
    assert answer.exit_code != 0
    assert "cakes=3" in answer.output
    assert all(name in answer.output for name in LIMITS)
    assert "Traceback" not in answer.output


@pytest.mark.parametrize(
    "text", ["tables", "tables=", "tables=-1", "tables=many", "tables=1.5", "tables=1e9"]
)
def test_what_is_no_number_is_refused(text: str):
    with pytest.raises(GonfalonError, match="tables=NUMBER"):
        limit_rules([text])


def test_the_limits_are_told_on_debug(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG, "gonfalon.limits")
    told = HostLimits(["tables=5"])
    told.tell(told.rules()["limits"], proxied=False)
    assert "\ntables=5 tables in 180 s" in caplog.text
    assert len(caplog.records) == 1, "of more lines of one kind the log would leave some out"
    assert UNTRUSTED_PROXY not in caplog.text


def test_a_host_behind_a_proxy_hears_that_nobody_is_limited(caplog: pytest.LogCaptureFixture):
    HostLimits().tell(LimitRules(), proxied=True)
    assert UNTRUSTED_PROXY in caplog.text
    caplog.clear()
    HostLimits(trusted_proxies=["127.0.0.1"]).tell(LimitRules(), proxied=True)
    assert UNTRUSTED_PROXY not in caplog.text


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl", "ru"])
def test_every_limit_has_a_name_for_players(language: str):
    """In the words of the first pages: a form there can be refused as well."""
    text = (LOCALES / language / "app.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^limit-([a-z-]+) = .", text, re.MULTILINE))
    assert named - {"time-seconds", "time-minutes"} == {*LIMITS}


# ---- a server --------------------------------------------------------------------------------------------------------


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
    pages = {"GET /game/{match}", "GET /game/{match}/{path}"}
    schema = {call for call in found if call.startswith("GET /api/schema")}
    assert found - pages - schema == {*LIMITED_CALLS} | FREE_CALLS
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
    assert answer.json() == {"code": "match/unknown", "message": "there is no such match"}


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
    assert site.state.limits.refused[LimitName.SUMMARIES] == 1


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
