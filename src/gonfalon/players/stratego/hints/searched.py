"""What a search found at one decision of a finished game, and the parts of its acts that the coach talks about."""

from __future__ import annotations

import math
import random
import time
from functools import cached_property

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of, steps_between

from ...coaching import Effort
from ...hints import Reason, Shown
from ..clock import SearchClock
from ..decision import SearchContext
from ..kernel import tree
from ..kernel.eval_weights import UNIT
from ..search.acts import Act
from ..search.move_search import MoveSearch
from ..settings import LEVELS, Settings, settings_of
from .reasons import doubts, reasons_of
from .shows import EnemyEyes
from .targets import results_against, risk_of

SEED = 0
"""Of everything that a judgement draws."""
LEAST_BITS = 0.05
"""Less is not told of a piece."""


def _settings(nodes: int, n_boards: int, sweeps: int) -> Settings:
    """The highest level without noise and without a limit of time."""
    chosen = settings_of(max(LEVELS), nodes=nodes)
    return chosen._replace(noise=0.0, n_boards=n_boards, belief_sweeps=sweeps)


SETTINGS: dict[Effort, Settings] = {
    "quick": _settings(80_000, 48, 800),
    "deep": _settings(1_000_000, 100, 4_800),
}
"""How much is searched. Budgets are in nodes, so that a judgement is the same on any machine."""


class SearchedDecision:
    """One decision, searched from what its seat knew. values: float64[acts], worths, of `search.legal`."""

    def __init__(self, information: InformationState, settings: Settings) -> None:
        rng = random.Random(SEED)
        self.context = SearchContext(information, rng, settings)
        self.search = MoveSearch(self.context, rng, tree.new_buffers(), SearchClock(time.perf_counter(), 0.0))
        self.search.choose()
        self.values = self.search.values / UNIT
        self.best = self.search.moves.act(self.search.legal[int(np.argmax(self.values))])

    @cached_property
    def eyes(self) -> EnemyEyes:
        """What the enemy could infer."""
        return EnemyEyes(self.context)

    def act(self, text: str) -> Act:
        """The parts of a legal act."""
        return self.search.moves.act(text)

    def loss(self, text: str) -> float:
        """How much less than the best an act is worth, in worths, its doubt taken off; 0 or more."""
        place = self._place_of(text)
        best = int(np.argmax(self.values))
        behind = float(self.values[best] - self.values[place])
        doubt = float(doubts(self.search.tree.board_values / UNIT, best)[place])
        return max(0.0, behind - doubt)

    def _place_of(self, text: str) -> int:
        """Where an act stands among those searched; of a power's many ways to choose targets the best that was searched stands for all."""
        if text in self.search.legal:
            return self.search.legal.index(text)
        act = self.act(text)
        alike = [
            place
            for place, other in enumerate(self.search.legal)
            if (one := self.act(other)).piece == act.piece and one.power == act.power
        ]
        return max(alike, key=lambda place: self.values[place]) if alike else int(np.argmax(self.values))

    def reasons(self, act: Act) -> dict[str, float]:
        """Name -> worth of the parts of an act's gain."""
        text = act.text if act.text in self.search.legal else self.search.legal[self._place_of(act.text)]
        gain = float(self.values[self.search.legal.index(text)] - self.values.mean())
        found: tuple[Reason, ...] = reasons_of(self.search, self.act(text), gain)
        return {reason.name: reason.worth for reason in found}

    def risk(self, act: Act) -> float:
        """The chance that the acting piece falls at once."""
        return risk_of(self.context, act, self.search.moves.strike_of(act) if act.struck else None)

    def wins(self, act: Act) -> float:
        """The chance that an attack takes its target and stays; 0 for other acts."""
        if act.attacked is None or act.piece is None:
            return 0.0
        return results_against(self.context, act.piece.piece, act.attacked).get("attacker", 0.0)

    def shows(self, act: Act) -> tuple[Shown, ...]:
        """What an act tells the enemy of own pieces that stand."""
        return tuple(shown for shown in self.eyes.told_by(act) if shown.id >= 0)

    def bits(self, act: Act) -> float:
        """How much it tells: the logarithm to base 2 of how the enemy's best chance for the true kinds grows."""
        found = sum(math.log2(shown.after / shown.before) for shown in self.shows(act))
        return found if found >= LEAST_BITS else 0.0

    def attackers_of(self, own: PieceView, square: str) -> list[PieceView]:
        """The known enemies that stand beside a square and take an own piece there without falling."""
        found = []
        for enemy in self.context.enemies:
            known = self.context.belief.known.get(enemy.id)
            if known is None or steps_between(square_of(enemy.square), square_of(square)) != 1:
                continue
            kind = self.context.belief.kinds[known]
            if self.context.is_mobile(kind) and self.context.fights.result(kind, own.piece) == "attacker":
                found.append(enemy)
        return found

    def kind_of(self, enemy: PieceView) -> str:
        """What an enemy's piece is known to be, "" if it is not known."""
        known = self.context.belief.known.get(enemy.id)
        return "" if known is None else self.context.belief.kinds[known]

    def likeliest(self, enemy: PieceView) -> tuple[str, float]:
        """The likeliest kind of an enemy's piece and its chance."""
        chances = self.context.belief.of(enemy.id)
        return max(chances.items(), key=lambda each: each[1])
