"""Moments of Stratego Fortress, as pictures for the player's guide: building, a fault, notes, watching, the end."""

from __future__ import annotations

from own_server import Server
from pictures import Moments, Save, opened
from playwright.sync_api import Browser, Page

SIZES = {
    "desk": (1280, 800),
    "tablet": (768, 1024),
    "phone": (360, 740),
    "low phone": (360, 640),
    "lying": (740, 360),
}
"""Pixels of every size that the pages are made for."""
MAZE = (
    "walls A1-B1 A2-A3 A4-A5 B1-C1 B2-B3 C1-C2 C2-C3 C4-D4 D2-D3 D2-E2 D3-E3 E1-E2 E4-E5 mA1-mA2 mA3-mB3 mB1-mB2 mB1-mC1 "
    "mB2-mB3 mB2-mC2 tA2-tB2; ladders A3 C2 mB1; flag C5; cup D3; duke E4; soldier B3; princess E2; passage A1 D4; pitfall C2 mB3"
)
SHUT = MAZE.replace("C4-D4", "C5-D5").replace("A4-A5", "B5-C5").replace("A2-A3", "C4-C5")
FEW_SHOTS = (
    ("fortress-build", "Building: the plans, the model, what it is worth"),
    ("fortress-fault", "A flag that nobody can reach"),
    ("fortress-notes", "Exploring: what was announced, and one's own chalk"),
    ("fortress-watch", "The other explores my fortress"),
    ("fortress-end", "The end: both fortresses open, both ways on one slider"),
)
TAKEN = {
    "fortress-build": tuple(zip(SIZES, ("dark", "light", "light", "dark", "light"), strict=True)),
    "fortress-fault": (("desk", "light"),),
    "fortress-notes": tuple(zip(SIZES, ("light", "dark", "dark", "light", "dark"), strict=True)),
    "fortress-watch": (("desk", "dark"),),
    "fortress-end": (("desk", "light"), ("phone", "dark")),
}
"""Moment -> sizes and colours that it is taken at; what is done most at every size."""


def file_name(name: str, size: str, theme: str) -> str:
    """The file of one picture, without its ending; of two phones of one width the lower one's has both numbers."""
    width, height = SIZES[size]
    return f"{name}-{width}x{height}-{theme}" if size == "low phone" else f"{name}-{width}-{theme}"


def open_match(browser: Browser, server: Server, brought: str) -> Page:
    """A page at the table of a new match against a computer that has brought the maze above; red begins."""
    seats = [{"kind": "own", "brings": brought}, {"kind": "computer", "level": 0, "brings": MAZE}]
    wish = {"game": "fortress", "variant": "fortress-main", "seats": seats, "options": {"first": "red"}}
    made = server.post("/api/matches", wish)
    kept = {"game": "fortress", "variant": "fortress-main", "kept": 1} | {
        name: made[name] for name in ("match", "grants", "invites")
    }
    page = opened(browser, SIZES["desk"], "light", {"games": [kept], "fortress-first-minute": "told"})
    page.goto(f"{server.address}/match/{made['match']}")
    return page


def take_sizes(page: Page, name: str, save: Save) -> None:
    """The page as it stands, at the sizes and in the colours of TAKEN."""
    for size, theme in TAKEN[name]:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.wait_for_timeout(500)
        save(page.screenshot(), file_name(name, size, theme))
    page.set_viewport_size({"width": SIZES["desk"][0], "height": SIZES["desk"][1]})
    page.wait_for_timeout(300)


def take_building(browser: Browser, server: Server, save: Save) -> None:
    """A draft that is whole, and one whose flag is walled in."""
    page = open_match(browser, server, "")
    for text, done, name in (
        (MAZE, ".fortress-verdict.good", "fortress-build"),
        (SHUT, ".fortress-verdict.bad", "fortress-fault"),
    ):
        page.get_by_role("button", name="Keep").click()
        page.get_by_label("As text").fill(text)
        page.get_by_role("button", name="Build from this text").click()
        page.wait_for_selector(done)
        take_sizes(page, name, save)
    page.context.close()


def walk(page: Page, path: str) -> None:
    """Type a way and wait until it has been gone."""
    page.get_by_label("Path").fill(path)
    page.get_by_label("Path").press("Enter")
    page.wait_for_timeout(1500)


def take_exploring(browser: Browser, server: Server, save: Save) -> None:
    """A knight that loses to the duke, a king that beats him, walls and chalk, the other's turn, and the flag."""
    page = open_match(browser, server, MAZE)
    page.get_by_role("button", name="Knight, strength 5").click()
    walk(page, "D5 D4 E4")
    page.get_by_role("button", name="King, strength 7").click()
    page.wait_for_selector(".fortress-turn.yours", timeout=60_000)
    walk(page, "D5 D4 E4 E3 D3")
    page.wait_for_selector(".fortress-turn.yours", timeout=60_000)
    page.get_by_role("button", name="Chalk").click()
    page.get_by_role("radio", name="Poison cup").click()
    page.locator('.fortress-plan.live [data-square="D3"]').click()
    page.keyboard.press("m")
    page.wait_for_timeout(1200)
    take_sizes(page, "fortress-notes", save)
    page.keyboard.press("w")
    page.wait_for_timeout(800)
    take_sizes(page, "fortress-watch", save)
    page.keyboard.press("w")
    walk(page, "E4 D4 D5 C5")
    page.wait_for_selector(".plain-over")
    take_sizes(page, "fortress-end", save)
    page.context.close()


def take(browser: Browser, server: Server, names: list[str], save: Save) -> None:
    """The pictures of building and those of exploring, where one of them is among these names."""
    building = ("fortress-build", "fortress-fault")
    if any(name.startswith(building) for name in names):
        take_building(browser, server, save)
    if not all(name.startswith(building) for name in names):
        take_exploring(browser, server, save)


FAMILY = Moments(
    "Moments of Stratego Fortress",
    "The [guide](../guides/fortress.md) tells what they show.",
    tuple((file_name(name, *how), title) for name, title in FEW_SHOTS for how in TAKEN[name]),
    take,
)
