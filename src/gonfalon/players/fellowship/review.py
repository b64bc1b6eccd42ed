"""What an answer of a finished game cost: the chance to win it left, against the best one, over the same drawn decks.

The best answer is found in one set of samples and compared with the answer in another, so that luck in the choice counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from gonfalon.core.observation import InformationState
from gonfalon.core.rng import Rng, stream
from gonfalon.games.fellowship.engine.state import Choice, State
from gonfalon.games.fellowship.game import GAME

from ..hints import Reason
from .odds import APART, Tried, actions_of
from .reasons import mean_features, reasons_of
from .search_plans import WEIGHED_WITH_TIME, Plan, before_the_set, follow, is_weighed, plans

LEAST_COST = 0.1
"""Chance to win that an answer must have cost to be told of."""


class ReviewSettings(NamedTuple):
    """first: games of each plan, in which the best one is found. games: of that one and of the answer, in which they are compared.

    The budget is in games, so the same answer is always judged alike.
    """

    first: int = 20
    games: int = 80
    most_plans: int = 8


class AnswerNote(msgspec.Struct, frozen=True):
    """A dear answer. actions: texts of options taken one after another; best: those of the answer that wins more. cost: chance to win
    that the answer lost against it, 0 to 1. doubt: the standard error of that, over `games` drawn decks. reasons: what the best one leaves
    better, in log odds.
    """

    actions: tuple[str, ...]
    best: tuple[str, ...]
    cost: float
    doubt: float
    games: int
    reasons: tuple[Reason, ...]


def own_answers(
    steps: Sequence[tuple[InformationState, str]],
) -> list[tuple[InformationState, tuple[str, ...]]]:
    """The answers of a seat, sets as a whole, each with what the seat knew before it. steps: information and action at each decision."""
    found: list[tuple[InformationState, tuple[str, ...]]] = []
    for information, action in steps:
        if before_the_set(information)[1] and found:
            begun, actions = found.pop()
            found.append((begun, (*actions, action)))
        else:
            found.append((information, (action,)))
    return found


def note_on(
    information: InformationState, actions: Sequence[str], settings: ReviewSettings | None = None
) -> AnswerNote | None:
    """What an answer cost its seat, from what the seat knew; None where nothing is told of it: it cost too little or is not sure to have,
    or there was no other answer.

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
        if actions_of(state, seat, plan) != tuple(actions)
    ]
    if not others or not answered.plan:
        return None
    _play(information, [answered, *others], settings.first, rng)
    best = max(others, key=lambda one: (sum(one.won), one.outlook))
    if sum(best.won) <= sum(answered.won):
        return None
    for one in (answered, best):
        one.forget()
    _play(information, [answered, best], settings.games, rng)
    cost, doubt = best.lead_over(answered)
    if cost < LEAST_COST or cost < APART * doubt:
        return None
    reasons = reasons_of(
        information.setup.variant, mean_features(best.features), mean_features(answered.features)
    )
    texts = actions_of(state, seat, best.plan)
    return AnswerNote(tuple(actions), texts, round(cost, 3), round(doubt, 3), settings.games, reasons)


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
