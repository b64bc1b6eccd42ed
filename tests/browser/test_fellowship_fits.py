"""The whole card table fits: nothing cut, nothing scrolls but the hand and the log, at every size that its design names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.rules.fellowship.board import Board

from .conftest import DESK, Person
from .full_card_table import (
    ALLIES,
    FURTHER_ALLIES,
    ShownTable,
    seen_of,
    who_defends,
    who_quests,
    who_responds,
)
from .in_sight import PICTURES

SIZES = (
    (1280, 800),
    (1366, 650),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (768, 1024),
    (390, 844),
    (360, 740),
    (360, 640),
)
PHONES = ((390, 844), (360, 740), (360, 640))
DRAWN_AT = ((1366, 768), (1366, 650), (1440, 900), (768, 1024), (1024, 768))
"""Sizes at which what stands beside the table is a drawer."""
MORE_AT = ((1280, 800), (768, 1024), (360, 740))
"""Sizes at which a table with more cards is looked at."""
FAULTS = """() => {
  const faults = [];
  const shown = (all) => [...all].filter((one) => one.getBoundingClientRect().width > 0);
  const said = (one) => one.closest('[data-key]')?.dataset.key ?? '';
  const LETTERS = 3; // a letter may reach so far out of its line
  const cards = shown(document.querySelectorAll(':is(.fs-wild, .fs-company, .fs-below) [data-key]'));
  const isCovered = (card) => card.closest('.covered') !== null;
  for (const card of cards) {
    const zone = card.closest('.fs-wild, .fs-company, .fs-below');
    const [box, room] = [card, zone].map((one) => one.getBoundingClientRect());
    const isAcross = zone.matches('.fs-below') || (box.left >= room.left - 0.5 && box.right <= room.right + 0.5);
    if (!isAcross || box.top < room.top - 0.5 || box.bottom > room.bottom + 0.5) faults.push(`${said(card)} leaves ${zone.className}`);
  }
  const boxes = cards.filter((card) => !isCovered(card) && !card.closest('.fs-badges')).map((card) => [card, card.getBoundingClientRect()]);
  for (const [index, [card, one]] of boxes.entries())
    for (const [other, two] of boxes.slice(index + 1))
      if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1)
        faults.push(`${said(card)} lies over ${said(other)}`);
  for (const one of shown(document.querySelectorAll('.fs-table, .fs-table *'))) {
    if (one.closest('.fs-hand > .fs-row, .fs-rail-panel, .fs-happened, .visually-hidden') || isCovered(one)) continue;
    if (["visible", "clip"].includes(getComputedStyle(one).overflowY) || one.clientHeight <= 1) continue;
    const [all, seen] = [one.scrollHeight, one.clientHeight];
    if (all > seen + LETTERS) faults.push(`${one.className} of ${said(one)}: ${all} of ${seen}`);
  }
  const [drawer] = shown(document.querySelectorAll('.drawn > .fs-rail')).map((one) => one.getBoundingClientRect());
  for (const zone of drawer ? document.querySelectorAll('.fs-wild, .fs-line, .fs-company, .fs-below') : []) {
    const room = zone.getBoundingClientRect();
    if (room.right > drawer.left + 0.5 && room.bottom > drawer.top + 0.5) faults.push(`the drawer lies over ${zone.className}`);
  }
  const words = shown(document.querySelectorAll('.fs-question h2, .fs-asked-more > *, .fs-line > :is(.fs-sum, .fs-margin, .fs-answers)'));
  const lines = words.map((one) => [one, one.getBoundingClientRect()]).filter(([one]) => one.textContent.trim() !== '');
  for (const [index, [part, one]] of lines.entries())
    for (const [other, two] of lines.slice(index + 1)) {
      const isBeside = one.left >= two.right - 1 || two.left >= one.right - 1;
      const isOver = !isBeside && one.top < two.bottom - LETTERS && two.top < one.bottom - LETTERS;
      if (isOver) faults.push(`${part.className || part.tagName} and ${other.className} of the Line lie on one another`);
    }
  for (const chip of shown(document.querySelectorAll(':is(.fs-hung, .fs-borne-cards) > .fs-chip')))
    if (shown(chip.querySelectorAll('.fs-picture, .fs-chip-name')).length === 0) faults.push(`${said(chip)} shows nothing of itself`);
  for (const place of shown(document.querySelectorAll('.fs-hung-all'))) {
    const bearers = shown(place.querySelectorAll('.fs-chip-bearer'));
    if (bearers.length === 0) faults.push('attachments in a place of their own do not say whose they are');
    for (const bearer of bearers) if (bearer.scrollWidth > bearer.clientWidth) faults.push(`the bearer ${bearer.textContent} is cut`);
  }
  const hand = document.querySelector('.fs-hand > .fs-row');
  if (hand.scrollHeight > hand.clientHeight + 1) faults.push('the hand scrolls down');
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push('the page scrolls');
  return faults;
}"""
"""What leaves its zone, lies over another card or line of words, or under the drawer, is blank, or is cut or scrolled."""
FRAMES = """() => new Promise((done) => {
  let left = 4;
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""
"""A row is measured as it is drawn, and drawn again in the next frame if its cards do not fit."""
GISTS = """() => Object.fromEntries([...document.querySelectorAll('.fs-company :is(.fs-heroes, .fs-allies) .fs-card')].map((card) => {
  const gist = card.querySelector('.fs-gist');
  const isSeen = gist !== null && gist.checkVisibility() && gist.getBoundingClientRect().height > 8;
  return [card.dataset.key, isSeen ? gist.textContent : ''];
}))"""
"""What each hero and ally in play is seen to say of its text, "" for nothing."""
CUT_GISTS = """() => [...document.querySelectorAll('.fs-body > .fs-gist > span')].flatMap((gist) => {
  if (gist.clientHeight === 0 || gist.scrollHeight <= gist.clientHeight + 3) return [];
  const { lineHeight, paddingBottom, webkitLineClamp } = getComputedStyle(gist);
  const lines = (gist.clientHeight - parseFloat(paddingBottom)) / parseFloat(lineHeight);
  return [[gist.closest('[data-key]').dataset.key, lines, Number(webkitLineClamp)]];
})"""
"""Gists that have no room for all their lines: (card, lines seen, line at whose end the browser draws "…")."""
MOST_FRAMES = 40
"""How often the frames are waited for until the table must stand still."""
FRAME_MS, LONGEST_MS = 16, 3000
"""No event is shown for longer."""
CARDS_SHOWN = {"wild": 6, "mine": 17}
"""Cards that the places of a phone show: quest, location, four staged; three engaged, three heroes, seven allies, four attachments."""


def once_still(
    page: Page, look: Callable[[], list[str]], go_on: Callable[[], object] | None = None
) -> list[str]:
    """What a look finds wrong once the table stands still: a busy machine takes more frames to lay it out anew.

    go_on: lets some frames pass where the page's clock stands.
    """
    faults: list[str] = []
    for _ in range(MOST_FRAMES):
        faults = look()
        if not faults:
            break
        (go_on or (lambda: page.evaluate(FRAMES)))()
    return faults


def settled_faults(page: Page) -> list[str]:
    """What is wrong once the table stands still."""
    return once_still(page, lambda: page.evaluate(FAULTS))


def cut_words(page: Page, selector: str) -> list[str]:
    """Which of some elements do not show all of their words once the table stands still."""
    return once_still(page, lambda: page.evaluate(CUT, selector))


def in_silence(page: Page) -> list[str]:
    """Gists that are cut and do not end with "…"."""
    cut: list[tuple[str, float, int]] = page.evaluate(CUT_GISTS)
    return [
        f"{key}: {lines} lines, {last} said"
        for key, lines, last in cut
        if not last - 0.1 < lines < last + 0.1
    ]


def missing(page: Page, name: str, place: str, is_phone: bool) -> list[str]:
    """The cards that a place of a phone, or a desk, does not show, and those in play of whose text nothing is said."""
    faults: list[str] = []
    cards = page.locator(":is(.fs-wild, .fs-company) [data-key]:visible").count()
    if name not in ("armed", "more") and cards != CARDS_SHOWN.get(place, sum(CARDS_SHOWN.values())):
        faults.append(f"shows {cards} cards")
    if not is_phone and name not in ("drawn", "more"):  # a phone's cards are read by a long press
        said: dict[str, str] = page.evaluate(GISTS)
        faults += [f"{key} shows no gist" for key, gist in said.items() if not gist]
    return faults


def faults_at(me: Person, size: tuple[int, int], name: str) -> list[str]:
    """What is wrong at a size, in each of the places of a phone."""
    page = me.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))
    found: list[str] = []
    places = [one for one in CARDS_SHOWN if page.locator(f'.fs-places [data-place="{one}"]').is_visible()]
    for place in places or [""]:
        if place:
            page.locator(f'.fs-places [data-place="{place}"]').click()
        page.evaluate(FRAMES)
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{name}-{size[0]}x{size[1]}{place}.png")
        faults = [
            *settled_faults(page),
            *once_still(page, lambda place=place: missing(page, name, place, bool(places))),
        ]
        found += [f"{name} {size} {place}: {one}" for one in faults]
    return found


