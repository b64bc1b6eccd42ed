"""What a server tells of tournaments: public facts alone, over HTTP and as events, and what its host has planned in a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from gonfalon.core.errors import GonfalonError
from gonfalon.core.rng import stream
from gonfalon.server import tournament_pages, tournament_play, tournaments, wire
from gonfalon.server.app import build
from gonfalon.server.tournament_schedule import TournamentRules, announce_due, read_schedule

from .court import Court, computers, key_of, plan
from .court import court as court
from .court import quiet as quiet
from .court import store as store
from .court import teaching as teaching

SUNDAY = """
[[tournament]]
name = "Sunday arena"
system = "arena"
game = "tiny_hidden"
variant = "outpost"
clock = "5+5"
minutes = 60
computers = ["random", "random"]
day = "sunday"
time = "18:00"
zone = "Europe/Berlin"
"""


def _bytes_of(page: Any) -> bytes:
    return msgspec.json.encode(page)


async def test_two_tournaments_that_differ_in_what_is_hidden_look_the_same(
    court: Court, quiet: None, monkeypatch: pytest.MonkeyPatch
):
    """Seats prepare different armies; lists, pages and events of both tournaments are equal byte for byte."""
    told: list[list[bytes]] = []
    hidden: dict[int, list[str]] = {0: [], -1: []}
    for army in (0, -1):
        ids = iter(f"id{number}" for number in range(99))
        with monkeypatch.context() as same:
            for module in (tournaments, tournament_play):
                same.setattr(module, "new_match_id", lambda ids=ids, army=army: f"{army}{next(ids)}")
            arena = await court.started("arena", 2, computers=computers(0, 0))
        seen = [_bytes_of(await court.page(arena, name)) for name in ("", "Cay")]
        for table in (await court.page(arena)).tables:
            room = await court.lobby.rooms.get(table.match)
            for seat in (0, 1):
                rng = stream(0, "set-up", army, seat)
                action = room.match_state.game.random_action(room.match_state.state, seat, rng)
                assert isinstance(await room.submit(seat, "set-up", action), wire.Ack)
                hidden[army].append(action)
        await court.pass_time(1)
        court.seconds -= 1
        await court.all.go_on(arena)
        seen += [_bytes_of(await court.page(arena, name)) for name in ("", "Cay")]
        seen.append(_bytes_of(await court.pages.list("")))
        await court.all.cancel(arena, key_of("Ann"))
        told.append([one.replace(f"{army}id".encode(), b"id") for one in seen])
    assert hidden[0] != hidden[-1]
    assert told[0] == told[1]


@pytest.mark.parametrize("way", ["recover", "forget"])
async def test_events_end_with_the_key_of_their_reader(court: Court, quiet: None, way: str):
    arena = await court.started("arena", 3)
    people, key = court.lobby.people, key_of("Ann")
    events = court.pages.events(arena, key, "192.0.2.7")
    assert _read(await anext(events))["own"]["entrant"] == 1
    if way == "recover":
        await people.recover((await people.recovery_code(key)).code)
    else:
        await people.forget(key)
    await court.play_round(arena)
    assert await anext(events, None) is None, "nothing is told to whoever has the old key"


async def test_events_begin_with_the_page_and_tell_each_change_once(court: Court, quiet: None):
    arena = await court.announced("arena", 1)
    await court.people(3)
    events = court.pages.events(arena, "", "192.0.2.7")
    own = court.pages.events(arena, key_of("Ben"), "192.0.2.7")
    first, mine = [_read(await anext(one)) for one in (events, own)]
    assert (first["type"], first["line"]["n_joined"], first["own"]["joining"]) == ("page", 1, "needs-name")
    assert mine["own"]["joining"] == ""
    await court.all.join(arena, key_of("Ben"))
    change = _read(await anext(events))
    assert (change["type"], [one["name"] for one in change["entrants"]]) == ("changed", ["Ben"])
    assert change["own"]["table"] is None
    assert _read(await anext(own))["own"]["joining"] == "in"
    await court.all.start(arena, key_of("Ann"))
    change = _read(await anext(events))
    assert [len(table["seats"]) for table in change["tables"]] == [2]
    assert [row["now"] for row in change["standings"]] == ["plays", "plays"]
    assert _read(await anext(own))["own"]["table"]["token"]
    court.pages.streams.close()
    assert [one async for one in events] == []


async def test_a_change_that_comes_while_the_first_page_is_read_is_in_it(
    court: Court, quiet: None, monkeypatch: pytest.MonkeyPatch
):
    arena = await court.announced("arena", 1)
    await court.people(3)
    read = court.pages.own_part
    joining = ["Ben", "Cay"]

    async def own_part_while_somebody_joins(held: Any, person: str, key: str) -> Any:
        part = await read(held, person, key)
        if joining and key == key_of("Ann"):
            await court.all.join(arena, key_of(joining.pop()))
        return part

    await court.page(arena)
    monkeypatch.setattr(court.pages, "own_part", own_part_while_somebody_joins)
    events = court.pages.events(arena, key_of("Ann"), "192.0.2.7")
    first = _read(await anext(events))
    assert [one["name"] for one in first["entrants"]] == ["Ann", "Cay", "Ben"]


async def test_a_change_is_told_however_many_other_tournaments_are_looked_at(
    court: Court, quiet: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tournament_pages, "MOST_KEPT", 1)
    arena, others = await court.announced("arena", 1), [await court.announced("arena", 1) for _ in range(2)]
    await court.people(3)
    events = court.pages.events(arena, "", "192.0.2.7")
    await anext(events)
    for other in others:
        await court.page(other)
    await court.all.join(arena, key_of("Ben"))
    change = _read(await anext(events))
    assert (change["type"], [one["name"] for one in change["entrants"]]) == ("changed", ["Ben"])


def _read(event: bytes) -> dict[str, Any]:
    assert event.startswith(b"data: ")
    return json.loads(event[6:])


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as found:
        yield found


def _as(name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key_of(name)}", "Content-Type": "application/json"}


def test_every_call_over_http(client: TestClient[Any]):
    crest = {"cloth": "azure", "division": "plain", "device": "star"}
    for name in ("Ann", "Ben"):
        assert client.post("/api/person", headers=_as(name), json={"name": name, "crest": crest}).is_success
    wanted = msgspec.to_builtins(plan())
    assert client.post("/api/tournaments", json=wanted).status_code == 403
    made = client.post("/api/tournaments", headers=_as("Ann"), json=wanted).json()["id"]
    where = f"/api/tournaments/{made}"
    for name in ("Ann", "Ben"):
        joined = client.post(f"{where}/join", headers=_as(name))
        assert joined.is_success, joined.text
        assert joined.json()["own"]["joining"] == "in"
    assert client.post(f"{where}/join", json={}).status_code == 403
    assert client.post(f"{where}/start", headers=_as("Ben")).json()["code"] == "tournament/not-yours"
    assert client.post(f"{where}/start", headers=_as("Ann")).json()["line"]["state"] == "running"
    own = client.get(where, headers=_as("Ben")).json()["own"]
    seat = {"Authorization": f"Bearer {own['table']['token']}"}
    assert client.get(f"/api/matches/{own['table']['match']}", headers=seat).status_code == 200
    assert client.post(f"{where}/pause", headers=_as("Ben")).json()["own"]["pauses"]
    assert not client.post(f"{where}/resume", headers=_as("Ben")).json()["own"]["pauses"]
    assert "Ann" in client.get(f"{where}/results.txt").text
    assert client.get(f"{where}/results.trf").text.startswith("012 Sunday\n")
    assert client.post(f"{where}/leave", headers=_as("Ben")).json()["own"]["now"] == "plays"
    assert client.post(f"{where}/cancel", headers=_as("Ann")).json()["cancelled"] == "host"
    assert client.get("/api/tournaments/nothing").status_code == 404
    assert client.get("/api/tournaments").json()["announcing"] == "needs-name"
    club = client.post("/api/clubs", headers=_as("Ann"), json={"name": "Long Table"}).json()
    member = client.post(f"/api/clubs/{club['id']}/join", headers=_as("Ben"), json={"invite": club["invite"]})
    assert [one["name"] for one in member.json()["members"]] == ["Ann", "Ben"]
    assert client.get("/api/clubs/nothing").status_code == 404


# ---- the schedule -----------------------------------------------------------------------------------------------------


def _file(folder: Path, text: str) -> Path:
    path = folder / "tournaments.toml"
    path.write_text(text, encoding="utf-8")
    return path


async def test_a_weekly_tournament_is_announced_once_for_each_week(court: Court, tmp_path: Path):
    rules = TournamentRules("nobody", read_schedule(_file(tmp_path, SUNDAY)))
    for _ in range(3):
        await announce_due(court.all, rules.planned)
    (line,) = (await court.pages.list("")).coming
    begins = datetime.fromtimestamp(line.starts_at / 1000, UTC)
    assert (line.name, line.n_joined, line.n_people) == ("Sunday arena", 2, 0)
    assert begins.weekday() == 6
    assert begins.hour in (16, 17), "18:00 in Berlin, summer or winter"
    assert (await court.page(line.id)).host.name == ""
    court.seconds += 8 * 86_400
    await announce_due(court.all, rules.planned)
    assert len((await court.pages.list("")).coming) == 2


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('clock = "5+5"', 'clock = "soon"', "tournaments.toml:7: tournament.clock"),
        ('time = "18:00"', "", "tournament.time"),
        ('day = "sunday"', 'day = "someday"', "tournaments.toml:10: tournament.day"),
        ('zone = "Europe/Berlin"', 'zone = "Nowhere/Land"', "tournaments.toml:12: tournament.zone"),
        ("minutes = 60", "minutes = 1", "minutes"),
        ("minutes = 60", 'minutes = "an hour"', "tournament.minutes"),
        ("minutes = 60", "hours = 1", "hours"),
        ('game = "tiny_hidden"', 'game = "nothing"', "unknown game"),
        ('computers = ["random", "random"]', "computers = 4", "tournament.computers"),
        ("[[tournament]]", "[tournament]", "two brackets"),
        ("[[tournament]]", "[[contest]]", "unknown"),
        ("[[tournament]]", "[[tournament", "not valid TOML"),
    ],
)
def test_a_mistake_in_the_schedule_is_named(tmp_path: Path, was: str, now: str, said: str):
    with pytest.raises(GonfalonError) as caught:
        read_schedule(_file(tmp_path, SUNDAY.replace(was, now)))
    assert said in str(caught.value)
    assert "Traceback" not in str(caught.value)
