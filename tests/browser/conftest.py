"""A server of the test's own and a page that reports its errors."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, WebSocket, expect

from gonfalon.server.pages import STATIC
from tests.server.conftest import ServerProcess

expect.set_options(timeout=15_000)
"""Milliseconds that a page may take on a busy machine before a test gives up."""
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}


def with_legal(update: dict[str, Any]) -> dict[str, Any]:
    """An update whose observation lists the texts of the options under `legal`, too; [] where none are listed."""
    decision = update["observation"]["decision"]
    update["observation"]["legal"] = [option["action"] for option in (decision and decision["options"]) or ()]
    return update


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The tests drive the built front end."""
    assert (STATIC / "index.html").is_file(), "build the front end first: scripts/build_web.py"


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path / "data")
    found.start()
    yield found
    found.stop()


class Person:
    """A browser of one person: everything that came over the line is kept, errors of the page fail the test."""

    def __init__(self, context: BrowserContext, server: ServerProcess) -> None:
        self.context, self.server, self.page = context, server, context.new_page()
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def updates(self) -> list[dict[str, Any]]:
        """Updates of the line, oldest first."""
        found = [json.loads(frame) for frame in self.frames if frame.startswith("{")]
        return [with_legal(message) for message in found if message["type"] == "update"]

    def last(self) -> dict[str, Any]:
        """The newest update."""
        return self.updates()[-1]

    def wait(self, condition: Callable[[], Any], seconds: float = 20) -> None:
        """Let the page live until the condition holds."""
        for _ in range(int(seconds * 50)):
            if condition():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("waited too long; page errors: " + "; ".join(self.errors))

    def open(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(self.server.base + path)

    def square(self, name: str) -> None:
        """Click a square of the board."""
        place = self.page.locator(f'[data-place="{name}"]')
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def deploy(self) -> None:
        """A random set-up, then ready."""
        self.page.get_by_role("button", name="Random", exact=True).click()
        self.page.get_by_role("button", name="Ready", exact=True).click()


@pytest.fixture
def person(browser: Browser, serving: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Make people: each has a browser context (storage) of their own."""
    made: list[Person] = []

    def make(size: dict[str, int] = DESK, scheme: str = "light", locale: str = "en-GB") -> Person:
        settings: dict[str, Any] = {"viewport": size, "color_scheme": scheme, "locale": locale}
        context = browser.new_context(**settings, reduced_motion="reduce")
        made.append(Person(context, serving))
        return made[-1]

    yield make
    for somebody in made:
        assert somebody.errors == []
        somebody.context.close()
