"""The guided first round of the card game in a real browser: from the start page to round two, on desk and phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship import show

CHOOSES = {
    "ally": ["guard-of-the-citadel.1"],
    "scout": ["snowbourn-scout.2"],
    "response": ["snowbourn-scout.2"],
    "commit": ["aragorn", "gloin", "guard-of-the-citadel.1"],
    "travel": ["old-forest-road.1"],
    "ready": ["old-forest-road.1"],
    "who": ["aragorn"],
    "defend": ["snowbourn-scout.2"],
    "attack": ["forest-spider.1"],
    "attackers": ["aragorn", "theodred"],
}
SENT = (
    "pay",
    "ally",
    "scout",
    "response",
    "commit",
    "travel",
    "ready",
    "who",
    "defend",
    "attack",
    "attackers",
)


def step_of(page: Page) -> str:
    return page.locator(".fs-lesson").get_attribute("data-step") or ""


def go_on(me: Person) -> None:
    """Pass a window in which something could be done; one in which nothing could passes by itself."""
    passing = me.page.locator('[data-action="pass"]')
    me.wait(lambda: step_of(me.page) != "window" or passing.count())
    if passing.count():
        passing.click()


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_the_first_round_as_a_lesson(person: Callable[..., Person], size: dict[str, int], scheme: str):
    me = person(size, scheme)
    page = me.page
    me.open("/start/passage-through-mirkwood")
    page.get_by_role("link", name="Learn in one guided round").click()
    met: list[str] = []

    def is_asked() -> bool:
        """A window may pass by itself; every other step waits until the table has told what came before."""
        step = step_of(page)
        is_open = step in ("window", "done") or page.locator(".fs-line.asked[aria-busy=false]").count()
        return (
            step not in ("", *met)
            and bool(is_open)
            and not page.locator(".fs-answers button[disabled]").count()
        )

    while True:
        me.wait(is_asked)
        step = step_of(page)
        if step == "done":
            break
        met.append(step)
        if step in ("keep", "commit", "defend"):
            me.settle()
            look(page, f"fellowship-lesson-{step}-{size['width']}-{scheme}")
            assert page.evaluate("document.documentElement.scrollHeight") <= size["height"], step
        if step == "keep":
            page.locator('[data-action="redraw"]').click()
            expect(page.locator("main")).to_contain_text("The lesson goes another way here")
            page.locator('[data-action="keep"]').click()
        elif step == "engage":
            page.locator('[data-action="pass"]').click()
        elif step == "window":
            go_on(me)
        if step == "travel":
            expect(page.locator("#fs-prompt + p a")).to_have_attribute(
                "href", "/rules/card-game/numbered#CARD-7.18"
            )
        for key in CHOOSES.get(step, []):
            show(page, key)
            page.locator(f'[data-key="{key}"]').first.click()
        if step in SENT:
            page.locator('[data-action="send"]').click()
        expect(page.locator(".fs-lesson")).not_to_have_attribute("data-step", step)
        assert len(met) < 30
    assert [step for step in met if step != "window"] == [
        *("keep", "ally", "pay", "scout", "response", "commit", "travel", "ready", "who", "engage"),
        *("defend", "attack", "attackers"),
    ]
    look(page, f"fellowship-lesson-done-{size['width']}-{scheme}")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
