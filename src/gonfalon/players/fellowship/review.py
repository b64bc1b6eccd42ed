"""What an answer of a finished game cost: the chance to win it left, against the best other one, over the same drawn decks.

The best one is found in one set of samples and compared with the answer in another, so that luck in the choice counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.game import GAME

from ..hints import Reason
from .odds import APART, Tried, actions_of
from .reasons import mean_features, reasons_of
from .search_plans import (
    WEIGHED_WITH_TIME,
    Plan,
    before_the_set,
    follow,
    is_weighed,
    likeness,
    plans,
)

LEAST_COST = 0.1
"""Chance to win from which on an answer that lost it is dear."""


class ReviewSettings(NamedTuple):
    """first: games of each plan, in which the best one is found. games: of that one and of the answer, in which they are compared.

    The budget is in games, so the same answer is always judged alike.
    """

    first: int = 20
    games: int = 80
    most_plans: int = 8


class Compared(NamedTuple):
    """An answer and the best one, which may be the same. state: drawn from what the seat knew, before the answer. answered, best: as played
    on.

    cost: chance to win that the answer lost against the best one, 0 where none did better. doubt: its standard error, at least one game
    of them, 0 for no cost. chance: of the answer to win, over `games` games.
    """

    state: State
    seat: int
    answered: Tried
    best: Tried
    cost: float
    doubt: float
    chance: float
    games: int

    @property
    def kind(self) -> str:
        """What was asked."""
        assert self.state.pending is not None
        return self.state.pending.kind

    @property
    def is_sure(self) -> bool:
        """Is there a cost that is no luck?"""
        return self.cost > 0 and self.cost >= APART * self.doubt

    @property
    def is_dear(self) -> bool:
        """Is it sure to have cost, and much?"""
        return self.is_sure and self.cost >= LEAST_COST

    def texts(self, one: Tried) -> tuple[str, ...]:
        """The actions of an answer."""
        return actions_of(self.state, self.seat, one.plan)

    def reasons(self) -> tuple[Reason, ...]:
        """What the best answer leaves better, in log odds."""
        own, others = mean_features(self.best.features), mean_features(self.answered.features)
        return reasons_of(self.state.setup.variant, own, others)


def compared(
    information: InformationState, actions: Sequence[str], settings: ReviewSettings | None = None
) -> Compared | None:
    """An answer compared with the others, from what its seat knew; None where the rules of thumb decide, or for no answer at all.

    information: before the first of `actions`, which are those of one decision, or of a set that was chosen one after another.
    """
    settings = settings or ReviewSettings()
    earlier, chosen, _ = before_the_set(information)
    rng = stream(0, "review", earlier.observation.ply)
    state, seat = GAME.sample(earlier, rng), information.seat
    choices = _choices(state, seat)
    if chosen or not is_weighed(state, choices, WEIGHED_WITH_TIME):
        return None
    answered = Tried(_plan_of(state, seat, actions))
    others = [
        Tried(plan)
        for plan in plans(state, seat, choices, settings.most_plans)
        if _gist(state, plan) != _gist(state, answered.plan)
    ]
    if not answered.plan:
        return None
    _play(information, [answered, *others], settings.first, rng)
    best = max([answered, *others], key=_promise)
    if best is answered:
        chance = sum(answered.won) / answered.n
        return Compared(state, seat, answered, best, 0.0, 0.0, chance, answered.n)
    for one in (answered, best):
        one.forget()
    _play(information, [answered, best], settings.games, rng)
    cost, doubt = best.lead_over(answered)
    cost, doubt = (cost, max(doubt, 1 / settings.games)) if cost > 0 else (0.0, 0.0)
    return Compared(
        state, seat, answered, best, cost, doubt, sum(answered.won) / settings.games, settings.games
    )


def _gist(s: State, plan: Plan) -> frozenset[tuple[Any, ...]]:
    """What a plan comes to: order and copies of a card in hand make no other one, nor does a set that ends because all are chosen."""
    return frozenset(likeness(s, choice) for choice in plan if choice != PASS)


def _promise(one: Tried) -> float:
    """How good a plan looks after few games: those won, and the outlook, which is less a matter of luck."""
    return sum(one.won) / one.n + one.outlook


def _choices(s: State, seat: int) -> tuple[Choice, ...]:
    return next((found for asked, found in s.pending.asks if asked == seat), ()) if s.pending else ()


def _plan_of(s: State, seat: int, actions: Sequence[str]) -> Plan:
    """The choices that these texts name, () where one of them is not offered."""
    twin, found = s.fork(), list[Choice]()
    for action in actions:
        choice = next((one for one in _choices(twin, seat) if twin.text(one) == action), None)
        if choice is None:
            return ()
        found.append(choice)
        follow(twin, seat, (choice,))
    return tuple(found)


def _play(information: InformationState, tried: Sequence[Tried], n: int, rng: Rng) -> None:
    """Play n games of each plan from the same samples. **Mutates:** tried."""
    for _ in range(n):
        sample = GAME.sample(information, rng)
        sample.seed = rng.getrandbits(62)
        for one in tried:
            one.play(sample, information.seat)
