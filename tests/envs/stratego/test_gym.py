"""The Gymnasium environment: one seat against a chosen player, in every way of setting up."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

from gonfalon import players
from gonfalon.core.errors import GonfalonError, IllegalActionError
from gonfalon.core.observation import InformationState
from gonfalon.envs.stratego.gym import StrategoSeat
from gonfalon.games.stratego.observation import StrategoObservation

RED, BLUE = "F" + "." * 29 + "M9B32S2" + "...", "2S23B9M" + "." * 32 + "F"


@pytest.mark.parametrize("setup", ["sampled", "placed"])
@pytest.mark.parametrize("seat", [0, 1])
def test_gymnasiums_own_check_finds_nothing(seat: int, setup: str):
    name = "gonfalon.envs.stratego.gym:gonfalon/StrategoSeat-v0"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(name, variant="duel", seat=seat, setup=setup, render_mode="ansi")
        check_env(made.unwrapped)


def test_an_illegal_number_ends_the_episode_or_raises():
    env = StrategoSeat("duel")
    env.reset(seed=1)
    board = env.episode.state.digest()
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["reason"]) == (-1.0, True, False, "illegal_action")
    assert env.episode.state.digest() == board
    with pytest.raises(GonfalonError, match="call reset"):
        env.step(illegal)
    strict = StrategoSeat("duel", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError):
        strict.step(illegal)
    assert strict.episode.state.digest() == board
    assert strict.step(int(strict.action_masks().argmax()))[2:4] == (False, False)


def test_gymnasium_makes_it_by_name():
    env = gymnasium.make("gonfalon.envs.stratego.gym:gonfalon/StrategoSeat-v0", variant="duel", seat=1)
    _, info = env.reset(seed=2)
    _, reward, *_ = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert isinstance(env.unwrapped, StrategoSeat)
    assert env.unwrapped.seat == 1
    assert reward in (-1.0, 0.0, 1.0)


def play(env: StrategoSeat, seed: int) -> tuple[list[int], float, dict, bool, bool]:
    """A random episode: (actions, sum of rewards, last info, terminated, truncated)."""
    seen, info = env.reset(seed=seed)
    rng, chosen, total = random.Random(seed), [], 0.0
    terminated = truncated = False
    while not (terminated or truncated):
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        chosen.append(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        seen, reward, terminated, truncated, info = env.step(chosen[-1])
        assert env.observation_space.contains(seen)
        assert reward == 0.0 or terminated
        total += reward
    assert not info["action_mask"].any()
    return chosen, total, info, terminated, truncated


@pytest.mark.parametrize("setup", ["sampled", "placed", "given"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_episode_ends_with_what_the_game_pays(setup: str, seat: int):
    given = (RED, BLUE) if setup == "given" else None
    env = StrategoSeat("barrage", seat, 1, setup, given)
    paid = set()
    for seed in range(4):
        _, total, info, terminated, _ = play(env, seed)
        outcome = env.episode.outcome
        assert outcome is not None
        assert (total, info["reason"], not terminated) == (
            outcome.returns[seat],
            outcome.reason,
            outcome.truncated,
        )
        paid.add(total)
        if given:
            assert tuple(env.episode.state.deployed) == given
    assert paid <= {-1.0, 0.0, 1.0}


def test_a_game_that_is_over_before_the_seat_acts_is_drawn_anew():
    """The red scout sees the flag on its open column, and red always takes what it can."""
    red, blue = ".F" + "." * 28 + "2.M9B32S..", "F" + "." * 29 + ".M9B32S2.."

    class Taker(Listener):
        def act(self, information: InformationState) -> str:
            legal = information.observation.legal
            assert legal
            return "a4-a10" if self.takes and "a4-a10" in legal else legal[-1]

    taker = type("Always", (Taker,), {"takes": True})
    with pytest.raises(GonfalonError, match="never came to act"):
        StrategoSeat("barrage", 1, setup="given", deployments=(red, blue), opponent=taker).reset(seed=1)
    sometimes = iter([False, True, True, False])

    def make(seed: int) -> Taker:
        player = Taker(seed)
        player.takes = next(sometimes)
        return player

    env = StrategoSeat("barrage", 1, setup="given", deployments=(red, blue), opponent=make)
    assert env.reset(seed=1)[1]["action_mask"].any()
    assert next(sometimes, None) is None


def test_the_same_seed_gives_the_same_episode():
    first, second = (play(StrategoSeat("duel", level=1), 5) for _ in range(2))
    assert first[:2] == second[:2]
    assert play(StrategoSeat("duel", level=1), 6)[0] != first[0]


def test_a_chosen_level_plays_better_than_chance():
    """The first computer player wins most games against a seat that acts at random."""
    lost = [play(StrategoSeat("duel", seed % 2, level=1), seed)[1] < 0 for seed in range(10)]
    assert sum(lost) >= 7


class Listener:
    """A player of one's own: plays the first legal action and keeps what it was handed."""

    heard: list[InformationState]
    takes = False

    def __init__(self, seed: int) -> None:
        self.rng, self.heard = random.Random(seed), []

    def act(self, information: InformationState) -> str:
        self.heard.append(information)
        seen = information.observation
        if seen.legal:
            return seen.legal[0]
        return players.random_action("stratego", information.setup, information.seat, 1)


@pytest.mark.parametrize("setup", ["sampled", "placed"])
def test_a_player_of_ones_own_is_handed_only_what_its_seat_knows(setup: str):
    made: list[Listener] = []

    def make(seed: int) -> Listener:
        made.append(Listener(seed))
        return made[-1]

    env = StrategoSeat("duel", 0, setup=setup, opponent=make, ply_cap=60)
    play(env, 3)
    heard = made[-1].heard
    assert {type(information) for information in heard} == {InformationState}
    assert {information.seat for information in heard} == {1}
    hidden = 0
    for information in heard:
        assert isinstance(information.observation, StrategoObservation)
        for piece in information.observation.pieces:
            assert piece.owner == 1 or piece.piece == "" or piece.shown
            hidden += piece.piece == ""
    assert hidden
    assert (heard[0].observation.legal is None) == (setup == "placed")


def test_a_game_that_is_cut_off_is_truncated():
    _, total, info, terminated, truncated = play(StrategoSeat("battle", ply_cap=20), 1)
    assert (total, info["reason"], terminated, truncated) == (0.0, "ply_cap", False, True)


def test_a_preset_and_options_reach_the_rules():
    rules = StrategoSeat("duel", preset="gravon", rescue=True).episode.rules
    assert (rules.options["two_square_limit"], rules.options["rescue"], rules.options["ply_cap"]) == (
        5,
        True,
        4000,
    )


def test_bad_input_says_what_is_wrong():
    with pytest.raises(ValueError, match="seat 2: it takes 0 "):
        StrategoSeat("duel", seat=2)
    with pytest.raises(GonfalonError, match="no level 99"):
        StrategoSeat("duel", level=99)
    with pytest.raises(ValueError, match="seat 1: wrong length, too few"):
        StrategoSeat("barrage", setup="given", deployments=(RED, "F"))
    env = StrategoSeat("duel", render_mode="ansi")
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="action 400: unknown_action"):
        env.step(400)
    assert len(env.render().splitlines()) == 10
