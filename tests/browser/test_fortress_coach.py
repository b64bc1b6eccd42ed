"""The coach's report on a finished game of Fortress: the turns that were wasted, and the plan of each as the seat saw it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon.learn.loading import lessons

from .accessibility import violations, violations_in_all_looks
from .conftest import DESK, PATIENCE, PHONE, Person
from .test_coach import SLOW
from .test_fortress import begin

BUILT = next(lesson.brought[0] for lesson in lessons() if lesson.id == "silence")
"""A wall lies between D5 and D4; the passage joins D5 with B1."""
ACTS = ("enter knight", "E5-D5", "D5-D4", "enter king", "E5-D5", "D5-D4", "D5-D4", "D5-C5", "D5-E5")
"""Red hits the wall behind D5, and in the next turn hits it once more. After the last act red gives up."""
SEATS = (0, 0, 0, 1, 1, 1, 0, 1, 0, 0)
PICTURES = os.environ.get("GONFALON_COACH_PICTURES", "")


def finished(me: Person) -> str:
    """A game of one person at both seats, on lines beside the page's; its match."""
    own = {"kind": "own", "brings": BUILT}
    made = begin(me, "fortress-main", own, own)
    match, tokens = made["match"], {grant["seat"]: grant["token"] for grant in made["grants"]}
    for number, (seat, action) in enumerate(zip(SEATS, (*ACTS, "/resign"), strict=True)):
        with me.server.dial(match) as line:
            line.send(json.dumps({"type": "hello", "token": tokens[seat], "since": 0}))
            line.send(
                json.dumps({"type": "command", "id": str(number), "seen": number + 1, "action": action})
            )
            while (told := json.loads(line.recv(PATIENCE)))["type"] not in ("ack", "nack"):
                pass
            assert told["type"] == "ack", (action, told)
    return match


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_from_the_end_of_a_game_to_its_report(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    match = finished(me)
    page.get_by_role("link", name="Ask the coach").click(timeout=SLOW)
    page.wait_for_url(f"**/match/{match}/coach")
    expect(page.get_by_text("Your steps looked at: 5")).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("heading", name="Turns: 2. Needed: 1. Wasted: 1.")).to_be_visible()
    expect(page.get_by_role("heading", name="What you gave away")).to_have_count(0)
    dearest = page.locator(".coach-dearest")
    expect(dearest).to_contain_text("Your plan showed the wall between D5 and D4")
    expect(page.get_by_role("link", name="A lesson about it").first).to_have_attribute(
        "href", re.compile("/learn/fortress/asking$")
    )
    expect(page.get_by_role("heading", name=re.compile(r"^Step \d+, as you saw it$"))).to_be_visible()
    plan = page.locator('.fortress-plan[data-floor="00"]')
    expect(plan.locator('[data-wall="D4-D5"]')).to_have_count(1)
    expect(plan.locator(".plan-arrow.of-played")).to_have_count(1)
    assert violations(page) == []
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/fortress-coach-{size['width']}-{scheme}.png", full_page=True)
    page.get_by_role("button", name="Truth").click()
    expect(page.locator('[data-wall="C5-D5"]')).to_have_count(1)
    assert violations_in_all_looks(page, (DESK, PHONE)) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_report_is_opened_from_the_replay(person: Callable[..., Person]):
    me = person(DESK)
    match = finished(me)
    me.open(f"/match/{match}/replay")
    me.page.get_by_role("link", name="Ask the coach").click()
    me.page.wait_for_url(f"**/match/{match}/coach")
