"""Strangers meet: one offers a seat, another sees it in the list and sits down; taken back, too late, no connection, computers."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DESK, DUEL, PATIENCE, PHONE, Person


def offer(host: Person, box: str = "duel") -> str:
    """Offer a seat to everybody, as people do; the match."""
    host.open(f"/start/{box}/anybody")
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.get_by_role("heading", name="Your seat is offered")).to_be_visible()
    return host.page.url.rpartition("/")[2]


def offered(somebody: Person, variant: str, **more: str) -> str:
    """Offer a seat without a page; the match. more: terms."""
    seats = [{"kind": "own"}, {"kind": "open"}]
    terms = {"listed": True, "clock": {"initial": 300, "increment": 5}, **more}
    plan = {"game": "stratego", "variant": variant, "seats": seats, "terms": terms}
    return httpx.post(f"{somebody.server.base}/api/matches", json=plan, timeout=PATIENCE).json()["match"]


def row(somebody: Person, match: str):
    """The table in the list."""
    return somebody.page.locator(f'[data-match="{match}"]')


def take_all(somebody: Person) -> None:
    """Take every seat that tests before have left in the list: the server is shared."""
    base = somebody.server.base
    for table in httpx.get(f"{base}/api/seats", timeout=PATIENCE).json()["tables"]:
        httpx.post(f"{base}/api/matches/{table['match']}/join", json={}, timeout=PATIENCE)


def test_two_strangers_meet_in_the_list_and_play(person: Callable[..., Person]):
    """A stranger's seat is taken and set up in three taps; the first move is the fourth (a drag)."""
    ann, bob = person(), person(PHONE)
    take_all(ann)
    match = offer(ann)
    ann.open("/rules")
    bob.open("/seats")
    expect(row(bob, match)).to_contain_text("Duel")
    row(bob, match).get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url(f"**/match/{match}")
    arrival = ann.page.locator(".arrival")
    expect(arrival).to_contain_text("Guest sits down.")
    arrival.get_by_role("link", name="Go to the table").click()
    ann.page.wait_for_url(f"**/match/{match}")
    expect(arrival).to_have_count(0)
    for somebody in (ann, bob):
        somebody.deploy(DUEL)
    for somebody in (ann, bob):
        somebody.wait(lambda one=somebody: one.updates() and one.last()["status"]["status"] == "play")
    mover = next(one for one in (ann, bob) if one.last()["observation"]["legal"])
    other = bob if mover is ann else ann
    begin, _, end = mover.last()["observation"]["legal"][0].partition("-")
    mover.take_up(begin)
    mover.square(end)
    other.wait(lambda: other.last()["observation"]["legal"])


