"""A set-up that a person has begun is completed around what stands."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from gonfalon import games

WISH = {"game": "stratego", "variant": "barrage", "seat": 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_set_up_that_is_begun_is_completed_around_what_stands(client: TestClient, seat: int):
    begun = "deploy " + "F3" + "." * 8 + "M" + "." * 29
    wish = {"game": "stratego", "variant": "battle", "seat": seat, "begun": begun}
    answers = {client.post("/api/random-action", json=wish).json()["action"] for _ in range(3)}
    assert len(answers) == 3
    game = games.get("stratego")
    for action in answers:
        game.check(game.new(0, game.setup("battle")), seat, action)
        kept = zip(begun, action, strict=True)
        assert all(old in (".", new) for old, new in kept)
    whole = answers.pop()
    assert client.post("/api/random-action", json=wish | {"begun": whole}).json()["action"] == whole


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"begun": "deploy FF" + "." * 38}, "action/faulty"),
        ({"begun": "deploy F"}, "action/faulty"),
        ({"begun": "deploy Q" + "." * 39}, "action/faulty"),
        ({"game": "fortress", "variant": "fortress-intro", "begun": "build"}, "error/general"),
    ],
)
def test_what_is_begun_wrongly_is_refused(client: TestClient, change: dict[str, Any], code: str):
    answer = client.post("/api/random-action", json=WISH | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
