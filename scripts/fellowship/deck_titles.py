"""Writes the titles of the player cards in our other languages, by which a deck text may name them (CARD-14.6).

    .venv/bin/python scripts/fellowship/deck_titles.py

The text room owns the words; the rules may not import it, so they read this file. tests/rules/fellowship/test_deck_languages.py says
when it is out of date.
"""

from __future__ import annotations

import json

from gonfalon.games.fellowship import deck_names
from gonfalon.games.fellowship.engine.model import PLAYER_TYPES, all_cards
from gonfalon.text import LANGUAGES, text


def titles() -> dict[str, list[str]]:
    """Titles by card id, each once; those that are spelled as in English are left out."""
    found: dict[str, list[str]] = {}
    for card in all_cards().values():
        if card.type in PLAYER_TYPES:
            words = {text(language, f"card-{card.id}") for language in LANGUAGES}
            found[card.id] = sorted(
                word for word in words if deck_names.plain(word) != deck_names.plain(card.title)
            )
    return {card: words for card, words in found.items() if words}


def written() -> str:
    """The content of the file."""
    return json.dumps(titles(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    deck_names.TITLES.write_text(written(), encoding="utf-8")
