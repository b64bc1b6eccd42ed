"""Puzzles of each family, answered on the desk and asked on a phone, as pictures for the guide to puzzles."""

from __future__ import annotations

from collections.abc import Iterable

from own_server import Server
from pictures import Save, make_tall, opened, taken, wait_until_loaded
from playwright.sync_api import Browser, Page

from gonfalon.learn import puzzle_loading

SIZES = {"1280": (1280, 800), "360": (360, 740)}
ANSWERED, ASKED = "1280-light", "360-dark"
PUZZLES = {
    "stratego-1": "who-walks-up",
    "stratego-2": "last-still",
    "stratego-3": "house-corner",
    "fortress-1": "fortress-15-170",
    "fortress-2": "fortress-0-182",
    "fortress-3": "fortress-3-70",
    "cards-1": "fellowship-5-23",
    "cards-2": "fellowship-14-218",
    "cards-3": "fellowship-24-174",
}
"""Name of the pictures -> id of the puzzle."""
PUZZLE_SHOTS = tuple(
    shot
    for name in PUZZLES
    for shot in (
        (f"puzzle-{name}-{ANSWERED}", "A puzzle, answered: why, and what each answer is worth"),
        (f"puzzle-{name}-{ASKED}", "The question on a phone"),
    )
)


def answer(page: Page, best: str) -> None:
    """Give an answer: by its button where the puzzle lists them, else on the board."""
    if page.locator(".puzzle-choices").count():
        page.locator(f'.puzzle-choice[data-act="{best}"]').click()
    else:
        for square in best.split("-"):
            page.locator(f'[data-place="{square}"]').click(force=True)
    page.locator('.puzzle[data-result="1"]').wait_for(timeout=60_000)


def take_puzzle(browser: Browser, server: Server, name: str) -> bytes:
    """One picture; its name tells the puzzle, the width and the colours, and so whether it is answered."""
    _, kind, number, width, theme = name.split("-")
    puzzle = puzzle_loading.puzzle(PUZZLES[f"{kind}-{number}"])
    page = opened(browser, SIZES[width], theme, {})
    page.goto(f"{server.address}/puzzles/{puzzle.id}")
    page.locator(".puzzle-give-up:not([disabled])").wait_for(timeout=60_000)
    wait_until_loaded(page)
    if f"{width}-{theme}" == ANSWERED:
        answer(page, puzzle.best)
        page.mouse.move(SIZES[width][0] - 1, 1)
        page.evaluate("scrollTo(0, 0)")
        make_tall(page, SIZES[width])
    return taken(page)


def take_puzzles(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The pictures of these names."""
    for name in names:
        save(take_puzzle(browser, server, name), name)
