"""How this seat was told what an enemy's piece is."""

from __future__ import annotations

from typing import Any

from gonfalon.core.observation import InformationState

FOUGHT, WENT_FAR, USED, STRUCK = (
    ("fought", "STRAT-5.2"),
    ("far", "STRAT-4.7"),
    ("power", "ME-5.3"),
    ("target", "ME-5.5"),
)
CAME_BACK, ON_DOOM = ("rescue", "STRAT-9.3.9"), ("quest", "ME-9.6")
Source = tuple[str, str]
"""The word for what told it, and the id of the rule by which it did."""


def sources_of(information: InformationState, enemy: int, mount_doom: str) -> dict[int, Source]:
    """Piece id -> what first told the kind of the enemy's piece. mount_doom: its square, "" if there is none."""
    found: dict[int, Source] = {}
    for event in information.events:
        for piece, source in _told(event.kind, event.facts, enemy, mount_doom):
            found.setdefault(piece, source)
    return found


def _told(kind: str, facts: dict[str, Any], enemy: int, mount_doom: str) -> list[tuple[int, Source]]:
    """(piece id, source) of the enemy's pieces that an event names."""
    theirs = facts.get("seat") == enemy
    if kind == "combat":
        role = "attacker" if theirs else "defender"
        return [(facts[f"{role}_id"], FOUGHT)] if facts[role] else []
    if kind == "move":
        return (
            [(facts["id"], ON_DOOM if facts["target"] == mount_doom else WENT_FAR)]
            if theirs and facts["piece"]
            else []
        )
    if kind == "power":
        return [(facts["id"], USED)] if theirs else [(target["id"], STRUCK) for target in facts["targets"]]
    return [(facts["id"], CAME_BACK)] if kind == "rescue" and theirs and facts["piece"] else []
