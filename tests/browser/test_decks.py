"""The deck builder in a real browser: a deck is built, a fault seen and mended, saved, shared, and played with."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from gonfalon.games.fellowship.engine import model as m
from gonfalon.text import LANGUAGES

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
    page.get_by_label("Name of the deck").fill("Evenings/Road")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    shelf = page.get_by_label("Open a deck…").locator('optgroup[label="Evenings"] option')
    expect(shelf).to_have_text(["Road"])
    look(page, f"decks-{size['width']}-{scheme}")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.get_by_role("heading", name="Passage Through Mirkwood").first).to_be_visible()
    chosen = page.locator("#brings-0")
    expect(chosen).to_have_value("kept:Evenings/Road")
    expect(chosen.locator('optgroup[label="Evenings"] option')).to_have_text(["Road"])
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


def carry(page: Page, source: Locator, target: Locator) -> None:
    """Draw something by the mouse from one place to another, once the word on the deck stands: its lines move the cards."""
    expect(page.locator(".dk-word")).to_have_attribute("aria-busy", "false")
    source.hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(60, box["height"] / 2), steps=4)
    page.mouse.up()


def carry_by_finger(page: Page, source: Locator, target: Locator) -> None:
    """The same by a finger."""
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, place: Locator | None) -> None:
        box = place.bounding_box() if place else None
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    source.scroll_into_view_if_needed()
    touch("touchStart", source)
    touch("touchMove", target)
    touch("touchEnd", None)


def copies(page: Page, card: str, count: int) -> None:
    """So many copies of a card are in the deck, by its row."""
    expect(page.locator(f'[data-card="{card}"] .dk-box[aria-pressed="true"]')).to_have_count(count)


def test_cards_are_drawn_into_the_deck_and_out_and_every_change_is_taken_back(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/fellowship/decks")
    undo, redo = (page.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    expect(undo).to_be_disabled()
    page.get_by_label("Open a deck…").select_option(label="Starter deck: Leadership")
    name = page.get_by_label("Name of the deck")
    expect(name).to_have_value("Starter deck: Leadership")
    page.get_by_placeholder("Search names").fill("snowbourn")
    copies(page, "snowbourn-scout", 3)
    row, deck = page.locator('[data-card="snowbourn-scout"] .dk-gist'), page.locator("#dk-right")
    item = deck.get_by_role("button", name="Snowbourn Scout")
    carry(page, item, page.locator("#dk-left"))
    copies(page, "snowbourn-scout", 2)
    for _ in range(2):  # the core set holds no fourth one
        carry(page, row, deck)
        copies(page, "snowbourn-scout", 3)
    for left in (2, 1):
        carry(page, item, page.get_by_role("tab", name="Cards"))
        copies(page, "snowbourn-scout", left)
    expect(page.get_by_role("dialog")).to_have_count(0)
    carry(page, deck.get_by_role("button", name="Aragorn"), page.locator("#dk-left"))
    expect(deck.get_by_role("button", name="Choose a hero")).to_have_count(1)
    undo.click()
    expect(deck.get_by_role("button", name="Aragorn")).to_be_visible()
    page.locator('[data-card="snowbourn-scout"] .dk-name').focus()
    for count in (2, 3, 2):
        page.keyboard.press("Control+z")
        copies(page, "snowbourn-scout", count)
    for count in (3, 2, 1):
        page.keyboard.press("Control+y")
        copies(page, "snowbourn-scout", count)
    # What is typed is one step, and a field keeps its own keys.
    name.press("End")
    name.press_sequentially(" two")
    expect(redo).to_be_disabled()
    undo.click()
    expect(name).to_have_value("Starter deck: Leadership")
    redo.click()
    expect(name).to_have_value("Starter deck: Leadership two")
    for _ in range(6):
        undo.click()
    expect(name).to_have_value("")
    expect(undo).to_be_disabled()


def test_on_a_phone_a_finger_draws_a_card_by_its_price_onto_the_tab_of_the_deck(
    person: Callable[..., Person],
):
    me = person(PHONE)
    page = me.page
    me.open("/fellowship/decks")
    page.get_by_placeholder("Search names").fill("gandalf")
    sign = page.locator('[data-card="gandalf"] > .fs-coin')
    for count in (1, 2):
        carry_by_finger(page, sign, page.get_by_role("tab", name="Deck"))
        copies(page, "gandalf", count)
    carry_by_finger(
        page, page.locator('[data-card="gandalf"] .dk-name'), page.get_by_role("tab", name="Deck")
    )
    page.get_by_role("tab", name="Deck (2)").click()
    item = page.get_by_role("button", name="Gandalf")
    carry_by_finger(page, item.locator(".dk-sphere"), page.get_by_role("tab", name="Cards"))
    expect(page.get_by_role("tab", name="Deck (1)")).to_be_visible()


FITS = """() => {
  const right = (element) => Math.round(element.getBoundingClientRect().right);
  const ends = [...document.querySelectorAll('.dk-boxes > :last-child')].map(right);
  return {wide: document.documentElement.scrollWidth, tabs: [...document.querySelectorAll('.dk-tab')].map(right), ends: [...new Set(ends)]};
}"""


def test_tabs_and_rows_fit_a_phone_in_every_language(person: Callable[..., Person]):
    """Nothing lies beyond the right edge, and the boxes of all cards end on one line."""
    me = person(PHONE)
    me.open("/fellowship/decks")
    me.page.get_by_label("Open a deck…").select_option(label="Starter deck: Leadership")
    me.page.get_by_role("tab", name="Deck (30)").wait_for()
    for language in LANGUAGES:
        me.page.evaluate("code => localStorage.setItem('gonfalon.language', JSON.stringify(code))", language)
        me.page.reload()
        me.page.locator(".dk-box").first.wait_for()
        me.settle()
        seen = me.page.evaluate(FITS)
        assert seen["wide"] <= PHONE["width"], (language, seen)
        assert max(seen["tabs"]) <= PHONE["width"], (language, seen)
        assert len(seen["ends"]) == 1, (language, seen)


def rows(person: Person) -> set[str]:
    """The cards that the list shows."""
    return set(person.page.locator(".dk-row").evaluate_all("rows => rows.map((row) => row.dataset.card)"))


def narrows_to(person: Person, wanted: set[str]) -> None:
    """The list comes to show these cards, and there are any."""
    assert wanted
    person.wait(lambda: rows(person) == wanted)


def cards(**wanted: object) -> set[str]:
    """The cards of the players that have all of these facts, by the data of the rules. trait: one that they have."""
    trait = wanted.pop("trait", None)
    return {
        card.id
        for card in m.all_cards().values()
        if card.sphere
        and all(getattr(card, name) == value for name, value in wanted.items())
        and (trait is None or trait in card.traits)
    }


def draws(person: Person, **bars: str) -> None:
    """The curve comes to show these bars, by the name of the cost: the number over it and its height."""
    for name, bar in bars.items():
        cost, (number, height) = name.removeprefix("cost_"), bar.split()
        item = person.page.get_by_role("list", name="Cards by cost").locator("li", has_text=f"Cost {cost}:")
        expect(item.locator(".dk-curve-count")).to_have_text(number.replace("-", ""))
        expect(item.locator(".dk-bar")).to_have_attribute("style", f"height: {height};")


def test_filters_the_curve_and_a_link_for_a_fresh_browser(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    me.open("/fellowship/decks")
    show_all = page.get_by_role("button", name="Show all")
    narrows_to(me, cards())
    chips = {name: page.get_by_role("group", name=name, exact=True) for name in ("Spheres", "Costs")}
    chips["Spheres"].get_by_role("button", name="Spirit").click()
    narrows_to(me, cards(sphere="spirit"))
    chips["Costs"].get_by_role("button", name="Cost 2", exact=True).click()
    narrows_to(me, cards(sphere="spirit", cost=2))
    show_all.click()
    page.get_by_label("Trait", exact=True).select_option("dwarf")
    narrows_to(me, cards(trait="dwarf"))
    show_all.click()
    page.get_by_label("Search names").fill("snowbourn SCOUT")
    narrows_to(me, {"snowbourn-scout"})
    box(me, "snowbourn-scout", 3).click()
    draws(me, cost_1="3 100%", cost_2="- 0%")
    page.get_by_label("Search names").fill("guard of the citadel")
    box(me, "guard-of-the-citadel", 1).click()
    show_all.click()
    box(me, "faramir", 2).click()
    draws(me, cost_1="3 100%", cost_2="1 33.3333%", cost_4="2 66.6667%")
    box(me, "faramir", 2).click()
    draws(me, cost_4="1 33.3333%")

    # Another browser opens the same deck.
    page.get_by_label("Name of the deck").fill("The Steward’s road & more")
    page.locator(".choice-item", has_text="up to three").click()
    page.get_by_role("tab", name="As text").click()
    text = page.get_by_label("The deck as a list").input_value()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = person(DESK).page
    friend.goto(me.server.base + link.removeprefix(link.partition("/fellowship")[0]))
    expect(friend.get_by_label("Name of the deck")).to_have_value("The Steward’s road & more")
    expect(friend.get_by_role("radio", name="up to three")).to_be_checked()
    friend.get_by_role("tab", name="As text").click()
    expect(friend.get_by_label("The deck as a list")).to_have_value(text)


def games_over(told: Locator) -> int:
    """How many games of a measurement are over: "Won 3 of 17 games; that means ..."."""
    return int(re.findall(r"of (\d+) games", told.inner_text())[0])


def interval(told: Locator) -> float:
    """How wide the interval of a measurement is, in points of 100."""
    low, high = re.findall(r"([\d.]+) to ([\d.]+) %", told.inner_text())[0]
    return float(high) - float(low)


def ask_for_many_games(route: Route) -> None:
    """Begin a measurement of so many games that it still goes on when the test stops it."""
    route.continue_(post_data=json.dumps((route.request.post_data_json or {}) | {"n_games": 500}))


def test_the_computer_proposes_a_deck_and_measures_it(person: Callable[..., Person]):
    """That all games are over is told by the test, for they take seconds here and minutes on a busy machine."""
    me = person(DESK, "dark")
    page = me.page
    page.route("**/api/measurements", ask_for_many_games)
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
    expect(told).to_contain_text("% (true 95 times in 100)")
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
    page.get_by_role("button", name="Undo").click()
    measure.click()
    expect(page.locator(".dk-measured")).to_contain_text("Road against Passage Through Mirkwood")
    stop.click()
    expect(stop).to_have_count(0)
    measure.click()
    over = {"status": "done", "n_games": 200, "done": 200, "won": 60, "low": 0.2407, "high": 0.3669}
    page.route(
        "**/api/measurements/*", lambda route: route.fulfill(json=over | {"id": route.request.url[-12:]})
    )
    expect(told).to_contain_text("Won 60 of 200 games")
    expect(stop).to_have_count(0)
    expect(measure).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)


SAMPLES = Path(__file__).parents[1] / "rules" / "fellowship" / "decks"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_list_as_people_have_it_is_read_and_what_it_leaves_out_is_named(
    person: Callable[..., Person], size: dict[str, int]
):
    """CARD-14.8, CARD-14.14: pasted, with a sideboard; a card is added in front of it; another printing is refused."""
    me = person(size)
    page = me.page
    me.open("/fellowship/decks")

    def show(tab: str) -> None:
        if size == PHONE or tab == "As text":
            page.get_by_role("tab", name=tab).click()

    show("As text")
    area = page.get_by_label("The deck as a list")
    text = (SAMPLES / "silent-sideboard.txt").read_text(encoding="utf-8")
    area.fill(text)
    show("Deck")
    expect(page.get_by_text("Line 23, in the sideboard: 1x Glóin (Core Set)")).to_be_visible()
    look(page, f"decks-left-out-{size['width']}")
    expect(page.locator(".dk-heroes .fs-card")).to_have_count(2)
    page.get_by_role("tab", name="Cards").click()
    page.get_by_placeholder("Search names").fill("gloin")
    box(me, "gloin", 1).click()
    show("As text")
    expect(area).to_have_value(text.replace("1x Théodred (Core Set)\n", "1x Théodred (Core Set)\n1x Glóin\n"))
    area.fill((SAMPLES / "silent-other-printing.txt").read_text(encoding="utf-8"))
    show("Deck")
    expect(page.get_by_text("Line 1: this Aragorn is from another set.")).to_be_visible()
    show("As text")
    page.get_by_label("From a file").set_input_files(SAMPLES / "octgn.o8d")
    expect(area).to_have_value(re.compile("^1x Aragorn\n1x Glóin\n1x Théodred\n\n3x "))
    latin1 = (SAMPLES / "bullets.txt").read_text(encoding="utf-8").encode("cp1252")
    page.get_by_label("From a file").set_input_files(
        {"name": "old.txt", "mimeType": "text/plain", "buffer": latin1}
    )
    expect(area).to_have_value(re.compile("1x Théodred"))
    show("Deck")
    expect(page.get_by_text("The deck keeps all rules.")).to_be_visible()


def test_the_form_before_a_game_names_what_a_list_leaves_out(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    me.open("/start/passage-through-mirkwood/alone")
    page.locator("select#brings-0").select_option(label="A list of my own…")
    text = (SAMPLES / "silent-sideboard.txt").read_text(encoding="utf-8")
    page.get_by_label("The deck as a list").fill(text)
    expect(page.get_by_text("Line 24, in the sideboard: 3x Unexpected Courage (Core Set)")).to_be_visible()
    look(page, "start-left-out-360")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-table")).to_be_visible()
