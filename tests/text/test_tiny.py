"""Everything that games without pages of their own can say has words, whose arguments are facts the games give."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gonfalon import games
from gonfalon.core.errors import FaultyActionError
from gonfalon.core.game import AnyGame, GameSetup, decision_of
from gonfalon.core.testing import random_states
from tests.text.words import declared, fields, variables

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [game for game in games.all_games() if not (PAGES / game.spec.family).is_dir()]
"""Games with pages of their own have words under a prefix, and tests of their own."""


def setups_of(game: AnyGame) -> list[GameSetup]:
    """A few that between them bring about everything; of a game that is not named here, every variant, preset and number of seats."""
    spec = game.spec
    if spec.id not in games.TEACHING:
        seats = range(spec.min_seats, spec.max_seats + 1)
        return [
            game.setup(variant.id, preset=preset, n_seats=n_seats)
            for variant in spec.variants
            for preset in ("", *variant.presets)
            for n_seats in seats
        ]
    if spec.cooperative:
        return [game.setup(n_seats=n, brought=("lamp", "bell", "", "")[:n]) for n in (1, 2, 3, 4)]
    return [game.setup(), game.setup(preset="raid", brought=("K11", "K22")), game.setup(move_cap=4)]


def said_in(game: AnyGame, seeds: range) -> dict[str, set[str]]:
    """Message id -> the facts that come with it, of everything said in random games."""
    said: dict[str, set[str]] = {}
    for setup in setups_of(game):
        for seed in seeds:
            state = None
            for state in random_states(game, lambda seed, setup=setup: game.new(seed, setup), seed):
                for decision in state.decisions():
                    said[f"prompt-{decision.prompt}"] = set(decision.facts)
                    said[f"kind-{decision.kind}"] = set()
                    for option in decision.options or ():
                        said |= {f"part-{name}": set[str]() for name in option.parts if name != "seat"}
                        choice = option.parts.get("choice")
                        said |= {f"part-choice-{choice}": set[str]()} if choice else {}
            assert state is not None
            assert state.outcome is not None
            said[f"end-{state.outcome.reason}"] = {"who", "winner"}
            for seat in range(state.n_seats):
                for event in game.information_state(state, seat).events:
                    said[f"event-{event.kind}"] = set(event.facts)
    return said


@pytest.mark.parametrize("game", [pytest.param(game, id=game.spec.id) for game in GAMES])
def test_whatever_a_teaching_game_says_has_words(game: AnyGame):
    said, words = said_in(game, range(25)), variables()
    assert said
    assert {name for name in said if name not in words} == set()
    assert {name: words[name] - facts for name, facts in said.items() if words[name] - facts} == {}


@pytest.mark.parametrize("game", [pytest.param(game, id=game.spec.id) for game in GAMES])
def test_whatever_a_teaching_game_declares_has_words(game: AnyGame):
    spec = game.spec
    wanted = declared(game) | fields(game) | {f"game-{spec.id}", *spec.seat_names}
    wanted |= {f"preset-{name}{end}" for name in spec.presets for end in ("", "-help")}
    options = [option for variant in spec.variants for option in variant.options]
    wanted |= {f"start-group-{option.group}" for option in options if option.group}
    assert wanted - set(variables()) == set()


@pytest.mark.parametrize(
    ("game", "brought", "kinds"),
    [
        ("tiny_hidden", "Kx", {"unknown_piece", "not_two_soldiers"}),
        ("tiny_hidden", "KK1", {"not_one_keep", "not_two_soldiers"}),
        ("tiny_crew", "sword", {"unknown_keepsake"}),
    ],
)
def test_what_is_wrong_with_what_is_brought_has_words(game: str, brought: str, kinds: set[str]):
    rules = games.get(game)
    with pytest.raises(FaultyActionError) as caught:
        rules.setup(brought=(brought, *("",) * (rules.spec.min_seats - 1)))
    assert {fault.kind for fault in caught.value.faults} == kinds
    assert all(variables()[f"fault-{kind}"] <= {"where"} for kind in kinds)


def test_what_is_wrong_with_a_row_has_words():
    outpost = games.get("tiny_hidden")
    state, rng = outpost.new(1), random.Random(1)
    kinds: set[str] = set()
    for row in ("K1", "KK2", "K1x", ""):
        with pytest.raises(FaultyActionError) as caught:
            outpost.check(state, 0, f"deploy {row}")
        kinds |= {fault.kind for fault in caught.value.faults}
    assert kinds == {"unknown_piece", "extra_piece", "missing_piece"}
    assert all(variables()[f"fault-{kind}"] == {"where"} for kind in kinds)
    assert "reason-not_offered" in variables()
    state.step(0, outpost.random_action(state, 0, rng))
    assert decision_of(state, 0) is None
