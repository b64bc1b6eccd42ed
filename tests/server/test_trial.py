"""Texts that seats may bring are appraised, acts are tried out: by calls, in games that nobody keeps."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon import games

BARRAGE = {"game": "stratego", "variant": "barrage", "seat": 1}


@pytest.fixture
def teaching(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that offers the teaching games."""
    monkeypatch.setenv("GONFALON_TEACHING", "1")


NOTHING = {"refusal": None, "text": "", "facts": {}, "parts": [], "left_out": []}
"""What is said of a text of which there is nothing to say."""
OUTPOST = {"game": "tiny_hidden", "variant": "outpost", "seat": 0}


def test_a_text_that_a_seat_may_bring_is_appraised(client: TestClient, teaching: None):
    def appraised(text: str) -> Any:
        return client.post("/api/appraisal", json=OUTPOST | {"brings": text}).json()

    assert appraised("K22") == NOTHING | {"text": "K22"}
    assert appraised("") == NOTHING
    refusal = appraised("nonsense")["refusal"]
    assert refusal["section"] == "TINYH-6"
    assert refusal["code"].startswith("action/")
    answer = client.post("/api/appraisal", json={**BARRAGE, "brings": "K22"})
    assert answer.status_code == 400


def test_a_fortress_is_appraised_with_its_grade(client: TestClient):
    wish = {"game": "fortress", "variant": "fortress-main", "seat": 0}
    made = client.post("/api/random-action", json=wish).json()["action"].removeprefix("build ")
    facts = client.post("/api/appraisal", json=wish | {"brings": made}).json()["facts"]
    hard = [client.post("/api/appraisal", json=wish | {"brings": "hard"}).json() for _ in range(2)]
    assert hard[0]["text"] != hard[1]["text"]
    assert min(one["facts"]["turns"] for one in hard) >= 8
    assert 1 <= facts["grade"] <= 5
    assert facts["turns"] >= 1
    refusal = client.post("/api/appraisal", json=wish | {"brings": "walls A1-A2"}).json()["refusal"]
    assert {"kind": "walls_missing", "where": ["19"]} in refusal["faults"]


def _trial(client: TestClient, *acts: tuple[int, str], **change: Any) -> Any:
    given = [{"seat": seat, "action": action} for seat, action in acts]
    return client.post("/api/trial", json=OUTPOST | {"acts": given} | change).json()


def test_acts_are_tried_out_and_nobody_keeps_the_game(client: TestClient, teaching: None):
    game = games.get("tiny_hidden")
    state = game.new(0, game.setup("outpost"))
    mine, theirs = (game.random_action(state, seat, random.Random(seat)) for seat in (0, 1))
    first = _trial(client, (0, mine))
    assert (first["taken"], first["refusal"], first["observation"]["decision"]) == (1, None, None)
    assert [decision["seat"] for decision in first["others"]] == [1]
    both = _trial(client, (0, mine), (1, theirs), since=1)
    assert both["taken"] == 2
    assert both == _trial(client, (0, mine), (1, theirs), since=1)
    assert both["events"]


def test_a_trial_ends_at_the_first_act_that_is_refused(client: TestClient, teaching: None):
    found = _trial(client, (0, "nonsense"), (1, "nonsense"))
    assert found["taken"] == 0
    assert found["refusal"]["code"].startswith("action/")
    assert found["observation"]["decision"]["kind"] == "deploy"


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 2},
        {"game": "x"},
        {"acts": [{"seat": 0, "action": "x"}] * 401},
        {"brings": ["K22"]},
        {"seed": 1},
    ],
)
def test_a_trial_that_makes_no_sense_is_refused(client: TestClient, teaching: None, change: dict[str, Any]):
    answer = client.post("/api/trial", json=OUTPOST | change)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message", "request_id"}


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_acts_of_nobody_are_refused(client: TestClient, teaching: None, seat: int):
    found = _trial(client, (seat, "anything"))
    assert found["refusal"]["code"].startswith("action/")


def test_a_deck_is_told_with_its_faults_by_line_and_its_threat(client: TestClient):
    """CARD-14.10, CARD-3: what the deck builder shows while one builds."""
    wish = {"game": "fellowship", "variant": "passage-through-mirkwood", "seat": 0, "n_seats": 1}
    sound = client.post("/api/appraisal", json={**wish, "brings": "spirit"}).json()
    assert sound["refusal"] is None
    assert sound["facts"] == {"heroes": 3, "cards": 30, "threat": 24}
    wrong = client.post("/api/appraisal", json={**wish, "brings": "1x Gimli\n4x Feint"}).json()["refusal"]
    assert wrong["faults"] == [
        {"kind": "too_many_copies", "where": ["2", "Feint", "3"]},
        {"kind": "too_few_cards", "where": ["3", "50"]},
    ]


def test_a_deck_is_told_with_what_was_read_and_what_was_left_out(client: TestClient):
    """CARD-14.8: the deck builder reads texts by this call alone, faulty ones, too."""
    wish = {"game": "fellowship", "variant": "passage-through-mirkwood", "seat": 0, "n_seats": 1}
    text = "My deck\n\nHeroes (1)\n1 Gimli\n3x Aragorn (The Watcher in the Water)\nFeint x2\n\nSideboard\n1x Legolas\n"
    found = client.post("/api/appraisal", json={**wish, "brings": text}).json()
    assert found["parts"] == [{"line": 4, "id": "gimli", "count": 1}, {"line": 6, "id": "feint", "count": 2}]
    assert found["left_out"] == [
        {"kind": "title", "line": 1, "text": "My deck"},
        {"kind": "sideboard", "line": 9, "text": "1x Legolas"},
    ]
    assert found["refusal"]["faults"][0] == {
        "kind": "other_printing",
        "where": ["5", "Aragorn", "The Watcher in the Water"],
    }


def test_a_set_up_is_remarked_on_and_an_illegal_one_refused(client: TestClient):
    battle = {"game": "stratego", "variant": "battle", "seat": 0}
    rows = ("32BFB43524", "235B673B43", "5B84S2765B", "629276M282")
    assert client.post("/api/remarks", json={**battle, "action": f"deploy {''.join(rows)}"}).json() == {
        "remarks": []
    }
    moved = "".join(rows).replace("BFB", "FBB")
    found = client.post("/api/remarks", json={**battle, "action": f"deploy {moved}"}).json()["remarks"]
    assert found == [{"kind": "flag_doors", "places": ["c2", "b1"], "facts": {"doors": 2}}]
    assert client.post("/api/remarks", json={**battle, "action": "deploy 22"}).status_code == 400
