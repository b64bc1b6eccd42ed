"""The lessons in a real browser: all of Stratego's by the keyboard alone, a wrong act and what comes of it, and what axe says."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from gonfalon.learn import loading
from gonfalon.learn.lesson import Lesson

from .accessibility import violations
from .conftest import DESK, PHONE, Person

MOST_TABS = 60
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
HAS_FOCUS = "selector => document.activeElement?.matches(selector) ?? false"
PLACE = "() => document.activeElement?.getAttribute('data-place') ?? ''"
SOUND_SETUP_SWAPS = (("g3", "d1"), ("e4", "g1"), ("d4", "c1"))
"""What mends the set-up of the last lesson."""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that the selector names has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(HAS_FOCUS, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def press(page: Page, selector: str) -> None:
    """Go to a button or a link by Tab, and press Enter there once it may be pressed."""
    page.locator(f"{selector}:not([disabled])").wait_for()
    tab_to(page, selector)
    page.keyboard.press("Enter")


def go_to(page: Page, square: str) -> None:
    """Go to a square by the arrow keys."""
    tab_to(page, "[data-place]")
    here = page.evaluate(PLACE)
    across, up = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
    for key, count in zip(ARROWS, (across, -across, up, -up), strict=True):
        for _ in range(count):
            page.keyboard.press(key)
    assert page.evaluate(PLACE) == square


def enter(page: Page, *squares: str) -> None:
    """Take up the piece on the first square, and go on to the others."""
    page.locator(f'[data-place="{squares[0]}"].is-holdable').wait_for()
    for square in squares:
        go_to(page, square)
        page.keyboard.press("Enter")


def do_by_keyboard(page: Page, lesson: Lesson) -> None:
    """All steps of a lesson as it shows them."""
    for number, step in enumerate(lesson.steps, 1):
        page.locator(f'.lesson[data-lesson="{lesson.id}"][data-step="{number}"]').wait_for()
        if lesson.kind == "choice":
            page.locator('[data-place="d1"]').wait_for()
            go_to(page, "d1")
            page.keyboard.press("Enter")
        elif lesson.kind == "setup":
            for pair in SOUND_SETUP_SWAPS:
                enter(page, *pair)
            press(page, ".lesson-check")
        else:
            enter(page, *step.shown_act.split("-"))
        page.locator(f'.lesson[data-step="{number + 1}"]').wait_for()
        expect(page.locator(".lesson-answer.right")).to_be_visible()


def looked_at(page: Page) -> list[str]:
    """What axe has to say in both themes."""
    found: list[str] = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += violations(page)
    return found


def test_ten_lessons_are_done_by_the_keyboard_alone(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    path = [lesson for lesson in loading.lessons() if lesson.game == "stratego"]
    me.open("/learn")
    press(page, 'a[href="/learn/stratego"]')
    expect(page.locator(".lesson-path li")).to_have_count(len(path))
    assert looked_at(page) == []
    press(page, ".lesson-go-on")
    for lesson in path:
        do_by_keyboard(page, lesson)
        if lesson.id in ("moving", "hiding-place"):
            assert looked_at(page) == []
        press(page, ".lesson-acts .primary")
    expect(page.locator(".lesson-path-page")).to_contain_text("All lessons of this path are done.")
    expect(page.locator(".lesson-row.done")).to_have_count(len(path))


def test_a_wrong_act_is_seen_answered_and_taken_back(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/learn/stratego/spy")
    enter(page, "e3", "e4")
    answer = page.locator(".lesson-answer.wrong")
    expect(answer).to_contain_text("he attacks, and the spy is only a 1")
    expect(answer.get_by_role("link")).to_have_attribute("title", "STRAT-5.8")
    expect(page.locator('[data-place="e3"]')).to_have_attribute("aria-label", "e3, your spy, not moved")
    enter(page, "e3", "e5")
    expect(page.locator(".lesson-answer.refused")).to_be_visible()
    assert looked_at(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    press(page, ".lesson-acts button")
    page.locator('.lesson[data-step="2"]').wait_for()
    expect(page.locator(".lesson-sentence")).to_be_in_viewport()


def test_who_knows_is_asked_one_task_a_lesson_and_takes_the_progress_along(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/learn/stratego/test")
    expect(page.locator(".lesson-sentence")).not_to_contain_text("One piece, one square")
    enter(page, "d4", "e4")
    expect(page.locator(".lesson-answer.right")).to_be_visible()
    page.get_by_role("button", name="Next task").click()
    enter(page, "e5", "f5")
    expect(page.locator(".lesson-answer.wrong")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".lesson-row.done")).to_have_count(1)
    page.get_by_text("Take your progress along").click()
    expect(page.locator(".lesson-line")).to_have_text("moving")
    page.get_by_label("A line from another browser").fill("spy, flag nonsense")
    page.get_by_role("button", name="Take it over").click()
    expect(page.locator(".lesson-save")).to_contain_text("2 lessons taken over.")
    expect(page.locator(".lesson-row.done")).to_have_count(3)


def test_a_fortress_is_asked_by_the_keyboard(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/learn/fortress/silence")
    page.locator('[data-square="D5"]').wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Hit it").press("Enter")
    expect(page.locator(".lesson-answer.wrong")).to_contain_text("You know that wall.")
    page.locator(".fortress-inside").get_by_text("D5, Bottom").wait_for()
    page.locator(".lesson-acts button:not([disabled])").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator('.lesson[data-step="2"]').wait_for()
    page.get_by_role("button", name="Swap").press("Enter")
    page.get_by_role("radio", name="Dwarf").press("Enter")
    press(page, ".fortress-replace .primary")
    page.locator('.lesson[data-step="3"]').wait_for()
    assert looked_at(page) == []
    page.keyboard.press("ArrowLeft")
    page.locator('.lesson[data-step="4"]').wait_for()
    expect(page.locator(".lesson-answer.right")).to_contain_text("A secret passage from D5 to B1")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def cell(page: Page, said: str) -> Locator:
    """The square of a board whose name begins so, as a screen reader finds it."""
    return page.get_by_role("grid", name=re.compile(".")).get_by_role("gridcell", name=re.compile(f"^{said}"))


def test_a_lesson_of_stratego_is_done_by_roles_and_names_alone(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/learn/stratego/moving")
    expect(page.get_by_role("heading", level=1, name="Moving")).to_be_visible()
    expect(page.get_by_role("img", name="Step 1 of 3")).to_be_visible()
    for source, target, answer in (
        ("d4", "e4", "The road north begins at e4."),
        ("e4", "e5", "One more."),
        ("e5", "e6", "Through."),
    ):
        piece = cell(page, f"{source}, your captain")
        piece.and_(page.locator(".is-holdable")).wait_for()  # the answer of the other side is over
        piece.press("Enter")
        expect(piece).to_have_attribute("aria-selected", "true")
        cell(page, f"{target},").press("Enter")
        expect(page.get_by_role("status").filter(has_text=answer)).to_be_visible()
        expect(cell(page, f"{target}, your captain")).to_be_visible()
    page.get_by_role("link", name="Next lesson").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Fighting")).to_be_visible()


def test_a_lesson_of_fortress_is_done_by_roles_and_names_alone(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/learn/fortress/asking")
    expect(page.get_by_role("heading", level=1, name="Ask and listen")).to_be_visible()
    expect(cell(page, r"E5, Bottom\..*stands here")).to_be_visible()
    for square, answer, seen in (
        ("D5", "No word of a wall", r"D5, Bottom\..*stands here.*east open"),
        ("D4", "Wall!", r"D5, Bottom\..*wall"),
        ("C5", "New ground each time", r"C5, Bottom\..*stands here"),
    ):
        cell(page, f"{square}, Bottom").press("Enter")
        expect(page.get_by_role("status").filter(has_text=answer)).to_be_visible()
        expect(cell(page, seen)).to_be_visible()
    page.get_by_role("link", name="Next lesson").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Ladders and pitfalls")).to_be_visible()


def test_powers_are_learned_by_the_keyboard(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/learn/middle_earth/axe")
    enter(page, "e6")
    page.keyboard.press("1")
    for square in ("e7", "e8", "f8"):
        go_to(page, square)
        page.keyboard.press("Enter")
    press(page, ".power-acts .primary")
    page.locator('.lesson[data-step="2"]').wait_for()
    expect(page.locator(".lesson-answer.right")).to_contain_text("An orc and a Haradrim in one blow")
    assert looked_at(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_lesson_of_powers_is_done_by_roles_and_names_alone(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/learn/middle_earth/axe")
    expect(page.get_by_role("heading", level=1, name="Dwarven Axe")).to_be_visible()
    expect(page.get_by_role("img", name="Step 1 of 1")).to_be_visible()
    cell(page, "e6, your Gimli").and_(page.locator(".is-holdable")).press("Enter")
    page.get_by_role("button", name="Dwarven Axe", exact=True).press("Enter")
    for square in ("e7", "e8", "f8"):
        cell(page, f"{square},").press("Enter")
    page.get_by_role("button", name="Dwarven Axe: do it").press("Enter")
    expect(page.get_by_role("status").filter(has_text="An orc and a Haradrim in one blow")).to_be_visible()
    page.get_by_role("link", name="Next lesson").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Swift Steed")).to_be_visible()