def at_the_full_table(me: Person, seen: dict[str, Any]) -> ShownTable:
    """A page at the full table."""
    table = ShownTable(me.page, seen)
    me.open("/start/passage-through-mirkwood/alone")
    me.page.locator("button[type=submit]").click()
    me.page.locator(".fs-line").first.wait_for()
    return table


def test_the_full_table_fits_at_every_size(person: Callable[..., Person]):
    me = person(DESK)
    table = at_the_full_table(me, who_quests())
    expect(me.page.get_by_role("heading", name="Who goes on the quest?")).to_be_visible()
    wrong = [fault for size in SIZES for fault in faults_at(me, size, "quest")]
    table.show(who_defends())
    expect(me.page.get_by_role("heading", name="Who defends?")).to_be_visible()
    wrong += [fault for size in SIZES[::-1] for fault in faults_at(me, size, "defend")]
    table.show(who_defends(is_armed=True))
    me.wait(lambda: me.page.locator('[data-key^="horn-of-gondor"]').count() > 0)
    wrong += [fault for size in PHONES for fault in faults_at(me, size, "armed")]
    me.page.set_viewport_size(
        {"width": SIZES[0][0], "height": SIZES[0][1]}
    )  # a small phone shows no further slot
    table.show(who_defends(*FURTHER_ALLIES))
    me.wait(lambda: me.page.locator(".fs-allies > .fs-slot").count() > len(ALLIES))
    wrong += [fault for size in MORE_AT for fault in faults_at(me, size, "more")]
    assert wrong == [], "\n".join(wrong)


