"""Several hands by one person, on a desk and a phone: a place for a partner's cards, covers between hands, one tap from hand to hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.rules.fellowship.board import Board

from .conftest import DESK, PHONE, Person
from .full_card_table import ShownTable, seen_of
from .test_any_game import PICTURES, look
from .test_fellowship import begin, newest
from .test_fellowship_fits import settled_faults

KEYS = "cards => cards.map((card) => card.dataset.key)"
OWN, PARTNERS = ".fs-heroes .fs-card", ".fs-partner-cards .fs-card"


def heroes_of(me: Person, viewer: int, seat: int) -> list[str]:
    """The heroes of a seat, as another one sees them."""
    cards: list[dict[str, Any]] = newest(me, viewer)["cards"]
    return [one["key"] for one in cards if one["zone"] == "area" and one.get("seat", -1) == seat]


def tells_no_card(page: Page) -> None:
    """The cover tells what all of this screen may know: that somebody drew, not what."""
    expect(page.locator(".plain-cover")).to_be_visible()
    expect(page.locator(".plain-cover")).not_to_contain_text("Drawn:")


def go_to(me: Person, place: str) -> None:
    """On a phone the partners are one tap away; a desk shows them beside one's own cards."""
    expect(me.page.locator(".fs-table")).to_be_visible()
    there = me.page.locator(f'.fs-places [data-place="{place}"]')
    if there.is_visible():
        there.click()


