"""What a seat heard after its answer: how its turn ended, what that cost, and what worked."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.core.events import Event
from gonfalon.core.seat_decision import SeatDecision

from ...coaching import CoachRemark, CoachSuccess
from .sampled import SampledDecision

WORTH = {"found_flag": 3.0, "challenge_right": 3.0, "found_passage": 2.0, "beat_known": 1.0}
"""What is told first, of what worked."""


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


def successes_of(found: SampledDecision, decision: SeatDecision) -> tuple[CoachSuccess, ...]:
    """The flag, a challenge that was right by what was known, a passage that the right piece found, and known cards that were beaten."""
    told = list[CoachRemark]()
    for event in own_events(decision):
        facts = event.facts
        if event.kind == "flag":
            chance = found.chance_of_flag(decision.action)
            told.append(CoachRemark("found_flag", {"square": facts["square"], "chance": chance}))
        elif event.kind == "challenged" and found.is_challenge_fair:
            told.append(CoachRemark("challenge_right", {"chance": round(100 * found.out_of_reach)}))
        elif event.kind == "passage":
            told.append(CoachRemark("found_passage", {"square": facts["square"], "other": facts["other"]}))
        elif event.kind == "won" and found.is_card_known(facts["square"]):
            piece, card, square = facts["piece"], facts["card"], facts["square"]
            told.append(CoachRemark("beat_known", {"piece": piece, "card": card, "square": square}))
    return tuple(CoachSuccess(decision.number, WORTH[one.name], one) for one in told)
