"""A hint in Fortress in a real browser: its sentences and its arrow, looked into by keyboard, gone with the next step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fortress import INTRO, MAIN, begin, build_from, type_path


def held_back(page: Page) -> list[Route]:
    """The longer looks that this page asks for from now on: none goes on by itself."""
    held = list[Route]()

    def hold(route: Route) -> None:
        if "quick=true" in route.request.url:
            route.continue_()
        else:
            held.append(route)

    page.route("**/hint*", hold)
    return held


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
    longer = held_back(page)
    page.get_by_role("button", name="Hint").focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("status")).to_contain_text("of 100 fortresses that fit your notes")
    expect(panel.get_by_role("progressbar", name="looks longer")).to_be_visible()
    me.wait(lambda: len(longer) == 1)
    longer[0].continue_()
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    ways = panel.get_by_role("list").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text("best")
    sheet = page.locator(".fortress-plan.live")
    expect(sheet.locator(".plan-arrow")).to_have_count(1)
    look(page, f"fortress-hint-{size['width']}-{scheme}")
    first = sheet.locator(".plan-arrow .shaft").get_attribute("d")
    said = panel.get_by_role("status").inner_text()
    ways.nth(1).focus()
    page.keyboard.press("Enter")
    expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_role("status")).not_to_have_text(said)
    assert sheet.locator(".plan-arrow .shaft").get_attribute("d") != first
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".plan-arrow")).to_have_count(0)


def test_a_hint_compares_pieces_and_goes_with_the_next_step(person: Callable[..., Person]):
    me = person(DESK, "light")
    page = me.page
    exploring(me, "fortress-main", MAIN)
    panel = page.get_by_role("region", name="Hint")
    page.get_by_role("button", name="Hint").click()
    expect(panel.get_by_role("status")).to_contain_text("has a way to the flag in")
    expect(panel.get_by_role("list").get_by_role("button").first).to_contain_text("Send in (")
    page.locator(".fortress-choices button").first.click()
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(panel.get_by_role("status")).to_contain_text("E5–")
    type_path(page, "D5")
    expect(panel).to_have_count(0)
