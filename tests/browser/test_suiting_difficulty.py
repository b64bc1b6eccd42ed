"""What suits, on the form before a card game: the gentlest difficulty for a first game, then by one's own games of the scenario.

Somebody new is also shown the starter deck that gives a chance."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gonfalon import players

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


NEWCOMERS = Path(players.__file__).parent / "fellowship/newcomers.json"


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_somebody_new_is_shown_the_starter_deck_that_gives_a_chance(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open(FORM)
    played = {
        one["deck"]: one
        for one in json.loads(NEWCOMERS.read_text(encoding="utf-8"))
        if (one["scenario"], one["difficulty"]) == ("passage-through-mirkwood", "standard")
    }
    note = page.locator(".cp-suiting-deck")
    most = max(one["won"] for deck, one in played.items() if deck != "leadership")
    won, games = (played["leadership"][part] for part in ("won", "games"))
    expect(note).to_contain_text(
        f"won {won} of {games} games with it. With any other starter deck it won at most {most}."
    )
    expect(note.get_by_role("button")).to_have_count(0)  # without a choice one brings this deck
    deck = page.locator("select#brings-0")
    deck.select_option(label="Starter deck: Tactics")
    look(page, f"suiting-deck-{size['width']}-{scheme}")
    note.get_by_role("button", name="Take “Leadership”").click()
    expect(deck).to_have_value("starter:leadership")
    expect(note.get_by_role("button")).to_have_count(0)
    page.locator("label", has=page.locator("input[name=count][value='2']")).click()
    expect(note).to_have_count(0)


def test_whoever_has_finished_a_game_chooses_a_deck_without_advice(person: Callable[..., Person]):
    me = person(DESK)
    kept = json.dumps(json.dumps([game("basic", False)]))
    me.context.add_init_script(f"localStorage.setItem('gonfalon.fellowship-scores', {kept})")
    me.open(FORM)
    expect(me.page.locator(".cp-suiting")).to_be_visible()
    expect(me.page.locator(".cp-suiting-deck")).to_have_count(0)
