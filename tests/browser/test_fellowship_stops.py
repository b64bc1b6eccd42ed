"""Stops and responses in a real browser: where a game waits, what an answer to a response says, and standing answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from gonfalon import games, players
from gonfalon.core.game import Decision, decision_of
from tests.rules.fellowship.board import Board

from .conftest import DESK, PHONE, Person
from .full_card_table import ShownTable, seen_of
from .test_fellowship import choose_and_act, newest
from .test_fellowship_games import MIRKWOOD, seeded
from .test_fellowship_numbers import saving

MOST_ACTS = 20


def playable_events(decision: Decision) -> list[str]:
    """Cards of the hand that can be played in the window at the start of the quest; none in another decision."""
    if decision.kind != "window" or decision.facts["window"] != "quest_start":
        return []
    parts = [option.parts for option in decision.options or ()]
    return [part["card"] for part in parts if part.get("verb") == "play"]


def until_the_quest_starts() -> tuple[int, list[str], str]:
    """A seed of Mirkwood alone, the actions that save every resource until the quest starts, and a card that can be played then."""
    game = games.get("fellowship")
    for seed in range(100):
        state, player = game.new(seed, game.setup(MIRKWOOD)), players.make("fellowship", 1, seed=1)
        actions: list[str] = []
        while state.outcome is None and len(actions) < MOST_ACTS:
            decision = decision_of(state, 0)
            assert decision is not None
            if cards := playable_events(decision):
                return seed, actions, cards[0]
            legal = [option.action for option in decision.options or ()]
            actions.append(saving(decision.kind, legal) or player.act(game.information_state(state, 0)))
            state.step(0, actions[-1])
    raise AssertionError("no hand of a hundred has a card for the start of the quest")


USUAL_STOPS = '["matters"]'
KEPT_STOPS = "JSON.parse(localStorage.getItem('gonfalon.fellowship-stops'))"


def test_a_window_that_was_passed_is_asked_at_next_time_by_a_click(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    seed, actions, _ = until_the_quest_starts()
    me.open(f"/match/{seeded(me, seed, actions, stops=USUAL_STOPS)}")
    expect(page.get_by_role("heading", name="Who goes on the quest?")).to_be_visible()
    page.keyboard.press("l")  # opens what stands beside the table, where it is a drawer
    passed = page.locator(".fs-log .passed", has=page.locator(".fs-stop-there"))
    expect(passed).to_have_count(1)
    expect(passed).to_contain_text("Passed")
    passed.get_by_role("button").click()
    expect(page.locator(".fs-stop-there")).to_have_count(0)
    assert set(page.evaluate(KEPT_STOPS)) == {"matters", "quest_start"}
    page.get_by_role("tab", name="Stops").click()
    expect(page.get_by_role("checkbox", name="Before anybody goes")).to_be_checked()


def test_a_card_of_the_hand_is_played_at_a_stop_before_the_quest(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    seed, actions, key = until_the_quest_starts()
    me.open(f"/match/{seeded(me, seed, actions)}")
    expect(page.get_by_role("heading", name="Anything to do now?")).to_be_visible()
    card = page.locator(f'.fs-hand [data-key="{key}"]')
    card.click()
    send = page.locator('[data-action="send"]')
    expect(send).to_contain_text("Play")
    send.press("Enter")
    me.wait(lambda: newest(me)["decision"]["kind"] != "window")
    expect(page.locator("#fs-prompt")).to_be_focused()
    if newest(me)["decision"]["kind"] == "pay":
        send.click()
    expect(card).to_have_count(0)
    assert key not in newest(me)["seats"][0]["hand"]


def responding(*committed: str) -> Board:
    """Heroes with two resources each, some of whom have just gone on the quest and may respond to it."""
    table = Board(("aragorn", "theodred", "gloin")).resources(2).step_of_round("3.3")
    return table.act(*(f"commit {hero}" for hero in committed), "pass")


def test_an_answer_to_a_response_says_card_effect_and_price(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    shown = ShownTable(page, seen_of(responding("aragorn", "theodred")))
    me.open("/start/passage-through-mirkwood/alone")
    page.locator("button[type=submit]").click()
    his, main = page.locator('.fs-answer[data-action="use aragorn"]'), page.locator(".fs-main")
    expect(his.locator(".fs-answer-name")).to_have_text("Aragorn")
    expect(his.locator(".fs-answer-effect")).to_have_text("Quests, then stands ready for 1 resource")
    expect(his.locator("small")).to_have_text("pays 1, keeps 1")
    expect(page.locator('.fs-answer[data-action="use theodred"] .fs-answer-name')).to_have_text("Théodred")
    expect(main).to_have_text("Choose a response")
    his.click()
    expect(main).to_have_accessible_name("Ready Aragorn pays 1, keeps 1")
    expect(page.locator('.fs-other[data-action="pass"]')).to_have_text("Let it pass")
    shown.show(seen_of(responding("aragorn")))
    expect(page.locator(".fs-answer")).to_have_count(1)
    expect(main).to_have_accessible_name(
        "Ready Aragorn pays 1, keeps 1"
    )  # without a click: it is the only answer


@pytest.mark.parametrize(("size", "wish"), [(DESK, "always"), (PHONE, "never")])
def test_a_standing_answer_is_given_at_once(person: Callable[..., Person], size: dict[str, int], wish: str):
    me = person(size)
    page = me.page
    seed, actions, _ = until_the_quest_starts()
    me.open(f"/match/{seeded(me, seed, [*actions, 'pass'], stops=USUAL_STOPS)}")
    expect(page.get_by_role("heading", name="Who goes on the quest?")).to_be_visible()
    choose_and_act(page, "aragorn")
    standing = page.get_by_label("When it can respond:")
    expect(standing).to_have_value("ask")
    before = hero(me, "aragorn")
    standing.select_option(wish)
    me.wait(lambda: newest(me)["decision"]["kind"] != "response")
    after = hero(me, "aragorn")
    is_used = wish == "always"
    assert before.get("exhausted", False)
    assert after.get("exhausted", False) is not is_used
    assert before.get("resources", 0) - after.get("resources", 0) == int(is_used)
    assert page.evaluate("localStorage.getItem('gonfalon.fellowship-standing')") == f'{{"aragorn":"{wish}"}}'


def hero(me: Person, key: str) -> dict[str, Any]:
    """A hero as the page was told last; what is 0 or false is left out."""
    return next(one for one in newest(me)["cards"] if one["key"] == key)
