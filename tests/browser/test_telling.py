"""Told when it matters, and what is left without a connection: notifications, quiet hours, the service worker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.conftest import ServerProcess

from .conftest import DESK, DUEL, PHONE, Person
from .test_games import move

SHOWN = """() => {
    window.shown = [];
    const show = (title, options) => window.shown.push([title, options.body, options.data.address]);
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void show(title, options);
    window.Notification = class { static permission = 'granted'; constructor(title, options) { show(title, options); } };
    Object.defineProperty(document, 'visibilityState', { get: () => (window.isAside ? 'hidden' : 'visible') });
}"""
"""Collects notifications; the page is out of sight while `isAside` is true."""
IS_KEPT = """async () => {
    const pathOf = (url) => new URL(url).pathname;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => pathOf(name));
    const needed = ['/', ...loaded.filter((path) => path.startsWith('/assets/'))];
    const found = await Promise.all(needed.map((path) => caches.match(path)));
    return navigator.serviceWorker.controller !== null && found.every((one) => one !== undefined);
}"""
"""Does the service worker have the document and all files of this page?"""


def keeper(browser: Browser, server: ServerProcess, **settings: Any) -> tuple[BrowserContext, Person]:
    """Somebody whose browser runs service workers."""
    context = browser.new_context(
        reduced_motion="reduce", locale="en-GB", service_workers="allow", **settings
    )
    return context, Person(context, server)


def test_without_a_connection_the_list_of_games_opens_as_last_known(browser: Browser, tmp_path: Path):
    server = ServerProcess(tmp_path)
    server.start()
    try:
        context, me = keeper(browser, server, viewport=PHONE, color_scheme="dark")
        me.open("/start/duel/computer")
        me.page.get_by_role("button", name="Start the game").click()
        me.deploy(DUEL)
        me.open("/games")
        expect(me.page.get_by_role("heading", name="Duel")).to_be_visible()
        expect(me.page.get_by_text("No connection to the server.")).to_have_count(0)
        me.wait(lambda: me.page.evaluate(IS_KEPT))
        server.kill()
        me.page.reload()
        expect(me.page.get_by_role("heading", name="Duel")).to_be_visible()
        expect(me.page.get_by_text("This list is as of")).to_be_visible()
        me.page.get_by_role("link", name="Open Duel").click()
        expect(me.page.get_by_text("The server does not answer")).to_be_visible()
        server.start()
        expect(me.page.locator("[data-place]").first).to_be_visible()
        assert me.errors == []
        context.close()
    finally:
        server.stop()


def test_a_game_that_waits_is_told_to_whoever_looks_elsewhere(person: Callable[..., Person]):
    people = [person(DESK), person(DESK)]
    for somebody in people:
        somebody.page.add_init_script(f"({SHOWN})()")
        somebody.page.add_init_script("localStorage.setItem('gonfalon.telling', 'true')")
    people[0].open("/start/duel/link")
    people[0].page.get_by_role("button", name="Start the game").click()
    people[1].page.goto(people[0].page.locator("input[readonly]").first.input_value())
    people[1].take_seat()
    for somebody in people:
        somebody.deploy(DUEL)
    for somebody in people:
        somebody.wait(lambda s=somebody: s.last()["status"]["status"] == "play")
    mover, other = sorted(people, key=lambda one: one.last()["observation"]["decision"] is None)
    other.page.evaluate("window.isAside = true")
    move(mover, mover.last()["observation"]["legal"][0])
    other.wait(lambda: other.page.evaluate("window.shown.length"))
    expected = ["Your turn", "Duel waits for you.", other.page.evaluate("location.pathname")]
    assert other.page.evaluate("window.shown") == [expected]
    assert mover.page.evaluate("window.shown") == [], "whoever looks at the table sees it there"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_settings_ask_the_browser_and_keep_quiet_hours(
    whole_browser: Browser, serving: ServerProcess, size: dict[str, int]
):
    context, me = keeper(whole_browser, serving, viewport=size, permissions=["notifications"])
    me.open("/settings")
    switch = me.page.get_by_role("switch", name="Tell me when a game waits")
    expect(switch).not_to_be_checked()
    switch.check()
    me.page.get_by_label("from").select_option("22")
    me.page.get_by_label("until").select_option("7")
    me.page.reload()
    expect(switch).to_be_checked()
    expect(me.page.get_by_label("from")).to_have_value("22")
    assert me.errors == []
    context.close()
