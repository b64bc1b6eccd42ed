"""Everything the card game can say at the table has words, whose arguments are facts the game gives."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from gonfalon import text
from gonfalon.games.fellowship.engine.round import WINDOWS
from gonfalon.games.fellowship.game import GAME

STEPS = ("attack_1", "attack_2", "attack_3", "attack_4", "strike_1", "strike_2", "strike_3", "planning")
"""Windows that are opened inside a step of the round."""
REASONS = ("quest_won", "all_eliminated", "prisoner_lost")
FAULTS = ("unknown_card", "too_many_copies", "hero_count", "too_few_cards", "hero_taken")


@pytest.fixture(scope="module")
def words() -> dict[str, set[str]]:
    """Message id -> the variables it uses, of every English message."""
    found: dict[str, set[str]] = {}
    for path in (text.LOCALES / "en").glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                body = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", body))
    return found


def said_in_games() -> dict[str, set[str]]:
    """Message id -> the facts that always come with it, of everything said in random games of one to three seats."""
    said: dict[str, set[str]] = {}

    def hear(name: str, facts: Mapping[str, object]) -> None:
        said[name] = said.get(name, set(facts)) & set(facts)

    for seed in range(12):
        variant = GAME.spec.variants[0].id
        state, rng = GAME.new(seed, GAME.setup(variant, n_seats=1 + seed % 3)), random.Random(seed)
        while state.outcome is None and state.turn < 8:
            decision = state.decisions()[0]
            hear(f"prompt-{decision.prompt}", decision.facts)
            for event in state.step(decision.seat, GAME.random_action(state, decision.seat, rng)):
                group = event.kind == "modified" and "group" in event.facts
                hear("event-modified_group" if group else f"event-{event.kind}", event.facts)
    return said


def test_whatever_is_said_at_the_table_has_words(words: dict[str, set[str]]) -> None:
    said = said_in_games()
    assert len([name for name in said if name.startswith("event-")]) >= 35
    own = {name: f"fellowship-{name}" if f"fellowship-{name}" in words else name for name in said}
    assert {name for name in own.values() if name not in words} == set()
    lacking = {name: words[own[name]] - facts for name, facts in said.items()}
    assert {name: left for name, left in lacking.items() if left} == {}


def test_whatever_the_game_declares_has_words(words: dict[str, set[str]]) -> None:
    wanted = {"game-fellowship", "bring-deck"}
    for variant in GAME.spec.variants:
        wanted |= {f"variant-{variant.id}", f"variant-{variant.id}-line"}
        wanted |= {f"option-{option.name}{end}" for option in variant.options for end in ("", "-help")}
        wanted |= {f"option-{option.name}-{one}" for option in variant.options for one in option.choices}
    wanted |= {f"fellowship-window-{name}" for name in (*WINDOWS, *STEPS)}
    wanted |= {f"end-{reason}" for reason in REASONS} | {f"fault-{kind}" for kind in FAULTS}
    assert wanted - set(words) == set()
