"""The batched environment: shapes, auto-reset, agreement with single games, errors."""

from __future__ import annotations

import numpy as np
import pytest

from gonfalon.core.errors import IllegalActionError, RulesetError
from gonfalon.envs import BatchEnv
from gonfalon.games.stratego import actions
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import planes


def test_planes_kept_up_to_date_equal_planes_written_anew():
    env = BatchEnv("classic", n_games=32, seed=3, rescue=True, silent_defence=True)
    env.reset()
    fresh = np.zeros((env.n_planes, env.cells), np.int8)
    for _ in range(400):
        step = env.step()
    for game in range(env.n_games):
        for seat in range(2):
            planes.write_planes(env._states[game], env.rules.tables, seat, fresh)
            assert (fresh == step.planes[game, seat]).all()


def test_games_end_with_opposite_rewards_and_start_anew():
    env = BatchEnv("barrage", n_games=64, seed=5)
    env.reset()
    ended = 0
    for _ in range(600):
        step = env.step()
        over = step.terminated | step.truncated
        assert (step.rewards.sum(axis=1) == 0).all()
        assert (step.rewards[~over] == 0).all()
        assert (step.mask.sum(axis=1) > 0).all()
        ended += int(over.sum())
    assert ended > 64


def test_a_batched_game_goes_as_the_same_game_of_the_contract():
    red, blue = "F" + "." * 29 + "M9B32S2" + "...", "2S23B9M" + "." * 32 + "F"
    env = BatchEnv("barrage", n_games=1, seed=9, red=[red], blue=[blue], ply_cap=0)
    state = GAME.new(1, "barrage")
    state.step(0, "deploy " + red)
    state.step(1, "deploy " + blue)
    step, rng = env.reset(), np.random.default_rng(4)
    while state.outcome is None:
        legal = np.flatnonzero(step.mask[0])
        seat = int(step.player[0])
        codes = [planes.code_of(env.rules.tables, seat, int(n)) for n in legal]
        texts = {state.move_text(code): n for code, n in zip(codes, legal, strict=True)}
        assert tuple(sorted(texts)) == state.legal_texts()
        text = str(rng.choice(sorted(texts)))
        state.step(seat, text)
        step = env.step(np.array([texts[text]], np.int32))
    assert tuple(step.rewards[0]) == state.outcome.returns


def test_action_numbers_go_round_for_both_sides():
    env = BatchEnv("classic", n_games=1, rescue=True)
    for seat in range(2):
        for number in range(env.n_actions):
            code = planes.code_of(env.rules.tables, seat, number)
            assert planes.number_of(env.rules.tables, seat, code) == number
        assert planes.code_of(env.rules.tables, seat, env.n_actions) == -1


def test_dense_numbers_of_seat_0_are_the_codec_of_the_actions_module():
    env = BatchEnv("battle", n_games=1)
    for number in range(400):
        code = planes.code_of(env.rules.tables, 0, number)
        assert actions.dense_of(env.rules.ruleset, code) == number


def test_an_illegal_action_is_named_and_changes_nothing():
    env = BatchEnv("battle", n_games=3, seed=1)
    before = env.reset().planes.copy()
    wanted = np.array([-1, 399, -1], np.int32)
    with pytest.raises(IllegalActionError, match="game 1"):
        env.step(wanted)
    assert (env._out[3][1] == before[1]).all()
    assert not (env._out[3][0] == before[0]).all()


def test_bad_input_says_what_is_wrong():
    with pytest.raises(RulesetError, match="unknown ruleset"):
        BatchEnv("nothing")
    with pytest.raises(ValueError, match="seat 0"):
        BatchEnv("battle", n_games=1, red=["F"])
    with pytest.raises(ValueError, match="shape"):
        BatchEnv("battle", n_games=2).step(np.zeros(3))


def test_the_same_seed_gives_the_same_games():
    first, second = (BatchEnv("duel", n_games=8, seed=11) for _ in range(2))
    first.reset()
    second.reset()
    for _ in range(200):
        a, b = first.step(), second.step()
    assert (a.planes == b.planes).all()
    assert (a.mask == b.mask).all()
