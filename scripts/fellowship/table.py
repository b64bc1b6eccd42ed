"""The card game at its table, as pictures for its guide: the quest, a fight and the end, on the desk and on the phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from own_server import Seat, Server
from pictures import Save, opened, taken, wait_until_loaded
from playwright.sync_api import Browser

VARIANT = "passage-through-mirkwood"
SIZES = {
    "1280": (1280, 800),
    "768": (768, 1024),
    "740": (740, 360),
    "360": (360, 740),
    "360x640": (360, 640),
}
"""Pixels of every size that the page is made for, by what stands in the name of a picture."""
TABLE_SHOTS = (
    ("card-commit-1280-light", "The quest: who goes, and what the sum comes to"),
    ("card-commit-768-light", "The same on a tablet"),
    ("card-commit-360-light", "The same on a phone"),
    ("card-commit-360x640-dark", "The same on a low phone"),
    ("card-commit-740-dark", "The same on a phone held sideways"),
    ("card-defender-1280-dark", "A fight: what a defender would take, the shadow card still face down"),
    ("card-defender-768-dark", "The same on a tablet"),
    ("card-defender-360-dark", "The same on a phone"),
    ("card-defender-360x640-light", "The same on a low phone"),
    ("card-defender-740-light", "The same on a phone held sideways"),
    ("card-odds-1280-light", "The odds of each set of characters for the quest"),
    ("card-over-1280-light", "The end"),
    ("card-over-360-dark", "The same on a phone"),
)
"""Names: moment, size, colours."""
FROM_ROUND = 2
"""The first round of which a picture is taken."""
SETS = {"commit": 2, "attackers": 9}
"""How many cards are chosen of those that may be chosen together."""
SEEDS = (39, 6, 11, 4)
"""Of the games alone, the first one unless a moment does not come in it: so a picture changes with the page and not with the deal."""
ODDS_MS = 240_000
"""What a busy machine takes for the odds of a question."""
ODDS_OF = "commit"
"""The question whose odds are asked for, in a game of its own that is set up for learning."""


def answer(decision: dict[str, Any], chosen: int) -> str:
    """A sensible act: play what can be played, send two, defend, attack with all. chosen: cards sent already."""
    kind = decision["kind"]
    cards = [one["action"] for one in decision["options"] if "card" in one["parts"]]
    if kind in SETS:
        return cards[0] if cards and chosen < SETS[kind] else "pass"
    if cards and kind not in ("window", "response", "travel", "engage"):
        return cards[0]
    return decision["decline"] or decision["options"][0]["action"]


def moments(seat: Seat) -> Iterator[str]:
    """Play to the end; stop at every moment that a picture is taken of."""
    wanted = {name.split("-")[1] for name, _ in TABLE_SHOTS}
    kind, chosen = "", 0
    while (decision := seat.observation["decision"]) is not None:
        chosen = chosen + 1 if decision["kind"] == kind else 0
        kind = decision["kind"]
        if kind in wanted and chosen == 0 and seat.observation["round"] >= FROM_ROUND:
            wanted.discard(kind)
            yield kind
        seat.act(answer(decision, chosen))
    yield "over"


def alone(server: Server, seed: int, learning: bool = False) -> tuple[Seat, dict[str, object]]:
    """A game for one on this seed: its seat, and what a browser would keep of it."""
    made = server.post(
        "/api/matches",
        {"game": "fellowship", "variant": VARIANT, "seats": [{"kind": "own"}], "learning": learning},
    )
    server.give_seeds({made["match"]: seed})
    kept: dict[str, object] = {"game": "fellowship", "variant": VARIANT, "kept": 1}
    kept |= {name: made[name] for name in ("match", "grants", "invites")}
    return Seat(server, made["match"], made["grants"][0]), kept


def take_odds(browser: Browser, server: Server, name: str, save: Save) -> None:
    """The odds of a question, at a table for learning."""
    seat, kept = alone(server, SEEDS[0], learning=True)
    for moment in moments(seat):
        if moment == ODDS_OF:
            take(browser, server, kept, name, save)
            break
    seat.close()


def take_table(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The pictures of these names, of one game alone; of another one where a moment did not come. Raises SystemExit if it comes in none."""
    missing = set(names)
    for name in sorted(name for name in missing if name.split("-")[1] == "odds"):
        take_odds(browser, server, name, save)
        missing.discard(name)
    for seed in SEEDS:
        if not missing:
            break
        seat, kept = alone(server, seed)
        for moment in moments(seat):
            for name in sorted(missing):
                if name.split("-")[1] == moment:
                    take(browser, server, kept, name, save)
                    missing.discard(name)
        seat.close()
    if missing:
        raise SystemExit(f"no game of these seeds shows {', '.join(sorted(missing))}")


def take(browser: Browser, server: Server, kept: dict[str, object], name: str, save: Save) -> None:
    """One picture."""
    _, moment, size, theme = name.split("-")
    stops = ["after_staging", "after_shadows"]
    page = opened(browser, SIZES[size], theme, {"games": [kept], "fellowship-stops": stops})
    page.goto(f"{server.address}/match/{kept['match']}")
    page.wait_for_selector(".fs-line", timeout=60_000)
    wait_until_loaded(page)
    if moment == "commit":
        page.wait_for_selector(".fs-characters .fs-card.may", timeout=60_000)
        for card in page.locator(".fs-characters .fs-card.may").all()[:2]:
            card.click()
        page.mouse.move(SIZES[size][0] - 1, 1)  # a card under the pointer would be read
    if moment == "odds":
        page.get_by_role("button", name="What are the odds?").click()
        page.locator(".fs-odds-bar").first.wait_for(timeout=ODDS_MS)  # the outlooks come first
    save(taken(page), name)
