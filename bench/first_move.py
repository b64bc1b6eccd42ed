#!/usr/bin/env python3
"""How soon a board waits for one's first move: two taps, from the opened home page, with the server warm.

    .venv/bin/python bench/first_move.py
    .venv/bin/python bench/first_move.py --runs 9

Starts a server of its own and plays one game there, so that the rules are loaded. Then newcomers come, each in a fresh browser of a
phone's size. Each opens the home page, takes "Play your first game" and "Ready", and waits until the board lets a piece be taken. The
clock runs from the call of the page, its loading included. Prints a line of JSON; needs Chromium.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

from find_chromium import find_chromium  # noqa: E402
from own_server import own_server  # noqa: E402

PHONE = {"width": 360, "height": 740}
BAR_SECONDS = 5.0
WARMING_MS = 600_000
"""So long the first game may take: it compiles the rules where that has not been done on this machine."""


def first_move(browser: Browser, address: str, timeout_ms: int = 60_000) -> tuple[float, float]:
    """Seconds of one newcomer until the home page can be tapped, and until the board waits for a move."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(timeout_ms)
    began = time.perf_counter()
    page.goto(address)
    button = page.get_by_role("button", name="Play your first game")
    button.wait_for()
    drawn = time.perf_counter() - began
    button.tap()
    page.get_by_role("button", name="Ready", exact=True).tap()
    page.locator(".square.is-holdable").first.wait_for()
    seconds = time.perf_counter() - began
    context.close()
    return drawn, seconds


def main() -> None:
    """Let newcomers come one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("This needs Chromium: install it, or name it in $CHROMIUM.")
    with own_server() as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(chromium))
        first_move(browser, server.address, WARMING_MS)
        found = [first_move(browser, server.address) for _ in range(given.runs)]
        browser.close()
    whole = [round(seconds, 2) for _, seconds in found]
    print(
        json.dumps(
            {
                "home_drawn_s": round(statistics.median(drawn for drawn, _ in found), 2),
                "board_waits_s": round(statistics.median(whole), 2),
                "slowest_s": max(whole),
                "bar_s": BAR_SECONDS,
                "runs": given.runs,
            }
        )
    )


if __name__ == "__main__":
    main()
