"""Lists that grow at their end show the newest line: when they are opened and after each line, but not to whoever has scrolled away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from .conftest import BATTLE, DESK, PHONE, Person
from .rival import rivals
from .test_fellowship import answer, asked, next_question
from .test_fellowship import play as play_cards
from .test_fellowship_games import a_won_game, seeded
from .test_fortress import INTRO, hit_wall
from .test_fortress import begin as begin_fortress
from .test_games import end_or_resign, open_replay

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
HIGH = {"width": 1280, "height": 1200}
"""A window in which a fight and all that came of it can be announced beside a log of some lines."""
ANNOUNCE = "stamp => (stamp.textContent = 'Blue: Knight goes back to E5, Bottom. '.repeat(9))"
HAS_ROOM = "list => list.clientHeight >= parseFloat(getComputedStyle(list).lineHeight)"


def wait_for(me: Person, found: Locator, sight: str) -> None:
    """Until the newest line of the list is in sight, or out of it."""
    me.wait(lambda: found.evaluate(SIGHT) == sight)


def scroll_away(me: Person, found: Locator) -> None:
    """Scroll to the start of the list, again where the page has just changed: what is scrolled then counts as the browser's."""
    me.wait(lambda: found.evaluate(TO_START) or found.evaluate(SIGHT) == "out of sight")


def grows_in_sight(me: Person, found: Locator, act: Callable[[], None]) -> None:
    """The list is opened at its end, follows a new line, leaves a reader at its start alone, and takes them along once they are back."""
    wait_for(me, found, "in sight")
    grow(me, found, act)
    wait_for(me, found, "in sight")
    scroll_away(me, found)
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


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 420}])
def test_the_moves_of_a_table_of_stratego(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    with rivals(me, "battle", BATTLE, turns=14) as game:
        armies = me.page.get_by_role("button", name="Armies", exact=True)
        moves = me.page.get_by_role("tab", name="Moves")
        armies.or_(moves).locator("visible=true").first.wait_for()
        if armies.is_visible():
            armies.click()
        moves.click()
        grows_in_sight(me, me.page.get_by_role("list", name="Moves"), game.play)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_moves_of_a_replay_of_stratego(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    with rivals(me, "battle", BATTLE, turns=14):
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
    scroll_away(me, found)
    me.page.keyboard.press("ArrowLeft")
    me.settle()
    assert found.evaluate(SIGHT) == "out of sight"


def test_what_has_happened_in_a_fortress(person: Callable[..., Person]):
    me = person(HIGH)
    mine = {"kind": "own", "brings": "hard"}
    begin_fortress(me, "fortress-intro", mine, {"kind": "computer", "level": 0, "brings": INTRO})
    found = me.page.locator(".plain-log ol")
    fill(me, found, lambda: explore(me))
    grows_in_sight(me, found, lambda: explore(me))
    me.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    me.page.locator(".fortress-stamp-card .fortress-stamp").first.evaluate(ANNOUNCE)
    me.wait(lambda: found.evaluate(HAS_ROOM))


def explore(me: Person) -> None:
    """My turn is ended by the wall north of the entrance, and comes again."""
    yours = me.page.locator(".fortress-turn.yours")
    yours.wait_for()
    before = me.last()["v"]
    hit_wall(me)
    me.wait(lambda: me.last()["v"] > before and me.last()["observation"]["decision"])
    yours.wait_for()


def test_what_has_happened_at_a_card_table(person: Callable[..., Person]):
    me = person(WITH_RAIL)
    seed, _ = a_won_game()  # a deal of which the first rounds are survived
    me.open(f"/match/{seeded(me, seed, [], stops='[]')}")
    play_cards(me, 2, WITH_RAIL, "log")
    me.page.get_by_role("tab", name="Log", exact=True).click()
    found = me.page.locator(".fs-log")
    fill(me, found, lambda: answered(me))
    grows_in_sight(me, found, lambda: answered(me))


def answered(me: Person) -> None:
    """One decision of mine."""
    decision = next_question(me, None)
    assert decision
    answer(me, decision)
    me.wait(lambda: (now := asked(me)) and now["id"] != decision["id"])
