"""Decks measured in the background by games of computers, and proposed by them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon.server import measuring
from gonfalon.server.app import build

MIRKWOOD = {"game": "fellowship", "variant": "passage-through-mirkwood", "n_seats": 1}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(build(str(tmp_path / "test.sqlite")), base_url="http://127.0.0.1") as found:
        yield found


def settled(client: TestClient, started: dict[str, Any], seconds: float = 60) -> dict[str, Any]:
    """A measurement once it has ended."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = client.get(f"/api/measurements/{started['id']}").json()
        if now["status"] in ("done", "stopped"):
            return now
        time.sleep(0.05)
    raise AssertionError(f"still {now}")


def test_a_deck_is_measured_by_the_same_games_every_time(client: TestClient):
    wish = {**MIRKWOOD, "brings": ["leadership"], "n_games": 6}
    started = client.post("/api/measurements", json=wish).json()
    assert started["status"] in ("waiting", "running")
    assert client.get("/api/health").json()["ready"] is True
    ended = settled(client, started)
    assert ended["status"] == "done"
    assert ended["done"] == 6
    assert 0 <= ended["low"] <= ended["won"] / 6 <= ended["high"] <= 1
    assert client.post("/api/measurements", json=wish).json() == ended, "it is not played again"


def test_a_measurement_can_be_stopped(client: TestClient):
    started = client.post("/api/measurements", json={**MIRKWOOD, "brings": ["lore"], "n_games": 500}).json()
    stopped = client.post(f"/api/measurements/{started['id']}/stop", json={}).json()
    assert stopped["status"] == "stopped"
    assert settled(client, started)["done"] < 500


def test_a_measurement_that_another_one_wants_as_well_goes_on(client: TestClient):
    wish = {**MIRKWOOD, "brings": ["lore"], "n_games": 500}
    started = [client.post("/api/measurements", json=wish).json() for _ in range(2)]
    assert started[0]["id"] == started[1]["id"]
    stop = f"/api/measurements/{started[0]['id']}/stop"
    assert client.post(stop, json={}).json()["status"] in ("waiting", "running")
    assert client.post(stop, json={}).json()["status"] == "stopped"


def test_only_so_many_wait(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(measuring, "MOST_GOING", 0)
    refused = client.post("/api/measurements", json={**MIRKWOOD, "brings": ["lore"], "n_games": 5})
    assert refused.status_code == 503
    assert refused.json()["code"] == "measure/busy"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({**MIRKWOOD, "brings": ["1x Balrog"]}, "action/faulty"),
        ({"game": "stratego", "variant": "battle"}, "request/invalid"),
        ({**MIRKWOOD, "n_games": 501}, "http/400"),
    ],
)
def test_what_cannot_be_measured_is_refused(client: TestClient, wish: dict[str, Any], code: str):
    answer = client.post("/api/measurements", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_what_is_gone_is_not_found(client: TestClient):
    answer = client.get("/api/measurements/none")
    assert (answer.status_code, answer.json()["code"]) == (404, "measure/unknown")


def test_a_deck_is_proposed_to_a_wish(client: TestClient):
    wish = {
        **MIRKWOOD,
        "seat": 0,
        "options": {"copies": "core"},
        "wish": {"spheres": "spirit lore"},
        "seed": 3,
    }
    text = client.post("/api/proposal", json=wish).json()["text"]
    assert client.post("/api/proposal", json=wish).json()["text"] == text
    asked = {**MIRKWOOD, "seat": 0, "options": {"copies": "core"}, "brings": text}
    assert client.post("/api/appraisal", json=asked).json()["refusal"] is None
    for faulty in ({"spheres": "fire"}, {"number": "-1"}, {"number": "one"}):
        assert client.post("/api/proposal", json={**wish, "wish": faulty}).status_code == 400
    refused = client.post("/api/proposal", json={**wish, "wish": {"spheres": "fire"}})
    assert refused.status_code == 400
    assert (
        client.post("/api/proposal", json={"game": "stratego", "variant": "duel", "seat": 0}).status_code
        == 400
    )


BARRAGE = {"game": "stratego", "variant": "barrage", "level": 1, "n_games": 2, "options": {"ply_cap": 40}}
SET_UPS = [f"deploy {'.' * 20}{rows}" for rows in ("FB2.......2S9M3.....", "2.......BF3M9S2.....")]


def test_a_set_up_is_measured_by_the_same_games_on_both_sides(client: TestClient):
    started = client.post("/api/measurements", json={**BARRAGE, "actions": SET_UPS}).json()
    ended = settled(client, started)
    assert ended["status"] == "done"
    assert len(ended["points"]) == ended["done"] == 2
    assert set(ended["points"]) <= {0.0, 0.5, 1.0}
    assert ended["won"] == ended["points"].count(1.0)
    assert sum(ended["breaches"].values()) <= 2
    assert client.post("/api/measurements", json={**BARRAGE, "actions": SET_UPS}).json() == ended


MAZE = (
    "build walls A3-A4 A3-B3 A4-B4 B2-C2 B3-B4 B4-C4 C1-C2 C1-D1 C2-C3 C4-C5 D1-D2 D1-E1 D2-E2 D3-D4 E1-E2 E4-E5 mA1-mA2 "
    "mA2-mA3 tA1-tA2 tA2-tB2; ladders A2 B2 C1; flag C5; cup mC3; king C1; duke tB1; pitfall C3 mB1"
)


def test_a_fortress_is_measured_as_either_seat_builds_it(client: TestClient):
    wish = {
        "game": "fortress",
        "variant": "fortress-intro",
        "level": 2,
        "n_games": 4,
        "actions": [MAZE, MAZE],
    }
    ended = settled(client, client.post("/api/measurements", json=wish).json())
    assert ended["status"] == "done"
    assert len(ended["points"]) == 4
    assert client.post("/api/measurements", json=wish).json()["points"] == ended["points"]
    refused = client.post(
        "/api/measurements", json={**wish, "actions": [MAZE, MAZE.replace("flag C5; ", "")]}
    )
    assert (refused.status_code, refused.json()["code"]) == (400, "action/faulty")


def test_a_stopped_measurement_goes_on_where_it_was(client: TestClient):
    wish = {**MIRKWOOD, "brings": ["leadership"], "n_games": 400}
    started = client.post("/api/measurements", json=wish).json()
    while client.get(f"/api/measurements/{started['id']}").json()["done"] < 2:
        time.sleep(0.02)
    stopped = client.post(f"/api/measurements/{started['id']}/stop", json={}).json()
    again = client.post("/api/measurements", json=wish).json()
    assert again["points"][: stopped["done"]] == stopped["points"]
    assert again["done"] >= stopped["done"] >= 2
    client.post(f"/api/measurements/{again['id']}/stop", json={})


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({**BARRAGE, "actions": ["deploy 22", ""]}, "action/faulty"),
        ({**BARRAGE, "actions": SET_UPS[:1]}, "request/invalid"),
        ({**BARRAGE, "actions": ["", ""]}, "request/invalid"),
        ({**BARRAGE, "actions": SET_UPS, "level": 9}, "argument/invalid"),
    ],
)
def test_what_is_no_set_up_of_both_is_refused(client: TestClient, wish: dict[str, Any], code: str):
    answer = client.post("/api/measurements", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
