"""The end card in a real browser: how the game went, its moments as links into the replay, and the round from which to practise."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon import games, players

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship_games import MIRKWOOD, seeded
from .test_fellowship_places import play

LOW = {DESK["width"]: (1366, 650), PHONE["width"]: (360, 640)}
"""A lower window by the width of the usual one."""
OUT_OF_SIGHT = """() => {
  const main = [...document.querySelectorAll('.fs-end-acts.main > *')];
  const isSeen = (one) => {
    const { left, top, bottom, width, height } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  return main.length < 2 ? ['too few'] : main.filter((one) => !isSeen(one)).map((one) => one.textContent);
}"""
"""Which of the answers that lead on from the end card are not seen whole, however far down the story goes."""


def a_game(is_won: bool) -> tuple[int, list[str]]:
    """A seed of Mirkwood alone, and the acts of the rules of thumb that end it so, by the rules and after some rounds."""
    game = games.get("fellowship")
    for seed in range(100):
        state, player = game.new(seed, game.setup(MIRKWOOD)), players.make("fellowship", 1, seed=1)
        acts: list[str] = []
        while state.outcome is None:
            acts.append(player.act(game.information_state(state, 0)))
            state.step(0, acts[-1])
        if (state.outcome.returns[0] > 0) == is_won and state.turn > 5:
            return seed, acts
    raise AssertionError("no game ends so")


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark"), (PHONE, "light"), (DESK, "dark")]
)
def test_a_lost_game_is_told_and_practised_from_where_it_turned(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    match = seeded(me, *a_game(is_won=False))
    me.open(f"/match/{match}")
    card = page.locator(".fs-end.lost")
    expect(card.locator(".fs-curve")).to_be_visible()
    expect(card.locator(".fs-curve-mark").first).to_be_visible()
    expect(card.get_by_role("heading", name="Where it turned")).to_be_visible()
    look(page, f"fellowship-end-lost-{size['width']}-{scheme}")
    me.wait(lambda: page.evaluate(OUT_OF_SIGHT) == [])
    if size == DESK:
        expect(card.locator(".fs-end-acts").last).to_be_in_viewport(ratio=1)
    width, height = LOW[size["width"]]
    page.set_viewport_size({"width": width, "height": height})
    me.wait(lambda: page.evaluate(OUT_OF_SIGHT) == [])
    look(page, f"fellowship-end-lost-{width}x{height}-{scheme}")
    link = card.get_by_role("link", name="See it").last
    expect(link).to_have_attribute("href", re.compile(rf"/match/{match}/replay#\d+/all$"))
    fold = card.get_by_role("button", name="See the table")
    fold.click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="See the end card").click()
    again = card.get_by_role("button", name="Again from round")
    round_again = re.search(r"round (\d+)", again.inner_text())
    assert round_again
    again.click()
    page.wait_for_url(lambda url: match not in url)
    expect(page.locator(".plain-practice")).to_be_in_viewport(ratio=1)
    me.wait(lambda: me.last()["observation"]["round"] == int(round_again[1]))
    look(page, f"fellowship-practice-{size['width']}-{scheme}")


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "dark"), (PHONE, "light")])
def test_a_won_game_leads_to_the_next_scenario(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open(f"/match/{seeded(me, *a_game(is_won=True))}")
    card = page.locator(".fs-end.won")
    expect(card.locator(".fs-curve")).to_be_visible()
    expect(card.get_by_role("heading", level=2)).to_have_text("Through Mirkwood!")
    look(page, f"fellowship-end-won-{size['width']}-{scheme}")
    lead = card.get_by_role("link", name="Next scenario")
    expect(lead).to_have_attribute("href", re.compile("/start/journey-down-the-anduin$"))
    card.get_by_role("link", name="See it").first.click()
    expect(page.locator(".fs-looked")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_watches_sees_how_it_went(person: Callable[..., Person], size: dict[str, int]):
    me, watcher = person(DESK), person(size)
    seed, acts = a_game(is_won=False)
    match = seeded(me, seed, acts[:-1], {"watching": "everybody", "delay": "none"})
    me.open(f"/match/{match}")
    me.page.locator(".fs-line.asked").wait_for()
    watcher.open(f"/watch/{match}")
    expect(watcher.page.locator(".fs-looked")).to_be_visible()
    expect(watcher.page.locator(".fs-end")).to_have_count(0)
    held = len(me.last()["observation"]["seats"][0]["hand"])
    expect(watcher.page.locator(".fs-hand .fs-card.back")).to_have_count(held)
    expect(watcher.page.locator(".fs-hand button")).to_have_count(0)
    play(me, match, acts, len(acts) - 1, len(acts))
    card = watcher.page.locator(".fs-end.lost")
    expect(card.locator(".fs-curve")).to_be_visible()
    expect(card.get_by_role("heading", name="Where it turned")).to_be_visible()
    expect(card.get_by_role("button", name=re.compile("Again|Play again|deck"))).to_have_count(0)
    assert watcher.page.evaluate("localStorage.getItem('gonfalon.fellowship-scores')") is None
    look(watcher.page, f"fellowship-watched-end-{size['width']}")
