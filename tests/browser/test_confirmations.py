"""Whatever is asked once more fits on a narrow phone, in every language: nothing cut, nothing sideways, every answer in reach."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from gonfalon.text import LANGUAGES

from . import in_sight
from .conftest import DUEL, PHONE, Person
from .test_combat import duel_by_link
from .test_fortress import INTRO, begin
from .test_games import start
from .test_open_seats import offer, take_all
from .test_people import take_name

FAULTS = f"""
(selector) => {{
  {in_sight.HELPERS}
  const boxes = [...document.querySelectorAll(selector)].filter(isShown);
  const faults = boxes.length === 1 ? [] : [`${{boxes.length}} of ${{selector}}`];
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${{page.scrollWidth}} px wide`);
  for (const box of boxes) {{
    box.scrollIntoView({{ block: 'center', behavior: 'instant' }});
    const outer = box.getBoundingClientRect();
    if (outer.left < -0.5 || outer.right > innerWidth + 0.5) faults.push('the box stands out of the page');
    for (const one of box.querySelectorAll(':not(svg *)')) {{
      const {{ left, right, width }} = one.getBoundingClientRect();
      if (width <= 1) continue; // for a screen reader only
      const text = one.textContent.trim().slice(0, 40);
      if (left < outer.left - 1 || right > outer.right + 1) faults.push(`sideways: ${{text}}`);
      if (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${{text}}`);
      if (one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2) faults.push(`cut below: ${{text}}`);
    }}
    for (const answer of box.querySelectorAll('button, p, strong')) {{
      if (isShown(answer) && !isSeen(answer)) faults.push(`out of sight: ${{answer.textContent.trim().slice(0, 40)}}`);
    }}
  }}
  return faults;
}}
"""
"""What of the one box of this name does not fit."""


def in_every_language(me: Person, ask: Callable[[], str]) -> None:
    """Ask on the open page in one language after the other. ask: opens the question and answers its selector."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        me.page.evaluate("code => localStorage.setItem('gonfalon.language', JSON.stringify(code))", language)
        me.page.reload()
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        me.settle()  # a page that still grows moves its buttons
        selector = ask()
        expect(me.page.locator(selector).first).to_be_visible()
        me.settle()
        faults = me.page.evaluate(FAULTS, selector)
        if in_sight.PICTURES:
            me.page.screenshot(path=f"{in_sight.PICTURES}/asked-{selector.split()[0][1:]}-{language}.png")
        if faults:
            found[language] = faults
    assert found == {}, json.dumps(found, ensure_ascii=False, indent=1)


def test_ending_a_game_of_stratego(person: Callable[..., Person]):
    me = person(PHONE)
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["status"]["status"] == "play")
    question = me.page.locator(".question")

    def end() -> str:
        me.page.locator(".table-acts > button").last.click()
        return ".question"

    def resign() -> str:
        end()
        question.locator("button").nth(-2).click()
        expect(question.locator(".danger")).to_be_visible()
        return ".question"

    in_every_language(me, end)
    in_every_language(me, resign)


def test_a_draw_that_is_offered(person: Callable[..., Person]):
    host, friend = person(PHONE), person(PHONE)
    duel_by_link(host, friend, "flag")
    host.page.get_by_role("button", name="End…", exact=True).click()
    host.page.get_by_role("button", name="Offer a draw").click()
    in_every_language(friend, lambda: ".question")


def test_giving_up_a_fortress(person: Callable[..., Person]):
    me = person(PHONE)
    begin(
        me,
        "fortress-intro",
        {"kind": "own", "brings": INTRO},
        {"kind": "computer", "level": 0, "brings": INTRO},
    )
    acts = me.page.locator(".plain-acts .plain-buttons > button")
    acts.first.wait_for()
    at = acts.all_inner_texts().index("Resign")

    def resign() -> str:
        acts.nth(at).click()
        return ".plain-question"

    in_every_language(me, lambda: ".plain-acts")
    in_every_language(me, resign)


def test_taking_a_game_off_the_list(person: Callable[..., Person]):
    me = person(PHONE)
    start(me, "duel", "computer")
    me.open("/games")

    def remove() -> str:
        me.page.locator("button.icon-only").last.click()
        return ".row-question"

    in_every_language(me, remove)


def test_freeing_and_forgetting_a_name(person: Callable[..., Person]):
    me = person(PHONE)
    take_name(me, "Narrow Newt")

    def way(index: int) -> Callable[[], str]:
        def ask() -> str:
            me.page.locator(".way").nth(index).locator("button").click()
            return ".way [role=group]"

        return ask

    in_every_language(me, way(0))
    in_every_language(me, way(1))


def test_taking_an_offered_seat_back(person: Callable[..., Person]):
    me = person(PHONE)
    take_all(me)
    offer(me)
    in_every_language(me, lambda: ".seats-acts")
    me.page.locator(".seats-acts button").first.click()
