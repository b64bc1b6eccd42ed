"""Texts as people have them are read by one call: a set-up as an action, a deck card by card, and what was left out or guessed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon import games

SAMPLES = Path(__file__).parent.parent / "notation" / "setups"
ARMY = "4B7BB4BF3B3343SM72864256229B525283567226"
"""The army of all four samples."""
BATTLE = {"game": "stratego", "variant": "battle", "seat": 0}
NOTHING = {"refusal": None, "action": "", "parts": [], "left_out": [], "guessed": []}


def read(client: TestClient, text: str, **change: Any) -> Any:
    return client.post("/api/reading", json=BATTLE | {"text": text} | change).json()


@pytest.mark.parametrize(
    ("name", "guessed"),
    [
        ("csvrows", [("ranks_up", "10")]),
        ("ken", [("ranks_down", "10")]),
        ("list", [("ranks_up", "10"), ("front_first", "")]),
        ("tens", [("ranks_up", "10")]),
    ],
)
def test_a_set_up_as_people_have_it_becomes_the_action(client: TestClient, name: str, guessed: Any):
    said = [{"kind": kind, "value": value} for kind, value in guessed]
    found = read(client, (SAMPLES / f"{name}.txt").read_text())
    assert found == NOTHING | {"action": f"deploy {ARMY}", "guessed": said}
    game = games.get("stratego")
    game.check(game.new(1, game.setup("battle")), 0, found["action"])


def test_what_was_left_out_is_told_with_its_line(client: TestClient):
    found = read(client, f"# for a friend\n{ARMY}")
    assert found["left_out"] == [{"kind": "comment", "line": 1, "text": "# for a friend"}]


def test_a_text_that_gives_no_set_up_is_refused_with_what_is_wrong(client: TestClient):
    found = read(client, ARMY[:-1] + "M")
    faults = [{"kind": "too_many", "where": ["marshal"]}, {"kind": "too_few", "where": ["captain"]}]
    refusal = {"code": "action/faulty", "reason": "deployment", "section": "STRAT-3.3", "faults": faults}
    assert found == NOTHING | {"refusal": refusal}


def test_every_ruleset_and_seat_reads_its_own_random_set_up(client: TestClient):
    for game in ("stratego", "middle_earth"):
        for variant in games.get(game).spec.variants:
            for seat in (0, 1):
                asked = {"game": game, "variant": variant.id, "seat": seat}
                action = client.post("/api/random-action", json=asked).json()["action"]
                assert client.post("/api/reading", json=asked | {"text": action}).json() == NOTHING | {
                    "action": action
                }


def test_a_deck_is_read_card_by_card_by_the_same_call(client: TestClient):
    asked = {"game": "fellowship", "variant": games.get("fellowship").spec.variants[0].id, "seat": 0}
    found = client.post("/api/reading", json=asked | {"text": "My deck\n\n3x Gandalf"}).json()
    assert found["parts"] == [{"line": 3, "id": "gandalf", "count": 3}]
    assert [one["kind"] for one in found["left_out"]] == ["title"]


@pytest.mark.parametrize(
    "change", [{"seat": 2}, {"variant": "chess"}, {"game": "chess"}, {"text": "F" * 16_001}]
)
def test_a_request_that_makes_no_sense_is_refused(client: TestClient, change: dict[str, Any]):
    assert client.post("/api/reading", json=BATTLE | {"text": ARMY} | change).status_code in (400, 404)


def test_a_game_that_reads_no_text_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    answer = client.post(
        "/api/reading", json={"game": "tiny_hidden", "variant": "outpost", "seat": 0, "text": "K22"}
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == "request/invalid"
