#!/usr/bin/env python3
"""Take a picture of every page, at 360 and 1280 pixels, light and dark, and of the moments of the guide, into docs/screenshots.

Starts its own server on a temporary data folder, plays matches to known places by script, and lets a headless
Chromium look at them. Says where a page scrolls sideways, and fails then.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import build_web
from fellowship.pages import PAGE_SHOTS, take_card_pages
from fellowship_moments import CARD_SHOTS, take_cards
from find_chromium import find_chromium
from fortress_moments import FEW_SHOTS, TAKEN, file_name, take_fortress
from moments import MOMENTS, take_moment
from own_server import Seat, Server, own_server, play_on
from PIL import Image
from plain_moments import PLAIN_SHOTS, take_plain
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screenshots"
SIZES = {360: 740, 1280: 800}
THEMES = ("light", "dark")
TALLEST = 1600
BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@dataclass(frozen=True)
class Shot:
    """One page to look at: its name, address, title in the index, and the games this browser keeps."""

    name: str
    path: str
    title: str
    games: tuple[dict[str, Any], ...] = ()
    is_table: bool = False


class Stage:
    """The matches that the pictures show."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(2024)
        self.made: dict[str, dict[str, Any]] = {}
        self.staying: list[Seat] = []

    def make(self, name: str, variant: str, opponent: str) -> dict[str, Any]:
        """Start a match; answer what a browser would keep of it."""
        other = {"screen": {"kind": "own"}, "link": {"kind": "link"}}.get(
            opponent, {"kind": "computer", "level": 1}
        )
        asked = {"game": "stratego", "variant": variant, "seats": [{"kind": "own"}, other]}
        made = self.server.post("/api/matches", asked)
        kept = {"match": made["match"], "game": "stratego", "variant": variant, "opponent": opponent}
        self.made[name] = kept | {
            "grants": made["grants"],
            "invites": made["invites"],
            "kept": int(time.time() * 1000),
        }
        return self.made[name]

    def play(
        self, name: str, variant: str, opponent: str, turns: int, last: str = "", leaves: bool = False
    ) -> None:
        """A match with both armies deployed and some turns played; `last` is an act of the first seat.

        The other player stays at the table, unless `leaves`.
        """
        game = self.make(name, variant, opponent)
        grants = list(game["grants"])
        if opponent == "link":
            grants.append(
                self.server.post(
                    f"/api/matches/{game['match']}/join", {"invite": game["invites"][0]["invite"]}
                )["grant"]
            )
        seats = [Seat(self.server, game["match"], grant) for grant in grants]
        for seat in seats:
            seat.deploy("stratego", variant, seed=7 + seat.seat)
        play_on(seats, self.rng, turns)
        if last:
            seats[0].act(last)
        seats[0].close()
        if leaves:
            seats[1].close()
        else:
            self.staying.append(seats[1])

    def prepare(self) -> None:
        """All matches, from waiting for a friend to the end."""
        self.make("waiting", "classic", "link")
        self.make("deployment", "battle", "computer")
        self.play("play", "battle", "link", turns=90)
        self.play("away", "battle", "link", turns=60, leaves=True)
        self.play("screen", "duel", "screen", turns=14)
        self.play("over", "battle", "link", turns=140, last="/resign")

    def shots(self) -> list[Shot]:
        """Every page there is."""
        game = {name: (kept,) for name, kept in self.made.items()}
        match = {name: f"/match/{kept['match']}" for name, kept in self.made.items()}
        waiting = self.made["waiting"]
        invite = f"/join/{waiting['match']}#{waiting['invites'][0]['invite']}"
        return [
            Shot("home", "/", "Home: choose a game and an opponent"),
            Shot("start", "/start/battle/computer", "A new game against the computer"),
            Shot(
                "start-options",
                "/start/classic/link",
                "A new game with a friend, with the tournament rules",
            ),
            Shot("waiting", match["waiting"], "Waiting for the friend to open the link", game["waiting"]),
            Shot("deployment", match["deployment"], "Deployment", game["deployment"], True),
            Shot("play", match["play"], "Play", game["play"], True),
            Shot(
                "screen",
                match["screen"],
                "Two on one screen: the board is hidden between turns",
                game["screen"],
            ),
            Shot("away", match["away"], "The friend has left the table", game["away"], True),
            Shot("over", match["over"], "The end, both armies revealed", game["over"], True),
            Shot("replay", f"{match['over']}/replay#64/0", "Replay", game["over"], True),
            Shot("games", "/games", "My games", tuple(self.made.values())),
            Shot("games-empty", "/games", "My games, before the first"),
            Shot("rules", "/rules/stratego", "The rules"),
            Shot("settings", "/settings", "Settings"),
            Shot("about", "/about", "About"),
            Shot("not-found", "/nowhere", "A page that does not exist"),
            Shot("join", invite, "What the friend sees on opening the link"),
        ]


def wait_until_drawn(page: Page, shot: Shot) -> None:
    """Wait for the page, its fonts and, at a table, the board."""
    page.wait_for_load_state("networkidle")
    page.wait_for_selector("main h1:visible, main [role=grid]:visible, main h2:visible", timeout=15_000)
    if shot.is_table:
        page.wait_for_selector("main [role=grid]", timeout=15_000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)