ALLIES_ROW = """() => {
  const all = [...document.querySelectorAll('.fs-allies .fs-slot')];
  const isSaid = (one) => one.querySelector('.fs-gist').checkVisibility();
  return {
    cards: all.length,
    gists: all.filter(isSaid).length,
    heroes: [...document.querySelectorAll('.fs-heroes .fs-slot')].filter(isSaid).length,
    covered: all.filter((one) => one.matches('.covered')).length,
    pages: document.querySelectorAll('.fs-allies .fs-pager').length,
  };
}"""
"""What the row of allies gives up for its room."""


def test_the_drawer_covers_nothing(person: Callable[..., Person]):
    """Company and hand make room for it; the threat that it lies over on a tablet is told by the bar."""
    me = person({"width": 1366, "height": 768})
    at_the_full_table(me, who_defends())
    me.page.keyboard.press("l")
    me.page.get_by_role("tab", name="Stops").click()
    wrong = [fault for size in DRAWN_AT for fault in faults_at(me, size, "drawn")]
    assert wrong == [], "\n".join(wrong)
    me.page.set_viewport_size({"width": 768, "height": 1024})
    expect(me.page.locator(".fs-bar-threat")).to_be_in_viewport(ratio=1)


def test_of_a_row_with_more_cards_the_gists_go_first_then_exhausted_ones_are_covered_then_come_pages(
    person: Callable[..., Person],
):
    """Of these allies three are exhausted."""
    me = person({"width": 1366, "height": 768})
    table = at_the_full_table(me, who_defends())
    for n_further, kept in (
        (0, {"cards": 7, "gists": 7, "covered": 0, "pages": 0}),
        (4, {"cards": 11, "gists": 0, "covered": 0, "pages": 0}),
        (7, {"cards": 14, "gists": 0, "covered": 3, "pages": 0}),
        (11, {"gists": 0, "covered": 0, "pages": 1}),
    ):
        table.show(who_defends(*(FURTHER_ALLIES + ALLIES)[:n_further]))
        wanted = kept | {"heroes": 3}
        for _ in range(MOST_FRAMES):
            row: dict[str, int] = me.page.evaluate(ALLIES_ROW)
            if row | wanted == row:
                break
            me.page.evaluate(FRAMES)
        assert row | wanted == row, n_further


