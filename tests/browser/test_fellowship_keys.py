"""The card game without a mouse: Mirkwood to its end by keys alone, and by roles and names alone, as a screen reader offers them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, Person
from .test_fellowship import TOGGLED, newest, next_question

MOST_TABS = 60
"""Presses of Tab until a place of the page must have been reached."""
EVERY_DEAL = {"planning", "commit"}
"""Kinds of questions that every deal asks."""
MAY_CHOOSE = "may be chosen"
"""What a card says of itself that answers the question."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something that fits."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def press_answer(me: Person, decision: dict[str, Any]) -> None:
    """Answer with keys: digits choose cards, Enter acts, Backspace declines; what is neither is reached by Tab."""
    page, kind = me.page, decision["kind"]
    cards = [option for option in decision["options"] if "card" in option["parts"]]
    if kind == "mulligan":
        page.keyboard.press("k")
    elif kind == "pay":
        page.keyboard.press("Enter")
    elif kind in TOGGLED and cards:
        for digit in range(1, 1 + min(TOGGLED[kind], len({one["parts"]["card"] for one in cards}))):
            page.keyboard.press(str(digit))
        page.keyboard.press("Enter")
    elif decision["decline"] and not (kind == "planning" and cards):
        page.keyboard.press("Backspace")
    elif cards:
        page.keyboard.press("1")
        if page.locator(".fs-choose").count():  # one of several abilities
            tab_to(page, ".fs-answer")
            page.keyboard.press("Enter")
        page.locator("body").press("Enter")
    else:
        tab_to(page, ".fs-answer")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def until_over(me: Person, answer: Callable[[Person, dict[str, Any]], None]) -> set[str]:
    """Answer what is asked until the game is over. Returns the kinds of questions: how many there are hangs on the deal."""
    last, asked = None, set[str]()
    while decision := next_question(me, last, lambda: newest(me)["returns"] is not None):
        last = decision
        asked.add(decision["kind"])
        answer(me, decision)
    return asked


def test_mirkwood_to_its_end_by_keys_alone(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/start/passage-through-mirkwood/alone")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator(".fs-table")).to_be_visible()
    assert until_over(me, press_answer) >= EVERY_DEAL
    expect(page.locator(".plain-over")).to_be_visible()
    tab_to(page, "a[href*=replay]")
    page.keyboard.press("Enter")
    expect(page.locator(".fs-looked")).to_be_visible()


# ---- by roles and names --------------------------------------------------------------------------------------------

SETS = {
    "Who goes on the quest?": 2,
    "Who defends?": 1,
    "Does a sentinel step in?": 1,
    "Who attacks": 9,
    "Who joins the attack": 9,
}
"""How many cards are chosen for a question before it is sent."""
SEND = re.compile("^(Send these|Attack with|.* defends|Pay)")
ACT = re.compile("^(Play|Use) ")
DECLINE = re.compile(
    "^(Go on|Let it pass|Nobody|Stay here|Engage nobody|Undefended|No sentinel|No more attacks|Nobody joins|Nothing|Planning done)"
)


def choose(me: Person, _: dict[str, Any]) -> None:
    """Answer with what the accessibility tree offers: the heading of the question, its buttons, cards that say they can be chosen."""
    line = me.page.get_by_role("region", name="The question")
    heading = line.get_by_role("heading").inner_text()
    cards = me.page.get_by_role("button", name=re.compile(MAY_CHOOSE))
    decline, n_cards = line.get_by_role("button", name=DECLINE), cards.count()
    wanted = next((number for start, number in SETS.items() if heading.startswith(start)), 0)
    if wanted and n_cards:
        for number in range(min(wanted, n_cards)):
            cards.nth(number).click()
        line.get_by_role("button", name=SEND).click()
    elif heading == "What do you play?" and n_cards:
        cards.first.click()
        line.get_by_role("button", name=ACT).click()
    elif decline.count():
        decline.first.click()
    elif line.get_by_role("list", name="Answers").count():
        line.get_by_role("list", name="Answers").get_by_role("button").first.click()
        line.locator('[data-action="send"]').click()
    elif n_cards:
        cards.first.click()
        line.locator('[data-action="send"]').click()
    else:
        line.get_by_role("button").last.click()


@pytest.mark.long  # by keys it is played to its end every day
def test_mirkwood_to_its_end_by_roles_and_names(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/start/passage-through-mirkwood/alone")
    page.get_by_role("button", name="Start the game").click()
    line = page.get_by_role("region", name="The question")
    expect(line.get_by_role("heading", name="Keep these cards?")).to_be_visible()
    line.get_by_role("button", name="Keep", exact=True).click()
    assert until_over(me, choose) >= EVERY_DEAL
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name=re.compile("Passage Through Mirkwood"))).to_be_visible()
