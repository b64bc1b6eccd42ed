"""Players read plain language: words of the workshop that were taken out of the texts stay out, in every language."""

from __future__ import annotations

import re

import pytest

from gonfalon import games, text
from tests.text.words import messages

WORKSHOP = {
    "en": (
        *(
            "turns unread",
            "beats next to nothing",
            "worth of a piece",
            "by lot",
            "level 1.",
            "level 4.",
            "level 7.",
        ),
        *(
            "websocket",
            "firewall",
            "of 100 readings",
            "the seed",
            "commitments",
            "depth first",
            "the default is",
        ),
    ),
    "de": (
        *("durch das los", "durch los", "fast nichts schlägt", "stufe 1.", "stufe 4.", "stufe 7."),
        *(
            "websocket",
            "firewall",
            "von 100 lesarten",
            "startwert",
            "festlegungen",
            "tiefensuche",
            "voreingestellt",
        ),
    ),
    "fr": (
        *("ne bat presque rien", "au sort", "niveau 1.", "niveau 4.", "niveau 7."),
        *("websocket", "pare-feu", "lectures sur 100", "la graine", "par défaut vaut"),
    ),
    "it": (
        *("non batte quasi nulla", "a sorte", "livello 1.", "livello 4.", "livello 7."),
        *("websocket", "firewall", "letture su 100", "del seme", "di norma vale"),
    ),
    "pl": (
        *("przez losowanie", "prawie niczego", "poziom 1.", "poziom 4.", "poziom 7."),
        *("websocket", "zapora", "odczytach na 100", "ziarna", "domyślnie"),
    ),
    "ru": (
        *("почти ничего", "жреби", "уровень 1.", "уровень 4.", "уровень 7."),
        *("websocket", "межсетевой", "прочтениях из 100", "часть зерна", "по умолчанию"),
    ),
}
"""What the statistics of a game, its hints and its options said once: how a value is measured, how seats are dealt, how a deal is
proven, what keeps a connection from standing; and numbers for how hard a scenario is, beside opponents that have names."""
NUMBER_OF_A_LEVEL = re.compile(
    r"\b(level|stufe|niveau|livello|poziom\w*|уров\w+) (\d|\{ \$level \})", re.IGNORECASE
)
"""Opponents go by the names of their strengths, scenarios by words of their own."""
NUMBER_OF_A_RULE = re.compile(r"\b[A-Z]{2,}-\d+(\.\d+)*\b")


SCENARIO_LINES = [f"variant-{variant.id}-line" for variant in games.get("fellowship").spec.variants]


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


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_nothing_goes_by_the_number_of_a_level(language: str):
    """Beside "Learner" for an opponent, "level 4" for a scenario would be read as one scale."""
    said = messages(language, "*.ftl")
    assert {name: words for name, words in said.items() if NUMBER_OF_A_LEVEL.search(words)} == {}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_scenarios_differ_in_how_hard_they_are_said_to_be(language: str):
    """The word before the colon says it, one word of its own a scenario; no opponent and no option has the same."""
    said = messages(language, "*.ftl")
    lines = [words for name, words in said.items() if name in SCENARIO_LINES]
    how_hard = {line.partition("=")[2].partition(":")[0].strip().lower() for line in lines}
    assert len(how_hard) == len(SCENARIO_LINES)
    others = [name for name in said if re.fullmatch(r"start-level-\d+|option-difficulty-\w+", name)]
    taken = {said[name].partition("=")[2].strip().lower() for name in others}
    assert [word for word in taken if any(word in one.split() for one in how_hard)] == []
