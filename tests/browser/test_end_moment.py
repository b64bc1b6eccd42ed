"""The moment in which a game ends: the winner's banner, or one's own that is lowered; a key ends it, stillness knows none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, DUEL, PHONE, Person
from .test_fortress import INTRO, begin
from .test_games import start

SEEN = """() => {
  window.moments = [];
  const note = () => {
    const found = document.querySelector('.end-moment');
    const look = found && [found.className, found.querySelectorAll('.end-moment-signs > *').length, found.textContent].join('|');
    if (look && look !== window.moments.at(-1)) window.moments.push(look);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes every look of the moment on this page."""


def begun(me: Person) -> None:
    """A duel against the computer, set up."""
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["status"]["status"] == "play")
    me.page.evaluate(SEEN)


def resign(me: Person) -> None:
    """Give the game up, as people do."""
    me.page.get_by_role("button", name="End…", exact=True).click()
    me.page.get_by_role("button", name="Resign", exact=True).click()
    me.page.get_by_role("button", name="Yes, resign").click()


def test_who_resigns_sees_the_own_banner_lowered_before_the_card(mover: Callable[..., Person]):
    me = mover(PHONE)
    begun(me)
    resign(me)
    me.page.wait_for_function(
        "() => window.moments.length"
    )  # it may be over between two looks at the page itself
    expect(me.page.locator(".end-moment")).to_have_count(0)
    assert me.page.evaluate("window.moments") == ["end-moment lost|1|You lose"]
    expect(me.page.locator(".end-card").get_by_role("link", name="Watch the replay")).to_be_visible()


@pytest.mark.parametrize("how", ["key", "press"])
def test_a_key_or_a_press_ends_the_moment(mover: Callable[..., Person], how: str):
    me = mover(DESK)
    me.page.add_init_script("localStorage.setItem('gonfalon.motion', '\"slow\"')")
    begun(me)
    resign(me)
    moment = me.page.locator(".end-moment")
    moment.wait_for()
    if how == "key":
        me.page.keyboard.press("Escape")
    else:
        me.page.mouse.click(20, 20)  # at once: it ends by itself while somebody waits for it to stand still
    expect(moment).to_have_count(0)
    expect(me.page.locator(".end-card h2")).to_have_text("You lose")


def test_stillness_goes_straight_to_the_card(person: Callable[..., Person]):
    me = person(DESK)
    begun(me)
    resign(me)
    expect(me.page.locator(".end-card h2")).to_have_text("You lose")
    assert me.page.evaluate("window.moments") == []


def test_a_fortress_ends_with_a_banner_too(mover: Callable[..., Person]):
    me = mover(PHONE)
    begin(
        me,
        "fortress-intro",
        {"kind": "own", "brings": INTRO},
        {"kind": "computer", "level": 0, "brings": INTRO},
    )
    me.page.locator(".plain-acts").wait_for()
    me.page.evaluate(SEEN)
    me.page.get_by_role("button", name="Resign", exact=True).click()
    me.page.locator(".plain-question .danger").click()
    expect(me.page.get_by_role("heading", name="You lost")).to_be_visible()
    me.page.wait_for_function("() => window.moments.length")
    expect(me.page.locator(".end-moment")).to_have_count(0)
    assert me.page.evaluate("window.moments") == ["end-moment lost|1|You lost"]


def test_a_finished_game_that_is_opened_again_has_no_moment(mover: Callable[..., Person]):
    me = mover(DESK)
    begun(me)
    resign(me)
    me.page.locator(".end-card").wait_for()
    me.page.add_init_script(f"addEventListener('DOMContentLoaded', {SEEN})")
    me.page.reload()
    me.page.locator(".end-card").wait_for()
    me.settle()
    assert me.page.evaluate("window.moments") == []
