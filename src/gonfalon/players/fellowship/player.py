"""The player by the rules of thumb of rule_based.py."""

from __future__ import annotations

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.games.fellowship.game import GAME

from .rule_based import choose


class RuleBasedPlayer:
    """Fulfils players.Player."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def act(self, information: InformationState) -> str:
        """A legal action: the choice of the rules of thumb in a state sampled from the information state."""
        seen = information.observation
        state = GAME.sample(information, stream(self.seed, "sample", seen.ply))
        assert state.pending is not None
        choices = next(choices for seat, choices in state.pending.asks if seat == information.seat)
        return state.text(choose(state, information.seat, choices))
