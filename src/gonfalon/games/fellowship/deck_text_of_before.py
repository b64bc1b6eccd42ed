"""Deck lists as they were read before headings, sets and all forms of counts were understood: matches begun then keep it (CARD-14.16).

A line is "3x Name" with anything in brackets behind it. Cards under "Sideboard" are part of the deck, another printing is the core set's
card, and a number in brackets counts nothing. Nothing is left out.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from gonfalon.core.errors import Fault

from .deck_text import LONGEST_SAID, Copies, DeckText
from .engine.model import PLAYER_TYPES, Card, all_cards

LINE = re.compile(r"^(?:(\d+)\s*[xX]\s+)?(.+?)(?:\s*\(.*\))?$")
HEADINGS = (
    *("hero", "heroes", "ally", "allies", "attachment", "attachments", "event", "events"),
    *("sideboard", "deck"),
)
MOST_DIGITS, TOO_MANY = 3, 999
"""Digits of a count that are read; what a longer one counts as."""


@lru_cache(maxsize=256)
def read(text: str) -> DeckText:
    """The cards of a text and the lines that name none."""
    cards: list[Copies] = []
    faults: list[Fault] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        match = LINE.match(line)
        if match is None or line.startswith("//") or _plain(re.sub(r"\(\d+\)", "", line)) in HEADINGS:
            continue
        card = _by_name().get(_plain(match[2])) or _by_name().get(_plain(line))
        if card is None:
            faults.append(Fault("unknown_card", (str(number), match[2].strip()[:LONGEST_SAID])))
            continue
        digits = match[1] or "1"
        cards.append(Copies(number, card, int(digits) if len(digits) <= MOST_DIGITS else TOO_MANY))
    return DeckText(tuple(cards), (), tuple(faults))


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    return re.sub(r"[^a-z0-9]+", " ", "".join(c for c in letters if not unicodedata.combining(c))).strip()


@lru_cache(maxsize=1)
def _by_name() -> dict[str, Card]:
    """Player cards by title and id."""
    found: dict[str, Card] = {}
    for card in all_cards().values():
        if card.type in PLAYER_TYPES:
            found[_plain(card.title)] = found[_plain(card.id)] = card
    return found
