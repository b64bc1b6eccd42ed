"""Puzzles in a real browser: one by keyboard alone, one wrong on a phone, the truth, the game that led there, and what axe says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from gonfalon.learn import puzzle_loading

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_lessons import enter, looked_at, press, tab_to

PUZZLE = "/puzzles/who-walks-up"


def fits(page: Page, width: int) -> bool:
    return page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_puzzle_is_found_and_solved_by_the_keyboard(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/learn")
    way = page.locator('a[href="/puzzles"]')
    for count in Counter(puzzle.game for puzzle in puzzle_loading.puzzles()).values():
        expect(way).to_contain_text(f"({count})")
    tab_to(page, 'a[href="/puzzles"]')
    page.keyboard.press("Enter")
    expect(page.locator(".puzzles-page .lesson-row").first).to_be_visible()
    assert looked_at(page) == []
    press(page, '.lesson-row a[href="/puzzles/who-walks-up"]')
    enter(page, "f7", "e7")
    page.locator('.puzzle[data-result="1"]').wait_for()
    expect(page.locator(".lesson-answer.right")).to_contain_text("f7–e7: right")
    expect(page.locator(".lesson-answer.right")).to_contain_text("By counting alone j4–j9 looks best")
    expect(page.locator(".puzzle-values li")).to_have_count(2)
    expect(page.locator(".belief-chances li").first).to_contain_text("Spy")
    expect(page.locator(".puzzle-pills")).to_contain_text("Streak 1")
    assert looked_at(page) == []
    hidden = page.locator('[data-place="e7"]')
    expect(hidden).to_have_attribute("aria-label", re.compile("blue piece, unknown"))
    press(page, ".puzzle-truth")
    expect(hidden).to_have_attribute("aria-label", re.compile("Blue.s spy|blue spy"))
    press(page, ".puzzle-next")
    page.locator('.puzzle:not([data-puzzle="who-walks-up"])').wait_for()
    me.open("/puzzles")
    expect(page.locator('.lesson-row.done a[href="/puzzles/who-walks-up"]')).to_be_visible()


def test_a_wrong_answer_is_explained_and_comes_back(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open(PUZZLE)
    expect(page.locator(".puzzle-question")).to_be_in_viewport()
    page.locator(".puzzle-clue").click()
    expect(page.locator(".lesson-task")).to_contain_text("Look at how the piece has behaved.")
    page.locator(".puzzle-replay").click()
    expect(page.locator(".puzzle-replay-keys")).to_contain_text("Move 10 of 10")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".puzzle-replay-keys")).to_contain_text("Move 1 of 10")
    page.locator(".puzzle-replay").click()
    enter(page, "f7", "f8")
    page.locator('.puzzle[data-result="0"]').wait_for()
    answer = page.locator(".lesson-answer.wrong")
    expect(answer).to_contain_text("f7–f8: not the best. The best is f7–e7.")
    expect(answer).to_contain_text("does not count for your rating. It comes back tomorrow.")
    expect(page.locator(".puzzle-values .is-own")).to_contain_text("a mistake")
    assert looked_at(page) == []
    assert fits(page, PHONE["width"])
    page.reload()
    page.locator(".puzzle-give-up").click()
    expect(page.locator(".lesson-answer.wrong")).to_contain_text("The best move is f7–e7.")
    me.open("/puzzles")
    expect(page.locator(".puzzle-daily").first).to_be_visible()
    assert violations(page) == []
    assert fits(page, PHONE["width"])
