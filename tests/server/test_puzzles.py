"""Puzzles over HTTP: what is told before an answer and after it, what lay under the covers, and whose ratings move."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon.learn import puzzle_loading
from gonfalon.learn.puzzle import Puzzle

NAME = "who-walks-up"
FIRST_RATING = puzzle_loading.puzzle(NAME).first_rating
KEY = "k" * 43
CREST = {"cloth": "vert", "division": "pale", "device": "star"}


def told(answer: Any) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def answered(client: TestClient, act: str, name: str = NAME, key: str = "", **more: Any) -> Any:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return told(client.post(f"/api/puzzles/{name}/answer", json={"act": act, **more}, headers=headers))


def test_the_list_tells_no_answer(client: TestClient):
    found = told(client.get("/api/puzzles"))
    assert {row["id"] for row in found["puzzles"]} == {one.id for one in puzzle_loading.puzzles()}
    row = next(row for row in found["puzzles"] if row["id"] == NAME)
    assert row == {
        "id": NAME,
        "game": "stratego",
        "variant": "barrage",
        "collection": "composed",
        "rating": FIRST_RATING,
        "title": {"text": f"puzzle-{NAME}-title", "facts": {}},
    }
    assert found["daily"]["stratego"] in {row["id"] for row in found["puzzles"]}
    assert (found["standings"], found["answered"]) == ({}, [])
    assert (found["start"]["rating"]["deviation"], found["placement"]) == (250.0, 5)


@pytest.mark.parametrize("name", [one.id for one in puzzle_loading.puzzles()[:12]])
def test_before_the_answer_nothing_is_told_that_could_not_be_known(client: TestClient, name: str):
    puzzle = puzzle_loading.puzzle(name)
    page = told(client.get(f"/api/puzzles/{name}"))
    frames = told(client.get(f"/api/puzzles/{name}/frames?from={len(puzzle.acts) - 40}"))
    assert {"best", "values", "why", "readings", "seed", "proof"}.isdisjoint(page)
    assert page["total"] == frames["total"] == len(puzzle.acts)
    for frame in (*page["frames"], *frames["frames"], {"observation": page["observation"], "entry": ""}):
        seen = frame["observation"]
        assert seen["seat"] == puzzle.seat
        assert all(
            piece["shown"] for piece in seen["pieces"] if piece["owner"] != puzzle.seat and piece["piece"]
        )
        assert frame["entry"] == "" or frame["seat"] == puzzle.seat
    assert frames["frames"][-1]["observation"] == page["observation"]


OTHER_GAMES = [
    next(one for one in puzzle_loading.puzzles() if one.game == game) for game in ("fortress", "fellowship")
]


@pytest.mark.parametrize("puzzle", OTHER_GAMES, ids=lambda one: one.game)
def test_choices_tell_neither_the_answer_nor_what_was_hidden(client: TestClient, puzzle: Puzzle):
    page = told(client.get(f"/api/puzzles/{puzzle.id}"))
    frames = told(client.get(f"/api/puzzles/{puzzle.id}/frames"))
    assert page["choices"] == sorted(puzzle.values)
    assert {"best", "values", "why", "readings", "seed", "proof", "brought"}.isdisjoint(page)
    for seen in (page["observation"], *(frame["observation"] for frame in frames["frames"])):
        assert seen["seat"] == puzzle.seat
        if puzzle.game == "fortress":
            assert seen["fortresses"][1 - puzzle.seat] == ""
    answer = answered(client, puzzle.best, puzzle.id)
    assert (answer["result"], answer["best"]) == (1.0, puzzle.best)
    assert answer["values"][0] == {"act": puzzle.best, "behind": 0.0, "word": "best"}
    found = told(client.post(f"/api/puzzles/{puzzle.id}/truth", json={"act": puzzle.best}))
    if puzzle.game == "fortress":
        assert found["observation"]["fortresses"][1 - puzzle.seat].startswith("walls ")
    refused = client.post(f"/api/puzzles/{puzzle.id}/answer", json={"act": "no choice"})
    assert refused.status_code == 400
    assert "take one of its choices" in refused.text


def test_the_best_act_is_told_with_its_reasons(client: TestClient):
    found = answered(client, "f7-e7")
    assert (found["result"], found["best"], found["said"]) == (1.0, "f7-e7", None)
    assert [row["act"] for row in found["values"]] == ["f7-e7", "j4-j9"]
    assert [row["word"] for row in found["values"]] == ["best", "error"]
    assert found["readings"][0]["place"] == "e7"
    assert found["why"][1] == {"text": "puzzle-why-counting-other", "facts": {"act": "j4-j9"}}
    assert found["is_rated"]
    assert found["standing"]["streak"] == 1
    assert found["standing"]["rating"]["value"] > 1500
    assert found["again"] == {"step": 0, "due": 0}


def test_a_wrong_act_is_compared_and_comes_back(client: TestClient):
    standing = {"rating": {"value": 1600.0, "deviation": 80.0, "volatility": 0.06, "games": 9}, "streak": 4}
    found = answered(client, "f7-f8", standing=standing)
    assert found["result"] == 0.0
    assert found["values"][2] == {"act": "f7-f8", "behind": found["values"][2]["behind"], "word": "error"}
    assert found["said"]["text"] == f"puzzle-{NAME}-f7-f8"
    assert found["standing"]["streak"] == 0
    assert found["standing"]["rating"]["value"] < 1600
    assert found["again"]["step"] == 3
    again = answered(client, "f7-e7", standing=found["standing"], before=found["again"])
    assert not again["is_rated"]
    assert again["again"] == found["again"]
    assert again["standing"]["rating"] == found["standing"]["rating"]


def test_a_clue_gives_no_rating_and_keeps_the_streak(client: TestClient):
    standing = {"streak": 4}
    found = answered(client, "f7-e7", standing=standing, clue=True)
    assert not found["is_rated"]
    assert found["standing"]["streak"] == 4
    assert found["standing"]["rating"]["value"] == 1500
    assert answered(client, "", standing=standing)["result"] == 0.0


def test_a_guest_moves_no_puzzle(client: TestClient):
    before = answered(client, "f7-f8")["rating"]
    assert answered(client, "f7-f8")["rating"] == before == FIRST_RATING


def test_a_person_is_counted_by_the_server(client: TestClient):
    named = client.post(
        "/api/person", json={"name": "Solver", "crest": CREST}, headers={"Authorization": f"Bearer {KEY}"}
    )
    assert named.status_code == 200, named.text
    first = answered(client, "f7-f8", key=KEY, standing={"streak": 9})
    assert first["is_rated"]
    assert first["rating"] > FIRST_RATING
    assert first["standing"]["streak"] == 0
    again = answered(client, "f7-e7", key=KEY)
    assert not again["is_rated"]
    assert again["again"] == first["again"]
    kept = told(client.get("/api/puzzles", headers={"Authorization": f"Bearer {KEY}"}))
    assert kept["answered"] == [{"id": NAME, "result": 0.0, "again": first["again"]}]
    assert kept["standings"]["stratego"] == again["standing"]
    assert next(row for row in kept["puzzles"] if row["id"] == NAME)["rating"] == first["rating"]
    gone = client.post("/api/person/forget", json={}, headers={"Authorization": f"Bearer {KEY}"})
    assert gone.status_code == 200
    assert told(client.get("/api/puzzles"))["answered"] == []


def test_the_truth_is_a_call_of_its_own(client: TestClient):
    found = told(client.post(f"/api/puzzles/{NAME}/truth", json={"act": "f7-e7"}))
    pieces = found["observation"]["pieces"]
    assert all(piece["piece"] for piece in pieces)
    assert client.post(f"/api/puzzles/{NAME}/truth", json={}).status_code == 400


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("no-such/answer", {"act": "a1-a2"}),
        (f"{NAME}/answer", {"act": "a1-a9"}),
        (f"{NAME}/answer", {"act": 3}),
        (f"{NAME}/answer", {"act": "f7-e7", "seat": 1}),
        (f"{NAME}/truth", {"act": "x"}),
    ],
)
def test_what_makes_no_sense_is_refused(client: TestClient, path: str, body: dict[str, Any]):
    answer = client.post(f"/api/puzzles/{path}", json=body)
    assert answer.status_code in (400, 404), answer.text
    assert "Traceback" not in answer.text
