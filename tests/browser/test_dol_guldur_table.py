"""The table of Escape from Dol Guldur: the prisoner is seen as one, what hangs on an enemy covers no words, the sums are right."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon.games.fellowship.engine import model as m
from tests.rules.fellowship.board import Board

from .conftest import DESK, PHONE, Person
from .full_card_table import seen_of
from .test_fellowship import show
from .test_fellowship_fits import at_the_full_table, settled_faults

SIZES = ((390, 844), (1366, 768), (1280, 800), (1366, 650), (1920, 1080))
COVERED = """() => {
  const faults = [];
  const boxes = (name) => [...document.querySelectorAll(name)].map((one) => [one, one.getBoundingClientRect()]);
  const words = boxes('.fs-slot .fs-gist > span, .fs-slot .fs-shadow, .fs-slot .fs-tag, .fs-slot .fs-stats, .fs-slot .fs-name');
  for (const [badge, one] of boxes('.fs-slot > .fs-badges > .fs-chip'))
    for (const [said, two] of words)
      if (one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1)
        faults.push(`${badge.dataset.key} lies on ${said.className || said.parentElement.className}: ${said.textContent}`);
  return faults;
}"""
"""Words and shadow cards that an attached card lies on."""


CUT_TABS = """() => {
  const wordsOf = (tab) => [...tab.querySelectorAll('.fs-chip-name, .fs-chip-bearer')].filter((one) => one.checkVisibility());
  const isApart = (one, other) =>
    one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const written = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  return [...document.querySelectorAll('.fs-hung-all .fs-chip')].flatMap((tab) => {
    const [box, words, sign] = [tab.getBoundingClientRect(), wordsOf(tab).map(written), tab.querySelector('.fs-sign')];
    const isCut = words.some((one) => one.top < box.top - 1 || one.bottom > box.bottom + 1 || one.right > box.right + 1);
    const isCovered = sign !== null && words.some((one) => !isApart(one, sign.getBoundingClientRect()));
    return words.length > 0 && !isCut && !isCovered ? [] : [`${tab.dataset.key}: ${isCut ? 'cut' : 'covered'}`];
  });
}"""
"""Tabs of attachments whose words are cut by their edge or lie under a sign."""


def in_the_tower() -> Board:
    """Théodred a prisoner, the guard of the key engaged, the guard of the torch in the staging area."""
    table = Board(
        ("theodred", "eowyn", "beravor"), scenario="escape-from-dol-guldur", quest="the-necromancers-tower"
    )
    table.hand("common-cause", "a-test-of-will").resources(1, "eowyn", "beravor").threat(29)
    table.s.mark(table.i("theodred"), m.PRISONER)
    table.engaged("dol-guldur-orcs").staging("gandalfs-map", "necromancers-pass")
    for objective, guard in (("shadow-key", "dol-guldur-orcs"), ("dungeon-torch", "necromancers-pass")):
        table.s.host[table.put(objective, m.ATTACHED)] = table.i(guard)
    return table.shadow("dol-guldur-orcs", "mountains-of-mirkwood")


def under_attack() -> Board:
    """The same, the orcs attack and nobody can defend."""
    table = in_the_tower().exhaust("eowyn", "beravor")
    table.enemy_attacks("dol-guldur-orcs")
    while table.owed == "window":
        table.act("pass")
    return table


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_prisoner_is_seen_and_pays_for_nothing(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    at_the_full_table(me, seen_of(in_the_tower().step_of_round("3.3")))
    page = me.page
    show(page, "theodred")
    held = page.locator('.fs-heroes [data-key="theodred"]')
    expect(held.get_by_text("Prisoner")).to_be_visible()
    expect(held.locator(".fs-stat")).to_have_count(0)
    expect(held).to_have_accessible_name("Théodred, Hero · Leadership, Prisoner, out of use until the rescue")
    expect(page.locator('[data-key^="common-cause"]').first).to_contain_class("dear")
    expect(page.locator('[data-key^="a-test-of-will"]').first).not_to_contain_class("dear")
    if size == DESK:
        held.click(button="right")
        expect(page.locator(".fs-reading .fs-held")).to_have_text("Prisoner: out of use until the rescue")


def test_what_hangs_on_a_card_covers_no_words(person: Callable[..., Person]):
    me = person(DESK)
    table = at_the_full_table(me, seen_of(in_the_tower().step_of_round("3.3")))
    for seen, heading in ((None, "Who goes on the quest?"), (seen_of(under_attack()), "Who takes 2 damage?")):
        if seen is not None:
            table.show(seen)
        expect(me.page.get_by_role("heading", name=heading)).to_be_visible()
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.settle()
            assert [*me.page.evaluate(COVERED), *settled_faults(me.page)] == [], (heading, width, height)


def test_who_takes_an_undefended_blow_takes_all_of_it(person: Callable[..., Person]):
    me = person(DESK)
    at_the_full_table(me, seen_of(under_attack()))
    page = me.page
    expect(page.get_by_role("heading", name="Who takes 2 damage?")).to_be_visible()
    page.locator('[data-key="beravor"]').first.click()
    expect(page.locator(".fs-sum .fs-term.hit_points")).to_contain_text("2")
    expect(page.locator(".fs-sum .fs-term.defense")).to_contain_text("nobody")
    expect(page.locator(".fs-margin")).to_contain_text("Beravor takes the damage. ")
    expect(page.locator(".fs-margin")).not_to_contain_text("draws")


def test_a_long_text_is_read_whole(person: Callable[..., Person]):
    me = person({"width": 1366, "height": 768})
    at_the_full_table(me, seen_of(in_the_tower().step_of_round("3.3")))
    me.page.locator('[data-key="gandalfs-map"]').first.click(button="right")
    reading = me.page.locator(".fs-reading")
    expect(reading).to_contain_text("raise your threat by 2")
    me.wait(lambda: reading.evaluate("one => one.scrollHeight <= one.clientHeight"))


def test_a_card_that_may_answer_is_not_left_out_of_sight_on_a_phone(person: Callable[..., Person]):
    me = person(PHONE)
    table = in_the_tower().resources(2, "beravor")
    table.hand("celebrians-stone", "guard-of-the-citadel", "wandering-took", "lorien-guide")
    at_the_full_table(me, seen_of(table.hand("miner-of-the-iron-hills").plan()))
    expect(me.page.get_by_role("heading", name="What do you play?")).to_be_visible()
    card = me.page.locator('.fs-hand [data-key^="miner-of-the-iron-hills"]')
    expect(card).to_be_in_viewport(ratio=0.99)
    card.click()
    expect(me.page.locator(".fs-margin > p")).to_be_in_viewport(ratio=0.99)
    cut = "p => [p.offsetHeight <= p.parentElement.offsetHeight, getComputedStyle(p).textOverflow]"
    me.wait(lambda: me.page.locator(".fs-margin > p").evaluate(cut) == [True, "ellipsis"])


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (360, 740), (740, 360)])
def test_two_attachments_are_named_or_their_bearer_on_every_phone(
    person: Callable[..., Person], width: int, height: int
):
    me = person({"width": width, "height": height})
    table = Board(("aragorn", "theodred", "gloin")).staging("necromancers-pass").resources(1)
    table.attach("steward-of-gondor", "aragorn").attach("celebrians-stone", "aragorn")
    at_the_full_table(me, seen_of(table.exhaust("steward-of-gondor").step_of_round("3.3")))
    expect(me.page.locator(".fs-hung-all .fs-chip")).to_have_count(2)
    me.settle()
    assert me.page.evaluate(CUT_TABS) == []