def test_the_table_itself_opens_when_somebody_comes(person: Callable[..., Person]):
    ann = person()
    match = offer(ann)
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="meanwhile").click()
    expect(ann.page.locator(".seats-bar")).to_contain_text("You have waited")
    httpx.post(f"{ann.server.base}/api/matches/{match}/join", json={}, timeout=PATIENCE).raise_for_status()
    expect(ann.page.locator(".seats-bar")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Random", exact=True)).to_be_visible()


def test_a_seat_is_taken_back(person: Callable[..., Person]):
    ann, bob = person(), person()
    take_all(ann)
    match = offer(ann)
    bob.open("/seats")
    expect(row(bob, match)).to_be_visible()
    ann.open("/seats")
    own = ann.page.locator(".seats-own")
    expect(own).to_contain_text("Duel, no clock, casual. You have waited")
    expect(row(ann, match)).to_have_count(0)
    row(bob, match).hover()  # else the row is gone after three seconds
    own.get_by_role("button", name="Take it back").click()
    expect(own).to_have_count(0)
    expect(row(bob, match)).to_contain_text("Guest has left")
    bob.page.locator("h1").hover()
    expect(row(bob, match)).to_have_count(0)
    expect(bob.page.get_by_text("Nobody waits just now.")).to_be_visible()


def test_who_waits_may_play_the_computer(person: Callable[..., Person]):
    ann = person()
    offer(ann)
    ann.page.get_by_role("button", name="Play the computer").click()
    expect(ann.page.get_by_role("button", name="Random", exact=True)).to_be_visible()
    ann.deploy(DUEL)
    ann.wait(lambda: ann.updates() and ann.last()["status"]["status"] == "play")


def test_of_two_the_slower_is_told_and_led_to_the_next_seat(person: Callable[..., Person]):
    bob = person()
    take_all(bob)
    first, second = offered(bob, "duel"), offered(bob, "battle")
    bob.page.route("**/api/seats/events", lambda route: route.abort())
    bob.open("/seats")
    expect(row(bob, second)).to_contain_text("5 + 5")
    expect(row(bob, second)).to_contain_text("casual")
    httpx.post(f"{bob.server.base}/api/matches/{first}/join", json={}, timeout=PATIENCE).raise_for_status()
    row(bob, first).get_by_role("button", name="Sit down").click()
    expect(row(bob, first)).to_contain_text("Guest plays now")
    expect(bob.page.get_by_text("Somebody was quicker.").first).to_be_visible()
    expect(row(bob, second).get_by_role("button", name="Sit down")).to_be_focused()
    assert violations(bob.page) == []


def test_where_all_is_seen_at_once_one_reads_it_before_sitting_down(person: Callable[..., Person]):
    bob = person(PHONE)
    match = offered(bob, "duel", watching="everybody", delay="none")
    bob.open("/seats")
    row(bob, match).get_by_role("link", name="Sit down").click()
    expect(bob.page.get_by_text("Everybody may watch, at once.")).to_be_visible()
    bob.take_seat()
    bob.page.wait_for_url(f"**/match/{match}")


def test_a_row_never_moves_while_somebody_is_in_the_list(person: Callable[..., Person]):
    bob = person()
    take_all(bob)
    first, second = offered(bob, "duel"), offered(bob, "battle")
    bob.open("/seats")
    key = row(bob, second).get_by_role("button", name="Sit down")
    key.focus()
    bob.settle()
    place = key.bounding_box()
    httpx.post(f"{bob.server.base}/api/matches/{first}/join", json={}, timeout=PATIENCE).raise_for_status()
    expect(row(bob, first)).to_contain_text("Guest plays now")
    third = offered(bob, "barrage")
    expect(row(bob, third)).to_be_visible()
    assert key.bounding_box() == place
    bob.page.get_by_label("Game", exact=True).focus()
    bob.page.locator("h1").hover()
    expect(row(bob, first)).to_have_count(0)


def test_the_list_is_filtered(person: Callable[..., Person]):
    bob = person(PHONE)
    take_all(bob)
    quick, match = offered(bob, "duel"), offered(bob, "battle")
    bob.open("/seats")
    bob.page.get_by_label("Game").select_option(label="Battle")
    expect(row(bob, quick)).to_have_count(0)
    expect(row(bob, match)).to_be_visible()
    bob.page.get_by_label("Does it count?").select_option(label="Rated only")
    expect(bob.page.get_by_text("Nobody waits for that just now.")).to_be_visible()
    bob.page.get_by_role("button", name="Show all").click()
    expect(row(bob, quick)).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_state_is_sound(person: Callable[..., Person], size: dict[str, int], scheme: str):
    bob = person(size, scheme)
    take_all(bob)
    bob.open("/seats")
    expect(bob.page.get_by_text("Nobody waits just now.")).to_be_visible()
    assert violations(bob.page) == []
    match = offered(bob, "duel")
    expect(row(bob, match)).to_be_visible()
    assert violations(bob.page) == []
    width = bob.page.evaluate("document.documentElement.clientWidth")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= width
    bob.page.route("**/api/seats**", lambda route: route.abort())
    bob.open("/seats")
    expect(bob.page.get_by_text("The list of seats did not come.")).to_be_visible()
    assert violations(bob.page) == []


def test_without_a_connection_the_list_says_how_old_it_is(person: Callable[..., Person]):
    bob = person()
    tables = httpx.get(f"{bob.server.base}/api/seats", timeout=PATIENCE).json()
    answers = [f"data: {json.dumps(tables)}\n\n"]

    def answer(route):
        """The stream begins, breaks off, and nothing answers any more."""
        if answers:
            route.fulfill(body=answers.pop(), headers={"content-type": "text/event-stream"})
        else:
            route.abort()

    bob.page.route("**/api/seats/events", answer)
    bob.page.route("**/api/seats", lambda route: route.abort())
    bob.open("/seats")
    expect(bob.page.get_by_text("No connection. The list is less than a minute old")).to_be_visible()
    assert violations(bob.page) == []
