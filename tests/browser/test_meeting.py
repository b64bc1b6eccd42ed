"""People meet: strangers by one press, friends by name, the same two again after one of them has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_combat import duel_by_link
from .test_games import move
from .test_open_seats import take_all
from .test_people import take_name


def name_of(base: str, size: dict[str, int]) -> str:
    """A name of its own for each test: the server is shared."""
    return f"{base} {'P' if size == PHONE else 'D'}"


class Taps:
    """Somebody whose taps are counted."""

    def __init__(self, somebody: Person) -> None:
        self.somebody, self.count = somebody, 0

    def tap(self, place: Any) -> None:
        place.click()
        self.count += 1

    def square(self, name: str) -> None:
        self.tap(self.somebody.page.locator(f'[data-place="{name}"]'))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_stranger_s_seat_is_taken_and_played_in_four_taps(
    person: Callable[..., Person], size: dict[str, int]
):
    ann, bob = person(size), person(size)
    take_all(ann)
    ann.open("/seats")
    pair = ann.page.locator(".quick-pair").first
    expect(pair).to_have_attribute("data-waiting", "0")
    assert violations(ann.page) == []
    expect(ann.page.locator(".quick-pairs")).to_contain_text("Everybody may watch, a little late.")
    pair.click()
    ann.page.wait_for_url("**/match/*")
    expect(ann.page.get_by_role("heading", name="Your seat is offered")).to_be_visible()
    expect(ann.page.locator(".seats-time")).to_contain_text("You have waited")

    bob.open("/seats")
    waiting = bob.page.locator(".quick-pair[data-waiting='1']")
    expect(waiting).to_contain_text("1 waiting")
    taps = Taps(bob)
    taps.tap(waiting)
    expect(bob.page.locator("#content .watcher-pill")).to_be_visible()
    taps.tap(bob.page.get_by_role("button", name="Ready", exact=True))
    expect(ann.page.get_by_role("heading", name="Your seat is offered")).to_have_count(0)
    ann.page.get_by_role("button", name="Ready", exact=True).click()
    for somebody in (ann, bob):
        somebody.wait(lambda one=somebody: one.updates() and one.last()["status"]["status"] == "play")
    if not bob.last()["observation"]["legal"]:
        begin, _, end = ann.last()["observation"]["legal"][0].partition("-")
        ann.take_up(begin)
        ann.square(end)
        bob.wait(lambda: bob.last()["observation"]["legal"])
    begin, _, end = bob.last()["observation"]["legal"][0].partition("-")
    bob.page.locator(f'[data-place="{begin}"].is-holdable').wait_for()
    taps.square(begin)
    taps.square(end)
    ann.wait(lambda: ann.last()["entry_seat"] == bob.last()["observation"]["seat"])
    assert taps.count == 4


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_challenge_by_name_is_seen_at_once_and_accepted(
    person: Callable[..., Person], size: dict[str, int]
):
    ann, bob = person(size), person(size)
    ida, otto = name_of("Quiet Ida", size), name_of("Tall Otto", size)
    take_name(ann, ida)
    take_name(bob, otto)
    bob.open("/rules")
    ann.open(f"/player/{otto}")
    ann.page.get_by_role("link", name="Challenge", exact=True).click()
    expect(ann.page.get_by_label("Name of your friend")).to_have_value(otto)
    assert violations(ann.page) == []
    ann.page.get_by_role("radio", name="5 + 5", exact=True).check()
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_role("heading", name=f"You challenge {otto}")).to_be_visible()
    assert violations(ann.page) == []
    over = bob.page.locator(".challenge-row")
    expect(over).to_contain_text(f"{ida} challenges you")
    expect(over).to_contain_text("5 + 5")
    assert violations(bob.page) == []
    bob.page.get_by_role("button", name="Put this away for now").click()
    expect(over).to_have_count(0)
    bob.open("/")
    expect(bob.page.locator("[data-block='challenges'] .challenge-row")).to_have_count(1)
    expect(bob.page.locator(".nav-count")).to_have_text("1")
    bob.page.get_by_role("button", name="Accept").click()
    bob.page.wait_for_url("**/match/*")
    for somebody in (ann, bob):
        somebody.deploy()
    for somebody in (ann, bob):
        somebody.wait(lambda one=somebody: one.updates() and one.last()["status"]["status"] == "play")
    expect(bob.page.locator(".challenge-row")).to_have_count(0)


def test_a_challenge_can_be_declined_and_nobody_need_take_any(person: Callable[..., Person]):
    ann, bob = person(), person()
    take_name(ann, "Brave Lena")
    take_name(bob, "Calm Piet")
    bob.open("/rules")
    ann.open("/start/duel/link#to=Calm%20Piet")
    ann.page.get_by_role("button", name="Start the game").click()
    bob.page.get_by_role("button", name="Decline").click()
    expect(ann.page.get_by_role("heading", name="Calm Piet declines")).to_be_visible()
    bob.open("/player/Calm%20Piet")
    bob.page.get_by_role("radio", name="Nobody", exact=True).check()
    expect(bob.page.locator(".challenge-rules .chosen")).to_have_text("Nobody")  # the server has it
    ann.page.get_by_role("button", name="Ask again").click()
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_role("alert").filter(visible=True)).to_have_text(
        "This person takes no challenges from you."
    )


def test_a_rematch_is_found_by_who_had_left_and_has_a_new_key(person: Callable[..., Person]):
    host, friend = person(), person(PHONE)
    duel_by_link(host, friend, "flag")
    move(host, "e4-e7")
    friend.page.locator(".end-card").wait_for()
    old = kept_tokens(friend)
    friend.open("/")
    host.page.locator(".end-card").get_by_role("button", name="Rematch").click()
    host.page.wait_for_url("**/match/*")
    host.page.get_by_role("button", name="Random", exact=True).wait_for()
    friend.open("/games")
    row = friend.page.locator(".row.yours").first
    expect(row).to_contain_text("Guest offers a rematch")
    friend.open("/")
    friend.page.locator("[data-rematch]").click()
    friend.page.get_by_role("button", name="Random", exact=True).wait_for()
    new = kept_tokens(friend)
    assert len(new) == len(old) + 1
    assert len(set(new)) == len(new)
    for somebody in (host, friend):
        somebody.deploy()
    host.wait(lambda: host.last()["status"]["status"] == "play")


def kept_tokens(somebody: Person) -> list[str]:
    """Every key that this browser keeps."""
    return somebody.page.evaluate(
        "JSON.parse(localStorage.getItem('gonfalon.games')).flatMap(({grants}) => grants.map(({token}) => token))"
    )
