"""Watching several games at once, applause, and guesses: in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, DUEL, PHONE, Person
from .test_watching import START, choose, is_sound, play_to_the_end

FOUR = (
    ("stratego", "duel", 2),
    ("middle_earth", "me-classic", 2),
    ("fortress", "fortress-main", 2),
    ("fellowship", "passage-through-mirkwood", 2),
)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_four_games_side_by_side(person: Callable[..., Person], size: dict[str, int]):
    watcher = person(size)
    watcher.open("/watch")
    matches = [watcher.page.evaluate(START, list(one)) for one in FOUR]
    watcher.open("/watch?games=" + ",".join(matches))
    panes = watcher.page.locator(".side-pane")
    expect(panes).to_have_count(4)
    for pane in panes.all():
        expect(pane.locator(".small-board")).to_be_attached()
        expect(pane.locator(".side-state")).to_contain_text("live")
    if size == PHONE:
        expect(watcher.page.locator(".side-pane:visible")).to_have_count(1)
        watcher.page.get_by_role("button", name="3", exact=True).click()
        expect(panes.nth(2)).to_be_visible()
    else:
        panes.nth(0).get_by_role("link").focus()
        watcher.page.keyboard.press("ArrowRight")
        expect(panes.nth(1).get_by_role("link")).to_be_focused()
        watcher.page.keyboard.press("ArrowLeft")
        expect(panes.nth(0).get_by_role("link")).to_be_focused()
    is_sound(watcher)


def test_a_watcher_guesses_and_applauds_and_the_players_learn_the_number_at_the_end(
    person: Callable[..., Person],
):
    host, watcher = person(), person()
    host.open("/start/duel/screen")
    choose(host, "Everyone")
    choose(host, "At once")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    watcher.open(f"/watch/{host.page.url.rpartition('/')[2]}")
    watcher.page.get_by_role("button", name="Applaud", exact=True).wait_for()
    host.page.evaluate(
        """async (deploy) => {
            const [game] = JSON.parse(localStorage.getItem('gonfalon.games'));
            const mirrored = deploy.split('').reverse().join('');
            for (const [seat, text] of [deploy, mirrored].entries()) {
                const line = new WebSocket(`ws://${location.host}/ws/${game.match}`);
                await new Promise((open) => (line.onopen = open));
                line.send(JSON.stringify({type: 'hello', token: game.grants[seat].token}));
                line.send(JSON.stringify({type: 'command', id: 'd', seen: 99, action: `deploy ${text}`}));
                await new Promise((done) => (line.onmessage = ({data}) => data.includes('"type":"ack"') && done()));
            }
        }""",
        DUEL,
    )
    watcher.page.get_by_role("tab", name="Guess the flags").click()
    watcher.page.get_by_role("button", name="Red: not yet").click()
    watcher.square("a1")
    expect(watcher.page.get_by_role("button", name="Red: a1")).to_be_visible()
    expect(watcher.page.locator(".piece-annotation")).to_have_count(1)
    assert not any("a1" in frame for frame in watcher.frames if '"command"' in frame)
    watcher.page.get_by_role("button", name="Applaud", exact=True).click()
    expect(watcher.page.get_by_role("button", name="You applauded")).to_be_disabled()
    is_sound(watcher)
    assert not any("applauded" in frame for frame in host.frames)
    play_on_to_the_end(host)
    unshown = watcher.page.get_by_text("Those who played have not shown what was hidden.")
    expect(unshown.first).to_be_visible()
    watcher.page.close()
    expect(host.page.get_by_text("One person who watched applauded")).to_be_visible()


def play_on_to_the_end(host: Person) -> None:
    """Red resigns on a line beside the page's."""
    host.page.evaluate(
        """async () => {
            const [game] = JSON.parse(localStorage.getItem('gonfalon.games'));
            const line = new WebSocket(`ws://${location.host}/ws/${game.match}`);
            await new Promise((open) => (line.onopen = open));
            line.send(JSON.stringify({type: 'hello', token: game.grants[0].token}));
            line.send(JSON.stringify({type: 'command', id: 'r', seen: 99, action: '/resign'}));
            await new Promise((done) => (line.onmessage = ({data}) => data.includes('"type":"ack"') && done()));
        }"""
    )


def test_arrow_keys_step_a_replay_on_the_board_too(person: Callable[..., Person]):
    host = person()
    host.open("/start/duel/screen")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    play_to_the_end(host)
    host.page.goto(host.page.url + "/replay")
    count = host.page.locator(".replay-count")
    count.wait_for()
    host.page.keyboard.press("Home")
    expect(count).to_have_text(re.compile("Move 0 of"))
    host.page.locator('[data-place="a1"]').focus()
    host.page.keyboard.press("ArrowRight")
    expect(count).to_have_text(re.compile("Move 1 of"))
    expect(host.page.locator('[data-place="a1"]')).to_be_focused()
    host.page.keyboard.press("Shift+ArrowRight")
    expect(host.page.locator('[data-place="b1"]')).to_be_focused()
    is_sound(host)
