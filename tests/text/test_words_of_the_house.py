"""Home, tables, seats, Fortress: one name a thing, and sentences that read well with every name of a seat."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.words import messages

WEB = Path(__file__).resolve().parents[2] / "web" / "src"

OTHER_NAMES = (
    ("de", "plain*.ftl", r"[Dd]ieses Spiel (?:gemeinsam )?aufgeben|Das Spiel (?:ist|wurde|begann|beginnt)"),
    ("de", "tournaments.ftl", r"\b(?:kein|gewertetes|[Nn]ächstes) Spiel\b|\bSpiele (?:kommen|laufen)"),
    ("de", "[ahpt]*.ftl", r"Server betreib|Betreiber"),
    ("it", "[ahpt]*.ftl", r"[Cc]hi (?:lo )?ospita"),
    ("it", "fortress*.ftl", r"[Ii]ngresso|[Ii]l tuo piano|coppa di veleno"),
    ("it", "app*.ftl", r"[Cc]ollegamento|\bconsigli\b"),
    ("fr", "fortress*.ftl", r"s’accordent avec vos notes|coupe de poison"),
    ("pl", "[aps]*.ftl", r"poza stołem|znajom(?:a|ej|ą) osob"),
    ("pl", "plain*.ftl", r"\bGra (?:skończona|poddana|się)|\b[Gg]rę (?:poddano|razem|uznano)"),
    ("pl", "fortress*.ftl", r"[Zz]wiedz|Kielich z trucizną"),
    ("ru", "plain*.ftl", r"\b[Ии]гра (?:окончена|сдана|вернулась|началась)|эту игру"),
    ("ru", "[ahpt]*.ftl", r"[Вв]озьмите имя|[Вв]зять (?:это )?имя"),
)
"""Language, files, and words that their things are not called: a match, the host, the entrance, a friend, to choose a name."""

VERB_WITH_A_SEAT = re.compile(
    r"\{ \$(?:seat|winner) \} [a-ząćęłńóśźżа-яё]|[a-ząćęłńóśźżа-яё] \{ \$(?:seat|winner) \}"
)
"""A seat may be called by a noun of many, such as Czerwone and Красные: no verb stands beside it."""


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("files", ["plain_table.ftl", "fortress_table.ftl"])
def test_no_verb_stands_beside_the_name_of_a_seat(language: str, files: str):
    found = {
        name: hit.group()
        for name, words in messages(language, files).items()
        if name != "plain-cover-look" and (hit := VERB_WITH_A_SEAT.search(words))
    }
    assert found == {}


BENT_FOR_MANY = (
    ("fr", r"forteresses sur 100"),
    ("it", r"(?:fortezze|casi) su 100"),
    ("pl", r"(?:twierdzach|przypadkach) na 100"),
    ("ru", r"(?:крепостях|случаях) из 100"),
)
"""Language, and what stands behind a chance that may be 1: "w 1 na 100 twierdz" is right with every number."""


@pytest.mark.parametrize(("language", "words"), BENT_FOR_MANY)
def test_a_chance_of_one_in_a_hundred_reads_well_in_fortress(language: str, words: str):
    said = messages(language, "fortress*.ftl")
    assert {name for name, line in said.items() if "$chance" in line and re.search(words, line)} == set()


HEADING = re.compile(r"<h[1-4](?![^>]*visually-hidden)[^>]*>\s*\{t\(([^)]*)\)")
"""A heading that is seen, and the call that names its text."""


@pytest.mark.parametrize("language", ["de", "en", "fr", "it", "pl", "ru"])
def test_a_heading_begins_with_a_capital_letter(language: str):
    said = messages(language)
    pages = [file.read_text(encoding="utf-8") for file in WEB.rglob("*.tsx")]
    asked = {
        name for page in pages for call in HEADING.findall(page) for name in re.findall(r"'([\w-]+)'", call)
    }
    assert len(asked) > 50
    first = {name: said[name].partition("=")[2].strip()[:1] for name in asked if name in said}
    assert {name: letter for name, letter in first.items() if letter.islower()} == {}
