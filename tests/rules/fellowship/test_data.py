"""The printed facts of the core set: counts, ids, what each type of card has, scenarios and starter decks."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.fellowship.engine.model import card_entries

DATA = Path(__file__).parents[3] / "src/gonfalon/games/fellowship/data"
CORE = tomllib.loads((DATA / "core.toml").read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = CORE["card"]
QUESTS: list[dict[str, Any]] = CORE["quest"]
SCENARIOS: list[dict[str, Any]] = tomllib.loads((DATA / "scenarios.toml").read_text(encoding="utf-8"))[
    "scenario"
]

ENTRIES = card_entries()
EVERY_SET = [entry for entry in ENTRIES if entry["type"] != "quest"]
"""The cards of all data files; counts are of the core set."""

PLAYER = {"hero", "ally", "attachment", "event"}
SPHERES = {"leadership", "tactics", "spirit", "lore", "neutral"}
CHARACTER = {"willpower", "attack", "defense", "hit_points"}
ENEMY = {"engagement_cost", "threat", "attack", "defense", "hit_points"}
NUMBERS = {
    "hero": {"threat_cost"} | CHARACTER,
    "ally": {"cost"} | CHARACTER,
    "attachment": {"cost"},
    "event": {"cost"},
    "enemy": ENEMY,
    "location": {"threat", "quest_points"},
    "treachery": set[str](),
    "objective": set[str](),
}
"""The numbers printed on every card of a type; victory points stand on some enemies and locations."""
ORDER = [
    *("number", "id", "title", "type", "sphere", "set", "unique", "cost", "threat_cost"),
    *("willpower", "attack", "defense", "hit_points", "engagement_cost", "threat", "quest_points"),
    *("victory", "traits", "keywords", "quantity", "quantity_easy"),
    "picture",
]
KEYWORD = re.compile(r"sentinel|ranged|restricted|surge|guarded|doomed [1-9]")
SLUG = re.compile(r"[a-z]+(-[a-z]+)*")


def copies(**wanted: str) -> int:
    """Cards, copies counted, that have these values."""
    return sum(card["quantity"] for card in CARDS if all(card.get(k) == v for k, v in wanted.items()))


def in_scenario(scenario: dict[str, Any]) -> list[dict[str, Any]]:
    """The titles of a scenario's encounter deck."""
    return [card for card in CARDS if card.get("set") in scenario["sets"]]


def test_the_core_set_is_complete():
    heroes = copies(type="hero")
    player = sum(copies(sphere=sphere) for sphere in SPHERES) - heroes
    encounter = sum(card["quantity"] for card in CARDS if "set" in card)
    assert (heroes, player, encounter, len(QUESTS)) == (12, 120, 84, 10)
    assert heroes + player + encounter + len(QUESTS) == 226
    assert [card["number"] for card in [*CARDS, *QUESTS]] == list(range(1, 129))


def test_ids_are_slugs_and_unique():
    ids = [entry["id"] for entry in ENTRIES]
    assert [name for name, n in Counter(ids).items() if n > 1] == []
    assert [name for name in ids if not SLUG.fullmatch(name)] == []
    assert [
        trait for card in EVERY_SET for trait in card.get("traits", ()) if not SLUG.fullmatch(trait)
    ] == []


@pytest.mark.parametrize("card", EVERY_SET, ids=lambda card: card["id"])
def test_a_card_has_what_its_type_prints(card: dict[str, Any]):
    assert list(card) == [key for key in ORDER if key in card]
    numbers = set(ORDER[ORDER.index("cost") : ORDER.index("victory")])
    assert set(card) & numbers == NUMBERS[card["type"]]
    assert all(isinstance(card[key], int) or (key, card[key]) == ("cost", "X") for key in numbers & set(card))
    assert "victory" not in card or card["type"] in {"enemy", "location"}
    assert all(KEYWORD.fullmatch(keyword) for keyword in card.get("keywords", ()))
    assert card.get("unique", True) is True
    assert card["quantity"] >= 1
    if card["type"] in PLAYER:
        assert card["sphere"] in SPHERES
        assert not {"set", "quantity_easy"} & set(card)
    else:
        assert "sphere" not in card
        assert 0 <= card["quantity_easy"] <= card["quantity"]


def test_heroes_are_unique_and_three_a_sphere():
    heroes = [card for card in CARDS if card["type"] == "hero"]
    assert all(card.get("unique") and card["quantity"] == 1 for card in heroes)
    assert Counter(card["sphere"] for card in heroes) == dict.fromkeys(SPHERES - {"neutral"}, 3)


@pytest.mark.parametrize(
    ("name", "standard", "easy", "types"),
    [
        ("passage-through-mirkwood", 36, 27, {"enemy": 16, "location": 13, "treachery": 7}),
        ("journey-down-the-anduin", 47, 32, {"enemy": 20, "location": 13, "treachery": 14}),
        (
            "escape-from-dol-guldur",
            41,
            30,
            {"enemy": 15, "location": 13, "treachery": 10, "objective": 3},
        ),
    ],
)
def test_a_scenario_has_its_encounter_deck(name: str, standard: int, easy: int, types: dict[str, int]):
    (scenario,) = [scenario for scenario in SCENARIOS if scenario["id"] == name]
    cards = in_scenario(scenario)
    assert sum(card["quantity"] for card in cards) == standard
    assert sum(card["quantity_easy"] for card in cards) == easy
    counted = Counter(dict.fromkeys(types, 0))
    for card in cards:
        counted[card["type"]] += card["quantity"]
    assert counted == types


def test_scenarios_name_sets_and_quests_that_exist():
    assert {name for s in SCENARIOS for name in s["sets"]} == {card["set"] for card in CARDS if "set" in card}
    stages = {quest["id"]: (quest["scenario"], quest["stage"]) for quest in QUESTS}
    named = {
        quest: (scenario["id"], stage)
        for scenario in SCENARIOS
        for stage, quests in enumerate(scenario["quests"], start=1)
        for quest in quests
    }
    assert named == stages
    assert [(s["level"], s["threat_limit"]) for s in SCENARIOS] == [(1, 50), (4, 50), (7, 50)]
    unscored = {quest["id"] for quest in QUESTS if "quest_points" not in quest}
    assert unscored == {"dont-leave-the-path", "ambush-on-the-shore"}


def deck(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Copies and card of every line of a starter deck."""
    titles = {card["title"]: card for card in CARDS}
    lines = (DATA / "decks" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    parts = [line.split("x ", maxsplit=1) for line in lines if line]
    return [(int(count), titles[title]) for count, title in parts]


@pytest.mark.parametrize(
    ("name", "threat"), [("leadership", 29), ("tactics", 29), ("spirit", 24), ("lore", 30)]
)
def test_a_starter_deck_is_every_card_of_its_sphere_and_one_gandalf(name: str, threat: int):
    lines = deck(name)
    heroes, cards = lines[:3], lines[3:]
    assert {card["type"] for _, card in heroes} == {"hero"}
    assert sum(card["threat_cost"] for _, card in heroes) == threat
    assert sum(count for count, _ in cards) == 30
    printed = {card["id"]: card["quantity"] for card in CARDS if card.get("sphere") == name}
    assert {card["id"]: count for count, card in lines} == {**printed, "gandalf": 1}
