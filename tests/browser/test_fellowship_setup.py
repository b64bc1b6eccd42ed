"""Before a company's game: a deck for a computer too, no hero twice, and the friend who joins sees the other decks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look

WIDTHS = "all => all.map((one) => Math.round(one.getBoundingClientRect().width))"


def test_every_seat_has_a_deck_and_a_friend_sees_the_others(person: Callable[..., Person]):
    host, guest = person(DESK), person(PHONE, "dark")
    page = host.page
    host.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="3").first.click()
    page.get_by_label("Seat 2: who plays").select_option("computer")
    page.get_by_label("Seat 3: who plays").select_option("link")
    first, second = (page.locator(f"#brings-{seat}") for seat in (0, 1))
    host.settle()
    widths = page.locator(".seat-plan").first.locator("select").evaluate_all(WIDTHS)
    assert len(set(widths)) == 1, "a deck has as much room as whoever plays"
    first.select_option(label="Three spheres")
    second.select_option(label="Starter deck: Leadership")
    expect(page.get_by_text("Théodred sits at another seat already").first).to_be_visible()
    second.select_option(label="Starter deck: Tactics")
    expect(page.get_by_text("sits at another seat already")).to_have_count(0)
    expect(page.locator(".dk-idea").nth(1)).to_contain_text("Kills what comes near")
    second_field = page.locator(".brought", has=second)
    second_field.get_by_role("button", name="Propose a deck").click()
    expect(second).not_to_have_value("starter:tactics")
    expect(page.get_by_text("at another seat already")).to_have_count(0)
    second.select_option(label="Starter deck: Tactics")
    look(page, "fellowship-setup-1280-light")
    page.get_by_role("button", name="Start the game").click()
    guest.page.goto(page.get_by_label("For Seat 3").input_value())
    for told in ("Seat 1 brings Théodred, Éowyn", "Seat 2 brings Legolas"):
        expect(guest.page.get_by_text(told)).to_be_visible()
    look(guest.page, "fellowship-setup-360-dark")
