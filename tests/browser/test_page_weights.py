"""A page of lessons weighs little more than the page of a game: what a first visit fetches, packed as it is sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import PHONE, Person
from .test_games import start

MOST_MORE = 30_000
"""Bytes that a page of lessons may weigh more than the page of a game of its family."""
WEIGHT = """() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def weight(page: Page) -> int:
    """Bytes of program, words, styles and faces that this page has asked for."""
    page.wait_for_load_state("networkidle")
    return int(page.evaluate(WEIGHT))


@pytest.mark.parametrize(
    ("variant", "lesson", "board"),
    [
        ("battle", "stratego/moving", ".lesson-board"),
        ("passage-through-mirkwood", "fellowship/combat", ".fs-table"),
    ],
)
def test_a_lesson_weighs_little_more_than_a_game(
    person: Callable[..., Person], variant: str, lesson: str, board: str
):
    player, learner = person(PHONE, is_first=True), person(PHONE, is_first=True)
    start(player, variant, "computer" if variant == "battle" else "alone")
    player.page.reload()
    played = weight(player.page)
    learner.open(f"/learn/{lesson}")
    learner.page.locator(board).wait_for()
    learned = weight(learner.page)
    print(variant, played, learned)
    assert learned - played <= MOST_MORE
