"""The plain view of a company of four, as pictures for the guide to any game: at the table, and in the replay."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from own_server import Seat, Server, next_to_move
from playwright.sync_api import Browser

GAME, VARIANT = "tiny_crew", "night_watch"
SIZES = {1280: 800, 360: 740}
TALLEST = 1600
ACTS = 9
"""Decisions of the two people before the picture at the table; the replay is taken at the end."""
PLAIN_SHOTS = (
    ("plain-table-1280-light", "Four seats in the plain view: two people, two computers"),
    ("plain-table-360-dark", "The same on a phone"),
    ("plain-replay-1280-dark", "The replay of the same game"),
)
Save = Callable[[bytes, str], None]


def play_some(seats: list[Seat], rng: random.Random, acts: int) -> None:
    """Let the people take up to so many decisions at random."""
    for _ in range(acts):
        mover = next_to_move(seats)
        if mover is None:
            return
        mover.act(rng.choice(mover.observation["legal"]))


def take_plain(browser: Browser, server: Server, save: Save) -> None:
    """Every picture. The server must offer the teaching games."""
    kinds = [{"kind": "own"}, {"kind": "link"}, *[{"kind": "computer", "level": 0}] * 2]
    made = server.post("/api/matches", {"game": GAME, "variant": VARIANT, "seats": kinds})
    joined = server.post(f"/api/matches/{made['match']}/join", {"invite": made["invites"][0]["invite"]})
    seats = [Seat(server, made["match"], grant) for grant in (*made["grants"], joined["grant"])]
    rng = random.Random(4)
    play_some(seats, rng, ACTS)
    while not seats[0].observation["legal"]:  # the picture shows a question
        play_some(seats[1:], rng, 1)
        seats[0].catch_up()
    kept = {"game": GAME, "variant": VARIANT, "kept": 1} | {
        name: made[name] for name in ("match", "grants", "invites")
    }
    for name, _ in PLAIN_SHOTS:
        if "replay" in name:
            play_some(seats, rng, 1000)
        take(browser, server, kept, name, save)
    for seat in seats:
        seat.close()


def take(browser: Browser, server: Server, kept: dict[str, object], name: str, save: Save) -> None:
    """One picture; its name tells the page, the width and the colours."""
    _, page_name, width, theme = name.split("-")
    context = browser.new_context(
        viewport={"width": int(width), "height": SIZES[int(width)]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_init_script(f"localStorage.setItem('gonfalon.games', {json.dumps(json.dumps([kept]))})")
    page = context.new_page()
    page.goto(f"{server.address}/match/{kept['match']}{f'/replay#{ACTS}' if page_name == 'replay' else ''}")
    page.wait_for_selector("main h1:visible, main h2:visible", timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)
    tall = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": int(width), "height": min(max(tall, SIZES[int(width)]), TALLEST)})
    save(page.screenshot(), name)
    context.close()
