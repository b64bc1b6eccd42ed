"""The log of a card table that is opened anew: the whole game as it was told to this seat."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import DESK, Person
from .test_fellowship_games import seeded
from .test_fellowship_stops import until_the_quest_starts


def lines_of(me: Person) -> list[str]:
    question = me.page.get_by_role("heading", name="Anything to do now?")
    expect(question).to_be_visible()  # the table hears keys by now
    log = me.page.locator(".fs-log")
    if not log.is_visible():
        me.page.keyboard.press("l")  # opens what stands beside the table, where it is a drawer
    expect(log).to_be_visible()
    expect(log.get_by_text("What came before")).to_have_count(0)
    return log.locator("li:not(.passed)").all_inner_texts()


def test_a_table_opened_anew_tells_the_whole_game(person: Callable[..., Person]):
    me = person(DESK)
    seed, actions, _ = until_the_quest_starts()
    me.open(f"/match/{seeded(me, seed, actions)}")
    told = lines_of(me)
    assert len(told) > len(actions) / 2
    me.page.reload()
    assert lines_of(me) == told
