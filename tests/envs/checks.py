"""PettingZoo's own tests, for the environments of every family."""

from __future__ import annotations

from typing import Any

from pettingzoo.test import api_test, parallel_api_test, seed_test

from gonfalon.envs.pettingzoo import env, parallel_env, raw_env


def assert_passes_the_api_tests(game: str, num_cycles: int, arguments: dict[str, Any]) -> None:
    """All four of them. arguments: of the environments."""
    api_test(raw_env(game, **arguments), num_cycles=num_cycles)
    api_test(env(game, **arguments), num_cycles=num_cycles)
    parallel_api_test(parallel_env(game, **arguments), num_cycles=num_cycles)
    seed_test(lambda: raw_env(game, **arguments), num_cycles=2 * num_cycles // 3)
