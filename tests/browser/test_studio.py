"""The studio of set-ups in a real browser: by the keyboard, with folders, notes, a style, text in, and what axe says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .accessibility import violations
from .conftest import DESK, PHONE, Person

SOUND = "32BFB43524235B673B435B84S2765B629276M282"


def opened(somebody: Person) -> Page:
    """The studio of Battle with a whole set-up on its board."""
    page = somebody.page
    page.goto(somebody.server.base + "/stratego/studio")
    page.locator('.studio[data-whole="true"] .studio-desk').wait_for()
    return page


def paste(page: Page, text: str) -> None:
    """A text onto the board, by the dialog."""
    page.get_by_role("button", name="Paste").click()
    page.locator("#paste-text").fill(text)
    page.get_by_role("button", name="Put it on the board").click()
    page.locator(".paste-dialog").wait_for(state="detached")


def go_to(page: Page, square: str) -> None:
    """A square of the board, as Tab and the arrows would reach it."""
    page.locator(f'.board-grid [data-place="{square}"]').focus()


def test_a_set_up_is_mended_by_keys_kept_in_a_folder_and_chosen_for_a_game(person: Callable[..., Person]):
    page = opened(person(DESK))
    expect(page.locator(".studio-shelf section").last.locator("li")).to_have_count(12)
    paste(page, f"deploy {SOUND}")
    expect(page.locator(".studio-notes")).to_contain_text("No weak spot was found.")
    go_to(page, "c1")
    page.keyboard.press("x")
    go_to(page, "d1")
    page.keyboard.press("x")
    expect(page.locator('[data-note="flag_doors"]')).to_contain_text("b1")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-note]")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator("[data-note]")).to_have_count(1)
    page.keyboard.press("Control+z")
    go_to(page, "a1")
    page.keyboard.press("Delete")
    page.keyboard.press("3")
    three, other = label(page, "a1"), label(page, "j1")
    page.keyboard.press("m")
    expect(page.locator('.board-grid [data-place="j1"]')).to_have_attribute("aria-label", f"j1, {three}")
    assert label(page, "a1") == other != three
    page.locator(".studio-named input").fill("Club/Left wing")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Folder: Club")).to_be_visible()
    expect(page.locator('.studio-open[aria-current="true"]')).to_contain_text("Left wing")
    page.get_by_role("button", name="Play with this").click()
    page.wait_for_url("**/start/battle")


def test_a_style_is_drawn_and_another_army_opened(person: Callable[..., Person]):
    page = opened(person(PHONE))
    before = page.locator(".studio-named h2").inner_text()
    page.get_by_label("Random…").select_option("scouts")
    expect(page.locator(".studio-named h2")).not_to_have_text(before)
    page.get_by_label("Game", exact=True).select_option("middle_earth me-classic")
    page.get_by_label("Side").select_option("1")
    expect(page.locator(".studio-shelf section").last.locator("li")).to_have_count(6)
    page.locator('.studio[data-whole="true"]').wait_for()
    expect(page.locator(".studio-board .board-grid .square")).to_have_count(40)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("viewport", [PHONE, DESK])
def test_axe_has_nothing_to_say(person: Callable[..., Person], viewport: dict[str, int]):
    page = opened(person(viewport))
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert violations(page) == []


def label(page: Page, square: str) -> str:
    """What a square of the board says of itself, without its name."""
    said = page.locator(f'.board-grid [data-place="{square}"]').get_attribute("aria-label") or ""
    return said.partition(",")[2].strip()


def drag(page: Page, first: str, last: str) -> None:
    """A piece from a square to another, by the pointer."""
    for square, act in ((first, page.mouse.down), (last, page.mouse.up)):
        box = page.locator(f'.board-grid [data-place="{square}"]').bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        act()


def test_a_set_up_is_dragged_saved_as_a_picture_read_again_and_measured(
    person: Callable[..., Person], tmp_path: Path
):
    me = person(DESK)
    won = {"match": "m", "seat": 0, "letters": SOUND, "result": "won"}
    me.context.add_init_script(
        f"localStorage.setItem('gonfalon.setup-games', {json.dumps(json.dumps([won]))})"
    )
    page = opened(me)
    paste(page, f"deploy {SOUND}")
    expect(page.locator(".studio-own")).to_contain_text("Won 1 · drawn 0 · lost 0")
    three, two = label(page, "a1"), label(page, "b1")
    drag(page, "a1", "b1")
    expect(page.locator('.board-grid [data-place="b1"]')).to_have_attribute("aria-label", f"b1, {three}")
    assert (label(page, "a1"), label(page, "b1")) == (two, three)
    expect(page.locator(".studio-own")).to_contain_text("No finished game yet.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").click()
    picture = tmp_path / "set-up.svg"
    saved.value.save_as(picture)
    paste(page, f"deploy {SOUND}")
    assert label(page, "a1") == three
    page.locator(".picture-file").set_input_files(picture)
    expect(page.locator('.board-grid [data-place="b1"]')).to_have_attribute("aria-label", f"b1, {three}")
    page.get_by_role("button", name="Measure").click()
    expect(page.locator(".measured-levels").get_by_role("progressbar")).to_be_visible()
    page.locator(".measured-levels").get_by_role("button", name="Stop").click()
    expect(page.locator(".measured-levels").get_by_role("progressbar")).to_have_count(0)
