"""Codes that carry a person's keys to another browser, and the calls about people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from gonfalon.server import codes, names, people, wire_people
from gonfalon.server.app import build
from gonfalon.server.host_rules import HostRules
from gonfalon.server.keys import digest, new_token, seat_token

from .conftest import Ear, crew
from .lobby import Lobby
from .test_people import CREST, a_person, refused


@pytest.fixture(autouse=True)
def _teaching_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")


# ---- codes ----------------------------------------------------------------------------------------------------------

GAMES = (wire_people.CarriedGame("m", "stratego", "duel", (wire_people.CarriedGrant(0, "t" * 32),)),)


async def test_a_device_code_carries_keys_once(lobby: Lobby):
    parcel = wire_people.Parcel(new_token(), GAMES, {"setups": '[{"name": "club/left wing"}]'})
    made = await lobby.people.device_code(parcel)
    assert (len(made.code), made.seconds) == (8, 600)
    assert set(made.code) <= set(codes.ALPHABET)
    assert not set("01OI") & set(codes.ALPHABET)
    assert await lobby.people.use_code(f" {made.code[:4].lower()}-{made.code[4:]} ") == parcel
    assert await refused(lobby.people.use_code(made.code)) == "person/code"


@pytest.mark.parametrize("code", ["", "K7QM3XWD", "x" * 40, "ÄÖÜ", "K7QM 3XW"])
async def test_a_wrong_code_opens_nothing(lobby: Lobby, code: str):
    await lobby.people.device_code(wire_people.Parcel(new_token()))
    assert await refused(lobby.people.use_code(code)) == "person/code"
    assert await refused(lobby.people.recover(code)) == "person/code"


async def test_a_device_code_is_good_for_ten_minutes(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    now = people.now_ms()
    late, later = (
        (await lobby.people.device_code(wire_people.Parcel(new_token(), GAMES)) for _ in "12"),
        600_000,
    )
    first, second = [made.code async for made in late]
    monkeypatch.setattr(people, "now_ms", lambda: now + later - 1000)
    assert (await lobby.people.use_code(first)).games == GAMES
    monkeypatch.setattr(people, "now_ms", lambda: now + later + 60_000)
    assert await refused(lobby.people.use_code(second)) == "person/code"


def test_a_sealed_parcel_tells_nothing_and_takes_no_changes():
    parcel, sealed = codes.seal("K7QM3XWD", b"secret content")
    assert parcel == codes.parcel_id("K7QM3XWD")
    assert codes.unseal("K7QM3XWD", sealed) == b"secret content"
    assert codes.unseal("K7QM3XWE", sealed) is None
    changed = ("A" if sealed[-6] != "A" else "B").join((sealed[:-6], sealed[-5:]))
    assert codes.unseal("K7QM3XWD", changed) is None


async def test_a_printed_code_brings_the_person_back_and_locks_the_lost_browser_out(lobby: Lobby):
    key, person = await a_person(lobby, "Grey Heron")
    made = await lobby.tables.create(crew("own", "own"), person)
    room, ear = await lobby.rooms.get(made.match), Ear(0, digest(made.grants[0].token))
    await room.join(ear, 0)
    code = (await lobby.people.recovery_code(key)).code
    assert len(code) == 16
    assert (await lobby.people.own(key)).has_recovery
    parcel = (await lobby.people.recover(f"{code[:8]} {code[8:]}".lower())).parcel
    assert await refused(lobby.people.own(key)) == "person/unknown"
    found = await lobby.people.own(parcel.person)
    assert (found.name, found.has_recovery) == ("Grey Heron", False)
    (game,) = parcel.games
    assert (game.match, [grant.seat for grant in game.grants]) == (made.match, [0, 1])
    for old, new in zip(made.grants, game.grants, strict=True):
        assert await lobby.rooms.seat_of(made.match, old.token) is None
        assert await lobby.rooms.seat_of(made.match, new.token) == new.seat
    assert ear not in room.outboxes, "whoever has found the lost browser is sent away"


async def test_a_printed_code_whose_answer_is_lost_gives_it_again_for_ten_minutes(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    key, person = await a_person(lobby, "Grey Heron")
    made = await lobby.tables.create(crew("own", "own"), person)
    code = (await lobby.people.recovery_code(key)).code
    first = await lobby.people.recover(code)
    assert await lobby.people.recover(code) == first
    for grant in first.parcel.games[0].grants:
        assert await lobby.rooms.seat_of(made.match, grant.token) == grant.seat
    assert await refused(lobby.people.use_code(code)) == "person/code", "it is no code for another device"
    later = people.now_ms() + 1000 * people.CODE_SECONDS + 1
    monkeypatch.setattr(people, "now_ms", lambda: later)
    assert await refused(lobby.people.recover(code)) == "person/code"


async def test_old_keys_open_no_seat_that_a_printed_code_does_not_carry(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(people, "MOST_CARRIED", 1)
    key, person = await a_person(lobby, "Grey Heron")
    made = [await lobby.tables.create(crew("own", "own"), person) for _ in range(3)]
    parcel = (await lobby.people.recover((await lobby.people.recovery_code(key)).code)).parcel
    assert len(parcel.games) == 1
    for one in made:
        assert await lobby.rooms.seat_of(one.match, one.grants[0].token) is None
        assert await lobby.rooms.seat_of(one.match, seat_token(parcel.person, 0)) == 0, "the name still does"


async def test_a_newer_printed_code_ends_the_older_one(lobby: Lobby):
    key, _ = await a_person(lobby, "Grey Heron")
    older, newer = [(await lobby.people.recovery_code(key)).code for _ in "12"]
    assert await refused(lobby.people.recover(older)) == "person/code"
    assert (await lobby.people.recover(newer)).parcel.person


# ---- over HTTP ------------------------------------------------------------------------------------------------------


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


BODY = {"name": "Grey Heron", "crest": msgspec.to_builtins(CREST)}


def test_the_calls(client: TestClient):
    key = new_token()
    assert client.get("/api/person").json()["code"] == "person/key"
    assert client.get("/api/person", headers=bearer(key)).status_code == 404
    assert client.post("/api/person", json=BODY).json()["code"] == "person/key"
    assert client.post("/api/person", json=BODY, headers=bearer("short")).status_code == 403
    assert client.post("/api/person", json=BODY, headers=bearer(key)).json()["name"] == "Grey Heron"
    assert client.post("/api/person", json=BODY, headers=bearer(new_token())).status_code == 409
    seats = [{"kind": "own"}, {"kind": "link"}]
    wanted = {"game": "stratego", "variant": "barrage", "seats": seats}
    made = client.post("/api/matches", json=wanted, headers=bearer(key)).json()
    token, match = made["grants"][0]["token"], made["match"]
    told = client.get(f"/api/matches/{match}", headers=bearer(token)).json()
    assert told["seats"][0]["name"] == "Grey Heron"
    other = new_token()
    client.post("/api/person", json={**BODY, "name": "Red Fox"}, headers=bearer(other))
    invite = {"invite": made["invites"][0]["invite"]}
    client.post(f"/api/matches/{match}/join", json=invite, headers=bearer(other))
    told = client.get(f"/api/matches/{match}", headers=bearer(token)).json()
    assert told["seats"][1]["name"] == "Red Fox"
    page = client.get("/api/people/Grey%20Heron", headers=bearer(key)).json()
    assert (page["own"], page["history"]["total"]) == (True, 0)
    assert client.get("/api/people/nobody").status_code == 404
    assert client.get("/api/people/Grey%20Heron/games?from=-5").json() == {"total": 0, "lines": []}
    code = client.post("/api/codes", json={"person": key}).json()["code"]
    assert client.post("/api/codes/use", json={"code": code}).json() == {
        "person": key,
        "games": [],
        "shelves": {},
    }
    assert client.post("/api/codes/use", json={"code": code}).status_code == 404
    printed = client.post("/api/person/recovery", json={}, headers=bearer(key)).json()["code"]
    new = client.post("/api/person/recover", json={"code": printed}).json()["parcel"]["person"]
    assert client.post("/api/person/free", json={}, headers=bearer(new)).status_code == 200
    assert client.post("/api/person/forget", json={}, headers=bearer(new)).status_code == 200
    assert client.post("/api/person/forget", json={}, headers=bearer(new)).status_code == 404


def test_whoever_sits_down_with_an_unknown_key_is_a_guest(client: TestClient):
    wanted = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "link"}]}
    made = client.post("/api/matches", json=wanted, headers=bearer(new_token()))
    assert made.status_code == 201


NONSENSE: list[Any] = [
    None,
    [],
    {},
    "x",
    {"name": 5},
    {"name": "Tom", "crest": {}},
    {"code": 7},
    {"person": []},
]
IRON = {"name": "Tom", "crest": {"cloth": "steel", "division": "plain", "device": "star"}}


@pytest.mark.parametrize("path", ["person", "person/recover", "person/seats", "codes", "codes/use"])
def test_nonsense_is_refused(client: TestClient, path: str):
    for body in [*NONSENSE, IRON, {"code": "x" * 5000}, {"games": [{"match": "m"}] * 300}, [{"match": 1}]]:
        answer = client.post(
            f"/api/{path}", content=json.dumps(body), headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 403) or (path == "codes" and body == {}), (path, body, answer.text)


def test_the_list_of_the_host_is_read_by_the_server(tmp_path: Path):
    (tmp_path / names.WORDS_FILE).write_text("heron\n")
    application = build(str(tmp_path / "test.sqlite"), rules=HostRules(tmp_path / names.WORDS_FILE))
    with TestClient(application, base_url="http://127.0.0.1") as asked:
        answer = asked.post("/api/person", json=BODY, headers=bearer(new_token()))
    assert answer.json()["code"] == "person/name-refused"
