"""Two people in two browsers and a computer that searches play Anduin to its end; the replay shows the plans, which were kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_company import play_until
from .test_fellowship import newest

COMPUTER = 2
SEARCHES = "2"
"""The lowest level that searches."""


def set_up(host: Person) -> str:
    """Anduin for the host, somebody by a link, and a computer. Answers the link."""
    page = host.page
    host.open("/start/journey-down-the-anduin")
    page.locator(".choice-item", has_text="3").first.click()
    page.get_by_label("Seat 2: who plays").select_option("link")
    page.get_by_label("Seat 3: who plays").select_option("computer")
    page.get_by_label("Seat 3: strength of the computer").select_option(SEARCHES)
    page.get_by_role("button", name="Start the game").click()
    link = page.get_by_label("For Seat 2").input_value()
    page.get_by_role("button", name="Go to the table").click()
    return link


def frames(host: Person) -> list[dict[str, Any]]:
    """Everything that the replay of the game tells."""
    match, found = host.page.url.rpartition("/")[2], list[dict[str, Any]]()
    while True:
        query = {"view": "all", "from": len(found)}
        page = httpx.get(f"{host.server.base}/api/matches/{match}/replay", params=query, timeout=60).json()
        found += page["frames"]
        if len(found) >= page["total"]:
            return found


def kept_plans(told: list[dict[str, Any]]) -> int:
    """How many characters the computer committed, each as it had announced last."""
    who, kept = set[str](), 0
    for frame in told:
        for event in frame["events"]:
            if event["kind"] == "said" and event["facts"]["text"] == "plan-quest":
                who = {*event["facts"]["who"].split(",")}
        if frame["seat"] == COMPUTER and frame["entry"].startswith("commit "):
            assert frame["entry"].split()[1] in who, frame["entry"]
            kept += 1
    return kept


@pytest.mark.long
def test_two_people_and_a_computer_play_anduin_to_its_end(person: Callable[..., Person]):
    host, guest = person(DESK), person(PHONE, "dark")
    guest.page.goto(set_up(host))
    guest.take_seat()
    for one in (host, guest):
        expect(one.page.locator(".fs-table")).to_be_visible()
    play_until([host, guest], lambda: newest(host)["returns"] is not None)
    for one, name in ((host, "1280-light"), (guest, "360-dark")):
        expect(one.page.locator(".plain-over").first).to_be_visible()
        look(one.page, f"company-anduin-over-{name}")
    assert newest(host)["returns"] == newest(guest)["returns"]
    assert kept_plans(frames(host)) > 0
    host.page.get_by_role("link", name="Replay").click()
    expect(host.page.locator(".fs-looked")).to_be_visible()
    host.page.keyboard.press("End")
    log = host.page.get_by_role("list", name="What has happened")
    expect(log).to_contain_text(re.compile("Seat 3: (On the quest|Nobody of mine goes)"))
    look(host.page, "company-anduin-replay-1280-light")
