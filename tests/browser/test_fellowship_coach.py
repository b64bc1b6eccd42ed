"""The coach of the card game in a real browser: from the end card to the report, from there into the replay with its notes.

The report is made from a real game, with planted odds: what it costs to play games on is measured elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from gonfalon import players
from gonfalon.games.fellowship.engine.state import State
from gonfalon.match.decisions import PlayedAct
from gonfalon.players.coaching import JudgedTurn, report_of
from gonfalon.server.wire_coach import CoachPage
from tests.players.coach.test_fellowship_coach import answers, outcomes

from .accessibility import violations_in_all_looks
from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship_end import a_game
from .test_fellowship_games import seeded

DEAR = ("commit", "defender", "planning")
"""Kinds of questions at which one answer of the game is made a mistake."""


def report(monkeypatch: pytest.MonkeyPatch, seed: int, acts: list[str], match: str) -> CoachPage:
    """The report on a game in which an answer of each of these kinds is worse than another one."""
    found = answers([PlayedAct(n, 0, text) for n, text in enumerate(acts)], seed)
    coach, turns = players.coach_of("fellowship"), list[JudgedTurn]()
    left = {kind: 1 + at for at, kind in enumerate(DEAR)}
    for answer in found:
        own = frozenset(answer.action.split(", "))
        kind = answer.information.observation.kind
        left[kind] = left.get(kind, 0) - 1
        is_bad = left[kind] == 0 and kind in DEAR

        def share(_: State, texts: tuple[str, ...], own: Any = own, is_bad: bool = is_bad) -> float:
            return 0.4 if is_bad and frozenset(texts) == own else 0.7

        with monkeypatch.context() as planted:
            outcomes(planted, share)
            turns.append(coach.judge(answer, "deep"))
    n = len(turns)
    whole = report_of(turns, n, coach.lessons, coach.scale, coach.closed(turns))
    return CoachPage(match, 0, "done", n, n, 0, 0, whole)


def told(page: Page, found: CoachPage) -> None:
    """The server's answer about the coach."""

    def answer(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(found), content_type="application/json")

    page.route("**/api/matches/*/coach", answer)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_from_the_end_of_a_game_to_the_notes_in_its_replay(
    person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    page = me.page
    seed, acts = a_game(is_won=False)
    match = seeded(me, seed, acts)
    planted = report(monkeypatch, seed, acts, match)
    told(page, planted)
    me.open(f"/match/{match}")
    page.locator(".fs-end").get_by_role("link", name="Ask the coach").click()
    page.wait_for_url("**/coach")
    expect(page.get_by_role("heading", name="Your chance to win, round by round")).to_be_visible()
    expect(page.get_by_role("heading", name="Accuracy")).to_be_visible()
    dear = page.locator(".coach-dearest li")
    expect(dear).to_have_count(3)
    expect(dear.first).to_contain_text(re.compile(r"It cost about 1 game in 3 \(\d+ to \d+ of 100\)"))
    expect(page.locator(".coach-tips li").first).to_be_visible()
    expect(page.locator(".fs-coach-table .coach-better, .fs-coach-table .coach-taken").first).to_be_attached()
    look(page, f"fellowship-coach-{size['width']}-{scheme}")
    assert violations_in_all_looks(page, (DESK, PHONE), has_more_rules=False) == []
    page.get_by_role("link", name="See it in the replay").click()
    page.wait_for_url("**/replay#*/0")
    expect(page.locator(".fs-note-here")).to_contain_text("Better:")
    notes = page.locator(".fs-notes li button")
    expect(notes).to_have_count(3)
    notes.last.click()
    expect(notes.last).to_have_attribute("aria-current", "step")
    expect(page.locator(".fs-note-here")).to_contain_text("It cost about 1 game in 3")
    look(page, f"fellowship-notes-{size['width']}-{scheme}")
    me.open(f"/match/{match}/replay")
    expect(page.locator(".plain-log li").first).to_be_in_viewport()
    whole = planted.report
    assert whole is not None
    none_won = [replace(turn, standing=0.0, games=400) for turn in whole.turns]
    coach = players.coach_of("fellowship")
    closed = report_of(none_won, len(none_won), coach.lessons, coach.scale, coach.closed(none_won))
    told(page, replace(planted, report=closed))
    me.open(f"/match/{match}/coach")
    expect(page.get_by_text("The computer hardly ever won from here")).to_be_visible()
    expect(page.get_by_role("heading", name="Accuracy")).to_have_count(0)
    expect(page.get_by_text("Choose another deck, or an easier scenario.")).to_be_attached()
    expect(page.get_by_text("Play on like this")).to_have_count(0)
