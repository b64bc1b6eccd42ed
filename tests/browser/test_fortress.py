"""Stratego Fortress in a real browser: built by hand, won, lost, played by link with the server killed in between, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import ServerProcess

from . import in_sight
from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_any_game import look

SLOW = 240_000
"""Milliseconds that a busy machine has for the games of a measurement."""
INTRO = """walls A3-A4 A3-B3 A4-B4 B2-C2 B3-B4 B4-C4 C1-C2 C1-D1 C2-C3 C4-C5
walls D1-D2 D1-E1 D2-E2 D3-D4 E1-E2 E4-E5 mA1-mA2 mA2-mA3 tA1-tA2 tA2-tB2
ladders A2 B2 C1; flag C5; cup mC3; king C1; duke tB1; pitfall C3 mB1"""
"""The flag is two steps from the entrance: E5, D5, C5. A wall stands between E5 and E4."""
MAIN = """walls A1-B1 A2-A3 A4-A5 B1-C1 B2-B3 C1-C2 C2-C3 C4-D4 D2-D3 D2-E2
walls D3-E3 E1-E2 E4-E5 mA1-mA2 mA3-mB3 mB1-mB2 mB1-mC1 mB2-mB3 mB2-mC2 tA2-tB2
ladders A3 C2 mB1; flag C5; cup D3; duke E4; soldier B3; princess E2; passage A1 D4; pitfall C2 mB3"""
"""Likewise, in the main game."""
NEW_MATCH = """async (wish) => {
  const headers = {'content-type': 'application/json'};
  return (await fetch('/api/matches', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
}"""
KEEP = """(game) => {
  localStorage.setItem('gonfalon.games', JSON.stringify([game]));
  localStorage.setItem('gonfalon.fortress-first-minute', JSON.stringify('told'));
}"""


def begin(person: Person, variant: str, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    """A match of these seats, red first, opened by the person who holds the asker's seats."""
    wish = {"game": "fortress", "variant": variant, "seats": seats, "options": {"first": "red", **options}}
    person.open("/about")
    made = person.page.evaluate(NEW_MATCH, wish)
    assert "match" in made, made
    kept = {
        "game": "fortress",
        "variant": variant,
        "kept": 1,
        **{name: made[name] for name in ("match", "grants", "invites")},
    }
    person.page.evaluate(KEEP, kept)
    person.open(f"/match/{made['match']}")
    return made


def place_of(me: Person, floor: int, column: float, row: float) -> tuple[float, float]:
    """Where a point of a plan lies on the screen, at rest; columns and rows in squares from the corner A1."""
    me.settle()
    plan = me.page.locator(f'.fortress-plan.live[data-floor="0{floor}"]')
    corner = plan.locator(".plan-cell rect").first.bounding_box()
    assert corner is not None
    size = float(plan.get_attribute("data-size") or 0)
    return corner["x"] + column * size, corner["y"] + row * size


def build_from(page: Page, text: str) -> None:
    """Take a text as the draft."""
    page.get_by_role("button", name="Keep").click()
    page.get_by_label("As text").fill(text)
    page.get_by_role("button", name="Build from this text").click()


def type_path(page: Page, path: str) -> None:
    """Ask for a typed way."""
    page.get_by_label("Path").fill(path)
    page.get_by_label("Path").press("Enter")


def enter_with_the_knight(me: Person) -> None:
    """The first act of a main game. It stands when this returns: an act that is asked for too soon would take its answer for its own."""
    with me.answered():
        me.page.get_by_role("button", name="Knight, strength 5").click()


def hit_wall(me: Person) -> None:
    """Hit the wall north of the entrance, the known one too: so a turn ends."""
    me.page.locator(".fortress-turn.yours").wait_for()
    before = me.acted()
    me.page.keyboard.press("ArrowUp")
    asked = me.page.get_by_role("button", name="Hit it")
    me.wait(lambda: asked.count() or me.acted() != before)
    if asked.count():
        asked.click()
        me.wait(lambda: me.acted() != before)


def test_a_fortress_is_built_by_hand_and_the_other_one_is_won(person: Callable[..., Person]):
    me = person(DESK, "dark")
    page = me.page
    begin(me, "fortress-intro", {"kind": "own"}, {"kind": "computer", "level": 0, "brings": INTRO})
    expect(page.get_by_role("heading", name="Build the maze")).to_be_visible()
    short = (
        INTRO.replace(" C1-C2", "")
        .replace(" D3-D4", "")
        .replace("A2 B2 C1", "A2 B2")
        .replace("flag C5; ", "")
    )
    build_from(page, short)
    expect(page.get_by_role("radio", name="Walls: 2 left")).to_be_visible()
    # A wall by a press; the other by the keyboard.
    page.get_by_role("radio", name="Walls").click()
    page.mouse.click(*place_of(me, 0, 2.5, 1.0))
    expect(page.get_by_role("radio", name="Walls: 1 left")).to_be_visible()
    page.locator('[data-floor="00"] [data-square="D3"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+ArrowUp")
    expect(page.get_by_role("radio", name="Walls: 0 left")).to_be_visible()
    # A ladder by a press, the flag by a drag from the tray.
    page.get_by_role("radio", name="Ladders").click()
    page.mouse.click(*place_of(me, 0, 2.5, 0.5))
    page.get_by_role("radio", name="Flag").hover()
    page.mouse.down()
    page.mouse.move(*place_of(me, 0, 0.5, 3.3), steps=4)
    page.mouse.up()
    expect(page.locator('[data-card="flag A4"]')).to_be_visible()
    look(page, "fortress-build-1280-dark")
    # A mirror swaps letters and numbers, and is taken back like every change.
    page.get_by_role("button", name="Mirror").click()
    expect(page.locator('[data-card="flag D1"]')).to_be_visible()
    for key, flag in (("Control+z", "A4"), ("m", "D1"), ("Control+z", "A4")):
        page.keyboard.press(key)
        expect(page.locator(f'[data-card="flag {flag}"]')).to_be_visible()
    # Kept in a folder.
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_label("Name of this fortress").fill("Club/Two ways")
    page.get_by_role("button", name="Keep it").click()
    folder = page.get_by_role("list", name="Club")
    expect(folder.get_by_role("button", name="Two ways", exact=True)).to_be_visible()
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(folder).to_have_count(0)
    # Walled in: the flag cannot be reached, and the page shows where.
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("radio", name="Flag").click()
    page.mouse.click(*place_of(me, 0, 1.5, 3.5))
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Test explorer").click()
    page.locator('.fortress-plan.live [data-square="D5"]').click()
    expect(page.locator(".plain-log")).to_contain_text("D5")
    page.get_by_role("button", name="Back to building").click()
    page.get_by_role("button", name="Ready", exact=True).click()
    # Exploring: a wrong start is answered, a known way walks on to the flag.
    expect(page.locator(".fortress-turn.yours")).to_be_visible()
    type_path(page, "A1-A2")
    expect(page.locator(".fortress-problem")).to_have_text("Your piece stands on E5, Bottom.")
    type_path(page, "D5 C5")
    expect(page.get_by_role("heading", name="You won")).to_be_visible()
    expect(page.locator(".fortress-both .fortress-vault")).to_have_count(2)
    expect(page.locator(".fortress-both .closed")).to_have_count(0)
    look(page, "fortress-end-1280-dark")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator(".plain-as select").select_option("1")
    expect(page.locator(".fortress-both .closed")).to_have_count(1)


def test_the_first_visit_is_a_minute_of_doing_and_ends_with_a_fortress(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    begin(me, "fortress-intro", {"kind": "own"}, {"kind": "computer", "level": 0})
    page.evaluate("localStorage.removeItem('gonfalon.fortress-first-minute')")
    page.reload()
    expect(page.get_by_role("heading", name="Hide your flag")).to_be_visible()
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_disabled()
    page.mouse.click(*place_of(me, 0, 0.5, 4.5))
    expect(page.locator(".fortress-lesson-said")).to_have_text("The way to your flag: 4 steps.")
    go_on.click()
    # Three walls; the first lies on the shortest way.
    for column, row in ((2.0, 4.5), (1.5, 1.0), (3.5, 1.0)):
        page.mouse.click(*place_of(me, 0, column, row))
    expect(page.locator(".fortress-lesson-said")).to_contain_text("4 → 6")
    look(page, "fortress-lesson-360-light")
    go_on.click()
    page.get_by_role("button", name="Send the test knight").click()
    expect(page.locator(".fortress-lesson-said")).to_contain_text("A wall between C5 and B5")
    go_on.click()
    # The training maze: a wall is told, the ladder is climbed, the flag is found.
    page.locator('[data-square="E5"]').focus()
    for key in ("ArrowUp", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        me.settle()
    expect(page.locator(".fortress-lesson-said")).to_contain_text("A ladder on C3")
    page.get_by_role("button", name="Take the ladder").click()
    for square in ("mB3", "mA3"):
        page.locator(f'.fortress-plan.live [data-square="{square}"]').click()
    expect(page.locator(".fortress-lesson-said")).to_have_text("The flag is found, in 2 turns.")
    go_on.click()
    page.get_by_role("button", name="Gatehouse").click()
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    page.reload()
    expect(page.get_by_role("heading", name="Build the maze")).to_be_visible()


def test_a_flag_that_cannot_be_reached_is_shown_on_the_plans(person: Callable[..., Person]):
    me = person(DESK)
    begin(me, "fortress-intro", {"kind": "own"}, {"kind": "computer", "level": 0})
    shut = INTRO.replace("A3-A4", "C5-D5").replace("A3-B3", "B5-C5")
    build_from(me.page, shut)
    expect(me.page.get_by_text("The flag cannot be reached.")).to_be_visible()
    expect(me.page.locator('.plan-cell.cut-off[data-square="C5"]')).to_be_visible()
    assert me.page.locator(".plan-blame").count() >= 1
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_disabled()
    look(me.page, "fortress-error-1280-light")


def test_the_main_game_is_won_and_the_introduction_lost_to_the_computer(person: Callable[..., Person]):
    me = person(PHONE)
    page = me.page
    begin(
        me, "fortress-main", {"kind": "own", "brings": MAIN}, {"kind": "computer", "level": 0, "brings": MAIN}
    )
    enter_with_the_knight(me)
    type_path(page, "D5 C5")
    expect(page.get_by_role("heading", name="You won")).to_be_visible()
    begin(me, "fortress-intro", {"kind": "own", "brings": INTRO}, {"kind": "computer", "level": 0})
    page.get_by_role("heading", name="Blue’s fortress").wait_for()
    for _ in range(200):
        # A knight that is given up costs the turn and no more.
        me.wait(lambda: page.locator(".plain-over").count() or me.last()["observation"]["decision"])
        if page.locator(".plain-over").count():
            break
        page.get_by_role("button", name="Sacrifice", exact=True).click()
        with me.answered():
            page.locator(".fortress-replace .primary").click()
        expect(page.locator(".fortress-replace")).to_have_count(0)
    expect(page.get_by_role("heading", name="You lost")).to_be_visible()
    look(page, "fortress-end-360-light")


def test_the_main_game_is_lost_to_the_computer(person: Callable[..., Person]):
    me = person(DESK)
    page = me.page
    deep = MAIN.replace("flag C5", "flag mA3")
    begin(
        me, "fortress-main", {"kind": "own", "brings": deep}, {"kind": "computer", "level": 2, "brings": MAIN}
    )
    enter_with_the_knight(me)
    # One swap, then the same wall again and again: the computer explores all the while.
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator(".fortress-replace").get_by_role("radio", name="King").click()
    with me.answered():
        page.locator(".fortress-replace .primary").click()
    for _ in range(60):
        me.wait(lambda: page.locator(".plain-over").count() or me.last()["observation"]["decision"])
        if page.locator(".plain-over").count():
            break
        hit_wall(me)
    expect(page.get_by_role("heading", name="You lost")).to_be_visible()
    seen = me.last()["observation"]
    assert seen["returns"] == [-1.0, 1.0]
    # The computer has walked to the flag; both fortresses lie open.
    assert "mA3" in seen["visited"][1]
    assert all(seen["fortresses"])
    assert seen["walls"][0] == ["E4-E5"]
    expect(page.locator(".fortress-both .fortress-vault")).to_have_count(2)
    slider = page.get_by_role("slider")
    steps = slider.get_attribute("max") or ""
    page.reload()
    expect(slider).to_have_attribute("max", steps)
    expect(slider).to_have_value(steps)


def test_a_table_opened_anew_tells_the_whole_game(person: Callable[..., Person]):
    me = person(DESK)
    begin(
        me, "fortress-main", {"kind": "own", "brings": MAIN}, {"kind": "computer", "level": 0, "brings": MAIN}
    )
    enter_with_the_knight(me)
    hit_wall(me)
    me.wait(lambda: me.last()["observation"]["decision"])
    me.settle()
    lines = me.page.locator(".plain-log li")
    told = lines.all_text_contents()
    assert len(told) > 3
    me.page.reload()
    expect(lines).to_have_text(told)


def test_two_play_by_link_and_go_on_after_the_server_is_killed(
    person: Callable[..., Person], serving: ServerProcess
):
    host, friend = person(DESK), person(PHONE, "dark")
    made = begin(host, "fortress-intro", {"kind": "own"}, {"kind": "link"})
    friend.open(f"/join/{made['match']}#{made['invites'][0]['invite']}")
    friend.take_seat()
    friend.page.wait_for_url("**/match/*")
    for somebody in (host, friend):
        if somebody is friend:  # the host's invitation goes by itself once both sit
            friend.page.get_by_role("button", name="Straight to building").click()
        build_from(somebody.page, INTRO)
        somebody.page.get_by_role("button", name="Ready", exact=True).click()
    expect(host.page.locator(".fortress-turn.yours")).to_be_visible()
    hit_wall(host)
    expect(friend.page.locator(".fortress-turn.yours")).to_be_visible()
    look(friend.page, "fortress-notes-360-dark")
    serving.kill()
    serving.start(GONFALON_WARM="0")
    expect(friend.page.locator(".plain-strip")).to_have_count(0)
    type_path(friend.page, "D5 C5")
    expect(friend.page.get_by_role("heading", name="You won")).to_be_visible()
    expect(host.page.get_by_role("heading", name="You lost")).to_be_visible()
    # Before the end the host knows one wall of the other's fortress: the one that was hit.
    known = [update["observation"] for update in host.updates() if update["observation"]["returns"] is None]
    assert any(seen["walls"][0] == ["E4-E5"] for seen in known)
    for seen in known:
        assert seen["fortresses"][1] == ""
        assert seen["walls"][0] in ([], ["E4-E5"])


PLANS = ".fortress-paper .fortress-plan, .fortress-draft .fortress-plan"
FLOOR_NAMES = ".fortress-draft .fortress-floor h2"


@pytest.mark.parametrize(("variant", "text"), [("fortress-main", MAIN), ("fortress-intro", INTRO)])
def test_boards_and_acts_are_in_sight_at_every_size(person: Callable[..., Person], variant: str, text: str):
    me = person(DESK)
    page = me.page
    begin(me, variant, {"kind": "own"}, {"kind": "computer", "level": 0, "brings": text})
    build_from(page, text)
    ready = page.get_by_role("button", name="Ready", exact=True)
    expect(ready).to_be_enabled()
    tools = ('.fortress-tray [data-part="walls"]', ".fortress-draft-head .button")
    wrong = in_sight.faults(
        me, f"{variant}-set-up", ["^Ready$", "^Ready-made$", *tools], (PLANS, FLOOR_NAMES)
    )
    page.set_viewport_size({"width": 360, "height": 740})
    ready.click()
    acts, below = ["^Resign$", "^Offer a draw$"], {"whole": (PLANS,), "may_scroll": True}
    if variant == "fortress-main":
        choice = page.get_by_role("button", name="Knight, strength 5")
        choice.wait_for()
        wrong += in_sight.faults(
            me, f"{variant}-enter", ["^.*Knight, strength 5", "^.*Dwarf", *acts], **below
        )
        choice.click()
        acts += ["^Swap$", "^Sacrifice$"]
    expect(page.locator(".fortress-turn.yours")).to_be_visible()
    wrong += in_sight.faults(me, f"{variant}-play", [".fortress-path .primary", *acts], **below)
    assert wrong == []
    page.locator("body").click(position={"x": 2, "y": 2})
    for width, height in ((740, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("w")
        expect(page.locator(".fortress-table")).to_have_attribute("data-stage", "watch")
        me.settle()  # the two boards change their sizes
        expect(page.get_by_role("button", name="Resign")).to_be_in_viewport(ratio=1)
        page.keyboard.press("w")


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, {"width": 390, "height": 844}])
def test_the_newest_announcement_is_in_sight_on_a_phone(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    page = me.page
    begin(
        me, "fortress-main", {"kind": "own", "brings": MAIN}, {"kind": "computer", "level": 0, "brings": MAIN}
    )
    enter_with_the_knight(me)
    newest = page.locator(".fortress-newest")
    expect(newest.locator(".fortress-stamp")).to_have_text("Red: Knight enters at E5, Bottom.")
    expect(newest).to_be_in_viewport(ratio=1)
    board = page.locator(".fortress-paper").bounding_box()
    with me.answered():
        type_path(page, "D5")
    expect(newest).to_have_text("Knight stands on D5, Bottom. Open: E5, D4, C5.")
    assert page.locator(".fortress-paper").bounding_box() == board
    with me.answered():
        type_path(page, "E5")
    expect(page.locator(".fortress-path .primary")).to_be_enabled()  # the way has been gone
    with me.answered():
        type_path(page, "E4")
    expect(newest.locator(".fortress-stamp")).to_be_in_viewport(ratio=1)
    page.locator(".fortress-tabs button").last.click()
    expect(page.locator(".fortress-vault")).to_be_visible()
    expect(newest).to_be_in_viewport(ratio=1)
    me.settle()
    assert in_sight.measure(page, [".fortress-vault footer p"])["hidden"] == []


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_fortress_is_measured_by_games_of_the_computer(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    page = me.page
    begin(me, "fortress-intro", {"kind": "own"}, {"kind": "computer", "level": 0, "brings": INTRO})
    asked = page.get_by_role("button", name="Measure against the computer")
    build_from(page, INTRO.replace("flag C5; ", ""))
    expect(page.get_by_role("radio", name="Flag: 1 left")).to_be_visible()
    kept = page.get_by_role("button", name="Keep", exact=True)
    kept.click()
    expect(page.get_by_label("As text")).to_be_visible()
    expect(asked).to_have_count(0)
    page.get_by_role("group", name="Keep").get_by_role("button", name="Close").click()
    build_from(page, INTRO)
    kept.click()
    asked.click()
    measured = page.locator(".measured-levels")
    measured.get_by_label("Level").select_option("4")
    measured.get_by_role("button", name="Measure").click()
    expect(measured.get_by_role("progressbar")).to_be_visible()
    row = measured.locator('[data-level="4"]')
    expect(row).to_contain_text("%", timeout=SLOW)
    measured.get_by_role("button", name="Stop").click()
    expect(measured.get_by_role("progressbar")).to_have_count(0)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    measured.get_by_role("button", name="Close").click()
    # Another fortress knows nothing; a wall taken away and set again is no other fortress.
    page.get_by_role("button", name="Mirror").click()
    kept.click()
    asked.click()
    expect(measured).to_be_visible()
    expect(row).to_have_count(0)
    measured.get_by_role("button", name="Close").click()
    build_from(page, INTRO.replace("walls A3-A4 A3-B3", "walls A3-B3 A3-A4"))
    kept.click()
    asked.click()
    expect(row).to_contain_text("%")
