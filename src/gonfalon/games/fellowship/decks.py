"""Decks as text: the common "3x Name" list, its rules, and the four starter decks (CARD-14)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from gonfalon.core.errors import Fault

from .engine.model import DATA, PLAYER_TYPES, Card, all_cards

STARTERS = ("leadership", "tactics", "spirit", "lore")
MOST_COPIES, MOST_HEROES = 3, 3
LEAST_CARDS, STARTER_CARDS = 50, 30
LINE = re.compile(r"^(?:(\d+)\s*[xX]\s+)?(.+?)(?:\s*\(.*\))?$")
HEADINGS = (
    "hero",
    "heroes",
    "ally",
    "allies",
    "attachment",
    "attachments",
    "event",
    "events",
    "sideboard",
    "deck",
)
ONE_CORE, ANY_COPIES = "core", "any"


class Deck(NamedTuple):
    """Ids of the heroes, and of every card of the deck with its copies, in the order of the list."""

    heroes: tuple[str, ...]
    cards: tuple[str, ...]


def plain(text: str) -> str:
    """A name as it is compared: no accents, no case, no punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return re.sub(r"[^a-z0-9]+", " ", "".join(c for c in letters if not unicodedata.combining(c))).strip()


@lru_cache(maxsize=1)
def by_name() -> dict[str, Card]:
    """Player cards by compared title and id."""
    found: dict[str, Card] = {}
    for card in all_cards().values():
        if card.type in PLAYER_TYPES:
            found[plain(card.title)] = found[plain(card.id)] = card
    return found


def starter_text(name: str) -> str:
    """The list of a starter deck."""
    return (DATA / "decks" / f"{name}.txt").read_text(encoding="utf-8")


def beyond_one_core(texts: Sequence[str]) -> tuple[Fault, ...]:
    """CARD-14.4: copies in all decks together that one core set does not hold, told at the line of the deck that is one too many."""
    faults: list[Fault] = []
    counts: dict[str, int] = {}
    for text in texts:
        for number, card, count in _lines(starter_text(text) if text in STARTERS else text):
            counts[card.id] = counts.get(card.id, 0) + count
            if counts[card.id] > card.quantity:
                faults.append(Fault("too_many_copies", (str(number), card.title, str(card.quantity))))
    return tuple(faults)


def _lines(text: str) -> list[tuple[int, Card, int]]:
    """The cards of a deck that has been found in order: (line, card, copies)."""
    found: list[tuple[int, Card, int]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        match = LINE.match(raw.split("#")[0].strip())
        card = match and (by_name().get(plain(match[2])) or by_name().get(plain(match[0])))
        if match and card:
            found.append((number, card, int(match[1] or 1)))
    return found


@lru_cache(maxsize=256)
def read_deck(text: str, copies: str = ANY_COPIES) -> tuple[Deck, tuple[Fault, ...]]:
    """A deck and everything that is wrong with it, by line (CARD-14). text: a list, or the name of a starter deck.

    copies: ONE_CORE allows no more of a card than one core set holds, ANY_COPIES three of each.
    """
    if text in STARTERS:
        return read_deck(starter_text(text), ONE_CORE)
    faults: list[Fault] = []
    counts: dict[str, int] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        word = plain(re.sub(r"\(\d+\)", "", line))
        if not line or word in HEADINGS or line.startswith("//"):
            continue
        match = LINE.match(line)
        assert match
        name = match[2].strip()
        card = by_name().get(plain(name)) or by_name().get(plain(line))
        if card is None:
            faults.append(Fault("unknown_card", (str(number), name[:60])))
            continue
        count = int(match[1] or 1) if len(match[1] or "") < 4 else 999
        total = counts[card.id] = counts.get(card.id, 0) + count
        most = 1 if card.type == "hero" else MOST_COPIES
        if copies == ONE_CORE:
            most = min(most, card.quantity)
        if count < 1 or total > most:
            faults.append(Fault("too_many_copies", (str(number), card.title, str(most))))
            counts[card.id] = min(total, most)
    known = all_cards()
    heroes = tuple(name for name in counts if known[name].type == "hero")
    cards = tuple(name for name, n in counts.items() if known[name].type != "hero" for _ in range(n))
    if not 1 <= len(heroes) <= MOST_HEROES:
        faults.append(Fault("hero_count", (str(len(heroes)),)))
    if len(cards) < LEAST_CARDS and sorted(counts.items()) not in _starter_lists():
        faults.append(Fault("too_few_cards", (str(len(cards)), str(LEAST_CARDS))))
    return Deck(heroes, cards), tuple(faults)


@lru_cache(maxsize=1)
def _starter_lists() -> list[list[tuple[str, int]]]:
    """The starter decks as sorted counts: the only decks that may have 30 cards (CARD-14)."""
    lists: list[list[tuple[str, int]]] = []
    for name in STARTERS:
        counts: dict[str, int] = {}
        for line in starter_text(name).splitlines():
            match = LINE.match(line.split("#")[0].strip()) if line.split("#")[0].strip() else None
            if match and plain(match[2]) in by_name():
                card = by_name()[plain(match[2])]
                counts[card.id] = counts.get(card.id, 0) + int(match[1] or 1)
        lists.append(sorted(counts.items()))
    return lists
