"""A card is read, chosen and played in a real browser: three things that never come to one another, by mouse, keys and touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship import newest

HAND = ".fs-hand [data-key]"
SWIPE = 120
"""Pixels of a swipe."""
TOUCH = """(element, [kind, across]) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2 + across, clientY: top + height / 2 };
  element.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch', ...at }));
}"""


def planning(me: Person) -> Page:
    """The first planning of Mirkwood alone."""
    me.open("/start/passage-through-mirkwood/alone")
    me.page.locator("button[type=submit]").click()
    me.page.locator('[data-action="keep"]').click()
    expect(me.page.get_by_role("heading", name="What do you play?")).to_be_visible()
    return me.page


def playable(me: Person) -> str:
    """The key of a card of the hand that may be played now."""
    hand: list[str] = newest(me)["seats"][0]["hand"]
    options: list[dict[str, Any]] = newest(me)["decision"]["options"]
    return next(one["parts"]["card"] for one in options if one["parts"].get("card") in hand)


def name_of(page: Page, key: str) -> str:
    """What a card of the hand is called."""
    said = page.locator(f'.fs-hand [data-key="{key}"] .fs-band').inner_text()
    return said.replace("\u00ad", "").strip().splitlines()[0]


def test_reading_changes_nothing_and_a_second_click_acts(person: Callable[..., Person]):
    me = person(DESK)
    page = planning(me)
    reading = page.get_by_role("complementary", name="The card you are reading")
    key, asked = playable(me), newest(me)["decision"]["id"]
    card = page.locator(f'.fs-hand [data-key="{key}"]')
    card.hover()
    expect(reading).to_contain_text(name_of(page, key))
    page.mouse.move(640, 1)
    expect(reading).to_have_count(0)
    card.focus()
    page.keyboard.down(" ")
    expect(reading).to_contain_text(name_of(page, key))
    page.keyboard.up(" ")
    expect(reading).to_have_count(0)
    card.click(button="right")
    expect(reading).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".fs-hand .chosen")).to_have_count(0)
    assert newest(me)["decision"]["id"] == asked, "whoever reads answers nothing"
    card.click()
    expect(page.locator(f'.fs-hand [data-key="{key}"].chosen')).to_be_visible()
    assert newest(me)["decision"]["id"] == asked, "one click only chooses"
    page.locator(".fs-company").click(position={"x": 1100, "y": 300})
    expect(page.locator(".fs-hand .chosen")).to_have_count(0)
    card.click()
    card.click()
    me.wait(lambda: (newest(me)["decision"] or {"id": ""})["id"] != asked)


def press(page: Page, selector: str, *kinds: str, across: int = 0) -> None:
    """What a finger does on an element, the last of it so many pixels aside."""
    for kind in kinds:
        page.locator(selector).first.evaluate(TOUCH, [kind, across if kind == kinds[-1] else 0])


def test_a_finger_that_stays_reads_and_a_swipe_turns_to_the_next_card(person: Callable[..., Person]):
    me = person(PHONE, "dark")
    page = planning(me)
    asked, hand = newest(me)["decision"]["id"], newest(me)["seats"][0]["hand"]
    names = [name_of(page, key) for key in hand]
    press(page, f'.fs-hand [data-key="{hand[0]}"]', "pointerdown")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_have_accessible_name(names[0])
    press(page, f'.fs-hand [data-key="{hand[0]}"]', "pointerup", "click")
    press(page, ".fs-sheet", "pointerdown", "pointerup", across=-SWIPE)
    expect(sheet).to_have_accessible_name(names[1])
    look(page, "fellowship-reading-360-dark")
    press(page, ".fs-sheet", "pointerdown", "pointerup", across=SWIPE)
    expect(sheet).to_have_accessible_name(names[0])
    page.get_by_role("button", name="Previous card").click()
    expect(sheet).to_have_accessible_name(names[0])
    page.get_by_role("button", name="Next card").click()
    expect(sheet).to_have_accessible_name(names[1])
    page.keyboard.press("ArrowRight")
    expect(sheet).to_have_accessible_name(names[2])
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".fs-hand .chosen")).to_have_count(0)
    assert newest(me)["decision"]["id"] == asked
