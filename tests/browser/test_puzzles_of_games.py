"""Puzzles of Fortress and of the card game in a real browser: solved by keyboard alone, wrong on a phone, and what axe says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gonfalon.learn import puzzle_loading
from gonfalon.learn.puzzle import Puzzle

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_lessons import press
from .test_puzzles import fits

GAMES = ("fortress", "fellowship")


def first_of(game: str) -> Puzzle:
    """The easiest puzzle of a game: it stands first in the list, which may fold the others."""
    of_game = (puzzle for puzzle in puzzle_loading.puzzles() if puzzle.game == game)
    return min(of_game, key=lambda puzzle: puzzle.first_rating)


def choice(act: str) -> str:
    """The button of a choice."""
    return f'.puzzle-choice[data-act="{act}"]'


def looked_at(page: Page) -> None:
    """Nothing is wrong for those who cannot see, and nothing is wider than the window. Cards are named by more than they show."""
    assert violations(page, has_more_rules=False) == []
    assert violations(page, within=".lesson-side") == []
    assert fits(page, page.viewport_size["width"] if page.viewport_size else 0)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_found_and_solved_by_the_keyboard(person: Callable[..., Person], game: str):
    puzzle = first_of(game)
    me = person(DESK)
    page = me.page
    me.open("/puzzles")
    press(page, f'.lesson-row a[href="/puzzles/{puzzle.id}"]')
    expect(page.locator(".puzzle-choice")).to_have_count(len(puzzle.values))
    looked_at(page)
    press(page, choice(puzzle.best))
    page.locator('.puzzle[data-result="1"]').wait_for()
    expect(page.locator(".puzzle-choice.best")).to_have_attribute("data-act", puzzle.best)
    expect(page.locator(".lesson-answer.right p")).to_have_count(len(puzzle.why) + 1)
    expect(page.locator(".puzzle-values li")).to_have_count(2)
    expect(page.locator(".puzzle-pills")).to_contain_text("Streak 1")
    looked_at(page)
    truth = page.locator(".puzzle-truth")
    if game == "fortress":
        press(page, ".puzzle-truth")
        expect(truth).to_have_attribute("aria-pressed", "true")
        expect(page.locator('[data-card^="flag"]')).to_have_count(1)
    else:
        expect(truth).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_explained_on_a_phone(person: Callable[..., Person], game: str):
    puzzle = first_of(game)
    worst = min(puzzle.values, key=lambda act: puzzle.values[act])
    me = person(PHONE)
    page = me.page
    me.open(f"/puzzles/{puzzle.id}")
    page.locator(".puzzle-clue").click()
    expect(page.locator(".lesson-task")).to_contain_text("does not count for your rating")
    page.locator(".puzzle-replay").click()
    expect(page.locator(".puzzle-replay-keys")).to_contain_text(f"of {len(puzzle.acts)}")
    page.locator(".puzzle-replay").click()
    page.locator(choice(worst)).click()
    page.locator('.puzzle[data-result="0"]').wait_for()
    expect(page.locator(".puzzle-choice.own")).to_have_attribute("data-act", worst)
    expect(page.locator(".puzzle-values .is-own")).to_be_visible()
    looked_at(page)
