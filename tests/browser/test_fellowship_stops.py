"""A stop in a real browser: at the start of the quest a card of the hand can be played, and is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from gonfalon import games, players
from gonfalon.core.game import Decision, decision_of

from .conftest import DESK, Person
from .test_fellowship import newest
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
