"""The card game in a real browser: Mirkwood alone, from the lobby, by clicks: two rounds on a desk, to the end on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from . import in_sight
from .conftest import DESK, PHONE, Person
from .test_any_game import look

CANDIDATE = ".fs-card.may, .fs-chip.may, .fs-road-card.may"
TOGGLED = {"commit": 2, "attackers": 9, "join": 9, "defender": 1, "sentinel": 1}
"""How many cards are chosen before the answer is sent."""
FIRST_KINDS = ("mulligan", "planning", "commit")
LOOKED_AT = ("mulligan", "planning", "commit", "defender")


def begin(person: Person, scenario: str = "Passage Through Mirkwood", seats: int = 1) -> None:
    """From the home page to the table; every seat is one's own."""
    page = person.page
    person.open("/")
    page.locator(".shelf-box", has_text=scenario).click()
    page.locator(".choice-item", has_text=str(seats)).first.click()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}: who plays").select_option("own")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".fs-table, .plain-cover").first).to_be_visible()


def newest(person: Person, seat: int = -1) -> dict[str, Any]:
    """The observation of the newest update (of a seat); only those are decoded, for a table's updates are large."""
    for frame in reversed(person.frames):
        if '"type":"update"' in frame[:40]:
            found: dict[str, Any] = json.loads(frame)["observation"]
            if seat in (-1, found["seat"]):
                return found
    raise AssertionError("no update has come")


def asked(person: Person) -> dict[str, Any] | None:
    """The decision that the table shows; None while it is busy or the game is over."""
    shown: dict[str, str] = person.page.evaluate(
        "({...document.querySelector('.fs-line[aria-busy=false]')?.dataset})"
    )
    if "asked" not in shown:
        return None
    decision = newest(person, int(shown["seat"]))["decision"]
    return decision if decision and decision["id"] == shown["asked"] else None


def next_question(
    person: Person, last: dict[str, Any] | None, is_done: Callable[[], Any] = lambda: False
) -> dict[str, Any] | None:
    """Wait for another question than the last one; None once `is_done` or the game is over."""
    found: list[dict[str, Any]] = []

    def is_there() -> bool:
        decision = asked(person)
        is_new = decision and (
            last is None or (decision["seat"], decision["id"]) != (last["seat"], last["id"])
        )
        found[:] = [decision] if decision and is_new else []
        return bool(is_done() or found or person.page.locator(".plain-over").count())

    person.wait(is_there)
    return found[0] if found and not is_done() else None


def show(page: Page, key: str) -> None:
    """On a phone, go to the place where a card lies; a desk shows all of them."""
    card = page.locator(f'[data-key="{key}"]').first
    for place in ("mine", "wild", "partners"):
        if card.is_visible():
            return
        there = page.locator(f'.fs-places [data-place="{place}"]')
        if there.is_visible():
            there.click()
    expect(card).to_be_visible()


def choose_and_act(page: Page, key: str, action: str = "") -> None:
    """Choose a card, of several abilities the first or the one of this action, and press the main button."""
    show(page, key)
    page.locator(f'[data-key="{key}"]').first.click()
    if page.locator(".fs-choose").count():
        page.locator(f'.fs-answer[data-action="{action}"]' if action else ".fs-answer").first.click()
    page.locator('[data-action="send"]').click()


def answer(person: Person, decision: dict[str, Any]) -> None:
    """One sensible answer by clicks: play what can be played, send two, defend with the first, attack with all."""
    page, kind = person.page, decision["kind"]
    cards = [option["parts"]["card"] for option in decision["options"] if "card" in option["parts"]]
    if kind in TOGGLED:
        for key in cards[: TOGGLED[kind]]:
            show(page, key)
            page.locator(f'[data-key="{key}"]').first.click()
        page.locator('[data-action="send"]').click()
    elif kind == "pay":
        page.locator('[data-action="send"]').click()
    elif cards and kind not in ("window", "response", "travel", "engage"):
        choose_and_act(page, cards[0])
    elif decision["decline"]:
        page.locator('[data-action="pass"]').click()
    elif cards:
        choose_and_act(page, cards[0])
    elif kind == "mulligan":
        page.locator('[data-action="keep"]').click()
    else:
        page.locator(".fs-answer").first.click()
        page.locator('[data-action="send"]').click()


def effects_since(person: Person, frame: int) -> list[str]:
    """The cards whose effects were told by the updates from a frame on, in this round."""
    cards: list[str] = []
    for text in person.frames[frame:]:
        if '"type":"update"' in text[:40]:
            for event in json.loads(text)["events"]:
                if event["kind"] == "round_over":
                    cards = []
                elif event["kind"] == "effect":
                    cards.append(event["facts"]["card"])
    return cards


def told(person: Person, cards: list[str]) -> None:
    """Every effect since the last answer stands in the Line with the rule behind it, the newest five at most."""
    lines = person.page.locator(
        ".fs-happened li:has(a)"
    )  # what a fight did to a character has no rule of a card behind it
    expect(lines).to_have_count(min(5, len(cards)))
    for line in lines.all():
        assert re.search(r"#CARD-\d+\.\d+$", line.get_by_role("link").get_attribute("href") or "")
        assert re.search(r" · [^:]+: .{5}", line.inner_text()), line.inner_text()


