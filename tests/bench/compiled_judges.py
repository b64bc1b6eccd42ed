"""Positions in which the compiled judges of planted mistakes are compared with the players that they stand for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gonfalon import games, players


class Still(random.Random):
    """No chance."""

    def random(self) -> float:
        return 0.0


def positions(variant: str, until: int) -> Iterator[tuple[Any, Any]]:
    """(what the seat to move knows, the state) of every third ply of three games, up to a ply."""
    rules: Any = games.get("stratego")
    for seed in (5, 8, 11):
        state = rules.new(seed, rules.setup(variant))
        by = [players.make_named("stratego", "rule_based", seed), players.make_named("stratego", "hunter", 2)]
        while state.outcome is None and state.ply < until:
            seat = state.to_act()[0]
            information = rules.information_state(state, seat)
            if state.ply > 2 and state.ply % 3 == 0:
                yield information, state
            state.step(seat, by[seat].act(information))
