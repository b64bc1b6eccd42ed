"""A set-up of Duel built, measured and improved in the studio, as pictures for its guide.

A browser does what the guide tells, from the empty board on. The games of a measurement have fixed seeds, so that the figures are the
same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable

from own_server import Server
from pictures import STILL_MS, Save, make_tall, opened
from playwright.sync_api import Browser, Page

SIZES = {"1280": (1280, 800), "360": (360, 740)}
LOOKS = ("1280-light", "360-dark")
ARMY = {"game": "stratego", "variant": "duel", "seat": 0}
FIRST_TRY = "e1=f d4=b f4=b a4=0 j4=9 c4=3 h4=3 b1=2 i1=2 a1=s"
"""Square and key of each piece: the flag in the open, miners in the front row, scouts at home."""
MOVED = (("d4", "d1"), ("f4", "f1"), ("h4", "e2"), ("b1", "b3"))
"""What mends it: bombs and a miner around the flag, a scout to the front."""
FIRST_NAME, SECOND_NAME = "First try", "Second try"
LEVELS = ("3",)
TALLEST = 2400
"""Pixels: the page is shown down to its end on a phone, too."""
MEASURE_MS = 1_800_000
"""Milliseconds that a busy machine has for a measurement."""
STUDIO_SHOTS = (
    ("studio-first-1280-light", "A first set-up, measured: where it is weak"),
    ("studio-first-360-dark", "The same on a phone"),
    ("studio-second-1280-light", "The second one, measured and compared with the first"),
    ("studio-second-360-dark", "The same on a phone"),
)


def build(page: Page) -> None:
    """Clear the board and place the army by keys."""
    page.get_by_role("button", name="Clear", exact=True).click()
    for one in FIRST_TRY.split():
        square, key = one.split("=")
        page.locator(f'.board-grid [data-place="{square}"]').focus()
        page.keyboard.press(key)
    page.locator('.studio[data-whole="true"]').wait_for()


def mend(page: Page) -> None:
    """Move pieces: each is touched, then its new square."""
    for source, target in MOVED:
        for square in (source, target):
            page.locator(f'.board-grid [data-place="{square}"]').click(force=True)


def keep(page: Page, name: str) -> None:
    """Keep the set-up on the board under a name."""
    page.locator(".studio-named input").fill(name)
    page.get_by_role("button", name="Keep", exact=True).click()
    page.locator('.studio-open[aria-current="true"]').filter(has_text=name).wait_for()


def measure(page: Page) -> None:
    """Measure what is on the board against each level, to the end."""
    for level in LEVELS:
        page.get_by_label("Level", exact=True).select_option(level)
        page.get_by_role("button", name="Measure", exact=True).click()
        page.locator(f'.measured-levels table [data-level="{level}"]').wait_for()
        page.locator(".measured-levels progress").wait_for(state="detached", timeout=MEASURE_MS)


def compare(page: Page) -> None:
    """Compare with the first one by the games of the highest level that was measured."""
    page.get_by_label("Compare with…").select_option(index=len(LEVELS))
    page.locator(".studio-compare p").wait_for()


def set_size(page: Page, width: str) -> None:
    """Give the window the size of a width."""
    across, tall = SIZES[width]
    page.set_viewport_size({"width": across, "height": tall})


def take_looks(page: Page, name: str, names: Iterable[str], save: Save) -> None:
    """The page as it stands, in each width and its colours."""
    for look in LOOKS:
        width, theme = look.split("-")
        set_size(page, width)
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.mouse.move(SIZES[width][0] - 1, 1)
        page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
        make_tall(page, SIZES[width], TALLEST)
        page.wait_for_timeout(STILL_MS)
        if f"{name}-{look}" in names:
            save(page.screenshot(), f"{name}-{look}")
    set_size(page, "1280")


def take_studio(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The pictures of these names: the second set-up stands on the first one, so all is played where one is asked for."""
    names = set(names)
    if not names:
        return
    page = opened(browser, SIZES["1280"], "light", {"studio-army": ARMY})
    page.goto(f"{server.address}/stratego/studio")
    page.locator('.studio[data-whole="true"] .studio-desk').wait_for(timeout=120_000)
    build(page)
    keep(page, FIRST_NAME)
    measure(page)
    take_looks(page, "studio-first", names, save)
    mend(page)
    keep(page, SECOND_NAME)
    measure(page)
    compare(page)
    take_looks(page, "studio-second", names, save)
    for row in page.locator(".measured-levels table tbody tr, .studio-compare p").all():
        print("  " + " ".join(row.inner_text().split()))
    page.context.close()
