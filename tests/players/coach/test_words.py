"""Whatever the coach may say has words in every language, short ones."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from gonfalon import text
from gonfalon.players.fortress import coach as fortress_coach
from gonfalon.players.fortress.coach import words as fortress_words
from gonfalon.players.stratego import coach as stratego_coach
from gonfalon.players.stratego.hints import words as stratego_words
from gonfalon.players.stratego.hints.themes import PLAN_WORDS

LANGUAGES = ("en", "de", "fr", "it", "pl", "ru")
MOST_WORDS = 30
TEXTS = Path(text.__file__).parent / "locales"


class Said(NamedTuple):
    """A family with a coach. others: sentences whose names its program makes from others."""

    file: str
    folder: Path
    themes: tuple[str, ...]
    lessons: Iterable[str]
    others: frozenset[str] = frozenset()

    def names(self) -> set[str]:
        """The names of all sentences, as the program writes them."""
        source = "".join(path.read_text(encoding="utf-8") for path in self.folder.glob("*.py"))
        return set(re.findall(r'CoachRemark\(\s*"(\w+)"', source)) | self.others


FAMILIES = (
    Said(
        "stratego_coach.ftl",
        Path(stratego_coach.__file__).parent,
        get_args(stratego_words.Theme),
        stratego_words.LESSONS,
        frozenset({"bluff_fled", "bluff_passed", *PLAN_WORDS.values(), *get_args(stratego_words.Theme)}),
    ),
    Said(
        "fortress_coach.ftl",
        Path(fortress_coach.__file__).parent,
        get_args(fortress_words.Theme),
        fortress_words.LESSONS,
        frozenset(get_args(fortress_words.Theme)),
    ),
)


def sentences(language: str, file: str) -> dict[str, str]:
    """Message -> its text, of the family's file."""
    lines = (TEXTS / language / file).read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES, ids=lambda one: one.file)
def test_every_sentence_is_there_and_short(family: Said, language: str):
    found = sentences(language, family.file)
    assert {f"coach-{name}" for name in family.names()} <= set(found)
    assert {f"coach-tip-{theme}" for theme in family.themes} <= set(found)
    for name, words in found.items():
        assert len(words.split()) <= MOST_WORDS, name
        assert not re.search(r"STRAT|FORT-|ME-\d", words), name


@pytest.mark.parametrize("family", FAMILIES, ids=lambda one: one.file)
def test_every_theme_has_a_tip_and_a_place_for_a_lesson(family: Said):
    assert set(family.lessons) == set(family.themes)


def test_no_sentence_belongs_to_two_families():
    names = [name for family in FAMILIES for name in sentences("en", family.file)]
    assert len(names) == len(set(names))
