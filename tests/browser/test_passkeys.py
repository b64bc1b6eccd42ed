"""Passkeys in Chromium, whose virtual authenticator signs: a name comes back to a browser that has lost everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from .accessibility import violations
from .conftest import DESK, PHONE, Person

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(somebody: Person) -> tuple[CDPSession, str]:
    """Give this browser a device that has passkeys. Answers the line to it, and its id."""
    line = somebody.context.new_cdp_session(somebody.page)
    line.send("WebAuthn.enable")
    return line, line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def at_localhost(somebody: Person, path: str) -> None:
    """Open a page under the name localhost: an address of numbers has no passkeys."""
    somebody.page.goto(f"http://localhost:{somebody.server.port}{path}")


def take_name(somebody: Person, name: str) -> None:
    at_localhost(somebody, "/player")
    somebody.page.get_by_label("Name", exact=True).fill(name)
    somebody.page.get_by_role("button", name="Take this name").click()
    expect(somebody.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def add(somebody: Person, label: str) -> None:
    somebody.page.get_by_label("What shall it be called?").fill(label)
    somebody.page.get_by_role("button", name="Add a passkey").click()
    expect(somebody.page.locator(".passkeys li", has_text=label)).to_be_visible()


def come_back(somebody: Person) -> None:
    at_localhost(somebody, "/player")
    somebody.page.get_by_role("button", name="Come back with a passkey").click()


def test_a_passkey_brings_name_and_seats_back_after_everything_is_wiped(person: Callable[..., Person]):
    me = person()
    line, device = with_device(me)
    take_name(me, "Tall Heron")
    at_localhost(me, "/start/duel/computer")
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")
    match = me.page.url.rpartition("/")[2]
    at_localhost(me, "/player/Tall%20Heron")
    add(me, "My phone")
    (kept,) = line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert (kept["isResidentCredential"], kept["rpId"]) == (True, "localhost")
    me.page.evaluate("localStorage.clear()")
    come_back(me)
    expect(me.page.get_by_role("heading", level=1, name="Tall Heron")).to_be_visible()
    expect(me.page.locator(".passkeys li")).to_contain_text("last used on")
    at_localhost(me, f"/match/{match}")
    expect(me.page.locator("main")).to_contain_text("Set up your army")
    me.deploy()
    expect(me.page.locator(".plate-person", has_text="Tall Heron")).to_have_count(1)


def test_a_removed_passkey_and_a_forgotten_name_do_not_come_back(person: Callable[..., Person]):
    me = person()
    with_device(me)
    take_name(me, "Short Heron")
    add(me, "Old phone")
    me.page.get_by_role("button", name="Remove Old phone").click()
    me.page.get_by_role("group", name="Remove Old phone").get_by_role("button", name="Remove").click()
    expect(me.page.locator(".passkeys li")).to_have_count(0)
    me.page.evaluate("localStorage.clear()")
    come_back(me)
    expect(me.page.get_by_role("alert").filter(has_text="does not know this passkey")).to_be_visible()


def test_a_dialog_that_is_closed_is_told(person: Callable[..., Person]):
    me = person()
    me.context.add_init_script(
        "CredentialsContainer.prototype.get = () => Promise.reject(new Error('closed'))"
    )
    come_back(me)
    expect(me.page.get_by_role("alert").filter(has_text="No passkey was used")).to_be_visible()


def test_where_there_are_none_the_settings_say_why(person: Callable[..., Person]):
    me = person()
    for path in ("/settings", "/player"):
        me.open(path)
        expect(me.page.get_by_text("no passkeys at an address of numbers")).to_be_visible()
    expect(me.page.get_by_role("button", name="Come back with a passkey")).to_have_count(0)
    at_localhost(me, "/settings")
    expect(me.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(me.page.get_by_text("no passkeys")).to_have_count(0)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_passkeys_can_be_used_by_everybody(person: Callable[..., Person], size: dict[str, int], scheme: str):
    me = person(size, scheme)
    with_device(me)
    take_name(me, f"Heron {size['width']}")
    add(me, "A laptop with a rather long name of its")
    me.page.get_by_role("button", name="Remove A laptop").click()
    assert violations(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.page.locator("#passkeys-title").scroll_into_view_if_needed()
    me.page.evaluate("localStorage.clear()")
    at_localhost(me, "/player")
    assert violations(me.page) == []
