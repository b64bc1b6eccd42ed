"""The words of a deck list: names of cards, headings, and what may stand beside a name (CARD-14.7, CARD-14.8, CARD-14.14)."""

from __future__ import annotations

import json
import re
import unicodedata
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from .engine.model import PLAYER_TYPES, Card, known_cards

TITLES = Path(__file__).parent / "data" / "titles.json"
"""Titles of player cards in our other languages by card id; `scripts/fellowship/deck_titles.py` writes them."""
NOTES = TITLES.with_name("notes.json")
"""Words for spheres, types and traits in all our languages by their id; the same script writes them."""


class Section(StrEnum):
    """A part of a text under its heading."""

    NONE = ""
    HEROES = "heroes"
    CARDS = "cards"
    """Allies, attachments, events."""
    DECK = "deck"
    PACKS = "packs"
    SIDEBOARD = "sideboard"
    SCENARIO = "scenario"
    """The cards of the quest, in a file that holds a whole table."""


HEADINGS: dict[Section, tuple[str, ...]] = {
    Section.HEROES: (
        *("hero", "heroes", "held", "helden", "héros", "eroe", "eroi"),
        *("bohater", "bohaterowie", "герой", "герои"),
    ),
    Section.CARDS: (
        *("ally", "allies", "verbündete", "verbündeter", "allié", "alliés", "alleato", "alleati"),
        *("sprzymierzeniec", "sprzymierzeńcy", "союзник", "союзники"),
        *("characters", "charaktere", "personnages", "personaggi", "postacie", "персонажи"),
        *("attachment", "attachments", "verstärkung", "verstärkungen", "attachement", "attachements"),
        *("aggregato", "aggregati", "dodatek", "dodatki", "приложение", "приложения"),
        *("event", "events", "ereignis", "ereignisse", "événement", "événements", "evento", "eventi"),
        *("wydarzenie", "wydarzenia", "событие", "события"),
        *("side quest", "side quests", "player side quest", "player side quests", "contract", "contracts"),
        *("treasure", "treasures"),
    ),
    Section.DECK: (
        *("deck", "main deck", "maindeck", "mainboard", "main board", "player deck", "cards"),
        *("kartendeck", "hauptdeck", "spielerdeck", "karten", "paquet", "paquet principal", "deck principal"),
        *("cartes", "mazzo", "mazzo principale", "mazzo del giocatore", "carte", "talia", "talia główna"),
        *("talia gracza", "karty", "колода", "основная колода", "колода игрока", "карты"),
    ),
    Section.PACKS: (
        *("packs", "pack", "sets", "required packs", "packs used", "erweiterungen", "extensions"),
        *("espansioni", "zestawy", "наборы"),
    ),
    Section.SIDEBOARD: (
        *("sideboard", "side board", "sidedeck", "side deck", "sb", "maybeboard", "maybe board", "maybe"),
        *(
            "considering",
            "reserve",
            "reservedeck",
            "réserve",
            "riserva",
            "rezerwa",
            "сайдборд",
            "запас",
            "резерв",
        ),
    ),
}
CORE = re.compile(
    r"^(?:the )?(?:revised )?core(?: ?set)?(?: x? ?\d| \d ?x)?$|^unique$"
    r"|^(?:grundspiel|grundset|basisset|boite de base|jeu de base|set base|scatola base|gioco base)$"
    r"|^(?:zestaw podstawowy|podstawowy|базовыи набор|базовыи|база)$"
)
"""What is written for the core set behind a name. A revised core set holds the same cards."""
SPHERES = ("leadership", "tactics", "spirit", "lore", "neutral")
UNREADABLE = "\ufffd?"
"""What stands for a letter that was lost on the way."""
MOST_GAPS = 4
"""Lost letters, or rows of them, at which a name is still guessed."""


def plain(text: str) -> str:
    """A name as it is compared: no accents, no case, no punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return re.sub(r"[\W_]+", " ", "".join(c for c in letters if not unicodedata.combining(c))).strip()


def _run_together(text: str) -> str:
    """A name without its gaps, since punctuation that is missing leaves none: "Celebrians Stone"."""
    return plain(text.replace("\u2019", "'")).replace(" ", "")


@lru_cache(maxsize=1)
def by_name() -> dict[str, Card]:
    """Player cards by title and id, run together. A title in another language counts where it means one card (CARD-14.6)."""
    cards = [card for card in known_cards().values() if card.type in PLAYER_TYPES]
    english: dict[str, Card] = {}
    for card in cards:
        english[_run_together(card.title)] = english[_run_together(card.id)] = card
    others: dict[str, list[Card]] = {}
    for card in cards:
        for name in {_run_together(title) for title in _other_titles().get(card.id, ())}:
            others.setdefault(name, []).append(card)
    return {name: found[0] for name, found in others.items() if len(found) == 1} | english


@lru_cache(maxsize=1)
def _other_titles() -> dict[str, list[str]]:
    """Titles in our languages other than English by card id."""
    return json.loads(TITLES.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def titles() -> tuple[str, ...]:
    """The titles of all player cards as they are compared, in all our languages."""
    found = {plain(card.title) for card in by_name().values()}
    return tuple(found | {plain(title) for words in _other_titles().values() for title in words})


def card_named(name: str) -> Card | None:
    """The player card of a title or id; also where single letters were lost."""
    name = name.strip()
    if not name or len(name) > 80:
        return None
    return by_name().get(_run_together(name)) or _with_gaps(name)


def _with_gaps(name: str) -> Card | None:
    """The one card whose title has any letter where the name has a lost one."""
    if not any(sign in name for sign in UNREADABLE) or not re.search(r"\w{2}", name):
        return None
    parts = re.split(f"[{re.escape(UNREADABLE)}]+", name.casefold())
    if len(parts) > MOST_GAPS + 1:
        return None
    pattern = re.compile(".{1,2}".join(re.escape(part) for part in parts))
    found = {card.id: card for card in by_name().values() if pattern.fullmatch(card.title.casefold())}
    return next(iter(found.values())) if len(found) == 1 else None


def fits_core(note: str, card: Card) -> bool:
    """May this stand in brackets behind a card of the core set? Its set, its sphere, its type, one of its traits."""
    word = plain(note)
    own = (card.sphere, card.type, *card.traits)
    return not word or CORE.match(word) is not None or any(word in _note_words(one) for one in own)


@lru_cache(maxsize=256)
def _note_words(about: str) -> frozenset[str]:
    """How a sphere, a type or a trait is written in all our languages, as it is compared."""
    return frozenset(map(plain, (about, *_notes().get(about, ()))))


@lru_cache(maxsize=1)
def _notes() -> dict[str, list[str]]:
    return json.loads(NOTES.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def _sections() -> dict[str, Section]:
    return {plain(word): section for section, words in HEADINGS.items() for word in words}


def section_of(text: str) -> Section | None:
    """The section that a heading begins, with or without a number: "Heroes (3)". None for other texts."""
    return _sections().get(re.sub(r"^\d+ | \d+$", "", plain(text)))
