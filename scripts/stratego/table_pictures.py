#!/usr/bin/env python3
"""Take the pictures of docs/guides/play-stratego.md: the table at every size, and combat as strips of frames, into docs/pictures.

Starts its own server, plays by script, and stops the browser's clock at every frame of a combat.
"""

from __future__ import annotations

import io
import json
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

from own_server import Seat, Server, own_server, play_on  # noqa: E402
from pictures import open_browser, save_small  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SHEETS = {
    "table-phone": (((360, 640), (360, 740)), 1.0),
    "table-landscape": (((740, 360),), 1.0),
    "table-tablet": (((768, 1024),), 0.6),
    "table-desk": (((1280, 800),), 0.6),
}
"""File name: the sizes on it (each in set-up and in play), and how much smaller they are drawn."""
GAP, GROUND = 12, "#8c8473"
STEP_MS, LONGEST_MS = 20, 4000


@dataclass(frozen=True)
class Fight:
    """A combat of Duel: what stands on e4 and e7, and how red comes before e7."""

    name: str
    red: str
    blue: str
    way: tuple[str, ...]
    act: str


WALK = ("e4-e5", "a9-a8", "e5-e6", "a8-a9")
FIGHTS = (
    Fight("combat-plain", "9", "3", WALK, "e6-e7"),
    Fight("combat-bomb", "9", "B", WALK, "e6-e7"),
    Fight("combat-spy", "S", "M", WALK, "e6-e7"),
    Fight("combat-miner", "3", "B", WALK, "e6-e7"),
    Fight("combat-flag", "2", "F", (), "e4-e7"),
)
ARMY = "FBB3322S9M"


def deployment(front: str, is_blue: bool) -> str:
    """An army of Duel with `front` on the column e of its first row; blue keeps a piece free to move on a9."""
    rest = ARMY.replace(front, "", 1)
    mover = next(letter for letter in "932SM" if letter in rest) if is_blue else ""
    rest = rest.replace(mover, "", 1) if mover else rest
    back = rest.ljust(10, ".")
    rows = [back, (mover or ".") + "." * 9, "." * 10, "...." + front + "....."]
    return "".join(rows)


def begin(server: Server, variant: str) -> tuple[str, list[Seat], list[dict[str, Any]]]:
    """A match whose seats are both played by this script."""
    asked = {"game": "stratego", "variant": variant, "seats": [{"kind": "own"}, {"kind": "own"}]}
    made = server.post("/api/matches", asked)
    return made["match"], [Seat(server, made["match"], grant) for grant in made["grants"]], made["grants"]


def open_table(
    browser: Browser, server: Server, match: str, grant: Any, size: tuple[int, int], still: bool
) -> Page:
    """A browser of the person at that seat, on the page of the match."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce" if still else "no-preference",
        locale="en-GB",
    )
    kept = {
        "match": match,
        "game": "stratego",
        "variant": "duel",
        "opponent": "link",
        "grants": [grant],
        "invites": [],
    }
    games = json.dumps(json.dumps([kept | {"kept": 0}]))
    context.add_init_script(f"localStorage.setItem('gonfalon.games', {games})")
    page = context.new_page()
    if not still:
        page.clock.install()
    page.goto(f"{server.address}/match/{match}")
    page.wait_for_selector("main [role=grid]", timeout=15_000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    return page


def beside(pictures: list[bytes], scale: float) -> bytes:
    """One picture with all of them in a row."""
    images = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    images = [
        i.resize((round(i.width * scale), round(i.height * scale)), Image.Resampling.LANCZOS) for i in images
    ]
    size = (sum(i.width for i in images) + GAP * (len(images) + 1), max(i.height for i in images) + 2 * GAP)
    sheet = Image.new("RGB", size, GROUND)
    left = GAP
    for image in images:
        sheet.paste(image, (left, GAP))
        left += image.width + GAP
    found = io.BytesIO()
    sheet.save(found, "PNG")
    return found.getvalue()


def take_tables(browser: Browser, server: Server) -> None:
    """The table in set-up, with half an army placed, and in play."""
    setting_up, waiting, grants = begin(server, "battle")
    waiting[1].deploy("stratego", "battle", seed=8)
    playing, seats, others = begin(server, "battle")
    for seat in seats:
        seat.deploy("stratego", "battle", seed=7 + seat.seat)
    play_on(seats, random.Random(2024), 90)
    for name, (sizes, scale) in SHEETS.items():
        pictures: list[bytes] = []
        for size in sizes:
            page = open_table(browser, server, setting_up, grants[0], size, still=True)
            page.get_by_role("button", name="Random", exact=True).click()
            page.get_by_role("button", name="Ready", exact=True).wait_for()
            for column in "abcdefghij"[:6]:
                page.locator(f'[data-place="{column}4"]').focus()
                page.keyboard.press("Delete")
            page.wait_for_timeout(300)
            pictures.append(page.screenshot())
            page.context.close()
        for size in sizes:
            page = open_table(browser, server, playing, others[0], size, still=True)
            pictures.append(page.screenshot())
            page.context.close()
        save_small(beside(pictures, scale), FOLDER / f"{name}.png", 96)


def take_fight(browser: Browser, server: Server, fight: Fight) -> None:
    """One picture a frame, of the squares around the fight."""
    match, seats, grants = begin(server, "duel")
    seats[0].act(f"deploy {deployment(fight.red, is_blue=False)}")
    seats[1].act(f"deploy {deployment(fight.blue, is_blue=True)}")
    for number, act in enumerate(fight.way):
        seats[number % 2].catch_up()
        seats[number % 2].act(act)
    page = open_table(browser, server, match, grants[0], (1280, 800), still=False)
    source, target = fight.act.split("-")
    page.locator(f'[data-place="{source}"]').click(force=True)
    page.wait_for_timeout(200)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.locator(f'[data-place="{target}"]').click(force=True)
    page.wait_for_timeout(1500)  # the server answers in its own time
    box = page.locator(f'[data-place="{target}"]').bounding_box()
    assert box is not None
    clip = {"x": box["x"] - 136, "y": box["y"] - 100, "width": 340, "height": 310}
    pictures: list[bytes] = []
    last = ""
    for _ in range(LONGEST_MS // STEP_MS):
        frame = page.evaluate("document.querySelector('.fight')?.dataset.frame ?? ''")
        if frame and frame != last:
            page.wait_for_timeout(450)
            pictures.append(page.screenshot(clip=clip))  # type: ignore[arg-type]
        last = frame
        page.clock.run_for(STEP_MS)
    page.context.close()
    save_small(beside(pictures, 0.55), FOLDER / f"{fight.name}.png", 80)
    print(f"  {fight.name}: {len(pictures)} frames", flush=True)


def main() -> None:
    """Take all pictures; with the word `fights`, those of combat alone."""
    with open_browser() as browser, own_server() as server:
        if "fights" not in sys.argv:
            take_tables(browser, server)
        for fight in FIGHTS:
            take_fight(browser, server, fight)


if __name__ == "__main__":
    main()
