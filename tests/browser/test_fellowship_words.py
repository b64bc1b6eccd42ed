"""How the words of the card table are set in every language: where they break, and what lies over them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gonfalon.games.fellowship.game import GAME
from gonfalon.text import LANGUAGES

from .conftest import DESK, Person
from .full_card_table import FURTHER_ALLIES, ShownTable, partners_table, seen_of, who_defends, who_quests
from .test_fellowship_fits import FRAMES, SIZES, at_the_full_table

BROKEN = """() => {
  const range = document.createRange();
  const topOf = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const all = range.getClientRects();
    return all.length > 0 ? all[all.length - 1].top : null;
  };
  const found = [];
  for (const part of document.querySelectorAll('.fs-table :is(.fs-name, .fs-gist > span, .fs-chip-name, h2)')) {
    if (part.getBoundingClientRect().width < 2 || !part.checkVisibility() || part.closest('.covered')) continue;
    for (const node of part.childNodes)
      for (const word of (node.data ?? '').matchAll(/[\\p{L}\\u00ad]+/gu)) {
        let last = null;
        for (let at = word.index; at < word.index + word[0].length; at += 1) {
          if (node.data[at] === '\\u00ad') continue;
          const top = topOf(node, at);
          if (last !== null && top > last + 4 && node.data[at - 1] !== '\\u00ad')
            found.push(`${word[0].slice(0, at - word.index)}|${word[0].slice(at - word.index)} in ${part.className || part.tagName}`);
          last = top;
        }
      }
  }
  return found;
}"""
"""Words of cards and headings that go on in the next line without a hyphen."""
UNDER_ARCHES = """() => [...document.querySelectorAll('.fs-staging [data-type=location]')].filter((card) => {
  const gist = card.querySelector('.fs-gist > span');
  if (!gist.checkVisibility() || gist.getBoundingClientRect().height < 2) return false;
  const range = document.createRange();
  range.selectNodeContents(gist);
  return range.getClientRects()[0].top < card.querySelector('.fs-band').getBoundingClientRect().bottom - 1;
}).map((card) => card.dataset.key)"""
"""Staged locations whose name hangs over the first line of their gist."""
LINES = """() => Object.fromEntries([...document.querySelectorAll('.fs-signals .button')].map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return [one.dataset.signal, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
}))"""
"""How many lines each signal takes."""


def resized(page: Page, width: int, height: int) -> None:
    """Wait until the table is drawn at this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
    page.evaluate(FRAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_card_is_broken_without_a_hyphen_or_lies_under_an_arch(
    person: Callable[..., Person], language: str
):
    me = person(DESK, locale=language)
    page = me.page
    table = at_the_full_table(me, who_quests())
    wrong: list[str] = []
    for seen in (who_quests(), who_defends(*FURTHER_ALLIES)):
        table.show(seen)
        for width, height in SIZES:
            resized(page, width, height)
            places = page.locator('.fs-places [data-place="wild"], .fs-places [data-place="mine"]')
            for place in places.all() if places.first.is_visible() else [None]:
                if place is not None:
                    place.click()
                page.evaluate(FRAMES)
                faults = page.evaluate(BROKEN) + [
                    f"{key} under its arch" for key in page.evaluate(UNDER_ARCHES)
                ]
                wrong += [f"{width}x{height}: {fault}" for fault in faults]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_to_the_others_takes_two_lines_at_most_on_a_desk(person: Callable[..., Person], language: str):
    me = person(DESK, locale=language)
    page = me.page
    table = partners_table(2)
    said = {"ply": 0, "kind": "said", "facts": {"seat": 1, "text": "heed", "signal": "keep-defender"}}
    signals = GAME.signals(table.s, 0)
    shown = ShownTable(page, seen_of(table), ({**said, "audience": None, "cause": ""},), signals)
    me.open("/start/passage-through-mirkwood/alone")
    page.locator("button[type=submit]").click()
    expect(page.locator(".fs-signals .button")).to_have_count(len(signals))
    for n_seats in (2, 4):
        shown.show(seen_of(partners_table(n_seats)))
        for width, height in ((1280, 800), (1366, 650), (1366, 768), (1920, 1080)):
            resized(page, width, height)
            lines: dict[str, int] = page.evaluate(LINES)
            assert {name: n for name, n in lines.items() if n > 2} == {}, (language, n_seats, width, height)
