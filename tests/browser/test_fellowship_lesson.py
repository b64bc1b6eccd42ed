"""The lessons of the card game in a real browser: by the keyboard alone, a wrong answer, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gonfalon.learn import loading
from gonfalon.learn.lesson import Lesson

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship import show
from .test_lessons import press

ASKED = ".fs-line.asked[aria-busy=false]"
COMBAT = (
    ("Engage an enemy?", (), "Engage nobody", "The Spider (25) came by itself."),
    ("Who defends?", ("Gimli",), "Gimli defends", "Gimli takes 1 damage."),
    ("Attack which enemy?", ("Forest Spider",), "Attack", "It has 4 hit points and 1 defence."),
    ("Who attacks Forest Spider?", ("Legolas", "Thalin"), "Attack with 2", "the Spider falls."),
    ("Use Legolas?", (), "Use Legolas", "A fight that also moves the quest on."),
)
"""The lesson of combat step by step: what is asked, the cards that are chosen, the button that sends, and what is told then."""

SQUEEZED = """all => all.filter((one) => {
  const parts = [one, one.querySelector('.fs-band'), one.querySelector('.fs-stats')];
  const [card, band, numbers] = parts.map((part) => part.getBoundingClientRect());
  return card.height < 66 || band.bottom > numbers.top + 3 || numbers.bottom > card.bottom + 1;
}).map((one) => one.dataset.key)"""
"""Cards too low for their name and their numbers."""


def answer(page: Page, acts: tuple[str, ...]) -> None:
    """Give acts of one step: a card is gone to and chosen, then the main button sends; passing has a button of its own."""
    page.locator(ASKED).wait_for()
    keys = [act.split(" ", 1)[1] for act in acts if " " in act and not act.startswith("pay")]
    for key in keys:
        show(page, key)
        press(page, f'[data-key="{key}"]')
    alone = acts[-1] if not keys else ""
    button = alone if alone in ("keep", "pass") else "send"
    press(page, f'[data-action="{button}"]')


def look_in_both(page: Page, name: str) -> None:
    """What axe has to say in both themes."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        look(page, f"{name}-{scheme}")


def at_step(page: Page, lesson: Lesson, number: int) -> None:
    page.locator(f'.lesson[data-lesson="{lesson.id}"][data-step="{number}"]').wait_for()


@pytest.mark.parametrize("name", ["combat", "two-players"])
def test_a_lesson_of_cards_is_done_by_the_keyboard(person: Callable[..., Person], name: str):
    me = person(DESK)
    page, lesson = me.page, loading.lesson(name)
    me.open(f"/learn/fellowship/{name}")
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, lesson, number)
        answer(page, step.shown_way)
        at_step(page, lesson, number + 1)
        expect(page.locator(".lesson-answer.right")).to_be_visible()
    look_in_both(page, f"fellowship-lesson-{name}")


def test_a_lesson_of_cards_is_done_by_roles_and_names_alone(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/learn/fellowship/combat")
    expect(page.get_by_role("heading", level=1, name="Combat")).to_be_visible()
    line = page.get_by_role("region", name="The question")
    for number, (asked, cards, button, told) in enumerate(COMBAT, 1):
        expect(page.get_by_role("img", name=f"Step {number} of {len(COMBAT)}")).to_be_visible()
        expect(line.get_by_role("heading", name=asked)).to_be_visible()
        for card in cards:
            page.get_by_role("button", name=re.compile(f"^{card},.*may be chosen")).press("Enter")
        line.get_by_role("button", name=re.compile(f"^{button}")).press("Enter")
        expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()
    page.get_by_role("link", name="Next lesson").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Resources and events")).to_be_visible()


def test_a_wrong_answer_is_taken_back_on_a_phone(person: Callable[..., Person]):
    me = person(PHONE, "dark")
    page = me.page
    me.open("/learn/fellowship/combat")
    page.locator(ASKED).wait_for()
    for place, zone in (("mine", ".fs-company"), ("wild", ".fs-staging")):
        page.locator(f'.fs-places [data-place="{place}"]').click()
        cards = page.locator(f"{zone} .fs-card:visible")
        cards.first.wait_for()
        me.settle()
        assert cards.evaluate_all(SQUEEZED) == []
    answer(page, ("engage hummerhorns",))
    expect(page.locator(".lesson-answer.wrong")).to_contain_text("wound a hero by 5")
    page.locator(".lesson-acts button:not([disabled])").wait_for()
    look_in_both(page, "fellowship-lesson-wrong-phone")
    expect(page.locator(".lesson-sentence")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    answer(page, ("pass",))
    page.locator('.lesson[data-step="2"]').wait_for()


def test_the_first_round_shows_a_step_of_several_cards(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/learn")
    page.locator('a[href="/learn/fellowship"]').click()
    page.locator(".lesson-go-on").click()
    for number in range(1, 7):
        page.locator(f'.lesson[data-lesson="first-round"][data-step="{number}"]').wait_for()
        page.locator(ASKED).wait_for()
        page.get_by_role("button", name="Show me").click()
    page.locator('.lesson[data-step="7"]').wait_for()
