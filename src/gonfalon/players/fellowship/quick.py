"""Whole games by the rules of thumb at every seat, as quick as they can be played."""

from __future__ import annotations

from gonfalon.core.game import GameSetup, Outcome
from gonfalon.games.fellowship.game import GAME

from .rule_based import choose


def quick_game(setup: GameSetup, seed: int) -> Outcome:
    """How one game ends. The rules of thumb read only what lies open and the seat's own hand, so they may be handed the state itself."""
    s = GAME.new(seed, setup)
    s.recording = False
    while s.outcome is None:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        s.take(seat, choose(s, seat, choices))
    return s.outcome
