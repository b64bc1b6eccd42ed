"""The rules of decks, and the four starter decks (CARD-14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from gonfalon.core.errors import Fault

from . import deck_text, deck_text_of_before
from .engine.editions import EDITION
from .engine.model import DATA, known_cards

STARTERS = ("leadership", "tactics", "spirit", "lore")
MOST_COPIES, MOST_HEROES = 3, 3
LEAST_CARDS, STARTER_CARDS = 50, 30
ONE_CORE, ANY_COPIES = "core", "any"


class Deck(NamedTuple):
    """Ids of the heroes, and of every card of the deck with its copies, in the order of the list."""

    heroes: tuple[str, ...]
    cards: tuple[str, ...]


def starter_text(name: str) -> str:
    """The list of a starter deck."""
    return (DATA / "decks" / f"{name}.txt").read_text(encoding="utf-8")


def written_out(text: str) -> str:
    """A list itself, or the list of the starter deck that its name stands for."""
    return starter_text(text.strip()) if text.strip() in STARTERS else text


def said_in(text: str, edition: int = EDITION, own: str = "") -> deck_text.DeckText:
    """What a list or the name of a starter deck says, read as today or as in matches of before. own: the set of a user's file; the cards
    of another one are not known."""
    said = (deck_text.read if edition else deck_text_of_before.read)(written_out(text))
    foreign = [one for one in said.cards if one.card.own not in ("", own)]
    if not foreign:
        return said
    faults = [*said.faults, *(Fault("unknown_card", (str(one.line), one.card.title)) for one in foreign)]
    faults.sort(key=lambda fault: int(fault.where[0]))
    return said._replace(cards=tuple(one for one in said.cards if one not in foreign), faults=tuple(faults))


def beyond_one_core(texts: Sequence[str], edition: int = EDITION, own: str = "") -> tuple[Fault, ...]:
    """CARD-14.4: copies in all decks together that one core set does not hold, told at the line of the deck that is one too many."""
    faults: list[Fault] = []
    counts: dict[str, int] = {}
    for text in texts:
        for number, card, count in said_in(text, edition, own).cards:
            counts[card.id] = counts.get(card.id, 0) + count
            if counts[card.id] > card.quantity:
                faults.append(Fault("too_many_copies", (str(number), card.title, str(card.quantity))))
    return tuple(faults)


@lru_cache(maxsize=256)
def read_deck(
    text: str, copies: str = ANY_COPIES, edition: int = EDITION, own: str = ""
) -> tuple[Deck, tuple[Fault, ...]]:
    """A deck and everything that is wrong with it, by line (CARD-14). text: a list, or the name of a starter deck.

    copies: ONE_CORE allows no more of a card than one core set holds, ANY_COPIES three of each. own: the set of a user's file that is
    played with.
    """
    if text.strip() in STARTERS:
        text, copies = starter_text(text.strip()), ONE_CORE
    said = said_in(text, edition, own)
    faults = list(said.faults)
    counts: dict[str, int] = {}
    for number, card, count in said.cards:
        total = counts[card.id] = counts.get(card.id, 0) + count
        most = 1 if card.type == "hero" else MOST_COPIES
        if copies == ONE_CORE:
            most = min(most, card.quantity)
        if count < 1 or total > most:
            faults.append(Fault("too_many_copies", (str(number), card.title, str(most))))
            counts[card.id] = min(total, most)
    faults.sort(key=lambda fault: int(fault.where[0]))
    known = known_cards()
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
        for _, card, count in said_in(name).cards:
            counts[card.id] = counts.get(card.id, 0) + count
        lists.append(sorted(counts.items()))
    return lists
