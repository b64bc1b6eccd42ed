"""Three strangers at a table of the card game: two seats are offered, each brings a starter deck, and the table has one clock."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_company import play_until
from .test_open_seats import row
from .test_rated import choose

DECKS = ("Leadership", "Tactics", "Spirit")
ANSWERS = 3
"""So many decisions of each are taken."""
ENTRY = re.compile(r'\{"type":"update","v":\d+,"entry_seat":(\d+),')
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift' });
}"""
"""From now on `window.shifts` gets whatever moves on the page without being moved."""


def offer(host: Person) -> str:
    """A table of three with a clock, two of whose seats are for whoever comes; the match."""
    page = host.page
    host.open("/start/passage-through-mirkwood/anybody")
    page.locator(".choice-item", has_text="3").first.click()
    for seat in (2, 3):
        expect(page.get_by_label(f"Seat {seat}: who plays")).to_have_value("open")
    choose(host, "Clock", "15 + 10")
    expect(page.get_by_text("One clock for all players together.")).to_be_visible()
    page.locator("#brings-0").select_option(label=f"Starter deck: {DECKS[0]}")
    look(page, "strangers-start-1280-light")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Your seat is offered")).to_be_visible()
    return page.url.rpartition("/")[2]


def sit_down(guest: Person, match: str, deck: str, taken: int) -> None:
    """Find the table in the list, choose a deck, take the seat."""
    guest.open("/seats")
    line = row(guest, match)
    for text in (f"{taken} of 3", "Passage Through Mirkwood", "15 + 10"):
        expect(line).to_contain_text(text)
    line.get_by_role("link", name="Sit down").click()
    expect(guest.page.get_by_text("15 + 10")).to_be_visible()
    guest.page.locator("#brings").select_option(label=f"Starter deck: {deck}")
    assert violations(guest.page) == []
    guest.take_seat()
    guest.page.wait_for_url(f"**/match/{match}")


def clocks(somebody: Person) -> dict[str, Any]:
    """What this page was told last of the clocks."""
    return json.loads(next(frame for frame in reversed(somebody.frames) if '"type":"clocks"' in frame[:40]))


def answers(somebody: Person) -> Counter[int]:
    """How often each seat has answered."""
    return Counter(int(found[1]) for frame in somebody.frames if (found := ENTRY.match(frame)))


def boxes(people: Sequence[Person]) -> list[Any]:
    """Where the clock stands on each page, once it has come to rest."""
    for one in people:
        one.settle()
    return [one.page.locator(".fs-table .clock").bounding_box() for one in people]


def test_three_strangers_play_by_one_clock(person: Callable[..., Person]):
    people = (person(DESK), person(PHONE, "dark"), person(DESK, "dark"))
    host, second, third = people
    match = offer(host)
    sit_down(second, match, DECKS[1], taken=1)
    expect(second.page.get_by_role("heading", name="The table is set")).to_be_visible()
    expect(host.page.get_by_role("heading", name="Your seat is offered")).to_be_visible()
    sit_down(third, match, DECKS[2], taken=2)
    for seat, one in enumerate(people):
        expect(one.page.locator(".fs-table")).to_be_visible()
        expect(one.page.get_by_test_id(f"clock-{seat}")).to_contain_class("is-runs")
    stand_still_while_time_runs(people)

    play_until([*people], lambda: min(answers(host)[seat] for seat in range(3)) >= 1)
    host.wait(lambda: host.last()["status"]["status"] == "play")
    before = boxes(people)
    play_until([*people], lambda: min(answers(host)[seat] for seat in range(3)) >= ANSWERS)
    assert boxes(people) == before, "the clock stays where it is, whatever is played"
    host.wait(lambda: len({clocks(one)["v"] for one in people}) == 1)
    for one in people:
        assert clocks(one)["shared"]
        assert len({seat["left"] for seat in clocks(one)["seats"]}) == 1, "one clock for the table"
    for one, name in zip(people, ("1280-light", "360-dark", "1280-dark"), strict=True):
        look(one.page, f"strangers-table-{name}")


def stand_still_while_time_runs(people: Sequence[Person]) -> None:
    """Two seconds go by on each page, and nothing moves."""
    for one in people:
        one.settle()
        one.page.evaluate(SHIFTS)
    for one in people:
        digits = one.page.locator(".fs-table .clock-digits")
        for _ in range(2):
            shown = digits.inner_text()
            expect(digits).not_to_have_text(shown)
        assert one.page.evaluate("window.shifts") == []
