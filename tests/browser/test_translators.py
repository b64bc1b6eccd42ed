"""Page translators, which put elements in the place of texts, freeze no value: neither at a table nor on a form."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.conftest import ServerProcess

from .conftest import DUEL, Person, alive
from .test_fellowship import answer, asked, newest, next_question
from .test_fellowship import begin as begin_fellowship
from .test_fortress import INTRO, type_path
from .test_fortress import begin as begin_fortress
from .test_games import choose_quietly, move, start

TRANSLATE = """(heeds) => {
  const kept = 'script, style, textarea' + (heeds ? ', [translate=no]' : '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const text of found.filter((one) => one.data.trim() && !one.parentElement.closest(kept))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return document.querySelectorAll('main font').length;
}"""
"""Does what page translators do: each text gives way to elements. heeds: not where the page asks to be left alone."""


@pytest.fixture
def serving(teaching_server: ServerProcess) -> ServerProcess:
    """The games of the plain view are teaching games."""
    return alive(teaching_server)


def translate(somebody: Person, heeds: bool) -> None:
    """A translator goes over the page; one that heeds the page's wish touches nothing of a table."""
    assert (somebody.page.evaluate(TRANSLATE, heeds) == 0) == heeds


both = pytest.mark.parametrize("heeds", [True, False])


@both
def test_the_card_table_shows_the_new_round(person: Callable[..., Person], heeds: bool):
    me = person()
    begin_fellowship(me)
    me.wait(lambda: asked(me))
    round_line = me.page.locator(".fs-round")
    expect(round_line).to_have_text("Round 0")
    translate(me, heeds)
    last = None
    while decision := next_question(me, last, lambda: newest(me)["round"] > 1):
        last = decision
        answer(me, decision)
    expect(round_line).to_have_text(f"Round {newest(me)['round']}")
    expect(me.page.locator(".fs-bar-threat")).to_contain_text(str(newest(me)["seats"][0]["threat"]))


@both
def test_the_board_of_stratego_shows_the_new_turn(person: Callable[..., Person], heeds: bool):
    me = person()
    start(me, "duel", "computer")
    me.page.locator(".table-tray").wait_for()
    me.deploy(DUEL)
    me.page.locator(".turn-line.is-mine").wait_for()
    number = me.page.locator(".turn-line .quiet")
    before = number.inner_text()
    translate(me, heeds)
    move(me, choose_quietly(me, Random(5)))
    me.wait(lambda: me.last()["observation"]["legal"] or me.last()["status"]["returns"])
    expect(number).not_to_have_text(before)


@both
def test_a_fortress_says_where_one_stands_now(person: Callable[..., Person], heeds: bool):
    me = person()
    begin_fortress(
        me,
        "fortress-intro",
        {"kind": "own", "brings": INTRO},
        {"kind": "computer", "level": 0, "brings": INTRO},
    )
    stands = me.page.locator(".fortress-stands")
    expect(stands).to_contain_text("E5")
    translate(me, heeds)
    type_path(me.page, "D5")
    expect(stands).to_contain_text("D5")


@both
def test_the_plain_view_shows_the_new_values(person: Callable[..., Person], heeds: bool):
    us = person()
    us.open("/start/night_watch/screen")
    us.page.get_by_role("button", name="Start the game").click()
    us.page.wait_for_url("**/match/*")
    us.page.get_by_role("button", name="I play all of these seats").click()
    us.page.locator(".plain-option").first.wait_for()
    translate(us, heeds)
    # Acts until a card is to be committed: only that question names both values in one sentence.
    for _ in range(4):
        with us.answered():
            us.page.locator(".plain-option").first.click()
        asked_for = [update["observation"]["decision"] for update in us.updates()]
        question = next(one for one in reversed(asked_for) if one)
        if question["prompt"] == "watch_play":
            break
    facts = question["facts"]
    expect(us.page.locator("#plain-prompt")).to_contain_text(
        f"{facts['target']}; the task is {facts['task']}"
    )


def test_a_form_counts_what_differs(person: Callable[..., Person]):
    me = person()
    me.open("/start/barrage/computer")
    me.page.locator(".fine-print > summary").click()
    count = me.page.locator(".fine-print-count")
    before = count.inner_text()
    translate(me, heeds=False)
    me.page.locator(".fine-print input[type=checkbox]").first.click()
    expect(count).not_to_have_text(before)
    changed = count.inner_text()
    me.page.locator(".fine-print input[type=checkbox]").first.click()
    expect(count).not_to_have_text(changed)
    translate(me, heeds=False)
    me.page.locator(".fine-print input[type=checkbox]").first.click()
    expect(count).to_have_text(changed)
