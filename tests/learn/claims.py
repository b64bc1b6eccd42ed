"""What the rules answer to an act, in one word: the words that the files of lessons use under `engine`."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon import games
from gonfalon.core.events import Event

FORTRESS = {
    "wall": "wall",
    "fell": "fall",
    "won": "won",
    "lost": "beaten",
    "exchanged": "swap",
    "sacrificed": "out",
    "passage": "passage",
    "flag": "flag",
}


def claim_of(game: str, events: Sequence[Event]) -> str:
    """The claim that these events bear out."""
    families = {"stratego": _army, "fortress": _fortress, "fellowship": _cards}
    return families[games.get(game).spec.family](events)


def _army(events: Sequence[Event]) -> str:
    """quiet, the result of a combat, "power" with "+", "falls" and the number captured, quest, or the end."""
    claim = "quiet"
    for event in events:
        facts = event.facts
        if event.kind == "combat":
            claim = str(facts["result"])
        elif event.kind == "power":
            n = sum(bool(target["captured"]) for target in facts["targets"])  # type: ignore[union-attr,index]
            claim = (
                "power" + ("+" if n else "") + (" falls" if facts["falls"] else "") + (str(n) if n else "")
            )
        elif event.kind == "quest":
            claim = "quest"
        elif event.kind == "end":
            claim = f"over:{facts['reason']}"
    return claim


def _cards(events: Sequence[Event]) -> str:
    """The kind of the last thing that happened; "choice" where an answer was only taken down."""
    return events[-1].kind if events else "choice"


def _fortress(events: Sequence[Event]) -> str:
    """The last thing announced that matters; a ladder or an entry only if nothing else was."""
    claim = "move"
    for event in events:
        claim = FORTRESS.get(event.kind, claim)
        if event.kind == "ladder" and claim != "fall":
            claim = "ladder"
        if event.kind == "entered" and claim == "move":
            claim = "enter"
    return claim
