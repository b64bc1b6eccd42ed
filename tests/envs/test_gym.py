"""Every game for Gymnasium: one seat against players, Gymnasium's own check, illegal actions and masks."""

from __future__ import annotations

import random
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import gymnasium
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env

from gonfalon.core.errors import ArgumentError, GonfalonError, IllegalActionError
from gonfalon.core.game import AnyGame
from gonfalon.core.observation import InformationState
from gonfalon.envs.gym import GameSeat

sys.path.insert(0, str(Path(__file__).parent))
from council import GAME

CASES: list[Any] = [
    *(pytest.param(GAME, {"n_seats": n, "seat": n - 1}, id=f"council-{n}") for n in (1, 2, 3, 4)),
    *(pytest.param("tiny_crew", {"n_seats": n, "seat": n - 1}, id=f"tiny_crew-{n}") for n in (1, 2, 3, 4)),
    pytest.param("tiny_hidden", {}, id="tiny_hidden"),
    pytest.param("stratego", {"variant": "duel", "seat": 1, "ply_cap": 200}, id="stratego"),
]
each_case = pytest.mark.parametrize(("game", "arguments"), CASES)


@each_case
@pytest.mark.filterwarnings("error")
def test_gymnasiums_own_check_finds_nothing(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    made = gymnasium.make("gonfalon.envs.gym:gonfalon/Seat-v0", game=game, **arguments)
    check_env(made.unwrapped)


def play(env: GameSeat, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A random episode: (numbers, sum of rewards, last info)."""
    seen, info = env.reset(seed=seed)
    rng, chosen, total, over = random.Random(seed), [], 0.0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == seen["action_mask"]).all()
        assert (env.action_masks() == info["action_mask"]).all()
        assert len(info["actions"]) == env.action_masks().sum()
        chosen.append(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
        seen, reward, terminated, truncated, info = env.step(chosen[-1])
        over, total = terminated or truncated, total + reward
        assert over or reward == 0
    assert not env.action_masks().any()
    return chosen, total, info


@each_case
def test_an_episode_ends_with_what_the_game_pays(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    env = GameSeat(game, **arguments)
    for seed in range(3):
        _, total, info = play(env, seed)
        outcome = env.episode.outcome
        assert outcome is not None
        assert (total, info["reason"]) == (outcome.returns[env.seat], outcome.reason)


@each_case
def test_the_same_seed_gives_the_same_episode(game: str | AnyGame, arguments: dict[str, Any]) -> None:
    assert play(GameSeat(game, **arguments), 5)[:2] == play(GameSeat(game, **arguments), 5)[:2]


def test_an_illegal_number_ends_the_episode_with_the_lowest_return() -> None:
    env = GameSeat(GAME, n_seats=2, seat=1)
    env.reset(seed=1)
    before = env.render()
    _, reward, terminated, truncated, info = env.step(5)
    assert (reward, terminated, truncated, info["reason"]) == (-5.0, True, False, "illegal_action")
    assert env.render() == before
    with pytest.raises(GonfalonError, match="no episode is running: call reset"):
        env.step(0)
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_or_it_raises_and_the_episode_goes_on() -> None:
    env = GameSeat(GAME, n_seats=2, illegal="raise")
    env.reset(seed=1)
    before = env.render()
    with pytest.raises(IllegalActionError, match="action 5 of seat 0: not among the 3 options"):
        env.step(5)
    assert env.render() == before
    assert env.step(0)[2:4] == (False, False)


@pytest.mark.parametrize("illegal", ["end", "raise"])
def test_a_number_outside_of_the_action_space_always_raises(illegal: str) -> None:
    env = GameSeat(GAME, illegal=illegal)
    env.reset(seed=1)
    for number in (-1, 6):
        with pytest.raises(IllegalActionError):
            env.step(number)
    assert env.step(0)[2:4] == (False, False)


class Stubborn:
    """Always votes 3, approves, and moves the same; keeps what it is handed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.heard: list[InformationState] = []

    def act(self, information: InformationState) -> str:
        self.heard.append(information)
        return {"vote": "3", "veto": "approve", "motion": "cccccc"}[information.observation.kind]


def test_players_of_ones_own_answer_for_the_others() -> None:
    made: dict[int, Stubborn] = {}

    def maker(seat: int):
        def make(seed: int) -> Stubborn:
            made[seat] = Stubborn(seed)
            return made[seat]

        return make

    env = GameSeat(GAME, seat=1, n_seats=4, others={0: maker(0), 2: maker(2)})
    _, _, info = play(env, 3)
    assert info["reason"] == "counted"
    assert sorted(made) == [0, 2]
    assert made[0].seed != made[2].seed
    for seat, player in made.items():
        assert {information.seat for information in player.heard} == {seat}
        assert len(player.heard) >= 2
    one_for_all = GameSeat(GAME, seat=1, n_seats=3, others=Stubborn)
    assert play(one_for_all, 1)[2]["reason"] == "counted"


def test_a_level_of_the_family_plays_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def make(family: str, level: int, seed: int) -> Stubborn:
        asked.append((family, level))
        return Stubborn(seed)

    monkeypatch.setattr("gonfalon.players.make", make)
    assert play(GameSeat(GAME, n_seats=3, seat=1, level=2), 1)[2]["reason"] == "counted"
    assert asked == [("council", 2)] * 3


def test_a_game_that_another_ends_is_over_for_this_seat() -> None:
    class Vetoer(Stubborn):
        def act(self, information: InformationState) -> str:
            return "veto" if information.observation.kind == "veto" else super().act(information)

    env = GameSeat(GAME, seat=1, n_seats=2, others=Vetoer)
    env.reset(seed=1)
    assert env.step(0)[2:4] == (False, True)


def test_the_environment_is_made_by_name_and_batched_by_gymnasium() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make("gonfalon.envs.gym:gonfalon/Seat-v0", game="tiny_hidden", seat=1)
        _, info = env.reset(seed=2)
        assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].astype(bool).tolist()
        many = gymnasium.make_vec(
            "gonfalon.envs.gym:gonfalon/Seat-v0", num_envs=3, vectorization_mode="sync", game="tiny_hidden"
        )
        seen, _ = many.reset(seed=1)
        assert isinstance(many, gymnasium.vector.SyncVectorEnv)
        masks = np.stack(many.call("action_masks"))
        assert (masks == seen["action_mask"]).all()
        many.step(masks.argmax(axis=1))


def test_bad_input_says_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="seat 2: it takes 0 to 1"):
        GameSeat("tiny_hidden", seat=2)
    with pytest.raises(ValueError, match="illegal 'lose': it takes end, raise"):
        GameSeat("tiny_hidden", illegal="lose")
    with pytest.raises(ValueError, match=r"a player for seat 0: the other seats are \[1\]"):
        GameSeat("tiny_hidden", others={0: Stubborn})
    with pytest.raises(GonfalonError, match="no level 99"):
        GameSeat("stratego", level=99)
    with pytest.raises(GonfalonError, match="call reset"):
        GameSeat("tiny_hidden").step(0)