TURNED_AT = ((740, 360), (844, 390), (568, 320), *SIZES)
"""Sizes at which a card turns up: phones on their side, too."""
TURNED = """() => {
  const line = document.querySelector('.fs-line').getBoundingClientRect();
  return [...document.querySelectorAll('.fs-moment > *, .fs-moment .fs-gist')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isWhole = box.height > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const isOver = box.left < line.right && line.left < box.right && box.top < line.bottom && line.top < box.bottom;
    const isCut = one.scrollHeight > one.clientHeight + 2;
    return [!isWhole && 'leaves the window', isOver && 'lies over the Line', isCut && 'is cut']
      .filter(Boolean).map((fault) => `${one.className} ${fault}`);
  });
}"""
"""What is wrong with a card that turns up."""


def test_a_card_that_turns_up_is_whole_in_the_window(person: Callable[..., Person]):
    """In Russian the longest text of a shadow is longest. The clock stands still while it is looked at."""
    me = person(DESK, locale="ru-RU")
    page = me.page
    me.clock.install()
    table = at_the_full_table(me, who_defends())
    me.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    wrong: list[str] = []
    for kind, facts in (
        ("shadow_turned", {"card": "wolf-rider", "enemy": "dol-guldur-orcs"}),
        ("revealed", {"card": "chieftan-ufthak"}),
    ):
        table.tell(kind, **facts)
        expect(page.locator(f".fs-moment.{kind} > .fs-card")).to_be_attached()
        for width, height in TURNED_AT:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(
                "size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height]
            )
            faults = once_still(page, lambda: page.evaluate(TURNED), lambda: me.clock.run_for(FRAME_MS))
            if PICTURES:
                page.screenshot(path=f"{PICTURES}/{kind}-{width}x{height}.png")
            wrong += [f"{width}x{height}: {kind}: {one}" for one in faults]
        me.clock.run_for(LONGEST_MS)
        expect(page.locator(".fs-moment")).to_have_count(0)
    assert wrong == [], "\n".join(wrong)


