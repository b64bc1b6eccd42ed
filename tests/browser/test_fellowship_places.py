"""The places of the card table stay where they are through a whole game."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PATIENCE, PHONE, Person, watch
from .test_fellowship_fits import FRAMES
from .test_fellowship_games import a_won_game, seeded

PLACES_KEPT = """() => {
  const box = (name) => {
    const found = document.querySelector(name)?.getBoundingClientRect();
    return found && [found.left, found.top, found.width, found.height].map(Math.round).join(' ');
  };
  const keys = (name) => [...document.querySelectorAll(`${name} .fs-card`)].map((card) => card.dataset.key);
  const all = (names, of) => Object.fromEntries(names.map((name) => [name, of(name)]));
  return {
    boxes: all(['.fs-answers > .fs-main', '.fs-line:not(.over)', '.fs-company', '.fs-below'], box),
    rows: all(['.fs-staging', '.fs-engaged', '.fs-heroes', '.fs-allies', '.fs-hand'], keys),
    isOver: document.querySelector('.fs-line.over') !== null,
  };
}"""
"""Where the zones and the main answer stand, and the cards of each row in their order."""


def play(me: Person, match: str, acts: list[str], first: int, last: int) -> None:
    """Take these acts on a line beside the page's, as fast as the page draws them."""
    grant = "JSON.parse(localStorage.getItem('gonfalon.games'))[0].grants[0].token"
    with me.server.dial(match) as line:
        line.send(json.dumps({"type": "hello", "token": me.page.evaluate(grant), "since": 0}))
        for number, action in enumerate(acts[first:last], first):
            command = {"type": "command", "id": str(number), "seen": number + 1, "action": action}
            line.send(json.dumps(command))
            while (told := json.loads(line.recv(PATIENCE)))["type"] not in ("ack", "nack"):
                pass
            assert told["type"] == "ack", (action, told)
            me.page.evaluate(FRAMES)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_main_answer_and_the_order_stay_through_a_whole_game(
    person: Callable[..., Person], size: dict[str, int]
):
    me = person(size)
    seed, acts = a_won_game()
    match = seeded(me, seed, [])
    me.open(f"/match/{match}")
    me.page.get_by_role("button", name="Keep", exact=True).wait_for()
    expect(me.page.locator(".table-rules")).to_be_visible()
    me.settle()
    watch(me, PLACES_KEPT)
    play(me, match, acts, 0, 1)  # what is played is told until the set-up is over
    expect(me.page.locator(".table-rules")).to_have_count(0)
    play(me, match, acts, 1, len(acts))
    expect(me.page.locator(".fs-line.over")).to_be_visible()
    seen: list[dict[str, Any]] = [one for one in me.page.evaluate("seen") if not one["isOver"]]
    assert len(seen) > len(acts) / 2
    boxes = {name: {one["boxes"].get(name) for one in seen} for name in seen[0]["boxes"]}
    assert {name: found for name, found in boxes.items() if len(found) != 1} == {}
    for name in seen[0]["rows"]:
        for before, after in pairwise(one["rows"][name] for one in seen):
            assert [key for key in before if key in after] == [key for key in after if key in before], name
