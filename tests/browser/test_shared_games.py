"""The page of a finished game in a real browser: seen by strangers, stepped through, played on, and taken back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DESK, DUEL, PHONE, Person
from .test_links import show_everything

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
SMALL = """() => [...document.querySelectorAll('.shared-page button, .shared-page a')]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 44)
    .filter(([, { width }]) => width > 0).map(([text]) => text)"""
"""What one may press on the page and that is smaller than a finger."""
IN_SIGHT = """(names) => names.filter((name) => {
    const found = [...document.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name));
    const { top, bottom, left, right } = found.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
})"""
"""Which of these buttons one must scroll to."""


PLAYED = """async ([deploy, moves]) => {
    const [game] = JSON.parse(localStorage.getItem('gonfalon.games'));
    const lines = game.grants.map(({ token }) => ({ socket: new WebSocket(`ws://${location.host}/ws/${game.match}`), token }));
    let v = 0, legal = [];
    const heard = lines.map(({ socket }) => new Promise((open) => (socket.onopen = open)));
    await Promise.all(heard);
    const until = (seat, type) => new Promise((done) => {
        lines[seat].waits = (message) => message.type === type && done(message);
    });
    lines.forEach(({ socket, token }, seat) => {
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            const options = message.observation?.decision?.options;
            if (options) legal = options.map(({ action }) => [seat, action]);
            lines[seat].waits?.(message);
        };
        socket.send(JSON.stringify({ type: 'hello', token }));
    });
    let number = 0;
    const act = async (seat, action) => {
        const taken = until(seat, 'ack');
        const others = until(1 - seat, 'update');
        legal = [];
        lines[seat].socket.send(JSON.stringify({ type: 'command', id: `c${(number += 1)}`, seen: 99, action }));
        await Promise.all([taken, others]);
        await new Promise((done) => requestAnimationFrame(done));
    };
    await act(0, `deploy ${deploy}`);
    await act(1, `deploy ${deploy.split('').reverse().join('')}`);
    for (let move = 0; move < moves; move += 1) {
        while (legal.length === 0) await new Promise((done) => requestAnimationFrame(done));
        await act(...legal[(move * 7) % legal.length]);
    }
    await act(0, '/resign');
}"""
"""Both armies are placed, so many moves are made, and red resigns, on lines beside the page's."""
MOVES = 24


def a_finished_game(host: Person) -> str:
    """A game of two at one screen that is over."""
    host.open("/start/duel/screen")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    match = host.page.url.rpartition("/")[2]
    host.page.evaluate(PLAYED, [DUEL, MOVES])
    return match


def count(somebody: Person) -> int:
    """The move that is shown."""
    text = somebody.page.locator(".shared-count").inner_text()
    return int(re.findall(r"\d+", text)[0])


@SIZES
def test_a_stranger_sees_a_game_that_is_shown_and_plays_on(
    person: Callable[..., Person], size: dict[str, int]
):
    host, stranger = person(), person(size)
    match = a_finished_game(host)
    stranger.open(f"/game/{match}")
    expect(stranger.page.get_by_role("heading", name="This game is not shown")).to_be_visible()
    show_everything(host, match)
    stranger.page.reload()
    expect(stranger.page.locator(".shared-moment").first).to_be_visible()
    expect(stranger.page.get_by_role("heading", level=1)).to_be_visible()
    stranger.settle()
    assert violations(stranger.page) == []
    assert stranger.page.evaluate(SMALL) == []
    keys = ["To the beginning", "Back", "Play", "Copy link", "Play on from move"]
    assert stranger.page.evaluate(IN_SIGHT, keys) == []
    stranger.page.get_by_text("Save as").click()
    stranger.settle()
    assert stranger.page.evaluate(SMALL) == []
    with stranger.page.expect_download() as saved:
        stranger.page.get_by_role("link", name="The moves as text").click()
    assert saved.value.suggested_filename == f"{match}.txt"
    stranger.page.get_by_text("Save as").click()
    last = count(stranger)
    stranger.page.keyboard.press("ArrowLeft")
    stranger.wait(lambda: count(stranger) == last - 1)
    stranger.page.keyboard.press("1")
    expect(stranger.page.locator(".shared-moment").first).to_have_attribute("aria-current", "true")
    stranger.page.keyboard.press("Home")
    stranger.wait(lambda: count(stranger) == 0)
    stranger.page.locator(".shared-keys button").nth(3).click()
    here = count(stranger)
    stranger.page.get_by_role("button", name=f"Play on from move {here}").click()
    stranger.page.wait_for_url("**/match/*")
    assert stranger.page.url.rpartition("/")[2] != match
    stranger.wait(lambda: stranger.updates() and stranger.last()["observation"]["turn"] >= here)
    mark = stranger.page.locator(".plain-practice")
    expect(mark).to_contain_text("Practice")
    expect(mark).to_be_in_viewport(ratio=1)


def test_what_is_covered_stays_so_and_nobody_plays_on(person: Callable[..., Person]):
    host, stranger = person(), person()
    match = a_finished_game(host)
    host.open(f"/game/{match}")
    host.page.get_by_role("button", name="Show this game").click()
    stranger.open(f"/game/{match}")
    expect(stranger.page.get_by_text("keep covered what nobody has seen")).to_be_visible()
    assert stranger.page.get_by_role("button", name="Play on").count() == 0
    assert violations(stranger.page) == []
    host.page.get_by_role("button", name="Show it no more").click()
    stranger.page.reload()
    expect(stranger.page.get_by_role("heading", name="This game is not shown")).to_be_visible()


def test_a_game_that_there_is_not_says_so(person: Callable[..., Person]):
    stranger = person()
    stranger.open("/game/AAAAAAAAAAAA")
    expect(stranger.page.get_by_role("heading", name="This game is no longer kept")).to_be_visible()
