"""The host's page: it opens with the key alone, shows what is going on, closes a table and frees a name; on a phone and at a desk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from gonfalon.server.host_access import HOST_FILE
from tests.server.conftest import ServerProcess

from .accessibility import violations
from .conftest import DESK, PHONE, Person
from .test_games import start


def host_address(serving: ServerProcess) -> str:
    key = json.loads((Path(serving.folder) / HOST_FILE).read_text())["key"]
    return f"{serving.base}/host#{key}"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_host_closes_a_table_and_its_player_is_told(
    browser: Browser, person: Callable[..., Person], serving: ServerProcess, size: Any
):
    me = person()
    start(me, "battle", "computer")
    match = me.page.url.rpartition("/")[2]
    page = browser.new_context(viewport=size).new_page()
    page.goto(host_address(serving))
    table = page.locator(".host-table", has_text=match)
    expect(table).to_contain_text("set-up")
    assert "#" not in page.url, "the key stays in no history"
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing is cut off at the side"
    table.get_by_role("button", name="Close the table").click()
    table.get_by_role("button", name="Close it now").click()
    expect(table).to_contain_text("over")
    expect(me.page.get_by_text("The host of the server closed the table. Nobody wins.").first).to_be_visible()
    expect(page.locator(".host-facts")).to_contain_text("Games are stored.")
    page.get_by_role("textbox", name="Name").fill("Nobody at all")
    page.get_by_role("button", name="What would go?").click()
    expect(page.locator("form .problem")).to_be_visible()
    page.get_by_role("button", name="Leave the desk").click()
    expect(page.get_by_label("Key")).to_be_visible()
    page.context.close()


def test_it_speaks_six_languages_on_a_phone(
    browser: Browser, person: Callable[..., Person], serving: ServerProcess
):
    start(person(), "duel", "computer")
    titles: set[str] = set()
    size: Any = PHONE
    for language in ("en", "de", "fr", "it", "pl", "ru"):
        page = browser.new_context(viewport=size, locale=language).new_page()
        page.goto(host_address(serving))
        expect(page.locator(".host-table").first).to_be_visible()
        words = page.locator("main").inner_text()
        assert "host-" not in words, "every text is there"
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, language
        titles.add(page.locator("h1").inner_text())
        page.context.close()
    assert len(titles) == 6
