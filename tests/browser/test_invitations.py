"""A friend by link: links that open, codes that can be scanned, and what the invited see before they sit down."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import PHONE, Person
from .test_games import start

NEAR = "http://192.168.1.7:8000"


def test_a_link_that_opens_here_only_says_so_and_shows_no_code(person: Callable[..., Person]):
    me = person(PHONE)
    start(me, "duel", "link")
    expect(me.page.get_by_text("This link opens on this computer only")).to_be_visible()
    expect(me.page.get_by_text("./play --lan")).to_be_visible()
    expect(me.page.get_by_label("Link for your friend")).to_have_value(
        f"{me.page.url.partition('/match')[0]}/join/" + link_tail(me)
    )
    assert me.page.get_by_role("img", name="QR code of the link").count() == 0


def link_tail(somebody: Person) -> str:
    """Match and invitation, as this browser keeps them."""
    kept = json.loads(somebody.page.evaluate("localStorage.getItem('gonfalon.games')"))[0]
    return f"{kept['match']}#{kept['invites'][0]['invite']}"


def test_a_server_in_the_network_gives_out_its_address_there(person: Callable[..., Person]):
    me = person()
    me.page.route("**/api/reach", lambda route: route.fulfill(json={"addresses": [NEAR]}))
    start(me, "duel", "link")
    expect(me.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(me.page.get_by_label("Link for your friend")).to_have_value(f"{NEAR}/join/{link_tail(me)}")
    assert me.page.get_by_text("./play --lan").count() == 0


def test_the_invited_see_game_size_and_side_and_that_a_link_is_used(person: Callable[..., Person]):
    me, friend, late = person(), person(PHONE), person(PHONE)
    me.open("/start/me-powers/link")
    me.page.locator(".fine-print > summary").click()
    me.page.locator('input[name="seat"][value="0"]').check()
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")
    link = f"/join/{link_tail(me)}"
    friend.open(link)
    facts = friend.page.locator(".join-facts")
    for said in ("Special Powers", "40 pieces a side", "you play Evil"):
        expect(facts).to_contain_text(said)
    friend.take_seat()
    friend.page.wait_for_url("**/match/*")
    late.open(link)
    expect(late.page.get_by_role("heading", name="This invitation is used")).to_be_visible()
    assert late.page.get_by_role("button", name="Take the seat").count() == 0
