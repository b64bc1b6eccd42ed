"""Links to a game, and what the server is asked meanwhile."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import httpx
from playwright.sync_api import Request, expect

from .conftest import DUEL, PATIENCE, PHONE, Person
from .test_games import choose_quietly, end_or_resign, play, start


def show_everything(me: Person, match: str) -> None:
    """Let others see the game, with all pieces, on its page."""
    me.open(f"/game/{match}")
    me.page.get_by_label("Keep covered what I never showed").uncheck()
    me.page.get_by_role("button", name="Show this game").click()
    expect(me.page.get_by_role("button", name="Show it no more")).to_be_visible()


def test_a_link_to_a_move_shows_it_to_anybody(person: Callable[..., Person]):
    me, stranger = person(), person(PHONE)
    start(me, "duel", "computer")
    match = me.page.url.rpartition("/")[2]
    stranger.open(f"/match/{match}/replay#3/all")
    expect(stranger.page.get_by_role("heading", name="The game is still going on")).to_be_visible()
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    assert not play(me, random.Random(3), 3, choose_quietly)
    end_or_resign(me, False)
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.open(f"/match/{match}/replay#3/all")
    count = me.page.locator(".replay-count")
    expect(count).to_contain_text("3")
    shown = count.inner_text()
    me.page.get_by_role("button", name="Copy link to this move").click()
    expect(me.page.get_by_text("This link opens on this computer only")).to_be_visible()
    me.wait(
        lambda: me.page.evaluate("navigator.clipboard.readText()").endswith(f"/match/{match}/replay#3/all")
    )
    link = me.page.evaluate("navigator.clipboard.readText()")
    stranger.page.goto(link)
    stranger.page.reload()
    expect(stranger.page.get_by_text("The players do not show this game")).to_be_visible()
    show_everything(me, match)
    stranger.page.reload()
    expect(stranger.page.locator(".replay-count")).to_have_text(shown)
    squares = "[...document.querySelectorAll('[data-place]')].map((one) => one.getAttribute('aria-label'))"
    stranger.wait(lambda: any("marshal" in label for label in stranger.page.evaluate(squares)))
    stranger.open(f"/match/{match}")
    stranger.page.get_by_role("link", name="Replay").click()
    expect(stranger.page.locator(".replay-count")).to_be_visible()


def test_my_games_are_asked_for_once_and_with_no_key_in_an_address(person: Callable[..., Person]):
    me = person()
    body = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "own"}]}
    made = [
        httpx.post(f"{me.server.base}/api/matches", json=body, timeout=PATIENCE).json() for _ in range(18)
    ]
    kept = [
        {**one, "game": "stratego", "variant": "barrage", "kept": 1_700_000_000_000 + number}
        for number, one in enumerate(made)
    ]
    me.clock.install()
    me.open("/about")
    me.page.evaluate("kept => localStorage.setItem('gonfalon.games', kept)", json.dumps(kept))
    asked: list[Request] = []
    answered: list[Request] = []
    me.page.on("request", lambda request: asked.append(request) if "/api/" in request.url else None)
    me.page.on("requestfinished", lambda request: answered.append(request))
    me.page.on("requestfailed", lambda request: answered.append(request))

    def questions(path: str, milliseconds: int) -> int:
        asked.clear()
        me.open(path) if path else None
        me.page.wait_for_load_state("networkidle")
        for _ in range(milliseconds // 5000):
            me.clock.run_for(5000)
            me.page.evaluate("1")  # what the page asked for so far has been told
            # Its own clock stands still while an answer is on its way; when a later one is there, those before it are read.
            me.wait(lambda: {*asked} <= {*answered})
            me.page.evaluate("fetch('/api/health').then((answer) => answer.text())")
        return sum("/summaries" in one.url or "/matches/" in one.url for one in asked)

    assert questions("/games", 0) == 1
    expect(me.page.locator(".row")).to_have_count(18)
    assert questions("", 30_000) == 3
    assert questions("/about", 35_000) == 2
    tokens = [grant["token"] for one in made for grant in one["grants"]]
    assert not any(token in one.url for one in asked for token in tokens)
