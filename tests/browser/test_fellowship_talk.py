"""A computer partner in a real browser: it answers a signal and announces its plan, on desk and phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon.games.fellowship.game import GAME

from .conftest import DESK, PHONE, Person
from .full_card_table import ShownTable, partners_table, seen_of
from .test_any_game import look
from .test_fellowship import answer, next_question
from .test_fellowship_fits import SIZES

CARDS = """() => [...document.querySelectorAll('.fs-partner-cards .fs-card')].map((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return [card.dataset.key, left, top, width, height, card.contains(at)];
})"""
"""The partner's cards: where each stands, and whether nothing lies over it."""


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_partner_answers_and_tells_its_plan(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    me.open("/")
    page.locator(".shelf-box", has_text="Passage Through Mirkwood").click()
    page.locator(".choice-item", has_text="2").first.click()
    page.get_by_label("Seat 2: who plays").select_option("computer")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-table")).to_be_visible()
    show_partners(me)
    me.settle()
    before = page.evaluate(CARDS)
    signal_on(me, "keep-defender")
    expect(page.locator(".fs-partner .fs-words")).to_contain_text("I keep a defender")
    me.settle()
    assert len(before) >= 3
    assert page.evaluate(CARDS) == before, "no signal moves or hides a partner's card"
    last = None
    while decision := next_question(
        me, last, lambda: any('"text":"plan-quest"' in frame for frame in me.frames)
    ):
        last = decision
        answer(me, decision)
    show_partners(me)
    expect(page.locator(".fs-partner .fs-words")).to_contain_text(re.compile("Staying ready|On the quest"))
    look(page, f"fellowship-talk-{size['width']}-{scheme}")
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


SAID = (
    (
        1,
        {
            "text": "plan-quest",
            "who": "eowyn,northern-tracker",
            "willpower": 7,
            "threat": 5,
            "keeps": "eleanor",
        },
    ),
    (2, {"text": "heed", "signal": "keep-defender"}),
    (3, {"text": "plan-combat", "defends": "king-spider:gimli", "keeps": "legolas"}),
)
TALK_FAULTS = """() => {
  const faults = [];
  const room = document.querySelector('.fs-partners').getBoundingClientRect();
  const boxes = (name) => [...document.querySelectorAll(`.fs-partners ${name}`)].map((one) => [one, one.getBoundingClientRect()]);
  const parts = boxes(':is(h2, .fs-words, .fs-signals .button, .fs-partner-cards .fs-card, .fs-pager > *)')
    .filter(([, box]) => box.width > 1);
  for (const [part, box] of parts) {
    const name = `${part.className} ${part.textContent.slice(0, 20)}`;
    const [low, right] = [room.bottom + 1, room.right + 1];
    if (box.bottom > low || box.right > right || box.top < room.top - 1) faults.push(`${name} leaves the place of the partners`);
    for (const [other, two] of parts) {
      if (part === other || part.contains(other) || other.contains(part)) continue;
      const isOver = box.left < two.right - 1 && two.left < box.right - 1 && box.top < two.bottom - 1 && two.top < box.bottom - 1;
      if (isOver) faults.push(`${name} lies over ${other.className} ${other.textContent.slice(0, 20)}`);
    }
  }
  for (const [button] of boxes('.fs-signals .button')) {
    const isCut = button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 3;
    if (isCut) faults.push(`${button.textContent} is cut`);
  }
  return faults;
}"""


@pytest.mark.parametrize("n_seats", [2, 4])
def test_the_words_of_partners_stand_beside_their_cards_and_the_signals(
    person: Callable[..., Person], n_seats: int
):
    me = person(DESK)
    page = me.page
    said = tuple(
        {"ply": 0, "kind": "said", "facts": {"seat": seat, **facts}, "audience": None, "cause": ""}
        for seat, facts in SAID
        if seat < n_seats
    )
    table = partners_table(n_seats)
    signals = GAME.signals(table.s, 0)
    ShownTable(page, seen_of(table), said, signals)
    me.open("/start/passage-through-mirkwood/alone")
    page.locator("button[type=submit]").click()
    page.locator(".fs-line").first.wait_for()
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height]
        )
        show_partners(me)
        expect(page.locator(".fs-words")).to_contain_text("Gimli defends" if n_seats == 4 else "On the quest")
        expect(page.locator(".fs-signals .button")).to_have_count(len(signals))
        me.settle()
        found += [f"{width}x{height}: {fault}" for fault in page.evaluate(TALK_FAULTS)]
    assert found == [], "\n".join(found)


def show_partners(me: Person) -> None:
    """On a phone the partners are a place of their own."""
    expect(me.page.locator(".fs-table")).to_be_visible()
    place = me.page.locator('.fs-places [data-place="partners"]')
    if place.is_visible():
        place.click()


def signal_on(me: Person, name: str) -> None:
    """Press a signal."""
    show_partners(me)
    me.page.locator(f'[data-signal="{name}"]').click()
