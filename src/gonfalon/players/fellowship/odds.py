"""Odds of each plan of a decision: games played to their end by the rules of thumb, from states that agree with what the seat knows.

All plans are tried in the same samples (common random numbers), so their difference is known better than each of them. Where the budget
does not reach for all, the plans with the worst outlook are played less often, and nothing is told of them."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from gonfalon.core.intervals import share_interval
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME

from ..family import LEAST_ODDS_GAMES, Odds
from ..hints import Reason
from .evaluation import features, value_of
from .reasons import mean_features, reasons_of
from .search import playout
from .search_plans import Plan, before_the_set, follow, plans

OUTLOOK_ROUNDS, LONGEST = 2, 60
"""Rounds after which the outlook is evaluated; rounds after which a game counts as lost."""
APART = 2.0
"""Standard errors by which the best plan must be ahead of each other one."""


class OddsSettings(NamedTuple):
    """first: games of each plan. games: of those that are told. most_plans: plans reported.

    playouts: games played in all, counted once for each seat of the table, for a game of four takes about five times as long as one
    alone. It reaches for all games of eight plans at four seats. The budget is in games, so the same decision gets the same odds on any
    machine.
    """

    first: int = 20
    games: int = LEAST_ODDS_GAMES
    most_plans: int = 8
    playouts: int = 2000

    def n_told(self, n_plans: int, n_seats: int) -> int:
        """How many plans are played in all games: two at least. It follows from the decision alone, never from the time."""
        left = self.playouts // n_seats - n_plans * self.first
        more = max(1, self.games - self.first)
        return min(n_plans, max(2, left // more))


QUICK = OddsSettings(first=6, games=6, playouts=48)
"""A first word, within a second: too few games for shares that one may be told."""


class Tried:
    """A plan and what came of it in each sample. features: where its game had not ended at the outlook."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.won: list[float] = []
        self.outlooks: list[float] = []
        self.features: list[tuple[float, ...]] = []

    @property
    def n(self) -> int:
        """Games played."""
        return len(self.won)

    @property
    def outlook(self) -> float:
        """The mean outlook so far."""
        return sum(self.outlooks) / max(1, self.n)

    def play(self, sample: State, seat: int) -> None:
        """Play one game from a sample."""
        s = sample.fork()
        before = s.round
        follow(s, seat, self.plan)
        self.outlooks.append(playout(s, OUTLOOK_ROUNDS - (s.round - before), value_of))
        if s.outcome is None:
            self.features.append(features(s))
        self.won.append(playout(s, LONGEST, _is_won))

    def forget(self) -> None:
        """Forget the games played so far."""
        self.won, self.outlooks, self.features = [], [], []

    def lead_over(self, other: Tried) -> tuple[float, float]:
        """(mean difference of the games won, in common samples, its standard error; 1 for less than two samples)."""
        gaps = [one - two for one, two in zip(self.won, other.won, strict=False)]
        n = len(gaps)
        if n < 2:
            return sum(gaps), 1.0
        mean = sum(gaps) / n
        return mean, (sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n) ** 0.5

    def is_ahead(self, other: Tried) -> bool:
        """Does it win more often than another plan, by APART standard errors?"""
        mean, error = self.lead_over(other)
        return mean > 0 and mean >= APART * error


def odds(information: InformationState, settings: OddsSettings | None = None) -> tuple[Odds, ...]:
    """The odds of the plans for the decision this seat owes, in the order of the search; () where there is only one answer."""
    settings = settings or OddsSettings()
    earlier, chosen, _ = before_the_set(information)
    rng = stream(0, "odds", earlier.observation.ply)
    state, seat = GAME.sample(earlier, rng), information.seat
    choices = (
        next((found for asked, found in state.pending.asks if asked == seat), ()) if state.pending else ()
    )
    if len(choices) < 2 or chosen:
        return ()
    tried = [Tried(plan) for plan in plans(state, seat, choices, settings.most_plans)]
    texts = [actions_of(state, seat, one.plan) for one in tried]
    _play(information, tried, settings, rng)
    told = [one for one in tried if one.n >= settings.games]
    best = max(told, key=lambda one: sum(one.won))
    is_apart = len(told) > 1 and all(best.is_ahead(one) for one in tried if one is not best)
    if settings == QUICK:
        told, is_apart = [], False
    return tuple(
        _odds_of(one, actions, one in told, is_apart and one is best, _reasons(one, tried, information))
        for one, actions in zip(tried, texts, strict=True)
    )


def _play(information: InformationState, tried: list[Tried], settings: OddsSettings, rng: Rng) -> None:
    """Play the first games of all plans, then the others of those with the best outlook. **Mutates:** tried."""
    for start, end in pairwise((0, min(settings.first, settings.games), settings.games)):
        left = tried
        if start:
            n_told = settings.n_told(len(tried), information.setup.n_seats)
            left = sorted(tried, key=lambda one: -one.outlook)[:n_told]
        for _ in range(end - start):
            sample = GAME.sample(information, rng)
            sample.seed = rng.getrandbits(62)
            for one in left:
                one.play(sample, information.seat)


def _odds_of(
    one: Tried, actions: tuple[str, ...], is_told: bool, is_best: bool, reasons: tuple[Reason, ...]
) -> Odds:
    won = int(sum(one.won))
    low, high = share_interval(won / one.n, one.n)
    shares = (round(one.outlook, 3), round(low, 3), round(high, 3))
    return Odds(actions, won, one.n, *shares, is_told, is_best, reasons)


def _reasons(one: Tried, tried: list[Tried], information: InformationState) -> tuple[Reason, ...]:
    """What the outlook of a plan differs in from the mean of the others."""
    others = [other for other in tried if other is not one and other.features]
    if not one.features or not others:
        return ()
    own = mean_features(one.features)
    rest = mean_features([mean_features(other.features) for other in others])
    return reasons_of(information.setup.variant, own, rest)


def actions_of(s: State, seat: int, plan: Plan) -> tuple[str, ...]:
    """The actions of a plan."""
    twin, found = s.fork(), []
    for choice in plan:
        found.append(twin.text(choice))
        follow(twin, seat, (choice,))
    return tuple(found)


def _is_won(s: State) -> float:
    return float(s.outcome is not None and s.outcome.returns[0] > 0)
