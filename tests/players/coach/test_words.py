"""Whatever the coach may say has words in every language, short ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from gonfalon import text
from gonfalon.players.stratego import coach
from gonfalon.players.stratego.hints.themes import PLAN_WORDS
from gonfalon.players.stratego.hints.words import LESSONS, Theme

LANGUAGES = ("en", "de", "fr", "it", "pl", "ru")
MOST_WORDS = 30
FOLDER = Path(coach.__file__).parent
TEXTS = Path(text.__file__).parent / "locales"


def said() -> set[str]:
    """The names of all sentences, as the program writes them."""
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    found = set(re.findall(r'CoachRemark\(\s*"(\w+)"', source)) | set(get_args(Theme))
    return found | {"bluff_fled", "bluff_passed", *PLAN_WORDS.values()}


def sentences(language: str) -> dict[str, str]:
    """Message -> its text, of the family's file."""
    lines = (TEXTS / language / "stratego_coach.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_short(language: str):
    found = sentences(language)
    assert {f"coach-{name}" for name in said()} <= set(found)
    assert {f"coach-tip-{theme}" for theme in get_args(Theme)} <= set(found)
    for name, words in found.items():
        assert len(words.split()) <= MOST_WORDS, name
        assert not re.search(r"STRAT|ME-\d", words), name


def test_every_theme_has_a_tip_and_a_place_for_a_lesson():
    assert set(LESSONS) == set(get_args(Theme))
