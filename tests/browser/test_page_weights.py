"""A page to learn on weighs little more than the page of a game: what a first visit fetches, packed as it is sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Person
from .test_belief import finished
from .test_games import start

MOST_MORE = 30_000
"""Bytes that a lesson, a puzzle, the studio or a report may weigh more than the page of a game of its family."""
SLOW = 240_000
"""Milliseconds that a busy machine has for a report."""
NOTHING_AHEAD = "window.requestIdleCallback = () => 0"
"""Keeps a page from fetching all others once it is idle: on a busy machine, that would be counted with what it needs itself."""
WEIGHT = """() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


TABLE = ".table-page, .fs-table, .fortress-view"
"""A game on its page: a busy browser asks for its files long after the others, when all seems to be there."""


def first_visit(person: Callable[..., Person]) -> Person:
    """Somebody with a phone who has never been here and gets what the page needs, nothing for later."""
    somebody = person(PHONE, is_first=True)
    somebody.page.add_init_script(NOTHING_AHEAD)
    return somebody


def weight(page: Page) -> int:
    """Bytes of program, words, styles and faces that this page has asked for."""
    page.wait_for_load_state("networkidle")
    return int(page.evaluate(WEIGHT))


@pytest.mark.parametrize(
    ("variant", "opponent", "learned"),
    [
        (
            "battle",
            "computer",
            {
                "/learn/stratego/moving": ".lesson-board",
                "/puzzles/who-walks-up": ".puzzle-give-up",
                "/stratego/studio": ".studio-desk",
            },
        ),
        (
            "fortress-intro",
            "computer",
            {
                "/learn/fortress/asking": ".fortress-lesson-table",
                "/puzzles/fortress-0-182": ".puzzle-give-up",
            },
        ),
        (
            "passage-through-mirkwood",
            "alone",
            {"/learn/fellowship/combat": ".fs-table", "/puzzles/fellowship-5-23": ".puzzle-give-up"},
        ),
    ],
)
def test_a_page_to_learn_on_weighs_little_more_than_a_game(
    person: Callable[..., Person], variant: str, opponent: str, learned: dict[str, str]
):
    player = first_visit(person)
    start(player, variant, opponent)
    player.page.reload()
    player.page.locator(TABLE).first.wait_for()
    played = weight(player.page)
    for path, drawn in learned.items():
        learner = first_visit(person)
        learner.open(path)
        learner.page.locator(drawn).wait_for()
        weighed = weight(learner.page)
        print(variant, played, path, weighed)
        assert weighed - played <= MOST_MORE


@pytest.mark.usefixtures("compiled")
def test_a_report_of_the_coach_weighs_little_more_than_a_game(person: Callable[..., Person]):
    me = first_visit(person)
    start(me, "duel", "computer")
    me.page.reload()
    me.page.locator(TABLE).first.wait_for()
    played = weight(me.page)
    kept, _ = finished(me, 2)
    me.open(f"/match/{kept['match']}/coach")
    expect(me.page.get_by_text("Your turns looked at:")).to_be_visible(timeout=SLOW)
    weighed = weight(me.page)
    print("duel", played, "coach", weighed)
    assert weighed - played <= MOST_MORE
