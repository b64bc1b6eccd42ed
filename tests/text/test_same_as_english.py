"""A text that is the same as in English was forgotten, unless it is a name or a word that both languages have."""

from __future__ import annotations

import re
from pathlib import Path

from gonfalon import text
from tests.text.words import messages

KNOWN = Path(__file__).parent / "same_as_english.txt"
LETTERS = re.compile(r"[A-Za-z]{3,}")


def known() -> dict[str, set[str]]:
    """Message id -> the languages in which it is rightly the same."""
    lines = [line for line in KNOWN.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {
        name: set(languages.split(",")) for name, _, languages in (line.partition(": ") for line in lines)
    }


def same() -> dict[str, set[str]]:
    """Message id -> the languages in which it says the same as in English, where it has words at all."""
    english = messages(text.FALLBACK)
    found: dict[str, set[str]] = {}
    for language in text.LANGUAGES:
        if language == text.FALLBACK:
            continue
        for name, said in messages(language).items():
            words = re.sub(r"\{[^}]*\}", "", said.split("=", 1)[1])
            if english.get(name) == said and LETTERS.search(words):
                found.setdefault(name, set()).add(language)
    return found


def test_nothing_was_left_in_english():
    listed = known()
    forgotten = {
        name: sorted(more) for name, found in same().items() if (more := found - listed.get(name, set()))
    }
    assert forgotten == {}, "translate them, or list them in tests/text/same_as_english.txt"


def test_the_list_has_nothing_that_was_translated_since():
    found = same()
    over = {
        name: sorted(more) for name, listed in known().items() if (more := listed - found.get(name, set()))
    }
    assert over == {}
