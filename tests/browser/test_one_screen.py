"""The table on one screen: the board whole and every act that matters in sight, at every size, without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from stratego.trilogy_games import SCRIPTS

from . import in_sight
from .conftest import DESK, Person
from .in_sight import HELPERS, PICTURES, SIZES
from .test_games import owed, start, uncover
from .test_middle_earth import set_up
from .test_trilogy_games import act_out, hand_over

LEAST_SQUARE = 32

MEASURE = f"""
names => {{
  {HELPERS}
  const frame = document.querySelector('.board-frame');
  const box = frame.getBoundingClientRect();
  const square = document.querySelector('.board-grid .square').getBoundingClientRect();
  return {{
    board: [Math.round(box.left), Math.round(box.top), Math.round(box.width), Math.round(box.height)],
    square: square.width,
    isWhole: isSeen(frame),
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    hidden: names.filter((name) => !named(name).some(isSeen)),
  }};
}}
"""


def measure(me: Person, wanted: list[str]) -> dict[str, Any]:
    """Where the board lies, what of `wanted` is out of sight (named as in `in_sight`), how far the page scrolls."""
    return me.page.evaluate(MEASURE, wanted)


def resize(me: Person, width: int, height: int) -> None:
    """Wait until the page has taken its new size on."""
    me.page.set_viewport_size({"width": width, "height": height})
    me.page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    me.settle()


def faults(me: Person, name: str, wanted: list[str]) -> list[str]:
    """What is wrong at each size; takes a picture of each if asked."""
    found: list[str] = []
    for width, height in SIZES:
        resize(me, width, height)
        seen = measure(me, wanted)
        place = f"{name} {width}x{height}: board {seen['board']}, square {seen['square']:.1f}"
        print(place, seen["hidden"], seen["scrolls"])
        if not seen["isWhole"]:
            found.append(f"{place} is not whole")
        if seen["square"] < LEAST_SQUARE:
            found.append(f"{place} is too small")
        if max(seen["scrolls"]) > 0:
            found.append(f"{place} scrolls by {seen['scrolls']}")
        if seen["hidden"]:
            found.append(f"{place} hides {seen['hidden']}")
        if PICTURES:
            me.page.screenshot(path=str(Path(PICTURES) / f"{name}-{width}x{height}.png"))
    return found


def set_up_both(us: Person, variant: str, on_set_up: Callable[[], Any] = lambda: None) -> None:
    """Two on one screen set up at random and uncover the board; `on_set_up` is called before the first army stands."""
    start(us, variant, "screen")
    uncover(us)
    us.page.get_by_role("grid").wait_for()
    on_set_up()
    us.page.set_viewport_size({"width": 360, "height": 740})
    us.deploy()
    uncover(us)
    us.deploy()
    us.page.locator(".curtain button, .turn-line.is-mine").first.wait_for()
    if us.page.locator(".curtain").count():
        uncover(us)
    us.page.locator(".turn-line.is-mine").wait_for()


@pytest.mark.parametrize("variant", ["battle", "duel", "me-powers", "me-ring"])
def test_board_and_acts_are_in_sight_at_every_size(person: Callable[..., Person], variant: str):
    us = person(DESK)
    wrong: list[str] = []
    set_up_both(
        us,
        variant,
        lambda: wrong.extend(faults(us, f"{variant}-set-up", ["^Random", "^Ready", ".tray-piece"])),
    )
    assert us.page.evaluate("scrollY") == 0
    wrong += faults(us, f"{variant}-play", [".turn-line", "^(End…|Resign)$", "^Chalk$"])
    assert wrong == []


CUT_LINES = """() => {
  const row = document.querySelector('.table-status').getBoundingClientRect();
  const lines = [...document.querySelectorAll('.table-status > *, .table-notes > *')].filter((line) => line.offsetWidth > 0);
  const isCut = ({ left, top, right, bottom }) =>
    left < row.left || right > row.right || top < row.top - 0.5 || bottom > row.bottom + 0.5;
  return lines.filter((line) => isCut(line.getBoundingClientRect())).map((line) => line.className);
}"""


def cut_lines(us: Person, name: str, wanted: list[str]) -> list[str]:
    """At which sizes a line under the board is cut, covered or (of `wanted`) absent, and which."""
    found: list[str] = []
    for width, height in SIZES:
        resize(us, width, height)
        seen = in_sight.measure(us.page, wanted, (".table-status > *",))
        cut = seen["hidden"] + seen["cut"] + us.page.evaluate(CUT_LINES)
        if cut:
            found.append(f"{name} {width}x{height} cuts {cut}")
        if PICTURES:
            us.page.screenshot(path=str(Path(PICTURES) / f"ring-{name}-{width}x{height}.png"))
    resize(us, DESK["width"], DESK["height"])
    return found


def cut_lines_in_hand(us: Person) -> list[str]:
    """The same while a piece whose powers are offered is in hand."""
    power = next(text for text in owed(us)["legal"] if " " in text)
    us.square(power.split(" ")[1].split("-")[0])
    us.page.locator(".table-status .powers-seals").wait_for()
    found = cut_lines(us, "power", [".powers-seals .seal-button"])
    us.page.keyboard.press("Escape")
    return found


@pytest.mark.long
def test_where_the_ring_is_stands_whole_beside_what_was_done_at_every_size(person: Callable[..., Person]):
    us = person(DESK)
    script = SCRIPTS["destroyed"]
    start(us, script.variant, "screen")
    set_up(us, script.good)
    set_up(us, script.as_seen_by_evil())
    us.page.locator(".ring-line").wait_for()
    wrong = cut_lines(us, "start", [".ring-line"])
    for n, act in enumerate(script.acts[:8]):
        act_out(us, act)
        hand_over(us)
        if n == 4:
            expect(us.page.locator(".last-combat")).to_contain_text("Frodo")
            wrong += cut_lines(us, "combat", [".ring-line"])
        if n == 6:
            wrong += cut_lines_in_hand(us)
    expect(us.page.locator(".ring-line")).to_contain_text("The Ring is destroyed")
    wrong += cut_lines(us, "destroyed", [".ring-line"])
    assert wrong == []


def test_nothing_moves_when_more_pieces_are_captured_or_the_page_speaks(person: Callable[..., Person]):
    us = person(DESK)
    set_up_both(us, "battle")
    for width, height in SIZES:
        resize(us, width, height)
        before = measure(us, [])["board"]
        us.page.evaluate(
            """() => document.querySelectorAll('.captured').forEach((place) => {
                 place.innerHTML = '<ul class="captured-pieces">' + '<li><svg class="piece"></svg></li>'.repeat(12) + '</ul>';
               })"""
        )
        us.square("a1")  # hemmed in: the page says so, under the board
        us.page.locator(".refusal").wait_for()
        assert measure(us, [])["board"] == before, (width, height)
        refusal = us.page.locator(".refusal").bounding_box()
        left, top, wide, high = before
        assert refusal is not None
        assert refusal["y"] >= top + high - 1 or refusal["x"] >= left + wide - 1, (
            "a refusal lies over the board"
        )
