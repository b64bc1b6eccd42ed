"""The recent turns: where pieces have been, and how long nothing has been captured."""

from __future__ import annotations

from collections import Counter

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

PATIENCE, PATIENT = 16, 0.4
"""Quiet turns after which a player takes risks; share of the allowed quiet turns over which the risks grow."""
QUIET = 200
"""The quiet turns it would allow where the rules allow any number."""
LATELY, N_EVENTS = 12, 60
"""How many of the seat's last moves count, and among how many of the last events they are found."""
Visits = Counter[tuple[str, int]]
"""(square, piece id) -> how often the piece has left that square in this seat's recent moves."""


def impatience(information: InformationState, powers: bool = False) -> float:
    """From 0 to 1 the longer nothing has been captured. powers: captures by powers and the quest count as well."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    ends = _is_capture if powers else _is_combat
    last = next((event.ply for event in reversed(information.events) if ends(event)), 0)
    allowed = seen.limits.quiet_draw or QUIET
    return min(1.0, max(0.0, (seen.ply - last - PATIENCE) / (PATIENT * allowed)))


def _is_combat(event: Event) -> bool:
    """Is it a combat, or the start?"""
    return event.kind in ("combat", "start")


def _is_capture(event: Event) -> bool:
    """Does the event end the count of quiet turns: a capture, the start?"""
    facts = event.facts
    if event.kind == "power":
        return facts["falls"] or any(target["captured"] for target in facts["targets"])
    if event.kind == "combat":
        return facts["result"] != "neither"
    return event.kind in ("start", "quest")


def visits_of(information: InformationState, powers: bool = False) -> Visits:
    """The squares that pieces have left recently. powers: those left by powers count as well."""
    own = {ply for ply, _ in information.actions[-LATELY:]}
    visits: Visits = Counter()
    for event in information.events[-N_EVENTS:]:
        left = event.kind == "move" or (powers and event.kind == "power" and bool(event.facts["steps"]))
        if left and event.ply in own:
            visits[event.facts["source"], event.facts["id"]] += 1
    return visits
