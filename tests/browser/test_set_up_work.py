"""A set-up is little work: clicks counted, a hand that stays full, whole set-ups to choose from, and a library by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import BATTLE, DESK, PHONE, Person
from .test_under_hand import drafted

MOST_CLICKS, WITH_A_PRESET = 45, 2
COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
PLACES = """() => {
    const top = (one) => Math.round(one.getBoundingClientRect().top);
    return [...document.querySelectorAll('.tray-piece')].map((one) => one.dataset.place + top(one)).join();
}"""
"""The kinds of the tray in their order, and where they are."""
ZONE = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcdefghij"]


def begin(me: Person, variant: str = "battle", seat: int = 0) -> None:
    """A game against the computer, in front of an empty zone, clicks counted from here."""
    me.open(f"/start/{variant}/computer")
    me.page.locator(".fine-print > summary").click()
    me.page.locator(f'input[name="seat"][value="{seat}"]').check()
    me.page.get_by_role("button", name="Start the game").click()
    me.page.locator(".tray-piece").first.wait_for()
    me.page.evaluate(COUNT)


def clicks(me: Person) -> int:
    """Clicks since the set-up began."""
    return int(me.page.evaluate("window.clicks ?? 0"))


def ready(me: Person) -> None:
    me.page.get_by_role("button", name="Ready", exact=True).click()


def open_set_ups(me: Person) -> None:
    """The dialog with whole set-ups, by the button beside the board or the one in the menu."""
    button = me.page.get_by_role("button", name="Set-ups", exact=True)
    button.or_(me.page.get_by_role("button", name="Game", exact=True)).locator(
        "visible=true"
    ).first.wait_for()
    if not button.locator("visible=true").count():
        me.page.get_by_role("button", name="Game", exact=True).click()
    button.locator("visible=true").first.click()
    me.page.get_by_role("dialog").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_whole_army_takes_few_clicks(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    begin(me)
    me.square("tray:M")
    for square in ZONE:
        me.square(square)
    ready(me)
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    assert clicks(me) <= MOST_CLICKS


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_preset_takes_two(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    begin(me)
    me.page.get_by_role("button", name="Two houses").click()
    ready(me)
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    assert clicks(me) == WITH_A_PRESET


def test_a_kind_stays_in_hand_until_it_is_placed_and_the_next_follows(person: Callable[..., Person]):
    me = person()
    begin(me)
    me.square("tray:8")
    for square in ("a4", "b4"):
        expect(me.page.locator('[data-place="tray:8"]')).to_have_attribute("aria-pressed", "true")
        me.square(square)
    expect(me.page.locator('[data-place="tray:7"]')).to_have_attribute("aria-pressed", "true")
    me.square("a4")  # a piece that stands is taken up, not covered
    expect(me.page.locator('[data-place="a4"]')).to_have_attribute("aria-selected", "true")
    me.square("c4")
    me.wait(lambda: drafted(me)[30:33] == ".88")


def test_the_hand_lets_go_of_what_is_no_longer_there(person: Callable[..., Person]):
    me = person()
    begin(me)
    me.square("tray:M")
    me.page.get_by_role("button", name="Random", exact=True).click()
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    expect(me.page.locator('.tray-piece[aria-pressed="true"]')).to_have_count(0)


def test_by_keyboard_alone(person: Callable[..., Person]):
    me = person()
    begin(me, "duel")
    me.page.locator('[data-place="tray:2"]').focus()
    me.page.keyboard.press("Enter")
    me.page.locator('[data-place="a1"]').focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        me.page.keyboard.press(key)
    me.wait(lambda: drafted(me)[:3] == "22.")
    me.page.get_by_role("button", name="Fill the rest").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    assert drafted(me)[:2] == "22"


@pytest.mark.parametrize("seat", [0, 1])
def test_what_stands_stays_where_the_rest_is_filled(person: Callable[..., Person], seat: int):
    me = person()
    begin(me, seat=seat)
    corner = ("a1", "b1") if seat == 0 else ("j10", "i10")
    for letter, square in zip("F7", corner, strict=True):
        me.square(f"tray:{letter}")
        me.square(square)
        me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Fill the rest").click()
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    assert drafted(me)[:2] == "F7"
    me.page.keyboard.press("Control+z")
    me.wait(lambda: drafted(me) == "F7" + "." * 38)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_library_by_name_in_this_browser(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    begin(me)
    me.page.get_by_role("button", name="Quiet giants").click()
    mine = drafted(me)
    open_set_ups(me)
    me.page.get_by_label("Name for the set-up on the board").fill("Sunday")
    me.page.get_by_role("button", name="Keep", exact=True).click()
    expect(me.page.get_by_text("Kept in this browser: Sunday").first).to_be_visible()
    assert violations(me.page) == []
    me.page.get_by_role("button", name="Throw away Sunday").click()
    expect(me.page.get_by_role("button", name="Sunday", exact=True)).to_have_count(0)
    me.page.get_by_role("button", name="Put back").click()
    expect(me.page.get_by_role("button", name="Sunday", exact=True)).to_have_count(1)
    me.page.keyboard.press("Escape")
    begin(me, seat=1)
    me.page.get_by_role("button", name="Sunday", exact=True).click()
    me.wait(lambda: me.page.get_by_role("button", name="Ready", exact=True).is_enabled())
    me.wait(lambda: drafted_of_match(me) == mine)


def drafted_of_match(me: Person) -> str:
    """The set-up of the match on the page, as the player sees it."""
    key = f"gonfalon.draft.{me.page.url.rsplit('/', 1)[-1]}"
    return str(
        me.page.evaluate(
            "key => JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith(key))?.[1] ?? '\"\"')",
            key,
        )
    )


def test_the_last_army_and_an_older_one_are_on_the_shelf(person: Callable[..., Person]):
    me = person()
    me.open("/")
    me.page.evaluate("text => localStorage.setItem('gonfalon.setup.battle', JSON.stringify(text))", BATTLE)
    begin(me)
    me.page.get_by_role("button", name="My set-up").click()
    me.wait(lambda: drafted_of_match(me) == BATTLE)
    ready(me)
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    begin(me, seat=1)
    me.page.get_by_role("button", name="As last time").click()
    me.wait(lambda: drafted_of_match(me) == BATTLE)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_tray_never_moves(person: Callable[..., Person], size: dict[str, int]):
    me = person(size)
    begin(me)
    me.settle()
    before = me.page.evaluate(PLACES)
    me.square("tray:F")
    me.square("a1")
    expect(me.page.get_by_role("button", name="Fill the rest")).to_be_visible()
    assert me.page.evaluate(PLACES) == before
    me.page.get_by_role("button", name="Fill the rest").click()
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    assert me.page.evaluate(PLACES) == before
