"""One decision of a finished game: the turns that it cost, how lucky it was, and what is said of it."""

from __future__ import annotations

from math import sqrt
from statistics import mean, pstdev

from gonfalon.core.seat_decision import SeatDecision
from gonfalon.games.fortress.requests import Request
from gonfalon.games.fortress.words import CHALLENGE, SACRIFICE, STEP, SWAP

from ...coaching import Effort, JudgedTurn
from ..depth_first import Act
from .heard import ended_by, setbacks_of, successes_of, turns_spent, was_stopped
from .sampled import BUDGETS, CARD, FAIR_CHALLENGE, WALL, SampledDecision
from .themes import late_challenge, theme_of
from .words import SCALE

WHOLE_TURN = 1.0
"""What an act costs that is sure to end the turn and tells nothing new."""
DOUBT = 1.0
"""Standard errors of the difference that are taken off."""
TIME_TO_CHALLENGE = 0.9
"""Chance that the flag is out of reach from which on a turn that ended without a challenge was wasted."""


def judge(decision: SeatDecision, effort: Effort) -> JudgedTurn:
    """The judgement of one decision. The clock is not read: the budget is in fortresses."""
    found = SampledDecision(decision.information, BUDGETS[effort])
    played = found.act(decision.action)
    loss = round(loss_of(found, played, decision), 2)
    stopped = stop_chance(found, played)
    theme, setbacks = "", setbacks_of(found, decision, stopped) if loss < SCALE.bounds[0] else ()
    remarks = tuple(setback.remark for setback in setbacks)
    if loss >= SCALE.bounds[0]:
        is_late = found.out_of_reach >= TIME_TO_CHALLENGE
        theme, remarks = late_challenge(found) if is_late else theme_of(found, played, decision)
    return JudgedTurn(
        number=decision.number,
        frame=decision.frame,
        action=decision.action,
        best=_better(found, theme) if loss > 0 else decision.action,
        loss=loss,
        luck=round(stopped - was_stopped(decision), 2),
        given=0.0,
        standing=round(found.standing(), 2),
        theme=theme,
        remarks=remarks,
        successes=successes_of(found, decision) if loss < SCALE.bounds[1] else (),
        setbacks=setbacks,
        effort=effort,
        spent=turns_spent(decision),
    )


def loss_of(found: SampledDecision, played: Act, decision: SeatDecision) -> float:
    """Turns that an act costs more than the best one, without what is doubtful."""
    if found.is_challenge(played):
        return challenge_cost(found)
    if found.out_of_reach >= TIME_TO_CHALLENGE:
        return WHOLE_TURN if ended_by(decision) else 0.0
    if found.is_free(played):
        return WHOLE_TURN if ended_by(decision) == "idle" else 0.0
    if isinstance(played, Request):
        if found.text(found.best) == decision.action:
            return 0.0
        if is_wall_known(found, played) or found.is_sure_wall(played):
            return WHOLE_TURN
    elif played == found.best:
        return 0.0
    differences = [a - b for a, b in zip(found.turns(played), found.turns(found.best), strict=True)]
    if not differences:
        return 0.0
    return max(0.0, mean(differences) - DOUBT * pstdev(differences) / sqrt(len(differences)))


def challenge_cost(found: SampledDecision) -> float:
    """Turns that a challenge threw away: those that were left to the flag, by how much likelier the flag was in reach than not."""
    if found.is_challenge_fair or not found.mazes:
        return 0.0
    return (1.0 - found.out_of_reach / FAIR_CHALLENGE) * mean(found.turns(found.best))


def _better(found: SampledDecision, theme: str) -> str:
    return CHALLENGE if theme == "challenge_late" else found.text(found.best)


def is_wall_known(found: SampledDecision, played: Request) -> bool:
    """Does the plan show a wall there?"""
    return played.way == STEP and bool(found.notes.walls >> played.link & 1)


def stop_chance(found: SampledDecision, played: Act) -> float:
    """The chance that a wall or a card ends the turn; 0 for acts that ask nothing."""
    if isinstance(played, int) or played.way in (SWAP, SACRIFICE, CHALLENGE):
        return 0.0
    return found.share(played, WALL, CARD)
