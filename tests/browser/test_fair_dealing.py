"""Fair dealing in a real browser: it gives a part of the seed, keeps the commitments, checks the record, and saves both files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from gonfalon.cli.verify import verify_files

from .accessibility import violations
from .conftest import DUEL, PHONE, Person
from .test_games import end_or_resign, open_replay, start

CHANGE = """() => {
    const kept = JSON.parse(localStorage.getItem('gonfalon.commitments'));
    for (const notes of Object.values(kept)) notes.commitments['entry 0'] = '0'.repeat(64);
    localStorage.setItem('gonfalon.commitments', JSON.stringify(kept));
}"""


def unfold(page: Page) -> None:
    page.get_by_role("tab", name="Moves").click()
    page.locator(".fair-dealing summary").click()


def save(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as found:
        page.locator(".fair-dealing").get_by_role("button", name=button).click()
    path = folder / found.value.suggested_filename
    found.value.save_as(path)
    return path


def test_the_replay_says_what_is_proven_and_its_files_convince_the_command(
    person: Callable[..., Person], tmp_path: Path
):
    me = person(PHONE)
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["observation"]["legal"])
    end_or_resign(me, over=False)
    open_replay(me)
    unfold(me.page)
    fold = me.page.locator(".fair-dealing")
    expect(fold.get_by_text("fixed before the first act and never changed")).to_be_visible()
    expect(fold.get_by_text("helped to shuffle")).to_be_visible()
    expect(fold.get_by_text(re.compile("Not proven: who looked"))).to_be_visible()
    assert violations(me.page) == []
    record, notes = (
        save(me.page, "Save the record", tmp_path),
        save(me.page, "Save the seals", tmp_path),
    )
    assert notes.name == record.name.replace(".json", "-notes.json")
    kept = json.loads(notes.read_text())
    assert {"part", "entry 0", "entry 1"} <= {*kept["commitments"]}
    assert len(kept["parts"]) == 1
    said: list[str] = []
    assert verify_files([record], said.append, notes) == 0, said
    assert any("player's browser was shown" in line for line in said)


def test_a_record_that_is_not_what_was_shown_is_told(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "computer")
    me.deploy(DUEL)
    me.wait(lambda: me.updates() and me.last()["observation"]["legal"])
    end_or_resign(me, over=False)
    me.page.evaluate(CHANGE)
    open_replay(me)
    unfold(me.page)
    expect(me.page.locator(".fair-dealing .problem")).to_contain_text("not what your browser was shown")
