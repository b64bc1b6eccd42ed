"""What the enemy's hidden pieces have done before the seat's eyes: how long they rested, whose neighbours they became, whom they fled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from gonfalon.core.events import Event
from gonfalon.games.stratego.squares import square_of

from .record import Record


class IdleTurns:
    """Where pieces stand, and the idle turns of one side's pieces: how often each could have moved and has not.

    side: that side. near: square -> squares beside it that can be entered. at: square -> (owner, piece id). where: piece id -> square.
    """

    def __init__(self, side: int, near: dict[str, list[str]]) -> None:
        self.side, self.near = side, near
        self.at: dict[str, tuple[int, int]] = {}
        self.where: dict[int, str] = {}
        self._clock = 0.0  # sum of 1 / pieces that could move, over the side's turns
        self._since: dict[int, float] = {}
        self._idle: dict[int, float] = {}
        self._first: dict[int, float] = {}

    def put(self, square: str, owner: int, piece: int) -> None:
        """Put a piece on a square, in place of any other."""
        self.take(square)
        self.at[square], self.where[piece] = (owner, piece), square
        self._update(square)

    def take(self, square: str) -> None:
        """Remove the piece on a square, if there is one."""
        owner, piece = self.at.pop(square, (-1, -1))
        if owner < 0:
            return
        self.where.pop(piece, None)
        if owner == self.side:
            self._stop(piece)
        self._update(square)

    def count_turn(self, square: str) -> None:
        """Count a turn, in which the side moves the piece on a square; before it is moved."""
        if self._since:
            self._clock += 1.0 / len(self._since)
        piece = self.at.get(square, (-1, -1))[1]
        self._first.setdefault(piece, self.of(piece))

    def of(self, piece: int) -> float:
        """Idle turns of a piece; of one that has moved, those before its first move."""
        if piece in self._first:
            return self._first[piece]
        running = self._clock - self._since[piece] if piece in self._since else 0.0
        return self._idle.get(piece, 0.0) + running

    def all_turns(self) -> list[tuple[float, bool]]:
        """(idle turns, has it moved) of every piece that could ever move."""
        pieces = sorted({*self._since, *self._idle, *self._first})
        return [(self.of(piece), piece in self._first) for piece in pieces]

    def has_moved(self, piece: int) -> bool:
        """Has its side moved the piece?"""
        return piece in self._first

    def _stop(self, piece: int) -> None:
        """The piece cannot move any more: settle its running time."""
        since = self._since.pop(piece, None)
        if since is not None:
            self._idle[piece] = self._idle.get(piece, 0.0) + self._clock - since

    def _update(self, square: str) -> None:
        """Update which pieces on a changed square and beside it can move."""
        at, near, side = self.at, self.near, self.side
        for here in (square, *near[square]):
            if here not in at or at[here][0] != side:
                continue
            piece = at[here][1]
            for beside in near[here]:
                if beside not in at or at[beside][0] != side:
                    self._since.setdefault(piece, self._clock)
                    break
            else:
                self._stop(piece)


class Reaction(NamedTuple):
    """What a hidden piece did. what: "near", "fled", "attacked" or "stayed". piece: its id. other: the kind of the shown piece beside it.

    The last three are what it did first when the shown piece had come beside it, or it beside the shown piece.
    """

    what: str
    piece: int
    other: str


class BehaviourObserver:
    """Follows the events a seat hears and notes what hidden enemy pieces do beside shown pieces of the seat.

    own: piece id -> kind of the seat's own pieces. note: called with each Reaction. idle: IdleTurns of the enemy's pieces.
    """

    def __init__(
        self, seat: int, own: dict[int, str], near: dict[str, list[str]], note: Callable[[Reaction], Any]
    ) -> None:
        self.seat, self.own, self.near, self.note = seat, own, near, note
        self.idle = IdleTurns(1 - seat, near)
        self.at = self.idle.at
        self.shown: set[int] = set()
        self.facing: dict[int, int] = {}
        self.faced: dict[int, int] = {}
        self.ply = self.turned = -1

    def hear(self, events: Iterable[Event]) -> None:
        """Follow more events, in order."""
        for event in events:
            self.ply = event.ply
            handler = getattr(self, f"_on_{event.kind}", None)
            if handler is not None:
                handler(event.facts)

    def _on_start(self, facts: dict[str, Any]) -> None:
        for seat, squares in enumerate(facts["squares"]):
            for name in squares:
                self.idle.put(name, seat, square_of(name))

    def _on_rescue(self, facts: dict[str, Any]) -> None:
        self.idle.put(facts["square"], facts["seat"], facts["id"])
        if facts["seat"] == self.seat and facts["piece"]:
            self.own[facts["id"]] = facts["piece"]

    def _shown_beside(self, square: str) -> list[tuple[int, str]]:
        """(id, kind) of the seat's shown pieces beside a square."""
        found = []
        for beside in self.near[square]:
            owner, piece = self.at.get(beside, (-1, -1))
            if owner == self.seat and piece in self.shown and piece in self.own:
                found.append((piece, self.own[piece]))
        return found

    def _on_move(self, facts: dict[str, Any]) -> None:
        """A plain move: after one of the enemy's, who has fled, stayed, come near?"""
        piece = facts["id"]
        self._count_turn(facts)
        self.idle.take(facts["source"])
        self.idle.put(facts["target"], facts["seat"], piece)
        if facts["piece"]:
            self.shown.add(piece)
        if facts["seat"] == self.seat:
            self._find_faced()
            return
        self._note_reactions(piece, "fled")
        if piece not in self.shown and piece not in self.facing:
            for _, kind in self._shown_beside(facts["target"])[:1]:
                self.note(Reaction("near", piece, kind))
        self.facing = {}

    def _note_reactions(self, piece: int, what: str) -> None:
        """After an enemy's turn, in which a piece did something: the others stayed."""
        for other, faced in self.facing.items():
            if other not in self.shown:
                self.note(Reaction(what if other == piece else "stayed", other, self.own[faced]))

    def _find_faced(self) -> None:
        """After an own turn: find the hidden enemy pieces that a shown piece of the seat has newly come to stand beside."""
        before, self.faced = self.faced, {}
        for piece in sorted(self.shown):
            if piece in self.own and piece in self.idle.where:
                for beside in self.near[self.idle.where[piece]]:
                    other, enemy = self.at.get(beside, (self.seat, -1))
                    if other != self.seat and enemy not in self.shown:
                        self.faced.setdefault(enemy, piece)
        self.facing = {enemy: piece for enemy, piece in self.faced.items() if before.get(enemy) != piece}

    def _on_combat(self, facts: dict[str, Any]) -> None:
        """A combat removes pieces and shows those that it names."""
        attacker, defender = facts["attacker_id"], facts["defender_id"]
        self._count_turn(facts)
        if facts["seat"] != self.seat:
            self._note_reactions(attacker, "attacked")
        if facts["result"] == "neither":
            self.shown |= {attacker, defender}
        else:
            self.idle.take(facts["source"])
        if facts["result"] == "attacker":
            self.idle.put(facts["target"], facts["seat"], attacker)
            self.shown.add(attacker)
        elif facts["result"] == "both":
            self.idle.take(facts["target"])
        elif facts["defender"]:
            self.shown.add(defender)
        self._end_action(facts["seat"])

    def _on_power(self, facts: dict[str, Any]) -> None:
        """ME-10.3: the user and all its targets are shown."""
        self._count_turn(facts)
        self.idle.take(facts["source"])
        self.shown |= {facts["id"], *(target["id"] for target in facts["targets"])}
        for target in facts["targets"]:
            if target["captured"]:
                self.idle.take(target["square"])
        if not facts["falls"]:
            self.idle.put([facts["source"], *facts["steps"]][-1], facts["seat"], facts["id"])
        self._end_action(facts["seat"])

    def _on_quest(self, facts: dict[str, Any]) -> None:
        for piece in facts["removed"]:
            self.idle.take(piece["square"])
        self._end_action(facts["seat"])

    def _count_turn(self, facts: dict[str, Any]) -> None:
        """Before an enemy's turn: count it, once for all events of a ply."""
        if facts["seat"] != self.seat and self.turned != self.ply:
            self.turned = self.ply
            self.idle.count_turn(facts["source"])

    def _end_action(self, seat: int) -> None:
        """After an action that was no plain move: it says nothing of who flees or stays."""
        if seat == self.seat:
            self._find_faced()
        else:
            self.facing = {}


def observed(record: Record) -> tuple[IdleTurns, dict[int, list[Reaction]]]:
    """What a seat has seen the enemy's pieces do: their idle turns, and piece id -> reactions."""
    own = {piece.id: piece.piece for piece in record.own} | record.fought
    reactions: dict[int, list[Reaction]] = {}
    observer = BehaviourObserver(
        record.seat, own, record.fights.near, lambda one: reactions.setdefault(one.piece, []).append(one)
    )
    observer.hear(record.information.events)
    return observer.idle, reactions


Encounters = dict[int, dict[str, bool]]
"""Enemy piece id -> kind of a shown own piece -> was its last move there one towards such a piece? Else it moved away."""


class EncounterReplay:
    """Follows how enemy pieces came and went beside shown own pieces: one that approaches probably beats them.

    It replays the own pieces from this seat's events. at: square -> own piece id. known: own piece id -> kind, once the enemy knows it.
    met: the last encounter of each enemy piece with each kind of shown own piece.
    """

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
