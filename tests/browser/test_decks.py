"""The deck builder in a real browser: a deck is built, a fault seen and mended, saved, shared, and played with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look


def box(person: Person, card: str, copies: int):
    """The box that sets so many copies of a card."""
    return person.page.locator(f'[data-card="{card}"] .dk-box', has_text=str(copies))


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_deck_is_built_mended_saved_and_played(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open("/fellowship/decks")
    page.get_by_label("Open a deck…").select_option(label="Starter deck: Leadership")
    page.get_by_placeholder("Search names").fill("snowbourn")
    box(me, "snowbourn-scout", 3).click()
    if size == PHONE:
        page.get_by_role("tab", name="Deck (29)").click()
    expect(page.get_by_text("21 cards to go of at least 50.")).to_be_visible()
    look(page, f"decks-fault-{size['width']}-{scheme}")
    page.get_by_role("tab", name="As text").click()
    area = page.get_by_label("The deck as a list")
    text = area.input_value()
    area.fill(text + "1x Balrog of Moria\n")
    if size == PHONE:
        page.get_by_role("tab", name="Deck").click()
    expect(page.get_by_text("there is no card “Balrog of Moria”")).to_be_visible()
    page.get_by_role("tab", name="As text").click()
    area.fill(text.replace("2x Snowbourn", "3x Snowbourn"))
    if size == PHONE:
        page.get_by_role("tab", name="Deck").click()
    expect(page.get_by_text("The deck keeps all rules.")).to_be_visible()
    page.get_by_label("Name of the deck").fill("Road")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    look(page, f"decks-{size['width']}-{scheme}")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.get_by_role("heading", name="Passage Through Mirkwood").first).to_be_visible()
    chosen = page.locator("#brings-0")
    expect(chosen).to_have_value("kept:Road")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-table")).to_be_visible()


def test_a_deck_comes_by_its_link_and_by_keys(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/fellowship/decks#deck=1x1.13x3.73x2&copies=any&name=A%20road")
    expect(page.get_by_label("Name of the deck")).to_have_value("A road")
    assert "#" not in page.url
    page.keyboard.press("/")
    page.keyboard.type("gandalf")
    box(me, "gandalf", 1).focus()
    page.keyboard.press("3")
    expect(page.locator('[data-card="gandalf"] .dk-box[aria-pressed="true"]')).to_have_count(3)
    page.locator('[data-card="gandalf"] .dk-name').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("A road")


def games_over(told: Locator) -> int:
    """How many games of a measurement are over: "Won 3 of 17 games; of all, ..."."""
    return int(re.findall(r"of (\d+) games", told.inner_text())[0])


def interval(told: Locator) -> float:
    """How wide the interval of a measurement is, in points of 100."""
    low, high = re.findall(r"([\d.]+) to ([\d.]+) %", told.inner_text())[0]
    return float(high) - float(low)


def test_the_computer_proposes_a_deck_and_measures_it(person: Callable[..., Person]):
    me = person(DESK, "dark")
    page = me.page
    me.open("/fellowship/decks")
    page.get_by_role("tab", name="Proposal").click()
    page.get_by_role("button", name="Spirit").click()
    go = page.get_by_role("button", name="Propose a deck")
    expect(go).to_be_disabled()
    page.get_by_role("button", name="Lore").click()
    go.click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Proposal 1: Passage Through Mirkwood")
    expect(page.get_by_text("The deck keeps all rules.")).to_be_visible()
    told = page.locator(".dk-measured p").first
    expect(told).to_contain_text("% (95 % interval)")
    me.wait(lambda: games_over(told) > 0)
    done, width = games_over(told), interval(told)
    me.wait(lambda: games_over(told) > done and interval(told) < width)
    look(page, "decks-proposal-1280-dark")
    stop, measure = (page.get_by_role("button", name=name) for name in ("Stop", "Measure this deck"))
    page.get_by_label("Name of the deck").fill("Road")
    expect(stop).to_be_visible()
    page.get_by_label("Open a deck…").select_option(label="Starter deck: Spirit")
    expect(stop).to_have_count(0)
    expect(page.locator(".dk-measured")).to_contain_text("Measured before the deck was last changed.")
    page.get_by_role("button", name="Back to the deck before").click()
    measure.click()
    expect(page.locator(".dk-measured")).to_contain_text("Road against Passage Through Mirkwood")
    stop.click()
    expect(stop).to_have_count(0)
    expect(measure).to_be_enabled()
