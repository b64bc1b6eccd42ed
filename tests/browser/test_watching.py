"""Two people play, a third watches: what each of them sees, in real browsers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import ServerProcess

from .accessibility import violations
from .conftest import DESK, DUEL, PHONE, Person, alive, people


def start_duel(host: Person, late: str) -> str:
    """A Duel by link that everybody may watch. late: the answer to how late. Answers the invitation."""
    host.open("/start/duel/link")
    choose(host, "Everyone")
    choose(host, late)
    host.page.get_by_role("button", name="Start the game").click()
    link = host.page.get_by_label("Link for your friend").input_value()
    host.page.get_by_role("button", name="Set up my army meanwhile").click()
    return link


def choose(host: Person, text: str) -> None:
    """One answer of the form before a game."""
    host.page.locator(".choice-item", has_text=re.compile(f"^{text}$")).click()


def is_sound(somebody: Person) -> None:
    page = somebody.page
    width = page.evaluate("document.documentElement.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page, has_more_rules=False) == []


def test_a_third_watches_two_who_play(person: Callable[..., Person]):
    host, guest, watcher = person(), person(), person(PHONE)
    link = start_duel(host, "At once")
    guest.page.goto(link)
    expect(guest.page.get_by_text("Everybody may watch, at once.")).to_be_visible()
    guest.take_seat()
    match = re.search(r"/join/([^#]+)", link)
    assert match is not None
    watcher.open("/watch")
    watcher.page.locator(f'a[href$="/watch/{match[1]}"]').click()
    expect(watcher.page.get_by_text("The armies are being placed")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Ready", exact=False)).to_have_count(0)
    for somebody in (host, guest):
        somebody.deploy(DUEL)
    bar = watcher.page.get_by_role("region", name="Watching")
    expect(bar).to_contain_text("live")
    expect(watcher.page.get_by_text("Red to move")).to_be_visible()
    expect(watcher.page.locator(".board-piece")).to_have_count(20)
    for somebody in (host, guest):
        expect(somebody.page.locator("#content .watcher-pill summary")).to_contain_text("1")
        somebody.wait(lambda s=somebody: s.last()["status"]["status"] == "play")
    is_sound(watcher)
    red = next(somebody for somebody in (host, guest) if somebody.last()["observation"]["legal"])
    source, _, target = red.last()["observation"]["legal"][0].partition("-")
    red.take_up(source)
    red.square(target)
    watcher.wait(lambda: watcher.last()["observation"]["last_move"] is not None)
    assert all(piece["piece"] == "" for piece in watcher.last()["observation"]["pieces"])
    expect(watcher.page.get_by_text("Blue to move")).to_be_visible()
    watcher.page.close()
    expect(host.page.locator("#content .watcher-pill summary")).to_contain_text("0")


def test_who_watches_late_sees_nothing_early_and_hears_when_the_end_is_seen(person: Callable[..., Person]):
    host, watcher = person(), person()
    host.open("/start/duel/screen")
    choose(host, "By link")
    expect(host.page.locator(".choice-item.chosen", has_text="3 minutes, 5 moves")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    match = host.page.url.rpartition("/")[2]
    watcher.open(f"/watch/{match}")
    bar = watcher.page.get_by_role("region", name="Watching")
    expect(bar).to_contain_text("3 min late")
    expect(host.page.locator(".watcher-pill summary")).to_contain_text("1")
    host.page.locator(".watcher-pill summary").click()
    expect(host.page.locator(".watcher-panel")).to_contain_text("at least 3 minutes and 5 moves late")
    is_sound(host)
    play_to_the_end(host)
    expect(bar).to_contain_text(re.compile(r"It is over; you see the end in \d:\d\d"))
    assert watcher.last()["v"] == 1
    assert watcher.last()["status"]["returns"] is None
    is_sound(watcher)


def play_to_the_end(host: Person) -> None:
    """Both armies are placed and red resigns, on lines beside the page's."""
    ended = host.page.evaluate(
        """async (deploy) => {
            const [game] = JSON.parse(localStorage.getItem('gonfalon.games'));
            const lines = game.grants.map(() => new WebSocket(`ws://${location.host}/ws/${game.match}`));
            const act = (seat, action) => new Promise((done) => {
                lines[seat].onmessage = ({data}) => /"type":"n?ack"/.test(data) && done(data);
                lines[seat].send(JSON.stringify({type: 'command', id: `${seat}${action.slice(0, 4)}`, seen: 99, action}));
            });
            await Promise.all(lines.map((line) => new Promise((open) => (line.onopen = open))));
            lines.forEach((line, seat) => line.send(JSON.stringify({type: 'hello', token: game.grants[seat].token})));
            const mirrored = deploy.split('').reverse().join('');
            return [await act(0, `deploy ${deploy}`), await act(1, `deploy ${mirrored}`), await act(0, '/resign')];
        }""",
        DUEL,
    )
    assert ['"ack"' in answer for answer in ended] == [True, True, True], ended


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_table_without_watchers_stays_closed(person: Callable[..., Person], size: dict[str, int] | None):
    host, watcher = person(), person(size) if size else person()
    host.open("/start/duel/screen")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    watcher.open(f"/watch/{host.page.url.rpartition('/')[2]}")
    expect(watcher.page.get_by_role("heading", name="This game may not be watched")).to_be_visible()
    is_sound(watcher)
    watcher.open("/watch")
    expect(
        watcher.page.get_by_role("heading", name=re.compile("Watch|No game can be watched"))
    ).to_be_visible()
    is_sound(watcher)
    expect(host.page.locator(".watcher-pill")).to_have_count(0)


