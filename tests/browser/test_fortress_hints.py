"""A hint in Fortress in a real browser: its sentences and its arrow, looked into by keyboard, gone with the next step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .conftest import DESK, PHONE, Person
from .hint_panel import ask, close, hint_panel, look_into
from .test_any_game import look
from .test_fortress import INTRO, MAIN, begin, build_from, type_path


def press_enter(button: Locator) -> None:
    button.focus()
    button.page.keyboard.press("Enter")


def exploring(me: Person, variant: str, fortress: str) -> None:
    """A game against the computer, the own turn."""
    begin(me, variant, {"kind": "own"}, {"kind": "computer", "level": 0, "brings": fortress})
    build_from(me.page, fortress)
    me.page.get_by_role("button", name="Ready", exact=True).click()
    expect(me.page.locator(".fortress-turn.yours")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
def test_a_hint_says_what_to_ask_for_and_why(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    exploring(me, "fortress-intro", INTRO)
    panel = ask(me, press_enter, "of 100 fortresses that fit your notes")
    ways = panel.get_by_role("list").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text("best")
    arrow = page.locator(".fortress-plan.live .plan-arrow .shaft")
    expect(arrow).to_have_count(1)
    look(page, f"fortress-hint-{size['width']}-{scheme}")
    look_into(panel, ways.nth(1), press_enter, arrow, "d")
    close(panel, page.locator(".plan-arrow"))


def test_a_hint_compares_pieces_and_goes_with_the_next_step(person: Callable[..., Person]):
    me = person(DESK, "light")
    page = me.page
    exploring(me, "fortress-main", MAIN)
    panel = hint_panel(page)
    page.get_by_role("button", name="Hint").click()
    expect(panel.get_by_role("status")).to_contain_text("has a way to the flag in")
    expect(panel.get_by_role("list").get_by_role("button").first).to_contain_text("Send in (")
    page.locator(".fortress-choices button").first.click()
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(panel.get_by_role("status")).to_contain_text("E5–")
    type_path(page, "D5")
    expect(panel).to_have_count(0)
