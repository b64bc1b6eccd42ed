"""Games without pages of their own on one screen: nothing scrolls but its parts, and the question and the acts are in sight."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import ServerProcess

from .conftest import DESK, Person, alive

SIZES = ((360, 640), (360, 740), (740, 360), (768, 1024), (1280, 800))
PICTURES = os.environ.get("GONFALON_PICTURES", "")
"""A folder for pictures of every size; "" for none."""
SEEN = """
names => {
  const isSeen = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isInside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && isInside && hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const page = document.scrollingElement;
  const watched = document.querySelector('.plain-watch').getBoundingClientRect();
  return {
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    hidden: names.filter((name) => ![...document.querySelectorAll(name)].some(isSeen)),
    watched: [watched.width, watched.height],
  };
}
"""


@pytest.fixture
def serving(teaching_server: ServerProcess) -> ServerProcess:
    """A server that offers the teaching games."""
    return alive(teaching_server)


def faults(me: Person, name: str, wanted: list[str]) -> list[str]:
    """What is wrong at each size; takes a picture of each if asked."""
    found: list[str] = []
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_function(
            "size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height]
        )
        me.page.wait_for_timeout(150)
        seen: dict[str, Any] = me.page.evaluate(SEEN, wanted)
        place = f"{name} {width}x{height}"
        print(place, seen)
        if max(seen["scrolls"]) > 0:
            found.append(f"{place} scrolls by {seen['scrolls']}")
        if seen["hidden"]:
            found.append(f"{place} hides {seen['hidden']}")
        if seen["watched"][1] < 100:
            found.append(f"{place} leaves {seen['watched']} for what one sees")
        if PICTURES:
            me.page.screenshot(path=str(Path(PICTURES) / f"{name}-{width}x{height}.png"))
    return found


def test_a_crew_sees_its_question_and_its_acts_at_every_size(person: Callable[..., Person]):
    us = person(DESK)
    us.open("/start/night_watch/screen")
    us.page.get_by_role("button", name="Start the game").click()
    us.page.wait_for_url("**/match/*")
    us.page.get_by_role("button", name="I play all of these hands").click()
    us.page.locator(".plain-option").first.wait_for()
    wanted = ["#plain-prompt", ".plain-option", ".plain-acts .button", ".plain-hands [role=tab]"]
    wrong = faults(us, "plain-crew", wanted)
    us.page.get_by_role("button", name="Concede").click()
    wrong += faults(us, "plain-asked", [".plain-question .button"])
    us.page.get_by_role("button", name="Concede").click()
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
        us.page.get_by_label("Your action, written out").wait_for()
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
