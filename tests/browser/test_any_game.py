"""Games without pages of their own, in a real browser: four seats, two by link, the server killed in between; two hands at one screen."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import ServerProcess

from .accessibility import violations
from .conftest import DESK, PHONE, Person, alive

PICTURES = os.environ.get("GONFALON_PICTURES", "")
"""A folder for pictures of what the tests pass through; "" for none."""
OPTIONS = ".plain-option:not([disabled]), .plain-decline button:not([disabled])"
NEVER = re.compile(r"undefined|NaN|Traceback|\[object|prompt-|event-|field-|plain-")


@pytest.fixture
def serving(teaching_server: ServerProcess) -> ServerProcess:
    """A server that offers the teaching games."""
    return alive(teaching_server)


def look(page: Page, name: str) -> None:
    """The page is sound as it stands: nothing sideways, no bare ids, no violation of accessibility. Take its picture if asked."""
    width = page.evaluate("document.documentElement.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, name
    assert not NEVER.search(page.inner_text("main")), NEVER.search(page.inner_text("main"))
    assert violations(page, has_more_rules=False) == [], name
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)


def bring(page: Page, label: str, text: str) -> None:
    """Choose what a seat brings: from the list where it is there, else as a text of one's own."""
    menu = page.get_by_label(label, exact=True)
    menu.wait_for()
    if text in menu.locator("option").all_inner_texts():
        menu.select_option(label=text)
    else:
        menu.select_option(label="a text of my own…")
        page.get_by_label("As text").fill(text)


def set_up_watch(host: Person) -> list[str]:
    """Night Watch for four: two people by a link each, two computers; the host has no seat. Answers the links."""
    host.open("/")
    host.page.locator(".shelf-box", has_text="Night Watch").click()
    host.page.locator(".choice-item", has_text="4").click()
    host.page.get_by_label("Seat 2: who plays").select_option("link")
    look(host.page, "any-start-1280-light")
    bring(host.page, "Seat 1: Keepsake", "lantern")
    host.page.get_by_role("button", name="Start the game").click()
    expect(host.page.locator("#brings-0-problem")).to_be_visible()
    host.page.get_by_label("Seat 1: who plays").select_option("link")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_url("**/match/*")
    fields = [host.page.get_by_label(f"For Seat {seat}") for seat in (1, 2)]
    for field in fields:
        expect(field).to_be_visible()
    look(host.page, "any-invite-1280-light")
    links = [field.input_value() for field in fields]
    host.page.get_by_role("link", name="My games").click()
    host.page.get_by_role("link", name="Open Night Watch, Show the link").click()
    expect(fields[1]).to_have_value(links[1])
    return links


def join_watch(guest: Person, link: str, keepsake: str, name: str) -> None:
    """Take the seat with a keepsake. name: of the picture."""
    guest.page.goto(link)
    bring(guest.page, "Keepsake you bring", keepsake)
    look(guest.page, name)
    guest.take_seat()
    guest.page.wait_for_url("**/match/*")


def kinds_at_table(somebody: Person) -> list[str]:
    """Who sits where, as this person was told last."""
    messages = [json.loads(frame) for frame in somebody.frames if frame.startswith("{")]
    told = [message["seats"] for message in messages if message["type"] in ("welcome", "presence")]
    return [seat["kind"] for seat in told[-1]]


def answer(people: list[Person]) -> bool:
    """One answer of whoever is asked; False when the game is over."""
    people[0].wait(lambda: any(one.page.locator(f"{OPTIONS}, .plain-over").count() for one in people))
    for somebody in people:
        offered = somebody.page.locator(OPTIONS)
        if offered.count():
            with somebody.answered():
                offered.first.click()
            return True
    return False


def hands_stay_hidden(somebody: Person) -> None:
    """No update of the running game names a card of another hand."""
    for update in somebody.updates():
        seen = update["observation"]
        if update["status"]["returns"]:
            continue
        for owner, hand in enumerate(seen["hands"]):
            assert owner == seen["seat"] or set(hand) <= {"back"}


def test_four_seats_by_link_to_the_end_with_the_server_killed_in_between(
    person: Callable[..., Person], serving: ServerProcess
):
    host, first, second = person(DESK), person(DESK), person(PHONE, "dark")
    links = set_up_watch(host)
    join_watch(first, links[0], "lamp", "any-join-1280-light")
    expect(first.page.get_by_role("heading", name="The table is set")).to_be_visible()
    join_watch(second, links[1], "bell", "any-join-360-dark")
    people = [first, second]
    for somebody in people:
        expect(somebody.page.get_by_role("heading", name="Night Watch")).to_be_visible()
        somebody.wait(lambda s=somebody: kinds_at_table(s) == ["person", "person", "computer", "computer"])
    loaded = [somebody.page.evaluate("performance.timeOrigin") for somebody in people]
    expect(first.page.get_by_text("Keepsake: bell")).to_be_visible()
    answers = 0
    while answer(people):
        answers += 1
        if answers in (1, 4):
            look(first.page, f"any-match-{answers}-1280-light")
            look(second.page, f"any-match-{answers}-360-dark")
        if answers == 5:
            serving.kill()
            serving.start(GONFALON_WARM="0")
    assert answers > 5
    assert [somebody.page.evaluate("performance.timeOrigin") for somebody in people] == loaded
    for somebody in people:
        expect(somebody.page.locator(".plain-over h2")).to_have_text(re.compile("^(Won|Lost) together$"))
        hands_stay_hidden(somebody)
    look(second.page, "any-over-360-dark")
    watch_as_host(host, links[0], first)
    watch_replay(first)
    rematch(people)


