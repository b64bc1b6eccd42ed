"""Lists that grow at their end show the newest line: when they are opened and after each line, but not to whoever has scrolled away."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator

from .conftest import BATTLE, DESK, PHONE, Person
from .test_fellowship import answer, asked
from .test_fellowship import begin as begin_quest
from .test_fellowship import play as play_cards
from .test_fortress import INTRO, hit_wall
from .test_fortress import begin as begin_fortress
from .test_games import choose, end_or_resign, move, open_replay, start

WITH_RAIL = {"width": 1600, "height": 900}
"""A window with room for the log beside the card table."""
SIGHT = """list => {
    let box = list;
    while (!(box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))) {
        if (box === document.body) return 'whole';
        box = box.parentElement;
    }
    const line = (list.querySelector('[aria-current]') ?? list.lastElementChild).getBoundingClientRect();
    const { top, bottom } = box.getBoundingClientRect();
    return line.top >= top - 2 && line.bottom <= bottom + 2 ? 'in sight' : 'out of sight';
}"""
"""Is the newest line (of a replay the current one) in sight within what scrolls? "whole": nothing scrolls."""
TO_START = """list => new Promise((heard) => {
    let box = list;
    while (!(box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement;
    box.addEventListener('scroll', () => requestAnimationFrame(() => heard()), { once: true });
    box.scrollTop = 0;
})"""
LINES = "list => list.childElementCount"


def wait_for(me: Person, found: Locator, sight: str) -> None:
    """Until the newest line of the list is in sight, or out of it."""
    me.wait(lambda: found.evaluate(SIGHT) == sight)


def grows_in_sight(me: Person, found: Locator, act: Callable[[], None]) -> None:
    """The list is opened at its end, follows a new line, leaves a reader at its start alone, and takes them along once they are back."""
    wait_for(me, found, "in sight")
    grow(me, found, act)
    wait_for(me, found, "in sight")
    found.evaluate(TO_START)
    assert found.evaluate(SIGHT) == "out of sight"
    grow(me, found, act)
    me.settle()
    assert found.evaluate(SIGHT) == "out of sight"


def fill(me: Person, found: Locator, act: Callable[[], None]) -> None:
    """Acts until the list, with everything at rest, has more lines than it shows."""
    while found.evaluate("list => list.scrollHeight <= list.clientHeight + 60"):
        act()
        me.settle()


def grow(me: Person, found: Locator, act: Callable[[], None]) -> None:
    """Acts until one adds a line: not every answer is told."""
    before = found.evaluate(LINES)
    while found.evaluate(LINES) <= before:
        act()
        me.settle()


def mine(me: Person) -> None:
    """My move, once I owe one."""
    me.wait(lambda: me.last()["observation"]["legal"])
    move(me, choose(me, Random(5)))


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 420}])
def test_the_moves_of_a_table_of_stratego(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    start(me, "battle", "computer")
    me.deploy(BATTLE)
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    for _ in range(14):
        mine(me)
    armies = me.page.get_by_role("button", name="Armies", exact=True)
    if armies.is_visible():
        armies.click()
    me.page.get_by_role("tab", name="Moves").click()
    grows_in_sight(me, me.page.get_by_role("list", name="Moves"), lambda: mine(me))


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_moves_of_a_replay_of_stratego(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    start(me, "battle", "computer")
    me.deploy(BATTLE)
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    for _ in range(14):
        mine(me)
    end_or_resign(me, False)
    open_replay(me)
    me.page.get_by_role("tab", name="Moves").click()
    walks_in_sight(me, me.page.get_by_role("list", name="Moves"))


def walks_in_sight(me: Person, found: Locator) -> None:
    """The current line of a replay is shown at its end and after each step, but not to whoever has scrolled away."""
    found.wait_for()
    me.page.get_by_role("tabpanel").or_(found).first.focus()
    me.page.keyboard.press("End")
    wait_for(me, found, "in sight")
    found.evaluate(TO_START)
    assert found.evaluate(SIGHT) == "out of sight"
    me.page.keyboard.press("ArrowLeft")
    me.settle()
    assert found.evaluate(SIGHT) == "out of sight"


def test_what_has_happened_in_a_fortress(person: Callable[..., Person]):
    me = person()
    mine = {"kind": "own", "brings": "hard"}
    begin_fortress(me, "fortress-intro", mine, {"kind": "computer", "level": 0, "brings": INTRO})
    found = me.page.locator(".plain-log ol")
    fill(me, found, lambda: explore(me))
    grows_in_sight(me, found, lambda: explore(me))


def explore(me: Person) -> None:
    """My turn comes and is ended by the wall north of the entrance."""
    me.wait(lambda: me.last()["observation"]["decision"])
    before = me.last()["v"]
    hit_wall(me)
    me.wait(lambda: me.last()["v"] > before)


def test_what_has_happened_at_a_card_table(person: Callable[..., Person]):
    me = person(WITH_RAIL)
    begin_quest(me)
    play_cards(me, 2, WITH_RAIL, "log")
    me.page.get_by_role("tab", name="Log", exact=True).click()
    found = me.page.locator(".fs-log")
    fill(me, found, lambda: answered(me))
    grows_in_sight(me, found, lambda: answered(me))


def answered(me: Person) -> None:
    """One decision of mine."""
    me.wait(lambda: asked(me))
    decision = asked(me)
    assert decision
    answer(me, decision)
    me.wait(lambda: (now := asked(me)) and now["id"] != decision["id"])