CUT = """name => [...document.querySelectorAll(name)].filter((one) => one.getBoundingClientRect().width > 0).flatMap((one) => {
  const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4;
  return isCut ? [`${one.className || one.tagName} "${one.textContent}" is cut`] : [];
})"""
"""Which of some elements do not show all of their words."""
LONG_NAMES = (
    "longbeard-orc-slayer",
    "snowbourn-scout",
    "erebor-hammersmith",
    "miner-of-the-iron-hills",
    "beorns-hospitality",
    "grim-resolve",
)
"""Cards whose names take three lines and more in some language."""
NAMED_AT = (
    *((size, ".fs-hand, .fs-allies, .fs-engaged, .fs-staging") for size in SIZES if size not in PHONES),
    *((size, ".fs-hand") for size in PHONES),
)
"""Sizes, and where names are whole: a low tile of a phone, which has room for two lines, says that a name goes on."""
LANGUAGES = ("en-GB", "de-DE", "fr-FR", "it-IT", "pl-PL", "ru-RU")


@pytest.mark.parametrize("locale", ["de", "ru"])
def test_a_gist_without_room_for_all_its_words_says_that_it_goes_on(
    person: Callable[..., Person], locale: str
):
    """The languages with the longest gists."""
    me = person(DESK, locale=locale)
    table = at_the_full_table(me, who_quests())
    wrong: list[str] = []
    n_cut = 0
    for seen in (who_quests(), who_defends(is_armed=True)):
        table.show(seen)
        me.wait(lambda: me.page.locator(".fs-company .fs-card").count() > len(ALLIES))
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.evaluate(FRAMES)
            wrong += [
                f"{width}x{height} {fault}" for fault in once_still(me.page, lambda: in_silence(me.page))
            ]
            n_cut += len(me.page.evaluate(CUT_GISTS))
    assert wrong == [], "\n".join(wrong)
    assert n_cut, "no gist is too long anywhere, so this shows nothing"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_phone_says_the_gist_the_price_and_the_question_whole(person: Callable[..., Person], locale: str):
    """The gist of every hero and ally that is chosen, the price of a response, and what a card asks for."""
    me = person({"width": 390, "height": 844}, locale=locale)
    page = me.page
    table = at_the_full_table(me, who_quests())
    wrong: list[str] = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator('.fs-places [data-place="mine"]').click()
        page.wait_for_function("width => innerWidth === width", arg=width)
        keys: list[str] = page.locator(".fs-characters .fs-slot > .fs-card").evaluate_all(
            "all => all.map((one) => one.dataset.key)"
        )
        assert len(keys) == 3 + len(ALLIES)
        for key in keys:
            card = page.locator(f'.fs-characters .fs-slot > [data-key="{key}"]')
            card.click()
            expect(page.locator(".fs-chosen-gist")).to_have_attribute("data-card", key)
            wrong += cut_words(page, ".fs-chosen-gist")
            card.click()
    table.show(seen_of(who_responds()))
    expect(page.locator(".fs-answer")).to_have_count(2)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        wrong += cut_words(page, ".fs-answer, .fs-answer-head, .fs-answer-head small")
        expect(page.locator(".fs-answer .fs-short-price")).to_be_in_viewport(ratio=1)
    table.show(seen_of(who_responds().act("use theodred")))
    expect(page.locator(".fs-question h2")).to_contain_text("1")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        wrong += cut_words(page, ".fs-question h2")
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("locale", LANGUAGES[1:])
def test_the_longest_names_are_whole(person: Callable[..., Person], locale: str):
    me = person(DESK, locale=locale)
    beast = "dol-guldur-beastmaster"
    named = Board(("aragorn", "gimli", "eowyn")).ally(*LONG_NAMES[:4]).hand(*LONG_NAMES)
    at_the_full_table(me, seen_of(named.staging(beast).engaged(beast).step_of_round("3.3")))
    wrong: list[str] = []
    for (width, height), places in NAMED_AT:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(FRAMES)
        if PICTURES:
            me.page.screenshot(path=f"{PICTURES}/names-{locale}-{width}x{height}.png")
        names = ", ".join(f"{place} .fs-name" for place in places.split(", "))
        wrong += [f"{width}x{height}: {one}" for one in cut_words(me.page, names)]
    assert wrong == [], "\n".join(wrong)
