"""The hint for one decision of an explorer: what to ask for next and why, and the turns that another way costs.

It knows the information state and nothing else, and all that it draws comes from a fixed stream. The budget is in fortresses.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from gonfalon.core.observation import InformationState
from gonfalon.games.fortress.observation import FortressObservation
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.words import BUILD, CHALLENGE, SACRIFICE, SWAP

from ...coaching import CoachRemark, Effort
from ...hints import Hint, HintedAct
from ..depth_first import Act
from ..player import action_text
from .judging import TIME_TO_CHALLENGE
from .praise import praise
from .sampled import CARD, WALL, Budget, SampledDecision

HINTS: dict[Effort, Budget] = {"quick": Budget(16, 24), "deep": Budget(160, 48)}
"""The first word compares few fortresses, so that it is there at once; the highest level chooses from as many."""
TURNS = "turns"
"""Gains are counted in turns of the seat."""
N_ACTS = 3
"""How many ways are told, the best ones."""
N_COMPARED = 4
"""How many requests are played on at most, beside what the highest level would do."""
DOUBT = 1.0
"""Standard errors by which a way must be better than that of the highest level."""


class Way(NamedTuple):
    """An act with the turns that it takes in each fortress until the flag."""

    act: Act
    turns: list[int]


def hint_of(information: InformationState, budget: Budget) -> Hint:
    """The hint for the act that a seat owes now; none for building and for who waits. The clock is not read for it."""
    seen = information.observation
    assert isinstance(seen, FortressObservation)
    if seen.decision is None or seen.decision.kind == BUILD:
        return Hint(TURNS, (), ())
    found, legal = SampledDecision(information, budget), seen.decision.actions or ()
    is_nothing_left = found.is_challenge(found.best)
    if CHALLENGE in legal and (is_nothing_left or found.out_of_reach >= TIME_TO_CHALLENGE):
        said = praise(found, Request(CHALLENGE))
        return Hint(TURNS, (HintedAct(CHALLENGE, said=said),), ())
    plans = {act: plan_of(found, act) for act in _candidates(found)}
    ways = [Way(act, found.turns(act)) for act, plan in plans.items() if plan[0] in legal]
    return Hint(TURNS, _told(found, _in_order(ways), plans) if ways else (), ())


def plan_of(found: SampledDecision, act: Act) -> tuple[str, ...]:
    """The answers that make an act, in order: steps over known squares, then what it asks for."""
    rules, notes = found.rules, found.notes
    if notes.piece < 0:
        return (action_text(rules, notes, act),)
    last = found.as_change(act) if isinstance(act, int) else act
    start = rules.plan.entrance if last.way == SWAP else notes.square if last.source < 0 else last.source
    walked = () if last.way in (SACRIFICE, CHALLENGE) else found.reached[start]
    return tuple(action_text(rules, notes, one) for one in (*walked, last))


def _candidates(found: SampledDecision) -> list[Act]:
    """What the highest level would do, the next best requests, and the best other piece; that of the highest level first."""
    rules, notes = found.rules, found.notes
    if notes.piece < 0:
        others: list[Act] = list(range(len(rules.pieces)))
    else:
        others = list(found.explorer.ranked(notes, found.reached)[:N_COMPARED])
        others += [found.explorer.best_piece(notes)[1]] if len(rules.pieces) > 1 else []
    return list(dict.fromkeys((found.best, *others)))


def _in_order(ways: list[Way]) -> list[Way]:
    """Fewest turns first; that of the highest level leads unless another one is better beyond doubt."""
    first, *others = ways
    best = min(others, key=_mean, default=first)
    lead, doubt = _compared(first, best)
    order = sorted(ways, key=_mean)
    if lead <= doubt * DOUBT:
        order.remove(first)
        order.insert(0, first)
    return order


def _mean(way: Way) -> float:
    return mean(way.turns) if way.turns else 0.0


def _compared(way: Way, other: Way) -> tuple[float, float]:
    """(turns that one way takes more than another on average, the standard error of that)."""
    differences = [a - b for a, b in zip(way.turns, other.turns, strict=True)]
    if not differences:
        return 0.0, 0.0
    return mean(differences), pstdev(differences) / sqrt(len(differences))


def _told(
    found: SampledDecision, order: list[Way], plans: dict[Act, tuple[str, ...]]
) -> tuple[HintedAct, ...]:
    told, average = [], mean(_mean(way) for way in order)
    for way in order[:N_ACTS]:
        behind, doubt = _compared(way, order[0])
        action, *then = plans[way.act]
        told.append(
            HintedAct(
                action=action,
                gain=round(average - _mean(way), 2),
                behind=round(max(0.0, behind), 2),
                doubt=round(doubt, 2),
                risk=round(_risk(found, way.act), 2),
                said=(*praise(found, way.act), *_walk(found, way.act, then)),
                then=tuple(then),
            )
        )
    return tuple(told)


def _walk(found: SampledDecision, act: Act, then: list[str]) -> tuple[CoachRemark, ...]:
    """Where the piece walks first, over squares that it knows."""
    if not then:
        return ()
    plan = found.rules.plan
    square = plan.entrance if isinstance(act, int) else act.source
    return (CoachRemark("hint_walk", {"square": plan.names[square]}),)


def _risk(found: SampledDecision, act: Act) -> float:
    """The chance that a card beats the piece or a wall ends its turn."""
    if isinstance(act, int) or act.way in (SWAP, SACRIFICE, CHALLENGE):
        return 0.0
    return found.share(act, WALL, CARD)
