"""A player that compares plans by playouts of the rules of thumb over sampled hidden cards, cut after some rounds and evaluated.

Later chance is drawn again in every sample. All plans of a decision are tried in the same samples (common random numbers). The worse half
of them is dropped repeatedly (successive halving), so that most playouts go to the closest plans.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import PASS, Choice, State
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.observation import FellowshipObservation

from .evaluation import corrected_value
from .expiring import ACTION_KINDS
from .quest import commit_set
from .rule_based import choose
from .search_plans import (
    WEIGHED,
    WEIGHED_WITH_TIME,
    Plan,
    before_the_set,
    follow,
    is_played_for_free,
    is_weighed,
    next_of,
    plans,
)

MOST_DECISIONS, MOST_PLAYOUTS = 600, 20_000
"""Most decisions of one playout; most playouts of a decision under a time budget."""
LEAST_EQUAL, LEAST_SETTLED = 6, 12
"""Samples after which a search may stop where all plans are equal, and where one is ahead: of fewer the standard error is no measure."""
QUIET = frozenset(
    (
        *(
            "after_draw",
            "quest_start",
            "after_commit",
            "after_quest",
            "after_travel",
            "after_engagement",
            "after_checks",
        ),
        *("attack_1", "attack_2", "attack_3", "strike_1", "strike_2", "after_refresh"),
    )
)
"""Action windows that pass without a question in playouts; this costs little strength and makes playouts faster."""
DETAILS = frozenset(("target", "host", "discard", "cost", "spread"))
"""Kinds of decisions inside an effect. Their choices differ little, so that noise would decide where the rules of thumb know better."""
Judge = Callable[[State], float]


class SearchSettings(NamedTuple):
    """How a level searches. playouts: per decision, over all plans. rounds: rounds of a playout; it is evaluated at the end of each.

    nodes: decisions that the playouts of one search may take in all; this bounds an answer at a table of many seats. most_plans: plans
    compared. margin_errors: a plan counts by its lower bound, the mean difference in value to the plan of the rules of thumb less so many
    standard errors; the highest bound above 0 is taken. action_margin: for actions (planning and action windows) the mean difference must
    also exceed it. detail_errors: in place of margin_errors for DETAILS. settled_errors: standard errors between the best plan and every
    other at which the search stops. kinds: decisions that are searched. judge: value of a state, about 0 to 1.
    """

    playouts: int = 40
    rounds: int = 3
    most_plans: int = 8
    nodes: int = 16_000
    margin_errors: float = 1.0
    action_margin: float = 0.01
    detail_errors: float = 2.0
    settled_errors: float = 2.5
    kinds: frozenset[str] = WEIGHED
    judge: Judge = corrected_value


LEVELS = {
    2: SearchSettings(8, most_plans=4),
    3: SearchSettings(20),
    4: SearchSettings(60, nodes=9_000),
    5: SearchSettings(120, most_plans=16, kinds=WEIGHED_WITH_TIME),
}
"""How the levels above the rules of thumb search."""


class Budget:
    """The budget of a search: playouts and the decisions in them (nodes), or milliseconds where `ms` is given."""

    def __init__(self, playouts: int, nodes: int, ms: float | None) -> None:
        self.playouts, self.nodes, self.ms = playouts, nodes, ms
        self.done = self.decisions = 0
        self.began = monotonic() if ms is not None else 0.0

    def spent(self) -> float:
        """Share of the budget used, 1 or more when it is used up."""
        if self.ms is None:
            return max(self.done / self.playouts, self.decisions / self.nodes)
        return max(self.done / MOST_PLAYOUTS, (monotonic() - self.began) * 1000 / max(self.ms, 1.0))


def playout(s: State, rounds: int, judge: Judge) -> float:
    """Play `rounds` rounds by the rules of thumb and return the value of the state then. **Mutates:** s."""
    play_on(s, s.round + rounds, MOST_DECISIONS)
    return judge(s)


def judged_by_round(s: State, rounds: int, judge: Judge) -> float:
    """Mean of the values at the end of each of the next rounds; a game that is over keeps its value. **Mutates:** s."""
    total, left = 0.0, MOST_DECISIONS
    for _ in range(max(1, rounds)):
        left = play_on(s, s.round + min(rounds, 1), left)
        total += judge(s)
    return total / max(1, rounds)


def play_on(s: State, until: int, left: int) -> int:
    """Play by the rules of thumb until round `until`, at most `left` decisions; return how many are left. **Mutates:** s."""
    s.quiet = QUIET
    while s.outcome is None and s.round < until and left:
        _decide(s)
        left -= 1
    return left


def _decide(s: State) -> None:
    """Take one decision by the rules of thumb; a set to commit is taken at once. **Mutates:** s."""
    assert s.pending is not None
    seat, choices = s.pending.asks[0]
    if s.pending.kind == "commit":
        follow(s, seat, (*commit_set(s, seat, choices), PASS))
    else:
        s.take(seat, choose(s, seat, choices))


class DeckOrders:
    """Orders of the face-down decks, stratified over samples: each deck has one random order, which every sample rotates by one card, so
    that each place of a deck holds every card once before any repeats (a Latin square)."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat, self.rng = seat, rng
        self.orders: dict[int, list[int]] = {}

    def apply(self, s: State) -> None:
        """Order the decks of a sample; a deck of which the seat knows a card is left alone. **Mutates:** s."""
        for pile in (m.ENCOUNTER, *(m.DECK + seat for seat in range(s.n_seats))):
            deck = s.piles[pile]
            if len(deck) < 2 or any(s.known[i] >> self.seat & 1 for i in deck):
                continue
            order = self.orders.setdefault(pile, [])
            new = sorted({*deck}.difference(order))
            self.rng.shuffle(new)
            order += new
            order.append(order.pop(0))
            there = {*deck}
            s.piles[pile] = tuple([i for i in order if i in there])


