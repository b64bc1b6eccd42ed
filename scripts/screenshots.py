#!/usr/bin/env python3
"""Take a picture of every page, at 360 and 1280 pixels, light and dark, and of the moments of all families, into docs/screenshots.

Starts its own server on a temporary data folder, plays matches to known places by script, and lets a headless
Chromium look at them. `scripts/moments.py` takes the moments of one family alone. Says where a page scrolls sideways, and fails then.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import moments
from meeting_place import MeetingPlace
from own_server import Seat, Server, own_server, play_on
from pictures import FOLDER, INDEX, make_tall, open_browser, opened, save_small
from playwright.sync_api import Browser, Page

SIZES = {360: (360, 740), 1280: (1280, 800)}
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Shot:
    """One page to look at: its name, address, title in the index, and the games this browser keeps. is_named: whose browser has a name."""

    name: str
    path: str
    title: str
    games: tuple[dict[str, Any], ...] = ()
    is_table: bool = False
    is_named: bool = False


class Stage:
    """The matches that the pictures show."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(2024)
        self.made: dict[str, dict[str, Any]] = {}
        self.staying: list[Seat] = []
        self.hall = MeetingPlace(server)
        self.shown = ""

    def make(self, name: str, variant: str, opponent: str) -> dict[str, Any]:
        """Start a match; answer what a browser would keep of it."""
        other = {"screen": {"kind": "own"}, "link": {"kind": "link"}}.get(
            opponent, {"kind": "computer", "level": 1}
        )
        asked = {"game": "stratego", "variant": variant, "seats": [{"kind": "own"}, other]}
        if name == "watched":
            asked["terms"] = {"watching": "everybody", "delay": "none"}
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
        self.play("watched", "battle", "screen", turns=70)
        self.play("shown", "duel", "screen", turns=60, last="/resign")
        self.shown = self.hall.show(self.made["shown"])
        self.hall.offer_seats()
        self.hall.play_tournament()

    def shots(self) -> list[Shot]:
        """Every page there is."""
        game = {name: (kept,) for name, kept in self.made.items()}
        match = {name: f"/match/{kept['match']}" for name, kept in self.made.items()}
        waiting = self.made["waiting"]
        invite = f"/join/{waiting['match']}#{waiting['invites'][0]['invite']}"
        return [
            Shot("home", "/", "Home, for whoever is new"),
            Shot(
                "home-named",
                "/",
                "Home: my games, open seats, a game to watch",
                (*game["play"], *game["away"]),
                is_named=True,
            ),
            Shot("seats", "/seats", "Open seats", is_named=True),
            Shot("watch", "/watch", "Games to watch", is_named=True),
            Shot("watched", f"/watch/{self.made['watched']['match']}", "Watching", is_named=True),
            Shot("tournaments", "/tournaments", "Tournaments", is_named=True),
            Shot("tournament", f"/tournament/{self.hall.tournament}", "An arena", is_named=True),
            Shot("shown", self.shown, "The page of a finished game"),
            Shot("player", f"/player/{quote(self.hall.mine.name)}", "A player's page", is_named=True),
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
    page.wait_for_selector("main h1:visible, main [role=grid]:visible, main h2:visible", timeout=30_000)
    page.wait_for_function("() => document.querySelector('main .loading, main [aria-busy=true]') === null")
    if shot.is_table:
        page.wait_for_selector("main [role=grid]", timeout=15_000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1000)


def take(browser: Browser, server: Server, shot: Shot, width: int, theme: str, kept: dict[str, Any]) -> bool:
    """Take one picture; answer whether the page fits its width. kept: what the browser keeps beside its games."""
    page = opened(browser, SIZES[width], theme, {"games": shot.games, **kept})
    page.goto(server.address + shot.path)
    wait_until_drawn(page, shot)
    wide = page.evaluate("document.documentElement.scrollWidth")
    if not shot.is_table:
        make_tall(page, SIZES[width])
    save_small(page.screenshot(), FOLDER / f"{shot.name}-{width}-{theme}.png")
    page.context.close()
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
    lines += [family.section() for family in moments.families().values()]
    INDEX.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def take_pages(server: Server, browser: Browser, only: list[str]) -> list[str]:
    """Take the pictures of the pages asked for, and write the index; answer the ones that scroll sideways."""
    stage = Stage(server)
    stage.prepare()
    shots = stage.shots()
    sideways: list[str] = []
    for shot in shots:
        if only and shot.name not in only:
            continue
        for width in SIZES:
            for theme in THEMES:
                kept = stage.hall.mine.kept if shot.is_named else {}
                if not take(browser, server, shot, width, theme, kept):
                    sideways.append(f"{shot.name}-{width}-{theme}")
        print(f"  {shot.name}", flush=True)
    write_index(shots)
    return sideways


def main() -> int:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Take a picture of every page into docs/screenshots.")
    parser.add_argument(
        "names", nargs="*", help="only these pages, and moments whose names begin so (card-company)"
    )
    chosen = parser.parse_args()
    with open_browser() as browser:
        if not chosen.names:
            for old in FOLDER.glob("*.png"):
                old.unlink()
        with own_server() as server:
            sideways = take_pages(server, browser, chosen.names)
        for family in moments.families().values():
            moments.take(browser, family, chosen.names)
    megabytes = sum(path.stat().st_size for path in FOLDER.glob("*.png")) / 1e6
    print(f"{len(list(FOLDER.glob('*.png')))} pictures, {megabytes:.1f} MB")
    if sideways:
        print("these scroll sideways: " + ", ".join(sideways), file=sys.stderr)
    return 1 if sideways else 0


if __name__ == "__main__":
    sys.exit(main())
