"""Two people and a computer at a table of three: one leaves and is stood in for, comes back, both go back a step and give up."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship import answer, asked, newest

AWAY_SECONDS = 2
PHONE_UNTIL = 560
"""Pixels; narrower pages show the first player among the places."""


def with_short_absence(route: Route) -> None:
    """The form offers whole minutes; the test has none."""
    body: dict[str, Any] = {**(route.request.post_data_json or {}), "absent_after": AWAY_SECONDS}
    route.continue_(post_data=json.dumps(body))


def set_up(host: Person) -> str:
    """A table of three: the host, somebody by a link, a computer. Answers the link."""
    page = host.page
    page.route("**/api/matches", with_short_absence)
    host.open("/")
    page.locator(".shelf-box", has_text="Passage Through Mirkwood").click()
    page.locator(".choice-item", has_text="3").first.click()
    page.get_by_label("Seat 2: who plays").select_option("link")
    page.get_by_label("Seat 3: who plays").select_option("computer")
    page.get_by_label("What happens then").select_option(label="the computer plays for them (Beginner)")
    look(page, "company-start-1280-light")
    page.get_by_role("button", name="Start the game").click()
    field = page.get_by_label("For Seat 2")
    expect(field).to_be_visible()
    look(page, "company-invite-1280-light")
    link = field.input_value()
    page.get_by_role("button", name="Go to the table").click()
    return link


def play_until(people: list[Person], is_done: Callable[[], bool]) -> None:
    """Whoever is asked answers, until this comes about."""
    last = [""] * len(people)

    def answer_one() -> bool:
        """Answer for somebody who is asked anew."""
        for number, somebody in enumerate(people):
            decision = asked(somebody)
            if decision is not None and decision["id"] != last[number]:
                last[number] = decision["id"]
                if decision["decline"] == "pass" and decision["kind"] != "commit":
                    somebody.page.locator('[data-action="pass"]').click()
                else:
                    answer(somebody, decision)
                return True
        return False

    while not is_done():
        people[0].wait(lambda: is_done() or answer_one())


def seats_of(person: Person) -> list[dict[str, Any]]:
    """Who sits there, as last told."""
    told = [json.loads(frame) for frame in person.frames if '"seats":[{"seat"' in frame]
    return told[-1]["seats"]


def sees_first_player(people: list[Person], first: int) -> None:
    """Everybody sees on a desk and on a phone that this seat is first player, and no other one."""
    for seat, one in enumerate(people):
        page = one.page
        if page.evaluate("innerWidth") < PHONE_UNTIL:
            name = "Company" if seat == first else "Others"
            place = page.get_by_role("button", name=re.compile(f"First player: Seat {first + 1} {name}$"))
            expect(place).to_be_visible()
            expect(page.locator(".fs-places .fs-first")).to_have_count(1)
        else:
            panel = page.locator(".fs-threat header" if seat == first else ".fs-others li")
            expect(panel.get_by_text("first player")).to_be_visible()
            expect(page.locator(".fs-threat .fs-first")).to_have_count(1)


def test_two_people_and_a_computer(person: Callable[..., Person]):
    host, guest = person(DESK), person(DESK, "dark")
    link = set_up(host)
    guest.page.goto(link)
    guest.take_seat()
    expect(guest.page.locator(".fs-table")).to_be_visible()
    expect(host.page.locator(".fs-table")).to_be_visible()
    play_until([host, guest], lambda: newest(host)["phase"] == "quest")
    match = guest.page.url

    # One leaves: the table waits a moment, then a computer plays on for them.
    guest.page.goto("about:blank")
    host.page.get_by_role("button", name="Table", exact=True).click()
    seats = host.page.locator(".plain-seats")
    expect(seats).to_contain_text("away; the computer plays on (Beginner)")
    expect(seats.get_by_role("button", name="A person instead: make a link")).to_have_count(2)
    look(host.page, "company-away-1280-light")
    host.page.keyboard.press("l")
    turn, first = newest(host)["turn"], newest(host)["first"]
    play_until([host], lambda: newest(host)["turn"] > turn or newest(host)["returns"] is not None)

    # They come back and have their seat again.
    guest.page.goto(match)
    expect(guest.page.locator(".fs-table")).to_be_visible()
    host.wait(lambda: seats_of(host)[1]["stand_in"] == -1 and seats_of(host)[1]["here"])
    expect(seats).not_to_contain_text("away;")

    assert newest(host)["first"] == (first + newest(host)["turn"] - turn) % 3, "it goes round"
    sees_first_player([host, guest], newest(host)["first"])

    # Back by one step, if both want it.
    told = len(host.updates())
    host.page.get_by_role("button", name="Table", exact=True).click()
    host.page.get_by_role("button", name="Undo the last action").click()
    agree = guest.page.get_by_role("button", name="Agree", exact=True).first
    expect(agree).to_be_visible()
    guest.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    look(guest.page, "company-undo-360-dark")
    agree.click()
    host.wait(  # the computer may have acted again by then
        lambda: any(
            event["kind"] == "undone" for update in host.updates()[told:] for event in update["events"]
        )
    )

    # Giving up takes most of the people; the computer has no vote.
    host.page.get_by_role("button", name="Give up the game").click()
    host.page.locator(".plain-question").get_by_role("button", name="Give up the game").click()
    expect(host.page.locator(".plain-proposal").first).to_contain_text("Still asked: Seat 2")
    agree.click()
    for one in (host, guest):
        expect(one.page.locator(".plain-over").first).to_be_visible()
    assert host.last()["status"]["returns"] == [-1.0, -1.0, -1.0]
    assert host.errors == guest.errors == []
