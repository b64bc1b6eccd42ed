"""Printed facts of cards and scenarios, and the constants of the engine: piles, marks, durations, numbers (CARD-2)."""

from __future__ import annotations

import tomllib
from collections import ChainMap
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from .vocabulary import CardType, Sphere

DATA = Path(__file__).parents[1] / "data"
CORE, SCENARIOS = "core.toml", "scenarios.toml"
"""The data files of the core set and of the scenarios; every other file beside them is one more set of cards."""

# ---- piles: one number names where a card lies; the piles of a seat are base + seat ------------------------------------
DECK, HAND, DISCARD, AREA, ENGAGED = 0, 4, 8, 12, 16
STAGING, ACTIVE, ENCOUNTER, ENCOUNTER_DISCARD = 20, 21, 22, 23
VICTORY, REMOVED, ASIDE, LIMBO, ATTACHED, SHADOWS, QUEST = 24, 25, 26, 27, 28, 29, 30
UNDER = 31
N_PILES = 32
PILE_NAMES = (
    *(f"{name}{seat}" for name in ("deck", "hand", "discard", "area", "engaged") for seat in range(4)),
    *("staging", "active", "encounter", "encounter_discard", "victory", "removed", "aside", "limbo"),
    *("attached", "shadows", "quest", "under"),
)
"""AREA holds heroes and allies, ATTACHED everything that lies under another card, LIMBO a card that is being played or revealed, UNDER
a player's card that lies face down under the token of an enemy it has become."""

NOBODY, NO_HOST = 9, -1
"""controller of an encounter card; host of a card that is attached to nothing. The deck of a seat as a host is DECK_HOST - seat."""
DECK_HOST = -2

# ---- who knows a hidden card, bits of its `known` column: one a seat, and ------------------------------------------------
SHOWN = 1 << 4
"""Shown to the whole table, so that whoever only watches knows it too; a card that every seat saw alone is not (CARD-1.11)."""

# ---- marks of a card, bits of its `marks` column ------------------------------------------------------------------------
EXHAUSTED, COMMITTED, PRISONER, CANCELLED, REPLACED, SURGING, FACE_UP, NOT_EVENT, ATTACKED = (
    1 << bit for bit in range(9)
)
"""FACE_UP: a shadow card that has been turned. NOT_EVENT: a hand card of which all know that it is no event.
REPLACED: a treachery that is cancelled and replaced. ATTACKED: an enemy that has attacked in this phase."""

# ---- how long an effect lasts ---------------------------------------------------------------------------------------------
ATTACK: Final = "attack"
PHASE: Final = "phase"
ROUND: Final = "round"

WILLPOWER: Final = "willpower"
STRENGTH: Final = "attack"
DEFENSE: Final = "defense"
HITS: Final = "hit_points"
THREAT: Final = "threat"
THREAT_EACH: Final = "threat_each"
"""A modifier of the staging area's threat, counted once for each player in the game."""
CHARACTERS, PLAYER_TYPES = ("hero", "ally"), ("hero", "ally", "attachment", "event")
SPHERES: tuple[Sphere, ...] = get_args(Sphere)


class Card(msgspec.Struct, frozen=True):
    """The printed facts of a card; None or "" where it has no such thing. cost: a number, "X", or None. own: the set of a user's file
    that it is from, "" for a shipped card. text: what such a file says of it in words."""

    number: int
    id: str
    title: str
    type: CardType
    sphere: str = ""
    set: str = ""
    unique: bool = False
    cost: int | str | None = None
    threat_cost: int = 0
    willpower: int = 0
    attack: int = 0
    defense: int = 0
    hit_points: int = 0
    engagement_cost: int | None = None
    threat: int = 0
    quest_points: int | None = None
    victory: int = 0
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    quantity: int = 1
    quantity_easy: int = 0
    scenario: str = ""
    stage: int = 0
    own: str = ""
    text: str = ""

    def keyword(self, name: str) -> int:
        """The number of a keyword ("doomed 2" -> 2), 1 for one without number, 0 if the card does not have it."""
        for keyword in self.keywords:
            word, _, number = keyword.partition(" ")
            if word == name:
                return int(number or 1)
        return 0


class Scenario(msgspec.Struct, frozen=True):
    """A scenario. quests: ids of the quest cards by stage, one of several at random. threat_limit: a player who reaches it is eliminated.
    tokens: enemies that players' cards may become, one for each card of a deck."""

    id: str
    title: str
    level: int
    sets: tuple[str, ...]
    quests: tuple[tuple[str, ...], ...]
    threat_limit: int
    tokens: tuple[str, ...] = ()


TOKENS = {"orc-guard": Card(0, "orc-guard", "Orc Guard", "enemy", attack=1, defense=1, hit_points=1)}
"""CARD-12: enemies that are players' cards face down: no traits, no engagement cost."""


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def card_entries() -> list[dict[str, Any]]:
    """What the data files say of each card, the core set first and quest cards last; they leave out what a card does not have."""
    others = sorted(path for path in DATA.glob("*.toml") if path.name not in {CORE, SCENARIOS})
    raw = [_read(path) for path in (DATA / CORE, *others)]
    quests = [{**quest, "type": "quest"} for file in raw for quest in file.get("quest", ())]
    return [*(card for file in raw for card in file.get("card", ())), *quests]


@lru_cache(maxsize=1)
def all_cards() -> dict[str, Card]:
    """Every shipped card by id, quest cards included."""
    cards = (msgspec.convert(entry, Card) for entry in card_entries())
    return {card.id: card for card in cards} | TOKENS


OWN: dict[str, Card] = {}
"""The cards of users' files that have been read in this process, by id (`own.files`)."""


def known_cards() -> Mapping[str, Card]:
    """Every card by id, those of users' files included."""
    return ChainMap(OWN, all_cards())


def all_traits() -> frozenset[str]:
    """Every trait that some card has."""
    return frozenset(trait for card in known_cards().values() for trait in card.traits)


@lru_cache(maxsize=1)
def all_scenarios() -> dict[str, Scenario]:
    """Every scenario by id."""
    raw = _read(DATA / SCENARIOS)["scenario"]
    return {one.id: one for one in (msgspec.convert(entry, Scenario) for entry in raw)}