def watch_as_host(host: Person, link: str, player: Person) -> None:
    """Whoever set the table for others has its links until the end, and the way to the replay once a player shows the game."""
    expect(host.page.get_by_label("For Seat 1")).to_have_value(link)
    host.page.reload()
    expect(host.page.get_by_role("heading", name="This game is not shown")).to_be_visible()
    player.page.get_by_role("button", name="Show this game").click()
    expect(player.page.get_by_role("button", name="Show it no more")).to_be_visible()
    host.page.reload()
    host.page.get_by_role("link", name="Replay").click()
    expect(
        host.page.get_by_role("heading", level=1, name=re.compile("^(Won|Lost) together$"))
    ).to_be_visible()


def watch_replay(somebody: Person) -> None:
    """Through the replay by keys, and seen as another seat."""
    somebody.page.get_by_role("link", name="Replay").click()
    somebody.page.wait_for_url(re.compile("/replay"))
    expect(somebody.page.get_by_text(re.compile("^0 of "))).to_be_visible()
    somebody.page.keyboard.press("ArrowRight")
    expect(somebody.page.get_by_text(re.compile("^1 of "))).to_be_visible()
    somebody.page.get_by_label("Seen as").select_option("1")
    expect(somebody.page.locator(".plain-grid").first.get_by_text("face down").first).to_be_visible()
    look(somebody.page, "any-replay-1280-light")
    somebody.page.get_by_role("button", name="To the end").click()
    expect(somebody.page.get_by_text(re.compile(r"^(\d+) of \1$"))).to_be_visible()
    somebody.page.go_back()
    somebody.page.wait_for_url(re.compile(r"/match/[^/]+$"))


def rematch(people: list[Person]) -> None:
    """Once more, everybody one seat on."""
    first, second = people
    first.page.get_by_role("button", name="Once more").click()
    expect(second.page.get_by_role("link", name="Go to the next game")).to_be_visible()
    second.page.get_by_role("link", name="Go to the next game").click()
    for somebody, seat in ((first, "Seat 2"), (second, "Seat 3")):
        own = somebody.page.locator(".plain-seat", has_text="you")
        expect(own).to_contain_text(seat)


def test_the_hands_of_one_person_agree_to_an_undo_together(person: Callable[..., Person]):
    """Several seats at one screen without covers: back to the position of before, then given up together."""
    me = person(DESK)
    me.open("/start/night_watch/screen")
    me.page.get_by_role("button", name="Start the game").click()
    me.page.wait_for_url("**/match/*")
    me.page.get_by_role("button", name="I play all of these seats").click()
    me.page.get_by_role("button", name="Face it").click()
    expect(me.page.locator("#plain-prompt")).to_contain_text("Commit a card")
    me.page.keyboard.press("1")
    expect(me.page.locator(".plain-seat.owes")).to_have_count(1)
    me.page.get_by_role("button", name="Undo the last action").click()
    expect(me.page.locator(".plain-seat.owes")).to_have_count(2)
    expect(me.page.get_by_text("Some steps were taken back.", exact=True)).to_be_visible()
    me.page.get_by_role("button", name="Give up the game").click()
    me.page.get_by_role("button", name="Give up the game").click()
    expect(me.page.locator(".plain-over h2")).to_have_text("Lost together")


def deploy(us: Person, row: str) -> None:
    us.page.get_by_label("Your action in words").fill(f"deploy {row}")
    us.page.get_by_role("button", name="Send").click()


def uncover(us: Person, seat: str) -> None:
    """The cover lies there and shows nothing of any hand; look as this seat."""
    button = us.page.get_by_role("button", name=f"Look as {seat}")
    button.wait_for()
    assert us.page.locator(".plain-tile").count() == 0
    button.click()


def test_two_hands_at_one_screen_with_covers(person: Callable[..., Person]):
    us = person(PHONE)
    us.open("/start/outpost/screen")
    bring(us.page, "North ▼: Army", "K22")
    us.page.get_by_role("button", name="Start the game").click()
    us.page.wait_for_url("**/match/*")
    us.page.get_by_role("button", name="Look as South").wait_for()
    look(us.page, "any-cover-360-light")
    uncover(us, "South")
    deploy(us, "KK3")
    expect(us.page.get_by_text("Too many of: K")).to_be_visible()
    expect(us.page.get_by_text("No piece has this letter: 3")).to_be_visible()
    look(us.page, "any-faults-360-light")
    deploy(us, "K12")
    uncover(us, "North")
    us.page.get_by_role("button", name="Random").click()
    expect(us.page.get_by_label("Your action in words")).to_have_value(re.compile("^deploy [K2]{3}$"))
    deploy(us, "2K2")
    uncover(us, "South")
    expect(us.page.get_by_role("button", name="From: b1, To: b2")).to_be_visible()
    look(us.page, "any-hand-360-light")
    us.page.set_viewport_size({"width": 740, "height": 360})
    look(us.page, "any-hand-740-light")
    us.page.set_viewport_size({"width": 768, "height": 1024})
    look(us.page, "any-hand-768-light")
    us.page.keyboard.press("1")
    uncover(us, "North")
    expect(us.page.get_by_role("tab", selected=True)).to_contain_text("North")
