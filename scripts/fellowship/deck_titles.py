"""Writes the words of a deck text in our other languages: titles of player cards (CARD-14.6), their spheres, types and traits (CARD-14.14).

    .venv/bin/python scripts/fellowship/deck_titles.py

The text room owns the words; the rules may not import it, so they read these files. `scripts/derived.py --check` says when one
is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "scripts")]

from derived_files import run  # noqa: E402

from gonfalon.games.fellowship import deck_names  # noqa: E402
from gonfalon.games.fellowship.engine.model import PLAYER_TYPES, Card, all_cards  # noqa: E402
from gonfalon.text import LANGUAGES, text  # noqa: E402

PREFIXES = ("sphere", "cardtype", "trait")
"""How the keys of the words begin that may stand behind a title."""


def player_cards() -> list[Card]:
    """The cards that a deck may hold."""
    return [card for card in all_cards().values() if card.type in PLAYER_TYPES]


def titles() -> dict[str, list[str]]:
    """Titles by card id, each once; those that are spelled as in English are left out."""
    found = {card.id: _others(f"card-{card.id}", card.title) for card in player_cards()}
    return {card: words for card, words in found.items() if words}


def notes() -> dict[str, list[str]]:
    """Words for spheres, types and traits by their id, each once; those that are spelled as the id are left out."""
    cards = player_cards()
    ids = (
        {card.sphere for card in cards},
        {card.type for card in cards},
        {trait for card in cards for trait in card.traits},
    )
    found: dict[str, list[str]] = {}
    for prefix, named in zip(PREFIXES, ids, strict=True):
        found |= {one: _others(f"{prefix}-{one}", one) for one in sorted(named)}
    return found


def _others(key: str, known: str) -> list[str]:
    """The words of a message in all languages but those that are compared as one that is known."""
    words = {text(language, key) for language in LANGUAGES}
    return sorted(word for word in words if deck_names.plain(word) != deck_names.plain(known))


def written(words: dict[str, list[str]]) -> str:
    """The content of a file."""
    return json.dumps(words, ensure_ascii=False, indent=1) + "\n"


def files() -> dict[Path, str]:
    """Both files with their texts."""
    return {deck_names.TITLES: written(titles()), deck_names.NOTES: written(notes())}


if __name__ == "__main__":
    sys.exit(run(__file__, files))
