"""Limits and what is not kept, in the words that a player reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.conftest import ServerProcess

from .conftest import Person, alive, started
from .test_games import start


@pytest.fixture(scope="module")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host lets this machine do each of these once."""
    server = ServerProcess(tmp_path_factory.mktemp("limits"))
    server.more = ("--limit-loopback", "--limit", "names=1", "--limit", "sockets=1", "--limit", "tables=1")
    yield from started(server)


@pytest.fixture
def serving(limited_server: ServerProcess) -> ServerProcess:
    return alive(limited_server)


def test_whoever_is_over_a_limit_reads_which_and_how_long(person: Callable[..., Person]):
    me = person()
    me.open("/player")
    me.page.get_by_label("Name", exact=True).fill("Grey Heron")
    me.page.get_by_role("button", name="Take this name").click()
    expect(me.page.get_by_role("heading", level=1, name="Grey Heron")).to_be_visible()
    other = person(locale="de-DE")
    other.open("/player")
    other.page.get_by_label("Name", exact=True).fill("Roter Fuchs")
    other.page.get_by_role("button", name="Diesen Namen wählen").click()
    expect(other.page.get_by_role("alert")).to_contain_text(
        "Das war zu viel auf einmal: Änderungen des Namens. Versuchen Sie es in 6 min wieder."
    )


def test_a_line_over_the_limit_says_so(person: Callable[..., Person]):
    me = person()
    start(me, "duel", "link")
    expect(me.page.get_by_role("heading", name="Send this link to your friend")).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_text("Too much came from your address at once.")).to_be_visible()
