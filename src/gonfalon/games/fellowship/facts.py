"""What the front end knows by itself; `scripts/wire_types.py` writes every constant here to web/src/games/fellowship/facts.ts.

A constant that is `Final` becomes a literal there, so that its words are a type.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from . import decks, pictures, prospects
from .engine import beginning, carried, model
from .engine.round import ROUND
from .game import GAME, OPTIONS


class Printed(msgspec.Struct, frozen=True):
    """What is printed on a card. title: in English, as deck lists name it. cost: a number, "X", or "" where it is never paid for.

    numbers: by their name in the data file; a card without the number lacks the name. sphere, set: "" for none.
    picture: null where the data file names none.
    """

    id: str
    title: str
    type: str
    sphere: str = ""
    unique: bool = False
    cost: int | str = ""
    numbers: dict[str, int] = {}
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    set: str = ""
    picture: pictures.Picture | None = None


def _printed(entry: dict[str, Any]) -> Printed:
    """A card of the data file."""
    numbers = {name: value for name, value in entry.items() if type(value) is int}
    picture = pictures.read(entry["id"], entry["picture"]) if "picture" in entry else None
    return msgspec.convert({**entry, "numbers": numbers, "picture": picture}, Printed)


def _choices(name: str) -> tuple[str, ...]:
    """The choices of an option."""
    return next(option.choices for option in OPTIONS if option.name == name)


SCENARIOS: Final = tuple(model.all_scenarios())
"""The scenarios in their order, which is that of a campaign (CARD-11.14)."""
THREAT_LIMITS: dict[str, int] = {one.id: one.threat_limit for one in model.all_scenarios().values()}
"""The threat at which a player is out, by scenario."""
DIFFICULTIES: Final = _choices("difficulty")
"""The modes of a game, the usual one first (CARD-3.10)."""
COPIES: Final = (decks.ONE_CORE, decks.ANY_COPIES)
"""What decks may hold: cards of one core set, or any number of copies up to the limit (CARD-14)."""
CARRIED: Final = carried.CARRIED
"""The option of a game that holds what a hard campaign carries into it (CARD-11.15)."""
RULE_SETS: Final = _choices("rules")
"""The rule sets, each of which has a score of its own (CARD-13.1)."""
MOST_SEATS: int = GAME.spec.max_seats
"""Players at a table."""
MOST_HEROES: int = decks.MOST_HEROES
"""Heroes of a deck (CARD-14)."""
MOST_COPIES: int = decks.MOST_COPIES
"""Copies of a card, other than a hero, that a deck may hold (CARD-14)."""
STARTERS: tuple[str, ...] = decks.STARTERS
"""Names of the starter decks (CARD-14)."""
HAND_SIZE: int = beginning.HAND_SIZE
"""Cards that a player begins with (CARD-3.7)."""
SPHERES: tuple[str, ...] = (*model.SPHERES, "neutral")
"""The spheres of cards that players have, in the order in which they are shown."""
PLAYER_TYPES: tuple[str, ...] = model.PLAYER_TYPES
"""The types of cards that players have, in the order in which they are shown."""
AFTER_STAGING: int = next(at for at, step in enumerate(ROUND) if step.argument == "after_staging")
"""The line of the table of a round, from 0, that is the window behind the staging; the next line settles the quest."""
MATTERING_WINDOWS: tuple[str, ...] = tuple(prospects.WINDOWS)
"""The windows at which something that can be done may matter (`prospects`); the others wait only at a stop."""
CARDS: tuple[Printed, ...] = tuple(map(_printed, model.card_entries()))
"""Every card of the core set, quest cards included."""
