"""The batched environment: shapes, auto-reset, agreement with single games, errors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gonfalon.core.errors import GonfalonError, IllegalActionError, RulesetError
from gonfalon.envs.stratego import BatchEnv
from gonfalon.games.stratego import actions
from gonfalon.games.stratego.game import GAME
from gonfalon.games.stratego.kernel import planes
from gonfalon.games.stratego.ruleset import shipped_ids

OWN = sorted(map(str, (Path(__file__).parents[2] / "differential" / "rulesets").glob("*.toml")))
RED, BLUE = "F" + "." * 29 + "M9B32S2" + "...", "2S23B9M" + "." * 32 + "F"


@pytest.mark.parametrize("variant", ["classic", "me-ring"])
def test_planes_kept_up_to_date_equal_planes_written_anew(variant: str):
    env = BatchEnv(variant, n_games=32, seed=3, rescue=True, silent_defence=True)
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


ARMIES = "R5PI222X5DLAHS53M32X35222F3EBYXXGT23WXXO", "ANX322XFSXGW6L563454542632532X4XNK362X22"
"""Good and Evil, their own back row first."""


@pytest.mark.parametrize(
    ("variant", "red", "blue"), [("barrage", RED, BLUE), ("me-powers", *ARMIES), ("me-ring", *ARMIES)]
)
def test_a_batched_game_goes_as_the_same_game_of_the_contract(variant: str, red: str, blue: str):
    env = BatchEnv(variant, n_games=1, seed=9, red=[red], blue=[blue], ply_cap=0)
    state = GAME.new(1, GAME.setup(variant))
    state.step(0, "deploy " + red)
    state.step(1, "deploy " + blue)
    step, rng = env.reset(), np.random.default_rng(4)
    while state.outcome is None:
        legal = np.flatnonzero(step.mask[0])
        seat = int(step.player[0])
        codes = [planes.code_of(env.rules.tables, seat, int(n)) for n in legal]
        texts = {state.text_of(code): n for code, n in zip(codes, legal, strict=True)}
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
    with pytest.raises(ValueError, match="n_games must be at least 1"):
        BatchEnv("battle", n_games=0)
    with pytest.raises(ValueError, match="a list of texts"):
        BatchEnv("barrage", n_games=1, red=RED)
    env = BatchEnv("battle", n_games=2)
    with pytest.raises(GonfalonError, match="call reset"):
        env.step()
    env.reset()
    with pytest.raises(ValueError, match="shape"):
        env.step(np.zeros(3, np.int32))
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        env.step(np.zeros(2))


@pytest.mark.parametrize("wrong", [-2, 400, 2**32, -(2**31) - 1])
def test_a_number_that_is_no_action_moves_no_game(wrong: int):
    env = BatchEnv("battle", n_games=3, seed=1)
    before = env.reset().planes.copy()
    with pytest.raises(IllegalActionError, match=f"action {wrong} in game 1"):
        env.step(np.array([-1, wrong, -1], np.int64))
    assert (env.last.planes == before).all()


# ---- rulesets and deployments ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [*shipped_ids(), *OWN])
def test_every_ruleset_is_stepped_by_name_or_file_as_the_contract_plays_it(variant: str):
    env = BatchEnv(variant, n_games=8, seed=4, ply_cap=60, rescue=True)
    step, over = env.reset(), 0
    ruleset = env.rules.ruleset
    extra = 11 if ruleset.powers or ruleset.quest else 8
    assert step.planes.shape == (8, 2, 2 * len(ruleset.pieces) + extra, ruleset.rows * ruleset.columns)
    for _ in range(130):
        step = env.step()
        assert (step.mask.sum(axis=1) > 0).all()
        over += int((step.terminated | step.truncated).sum())
    assert over >= 8


def test_a_file_with_an_option_the_rules_do_not_know_is_named(tmp_path: Path):
    (tmp_path / "own.toml").write_text('id = "own"\nextends = "duel"\n[options]\nchess = true\n')
    with pytest.raises(RulesetError, match=r"own\.toml:4"):
        BatchEnv(str(tmp_path / "own.toml"))


def test_thousands_of_games_are_cut_off_together_and_start_anew_together():
    env = BatchEnv("duel", n_games=2048, seed=2, ply_cap=40, preset="gravon")
    env.reset()
    for _ in range(40):
        step = env.step()
    running = ~(step.terminated | step.truncated)
    assert step.truncated.sum() > 1000
    assert (step.rewards[step.truncated] == 0).all()
    assert (np.abs(step.rewards[step.terminated]).sum(axis=1) == 2).all() or not step.terminated.any()
    assert (step.player[step.truncated] == 0).all(), "red begins the next game"
    assert running.sum() < 1000


def test_deployments_are_drawn_from_the_pools_that_are_given():
    reds = [RED, RED[::-1].replace("F", "x").replace("B", "F").replace("x", "B")]
    env = BatchEnv("barrage", n_games=64, seed=3, red=reds, blue=[BLUE])
    step = env.reset()
    k = len(env.rules.ruleset.pieces)
    flag = next(i for i, piece in enumerate(env.rules.ruleset.pieces) if piece.flag)
    places = {int(np.flatnonzero(planes[flag])[0]) for planes in step.planes[:, 0]}
    assert places == {letters.index("F") for letters in reds}
    assert {int(planes[:k].sum()) for planes in step.planes[:, 1]} == {8}
    assert len({planes[:k].tobytes() for planes in step.planes[:, 1]}) == 1


def test_a_game_that_could_never_begin_is_refused(tmp_path: Path):
    (tmp_path / "pocket.toml").write_text(
        'id = "pocket"\nextends = "battle"\n[army]\nscout = 1\nflag = 1\nbomb = 1\n'
    )
    stuck, free = "2F" + "." * 8 + "B" + "." * 29, "2" + "." * 37 + "FB"
    file = str(tmp_path / "pocket.toml")
    with pytest.raises(ValueError, match="red, who begins, cannot move"):
        BatchEnv(file, n_games=1, red=[stuck])
    with pytest.raises(ValueError, match="blue, who begins, cannot move"):
        BatchEnv(file, n_games=1, blue=[stuck], first="blue")
    env = BatchEnv(file, n_games=32, red=[stuck, free], blue=[stuck])
    assert (env.reset().mask.sum(axis=1) > 0).all()
    assert (env.step().mask.sum(axis=1) > 0).all()


def test_the_same_seed_gives_the_same_games():
    first, second = (BatchEnv("duel", n_games=8, seed=11) for _ in range(2))
    first.reset()
    second.reset()
    for _ in range(200):
        a, b = first.step(), second.step()
    assert (a.planes == b.planes).all()
    assert (a.mask == b.mask).all()


def test_without_a_seed_every_batch_plays_other_games():
    drawn = {BatchEnv("duel", n_games=1).seed for _ in range(3)}
    assert len(drawn) == 3
    (seed, *_) = drawn
    first, second = BatchEnv("duel", n_games=3, seed=seed), BatchEnv("duel", n_games=3, seed=seed)
    assert np.array_equal(first.reset().planes, second.reset().planes)
    with pytest.raises(GonfalonError, match="seed -1"):
        BatchEnv("duel", n_games=1, seed=-1)


def test_nothing_is_shown_before_the_first_reset():
    env = BatchEnv("duel", n_games=1)
    for ask in (env.step, env.mover_planes, lambda: env.last):
        with pytest.raises(GonfalonError, match="call reset"):
            ask()
