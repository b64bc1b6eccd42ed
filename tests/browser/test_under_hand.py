"""What lies under the hand: nothing covers a control, the focus is never lost, a set-up can be taken back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import DESK, PHONE, Person
from .test_games import start

COVERED = """() => {
  const strip = document.querySelector('.start-go').getBoundingClientRect();
  const found = [...document.querySelectorAll('main input, main select, main summary, main a')].filter((control) => {
    const box = control.getBoundingClientRect();
    const isBehind = box.left < strip.right && box.right > strip.left && box.top < strip.bottom && box.bottom > strip.top;
    return box.width > 0 && isBehind && !control.closest('.start-go');
  });
  return found.map((control) => control.id || control.textContent);
}"""
FOCUS_BEHIND = """() => {
  const at = document.activeElement, strip = document.querySelector('.start-go');
  if (strip.contains(at) || !document.querySelector('main').contains(at)) return '';
  const box = at.getBoundingClientRect(), edge = strip.getBoundingClientRect();
  const isBehind = box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;
  return isBehind ? at.id || at.textContent : '';
}"""


def drafted(somebody: Person) -> str:
    """The set-up on the board, as the browser keeps it."""
    kept = somebody.page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('gonfalon.draft.'))"
    )
    return json.loads(kept[-1][1])


def press(somebody: Person, name: str) -> None:
    somebody.page.get_by_role("button", name=name, exact=True).click()


def random_set_up(somebody: Person) -> str:
    press(somebody, "Random")
    expect(somebody.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    return drafted(somebody)


def test_the_key_to_start_covers_nothing_on_a_desk(person: Callable[..., Person]):
    me = person(DESK)
    me.open("/start/classic/computer")
    me.page.get_by_role("button", name="Start the game").wait_for()
    me.page.locator(".fine-print > summary").click()
    for _ in range(12):
        assert me.page.evaluate(COVERED) == []
        me.page.evaluate("scrollBy({ top: 200, behavior: 'instant' })")
        me.settle()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_focus_never_rests_behind_the_key_to_start(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    me.open("/start/classic/computer")
    me.page.get_by_role("button", name="Start the game").wait_for()
    me.page.locator(".fine-print > summary").click()
    me.page.evaluate("scrollTo(0, 0); document.activeElement.blur()")
    for _ in range(60):
        me.page.keyboard.press("Tab")
        assert me.page.evaluate(FOCUS_BEHIND) == ""


def test_ready_and_every_key_that_goes_hand_the_focus_on(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "link")
    me.page.get_by_role("button", name="Set up my army meanwhile").click()
    random_set_up(me)
    ready = me.page.get_by_role("button", name="Ready", exact=True)
    ready.focus()
    me.page.keyboard.press("Enter")
    back = me.page.get_by_role("button", name="Change the set-up")
    expect(back).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_visible()
    me.wait(lambda: me.page.evaluate("document.activeElement !== document.body"))


def test_the_focus_waits_for_a_key_that_comes_before_it_can_be_used(person: Callable[..., Person]):
    """The news that one is ready comes before the answer to the key pressed, as on a slow line."""
    me = person()
    late: list[Callable[[], None]] = []

    def arrive(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def pass_on(said: str | bytes) -> None:
            if '"type":"ack"' in str(said):
                late.append(lambda: line.send(said))
            else:
                line.send(said)

        server.on_message(pass_on)

    me.page.route_web_socket("**/ws/**", arrive)
    start(me, "duel", "link")
    me.page.get_by_role("button", name="Set up my army meanwhile").click()
    random_set_up(me)
    me.page.get_by_role("button", name="Ready", exact=True).focus()
    me.page.keyboard.press("Enter")
    back = me.page.get_by_role("button", name="Change the set-up")
    expect(back).to_be_disabled()
    me.wait(lambda: late)
    for answer in late:
        answer()
    expect(back).to_be_focused()


def test_when_play_begins_the_focus_is_on_the_board(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "computer")
    random_set_up(me)
    me.page.get_by_role("button", name="Ready", exact=True).focus()
    me.page.keyboard.press("Enter")
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    me.wait(lambda: me.page.evaluate("document.activeElement.closest('[role=grid]') !== null"))


def test_what_was_cleared_or_drawn_anew_can_be_taken_back(person: Callable[..., Person]):
    me = person()
    start(me, "battle", "computer")
    mine = random_set_up(me)
    assert len(mine.replace(".", "")) == 40
    press(me, "Clear")
    me.wait(lambda: drafted(me) == "." * 40)
    press(me, "Undo")
    me.wait(lambda: drafted(me) == mine)
    press(me, "Random")
    me.wait(lambda: drafted(me) not in (mine, "." * 40))
    me.page.keyboard.press("Control+z")
    me.wait(lambda: drafted(me) == mine)
