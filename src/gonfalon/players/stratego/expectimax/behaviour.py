"""Reads the behaviour of hidden enemy pieces near own pieces that the enemy knows: one that approaches probably beats them."""

from __future__ import annotations

from typing import Any

from ..knowledge.record import Record

Encounters = dict[int, dict[str, bool]]
"""Enemy piece id -> kind of a shown own piece -> was its last move there one towards such a piece? Else it moved away."""


class _Replay:
    """Replays the own pieces from this seat's events. at: square -> own piece id. known: own piece id -> kind, once the enemy knows it."""

    def __init__(self, record: Record) -> None:
        self.seat, self.near = record.seat, record.fights.near
        self.at: dict[str, int] = {}
        self.known: dict[int, str] = {}
        self.met: Encounters = {}
        for event in record.information.events:
            if event.kind == "move":
                self._move(event.facts)
            elif event.kind == "combat":
                self._combat(event.facts)

    def _move(self, facts: dict[str, Any]) -> None:
        source, target, piece = facts["source"], facts["target"], facts["id"]
        self.at.pop(source, None)
        if facts["seat"] == self.seat:
            self.at[target] = piece
            if facts["piece"]:
                self.known[piece] = facts["piece"]
            return
        here, there = self._beside(target), self._beside(source)
        for kind in there - here:
            self.met.setdefault(piece, {})[kind] = False
        for kind in here:
            self.met.setdefault(piece, {})[kind] = True

    def _beside(self, square: str) -> set[str]:
        """The kinds of shown own pieces beside a square."""
        own = (self.at.get(name) for name in self.near[square])
        return {self.known[piece] for piece in own if piece in self.known}

    def _combat(self, facts: dict[str, Any]) -> None:
        source, target = facts["source"], facts["target"]
        self.at.pop(source, None)
        mine = "attacker" if facts["seat"] == self.seat else "defender"
        self.at.pop(target, None)
        if facts["result"] == mine and facts[mine]:
            self.known[facts[f"{mine}_id"]] = facts[mine]
            self.at[target] = facts[f"{mine}_id"]


def encounters_of(record: Record) -> Encounters:
    """The last encounter of each enemy piece with each kind of shown own piece."""
    return _Replay(record).met
