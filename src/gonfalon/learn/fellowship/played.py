"""What a finished game of cards shows of its lessons, by what happened in sight of one seat."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from gonfalon.core.observation import InformationState
from gonfalon.learn.missed import Missed, own_acts

MissedReason = Literal["undefended"]
"""How a game is lost by a lesson: the text `lesson-missed-<reason>`."""

MOST_UNDEFENDED = 2
"""Attacks that may be left without a defender before the lesson about combat comes back."""
STRIKES, PAID = 3, 5
"""Own attacks that show combat; own payments that show what resources are for."""


def played(information: InformationState) -> tuple[list[str], list[Missed]]:
    """Lessons that the seat knew, and those that it lost by."""
    acts = Counter(act.split(" ")[0] for act in own_acts(information))
    known: list[str] = []
    if acts["commit"] and acts["travel"]:
        known.append("first-round")
    if acts["attack"] >= STRIKES and acts["defend"]:
        known.append("combat")
    if acts["pay"] + acts["play"] >= PAID:
        known.append("resources")
    if information.setup.n_seats > 1 and acts["commit"]:
        known.append("two-players")
    undefended = sum(
        event.kind == "undefended" and event.facts.get("seat") == information.seat
        for event in information.events
    )
    return known, [Missed("combat", "undefended")] if undefended > MOST_UNDEFENDED else []
