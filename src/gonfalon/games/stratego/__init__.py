"""The Stratego family: Stratego (docs/rules/stratego.md), its three games of Middle-earth, and any ruleset a user writes."""

from __future__ import annotations


def warm() -> None:
    """Compile and cache the kernels by playing a few short games of every kind of decision."""
    import random

    from .game import GAME

    rng = random.Random(1)
    for variant in ("duel", "classic", "me-ring"):
        state = GAME.new(
            1,
            variant,
            ply_cap=400,
            rescue=variant == "classic",
            chase="literal" if variant == "duel" else "isf",
        )
        while state.outcome is None:
            seat = state.to_act()[0]
            state.step(seat, GAME.random_action(state, seat, rng))
        GAME.observe(state, 0)
