"""Compiling the kernels before a first game waits for them."""

from __future__ import annotations

import random
from typing import Any

WARM_GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("duel", {"chase": "literal"}),
    ("classic", {"rescue": True}),
    ("me-ring", {}),
)
"""Rulesets and options that between them ask every kind of decision."""
WARM_PLIES = 400


def play_short_games(game: Any) -> None:
    """Play a short random game of each of WARM_GAMES and look at it."""
    rng = random.Random(1)
    for variant, options in WARM_GAMES:
        state = game.new(1, game.setup(variant, ply_cap=WARM_PLIES, **options))
        while state.outcome is None:
            seat = state.to_act()[0]
            state.step(seat, game.random_action(state, seat, rng))
        game.observe(state, 0)
