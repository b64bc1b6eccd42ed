"""What one sees at the card table in every language: words in their buttons and places, and the way to the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon.text import LANGUAGES

from .conftest import DESK, PHONE, Person
from .full_card_table import ShownTable, who_defends, who_quests
from .test_any_game import look
from .test_fellowship import begin

OVERFULL = """() => [...document.querySelectorAll('.fs-answers .button')].filter((one) => {
  const room = one.getBoundingClientRect();
  return [...one.childNodes].some((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const box = range.getBoundingClientRect();
    return box.height > 0 && (box.top < room.top || box.bottom > room.bottom || box.left < room.left || box.right > room.right);
  });
}).map((one) => one.textContent)"""
"""The answers whose words leave their button."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_keeps_its_words_inside_its_button(person: Callable[..., Person], language: str):
    me = person(PHONE, locale=language)
    page = me.page
    ShownTable(page, who_defends())
    me.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="1").first.click()
    page.locator("main .button.primary").last.click()
    expect(page.locator('.fs-answers [data-action="pass"]')).to_be_visible()
    for width, height in ((360, 740), (360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert page.evaluate(OVERFULL) == [], (language, width, height)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_from_a_hand_that_waits_the_main_button_leads_to_the_one_that_is_asked(
    person: Callable[..., Person], size: dict[str, int]
):
    me = person(size)
    page = me.page
    begin(me, seats=4)
    page.locator(".plain-cover .button", has_text="never cover").click()
    for seat in (1, 2, 3):
        page.get_by_role("tab", name=f"Seat {seat + 1}").click()
        expect(page.locator(f'.fs-line.asked[data-seat="{seat}"]')).to_be_visible()
        page.get_by_role("button", name="Keep", exact=True).click()
        expect(page.locator(f'.fs-line.asked[data-seat="{seat}"]')).to_have_count(0)
    page.get_by_role("tab", name="Seat 4").click()
    me.settle()
    there = page.locator("button.fs-main")
    expect(there).to_have_text("Look as Seat 1")
    there.click()
    expect(page.locator('.fs-line.asked[data-seat="0"]')).to_be_visible()
    look(page, f"hands-of-four-{size['width']}")


COVERED_WORDS = """() => [...document.querySelectorAll('.fs-engaged .fs-card')].filter((card) => {
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const backs = [...card.querySelectorAll('.fs-shadow')].map((one) => one.getBoundingClientRect());
  const range = document.createRange();
  const lines = [...card.querySelectorAll('.fs-gist > span, .fs-name')].flatMap((words) => {
    range.selectNodeContents(words);
    return words.getBoundingClientRect().width > 0 ? [...range.getClientRects()] : [];
  });
  return backs.length > 0 && lines.some((line) => backs.some((back) => meets(line, back)));
}).map((card) => card.dataset.key)"""
"""The engaged enemies whose words lie under a shadow card."""
SPILLS = """() => [...document.querySelectorAll('.fs-coming-card')].filter((box) => {
  const range = document.createRange();
  range.selectNodeContents(box);
  const room = box.getBoundingClientRect(), words = range.getBoundingClientRect();
  return room.width > 0 && (words.left < room.left + 2 || words.right > room.right - 2);
}).map((box) => box.textContent)"""
"""What is still to come, where its words leave their place."""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_shadow_cards_cover_no_words_and_what_comes_keeps_its_place(
    person: Callable[..., Person], language: str
):
    me = person(DESK, locale=language)
    page = me.page
    shown = ShownTable(page, who_defends())
    me.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="1").first.click()
    page.locator("main .button.primary").last.click()
    expect(page.locator(".fs-shadow").first).to_be_visible()
    sizes = ((1280, 800), (1366, 768), (1600, 900), (1920, 1080))
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert page.evaluate(COVERED_WORDS) == [], (language, width, height)
    shown.show(who_quests())
    expect(page.locator(".fs-coming-card")).to_be_attached()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert page.evaluate(SPILLS) == [], (language, width, height)
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
