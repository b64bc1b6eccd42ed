"""A fortress and a deck leave the page as a picture that anybody can look at, and come back out of it. Set-ups: test_studio.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Person
from .test_fortress import INTRO, MAIN, begin, build_from


def saved(page: Page, place: Path) -> str:
    """The picture as it is saved to a file, drawn by the browser once more: a faulty one would be no picture."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a picture").click()
    download.value.save_as(place)
    text = place.read_text("utf-8")
    width = page.evaluate(
        """async (text) => {
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
          await image.decode();
          return image.naturalWidth;
        }""",
        text,
    )
    assert width > 0
    return text


@pytest.mark.parametrize(("variant", "built"), [("fortress-intro", INTRO), ("fortress-main", MAIN)])
def test_a_fortress_goes_out_as_a_picture_and_comes_back(
    person: Callable[..., Person], tmp_path: Path, variant: str, built: str
):
    me = person(PHONE)
    page = me.page
    begin(me, variant, {"kind": "own"}, {"kind": "computer", "level": 0})
    build_from(page, built)
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Keep", exact=True).click()
    before = page.get_by_label("As text").input_value()
    picture = tmp_path / "fortress.svg"
    assert "Bottom" in saved(page, picture)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Ready-made").click()
    page.get_by_role("button", name="Empty").click()
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Keep", exact=True).click()
    page.locator(".picture-file").set_input_files(picture)
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_label("As text")).to_have_value(before)
    other = tmp_path / "other.txt"
    other.write_text("Nothing is built here.", "utf-8")
    page.locator(".picture-file").set_input_files(other)
    expect(page.get_by_role("alert")).to_have_text("No fortress was found in this text.")
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_enabled()


def test_a_deck_goes_out_as_a_picture_and_comes_back(person: Callable[..., Person], tmp_path: Path):
    me = person(DESK)
    page = me.page
    me.open("/fellowship/decks")
    page.get_by_label("Open a deck…").select_option(label="Starter deck: Leadership")
    page.get_by_role("tab", name="As text").click()
    area = page.get_by_label("The deck as a list")
    text = area.input_value() + "# mine & <yours>\n"
    area.fill(text)
    picture = tmp_path / "deck.svg"
    assert "Aragorn" in saved(page, picture)
    area.fill("3x Gandalf")
    page.get_by_label("From a file").set_input_files(picture)
    expect(area).to_have_value(text)
    expect(page.get_by_label("Name of the deck")).to_have_value("deck")
