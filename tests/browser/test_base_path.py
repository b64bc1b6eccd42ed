"""The whole product below a path of somebody's host, through a proxy that passes the path on and one that takes it away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.server.conftest import ServerProcess
from tests.server.proxy import proxied

from .conftest import DUEL, Person, people
from .test_games import choose, move, start

BASE = "/play/gonfalon"


@dataclass
class Place:
    """Where the product stands."""

    base: str


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows its path."""
    server = ServerProcess(tmp_path_factory.mktemp("below"))
    server.path = BASE
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=[False, True], ids=["passed on", "taken away"])
def visitor(browser: Browser, below: ServerProcess, request: Any) -> Iterator[Callable[..., Person]]:
    """Make people who come through the proxy."""
    with proxied(below.port, BASE, strips=request.param) as port:
        place: Any = Place(f"http://127.0.0.1:{port}{BASE}")
        yield from people(browser, place, "reduce")


def test_a_duel_below_a_path_from_the_home_page_to_a_friend(visitor: Callable[..., Person]):
    me, friend = visitor(), visitor()
    astray = [stray(somebody) for somebody in (me, friend)]
    me.open("")
    expect(me.page.get_by_role("link", name="Learn").first).to_have_attribute("href", f"{BASE}/learn")
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["observation"]["legal"])
    move(me, choose(me, random.Random(7)))
    me.page.reload()
    expect(me.page.locator("[data-place]").first).to_be_visible()
    start(me, "duel", "link")
    link = me.page.get_by_label("Link for your friend").input_value()
    assert link.startswith(f"{me.server.base}/join/")
    friend.page.goto(link)
    friend.take_seat()
    friend.page.wait_for_url(f"**{BASE}/match/*")
    expect(friend.page.get_by_role("button", name="Ready", exact=False).first).to_be_visible()
    assert astray == [[], []]


def test_pages_turn_below_a_path_and_lead_back(visitor: Callable[..., Person]):
    me = visitor()
    astray = stray(me)
    me.open("/")
    documents: list[str] = []
    me.page.on(
        "request", lambda asked: documents.append(asked.url) if asked.is_navigation_request() else None
    )
    for name, path in (("Learn", "/learn"), ("Settings", "/settings"), ("My games", "/games")):
        me.page.get_by_role("banner").get_by_role("link", name=name).click()
        me.page.wait_for_url(f"**{BASE}{path}**")
    me.page.go_back()
    me.page.wait_for_url(f"**{BASE}/settings")
    assert documents == []
    me.open("/nowhere/at/all")
    me.page.get_by_role("main").get_by_role("link").first.click()
    me.page.wait_for_url(f"**{BASE}/")
    expect(me.page.locator(".shelf-box").first).to_be_visible()
    assert astray == []


def stray(somebody: Person) -> list[str]:
    """Addresses beside the path, and files of ours that were not found, as they are asked for."""
    found: list[str] = []

    def note(asked: Request) -> None:
        if asked.url.startswith("http") and not asked.url.startswith(somebody.server.base):
            found.append(asked.url)

    somebody.page.on("request", note)
    somebody.page.on(
        "response", lambda got: found.append(got.url) if "/assets/" in got.url and not got.ok else None
    )
    return found