def play(person: Person, rounds: int, size: dict[str, int], scheme: str) -> set[str]:
    """Play until so many rounds are over, or the game is. Returns the kinds of decisions met."""
    met: set[str] = set()
    page = person.page
    last: dict[str, Any] | None = None
    answered_at, effects = 0, 0
    while page.locator(".plain-over").count() == 0:
        cover = page.locator(".plain-cover .button.primary")
        decision = next_question(person, last, cover.count)
        if cover.count():
            cover.click()
            continue
        if decision is None or newest(person)["turn"] >= rounds:
            break
        last, kind = decision, decision["kind"]
        if kind not in met and kind in LOOKED_AT:
            look(page, f"fellowship-{kind}-{size['width']}-{scheme}")
            assert page.evaluate("document.documentElement.scrollHeight") <= size["height"], kind
        met.add(kind)
        cards = effects_since(person, answered_at)
        if len(newest(person)["seats"]) == 1:  # each hand of a screen has its own last answer
            told(person, cards)
        if len(cards) > effects:
            look(page, f"fellowship-happened-{size['width']}-{scheme}")
            assert page.evaluate("document.documentElement.scrollHeight") <= size["height"], cards
            effects = len(cards)
        answered_at = len(person.frames)
        answer(person, decision)
    assert effects or rounds < 2
    return met


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_mirkwood_alone_from_the_lobby(person: Callable[..., Person], size: dict[str, int], scheme: str):
    me = person(size, scheme)
    begin(me)
    rounds = 2 if size == DESK else 99
    met = play(me, rounds, size, scheme)
    assert set(FIRST_KINDS) <= met
    table = newest(me)
    assert table["turn"] >= rounds or table["returns"] is not None


def test_the_question_and_its_answers_are_in_sight_at_every_size(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    begin(me)
    asked_in = ("#fs-prompt", ".fs-hand .fs-card, .fs-hand .fs-chip")
    wrong = in_sight.faults(me, "card-mulligan", ["^Keep$", *asked_in])
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("heading", name="What do you play?")).to_be_visible()
    wrong += in_sight.faults(me, "card-planning", ["^Planning done$", *asked_in])
    page.get_by_role("button", name="Planning done").click()
    expect(page.get_by_role("heading", name="Who goes on the quest?")).to_be_visible()
    page.locator(CANDIDATE).first.click()
    wrong += in_sight.faults(me, "card-commit", [CANDIDATE, '[data-action="send"]', "#fs-prompt"])
    assert wrong == []


def test_the_longest_name_of_a_phase_covers_nothing_on_a_phone(person: Callable[..., Person]):
    me = person(PHONE, "light", "it-IT")
    page = me.page
    me.open("/start/passage-through-mirkwood/alone")
    page.locator("button[type=submit]").click()
    expect(page.locator(".fs-hand .fs-card").first).to_be_in_viewport(ratio=1)
    page.locator('[data-action="keep"]').click()
    expect(page.locator(".fs-phase-name")).to_have_text("Pianificazione")
    seen = in_sight.measure(page, [], (".fs-phase-name", ".fs-round", ".fs-bar-threat", ".fs-bar-button"))
    assert seen["cut"] == []


def test_a_card_is_read_an_answer_taken_back_a_stop_raised(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    begin(me)
    reading = page.get_by_role("complementary", name="The card you are reading")
    page.locator('.fs-card[data-key="aragorn"]').click(button="right")
    expect(reading).to_contain_text("After he commits to the quest")
    expect(reading).to_contain_text("This character can defend other players")
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("heading", name="What do you play?")).to_be_visible()
    page.get_by_role("button", name="Planning done").click()
    expect(page.get_by_role("heading", name="Who goes on the quest?")).to_be_visible()
    page.locator(".fs-hand .fs-card").first.click()
    margin = page.locator(".fs-margin")
    expect(margin).to_contain_text("Not now:")
    expect(margin.get_by_role("link")).to_have_attribute("href", re.compile("CARD-"))
    look(page, "fellowship-why-1280-light")
    page.keyboard.press("l")
    page.locator(".fs-log-card").first.click()
    expect(reading).to_be_visible()
    page.locator("#fs-prompt").click()
    page.keyboard.press("1")
    send = page.get_by_role("button", name="Send these 1")
    expect(send).to_be_visible()
    page.keyboard.press("1")
    expect(send).to_have_count(0)
    page.keyboard.press("z")
    expect(page.get_by_role("heading", name="What do you play?")).to_be_visible()
    page.get_by_role("tab", name="Stops").click()
    before_anybody_goes = page.get_by_label("Before anybody goes")
    expect(before_anybody_goes).not_to_be_checked()
    before_anybody_goes.check()
    assert "quest_start" in page.evaluate("localStorage.getItem('gonfalon.fellowship-stops')")
