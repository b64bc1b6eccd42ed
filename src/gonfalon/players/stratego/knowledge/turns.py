"""The recent turns: where pieces have been, and how long nothing has been captured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from gonfalon.core.events import Event

from .record import Record

PATIENCE, PATIENT = 16, 0.4
"""Quiet turns after which a player takes risks; share of the allowed quiet turns over which the risks grow."""
QUIET = 200
"""The quiet turns it would allow where the rules allow any number."""
LATELY, N_EVENTS = 12, 60
"""How many of the seat's last moves count, and among how many of the last events they are found."""
Visits = Counter[tuple[str, int]]
"""(square, piece id) -> how often the piece has left that square in this seat's recent moves."""


def impatience(record: Record, powers: bool = False) -> float:
    """From 0 to 1 the longer nothing has been captured. powers: captures by powers and the quest count as well."""
    quiet = turns_since(record, _is_capture if powers else is_combat)
    allowed = record.seen.limits.quiet_draw or QUIET
    return min(1.0, max(0.0, (quiet - PATIENCE) / (PATIENT * allowed)))


def turns_since(record: Record, ends: Callable[[Event], bool]) -> int:
    """How many turns ago the last such event was."""
    events = reversed(record.information.events)
    return record.seen.ply - next((event.ply for event in events if ends(event)), 0)


def is_combat(event: Event) -> bool:
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


def visits_of(record: Record, powers: bool = False) -> Visits:
    """The squares that pieces have left recently. powers: those left by powers count as well."""
    own = {ply for ply, _ in record.information.actions[-LATELY:]}
    visits: Visits = Counter()
    for event in record.information.events[-N_EVENTS:]:
        left = event.kind == "move" or (powers and event.kind == "power" and bool(event.facts["steps"]))
        if left and event.ply in own:
            visits[event.facts["source"], event.facts["id"]] += 1
    return visits