def test_the_lines_of_a_watcher_tell_no_rank(person: Callable[..., Person]):
    """Every frame that came over the line, as text."""
    host, watcher = person(), person()
    host.open("/start/duel/screen")
    choose(host, "Everyone")
    choose(host, "At once")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    watcher.open(f"/watch/{host.page.url.rpartition('/')[2]}")
    watcher.wait(lambda: watcher.updates())
    play_to_the_end(host)
    expect(watcher.page.get_by_role("region", name="Watching")).to_contain_text("It is over")
    pieces = [piece for update in watcher.updates() for piece in update["observation"]["pieces"]]
    assert len(pieces) > 20
    assert {piece["piece"] for piece in pieces} == {""}
    assert DUEL not in json.dumps(watcher.frames)


def test_those_who_played_say_whether_others_see_it_again(person: Callable[..., Person]):
    host, stranger = person(), person(PHONE)
    host.open("/start/duel/screen")
    choose(host, "Everyone")
    choose(host, "At once")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    match = host.page.url.rpartition("/")[2]
    play_to_the_end(host)
    stranger.open(f"/match/{match}/replay")
    expect(stranger.page.get_by_text("The players do not show this game")).to_be_visible()
    host.page.get_by_label("Keep covered what I never showed").uncheck()
    ask = host.page.get_by_role("button", name="Show this game")
    ask.click()
    yes = host.page.get_by_role("button", name="Show it no more")
    expect(yes).to_have_attribute("aria-pressed", "true")
    is_sound(host)
    stranger.page.reload()
    expect(stranger.page.get_by_role("slider").first).to_be_visible()
    yes.click()
    expect(ask).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.get_by_text("The players do not show this game")).to_be_visible()


START = """async ([game, variant, seats]) => {
    const plan = Array.from({ length: seats }, () => ({ kind: 'own' }));
    const body = JSON.stringify({ game, variant, seats: plan, terms: { watching: 'everybody', delay: 'none' } });
    const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).match;
}"""
"""Starts a match that everybody may watch at once."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_family_has_a_view_for_those_who_watch(person: Callable[..., Person], size: dict[str, int]):
    watcher = person(size)
    watcher.open("/watch")
    for game, variant, seats in (
        ("middle_earth", "me-classic", 2),
        ("fellowship", "passage-through-mirkwood", 3),
        ("fortress", "fortress-bridge", 2),
    ):
        match = watcher.page.evaluate(START, [game, variant, seats])
        watcher.open(f"/watch/{match}")
        watcher.wait(lambda: watcher.updates())
        expect(watcher.page.get_by_role("region", name="Watching")).to_contain_text("live")
        expect(watcher.page.get_by_role("heading", level=1)).to_be_attached()
        expect(watcher.page.locator(".loading")).to_have_count(0)
        assert watcher.last()["observation"]["seat"] == -1
        is_sound(watcher)
        watcher.forget()


def test_a_game_without_a_view_of_its_own_is_watched_in_the_plain_one(
    browser: Browser, teaching_server: ServerProcess
):
    for watcher_of in people(browser, alive(teaching_server), "reduce"):
        watcher = watcher_of(PHONE)
        watcher.open("/watch")
        match = watcher.page.evaluate(START, ["tiny_crew", "night_watch", 3])
        watcher.open(f"/watch/{match}")
        expect(watcher.page.get_by_role("region", name="Watching")).to_contain_text("live")
        expect(watcher.page.get_by_role("heading", name="Seats")).to_be_visible()
        expect(watcher.page.locator(".plain-option")).to_have_count(0)
        is_sound(watcher)
