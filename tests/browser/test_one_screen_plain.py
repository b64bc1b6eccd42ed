"""Games without pages of their own on one screen: nothing scrolls but its parts, and the question and the acts are in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.conftest import ServerProcess

from . import in_sight
from .conftest import DESK, Person, alive
from .in_sight import SIZES

LEAST_HEIGHT = 100
"""Pixels for what one sees."""


@pytest.fixture
def serving(teaching_server: ServerProcess) -> ServerProcess:
    """A server that offers the teaching games."""
    return alive(teaching_server)


def faults(me: Person, name: str, wanted: list[str]) -> list[str]:
    """What is wrong at each size; each must leave room for what one sees, too."""
    found = in_sight.faults(me, name, wanted)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        watched = me.page.locator(".plain-watch").bounding_box()
        if watched is None or watched["height"] < LEAST_HEIGHT:
            found.append(f"{name} {width}x{height} leaves {watched} for what one sees")
    return found


def test_a_crew_sees_its_question_and_its_acts_at_every_size(person: Callable[..., Person]):
    us = person(DESK)
    us.open("/start/night_watch/screen")
    us.page.get_by_role("button", name="Start the game").click()
    us.page.wait_for_url("**/match/*")
    us.page.get_by_role("button", name="I play all of these seats").click()
    us.page.locator(".plain-option").first.wait_for()
    wanted = ["#plain-prompt", ".plain-option", ".plain-acts .button", ".plain-hands [role=tab]"]
    wrong = faults(us, "plain-crew", wanted)
    us.page.get_by_role("button", name="Give up the game").click()
    wrong += faults(us, "plain-asked", [".plain-question .button"])
    us.page.get_by_role("button", name="Give up the game").click()
    us.page.locator(".plain-over").wait_for()
    wrong += faults(us, "plain-over", ["#plain-over", ".plain-over .button"])
    assert wrong == []


def test_a_hidden_game_does_so_from_set_up_to_play(person: Callable[..., Person]):
    us = person(DESK)
    us.open("/start/outpost/screen")
    us.page.get_by_role("button", name="Start the game").click()
    us.page.wait_for_url("**/match/*")
    wrong: list[str] = []
    for seat in ("South", "North"):
        us.page.get_by_role("button", name=f"Look as {seat}").click()
        us.page.get_by_label("Your action in words").wait_for()
        if seat == "South":
            wrong += faults(
                us, "plain-set-up", ["#plain-prompt", ".plain-composed textarea", ".plain-composed .button"]
            )
        us.page.get_by_role("button", name="Random").click()
        us.page.get_by_role("button", name="Send").click()
    us.page.get_by_role("button", name="Look as South").click()
    us.page.locator(".plain-option").first.wait_for()
    wrong += faults(us, "plain-hand", ["#plain-prompt", ".plain-option", ".plain-acts .button"])
    assert wrong == []
