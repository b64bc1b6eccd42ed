"""WebSockets forbidden on the way: the server answers, the line does not open. Every table says so, and goes on when it opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import DESK, PHONE, Person
from .test_any_game import look
from .test_fellowship import begin
from .test_games import start

FORBIDDEN = "blocks the standing connection that the game needs"


class Gate:
    """Lets the lines of a page through to the server, or none."""

    def __init__(self, page: Page) -> None:
        self.is_shut = False
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._arrive)

    def _arrive(self, line: WebSocketRoute) -> None:
        if self.is_shut:
            line.close()
        else:
            line.connect_to_server()
            self.lines.append(line)

    def shut(self) -> None:
        """Close what is open, and let nothing more through."""
        self.is_shut = True
        for line in self.lines:
            line.close()
        self.lines.clear()


def stratego(somebody: Person) -> None:
    """The set-up of a duel."""
    start(somebody, "duel", "computer")
    expect(somebody.page.get_by_role("button", name="Random", exact=True)).to_be_visible()


def stratego_in_play(somebody: Person) -> None:
    """The first move of a duel."""
    stratego(somebody)
    somebody.deploy()
    expect(somebody.page.locator(".table-page.play")).to_be_visible()


def fortress(somebody: Person) -> None:
    """The builder of a fortress."""
    start(somebody, "fortress-intro", "computer")
    expect(somebody.page.locator(".fortress-view")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    "table", [stratego, stratego_in_play, begin, fortress], ids=["set-up", "play", "cards", "fortress"]
)
def test_a_table_says_that_its_line_is_forbidden(
    person: Callable[..., Person], table: Callable[[Person], None], size: dict[str, int]
):
    me = person(size)
    gate = Gate(me.page)
    table(me)
    name = f"{table.__name__}-{size['width']}"
    gate.shut()
    said = me.page.get_by_role("status").filter(has_text=FORBIDDEN)
    expect(said).to_be_visible()
    expect(said).to_be_in_viewport(ratio=0.99)
    look(me.page, f"forbidden-{name}")
    me.page.reload()
    expect(me.page.get_by_role("heading", name="No connection to the table")).to_be_visible()
    expect(me.page.get_by_text(FORBIDDEN)).to_be_visible()
    look(me.page, f"forbidden-reloaded-{name}")
    gate.is_shut = False
    expect(me.page.get_by_text(FORBIDDEN)).to_have_count(0)
    expect(me.page.locator(".table-page, .fs-table, .fortress-view").first).to_be_visible()
