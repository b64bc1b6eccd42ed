"""Keys only, and what a screen reader is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .accessibility import violations
from .conftest import DESK, DUEL, PHONE, Person
from .test_games import start


def simple_pages() -> list[str]:
    """The pages whose address is their name, as the router lists them."""
    router = (Path(__file__).parents[2] / "web/src/router.ts").read_text(encoding="utf-8")
    return re.findall(r"'(\w+)'", router.split("SIMPLE = [")[1].split("]")[0])


PAGES = (
    "/",
    "/start/classic/computer",
    "/rules/stratego",
    "/rules/stratego/numbered",
    *(f"/{name}" for name in simple_pages()),
)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_on_any_page(person: Callable[..., Person], size: dict[str, int], scheme: str):
    me = person(size, scheme)
    for path in PAGES:
        me.open(path)
        me.page.wait_for_load_state("networkidle")
        assert violations(me.page) == [], path


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_axe_finds_nothing_while_deploying_and_playing(
    person: Callable[..., Person], size: dict[str, int], scheme: str
):
    me = person(size, scheme)
    start(me, "duel", "computer")
    me.page.get_by_role("grid").wait_for()
    assert violations(me.page) == []
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["observation"]["legal"])
    me.page.locator(".square.is-holdable").first.wait_for()
    me.settle()
    assert violations(me.page) == []


def walk(me: Person, name: str) -> None:
    """Arrow keys from the focused square to another, seen from the player's side."""
    turned = -1 if me.last()["observation"]["seat"] == 1 else 1
    here = me.page.evaluate("document.activeElement.dataset.place")
    across = (ord(name[0]) - ord(here[0])) * turned
    up = (int(name[1:]) - int(here[1:])) * turned
    for key, steps in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(max(0, steps)):
            me.page.keyboard.press(key)
    assert me.page.evaluate("document.activeElement.dataset.place") == name


def move_by_keys(me: Person, move: str) -> None:
    """Walk to the source, take the piece up once the board lets it be taken, walk to the target, put it down."""
    source, target = move.split("-")
    me.page.locator(f'[data-place="{source}"].is-holdable').wait_for()
    me.page.locator('[data-place][tabindex="0"]').focus()
    walk(me, source)
    me.page.keyboard.press("Enter")
    expect(me.page.locator(f'[data-place="{source}"]')).to_have_attribute("aria-selected", "true")
    walk(me, target)
    me.page.keyboard.press("Enter")


def test_a_game_is_begun_and_moves_are_made_with_keys_alone(person: Callable[..., Person]):
    me = person()
    me.open("/start/duel/computer")
    go = me.page.get_by_role("button", name="Start the game")
    go.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/match/*")
    for name in ("Random", "Ready"):
        button = me.page.get_by_role("button", name=name, exact=True)
        me.wait(button.is_enabled)
        button.focus()
        expect(button).to_be_focused()
        me.page.keyboard.press("Enter")
    for _ in range(3):
        me.wait(lambda: me.last()["observation"]["legal"] or me.last()["status"]["returns"])
        if me.last()["status"]["returns"]:
            break  # the flag stands where chance has put it
        with me.answered():
            move_by_keys(me, me.last()["observation"]["legal"][0])


def test_squares_say_what_stands_on_them_and_no_more(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "computer")
    me.deploy()
    me.wait(lambda: me.updates() and me.last()["observation"]["phase"] == "play")
    seen = me.last()["observation"]
    names = {piece["square"]: piece for piece in seen["pieces"]}
    for square, piece in names.items():
        label = me.page.locator(f'[data-place="{square}"]').get_attribute("aria-label") or ""
        assert square in label.lower()
        if piece["owner"] != seen["seat"] and not piece["piece"]:
            assert not any(
                word in label.lower()
                for word in ("miner", "spy", "marshal", "bomb", "flag", "scout", "general")
            )
