"""The PettingZoo environments pass PettingZoo's own tests and hide what they must."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

from pettingzoo.test import api_test, parallel_api_test, seed_test

from gonfalon.core.errors import IllegalActionError
from gonfalon.envs.pettingzoo import AGENTS, StrategoAEC, StrategoParallel

RED, BLUE = "F" + "." * 29 + "M9B32S2" + "...", "2S23B9M" + "." * 32 + "F"


@pytest.mark.parametrize("setup", ["sampled", "placed"])
@pytest.mark.parametrize("variant", ["barrage", "classic"])
def test_aec_passes_the_api_test(variant: str, setup: str):
    api_test(StrategoAEC(variant, setup, rescue=variant == "classic"), num_cycles=150)


def test_aec_with_given_deployments_passes_the_api_test():
    api_test(StrategoAEC("barrage", "given", (RED, BLUE)), num_cycles=150)


def test_aec_passes_the_seed_test():
    seed_test(lambda: StrategoAEC("barrage"), num_cycles=60)


def test_parallel_passes_the_api_test():
    parallel_api_test(StrategoParallel("barrage"), num_cycles=150)


def play(env: StrategoAEC, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(AGENTS, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
    return totals


def test_a_game_pays_each_side_once():
    for seed in range(4):
        totals = play(StrategoAEC("duel"), seed)
        assert totals["red"] == -totals["blue"]


def test_blue_sees_nothing_of_what_red_places():
    env = StrategoAEC("barrage", "placed")
    env.reset(seed=1)
    before = env.observe("blue")
    for _ in range(40):
        assert env.agent_selection == "red"
        legal = np.flatnonzero(env.observe("red")["action_mask"])
        after = env.observe("blue")
        assert (after["observation"] == before["observation"]).all()
        assert (after["action_mask"] == before["action_mask"]).all()
        env.step(int(legal[0]))
    assert env.agent_selection == "blue"


def test_an_illegal_number_is_refused():
    env = StrategoAEC("battle")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalActionError):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_the_board_can_be_read():
    env = StrategoAEC("battle", render_mode="ansi")
    env.reset(seed=1)
    lines = env.render().splitlines()
    assert len(lines) == 10
    assert lines[0].split() == ["b?"] * 10
    assert lines[4].split() == [".", ".", "~", "~", ".", ".", "~", "~", ".", "."]
