"""A lost game of each family against a computer player, and the coach's report on it, as pictures for the guides.

The games are played here, by players with fixed seeds, and then move by move on the server: they are the same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from own_server import Seat, Server
from pictures import Save, make_tall, opened, taken, wait_until_loaded
from playwright.sync_api import Browser

from gonfalon import games, players
from gonfalon.core.game import Value
from gonfalon.core.rng import stream_seed

SIZES = {"1280": (1280, 800), "360": (360, 740)}
LOOKS = ("1280-light", "360-dark")
"""Width and colours of the two pictures of every report."""
TALLEST = 3000
"""Pixels: a report is shown down to its end on a phone, too."""
REPORT_MS = 1_800_000
"""Milliseconds that a busy machine has for a report."""


@dataclass(frozen=True)
class LostGame:
    """A game that the first seat loses. players: by seat, a level or a name; the first one stands for a person."""

    name: str
    title: str
    game: str
    variant: str
    seed: int
    players: tuple[str, ...]
    options: dict[str, Value] = field(default_factory=dict[str, Value])


LOST_GAMES = (
    LostGame("duel", "A lost game of Duel", "stratego", "duel", 3, ("first_month", "4")),
    LostGame(
        "fortress",
        "A lost game of Fortress",
        "fortress",
        "fortress-main",
        1,
        ("first_month", "4"),
        {"first": "red"},
    ),
    LostGame("cards", "A lost game of the card game", "fellowship", "passage-through-mirkwood", 4, ("1",)),
    LostGame("ring", "A lost game of Middle-earth", "middle_earth", "me-classic", 3, ("first_month", "4")),
)
REPORT_SHOTS = tuple(
    (
        f"report-{one.name}-{look}",
        f"{one.title}: the coach's report" if look == LOOKS[0] else "The same on a phone",
    )
    for one in LOST_GAMES
    for look in LOOKS
)


def player(family: str, name: str, seed: int) -> players.Player:
    """The player of a level, or the named one."""
    return (
        players.make(family, int(name), seed) if name.isdecimal() else players.make_named(family, name, seed)
    )


def played(lost: LostGame) -> list[tuple[int, str]]:
    """The acts of a game with their seats. Raises SystemExit if the first seat does not lose it."""
    rules: Any = games.get(lost.game)
    state = rules.new(lost.seed, rules.setup(lost.variant, **lost.options))
    seats = [
        player(rules.spec.family, name, stream_seed(lost.seed, name, seat))
        for seat, name in enumerate(lost.players)
    ]
    acts: list[tuple[int, str]] = []
    while state.outcome is None:
        for seat in state.to_act():
            acts.append((seat, seats[seat].act(rules.information_state(state, seat))))
            state.step(*acts[-1])
    if state.outcome.returns[0] >= 0:
        raise SystemExit(f"the game of {lost.name} is not lost any more: give it another seed")
    return acts


def begun(server: Server, lost: LostGame) -> dict[str, Any]:
    """A match of this game whose seats are all one's own."""
    asked = {"game": lost.game, "variant": lost.variant, "options": lost.options}
    return server.post("/api/matches", asked | {"seats": [{"kind": "own"}] * len(lost.players)})


def kept_after(server: Server, lost: LostGame, made: dict[str, Any]) -> dict[str, Any]:
    """What the browser of the first seat keeps of a match once it is played to its end."""
    seats = [Seat(server, made["match"], grant) for grant in made["grants"]]
    newest = 0
    for seat, act in played(lost):
        while seats[seat].seen < newest:
            seats[seat].listen()
        seats[seat].act(act)
        newest = seats[seat].seen
    for seat in seats:
        seat.close()
    game = {"match": made["match"], "game": lost.game, "variant": lost.variant, "opponent": "computer"}
    return game | {"grants": made["grants"][:1], "invites": [], "kept": 1}


def take_report(browser: Browser, server: Server, kept: dict[str, Any], look: str) -> bytes:
    """The whole report, once the coach has looked at everything."""
    width, theme = look.split("-")
    page = opened(browser, SIZES[width], theme, {"games": [kept]})
    page.goto(f"{server.address}/match/{kept['match']}/coach")
    page.locator("p.coach-progress").wait_for(timeout=REPORT_MS)
    page.locator(".coach-tips").wait_for()
    wait_until_loaded(page)
    make_tall(page, SIZES[width], TALLEST)
    return taken(page)


def take_reports(browser: Browser, server: Server, names: Iterable[str], save: Save) -> None:
    """The pictures of these names."""
    names = set(names)
    wanted = [lost for lost in LOST_GAMES if any(f"report-{lost.name}-{look}" in names for look in LOOKS)]
    made = [begun(server, lost) for lost in wanted]
    if not wanted:
        return
    server.give_seeds({one["match"]: lost.seed for one, lost in zip(made, wanted, strict=True)})
    for one, lost in zip(made, wanted, strict=True):
        kept = kept_after(server, lost, one)
        for look in LOOKS:
            name = f"report-{lost.name}-{look}"
            if name in names:
                save(take_report(browser, server, kept, look), name)
