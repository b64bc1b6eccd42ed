"""Whatever the coach of the card game may say has words in every language, short ones."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from gonfalon import text
from gonfalon.players.fellowship.coach.words import LESSONS, Theme
from gonfalon.players.fellowship.reasons import PARTS

LANGUAGES = ("en", "de", "fr", "it", "pl", "ru")
MOST_WORDS = 32
TEXTS = Path(text.__file__).parent / "locales"


def sentences(language: str, name: str = "fellowship_coach") -> dict[str, str]:
    """Message -> its text."""
    lines = (TEXTS / language / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_short(language: str):
    found = sentences(language)
    assert {f"coach-{name}" for name in (*get_args(Theme), "leaves")} <= set(found)
    assert {f"coach-tip-{theme}" for theme in get_args(Theme)} <= set(found)
    for name, words in found.items():
        assert len(words.split()) <= MOST_WORDS, name
    of_reasons = sentences(language, "fellowship_talk")
    assert {f"fellowship-odds-for-{part}" for part in PARTS.values()} <= set(of_reasons)


def test_every_theme_has_a_place_for_a_lesson():
    assert set(LESSONS) == set(get_args(Theme))
