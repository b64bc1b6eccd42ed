"""What all scripts that take pictures of pages share: a browser, its pages, small files, and what the moments of a family are."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import build_web
from find_chromium import find_chromium
from own_server import Server
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screenshots"
INDEX = FOLDER / "README.md"
BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
TALLEST = 1600
"""Pixels of the tallest picture of a whole page."""
STILL_MS = 600
"""Milliseconds after which what moves with reduced motion stands still."""
Save = Callable[[bytes, str], None]
"""Keeps a picture under a name without its ending."""


@dataclass(frozen=True)
class Moments:
    """The moments of one family.

    title, guide: the heading in the index and the sentence below it. shots: names of files without their ending, and titles.
    take: takes the pictures of these names; it may hand in others too, which are dropped. is_teaching: the server must offer the
    teaching games.
    """

    title: str
    guide: str
    shots: tuple[tuple[str, str], ...]
    take: Callable[[Browser, Server, list[str], Save], None]
    n_colours: int = 128
    is_teaching: bool = False

    def section(self) -> str:
        """Its part of the index."""
        pictures = [f"![{title}]({name}.png)" for name, title in self.shots]
        return "\n".join([f"## {self.title}", "", self.guide, "", *pictures, ""])


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A Chromium without a window, once the front end is built. Raises SystemExit where there is no Chromium."""
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("no Chromium: install one, or name it in $CHROMIUM")
    build_web.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=BROWSER_FLAGS)
        yield browser
        browser.close()


def opened(
    browser: Browser, size: tuple[int, int], theme: str, kept: dict[str, Any], moves: bool = False
) -> Page:
    """A page of this size and these colours, whose browser keeps these things. size: width and height in pixels. moves: is anything
    animated?"""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if moves else "reduce",
        locale="en-GB",
        service_workers="block",
    )
    for name, value in kept.items():
        context.add_init_script(f"localStorage.setItem('gonfalon.{name}', {json.dumps(json.dumps(value))})")
    return context.new_page()


def wait_until_loaded(page: Page) -> None:
    """Wait until nothing more is fetched and the fonts are there."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def taken(page: Page) -> bytes:
    """The picture of a page once it stands still; the page is closed."""
    page.wait_for_timeout(STILL_MS)
    picture = page.screenshot()
    page.context.close()
    return picture


def make_tall(page: Page, size: tuple[int, int], tallest: int = TALLEST) -> None:
    """Make the window as tall as the page, at least as tall as `size`, up to a limit in pixels."""
    width, least = size
    tall = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width, "height": min(max(tall, least), tallest)})


def save_small(picture: bytes, path: Path, n_colours: int = 256) -> None:
    """Keep a picture with few colours, rare ones too: with 256 a third of the size, and no difference to the eye."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    colours = image.quantize(n_colours, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
    image.quantize(palette=colours).save(path, optimize=True)


def asked_for(name: str, only: list[str]) -> bool:
    """Is a picture meant by one of these: its name, or the first words of it? Every picture is, where nothing is named."""
    return not only or any(name == one or name.startswith(f"{one}-") for one in only)
