"""Small manners of the pages: what happens is in sight, addresses lead somewhere, keys mean what they say."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import PHONE, Person
from .test_combat import BLUE, RED, duel_by_link, set_up
from .test_games import move, start

NARROW = {"width": 360, "height": 740}


def replay(me: Person) -> None:
    """The replay of a duel of one move, which took the flag."""
    set_up(me, RED, BLUE["flag"])
    move(me, "e4-e7")
    me.page.get_by_role("link", name="Watch the replay").click()
    me.page.locator(".replay-count").wait_for()


def test_who_loses_by_the_flag_reads_it_and_finds_the_rematch(person: Callable[..., Person]):
    host, friend = person(NARROW), person(NARROW)
    duel_by_link(host, friend, "flag")
    move(host, "e4-e7")
    card = friend.page.locator(".end-card")
    expect(card).to_contain_text("You lose")
    expect(card.get_by_role("link", name="Watch the replay")).to_be_visible()
    friend.page.get_by_role("button", name="See the board").click()
    expect(card.get_by_role("link", name="Watch the replay")).to_have_count(0)
    host.page.locator(".end-card").get_by_role("button", name="Rematch").click()
    expect(card.locator("a.button.primary")).to_be_visible()


def test_an_address_with_a_word_that_names_no_company_is_no_form(person: Callable[..., Person]):
    me = person(PHONE)
    me.open("/start/barrage/friend")
    expect(me.page.locator(".scene-acts a[href='/']")).to_be_visible()
    expect(me.page.get_by_role("button", name="Start the game")).to_have_count(0)


def test_an_invitation_that_leads_nowhere_has_a_way_on(person: Callable[..., Person]):
    me = person(PHONE)
    for address in ("/join/zzzz", "/join/zzzz#zzzz"):
        me.open(address)
        expect(me.page.locator(".scene-acts a[href='/']")).to_be_visible()


def test_a_keyboard_of_another_script_has_the_replay_s_keys(person: Callable[..., Person]):
    me = person()
    replay(me)
    me.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'к', code: 'KeyR' }))")
    expect(me.page.get_by_role("button", name="Cover again")).to_have_attribute("aria-pressed", "true")


def test_arrows_step_through_a_replay_after_a_view_was_chosen(person: Callable[..., Person]):
    me = person()
    replay(me)
    expect(me.page.get_by_role("heading", level=1)).to_have_count(1)
    me.page.keyboard.press("Home")
    blue = me.page.locator(".replay-views button").nth(1)
    blue.click()
    expect(blue).to_have_attribute("aria-pressed", "true")
    me.settle()
    before = me.page.locator(".replay-count").inner_text()
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".replay-count")).not_to_have_text(before)
    expect(blue).to_have_attribute("aria-pressed", "true")


def test_a_form_says_at_once_what_is_wrong_with_a_fortress(person: Callable[..., Person]):
    me = person()
    me.open("/start/fortress-intro/computer")
    choice, problem = me.page.locator("select#brings-0"), me.page.locator("#brings-0-problem")
    expect(me.page.get_by_label("Fortress", exact=True).and_(choice)).to_be_visible()
    choice.select_option("A code of my own…")
    me.page.get_by_label("As text").fill("foo")
    expect(problem).to_contain_text("This is no part of a fortress: foo")
    me.page.get_by_role("button", name="Start the game").click()
    expect(problem).to_contain_text("This is no part of a fortress: foo")
    expect(me.page).to_have_url(re.compile("/start/"))
    choice.select_option("Easy")
    expect(problem).to_be_hidden()
    expect(me.page.get_by_label("As text")).to_have_count(0)
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")


def test_the_tray_keeps_its_order_when_a_kind_is_used_up(person: Callable[..., Person]):
    me = person(PHONE)
    start(me, "duel", "computer")
    kinds = me.page.locator(".tray-piece")
    kinds.first.wait_for()
    order = "all => all.map((one) => one.dataset.place)"
    before = kinds.evaluate_all(order)
    flag = me.page.locator('[data-place="tray:F"]')
    flag.click()
    expect(flag).to_have_attribute("aria-pressed", "true")
    me.square(me.last()["observation"]["zone"][0])  # one's side of the board is drawn by lot
    expect(flag).to_be_disabled()
    assert kinds.evaluate_all(order) == before


def test_the_drawer_gives_way_to_an_offered_draw(person: Callable[..., Person]):
    host, friend = person(NARROW), person(NARROW)
    duel_by_link(host, friend, "flag")
    friend.page.locator(".act-armies").click()
    expect(friend.page.locator(".table-lists.is-open")).to_be_visible()
    host.page.locator(".table-acts .button").last.click()
    host.page.get_by_role("button", name="Offer a draw").click()
    expect(friend.page.locator(".table-lists.is-open")).to_have_count(0)
    expect(friend.page.get_by_role("button", name="Accept", exact=True)).to_be_visible()
