"""Plays whole games fast, with the rules of thumb at every seat."""

from __future__ import annotations

from gonfalon.core.game import GameSetup, Outcome
from gonfalon.games.fellowship.game import GAME

from .rule_based import choose


def quick_game(setup: GameSetup, seed: int) -> Outcome:
    """Play one game. The rules of thumb read only public cards and the seat's own hand, so they are given the true state."""
    s = GAME.new(seed, setup)
    s.recording = False
    while s.outcome is None:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        s.take(seat, choose(s, seat, choices))
    return s.outcome
