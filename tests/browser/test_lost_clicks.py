"""A press under which the page moves is no click: the tests report it, so that whoever waits in vain learns why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import LOST_CLICKS

AWAY = "document.querySelector('button').style.marginTop = '200px'"


@pytest.mark.parametrize("moves", [True, False], ids=["moves away", "stays"])
def test_a_click_that_the_page_moves_away_from_is_reported(page: Page, moves: bool):
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.add_init_script(LOST_CLICKS)
    page.goto('data:text/html,<button onclick="this.innerText = `Declined`">Decline</button>')
    page.get_by_role("button").hover()
    page.mouse.down()
    if moves:
        page.evaluate(AWAY)
    page.mouse.up()
    expect(page.get_by_role("button")).to_have_text("Decline" if moves else "Declined")
    assert said == (["lost click: Decline"] if moves else [])


def test_a_drag_is_no_lost_click(page: Page):
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.add_init_script(LOST_CLICKS)
    page.goto("data:text/html,<button>Decline</button>")
    page.get_by_role("button").hover()
    page.mouse.down()
    page.mouse.move(300, 300)
    page.mouse.up()
    assert said == []
