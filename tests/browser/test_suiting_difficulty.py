"""The difficulty that suits, on the form before a card game: the gentlest for a first game, then by one's own games of the scenario."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look

FORM = "/start/passage-through-mirkwood/alone"


def game(difficulty: str, is_won: bool) -> dict[str, object]:
    """A finished game as the browser keeps it."""
    return {
        "match": "m",
        "variant": "passage-through-mirkwood",
        "seats": 1,
        "difficulty": difficulty,
        "rules": "faq",
        "isWon": is_won,
        "stage": 1,
        "round": 9,
        "faq": 0,
        "first": 0,
        "at": 1,
    }


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_first_game_is_a_gentle_one_at_a_touch(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open(FORM)
    note = page.locator(".cp-suiting")
    expect(note).to_contain_text("For a first game “basic” suits you")
    look(page, f"suiting-{size['width']}-{scheme}")
    note.get_by_role("button", name="Choose “basic”").click()
    expect(note).to_have_count(0)
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/matches")) as asked:
        page.get_by_role("button", name="Start the game").click()
    assert json.loads(asked.value.post_data or "{}")["options"] == {"difficulty": "basic"}


def test_after_a_won_game_the_next_harder_one_suits(person: Callable[..., Person]):
    me = person(DESK)
    kept = json.dumps(json.dumps([game("basic", True)]))
    me.context.add_init_script(f"localStorage.setItem('gonfalon.fellowship-scores', {kept})")
    me.open(FORM)
    expect(me.page.locator(".cp-suiting")).to_contain_text("After your last game here “easy” suits you")
