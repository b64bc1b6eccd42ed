"""News while no page is open: the switch in the settings, the offer in the list of games, and what the service worker shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import ServerProcess
from tests.server.push_service import PushService, Subscriber

from .conftest import DESK, PHONE, Person
from .test_telling import keeper

SUBSCRIBED = """(keys) => {
    let found = null;
    const own = { ...keys, toJSON: () => keys, unsubscribe: async () => ((found = null), true) };
    PushManager.prototype.subscribe = async () => (found = own);
    PushManager.prototype.getSubscription = async () => found ?? (localStorage.getItem('gonfalon.pushing') === 'true' ? own : null);
}"""
"""A browser whose push service is the test's own: the real one of a browser is out of reach."""
SWITCH = "Tell me even when Gonfalon is closed"


class PushedServer(ServerProcess):
    """A server that trusts the push service of the test."""

    host = ""

    def launch(self, arguments: list[str], environment: dict[str, str]) -> str:
        return super().launch([*arguments, "--push-host", self.host], environment)


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    found = PushService()
    yield found
    found.close()


@pytest.fixture(scope="module")
def pushing(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = PushedServer(tmp_path_factory.mktemp("pushed"), GONFALON_WARM="1")
    server.host = service.host
    server.start()
    yield server
    server.stop()


def with_service(me: Person, phone: Subscriber) -> None:
    """This page's push service is the test's own."""
    request = phone.request()
    keys = {"endpoint": request.endpoint, "keys": {"p256dh": request.p256dh, "auth": request.auth}}
    me.page.add_init_script(f"({SUBSCRIBED})({json.dumps(keys)})")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_turned_on_tried_and_turned_off(
    whole_browser: Browser, pushing: ServerProcess, service: PushService, size: dict[str, int]
):
    phone = Subscriber(service, f"phone{size['width']}")
    context, me = keeper(whole_browser, pushing, viewport=size, permissions=["notifications"])
    with_service(me, phone)
    me.open("/settings")
    me.wait(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
    switch = me.page.get_by_role("switch", name=SWITCH)
    expect(switch).not_to_be_checked()
    switch.check()
    me.page.get_by_role("button", name="Send me a test").click()
    expect(me.page.get_by_text("It is on its way.")).to_be_visible()
    me.wait(lambda: phone.kinds == ["test"])
    expect(me.page.get_by_label("from")).to_be_visible()
    me.page.reload()
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(me.page.get_by_role("button", name="Send me a test")).to_have_count(0)
    assert me.errors == []
    context.close()


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "a page that came over https"),
        ("delete window.PushManager", "cannot be told anything while Gonfalon is closed"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'standalone', { value: false })",
            "add Gonfalon to the home screen first",
        ),
        (
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
            "You can allow it in the browser’s settings",
        ),
    ],
    ids=["http", "missing", "install", "denied"],
)
def test_where_it_cannot_be_had_the_settings_say_why(person: Callable[..., Person], found: str, said: str):
    me = person(PHONE)
    me.page.add_init_script(found)
    me.open("/settings")
    field = me.page.locator(".field", has_text=SWITCH)
    expect(field).to_contain_text(said)
    expect(me.page.get_by_role("switch", name=SWITCH)).to_have_count(0)


def test_the_list_of_games_offers_it_once_in_a_correspondence_game(
    whole_browser: Browser, pushing: ServerProcess, service: PushService
):
    context, me = keeper(whole_browser, pushing, viewport=PHONE, permissions=["notifications"])
    with_service(me, Subscriber(service, "tablet"))
    me.open("/games")
    new_game(me, {})
    me.page.reload()
    expect(me.page.get_by_role("heading", name="Duel")).to_be_visible()
    offer = me.page.get_by_text("You have a game that takes days.")
    expect(offer).to_have_count(0)
    new_game(me, {"clock": {"move": 86400, "setup": 86400}})
    me.page.reload()
    expect(offer).to_be_visible()
    me.page.get_by_role("button", name="Yes, tell me").click()
    expect(offer).to_have_count(0)
    me.open("/settings")
    expect(me.page.get_by_role("switch", name=SWITCH)).to_be_checked()
    context.close()


def new_game(me: Person, terms: dict[str, Any]) -> None:
    """Start a game as this browser's, by the call."""
    plan = {
        "game": "stratego",
        "variant": "duel",
        "seats": [{"kind": "own"}, {"kind": "link"}],
        "terms": terms,
    }
    me.page.evaluate(
        """async (plan) => {
            const headers = { 'content-type': 'application/json' };
            const made = await (await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(plan) })).json();
            const { game, variant } = plan;
            const one = { match: made.match, game, variant, grants: made.grants, invites: made.invites, kept: Date.now() };
            const games = JSON.parse(localStorage.getItem('gonfalon.games') ?? '[]');
            localStorage.setItem('gonfalon.games', JSON.stringify([one, ...games]));
        }""",
        plan,
    )


def test_the_service_worker_tells_in_the_words_of_the_page(
    whole_browser: Browser, pushing: ServerProcess, tmp_path: Path
):
    """The browser itself delivers a message to the real service worker."""
    context, me = keeper(whole_browser, pushing, viewport=DESK, permissions=["notifications"])
    me.page.add_init_script("localStorage.setItem('gonfalon.pushing', 'true')")
    me.page.add_init_script("localStorage.setItem('gonfalon.language', '\"de\"')")
    me.open("/games")
    new_game(me, {})
    me.page.reload()
    me.wait(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
    words = "caches.match('/news-words').then(async (kept) => (await kept?.text()) ?? '')"
    me.wait(lambda: "Duell wartet auf Sie" in me.page.evaluate(words))
    line = context.new_cdp_session(me.page)
    registrations: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    me.wait(lambda: registrations)
    news = {"kind": "turn", "match": "m", "game": "stratego", "variant": "duel"}
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": pushing.base, "registrationId": registrations[-1], "data": json.dumps(news).ljust(256)},
    )
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({ title, body, tag }) => [title, body, tag])"""
    me.wait(lambda: me.page.evaluate(shown))
    assert me.page.evaluate(shown) == [["Sie sind am Zug", "Duell wartet auf Sie.", "/match/m"]]
    assert me.errors == []
    context.close()
