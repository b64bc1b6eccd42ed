"""Players for Fortress: four levels and the yardstick, a depth-first explorer with a random fortress."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.core.game import GameSetup
from gonfalon.core.rng import Rng

from ..family import Player, PlayerFamily


def _depth_first(seed: int) -> Player:
    from .player import YARDSTICK, FortressPlayer

    return FortressPlayer(seed, YARDSTICK)


class FortressPlayers(PlayerFamily):
    """Each builds and explores; docs/lab/fortress.md says how strong."""

    levels = (1, 2, 3, 4)
    named: ClassVar = {"depth_first": _depth_first}

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of a level. nodes: fortresses drawn for a choice, by the levels that draw any; the clock is never read."""
        from .player import LEVELS, FortressPlayer

        skill = LEVELS[level]
        return FortressPlayer(seed, skill._replace(n_drawn=nodes) if nodes and skill.n_drawn else skill)

    def random_action(self, game: str, setup: GameSetup, seat: int, rng: Rng) -> str:
        """A fortress of the second level: the best of a few."""
        from gonfalon.games.fortress.maze import text_of
        from gonfalon.games.fortress.requests import BUILD
        from gonfalon.games.fortress.rules import rules_for

        from .builder import best_drawn

        rules = rules_for(setup.variant, setup.options)
        return f"{BUILD} {text_of(rules, best_drawn(rules, rng, 4))}"


FAMILY = FortressPlayers()