def test_the_spec_of_a_made_environment_is_json_and_makes_it_again() -> None:
    made = gymnasium.make("gonfalon.envs.gym:gonfalon/Seat-v0", game="tiny_crew", n_seats=2)
    assert made.spec is not None
    again = gymnasium.make(EnvSpec.from_json(made.spec.to_json()))
    seen, other = made.reset(seed=4)[0], again.reset(seed=4)[0]
    assert np.array_equal(seen["observation"], other["observation"])


@pytest.mark.parametrize("game", [GAME, "tiny_hidden", "stratego"])
def test_nothing_works_before_the_first_reset_and_it_says_so(game: str | AnyGame) -> None:
    env = GameSeat(game)
    for ask in (env.render, env.action_masks, lambda: env.step(0)):
        with pytest.raises(GonfalonError, match=r"no episode is running: call reset\(\)"):
            ask()


def test_what_an_environment_does_not_know_is_named() -> None:
    with pytest.raises(ArgumentError, match="unknown game 'chess'"):
        GameSeat("chess")
    with pytest.raises(ArgumentError, match="no level 3 for tiny: its computer players play at random"):
        GameSeat("tiny_hidden", level=3)
    with pytest.raises(ArgumentError, match="seat 2: it takes 0 to 1"):
        GameSeat("tiny_hidden", seat=2)
    with pytest.raises(ArgumentError, match="render_mode 'human': it takes ansi"):
        GameSeat("tiny_hidden", render_mode="human")
    with pytest.raises(GonfalonError, match="unknown option 'speed'"):
        GameSeat("tiny_hidden", speed=3)
    env = GameSeat("tiny_hidden")
    env.reset(seed=1)
    with pytest.raises(ArgumentError, match="action 'x': it takes a whole number"):
        env.step("x")  # pyright: ignore[reportArgumentType]
