"""A company by keys alone: seats change hands, signals, votes, the cover between two hands; each panel is sound for a screen reader."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_company import seats_of, with_short_absence
from .test_company_first import question, sit_down
from .test_fellowship import newest, next_question

MOST_TABS = 120
"""Presses of Tab until a place of the page must have been reached."""


FOCUS = "place => (place === document.activeElement ? 'here' : place.isConnected ? 'elsewhere' : 'redrawn')"


def tab_to(me: Person, place: Locator) -> None:
    """Press Tab until the focus is there. The place is looked up by its role once: each look goes through the whole page."""
    expect(place.first).to_be_enabled()
    found = place.first.element_handle()
    for _ in range(MOST_TABS):
        focus = found.evaluate(FOCUS)
        if focus == "here":
            return
        if focus == "redrawn":
            found = place.first.element_handle()
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {place}")


def press(me: Person, name: str | re.Pattern[str], within: Locator | None = None) -> None:
    """Tab to the button of this name and press it."""
    tab_to(me, (within or me.page).get_by_role("button", name=name, exact=isinstance(name, str)))
    me.page.keyboard.press("Enter")


def open_table(me: Person) -> None:
    """The panel with the table acts and the seats, by the key in the bar; on a phone it is a place."""
    press(me, "Table", me.page.locator(".fs-bar"))
    expect(seat_of(me, 1)).to_be_visible()


def seat_of(me: Person, seat: int) -> Locator:
    """The line of a seat in the list of who sits where."""
    return me.page.get_by_role("region", name="Seats").get_by_role("listitem").filter(has_text=f"Seat {seat}")


def is_sound(me: Person, panel: str) -> None:
    """A screen reader is told nothing wrong of this part of the page."""
    expect(me.page.locator(panel).first).to_be_visible()
    assert violations(me.page, panel) == []


def test_seats_change_hands_by_keys(person: Callable[..., Person]):
    host, guest = person(DESK), person(PHONE, "dark")
    page = host.page
    page.route("**/api/matches", with_short_absence)
    host.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("link")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_label("For Seat 2")).to_be_visible()
    is_sound(host, ".invite")

    # An empty seat: the computer takes it, and the game begins.
    press(host, "The computer takes this seat")
    expect(question(host)).to_be_visible()
    assert [one["kind"] for one in seats_of(host)] == ["person", "computer"]

    # A person for the computer, by a link.
    open_table(host)
    press(host, "A person instead: make a link", seat_of(host, 2))
    link = seat_of(host, 2).get_by_label("Link for Seat 2")
    tab_to(host, link)
    is_sound(host, ".plain-seats")
    guest.page.goto(link.input_value())
    press(guest, "Take the seat")
    expect(question(guest)).to_be_visible()
    host.wait(lambda: seats_of(host)[1]["kind"] == "person" and seats_of(host)[1]["here"])

    # The person leaves, and the table has waited: the computer plays on at a key, until they are back.
    table = guest.page.url
    guest.page.goto("about:blank")
    press(host, "The computer takes over", seat_of(host, 2))
    expect(seat_of(host, 2)).to_contain_text("away; the computer plays on")
    guest.page.goto(table)
    expect(question(guest)).to_be_visible()
    host.wait(lambda: seats_of(host)[1]["stand_in"] == -1 and seats_of(host)[1]["here"])

    # The own seat is lent: the computer answers for it; and it is taken back.
    mine = next_question(host, None)
    assert mine is not None
    press(host, "Let the computer play for me", seat_of(host, 1))
    strip = page.get_by_role("status").filter(has_text="The computer plays this seat for you.")
    expect(strip).to_be_visible()
    host.wait(lambda: (newest(host)["decision"] or {}).get("id") != mine["id"])
    expect(seat_of(host, 1)).to_contain_text("you; the computer plays for you")
    is_sound(host, ".plain-seats")
    press(host, "Take my seat back", strip)
    expect(strip).to_have_count(0)
    host.wait(lambda: seats_of(host)[0]["stand_in"] == -1)


def test_signals_and_votes_by_keys(person: Callable[..., Person]):
    host, guest = people = person(DESK), person(PHONE, "dark")
    sit_down(host, guest)
    hand = newest(host)["seats"][0]["hand"]

    # A signal is heard by the other one.
    press(host, "Keep a defender")
    press(guest, re.compile("Others$"))
    expect(guest.page.locator(".fs-partner .fs-words")).to_contain_text("Keep a defender")
    is_sound(guest, ".fs-signals")
    for one in people:
        question(one).get_by_role("button", name="Keep", exact=True).click()
    host.wait(lambda: newest(host)["turn"] == 0 and newest(host)["phase"] == "planning")

    # One wants to start again: the other one refuses, and the game goes on.
    open_table(host)
    proposal = "Seat 1 proposes: Start again, same deal"
    press(host, "Start again, same deal")
    expect(guest.page.get_by_role("heading", name=proposal)).to_be_visible()
    is_sound(guest, ".plain-proposal")
    press(guest, "Refuse")
    expect(host.page.get_by_role("heading", name=proposal)).to_have_count(0)
    expect(guest.page.get_by_role("heading", name=proposal)).to_have_count(0)
    assert newest(host)["phase"] == "planning"

    # Both want it: the same cards once more.
    press(host, "Start again, same deal")
    is_sound(host, ".plain-proposal")
    press(guest, "Agree")
    for one in people:
        expect(question(one).get_by_role("heading")).to_have_text("Keep these cards?")
    assert newest(host)["seats"][0]["hand"] == hand

    # Giving up is voted on.
    press(host, "Give up the game")
    asked_once_more = host.page.get_by_role("group", name=re.compile("^Give this game up together"))
    expect(asked_once_more).to_be_visible()
    is_sound(host, ".plain-acts")
    press(host, "Give up the game", asked_once_more)
    press(guest, "Agree")
    for one in people:
        expect(one.page.locator(".plain-over").first).to_be_visible()


def look_behind_cover(us: Person, seat: int) -> None:
    """The cover for this seat has the focus on its key and shows no card; look, and be asked."""
    page = us.page
    expect(page.get_by_role("button", name=f"Look as Seat {seat}")).to_be_focused()
    assert page.locator("[data-key]").count() == 0
    is_sound(us, ".plain-cover")
    page.keyboard.press("Enter")
    expect(question(us)).to_have_attribute("data-seat", str(seat - 1))
    expect(question(us).get_by_role("heading")).to_have_text("Keep these cards?")
    expect(page.get_by_role("tab", name=f"Seat {seat}")).to_have_attribute("aria-selected", "true")


def test_the_cover_between_two_hands_by_keys(person: Callable[..., Person]):
    us = person(DESK, "dark")
    page = us.page
    us.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("own")
    page.get_by_role("button", name="Start the game").click()
    look_behind_cover(us, 1)
    is_sound(us, ".plain-hands")
    for seat, key in ((1, "ArrowRight"), (2, "ArrowLeft")):
        tab_to(us, page.get_by_role("tab", name=f"Seat {seat}"))
        page.keyboard.press(key)
        look_behind_cover(us, 3 - seat)
    page.keyboard.press("k")
    look_behind_cover(us, 2)
    page.keyboard.press("k")
    us.wait(lambda: newest(us)["phase"] != "setup" and newest(us)["turn"] == 0)
    assert not any(newest(us, 0)["seats"][1]["hand"])
    assert not any(newest(us, 1)["seats"][0]["hand"])
