"""Set-ups as people have them are pasted onto the board or into the dialog, and may be changed before the game begins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import BATTLE, DESK, PASTE, PHONE, Person
from .test_games import choose, move, start, uncover

SAMPLES = Path(__file__).parent.parent / "notation" / "setups"
ARMY = BATTLE
"""The army of all four samples."""


def open_dialog(me: Person) -> None:
    """By the button beside the board, or by the one in the menu of a phone."""
    button = me.page.get_by_role("button", name="Paste", exact=True)
    menu = me.page.get_by_role("button", name="Game", exact=True)
    button.or_(menu).locator("visible=true").first.wait_for()
    if not button.locator("visible=true").count():
        menu.click()
    button.locator("visible=true").click()


def fill(me: Person, text: str) -> None:
    """The text goes from the dialog to the board."""
    open_dialog(me)
    me.page.get_by_label("Set-up as text").fill(text)
    me.page.get_by_role("button", name="Put it on the board").click()


def letters_on_board(me: Person) -> str:
    """What stands in the zone, in the order of a deployment, as the page keeps it of this match."""
    draft = me.page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('gonfalon.draft.'))[1]"
    )
    return str(draft).strip('"')


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("name", ["csvrows", "ken", "list", "tens"])
def test_a_list_is_pasted_and_played(person: Callable[..., Person], name: str, size: dict[str, int]):
    me = person(size)
    start(me, "battle", "computer")
    fill(me, (SAMPLES / f"{name}.txt").read_text())
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.locator(".status-line")).to_contain_text("The pasted set-up stands")
    expect(me.page.locator(".status-line")).to_contain_text("highest rank")
    assert letters_on_board(me) == ARMY
    me.page.get_by_role("button", name="Ready", exact=True).click()
    me.wait(lambda: me.last()["observation"]["phase"] == "play")
    me.wait(lambda: me.last()["observation"]["legal"])
    move(me, choose(me, Random(1)))


def test_the_left_of_a_text_is_left_on_both_sides(person: Callable[..., Person]):
    us = person()
    start(us, "battle", "screen")
    for seat in (0, 1):
        uncover(us)
        fill(us, (SAMPLES / "csvrows.txt").read_text())
        expect(us.page.locator(".status-line")).to_contain_text("The pasted set-up stands")
        us.page.get_by_role("button", name="Ready", exact=True).click()
        us.wait(
            lambda seat=seat: any(
                u["observation"]["seat"] == seat and u["observation"]["own_deployment"] for u in us.updates()
            )
        )
    told = {
        u["observation"]["seat"]: u["observation"]["own_deployment"]
        for u in us.updates()
        if u["observation"]["own_deployment"]
    }
    rows = [ARMY[start : start + 10] for start in range(0, 40, 10)]
    assert told == {0: ARMY, 1: "".join(row[::-1] for row in rows)}


def test_an_action_of_ours_keeps_its_squares(person: Callable[..., Person]):
    us = person()
    start(us, "battle", "screen")
    for seat in (0, 1):
        uncover(us)
        fill(us, f"deploy {ARMY}")
        us.page.get_by_role("button", name="Ready", exact=True).click()
        us.wait(
            lambda seat=seat: any(
                u["observation"]["seat"] == seat and u["observation"]["own_deployment"] == ARMY
                for u in us.updates()
            )
        )


def test_a_text_is_pasted_onto_the_board_and_taken_back(person: Callable[..., Person]):
    me = person()
    start(me, "battle", "computer")
    me.square("a1")
    me.page.evaluate(PASTE, f"# for a friend\nmy wall\n// by hand\n{ARMY}")
    expect(me.page.locator(".status-line")).to_contain_text("Left out: Line 1, a comment: # for a friend")
    expect(me.page.locator(".status-line")).to_contain_text("and 2 more")
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    me.page.keyboard.press("Control+z")
    expect(me.page.get_by_role("button", name="Ready · 40 left")).to_be_visible()


def test_the_clipboard_itself_reaches_the_board(person: Callable[..., Person]):
    me = person()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=me.server.base)
    start(me, "battle", "computer")
    me.page.evaluate("text => navigator.clipboard.writeText(text)", (SAMPLES / "ken.txt").read_text())
    me.square("a1")
    me.page.keyboard.press("Control+v")
    expect(me.page.locator(".status-line")).to_contain_text("The pasted set-up stands")


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "The text is empty."),
        ("hello world", "There is no set-up in the text: hello world"),
        (ARMY[:-1] + "Q", "No piece is called Q."),
        (ARMY[:-1] + "M", "Too many: Marshal"),
        ("4,B,7", "Squares (in the text, to fill): 3, 40"),
    ],
)
def test_what_is_wrong_is_said_beside_the_text(
    person: Callable[..., Person], text: str, says: str, size: dict[str, int]
):
    me = person(size)
    start(me, "battle", "computer")
    fill(me, text)
    dialog = me.page.get_by_role("dialog", name="Paste a set-up")
    expect(dialog.get_by_role("alert")).to_contain_text(says)
    expect(dialog.get_by_label("Set-up as text")).to_have_value(text)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(me.page) == []
    dialog.get_by_label("Set-up as text").fill(ARMY)
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Put it on the board").click()
    expect(dialog).to_have_count(0)
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()


def test_nonsense_that_is_pasted_onto_the_board_opens_the_dialog_and_changes_nothing(
    person: Callable[..., Person],
):
    me = person()
    start(me, "battle", "computer")
    me.page.get_by_role("button", name="Random", exact=True).click()
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    me.page.evaluate(PASTE, "https://example.org/")
    dialog = me.page.get_by_role("dialog", name="Paste a set-up")
    expect(dialog.get_by_role("alert")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()


def test_every_table_of_the_family_takes_a_pasted_set_up(person: Callable[..., Person]):
    for variant in ("barrage", "duel", "me-classic"):
        me = person()
        start(me, variant, "computer")
        me.page.get_by_role("button", name="Random", exact=True).click()
        expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
        kept = letters_on_board(me)
        me.page.get_by_role("button", name="Clear", exact=True).locator("visible=true").click()
        fill(me, kept)
        expect(me.page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
        assert letters_on_board(me) == kept


def test_a_server_that_does_not_answer_is_said(person: Callable[..., Person]):
    me = person()
    start(me, "battle", "computer")
    me.page.route("**/api/reading", lambda route: route.abort())
    fill(me, ARMY)
    expect(me.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "The server has not read the text"
    )
