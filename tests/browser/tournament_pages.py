"""Tournaments as a server tells of them, in every state that a page may show."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Route

from .conftest import Person

CLOTHS = ("gules", "azure", "vert", "or", "sable", "purpure", "tenne", "argent")
DEVICES = ("star", "moon", "tree", "coronet", "tower", "leaf", "key", "bell")
PEOPLE = ("Lea", "Yuri", "Heron", "Marta", "Old Tom", "Nora", "Ines", "Kostya", "Paweł", "Grey Wagtail")
MINUTE = 60_000
NOWS = (
    "plays",
    "plays",
    "plays",
    "waits",
    "plays",
    "plays",
    "waits",
    "plays",
    "paused",
    "left",
    "waits",
    "plays",
)
SHARES = (
    (1, 1, 1, 0, 1),
    (1, 1, 0, 1, 1),
    (1, 1, 0.5, 0, 1),
    (1, 0, 1, 1, 0.5),
    (0, 1, 1, 0, 0.5),
    (1, 0, 0, 1, 0.5),
)


def now() -> int:
    """Milliseconds since 1970."""
    return round(time.time() * 1000)


def rating(value: int, mark: str = "measured") -> dict[str, Any]:
    """A rating beside a name."""
    return {"value": value, "margin": 60, "mark": mark, "games": 40}


def entrants(n: int, own: int, name: str) -> list[dict[str, Any]]:
    """As many as asked for, every fourth one a computer; one of them is called `name`."""
    names = iter(one for one in PEOPLE if one != name)
    found: list[dict[str, Any]] = []
    for number in range(1, n + 1):
        is_computer = number % 4 == 1 and number != own
        crest = {
            "cloth": CLOTHS[number % 8],
            "division": ("pale", "bend", "plain")[number % 3],
            "device": DEVICES[number % 8],
        }
        found.append(
            {
                "number": number,
                "is_computer": is_computer,
                "name": "" if is_computer else name if number == own else next(names),
                "crest": None if is_computer else crest,
                "level": 1 + number // 4 if is_computer else -1,
                "player": "",
                "rating": rating(1810 - 45 * number, "provisional" if number == 7 else "measured"),
            }
        )
    return found


def results(n: int, number: int, is_over: bool = False) -> list[dict[str, Any]]:
    """The last games of one of `n`."""
    shares = SHARES[(number - 1) % len(SHARES)]
    return [
        {
            "round": index + 1,
            "against": [1 + (number + index) % n],
            "seat": index % 2,
            "share": share,
            "points": share,
            "match": f"m{number}-{index}" if is_over else "",
        }
        for index, share in enumerate(shares)
    ]


def line(state: str = "running", system: str = "arena", **other: Any) -> dict[str, Any]:
    """A tournament in a list."""
    at = now()
    is_running, is_arena = state == "running", system == "arena"
    found = {
        "id": "t1",
        "name": "Sunday arena" if is_arena else "The long table",
        "system": system,
        "game": "stratego",
        "variant": "duel" if is_arena else "battle",
        "clock": {"initial": 300, "increment": 5} if is_arena else {"move": 86_400},
        "rated": True,
        "state": state,
        "starts_at": at + 38 * MINUTE if state == "announced" else at - 36 * MINUTE,
        "started_at": 0 if state == "announced" else at - 36 * MINUTE,
        "ends_at": at + 24 * MINUTE + 18_000 if is_running and is_arena else 0,
        "ended_at": at if state == "finished" else 0,
        "minutes": 60 if is_arena else 0,
        "round": 5 if is_running and not is_arena else 0,
        "n_rounds": 0 if is_arena else 7,
        "n_joined": 8,
        "n_people": 6,
        "club": "",
        "winner": "Lea" if state == "finished" else "",
    }
    return {**found, **other}


def page(
    state: str = "running", system: str = "arena", n: int = 8, own: int = 4, name: str = "Heron", **other: Any
) -> dict[str, Any]:
    """The page of a tournament as one of its people sees it; own: their number, 0 for a stranger."""
    began = state in ("running", "finished")
    told = line(state, system, n_joined=n)
    people = entrants(n, own, name)
    standings = [
        {
            "entrant": number,
            "rank": number,
            "points": (14, 13, 11, 9, 8, 7, 4, 3, 2.5, 1.5, 1, 0.5, 0)[min(number - 1, 12)]
            if system == "arena"
            else max(0.0, 4 - (number - 1) / 2),
            "tie_breaks": [] if system == "arena" else [11.5 - number],
            "results": results(n, number, state == "finished")[: 4 if system != "arena" else 5]
            if began
            else [],
            "n_games": 5 if began else 0,
            "streak": 3 if number == 2 and system == "arena" else 0,
            "now": NOWS[(number - 1) % len(NOWS)] if state == "running" else "waits",
            "match": "",
        }
        for number in range(1, n + 1)
    ]
    tables = [
        {
            "match": f"w{index}",
            "round": 5,
            "seats": [2 * index + 1, 2 * index + 2],
            "since": now() - 4 * MINUTE,
        }
        for index in range(3)
        if state == "running" and 2 * index + 2 <= n
    ]
    part = {
        "entrant": own,
        "rank": own,
        "now": standings[own - 1]["now"] if own else None,
        "pauses": False,
        "joining": "in" if own else "",
        "is_host": False,
        "table": None,
    }
    found = {
        "type": "page",
        "line": told,
        "description": "",
        "host": {"name": "Lea", "crest": None},
        "seats": 2,
        "delay": "short",
        "least": 2,
        "most": 100,
        "fills": True,
        "fill_level": 1,
        "streaks": system == "arena",
        "tie_breaks": [] if system == "arena" else ["sonneborn-berger"],
        "cancelled": "too-few" if state == "cancelled" else None,
        "missing": 0,
        "joins_until": told["ends_at"] - 10 * MINUTE if told["ends_at"] else 0,
        "entrants": people,
        "standings": standings,
        "tables": tables,
        "own": {**part, **other.pop("own_part", {})},
        "now": now(),
    }
    return {**found, **other}


def tell(somebody: Person, told: dict[str, Any]) -> None:
    """From now on the server tells this of the tournament t1, and its stream breaks off."""

    def answer(route: Route) -> None:
        if route.request.url.endswith("/events"):
            route.abort()
        else:
            route.fulfill(json={**told, "now": now()})

    somebody.page.unroute_all()
    somebody.page.route("**/api/tournaments/t1*", answer)
    somebody.page.route("**/api/tournaments/t1/*", answer)


def tell_stream(somebody: Person, *told: dict[str, Any]) -> None:
    """From now on the stream of the tournament t1 tells these one after another and stays silent then; nothing else answers."""
    body = "".join(f"data: {json.dumps(one)}\n\n" for one in told)
    answers = [body]

    def answer(route: Route) -> None:
        if route.request.url.endswith("/events") and answers:
            route.fulfill(body=answers.pop(), headers={"content-type": "text/event-stream"})
        else:
            route.abort()

    somebody.page.unroute_all()
    somebody.page.route("**/api/tournaments/t1/*", answer)
    somebody.page.route("**/api/tournaments/t1", answer)
