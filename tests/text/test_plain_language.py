"""Players read plain language: words of the workshop that were taken out of the texts stay out, in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon import text
from tests.text.words import messages

WORKSHOP = {
    "en": ("turns unread", "beats next to nothing", "worth of a piece", "by lot"),
    "de": ("durch das los", "durch los", "fast nichts schlägt"),
    "fr": ("ne bat presque rien",),
    "it": ("non batte quasi nulla",),
    "pl": ("przez losowanie", "prawie niczego"),
    "ru": ("почти ничего",),
}
"""What the statistics of a game, its hints and its options said once: how a value is measured, how seats are dealt.

Drawing lots is everyday speech in French, Italian and Russian.
"""
NUMBER_OF_A_RULE = re.compile(r"\b[A-Z]{2,}-\d+(\.\d+)*\b")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_word_of_the_workshop_comes_back(language: str):
    said = {name: words.lower() for name, words in messages(language, "*.ftl").items()}
    found = {name: word for name, words in said.items() for word in WORKSHOP[language] if word in words}
    assert len(said) > 1000
    assert found == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_text_cites_a_rule_by_its_number(language: str):
    """Where one decides, the sentence says what holds; the number is a link beside it."""
    said = messages(language, "*.ftl")
    assert {name: words for name, words in said.items() if NUMBER_OF_A_RULE.search(words)} == {}
