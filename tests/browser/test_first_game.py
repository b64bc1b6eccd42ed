"""A newcomer's first finished game on a phone, from the first visit to the card at its end, in fewer taps than five minutes hold."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import PHONE, Person
from .test_games import end_or_resign, play
from .test_home import TAPS

LIMIT_SECONDS, START_SECONDS, MOVE_SECONDS = 300, 30, 4
"""A newcomer reads the home page and looks at the army for half a minute; then a move and its answer take four seconds."""
MOST_MOVES = (LIMIT_SECONDS - START_SECONDS) // MOVE_SECONDS
GAMES = 5
"""The gentlest opponent draws its moves: of 12 games of a model of a newcomer one went on for longer."""


def finished(me: Person, luck: int) -> bool:
    """Play the first game that the home page offers; False if it is not over after so many moves, and so given up."""
    me.page.get_by_role("button", name="Play your first game").click()
    me.page.get_by_role("button", name="Ready", exact=True).click()
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    is_over = play(me, random.Random(luck), MOST_MOVES)
    end_or_resign(me, is_over)
    return is_over


def test_a_first_game_is_over_within_five_minutes_of_the_first_visit(person: Callable[..., Person]):
    for luck in range(GAMES):
        me = person(PHONE, is_first=True)
        me.page.add_init_script(TAPS)
        me.open("/")
        if finished(me, luck):
            break
    else:
        raise AssertionError(f"{GAMES} games went on for more than {MOST_MOVES} moves")
    taps = int(me.page.evaluate("sessionStorage.getItem('taps')"))
    print("taps until the end of the first game", taps)
    assert taps <= 2 + 2 * MOST_MOVES + 1
    expect(me.page.get_by_role("link", name="Ask the coach")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
