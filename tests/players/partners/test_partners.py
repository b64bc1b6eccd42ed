"""The sparring partners: legal in every ruleset, the same for the same seed, blind to what is hidden, found by their names."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gonfalon import arena, games, players
from gonfalon.arena import entrants
from gonfalon.core.game import resample

from .positions import NAMES, STRATEGO

MIDDLE_EARTH: Any = games.get("middle_earth")
OWN = str(Path(__file__).parents[1] / "mages.toml")
MIX = {"aggressor_advantage": True, "silent_defence": True, "rescue": True}
EVERY = [(rules, variant.id) for rules in (STRATEGO, MIDDLE_EARTH) for variant in rules.spec.variants]
EVERY.append((STRATEGO, OWN))
PLIES = 40
TWIN_PLIES = 40


@pytest.mark.parametrize(("rules", "variant"), EVERY, ids=[Path(variant).stem for _, variant in EVERY])
@pytest.mark.parametrize("options", [{}, MIX], ids=["plain", "tournament"])
def test_every_answer_is_legal(rules: Any, variant: str, options: dict[str, Any]):
    state = rules.new(7, rules.setup(variant, ply_cap=PLIES, **options))
    while state.outcome is None:
        for seat in state.to_act():
            name = NAMES[(state.ply // 2 + seat) % len(NAMES)]
            action = players.make_named("stratego", name, 5).act(rules.information_state(state, seat))
            state.step(seat, action)  # raises for an illegal action


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_knowledge_give_the_same_game(name: str):
    first, second = (played(name, 11) for _ in range(2))
    assert first == second
    assert first != played(name, 12)


def played(name: str, seed: int) -> list[str]:
    """The actions of a short game against itself."""
    state, found = STRATEGO.new(1, STRATEGO.setup("duel", ply_cap=PLIES)), []
    seats = [players.make_named("stratego", name, seed + seat) for seat in range(2)]
    while state.outcome is None:
        for seat in state.to_act():
            found.append(seats[seat].act(STRATEGO.information_state(state, seat)))
            state.step(seat, found[-1])
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("rules", "variant", "options"),
    [(STRATEGO, "battle", {}), (STRATEGO, "classic", MIX), (MIDDLE_EARTH, "me-ring", {})],
    ids=["battle", "tournament", "ring"],
)
def test_the_answer_depends_on_nothing_hidden(name: str, rules: Any, variant: str, options: dict[str, Any]):
    rng, state = random.Random(2), rules.new(5, rules.setup(variant, **options))
    compared = 0
    while state.outcome is None and state.ply < TWIN_PLIES:
        seat = state.to_act()[0]
        if state.ply >= 2 and state.ply % 3 == 0:
            twin = resample(rules, state, seat, rng)
            here, there = (
                players.make_named("stratego", name, 7).act(rules.information_state(one, seat))
                for one in (state, twin)
            )
            assert here == there
            compared += 1
        state.step(seat, rules.random_action(state, seat, rng))
    assert compared > 5


@pytest.mark.parametrize("name", NAMES)
def test_it_is_an_entrant_of_the_arena(name: str):
    assert entrants.parse(name).name == name


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_it_beats_the_rules_of_thumb_in_battle(name: str):
    setting = arena.settle("battle", "", {}, seed=77, seconds=5.0)
    series = arena.line_up(arena.entrants_of([name, "rule_based"], setting), setting)
    scores = [arena.play(arena.Job(setting, series, number)).score for number in range(20)]
    assert sum(scores) / len(scores) >= 0.6
