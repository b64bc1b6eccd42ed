"""The plain view of a company of four, as pictures for the guide to any game: at the table, and in the replay."""

from __future__ import annotations

import random

from own_server import Seat, Server, next_to_move
from pictures import Moments, Save, make_tall, opened, taken, wait_until_loaded
from playwright.sync_api import Browser

GAME, VARIANT = "tiny_crew", "night_watch"
SIZES = {"1280": (1280, 800), "360": (360, 740)}
ACTS = 9
"""Decisions of the two people before the picture at the table; the replay is taken at the end."""
MOST_GAMES = 20
"""Games that are begun until one shows a question to the first person."""
PLAIN_SHOTS = (
    ("plain-table-1280-light", "Four seats in the plain view: two people by link, two computers"),
    ("plain-table-360-dark", "The same on a phone"),
    ("plain-replay-1280-dark", "The replay of the same game"),
)


def play_some(seats: list[Seat], rng: random.Random, acts: int) -> None:
    """Let the people take up to so many decisions at random."""
    for _ in range(acts):
        mover = next_to_move(seats)
        if mover is None:
            return
        mover.act(rng.choice(mover.observation["legal"]))


def asked_first(server: Server, rng: random.Random) -> list[Seat]:
    """Two people by link and two computers in the middle of a game, the first person asked something."""
    kinds = [*[{"kind": "link"}] * 2, *[{"kind": "computer", "level": 0}] * 2]
    for _ in range(MOST_GAMES):
        made = server.post("/api/matches", {"game": GAME, "variant": VARIANT, "seats": kinds})
        join = f"/api/matches/{made['match']}/join"
        grants = [server.post(join, {"invite": one["invite"]})["grant"] for one in made["invites"]]
        seats = [Seat(server, made["match"], grant) for grant in grants]
        play_some(seats, rng, ACTS)
        if next_to_move(seats) is seats[0]:
            return seats
        for seat in seats:
            seat.close()
    raise SystemExit(f"nobody was asked in {MOST_GAMES} games")


def take(browser: Browser, server: Server, names: list[str], save: Save) -> None:
    """Every picture. The server must offer the teaching games."""
    rng = random.Random(4)
    seats = asked_first(server, rng)
    first = seats[0]
    kept = {"game": GAME, "variant": VARIANT, "match": first.match, "kept": 1, "invites": []}
    kept["grants"] = [{"seat": first.seat, "token": first.token}]
    for name, _ in PLAIN_SHOTS:
        if "replay" in name:
            play_some(seats, rng, 1000)
        if name in names:
            take_picture(browser, server, kept, name, save)
    for seat in seats:
        seat.close()


def take_picture(browser: Browser, server: Server, kept: dict[str, object], name: str, save: Save) -> None:
    """One picture; its name tells the page, the width and the colours."""
    _, page_name, width, theme = name.split("-")
    page = opened(browser, SIZES[width], theme, {"games": [kept]})
    page.goto(f"{server.address}/match/{kept['match']}{f'/replay#{ACTS}' if page_name == 'replay' else ''}")
    page.wait_for_selector("main h1:visible, main h2:visible", timeout=60_000)
    wait_until_loaded(page)
    make_tall(page, SIZES[width])
    save(taken(page), name)


FAMILY = Moments(
    "The plain view",
    "The [guide to any game](../guides/any-game.md) tells what it shows.",
    PLAIN_SHOTS,
    take,
    is_teaching=True,
)
