"""A computer partner in a real browser: it answers a signal and announces its plan, on desk and phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship import answer, next_question

CARDS = """() => [...document.querySelectorAll('.fs-partner-cards .fs-card')].map((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return [card.dataset.key, left, top, width, height, card.contains(at)];
})"""
"""The partner's cards: where each stands, and whether nothing lies over it."""


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_partner_answers_and_tells_its_plan(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open("/")
    page.locator(".shelf-box", has_text="Passage Through Mirkwood").click()
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("computer")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-table")).to_be_visible()
    show_partners(me)
    me.settle()
    before = page.evaluate(CARDS)
    signal_on(me, "keep-defender")
    expect(page.locator(".fs-partner .fs-words")).to_contain_text("I keep a defender")
    me.settle()
    assert len(before) >= 3
    assert page.evaluate(CARDS) == before, "no signal moves or hides a partner's card"
    last = None
    while decision := next_question(
        me, last, lambda: any('"text":"plan-quest"' in frame for frame in me.frames)
    ):
        last = decision
        answer(me, decision)
    show_partners(me)
    expect(page.locator(".fs-partner .fs-words")).to_contain_text(re.compile("Staying ready|On the quest"))
    look(page, f"fellowship-talk-{size['width']}-{scheme}")
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


def show_partners(me: Person) -> None:
    """On a phone the partners are a place of their own."""
    place = me.page.locator('.fs-places [data-place="partners"]')
    if place.is_visible():
        place.click()


def signal_on(me: Person, name: str) -> None:
    """Press a signal."""
    show_partners(me)
    me.page.locator(f'[data-signal="{name}"]').click()
