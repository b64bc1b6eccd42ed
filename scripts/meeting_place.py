"""People, open seats, watched and shared games and a tournament on a server of one's own, for the pictures of those pages."""

from __future__ import annotations

import secrets
import time
from typing import Any

from own_server import Seat, Server

CLOCK = {"initial": 300, "increment": 5, "setup": 180}
HERON = ("Grey Heron", {"cloth": "azure", "division": "chevron", "device": "star"})
MARTA = ("Marta", {"cloth": "gules", "division": "fess", "device": "tower"})
OTHERS = (
    ("Otto of the Ford", {"cloth": "vert", "division": "pale", "device": "leaf"}),
    ("Salt and Ash", {"cloth": "sable", "division": "bend", "device": "moon"}),
)
ARENA = {
    "name": "Saturday arena",
    "system": "arena",
    "game": "stratego",
    "variant": "duel",
    "clock": CLOCK,
    "minutes": 60,
    "delay": "none",
    "computers": [{"level": level} for level in (1, 1, 2, 2, 3, 3, 4, 4)],
    "description": "Ten pieces a side, everybody is welcome.",
}


class Somebody:
    """A person with a name on this server."""

    def __init__(self, server: Server, name: str, crest: dict[str, str]) -> None:
        self.name, self.crest, self.key = name, crest, secrets.token_urlsafe(24)
        server.post("/api/person", {"name": name, "crest": crest}, self.key)

    @property
    def kept(self) -> dict[str, Any]:
        """What this person's browser keeps."""
        return {"person": {"key": self.key, "name": self.name, "crest": self.crest}, "knows": True}


class MeetingPlace:
    """What other people do on the server while the pictures are taken. mine: whose browser is shown."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.mine = Somebody(server, *HERON)
        self.others = [Somebody(server, *one) for one in (MARTA, *OTHERS)]
        self.staying: list[Seat] = []
        self.tournament = ""

    def offer_seats(self) -> None:
        """Three people wait, each for another game."""
        for somebody, (game, variant) in zip(
            self.others,
            (("stratego", "duel"), ("stratego", "battle"), ("middle_earth", "me-classic")),
            strict=True,
        ):
            terms = {"clock": CLOCK, "listed": True, "watching": "everybody", "rated": game == "stratego"}
            made = self.server.post(
                "/api/matches",
                {
                    "game": game,
                    "variant": variant,
                    "seats": [{"kind": "own"}, {"kind": "open"}],
                    "terms": terms,
                },
                somebody.key,
            )
            self.staying.append(Seat(self.server, made["match"], made["grants"][0]))

    def play_tournament(self) -> None:
        """An arena of computers that one takes part in, once its first games run."""
        made = self.server.post("/api/tournaments", ARENA, self.others[0].key)
        self.tournament = made["id"]
        place = f"/api/tournaments/{self.tournament}"
        self.server.post(f"{place}/join", {}, self.mine.key)
        self.server.post(f"{place}/start", {}, self.others[0].key)
        time.sleep(25)

    def show(self, kept: dict[str, Any]) -> str:
        """Let others see a finished game that one person played for all seats; the path of its page."""
        for grant in kept["grants"]:
            self.server.post(
                f"/api/matches/{kept['match']}/share", {"shared": True, "covered": False}, grant["token"]
            )
        return f"/game/{kept['match']}"
