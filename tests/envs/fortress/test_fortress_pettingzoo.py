"""Fortress as an environment: PettingZoo's own tests, and masks that are just what the rules offer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

from gonfalon.envs.pettingzoo import raw_env
from gonfalon.games.fortress.game import GAME
from tests.envs.checks import assert_passes_the_api_tests

CASES: list[Any] = [
    pytest.param({"variant": "fortress-intro", "ply_cap": 80}, id="intro"),
    pytest.param({"variant": "fortress-main", "ply_cap": 80}, id="main"),
    pytest.param({"variant": "fortress-main", "unreachable": "loses", "ply_cap": 80}, id="challenge"),
    pytest.param({"variant": "fortress-bridge", "ply_cap": 80, "brought": ("random", "random")}, id="bridge"),
]
each_case = pytest.mark.parametrize("arguments", CASES)


@each_case
def test_it_passes_the_api_tests(arguments: dict[str, Any]) -> None:
    assert_passes_the_api_tests("fortress", 60, arguments)


@each_case
def test_the_mask_is_what_the_rules_offer(arguments: dict[str, Any]) -> None:
    """At every ply of whole games: as many bits as options, in their order; nothing for a seat that owes nothing."""
    aec, rng = raw_env("fortress", **arguments), np.random.default_rng(1)
    kinds: set[str] = set()
    for seed in range(2):
        aec.reset(seed=seed)
        for agent in aec.agent_iter():
            seen, _, over, cut, told = aec.last()
            assert seen is not None
            mask = np.flatnonzero(seen["action_mask"])
            if over or cut:
                assert not mask.size
                aec.step(None)
                continue
            kinds.add(told["kind"])
            assert list(mask) == list(range(len(told["actions"])))
            other = aec.observe(next(one for one in aec.agents if one != agent))
            assert told["kind"] == "build" or not other["action_mask"].any()
            assert np.abs(seen["observation"]).max() <= 1
            aec.step(int(rng.choice(mask)))
    assert "explore" in kinds


def test_fortresses_to_build_are_drawn_and_legal() -> None:
    """A fortress is too large a decision to list: the environment offers some, another one for every seed."""
    offered = []
    for seed in (1, 1, 2):
        aec = raw_env("fortress", "fortress-main")
        aec.reset(seed=seed)
        offered.append(aec.infos["seat_0"]["actions"])
        state = GAME.new(1, GAME.setup("fortress-main"))
        for action in offered[-1]:
            GAME.check(state, 0, action)
    assert offered[0] == offered[1] != offered[2]
    assert len(set(offered[0])) == len(offered[0]) >= 2
