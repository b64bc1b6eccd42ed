"""The rules of the card game in other languages name cards as the app does, and the rulebook by its own headings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gonfalon import text
from gonfalon.games.fellowship.engine.model import known_cards

RULES = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATIONS = sorted(RULES.glob("*/card-game.md"))
RULE = re.compile(r"^(?:-|\|) \*\*CARD-([PR]?[\d.]+)\*\* (.*)$", re.M)
STARTERS = ("`leadership`", "`tactics`", "`spirit`", "`lore`")
ITALICS = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?!\*)")


def languages() -> list[str]:
    return [path.parent.name for path in TRANSLATIONS]


@cache
def page(language: str) -> str:
    """The page on which a wrapped line has no break."""
    found = RULES / ("" if language == text.FALLBACK else language) / "card-game.md"
    return re.sub(r"\n +(?![\d-])", " ", found.read_text(encoding="utf-8"))


def rules(language: str) -> list[tuple[str, str]]:
    """Id and text of each rule, point and ruling in its order."""
    return RULE.findall(page(language))


def plain(words: str) -> str:
    return words.replace("\u2019", "'").strip()


@cache
def titles() -> dict[str, str]:
    """Card id by its English title."""
    return {plain(text.text(text.FALLBACK, f"card-{card}")): card for card in known_cards()}


def card_of(words: str) -> str | None:
    """The card with these English words for a title, "The" before it or not."""
    return titles().get(plain(words)) or titles().get(plain(words).removeprefix("The "))


def named(language: str, title: str) -> str:
    """The title in a language of the card with this English title."""
    return text.text(language, f"card-{titles()[plain(title)]}")


def tables(language: str) -> list[list[str]]:
    """The cells of each row of each table."""
    return [line.strip("| ").split(" | ") for line in page(language).splitlines() if line[:1] == "|"]


@pytest.mark.parametrize("language", languages())
def test_cards_are_named_as_the_app_names_them(language: str):
    cited = 0
    for (rule, told), (_, said) in zip(rules(text.FALLBACK), rules(language), strict=True):
        for card in filter(None, map(card_of, ITALICS.findall(told))):
            cited += 1
            assert f"*{text.text(language, f'card-{card}')}*" in said, rule
    assert cited > 40


@pytest.mark.parametrize("language", languages())
def test_starter_decks_are_those_of_the_page_in_the_words_of_the_app(language: str):
    decks = [row for row in tables(text.FALLBACK) if row[0] in STARTERS]
    found = [row for row in tables(language) if row[0] in STARTERS]
    assert [row[0] for row in found] == list(STARTERS)
    for told, said in zip(decks, found, strict=True):
        heroes = [named(language, title) for title in told[1].split(", ")]
        cards = [one.split(" ", 1) for one in told[3].split(", ")]
        assert said[1] == ", ".join(heroes)
        assert said[3] == ", ".join(f"{count} {named(language, title)}" for count, title in cards)


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_is_cited_by_its_own_headings(language: str):
    cited = re.compile(r"(?<=\n\n)[^\n|#-]+: .*\*.*(?=\n\n)")
    own = [
        ITALICS.findall(line) for line in cited.findall(page(text.FALLBACK)) if line.startswith("Rulebook")
    ]
    assert len(own) > 10
    said = [ITALICS.findall(line) for line in cited.findall(page(language))]
    assert [one for one in own if one and one not in said] == []
