"""A game that a person has won by hand, as pictures for the guide: its end on a desk and on a phone.

Its acts are those of a golden game, so the pictures can be taken again at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from golden_files import read_script
from own_server import Seat, Server
from pictures import Save, opened, taken, wait_until_loaded
from playwright.sync_api import Browser

from fellowship.golden import GOLDEN

GAME = "mirkwood-by-hand"
SIZES = {"1366": (1366, 768), "390": (390, 844)}
BY_HAND_SHOTS = (
    ("card-won-1366-light", "Mirkwood, won by hand"),
    ("card-won-390-light", "The same game on a phone"),
)
"""Names: moment, size, colours."""


def won(server: Server) -> dict[str, Any]:
    """The game, played to its end: what a browser keeps of it."""
    script = read_script((GOLDEN / f"{GAME}.txt").read_text(encoding="utf-8"))
    seats = [{"kind": "own", "brings": script.options["brought"]}]
    made = server.post("/api/matches", {"game": "fellowship", "variant": script.variant, "seats": seats})
    server.give_seeds({made["match"]: script.options["seed"]})
    seat = Seat(server, made["match"], made["grants"][0])
    for _, action in script.actions:
        seat.act(action)
    seat.close()
    kept: dict[str, Any] = {"game": "fellowship", "variant": script.variant, "kept": 1}
    return kept | {name: made[name] for name in ("match", "grants", "invites")}


def take_by_hand(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The pictures of these names."""
    kept: dict[str, Any] = {}
    for name in names:
        kept = kept or won(server)
        size, theme = name.split("-")[2:]
        page = opened(browser, SIZES[size], theme, {"games": [kept]})
        page.goto(f"{server.address}/match/{kept['match']}")
        page.wait_for_selector(".fs-end.won", timeout=60_000)
        wait_until_loaded(page)
        save(taken(page), name)
