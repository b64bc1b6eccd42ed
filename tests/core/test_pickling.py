"""Games, states, information states, players and environments go through pickle and deepcopy, and into another process."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest

from gonfalon import games, players
from gonfalon.core.game import AnyGame

each_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.spec.id)
N_PLIES = 60


def played(game: AnyGame, variant: str = "", n_seats: int = 0, n_plies: int = N_PLIES) -> Any:
    """A state after some random plies."""
    state, rng = game.new(5, game.setup(variant, n_seats=n_seats)), random.Random(5)
    while state.outcome is None and state.ply < n_plies:
        seat = state.to_act()[0]
        state.step(seat, game.random_action(state, seat, rng))
    return state


def goes_on_alike(game: AnyGame, state: Any, twin: Any) -> bool:
    """Do both play the same random game to its end, or for some plies?"""
    rng = random.Random(6)
    for _ in range(N_PLIES):
        if state.outcome is not None:
            break
        seat = state.to_act()[0]
        action = game.random_action(state, seat, rng)
        if state.step(seat, action) != twin.step(seat, action):
            return False
    return state.digest() == twin.digest()


@each_game
@pytest.mark.parametrize("through", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy])
def test_a_state_and_what_is_known_of_it_go_through(game: AnyGame, through: Any) -> None:
    for variant in game.spec.variants:
        state = played(game, variant.id, game.spec.max_seats)
        information = game.information_state(state, 0)
        assert through(information) == information
        if state.outcome is None:
            sampled = through(game.sample(information, random.Random(1)))
            assert game.observe(sampled, 0) == information.observation
        twin = through(state)
        assert twin.digest() == state.digest()
        assert goes_on_alike(game, state, twin)
    assert through(game).spec == game.spec


@each_game
def test_a_state_goes_into_another_process(game: AnyGame) -> None:
    state = played(game, n_seats=game.spec.max_seats)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).digest())"
    run = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert run.stdout.decode().split()[-1] == state.digest()


@each_game
def test_a_player_goes_through(game: AnyGame) -> None:
    level = max(players.levels(game.spec.family), default=0)
    information = game.information_state(game.new(1), 0)
    one = players.make(game.spec.family, level, 1, nodes=50 if level else None)
    twin = pickle.loads(pickle.dumps(one))
    assert twin.act(information) == one.act(information)


@each_game
def test_environments_go_through_in_the_middle_of_an_episode(game: AnyGame) -> None:
    pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")
    from gonfalon.envs.gym import GameSeat
    from gonfalon.envs.pettingzoo import parallel_env, raw_env

    environments: list[Any] = [raw_env(game.spec.id), parallel_env(game.spec.id), GameSeat(game.spec.id)]
    for made in environments:
        made.reset(seed=3)
        twin = pickle.loads(pickle.dumps(made))
        assert twin.episode.state.digest() == made.episode.state.digest()
        assert twin.render() == made.render()
