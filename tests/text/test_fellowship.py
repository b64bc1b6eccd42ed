"""The cooperative card game in words: every card, term and clause, in every language, for the ids of the data files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gonfalon import text
from gonfalon.games.fellowship.decks import STARTERS
from gonfalon.games.fellowship.engine.model import card_entries
from gonfalon.players.fellowship.sound import sound_decks
from tests.text import words

DATA = Path(__file__).parents[2] / "src/gonfalon/games/fellowship/data"
ENTRIES = card_entries()
CARDS: list[dict[str, Any]] = [entry for entry in ENTRIES if entry["type"] != "quest"]
IDS = [entry["id"] for entry in ENTRIES]
SCENARIOS = tomllib.loads((DATA / "scenarios.toml").read_text(encoding="utf-8"))["scenario"]

TIMINGS = ("passive", "action", "response", "forced", "revealed", "shadow", "travel", "attach", "setup")
CLAUSE = re.compile(rf"clause-(?P<card>.+?)-(?P<timing>{'|'.join(TIMINGS)})(?P<nth>[23]?)(?P<first>-2011)?")
PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
BLANK = {
    "guard-of-the-citadel",
    "silverlode-archer",
    "veteran-axehand",
    "horseback-archer",
    "endless-caverns",
}
"""Cards on which nothing but numbers and keywords stands."""


def messages(language: str) -> dict[str, str]:
    """Message id -> its text, of the files of this family."""
    found = words.messages(language, "fellowship*.ftl")
    return {name: said.split("=", 1)[1].strip() for name, said in found.items()}


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_word_of_the_data_is_there(language: str):
    wanted = {f"{kind}-{name}" for name in IDS for kind in ("card", "gist")}
    wanted |= {f"scenario-{scenario['id']}" for scenario in SCENARIOS}
    for card in CARDS:
        wanted.add(f"cardtype-{card['type']}")
        wanted |= {f"{key}-{card[key]}" for key in ("set", "sphere") if key in card}
        wanted |= {f"trait-{trait}" for trait in card.get("traits", ())}
        for keyword in [word.split()[0] for word in card.get("keywords", ())]:
            wanted |= {f"keyword-{keyword}", f"keyword-{keyword}-help"}
        numbers = (
            key for key, value in card.items() if isinstance(value, int) and key not in {"number", "unique"}
        )
        wanted |= {f"stat-{key}" for key in numbers if not key.startswith("quantity")}
    wanted |= {f"phase-{phase}" for phase in PHASES} | {f"timing-{timing}" for timing in TIMINGS}
    assert wanted - set(messages(language)) == set()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_gist_fits_its_line(language: str):
    gists = {name: gist for name, gist in messages(language).items() if name.startswith("gist-")}
    assert set(gists) == {f"gist-{name}" for name in IDS}
    assert {name: len(gist) for name, gist in gists.items() if len(gist) > 45} == {}


def clauses() -> dict[str, re.Match[str]]:
    """Message id -> its parts, of every clause."""
    found = {name: CLAUSE.fullmatch(name) for name in messages("en") if name.startswith("clause-")}
    return {name: parts for name, parts in found.items() if parts is not None}


def test_every_clause_is_of_a_card_and_every_card_with_words_has_one():
    names = {name for name in messages("en") if name.startswith("clause-")}
    assert names - set(clauses()) == set()
    assert {parts["card"] for parts in clauses().values()} == set(IDS) - BLANK
    for name, parts in clauses().items():
        before = {"": None, "2": "", "3": "2"}[parts["nth"]]
        assert before is None or f"clause-{parts['card']}-{parts['timing']}{before}" in names, name
        assert parts["first"] is None or name.removesuffix("-2011") in names


def test_the_first_printing_differs_on_five_cards():
    first = {parts["card"] for parts in clauses().values() if parts["first"]}
    assert first == {
        "beravor",
        "horn-of-gondor",
        "wandering-took",
        "will-of-the-west",
        "protector-of-lorien",
    }


@pytest.mark.parametrize(
    ("scenario", "count"),
    [("passage-through-mirkwood", 13), ("journey-down-the-anduin", 18), ("escape-from-dol-guldur", 13)],
)
def test_a_scenario_has_its_cards_with_a_shadow_effect(scenario: str, count: int):
    (sets,) = [s["sets"] for s in SCENARIOS if s["id"] == scenario]
    shadows = {parts["card"] for parts in clauses().values() if parts["timing"] == "shadow"}
    cards = [card for card in CARDS if card.get("set") in sets and card["id"] in shadows]
    assert sum(card["quantity"] for card in cards) == count


def test_timings_stand_on_cards_that_can_have_them():
    kinds = {entry["id"]: entry["type"] for entry in ENTRIES}
    allowed = {
        "attach": {"attachment"},
        "shadow": {"enemy", "treachery"},
        "travel": {"location"},
        "setup": {"quest"},
        "revealed": {"enemy", "treachery", "quest"},
    }
    found: dict[str, set[str]] = {}
    for parts in clauses().values():
        found.setdefault(parts["timing"], set()).add(kinds[parts["card"]])
    assert {timing: found[timing] for timing in allowed} == allowed
    attachments = {name for name, kind in kinds.items() if kind == "attachment"}
    assert {parts["card"] for parts in clauses().values() if parts["timing"] == "attach"} == attachments


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_ready_deck_has_a_name_and_its_idea_in_one_sentence(language: str):
    said = messages(language)
    ready = dict.fromkeys(STARTERS, "starter") | {one.name: "sound" for one in sound_decks()}
    assert {f"decks-{kind}-{name}" for name, kind in ready.items()} - set(said) == set()
    ideas = [said[f"decks-idea-{name}"] for name in ready]
    assert len(set(ideas)) == len(ideas)
    assert [idea for idea in ideas if idea.count(".") != 1 or not idea.endswith(".")] == []
