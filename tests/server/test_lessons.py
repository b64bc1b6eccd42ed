"""Lessons over HTTP: the list, an act that leads on, one that is taken back, and what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon.learn import loading


def tried(client: TestClient, lesson: str, act: str = "", acts: tuple[str, ...] = (), **more: Any) -> Any:
    answer = client.post(f"/api/lessons/{lesson}/try", json={"acts": acts, "act": act, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def squares(observation: Any, owner: int) -> set[str]:
    return {piece["square"] for piece in observation["pieces"] if piece["owner"] == owner}


def test_the_lessons_are_listed(client: TestClient):
    rows = client.get("/api/lessons").json()["lessons"]
    assert [row["id"] for row in rows] == [lesson.id for lesson in loading.lessons()]
    assert rows[0] == {
        "id": "moving",
        "game": "stratego",
        "variant": "battle",
        "number": 1,
        "minutes": 1,
        "kind": "moves",
        "learner": 0,
        "rule": "STRAT-4.2",
        "steps": 3,
        "test_step": 1,
        "seats": 2,
        "known_without": "",
    }


def test_a_right_act_leads_on_with_the_reply(client: TestClient):
    look = tried(client, "spy")
    assert (look["judgement"], look["shown_act"], look["frames"]) == ("", "a4-a5", [])
    found = tried(client, "spy", "a4-b4")
    assert (found["judgement"], found["text"], found["rule"]) == ("right", "lesson-spy-1-a4-b4", "STRAT-5.8")
    after = [frame["observation"] for frame in found["frames"]]
    assert "b4" in squares(after[0], 0)
    assert "e4" in squares(after[1], 1)
    assert tried(client, "spy", acts=("a4-b4",))["observation"] == after[1]


def test_a_wrong_act_is_played_and_answered(client: TestClient):
    found = tried(client, "spy", "e3-e4")
    assert (found["judgement"], found["text"]) == ("wrong", "lesson-spy-1-e3-e4")
    assert [frame["events"][0]["kind"] for frame in found["frames"]] == ["move", "combat"]
    assert found["observation"] == tried(client, "spy")["observation"]


def test_a_refusal_cites_its_rule(client: TestClient):
    found = tried(client, "to-and-fro", "f4-e4")
    assert (found["judgement"], found["rule"], found["frames"]) == ("refused", "STRAT-6", [])
    assert found["refusal"]["reason"] == "two_square"
    assert found["text"] == "lesson-to-and-fro-1-f4-e4"


def test_covers_stay_where_the_lesson_leaves_them(client: TestClient):
    def enemies(lesson: str) -> set[str]:
        return {piece["piece"] for piece in tried(client, lesson)["observation"]["pieces"] if piece["owner"]}

    assert enemies("scouts") == {""}
    assert enemies("fighting") == {"lieutenant", "major", "captain", "flag", "miner"}


def test_a_setup_is_told_what_it_lacks(client: TestClient):
    given = tried(client, "first-setup")["offered"][0]
    assert tried(client, "first-setup", given)["faults"][0] == "lesson-setup-flag-forward"
    sound = loading.lesson("hiding-place").steps[0].shown_act
    assert tried(client, "first-setup", sound)["judgement"] == "right"
    assert len(tried(client, "hiding-place")["offered"]) == 4


def test_a_step_of_several_acts_goes_on_with_the_last(client: TestClient):
    """Parts stay in any order; without them the last act is another one."""
    steps = loading.lesson("combat").steps
    before = tuple(act for step in steps[:3] for act in step.shown_way)
    first = tried(client, "combat", "attacker thalin", before)
    assert (first["judgement"], first["text"], first["shown_act"]) == ("part", "", "attacker legolas")
    parts = (*before, "attacker thalin", "attacker legolas")
    assert tried(client, "combat", "pass", parts[:-1])["judgement"] == "other"
    last = tried(client, "combat", "pass", parts)
    assert (last["judgement"], last["text"], last["done"]) == ("right", "lesson-combat-4-fell", 3)
    assert tried(client, "combat", acts=(*parts, "pass"))["done"] == 4


def test_a_test_begins_at_its_step(client: TestClient):
    found = tried(client, "fighting", skip=3)
    assert found["acts"] == ["e5-e6", "f4-e4", "e6-e7"]
    assert found["shown_act"] == "e7-e8"


@pytest.mark.parametrize(
    ("lesson", "body"),
    [
        ("no-such", {}),
        ("spy", {"acts": ["e3-e4"]}),
        ("spy", {"acts": ["a4-a5", "e3-e4"], "act": "a5-a6"}),
        ("spy", {"acts": ["x"] * 33}),
        ("spy", {"skip": 3}),
        ("spy", {"seat": 1}),
    ],
)
def test_what_makes_no_sense_is_refused(client: TestClient, lesson: str, body: dict[str, Any]):
    answer = client.post(f"/api/lessons/{lesson}/try", json=body)
    assert answer.status_code in (400, 404), answer.text
    assert "Traceback" not in answer.text
