"""The odds of a decision in a real browser: asked for at a table for learning, not offered at any other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look

SLOW = 120_000
"""Milliseconds in which a busy machine has played two answers sixty times."""
INTERVALS = "all => all.map(({ style }) => ['--low', '--share', '--high'].map((name) => Number(style.getPropertyValue(name))))"


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_the_odds_of_a_decision_are_told_at_a_table_for_learning(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open("/start/passage-through-mirkwood/alone")
    page.get_by_role("switch", name="For learning").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="What are the odds?").click()
    sheet = page.get_by_role("dialog", name="The odds of this decision")
    for answer in ("Keep", "Six new"):
        row = sheet.get_by_role("row").filter(has=page.get_by_role("rowheader", name=answer))
        expect(row).to_contain_text(re.compile(r"\d+ of 60 \(\d+ to \d+ %\)"), timeout=SLOW)
    drawn: list[list[float]] = sheet.locator(".fs-odds-bar").evaluate_all(INTERVALS)
    assert len(drawn) == 2
    assert all(0 <= low <= share <= high <= 1 and low < high for low, share, high in drawn)
    is_apart = drawn[0][0] > drawn[1][2]
    best = sheet.locator(".fs-odds-best").count()
    assert best + sheet.get_by_text("No answer stands out").count() == 1, (
        "the best is marked, or it is said that none is"
    )
    assert best or not is_apart
    look(page, f"fellowship-odds-{size['width']}-{scheme}")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Keep").click()


def test_somebody_alone_is_told_at_any_table_and_somebody_with_a_friend_at_none(
    person: Callable[..., Person],
):
    me = person(DESK)
    me.open("/start/passage-through-mirkwood/alone")
    me.page.get_by_role("button", name="Start the game").click()
    expect(me.page.get_by_role("button", name="Keep")).to_be_visible()
    expect(me.page.get_by_role("button", name="What are the odds?")).to_be_in_viewport(ratio=1)
    host, guest = person(DESK), person(DESK)
    host.open("/start/passage-through-mirkwood")
    host.page.locator(".choice-item", has_text="2").first.click()
    host.page.get_by_label("Seat 2: who plays").select_option("link")
    host.page.get_by_role("button", name="Start the game").click()
    guest.page.goto(host.page.get_by_label("For Seat 2").input_value())
    guest.take_seat()
    expect(guest.page.get_by_role("button", name="Keep", exact=True)).to_be_visible()
    expect(guest.page.get_by_role("button", name="What are the odds?")).to_have_count(0)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_too_few_games_cannot_tell_yet(person: Callable[..., Person], size: dict[str, int], scheme: str):
    """The quick games are the server's own; the many are held back, so that the page stays between them."""
    me = person(size, scheme)
    page = me.page
    many: list[Route] = []
    page.route("**/api/matches/*/odds", lambda route: many.append(route))
    me.open("/start/passage-through-mirkwood/alone")
    page.get_by_role("button", name="Start the game").click()
    with page.expect_response(lambda one: "odds?quick=true" in one.url, timeout=SLOW) as heard:
        page.get_by_role("button", name="What are the odds?").click()
    quick: dict[str, Any] = heard.value.json()
    sheet = page.get_by_role("dialog", name="The odds of this decision")
    untold = sheet.get_by_role("cell", name="cannot tell yet")
    expect(untold).to_have_count(2, timeout=SLOW)
    me.wait(lambda: bool(many))
    expect(sheet.get_by_text("Games played on")).to_be_visible()
    expect(sheet.get_by_role("cell", name=re.compile(r"^\d+ of 100$"))).to_have_count(2)
    for nothing in (".fs-odds-bar", ".fs-odds-best"):
        expect(sheet.locator(nothing)).to_have_count(0)
    expect(sheet.get_by_text("No answer stands out")).to_have_count(0)
    look(page, f"fellowship-odds-untold-{size['width']}-{scheme}")
    told = [
        one | {"is_told": True, "won": 30, "games": 60, "low": 0.4, "high": 0.6, "is_best": False}
        for one in quick["answers"]
    ]
    many[0].fulfill(json=quick | {"answers": told})
    expect(untold).to_have_count(0)
    expect(sheet.get_by_role("cell", name=re.compile("30 of 60"))).to_have_count(2)
    expect(sheet.get_by_text("No answer stands out")).to_be_visible()
