"""My games: boards of one's own games, filters, results in word and shape, and what the list says without a connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import DESK, DUEL, PHONE, Person
from .test_watching import is_sound, play_to_the_end

MAKE = """async (plans) => {
    for (const [game, variant, kinds] of plans) {
        const seats = kinds.map((kind) => (kind === 'computer' ? { kind, level: 1 } : { kind }));
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify({ game, variant, seats }) });
        const { match, grants } = await answer.json();
        const kept = JSON.parse(localStorage.getItem('gonfalon.games') ?? '[]');
        kept.unshift({ match, game, variant, grants, invites: [], kept: Date.now() });
        localStorage.setItem('gonfalon.games', JSON.stringify(kept));
    }
}"""
"""Starts games and keeps them as the form does."""

SHIFTS = """() => {
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.shifted += one.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}"""
PLANS: list[Any] = [
    ["fortress", "fortress-main", ["own", "own"]],
    ["fellowship", "passage-through-mirkwood", ["own", "computer"]],
    ["middle_earth", "me-classic", ["own", "computer"]],
    ["stratego", "barrage", ["own", "computer"]],
]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_list_shows_boards_and_can_be_narrowed(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    me.open("/start/duel/screen")
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")
    play_to_the_end(me)
    me.page.evaluate(MAKE, PLANS)
    me.page.add_init_script(f"({SHIFTS})()")
    me.open("/games")
    rows = me.page.locator(".row")
    expect(rows).to_have_count(5)
    over = me.page.locator(".row", has=me.page.get_by_role("heading", name="Duel"))
    over.scroll_into_view_if_needed()
    expect(over.locator(".small-board .board-piece").first).to_be_attached()
    expect(over.get_by_text("Seat 2 won").or_(over.get_by_text("won")).first).to_be_visible()
    me.settle()
    assert me.page.evaluate("window.shifted") < 0.02
    is_sound(me)
    me.page.get_by_role("radio", name="Finished", exact=True).check()
    expect(rows).to_have_count(1)
    me.page.get_by_role("radio", name="All", exact=True).check()
    me.page.get_by_label("Box").select_option(label="Barrage")
    expect(rows).to_have_count(1)
    me.page.get_by_label("Opponent").select_option(index=1)
    is_sound(me)


def test_a_hot_seat_game_shows_what_all_may_see(person: Callable[..., Person]):
    """Whoever looks over the shoulder of one player learns nothing of either army."""
    us = person()
    us.open("/")
    us.page.evaluate(MAKE, [["stratego", "duel", ["own", "own"]]])
    told: list[Any] = []
    us.page.on(
        "response", lambda one: told.append(one.request.post_data) if "/api/boards" in one.url else None
    )
    us.open("/games")
    us.page.locator(".row").wait_for()
    us.wait(lambda: told)
    assert '"public":true' in told[0]


def test_without_the_server_the_list_stays_with_its_age(person: Callable[..., Person]):
    me = person()
    me.open("/")
    me.page.evaluate(MAKE, PLANS[:2])
    me.open("/games")
    expect(me.page.locator(".row")).to_have_count(2)
    expect(me.page.locator(".row-status").first).not_to_be_empty()
    me.page.route("**/api/summaries", lambda route: route.abort())
    me.page.reload()
    expect(me.page.get_by_text("No connection to the server. This list is as of")).to_be_visible()
    expect(me.page.locator(".row")).to_have_count(2)


def test_a_new_browser_has_an_empty_list(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/games")
    expect(me.page.get_by_role("heading", name="Nothing on the table yet")).to_be_visible()
    assert len(DUEL) == 40
    is_sound(me)
