"""The steps below the first level: they play whole legal games, the same ones for a seed, and each errs less than the one before."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gonfalon import games, players, text
from gonfalon.core.game import Outcome
from gonfalon.players.stratego.opponents.beginner import NEWCOMER, STEPS

SEEDS = range(12)


def played(game: str, variant: str, names: tuple[str, str], seed: int) -> Outcome:
    rules = games.get(game)
    state = rules.new(seed, rules.settle(variant, {}))
    made = [players.make_named(game, name, seed + 100 * seat) for seat, name in enumerate(names)]
    while state.outcome is None:
        seat = state.to_act()[0]
        state.step(seat, made[seat].act(rules.information_state(state, seat)))
    return state.outcome


def score(game: str, variant: str, name: str, other: str) -> float:
    """The share of the points of `name` over some games, sides changing."""
    points = 0.0
    for seed in SEEDS:
        mine = seed % 2
        names = (other, name) if mine else (name, other)
        points += (played(game, variant, names, seed).returns[mine] + 1) / 2
    return points / len(SEEDS)


@pytest.mark.parametrize("game", ["stratego", "middle_earth", "fortress"])
def test_the_steps_are_named_players_with_words(game: str):
    assert players.steps(game) == tuple(STEPS)
    assert set(players.steps(game)) <= set(players.named(game))
    assert "newcomer" in players.named(game)
    for language in text.LANGUAGES:
        for name in (*players.steps(game), "newcomer"):
            assert text.text(language, f"player-{name}") != f"player-{name}"
            assert text.text(language, f"player-{name}-help") != f"player-{name}-help"


def test_levels_keep_their_numbers():
    assert players.levels("stratego") == (1, 2, 3, 4, 5, 6, 7)
    assert players.levels("fortress") == (1, 2, 3, 4)
    assert players.steps("fellowship") == ()


def test_each_step_forgets_and_errs_less():
    for lower, higher in pairwise(STEPS.values()):
        assert lower.half_life < higher.half_life
        assert lower.careless > higher.careless
    assert STEPS["first_game"].careless > NEWCOMER.careless > STEPS["first_month"].careless


@pytest.mark.parametrize("name", [*STEPS, "newcomer"])
def test_the_same_seed_plays_the_same_game(name: str):
    one, other = (played("stratego", "barrage", (name, "newcomer"), 5) for _ in range(2))
    assert one == other
    assert played("middle_earth", "me-ring", (name, name), 2).returns


def test_a_newcomer_mostly_beats_the_first_game():
    assert score("stratego", "duel", "newcomer", "first_game") >= 0.6
    assert score("fortress", "fortress-intro", "newcomer", "first_game") >= 0.6
