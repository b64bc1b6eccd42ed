"""What whoever runs a server sees and does while it runs: the report, closing a table, freeing a name; by call and by command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from typer.testing import CliRunner

from gonfalon.cli import host_words
from gonfalon.cli.main import app as program
from gonfalon.core.errors import GameOverError, IllegalActionError, StorageError, WireError
from gonfalon.match.record import dumps, loads, record_of, replay
from gonfalon.match.table_actions import Close
from gonfalon.server import host_report, wire
from gonfalon.server.app import build
from gonfalon.server.host_access import HOST_FILE, HostAccess, read_access, renew_access
from gonfalon.server.keys import digest, new_token
from gonfalon.server.limits import LimitName, LimitRules
from gonfalon.server.wire_host import HostReport

from .conftest import DEPLOY, Ear, ServerProcess, plans, wish
from .lobby import Lobby
from .test_people import a_game, a_person


def opened(client: Any, base: str = "") -> dict[str, Any]:
    """A new match that somebody has looked at, so that it is in memory."""
    made = client.post(f"{base}/api/matches", json=PLAN).json()
    headers = {"Authorization": f"Bearer {made['grants'][0]['token']}"}
    assert client.get(f"{base}/api/matches/{made['match']}", headers=headers).status_code == 200
    return made


PLAN = {
    "game": "stratego",
    "variant": "barrage",
    "seats": [{"kind": "own"}, {"kind": "computer", "level": 1}],
}


# ---- the key -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[tuple[TestClient[Any], dict[str, str]]]:
    """A server, and the headers of its host."""
    key = new_token()
    app = build(str(tmp_path / "test.sqlite"))
    app.state.host_key = digest(key)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client, {"Authorization": f"Bearer {key}"}


def test_the_calls_open_to_the_hosts_key_alone(hosted: tuple[TestClient[Any], dict[str, str]]):
    client, own = hosted
    made = opened(client)
    others = [{}, {"Authorization": f"Bearer {made['grants'][0]['token']}"}, {"Authorization": "Bearer "}]
    others += [
        {"Authorization": f"Basic {own['Authorization'].split()[1]}"},
        {"Authorization": f"Bearer {digest('x')}"},
    ]
    calls = (("get", "/api/host", None), ("post", "/api/host/close", {"match": made["match"]}))
    for method, path, body in (
        *calls,
        ("post", "/api/host/free-name", {"name": "Grey Heron", "meant": True}),
    ):
        for headers in others:
            answer = client.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "host/key"), (path, headers)
    assert client.get("/api/host", headers=own).json()["tables"][0]["status"] == "setup", (
        "nothing has happened"
    )


def test_without_a_key_nobody_is_the_host(client: TestClient[Any]):
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": f"Bearer {new_token()}"}):
        assert client.get("/api/host", headers=headers).status_code == 403


def test_the_key_is_kept_and_readable_by_its_owner_alone(tmp_path: Path):
    assert read_access(tmp_path) is None
    first = renew_access(tmp_path / "data", "http://127.0.0.1:8000")
    again = renew_access(tmp_path / "data", "http://127.0.0.1:9000/club")
    assert again == HostAccess(first.key, "http://127.0.0.1:9000/club")
    assert read_access(tmp_path / "data") == again
    assert (tmp_path / "data" / HOST_FILE).stat().st_mode & 0o777 == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == [HOST_FILE]
    (tmp_path / "data" / HOST_FILE).write_text("nonsense")
    assert renew_access(tmp_path / "data", "").key not in ("", first.key)
    (tmp_path / "file").touch()
    assert renew_access(tmp_path / "file", "").key, "a folder that cannot be written stops no server"


# ---- the report --------------------------------------------------------------------------------------------------------


async def test_a_report_tells_of_tables_and_of_nothing_hidden(hosted: tuple[TestClient[Any], dict[str, str]]):
    client, own = hosted
    made = opened(client)
    told = client.get("/api/host", headers=own)
    (table,) = told.json()["tables"]
    assert (table["match"], table["game"], table["variant"]) == (made["match"], "stratego", "barrage")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "computer"]
    assert told.json()["games"] == 1
    assert (told.json()["storage"], told.json()["database"] > 0, told.json()["free"] > 0) == (
        "ok",
        True,
        True,
    )
    assert made["grants"][0]["token"] not in told.text
    fields = {
        "match",
        "game",
        "variant",
        "status",
        "seats",
        "created",
        "updated",
        "sockets",
        "watchers",
        "offered",
    }
    assert {*table} == fields, "whoever adds one thinks of what it tells"


def test_a_report_counts_what_limits_have_refused(hosted: tuple[TestClient[Any], dict[str, str]]):
    client, own = hosted
    state: Any = client.app.state
    state.limits.rules = LimitRules({LimitName.PUSH: 1}, loopback=True)
    for _ in range(3):
        client.post("/api/push/forget", json={"endpoint": "x"})
    report = msgspec.json.decode(client.get("/api/host", headers=own).content, type=HostReport)
    (hit,) = report.limits
    assert (hit.limit, hit.times, hit.last <= report.now) == ("push", 2, True)
    shown = list(host_words.told(report, "http://localhost"))
    assert "  refused   push 2 (last 0 s ago)" in shown


def test_what_servers_ask_each_other_is_nothing_to_anybody_else(
    hosted: tuple[TestClient[Any], dict[str, str]],
):
    client, own = hosted
    for method, path in (("GET", "/inside/report"), ("POST", "/inside/close"), ("POST", "/inside/limits")):
        answer = client.request(method, path, json={}, headers={**own, "gonfalon-own": "1"})
        assert (answer.status_code, answer.json()["code"]) == (404, "http/404")


async def test_storage_that_fails_is_told(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    async def fail(*_: Any) -> Any:
        raise StorageError("the database could not be read")

    monkeypatch.setattr(type(lobby.store), "_rows", fail)
    assert await host_report._counts(lobby.store) == (0, 0, 0)  # pyright: ignore[reportPrivateUsage]


# ---- closing a table ---------------------------------------------------------------------------------------------------


async def test_a_closed_table_ends_without_a_winner_and_every_seat_is_told(lobby: Lobby):
    key, _ = await a_person(lobby, "Grey Heron")
    match = await a_game(lobby, key, "", loser=None)
    room = await lobby.rooms.get(match)
    ears = [Ear(seat) for seat in (0, 1)]
    for ear in ears:
        await room.join(ear, 0)
    closed = await host_report.close_table(lobby.rooms, match)
    assert (closed.status, closed.sockets) == ("over", 2)
    for ear in ears:
        last = ear.heard("update")[-1]
        assert [event["kind"] for event in last["events"]] == ["closed", "end"]
        assert (last["status"]["reason"], last["status"]["returns"]) == ("closed", [0.0, 0.0])
    assert (await host_report.close_table(lobby.rooms, match)).status == "over", "twice is once"
    assert room.match_state.n_entries == 3
    record = record_of(room.match_state)
    assert replay(loads(dumps(record))).outcome == room.match_state.outcome, "the record replays anywhere"
    with pytest.raises(WireError, match="no such match"):
        await host_report.close_table(lobby.rooms, "nobody")


async def test_nobody_else_can_close_a_table(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "own"))
    room = await lobby.rooms.get(made.match)
    answer = await room.submit(0, "c", Close.word)
    assert isinstance(answer, wire.Nack)
    with pytest.raises(IllegalActionError):
        room.match_state.check(0, Close.word)
    for seat in (0, 1):
        await room.submit(seat, f"d{seat}", DEPLOY[seat])
    await room.submit(0, "r", "/resign")
    with pytest.raises(GameOverError):
        room.match_state._check_recorded(0, Close())  # pyright: ignore[reportPrivateUsage]


async def test_the_open_seats_of_a_closed_table_can_be_taken_no_more(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    closed = await host_report.close_table(lobby.rooms, made.match)
    assert closed.offered is False
    with pytest.raises(WireError):
        await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))


async def test_a_closed_game_of_a_company_counts_for_nothing(lobby: Lobby):
    request = wire.NewMatch(game="fellowship", variant="passage-through-mirkwood", seats=plans("own"))
    made = await lobby.tables.create(request)
    room = await lobby.rooms.get(made.match)
    await host_report.close_table(lobby.rooms, made.match)
    assert room.match_state.outcome is not None
    assert room.match_state.outcome.returns[0] <= 0
    assert await lobby.store.won_counts("fellowship") == []


# ---- the commands ------------------------------------------------------------------------------------------------------


def test_the_commands_beside_a_server(server: ServerProcess):
    def run(*words: str) -> Any:
        return CliRunner().invoke(program, ["host", *words, "--data", str(server.folder)])

    none = run("status")
    assert (none.exit_code, "start it once" in none.stderr) == (2, True)
    server.start()
    made = opened(httpx, server.base)
    shown = run("status")
    assert shown.exit_code == 0, shown.output
    assert f"at {server.base}" in shown.stdout
    assert "storage   ok" in shown.stdout
    (line,) = [line for line in shown.stdout.splitlines() if line.startswith(made["match"])]
    assert "barrage" in line
    assert "level 1" in line
    assert json.loads(run("status", "--json").stdout)["open"] == 1
    assert "Nothing has been changed" in run("close", made["match"]).stdout
    closed = run("close", made["match"], "--yes")
    assert closed.exit_code == 0, closed.output
    assert " over " in closed.stdout
    assert "-5a3AtpZNMaR is not in memory" in run("close", "-5a3AtpZNMaR").stdout
    wrong = run("close", "nobody", "--yes")
    assert (wrong.exit_code, "there is no such match" in wrong.stderr) == (2, True)
    key = json.loads((server.folder / HOST_FILE).read_text())["key"]
    assert run("page").stdout == f"{server.base}/host#{key}\n"
    server.stop()
    gone = run("status")
    assert (gone.exit_code, f"no server answers at {server.base}" in gone.stderr) == (2, True)


def test_times_and_sizes_as_people_read_them():
    assert [host_words.span(1000 * n) for n in (-5, 59, 60, 7200, 200_000)] == [
        "0 s",
        "59 s",
        "1 min",
        "2 h",
        "2 d",
    ]
    assert [host_words.size(n) for n in (0, 12_300, 45_600_000, 3_210_000_000)] == [
        "0 kB",
        "12 kB",
        "45.6 MB",
        "3.2 GB",
    ]