def keys(me: Person, cards: str) -> list[str]:
    """Keys of the cards of a selector that are in sight."""
    found: list[str] = me.page.locator(f"{cards}:visible").evaluate_all(KEYS)
    return found


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_each_hand_has_its_table_and_sees_the_other_in_a_place_of_its_own(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    begin(me, seats=2)
    for _ in range(2):
        tells_no_card(page)
        assert page.locator("[data-key]").count() == 0
        page.locator(".plain-cover .button.primary").click()
        page.get_by_role("button", name="Keep", exact=True).click()
        expect(page.get_by_role("button", name="Keep", exact=True)).to_have_count(0)
    page.locator(".plain-cover, .fs-line.asked").first.wait_for()
    if page.locator(".plain-cover").count() == 0:
        page.locator(".plain-hands [role=tab][aria-selected=false]").click()
    tells_no_card(page)
    page.locator(".plain-cover .button", has_text="never cover").click()
    for seat in (1, 0):
        page.get_by_role("tab", name=f"Seat {seat + 1}").click()
        expect(page.locator(f'.fs-line[data-seat="{seat}"]')).to_be_visible()
        go_to(me, "mine")
        assert keys(me, OWN) == heroes_of(me, seat, seat)
        assert keys(me, ".fs-hand .fs-card") == newest(me, seat)["seats"][seat]["hand"]
        assert settled_faults(page) == []
        go_to(me, "partners")
        assert keys(me, PARTNERS) == heroes_of(me, seat, 1 - seat)
        assert settled_faults(page) == []
    look(page, f"fellowship-hands-{size['width']}-{scheme}")


COVERED_NUMBERS = """() => {
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  for (const card of document.querySelectorAll('.fs-partner-cards [data-key]')) {
    const boxes = (of) => [...card.querySelectorAll(of)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    const signs = boxes('.fs-marks > *');
    if (boxes('.fs-stat').some((number) => signs.some((sign) => meets(sign, number)))) found.push(card.dataset.key);
  }
  return found;
}"""
"""The cards of a partner on which a coin or another sign lies over a number."""


def test_what_a_partners_heroes_do_hides_no_number(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    heroes = ("legolas", "gimli", "thalin")
    table = Board(("aragorn", "theodred", "gloin"), heroes).ally("veteran-axehand", seat=1).resources(1)
    table.commit(*heroes).exhaust(*heroes)
    ShownTable(me.page, seen_of(table.window("quest")))
    me.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("computer")
    page.get_by_role("button", name="Start the game").click()
    cards = page.locator(".fs-partner-cards .committed")
    expect(cards).to_have_count(len(heroes))
    for width, height in ((1280, 800), (1366, 650), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        me.settle()
        expect(cards.first).to_be_visible()
        assert page.evaluate(COVERED_NUMBERS) == [], (width, height)


LEAST_HEIGHT = 60
"""Pixels below which a partner's card shows nothing but its name and numbers."""
FAULTS_OF_PARTNERS = """least => {
  const faults = [];
  const boxOf = (one) => one.getBoundingClientRect();
  const room = boxOf(document.querySelector('.fs-company'));
  const isIn = (box, of) => box.left >= of.left - 1 && box.right <= of.right + 1 && box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
  const isSeenAt = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  const isSeen = (one) => {
    const { left, right, top, bottom, height } = boxOf(one);
    const edge = Math.min(6, height / 3);
    return [top + edge, bottom - edge].every((y) => [left + 6, right - 6].every((x) => isSeenAt(one, x, y)));
  };
  for (const card of document.querySelectorAll('.fs-partner-cards .fs-card')) {
    const name = card.dataset.key;
    if (boxOf(card).height < least) faults.push(`${name} is ${Math.round(boxOf(card).height)} high`);
    if (!isSeen(card)) faults.push(`${name} is covered`);
    if (!isIn(boxOf(card), room)) faults.push(`${name} leaves the company`);
  }
  for (const part of document.querySelectorAll('.fs-partner h2 > *, .fs-signals .button, .fs-words')) {
    if (boxOf(part).width === 0) continue;
    if (!isIn(boxOf(part), room)) faults.push(`${part.textContent} leaves the company`);
    if (!isSeen(part)) faults.push(`${part.textContent} is covered`);
  }
  const panel = document.querySelector('.fs-threat');
  if (boxOf(panel).width > 0 && panel.scrollHeight > panel.clientHeight + 3)
    faults.push(`the threats are cut: ${panel.scrollHeight} of ${panel.clientHeight}`);
  return faults;
}"""
"""What is wrong with the cards, headings and signals of partners and with the panel of threats; least: height of a card in px."""
COMPANIES = (
    ("aragorn", "theodred", "gloin"),
    ("legolas", "gimli", "thalin"),
    ("eowyn", "denethor"),
    ("glorfindel", "beravor"),
)
THREATS = (27, 31, 24, 38)


def table_of(seats: int, has_open_hands: bool = False) -> Board:
    """A table at the quest, with a seat of more heroes and allies than one row holds."""
    table = (
        Board(*COMPANIES[:seats], open_hands=has_open_hands)
        .ally("veteran-axehand", "erebor-hammersmith", seat=1)
        .resources(1)
    )
    table.engaged("forest-spider", seat=1).staging("hummerhorns", "great-forest-web")
    for seat in range(seats):
        table.hand("gandalf", "sneak-attack", seat=seat)
        table.s.threat[seat] = THREATS[seat]
    return table


ALL_SEEN = "box => box.scrollHeight <= box.clientHeight"


def test_a_table_of_four_leaves_room_for_the_open_partner(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    shown = ShownTable(page, seen_of(table_of(4).window("quest")))
    me.open("/start/passage-through-mirkwood")
    page.locator(".choice-item", has_text="4").first.click()
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}: who plays").select_option("computer")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-partner")).to_have_count(3)
    faults: list[str] = []
    for name, seats, is_open in (("four", 4, False), ("open", 4, True), ("three", 3, False)):
        shown.observation = seen_of(table_of(seats, is_open).window("quest"))
        page.reload()
        expect(page.locator(".fs-partner")).to_have_count(seats - 1)
        expect(page.get_by_role("button", name="Hand of Seat")).to_have_count(3 if is_open else 0)
        for width, height in ((1280, 800), (1366, 650), (1440, 900), (1920, 1080), (768, 1024)):
            page.set_viewport_size({"width": width, "height": height})
            me.settle()
            if PICTURES:
                page.screenshot(path=f"{PICTURES}/fellowship-{name}-{width}x{height}.png")
            told = page.locator(".fs-partner h2 > span:last-child").all_inner_texts()
            assert [one.partition(" ")[0] for one in told] == [str(one) for one in THREATS[1:seats]]
            found: list[str] = page.evaluate(FAULTS_OF_PARTNERS, LEAST_HEIGHT)
            faults += [f"{name} {width}x{height}: {one}" for one in found]
    shown.observation = seen_of(table_of(4).window("quest"))
    page.reload()
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".fs-places [data-place='more']").click()
    me.settle()
    threats = page.locator(".fs-threat")
    expect(threats).to_be_visible()
    faults += [] if threats.evaluate(ALL_SEEN) else ["a phone cuts the threats of partners"]
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    assert not faults, "\n".join(faults)
    out = table_of(4)
    out.s.eliminated[2] = True
    shown.observation = seen_of(out.window("quest"))
    page.reload()
    expect(page.locator(".fs-partner h2", has_text="Seat 3")).to_contain_text("24 · out")
