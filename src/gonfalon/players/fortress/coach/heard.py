"""What a seat heard after its answer: how its turn ended, what that cost, and what worked."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.core.events import Event
from gonfalon.core.seat_decision import SeatDecision

from ...coaching import CoachMoment, CoachRemark
from .sampled import SampledDecision

WORTH = {
    "found_flag": 3.0,
    "challenge_right": 3.0,
    "challenge_unlucky": 3.0,
    "found_passage": 2.0,
    "beat_known": 1.0,
    "stopped_unlucky": 1.0,
}
"""What is told first, of what worked and of what went wrong."""
UNLUCKY = 0.25
"""Chance up to which a good request that ended the turn is called unlucky."""


def own_events(decision: SeatDecision) -> Iterator[Event]:
    """Those about the seat itself."""
    seat = decision.information.seat
    return (event for event in decision.heard if event.facts.get("seat") == seat)


def hit_known_wall(decision: SeatDecision) -> bool:
    """Did the answer hit a wall that had been announced before?"""
    return any(event.kind == "wall" and not event.facts["new"] for event in own_events(decision))


def ended_by(decision: SeatDecision) -> str:
    """Why the turn ended after the answer (`words.TurnEnd`), "" if it went on."""
    return next((event.facts["why"] for event in own_events(decision) if event.kind == "turn_over"), "")


def was_stopped(decision: SeatDecision) -> bool:
    """Did a wall or a card end the turn?"""
    return any(event.kind in ("wall", "lost") for event in own_events(decision))


def turns_spent(decision: SeatDecision) -> int:
    """Turns that were over after the answer: the one that ended, with the flag too, and those skipped."""
    return sum(event.kind in ("turn_over", "skipped", "flag") for event in own_events(decision))


def has_won(decision: SeatDecision) -> bool:
    """Did the answer end the game, and was it won? No event tells the end of a challenge: the result does."""
    outcome = decision.outcome
    return outcome is not None and outcome.returns[decision.information.seat] > 0


def has_lost(decision: SeatDecision) -> bool:
    """Did the game end after the answer, and was it lost?"""
    outcome = decision.outcome
    return outcome is not None and outcome.returns[decision.information.seat] < 0


def setbacks_of(found: SampledDecision, decision: SeatDecision, stopped: float) -> tuple[CoachMoment, ...]:
    """What was right by what was known and went wrong: a challenge that lost the game, a good request that ended the turn.

    stopped: the chance that a wall or a card ends the turn.
    """
    told = list[CoachRemark]()
    if is_challenged(decision) and found.is_challenge_fair and has_lost(decision):
        told.append(CoachRemark("challenge_unlucky", {"chance": _of_hundred(1 - found.out_of_reach)}))
    elif was_stopped(decision) and stopped <= UNLUCKY:
        told.append(CoachRemark("stopped_unlucky", {"chance": _of_hundred(stopped)}))
    return tuple(CoachMoment(decision.number, WORTH[one.name], one) for one in told)


def _of_hundred(chance: float) -> int:
    """In how many of 100 fortresses happens what has happened: in 1 at least, even if none that was drawn shows it."""
    return max(1, round(100 * chance))


def is_challenged(decision: SeatDecision) -> bool:
    """Has the seat said that the flag is out of reach?"""
    return any(event.kind == "challenged" for event in own_events(decision))


def successes_of(found: SampledDecision, decision: SeatDecision) -> tuple[CoachMoment, ...]:
    """The flag, a challenge that was right and won, a passage that the right piece found, and known cards that were beaten."""
    told = list[CoachRemark]()
    for event in own_events(decision):
        facts = event.facts
        if event.kind == "flag":
            chance = found.chance_of_flag(decision.action)
            told.append(CoachRemark("found_flag", {"square": facts["square"], "chance": chance}))
        elif event.kind == "challenged" and found.is_challenge_fair and has_won(decision):
            told.append(CoachRemark("challenge_right", {"chance": round(100 * found.out_of_reach)}))
        elif event.kind == "passage":
            told.append(CoachRemark("found_passage", {"square": facts["square"], "other": facts["other"]}))
        elif event.kind == "won" and found.is_card_known(facts["square"]):
            piece, card, square = facts["piece"], facts["card"], facts["square"]
            told.append(CoachRemark("beat_known", {"piece": piece, "card": card, "square": square}))
    return tuple(CoachMoment(decision.number, WORTH[one.name], one) for one in told)
