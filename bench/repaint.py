#!/usr/bin/env python3
"""How soon the card table shows what a click chose, with a full board, and what its page weighs.

    .venv/bin/python bench/repaint.py
    .venv/bin/python bench/repaint.py --clicks 100

Starts a server of its own and opens a table of the card game there. Its page is shown the full board by which the table's layout is
measured: 3 heroes, 7 allies, 3 engaged enemies, 4 staged cards, 8 in hand. Two questions are asked. At "what do you play" each click
chooses another card of the hand. At "who goes on the quest" each click adds a character or takes it back.

The clock runs from the time stamp of the click, as the browser took it, until the frame that follows has been handed over: the first
message after `requestAnimationFrame`. The browser's own count (Event Timing, in steps of 8 ms, what lasts 16 ms or more) stands beside
it. CPU is what the main thread of the page worked in a click, its hover and pointer events included. The desk is measured as it is, the
phone with the CPU slowed to a quarter. Weight: program, words, styles and faces of the page, packed as they are sent.

Prints a line of JSON a screen; needs Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "src"), str(ROOT)]

from find_chromium import find_chromium  # noqa: E402
from own_server import own_server  # noqa: E402

from tests.browser.full_card_table import ShownTable, what_is_played, who_quests  # noqa: E402

BAR_MS = 100.0
PHONE_SLOWER = 4
CARDS = {"planning": ".fs-hand .fs-card.may", "commit": ".fs-company .fs-card.may"}
"""What answers each question by a click."""
WATCH = """() => {
  window.clicks = [];
  window.timed = [];
  addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      clicks.push(performance.now() - timeStamp);
      window.onShown?.();
    };
    port2.postMessage(null);
  }), true);
  new PerformanceObserver((found) => {
    for (const { name, duration } of found.getEntries()) if (name === 'click') timed.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}"""
"""Notes ms from each click to the frame after it, and the browser's own count."""
SHOWN = """number => new Promise((done) => {
  window.onShown = () => clicks.length >= number && done();
  onShown();
})"""
"""Waits until so many clicks have been shown."""
MIDDLES = """all => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  .filter(([x, y]) => x < innerWidth && y < innerHeight)"""
"""Where the cards lie that are in the window."""
WEIGHT = """() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


class Screen(NamedTuple):
    """A window. slower: by how many times its CPU is slowed down."""

    width: int
    height: int
    slower: int = 1


SCREENS = (Screen(1280, 800), Screen(390, 844), Screen(390, 844, PHONE_SLOWER))


def opened(browser: Browser, address: str, screen: Screen) -> tuple[Page, ShownTable]:
    """A page that stands at the full table, asked what to play."""
    is_phone = screen.width < screen.height
    size = {"width": screen.width, "height": screen.height}
    screen_kind: dict[str, Any] = {"viewport": size, "is_mobile": is_phone, "has_touch": is_phone}
    context = browser.new_context(
        **screen_kind, locale="en", service_workers="block"
    )  # else what it keeps counts unpacked
    page = context.new_page()
    page.set_default_timeout(120_000)
    table = ShownTable(page, what_is_played())
    page.goto(f"{address}/start/passage-through-mirkwood/alone")
    page.locator("button[type=submit]").click()
    page.locator(CARDS["planning"]).first.wait_for()
    page.wait_for_load_state("networkidle")
    return page, table


def works(line: CDPSession) -> float:
    """Seconds of CPU that the main thread of the page has worked so far."""
    told = line.send("Performance.getMetrics")["metrics"]
    return next(one["value"] for one in told if one["name"] == "TaskDuration")


def click_on(page: Page, kind: str, clicks: int) -> None:
    """Click the cards that answer, one after the other and around again, each once the frame of the last one is there."""
    is_phone = page.evaluate("matchMedia('(pointer: coarse)').matches")
    place = page.locator('.fs-places [data-place="mine"]')
    if kind == "commit" and place.is_visible():
        place.click()
    page.locator(CARDS[kind]).first.wait_for()
    page.evaluate("clicks.length = 0")
    middles: list[list[float]] = page.locator(CARDS[kind]).evaluate_all(MIDDLES)
    for number in range(clicks):
        x, y = middles[number % len(middles)]
        page.touchscreen.tap(x, y) if is_phone else page.mouse.click(x, y)
        page.evaluate(SHOWN, number + 1)


def measured(page: Page, table: ShownTable, screen: Screen, clicks: int) -> dict[str, Any]:
    """Times of clicks at both questions."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Emulation.setCPUThrottlingRate", {"rate": screen.slower})
    page.evaluate(WATCH)
    found: list[float] = []
    cpu = 0.0
    for kind in CARDS:
        if kind == "commit":
            table.show(who_quests())
            page.get_by_role("heading", name="Who goes on the quest?").wait_for()
        before = works(line)
        click_on(page, kind, clicks)
        cpu += works(line) - before
        found += page.evaluate("clicks")
    timed: list[float] = page.evaluate("timed")
    return {
        "screen": f"{screen.width}x{screen.height}",
        "cpu_slower": screen.slower,
        "clicks": len(found),
        "median_ms": round(median(found), 1),
        "p95_ms": round(quantiles(found, n=20)[-1], 1),
        "slowest_ms": round(max(found), 1),
        "event_timing_median_ms": median(timed) if timed else None,
        "main_thread_ms_a_click": round(1000 * cpu / len(found), 1),
        "bar_ms": BAR_MS,
    }


def main() -> None:
    """Click on each screen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--clicks", type=int, default=40, help="at each of the two questions")
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("This needs Chromium: install it, or name it in $CHROMIUM.")
    with own_server() as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(chromium))
        for screen in SCREENS:
            page, table = opened(browser, server.address, screen)
            weight = int(page.evaluate(WEIGHT))
            print(
                json.dumps(measured(page, table, screen, given.clicks) | {"page_bytes": weight}), flush=True
            )
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
