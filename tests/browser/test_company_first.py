"""Two people at two browsers: everybody sees who is first player, in every round, and who is to act."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_company import sees_first_player
from .test_fellowship import asked, newest


def sit_down(host: Person, guest: Person, option: str = "") -> None:
    """Mirkwood for two: the host in seat 1, the guest by a link in seat 2. option: one that is turned on."""
    page = host.page
    host.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("link")
    if option:
        page.locator(".fine-print > summary").click()
        page.get_by_role("switch", name=option).click()
    page.get_by_role("button", name="Start the game").click()
    link = page.get_by_label("For Seat 2").input_value()
    page.get_by_role("button", name="Go to the table").click()
    guest.page.goto(link)
    guest.take_seat()
    for one in (host, guest):
        expect(one.page.locator(".fs-table")).to_be_visible()


def question(person: Person) -> Locator:
    """The band across the table."""
    return person.page.get_by_role("region", name="The question")


def plans(person: Person) -> bool:
    """Whether this person is asked what is to be played."""
    decision = asked(person)
    return decision is not None and decision["kind"] == "planning"


def test_both_see_who_is_first_player_and_who_is_to_act(person: Callable[..., Person]):
    people = [person(DESK), person(PHONE, "dark")]
    host, guest = people
    sit_down(host, guest)
    expect(host.page.locator(".fs-partner")).to_contain_text("to act")
    expect(host.page.get_by_role("button", name="Hand of Seat 2")).to_have_count(0)
    for one in people:
        expect(question(one).get_by_role("heading")).to_have_text("Keep these cards?")
    question(host).get_by_role("button", name="Keep", exact=True).click()
    expect(question(host)).to_contain_text("Waiting for Seat 2.")
    question(guest).get_by_role("button", name="Keep", exact=True).click()
    host.wait(lambda: any(map(plans, people)), 60)
    first = newest(host)["first"]
    acting = 0 if plans(host) else 1
    waiting = 1 - acting
    expect(question(people[waiting])).to_contain_text(f"Waiting for Seat {acting + 1}.")
    expect(question(people[acting]).get_by_role("heading")).to_be_visible()
    sees_first_player(people, first)
    look(host.page, "company-first-1280-light")
    look(guest.page, "company-first-360-dark")
    host.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    guest.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    sees_first_player(people, first)


def test_open_hands_are_seen_by_the_others(person: Callable[..., Person]):
    people = [person(PHONE), person(DESK, "dark")]
    sit_down(people[0], people[1], "Open hands")
    for seat, one in enumerate(people):
        page = one.page
        expect(page.locator(".fs-table")).to_be_visible()
        places = page.locator('.fs-places [data-place="partners"]')
        if places.is_visible():
            places.click()
        page.get_by_role("button", name=f"Hand of Seat {2 - seat}").click()
        sheet = page.get_by_role("dialog", name=f"Hand of Seat {2 - seat}")
        shown = sheet.locator("[data-key]").evaluate_all("cards => cards.map((card) => card.dataset.key)")
        assert sorted(shown) == sorted(newest(people[1 - seat])["seats"][1 - seat]["hand"])
        look(page, f"company-open-hand-{page.evaluate('innerWidth')}")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
