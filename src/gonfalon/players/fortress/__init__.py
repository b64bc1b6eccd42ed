"""Players for Fortress: four levels, three steps for beginners, and the baseline, a depth-first explorer that builds a random fortress."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from gonfalon.core.game import GameSetup
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng

from ..coaching import Coach, Effort
from ..family import Player, PlayerFamily
from ..hints import Hint


def _depth_first(seed: int) -> Player:
    from .player import BASELINE, FortressPlayer

    return FortressPlayer(seed, BASELINE)


def _step(name: str) -> Callable[[int], Player]:
    """What makes the step of this name below the first level, or the model of a newcomer."""

    def made(seed: int) -> Player:
        from .player import NEWCOMER, STEPS, FortressPlayer

        return FortressPlayer(seed, STEPS.get(name, NEWCOMER))

    return made


class FortressPlayers(PlayerFamily):
    """The computer players of Fortress; each builds and explores. Measured strengths: docs/strength.md."""

    levels = (1, 2, 3, 4)
    coaches = True
    tells_hints = True
    steps = ("first_game", "first_week", "first_month")
    named: ClassVar = {
        "depth_first": _depth_first,
        "newcomer": _step("newcomer"),
        **{name: _step(name) for name in steps},
    }

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """A player of a level. nodes: fortresses sampled per decision, at levels that sample; ms is ignored."""
        from .player import LEVELS, FortressPlayer

        skill = LEVELS[level]
        return FortressPlayer(seed, skill._replace(n_drawn=nodes) if nodes and skill.n_drawn else skill)

    def random_action(self, game: str, setup: GameSetup, seat: int, rng: Rng) -> str:
        """A `build` action: the costliest of four random fortresses."""
        from gonfalon.games.fortress.maze import text_of
        from gonfalon.games.fortress.rules import rules_for
        from gonfalon.games.fortress.words import BUILD

        from .builder import best_drawn

        rules = rules_for(setup.variant, setup.options)
        return f"{BUILD} {text_of(rules, best_drawn(rules, rng, 4))}"

    def hint(self, information: InformationState, effort: Effort = "deep") -> Hint | None:
        """What to ask for next and why, in the coach's sentences; see players.hint."""
        from .coach.hinting import HINTS, hint_of

        return hint_of(information, HINTS[effort])

    def coach(self) -> Coach:
        """Says how many turns each decision cost."""
        from .coach.coach import COACH

        return COACH


FAMILY = FortressPlayers()
