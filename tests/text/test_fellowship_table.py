"""Everything the card game can say at the table has words, whose arguments are facts the game gives."""

from __future__ import annotations

import random
from collections.abc import Mapping

from gonfalon.games.fellowship.engine.round import WINDOWS
from gonfalon.games.fellowship.game import GAME
from tests.text.words import declared, variables

STEPS = ("attack_1", "attack_2", "attack_3", "attack_4", "strike_1", "strike_2", "strike_3", "planning")
"""Windows that are opened inside a step of the round."""
REASONS = ("quest_won", "all_eliminated", "prisoner_lost")
FAULTS = (
    *("unknown_card", "too_many_copies", "hero_count", "too_few_cards", "hero_taken"),
    *("carried_card", "carried_nobody"),
)


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


def test_whatever_is_said_at_the_table_has_words() -> None:
    said, words = said_in_games(), variables()
    assert len([name for name in said if name.startswith("event-")]) >= 35
    own = {name: f"fellowship-{name}" if f"fellowship-{name}" in words else name for name in said}
    assert {name for name in own.values() if name not in words} == set()
    lacking = {name: words[own[name]] - facts for name, facts in said.items()}
    assert {name: left for name, left in lacking.items() if left} == {}


def test_whatever_the_game_declares_has_words() -> None:
    wanted = (
        declared(GAME) | {"game-fellowship"} | {f"fellowship-window-{name}" for name in (*WINDOWS, *STEPS)}
    )
    wanted |= {f"end-{reason}" for reason in REASONS} | {f"fault-{kind}" for kind in FAULTS}
    assert wanted - set(variables()) == set()
