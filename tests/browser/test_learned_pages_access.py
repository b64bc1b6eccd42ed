"""What axe has to say of every lesson, and of a puzzle of each theme: asked and answered, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gonfalon.learn import loading, puzzle_loading
from gonfalon.learn.puzzle import Puzzle

from .accessibility import violations
from .conftest import DESK, Person

LESSON_READY = ".lesson[data-step='1'] .lesson-acts button:not([disabled])"
ALL = None
PATHS = sorted({lesson.game for lesson in loading.lessons()})
GAMES = sorted({puzzle.game for puzzle in puzzle_loading.puzzles()})


def complaints(page: Page, game: str) -> list[str]:
    """In both themes. The names of cards say more than the cards show, so of these two rules less is asked."""
    found: list[str] = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += violations(page, has_more_rules=game == "stratego")
    return found


@pytest.mark.parametrize("n", [1, pytest.param(ALL, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", PATHS)
def test_axe_has_nothing_to_say_of_any_lesson(person: Callable[..., Person], game: str, n: int | None):
    """n: so many of the last lessons of a path, ALL of them."""
    me = person(DESK)
    page, said = me.page, dict[str, list[str]]()
    for lesson in [one for one in loading.lessons() if one.game == game][-(n or 0) :]:
        me.open(f"/learn/{game}/{lesson.id}")
        page.locator(LESSON_READY).first.wait_for()
        said[lesson.id] = complaints(page, game)
    assert {name: found for name, found in said.items() if found} == {}


def one_of_each_theme(game: str) -> list[Puzzle]:
    """The first puzzle of each theme."""
    found: dict[str, Puzzle] = {}
    for puzzle in puzzle_loading.puzzles():
        if puzzle.game == game:
            found.setdefault(puzzle.theme, puzzle)
    return list(found.values())


@pytest.mark.parametrize("n", [1, pytest.param(ALL, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_axe_has_nothing_to_say_of_a_puzzle_of_any_theme(
    person: Callable[..., Person], game: str, n: int | None
):
    """n: so many of the themes of a game, ALL of them."""
    me = person(DESK)
    page, said = me.page, dict[str, list[str]]()
    for puzzle in one_of_each_theme(game)[:n]:
        me.open(f"/puzzles/{puzzle.id}")
        page.locator(".puzzle-give-up").wait_for()
        asked = complaints(page, game)
        page.locator(".puzzle-give-up").click()
        expect(page.locator(".lesson-answer.wrong")).to_be_visible()
        said[puzzle.id] = asked + complaints(page, game)
    assert {name: found for name, found in said.items() if found} == {}
