"""The fights that a seat heard of after an answer."""

from __future__ import annotations

from typing import Any

from gonfalon.core.events import Event
from gonfalon.core.seat_decision import SeatDecision


def combat_of(heard: tuple[Event, ...], seat: int, mine: bool) -> dict[str, Any] | None:
    """The facts of the first combat that this seat (`mine`) or the other one began; a defender that only this seat knows is named."""
    own = next((event.facts["piece"] for event in heard if event.kind == "own_combat"), "")
    for event in heard:
        if event.kind == "combat" and (event.facts["seat"] == seat) == mine:
            return event.facts if event.facts["defender"] or mine else {**event.facts, "defender": own}
    return None


def cost_a_piece(decision: SeatDecision) -> bool:
    """Did a piece of the seat fall after its answer: its attacker, or one that the enemy took?"""
    seat = decision.information.seat
    mine, theirs = combat_of(decision.heard, seat, mine=True), combat_of(decision.heard, seat, mine=False)
    lost_attack = mine is not None and mine["result"] in ("defender", "both")
    return lost_attack or (theirs is not None and theirs["result"] == "attacker")
