"""What a small screen must not cover or cut at the card table: Gandalf's three answers, and the hit points behind the keys' numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from gonfalon import games, players
from gonfalon.core.game import decision_of

from . import in_sight
from .conftest import DESK, Person
from .full_card_table import who_quests
from .test_fellowship_fits import at_the_full_table
from .test_fellowship_games import MIRKWOOD, seeded

GANDALFS = ("mode draw", "mode damage", "mode threat")
MOST_ACTS = 60
CUT_WORDS = """
() => [...document.querySelectorAll('.fs-line button')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)
"""
"""The answers whose words do not fit into their button."""
COVERED = """
() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const found = [];
  for (const digit of document.querySelectorAll('.fs-digit')) {
    const numbers = digit.closest('[data-key]').querySelectorAll('.fs-stat, .fs-notches, .fs-coin, .fs-name');
    if (boxOf(digit).width > 0 && [...numbers].some((one) => meets(boxOf(digit), boxOf(one)))) found.push(digit.textContent);
  }
  return found;
}
"""
"""The keys' numbers that lie over a number, the hit points, the coin or the name of their card."""


def until_gandalf_asks() -> tuple[int, list[str]]:
    """A seed of Mirkwood alone, and the actions after which Gandalf offers all that he can do."""
    game = games.get("fellowship")
    setup = game.setup(MIRKWOOD)
    for seed in range(100):
        state, player = game.new(seed, setup), players.make("fellowship", 1, seed=1)
        actions: list[str] = []
        while state.outcome is None and len(actions) < MOST_ACTS:
            decision = decision_of(state, 0)
            assert decision is not None
            legal = [option.action for option in decision.options or ()]
            if set(GANDALFS) <= set(legal):
                return seed, actions
            his = [action for action in legal if "gandalf" in action]
            actions.append(
                his[0]
                if his
                else saving(decision.kind, legal) or player.act(game.information_state(state, 0))
            )
            state.step(0, actions[-1])
    raise AssertionError("Gandalf asks in no game of a hundred")


def saving(kind: str, legal: list[str]) -> str:
    """The opening hand is kept and nothing else is paid for; "" where the player may choose."""
    wanted = {"mulligan": "keep", "planning": "pass"}.get(kind, "")
    return wanted if wanted in legal else ""


def test_gandalfs_answers_are_whole_at_every_size(person: Callable[..., Person]) -> None:
    me = person(DESK)
    seed, actions = until_gandalf_asks()
    me.open(f"/match/{seeded(me, seed, actions)}")
    for action in GANDALFS:
        expect(me.page.locator(f'.fs-line [data-action="{action}"]')).to_be_visible()
    asked = tuple(f'.fs-line [data-action="{action}"]' for action in GANDALFS)
    wrong = in_sight.faults(me, "card-gandalf", [*asked, "#fs-prompt"], asked)
    for width, height in in_sight.SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        wrong += [f"{width}x{height} cuts the words of {answer}" for answer in me.page.evaluate(CUT_WORDS)]
    assert wrong == []


SIDE_BY_SIDE = """all => all.map((one) => ({
  top: Math.round(one.getBoundingClientRect().top),
  isWhole: one.querySelector('.fs-answer-effect')?.checkVisibility() ?? false,
}))"""


def answered_by(n_cards: int) -> dict[str, Any]:
    """What its player sees of the full table when so many cards may respond."""
    seen = who_quests()
    cards = [one["parts"]["card"] for one in seen["decision"]["options"] if "card" in one["parts"]]
    uses = [{"action": f"use {card}", "parts": {"verb": "use", "card": card}} for card in cards[:n_cards]]
    options = [*uses, {"action": "pass", "parts": {"verb": "pass"}}]
    seen["decision"] |= {"kind": "response", "facts": {"trigger": "committed"}, "options": options}
    return seen


def test_three_answers_at_most_stand_side_by_side_in_full(person: Callable[..., Person]) -> None:
    me = person(DESK)
    table = at_the_full_table(me, who_quests())
    answers = me.page.locator(".fs-answer-cards .fs-answer")
    for n_cards in (2, 3, 4, 6):
        table.show(answered_by(n_cards))
        expect(answers).to_have_count(n_cards)
        me.settle()
        shown: list[dict[str, Any]] = answers.evaluate_all(SIDE_BY_SIDE)
        rows = Counter(one["top"] for one in shown)
        assert max(rows.values()) <= 3, n_cards
        assert {one["isWhole"] for one in shown} == {n_cards <= 3}, n_cards


def test_the_numbers_of_the_keys_cover_nothing_of_their_card(person: Callable[..., Person]) -> None:
    me = person(DESK)
    seed, actions = until_gandalf_asks()
    before = max(at for at, action in enumerate(actions) if action == "pass")
    me.open(f"/match/{seeded(me, seed, actions[:before])}")
    me.page.locator(".fs-line.asked").wait_for()
    expect(me.page.locator(".fs-digit").first).to_be_visible()
    for width, height in ((768, 1024), (1280, 800), (1366, 650), (1920, 1080)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.settle()
        assert me.page.evaluate(COVERED) == [], (width, height)