def save_small(picture: bytes, path: Path, n_colours: int = 256) -> None:
    """Keep a picture with few colours, rare ones too: with 256 a third of the size, and no difference to the eye."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    colours = image.quantize(n_colours, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
    image.quantize(palette=colours).save(path, optimize=True)


def take(browser: Browser, server: Server, shot: Shot, width: int, theme: str) -> bool:
    """Take one picture; answer whether the page fits its width."""
    context = browser.new_context(
        viewport={"width": width, "height": SIZES[width]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    games = json.dumps(json.dumps(shot.games))
    context.add_init_script(f"localStorage.setItem('gonfalon.games', {games})")
    page = context.new_page()
    page.goto(server.address + shot.path)
    wait_until_drawn(page, shot)
    tall, wide = page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    )
    height = SIZES[width] if shot.is_table else min(max(tall, SIZES[width]), TALLEST)
    page.set_viewport_size({"width": width, "height": height})
    save_small(page.screenshot(), FOLDER / f"{shot.name}-{width}-{theme}.png")
    context.close()
    return wide <= width


def write_index(shots: list[Shot]) -> None:
    """The page that shows them all."""
    lines = ["# Every page of Gonfalon", "", "Taken by `scripts/screenshots.py`; do not edit.", ""]
    for shot in shots:
        lines += [f"## {shot.title}", ""]
        for theme in THEMES:
            pictures = [
                f"![{shot.title}, {width} pixels, {theme}]({shot.name}-{width}-{theme}.png)"
                for width in SIZES
            ]
            lines += [*pictures, ""]
    lines += ["## Moments of the games of Middle-earth", ""]
    lines += ["The [guide](../guides/middle-earth.md) tells what they show.", ""]
    lines += [f"![{moment.title}]({moment.name}.png)" for moment in MOMENTS]
    lines += ["", "## Moments of Stratego Fortress", ""]
    lines += ["The [guide](../guides/fortress.md) tells what they show.", ""]
    for name, title in FEW_SHOTS:
        lines += [f"![{title}]({file_name(name, *how)}.png)" for how in TAKEN[name]]
    lines += ["", "## The card game", ""]
    lines += ["The [guide](../guides/card-game.md) tells what they show.", ""]
    lines += [f"![{title}]({name}.png)" for name, title in (*CARD_SHOTS, *PAGE_SHOTS)]
    lines += ["", "## The plain view", ""]
    lines += ["The [guide to any game](../guides/any-game.md) tells what it shows.", ""]
    lines += [f"![{title}]({name}.png)" for name, title in PLAIN_SHOTS]
    (FOLDER / "README.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def asked_for(name: str, only: list[str]) -> bool:
    """Is a picture meant by one of these: its name, or the first words of it?"""
    return any(name == one or name.startswith(f"{one}-") for one in only)


def take_all(server: Server, chromium: Path, only: list[str]) -> list[str]:
    """Take every picture asked for; answer the ones that scroll sideways."""
    stage = Stage(server)
    stage.prepare()
    shots = stage.shots()
    sideways: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=BROWSER_FLAGS)
        for shot in shots:
            if only and shot.name not in only:
                continue
            for width in SIZES:
                for theme in THEMES:
                    if not take(browser, server, shot, width, theme):
                        sideways.append(f"{shot.name}-{width}-{theme}")
            print(f"  {shot.name}", flush=True)
        for moment in MOMENTS:
            if not only or moment.name in only:
                save_small(take_moment(browser, server, moment), FOLDER / f"{moment.name}.png", 80)
                print(f"  {moment.name}", flush=True)
        if not only or "fortress" in only:
            take_fortress(browser, server, lambda raw, name: save_small(raw, FOLDER / f"{name}.png", 128))
        if not only or "card" in only:
            take_cards(browser, server, lambda raw, name: save_small(raw, FOLDER / f"{name}.png", 128))
        pages = [name for name, _ in PAGE_SHOTS if not only or asked_for(name, only)]
        take_card_pages(
            browser, server, pages, lambda raw, name: save_small(raw, FOLDER / f"{name}.png", 128)
        )
        if not only or "plain" in only:
            with own_server(teaching=True) as teaching:
                take_plain(browser, teaching, lambda raw, name: save_small(raw, FOLDER / f"{name}.png", 128))
        browser.close()
    write_index(shots)
    return sideways


def main() -> int:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Take a picture of every page into docs/screenshots.")
    parser.add_argument("names", nargs="*", help="only these pages; card-company is every picture of it")
    chosen = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print("no Chromium: install one, or name it in $CHROMIUM", file=sys.stderr)
        return 1
    build_web.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not chosen.names:
        for old in FOLDER.glob("*.png"):
            old.unlink()
    with own_server() as server:
        sideways = take_all(server, chromium, chosen.names)
    megabytes = sum(path.stat().st_size for path in FOLDER.glob("*.png")) / 1e6
    print(f"{len(list(FOLDER.glob('*.png')))} pictures, {megabytes:.1f} MB")
    if sideways:
        print("these scroll sideways: " + ", ".join(sideways), file=sys.stderr)
    return 1 if sideways else 0


if __name__ == "__main__":
    sys.exit(main())