class Search:
    """The plans of one decision and the values of their playouts, one for each sample."""

    def __init__(
        self,
        information: InformationState,
        found: list[Plan],
        settings: SearchSettings,
        budget: Budget,
        rng: Rng,
        kind: str = "",
    ) -> None:
        """kind: of the decision, which says by how much a plan must be better than that of the rules of thumb."""
        self.information, self.settings, self.budget, self.rng = information, settings, budget, rng
        self.errors = settings.detail_errors if kind in DETAILS else settings.margin_errors
        self.margin = settings.action_margin if kind in ACTION_KINDS else 0.0
        self.found = found
        self.spread = DeckOrders(information.seat, rng)
        self.values: list[list[float]] = [[] for _ in found]

    def best(self) -> Plan:
        """The plan with the highest lower bound over the first (that of the rules of thumb, never dropped); the first if none is ahead."""
        left = list(range(len(self.found)))
        halvings = max(1, (len(left) - 1).bit_length())
        for halving in range(1, halvings + 1):
            while self.budget.spent() < halving / halvings:
                self._try(left)
                if self._is_settled(left):
                    break
            left.sort(key=self._mean, reverse=True)
            if self._is_settled(left):
                break
            left = left[: (len(left) + 1) // 2]
            if 0 not in left:
                left.append(0)
        best = max(left, key=self._lower_bound)
        return self.found[best if self._lower_bound(best) > 0.0 else 0]

    def _lower_bound(self, k: int) -> float:
        """Mean difference in value of a plan to that of the rules of thumb, less some standard errors, or the margin where that is more;
        0 for theirs."""
        mean, error = self._gap(k, 0)
        return mean - max(self.errors * error, self.margin) if k else 0.0

    def _gap(self, one: int, other: int) -> tuple[float, float]:
        """(mean difference of two plans over their common samples, its standard error; 1 for a single sample)."""
        gaps = [a - b for a, b in zip(self.values[one], self.values[other], strict=False)]
        n = len(gaps)
        mean = sum(gaps) / n
        return mean, (sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n) ** 0.5 if n > 1 else 1.0

    def _mean(self, k: int) -> float:
        return sum(self.values[k]) / max(1, len(self.values[k]))

    def _try(self, left: list[int]) -> None:
        """Play one more sample for each plan that is left."""
        sample = GAME.sample(self.information, self.rng)
        sample.seed = self.rng.getrandbits(62)
        self.spread.apply(sample)
        until = self.settings.rounds
        for k in left:
            s = sample.fork()
            before = s.round
            follow(s, self.information.seat, self.found[k])
            self.values[k].append(judged_by_round(s, until - (s.round - before), self.settings.judge))
            self.budget.decisions += s.ply - sample.ply
        self.budget.done += len(left)

    def _is_settled(self, left: list[int]) -> bool:
        """Is the best plan better than each other one by settled_errors standard errors, or are all equal?"""
        n = len(self.values[left[0]])
        if n < LEAST_EQUAL:
            return False
        best = max(left, key=self._mean)
        for k in left:
            if k == best:
                continue
            mean, error = self._gap(best, k)
            if mean < self.settings.settled_errors * error or (n < LEAST_SETTLED and (mean or error)):
                return False
        return True


class SearchPlayer:
    """Fulfils players.Player. ms: time per decision in milliseconds, in place of a number of playouts."""

    def __init__(self, seed: int, settings: SearchSettings | None = None, ms: float | None = None) -> None:
        self.seed, self.settings, self.ms = seed, settings or LEVELS[3], ms
        self.kept: tuple[object, Plan] | None = None

    def act(self, information: InformationState) -> str:
        """A legal action. Without ms, the same seed and information state give the same one; at a set the seed says nothing, so that a
        player made again for every question goes on with the set it began."""
        earlier, chosen, is_set = before_the_set(information)
        rng = stream(0 if is_set else self.seed, "search", earlier.observation.ply)
        state = GAME.sample(earlier, rng)
        assert state.pending is not None
        seat = information.seat
        choices = next(choices for asked, choices in state.pending.asks if asked == seat)
        if not is_weighed(state, choices, self.settings.kinds):
            if chosen:
                state = GAME.sample(information, rng)
                assert state.pending is not None
                choices = next(choices for asked, choices in state.pending.asks if asked == seat)
            return state.text(choose(state, seat, choices))
        return state.text(next_of(self._plan(earlier, state, choices, rng), chosen))

    def _plan(
        self, information: InformationState, state: State, choices: tuple[Choice, ...], rng: Rng
    ) -> Plan:
        """The plan found by search, or the one found when this set was begun."""
        seen = information.observation
        assert isinstance(seen, FellowshipObservation)
        moment = (information.seat, seen.ply, seen.engine)
        if self.kept is not None and self.kept[0] == moment:
            return self.kept[1]
        settings = self.settings
        found = plans(
            state, information.seat, choices, max(2, min(settings.most_plans, settings.playouts // 2))
        )
        plan = found[0]
        if is_played_for_free(state, information.seat, plan[0]):
            found = [one for one in found if one != (PASS,)]
        if len(found) > 1:
            budget = Budget(settings.playouts, settings.nodes, self.ms)
            kind = state.pending.kind if state.pending else ""
            plan = Search(information, found, settings, budget, rng, kind).best()
        self.kept = (moment, plan)
        return plan
