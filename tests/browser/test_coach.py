"""The coach in a real browser: from the end of a game in one tap, while it looks and after it, on both sizes, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .accessibility import violations, violations_in_all_looks
from .conftest import DESK, PHONE, Person
from .test_belief import finished

MOVES = 12
"""Of the game that the coach looks at."""
SLOW = 240_000
"""Milliseconds that a busy machine has for a report."""


def done(page: Page) -> None:
    """The report has come to its end."""
    expect(page.get_by_text("Your turns looked at:")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_from_the_end_of_a_game_to_its_report(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    finished(me, MOVES)
    result, card = page.locator(".end-words").bounding_box(), page.locator(".end-card").bounding_box()
    assert result
    assert card
    assert result["x"] + result["width"] <= card["x"] + card["width"]
    page.get_by_role("link", name="Ask the coach").click()
    page.wait_for_url("**/coach")
    expect(page.get_by_role("heading", name="The coach", level=1)).to_be_visible()
    done(page)
    expect(page.get_by_role("heading", name="Accuracy, by what you knew", exact=True)).to_be_visible()
    for name in ("What you gave away", "Your costliest turns", "To try next time"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    assert violations(page) == []
    shown = page.get_by_role("heading", name=re.compile(r"^Turn \d+, as you saw it$"))
    expect(shown).to_be_visible()
    page.get_by_role("button", name="Truth").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Turn \d+, as it was$"))).to_be_visible()
    assert violations_in_all_looks(page, (DESK, PHONE)) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_report_is_there_at_once_when_one_comes_back(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    kept, _ = finished(me, MOVES)
    me.open(f"/match/{kept['match']}/coach")
    done(page)
    me.open(f"/match/{kept['match']}/replay")
    page.get_by_role("link", name="Ask the coach").click()
    done(page)
    page.get_by_role("button", name="Your next turn").or_(
        page.get_by_role("button", name="Your turn before")
    ).first.focus()


@pytest.mark.long
def test_axe_has_nothing_to_say_of_a_report_of_middle_earth(person: Callable[..., Person]):
    me = person(DESK)
    finished(me, MOVES, "me-classic", setup="")
    me.page.get_by_role("link", name="Ask the coach").click()
    done(me.page)
    assert violations_in_all_looks(me.page, (DESK, PHONE)) == []


def test_whoever_holds_no_seat_gets_no_report(person: Callable[..., Person]):
    me, stranger = person(DESK), person(DESK)
    kept, _ = finished(me, 6)
    stranger.open(f"/match/{kept['match']}/coach")
    expect(stranger.page.get_by_role("link", name="Ask the coach")).to_have_count(0)
    expect(stranger.page.locator(".coach-page")).to_have_count(0)
