"""What a hidden piece's conduct tells of its rank: how often it could have moved and rested, whom it came near, whom it fled.

The likelihoods come from `conduct.toml`, which scripts/conduct_tables.py counts in games of our own players. Rulesets with other
pieces work by role and by who beats whom.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.squares import square_of

from ..setups import roles_of
from ..worth import Fights

ENDS = (0.0, 0.1, 0.3, 0.6, 1.0, 1.5, 2.5, 4.0, 7.0, math.inf)
"""Where the classes of leisure begin and end. A turn in which one of n pieces could go gives each of them a leisure of 1 / n."""
TRUST = 0.7
"""How far the tables are trusted: the opponent need not play as ours do."""
MOST = 3.0
"""No piece's conduct may weigh more than this, as a log-likelihood."""
WINS, TIES, LOSES = "wins", "ties", "loses"


class Deed(NamedTuple):
    """Something a hidden piece did. what: "near", "fled" or "stayed". other: the kind of the shown piece it faced."""

    what: str
    piece: int
    other: str


@lru_cache(maxsize=1)
def tables() -> dict[str, Any]:
    """starts: role -> first moves for a leisure of 1, by class of leisure. near, fled: relation -> number."""
    return tomllib.loads((Path(__file__).parent / "conduct.toml").read_text(encoding="utf-8"))


def rested(starts: list[float], leisure: float) -> float:
    """Log chance that a piece is still unmoved after so much leisure. starts: of its role, as in `tables`."""
    classes = zip(starts, ENDS, ENDS[1:], strict=False)
    return -sum(rate * (min(leisure, end) - begin) for rate, begin, end in classes if leisure > begin)


def started(starts: list[float], leisure: float) -> float:
    """Log density of a first move after so much leisure."""
    return rested(starts, leisure) + math.log(starts[sum(leisure >= end for end in ENDS[1:])])


def relation(fights: Fights, kind: str, other: str) -> str:
    """How a fight between a piece of the kind and the other ends for it, whoever attacks (the other, if it cannot)."""
    if fights.pieces[kind].reach == 0:
        return WINS if fights.result(other, kind) == "defender" else LOSES
    result = fights.result(kind, other)
    return {"attacker": WINS, "defender": LOSES}.get(result, TIES)


class Ground:
    """Who stands where, and the leisure of one side's pieces: how often each could have moved and has not.

    side: that side. near: square -> squares beside it that can be entered. at: square -> (owner, piece id).
    """

    def __init__(self, side: int, near: dict[str, list[str]]) -> None:
        self.side, self.near = side, near
        self.at: dict[str, tuple[int, int]] = {}
        self._clock = 0.0
        self._since: dict[int, float] = {}
        self._leisure: dict[int, float] = {}
        self._first: dict[int, float] = {}

    def put(self, square: str, owner: int, piece: int) -> None:
        """A piece comes to stand on a square, in the place of any other."""
        self.take(square)
        self.at[square] = owner, piece
        self._look_at(square)

    def take(self, square: str) -> None:
        """Whoever stands on a square is there no more."""
        owner, piece = self.at.pop(square, (-1, -1))
        if owner == self.side:
            self._bind(piece)
        if owner >= 0:
            self._look_at(square)

    def turn(self, square: str) -> None:
        """The side is about to move what stands on a square."""
        if self._since:
            self._clock += 1.0 / len(self._since)
        piece = self.at.get(square, (-1, -1))[1]
        self._first.setdefault(piece, self.leisure(piece))

    def leisure(self, piece: int) -> float:
        """Of a piece that has moved, when it first did."""
        if piece in self._first:
            return self._first[piece]
        running = self._clock - self._since[piece] if piece in self._since else 0.0
        return self._leisure.get(piece, 0.0) + running

    def has_moved(self, piece: int) -> bool:
        """Has it moved of its side's will?"""
        return piece in self._first

    def _bind(self, piece: int) -> None:
        since = self._since.pop(piece, None)
        if since is not None:
            self._leisure[piece] = self._leisure.get(piece, 0.0) + self._clock - since

    def _look_at(self, square: str) -> None:
        """A square has changed: who on it and around it can go somewhere now?"""
        for here in (square, *self.near[square]):
            owner, piece = self.at.get(here, (-1, -1))
            if owner == self.side:
                if any(self.at.get(beside, (-1, -1))[0] != self.side for beside in self.near[here]):
                    self._since.setdefault(piece, self._clock)
                else:
                    self._bind(piece)


class Watch:
    """Follows the events a seat hears and notes what hidden enemy pieces do beside shown pieces of the seat.

    own: piece id -> kind of the seat's own pieces. note: called with each Deed.
    """

    def __init__(
        self, seat: int, own: dict[int, str], near: dict[str, list[str]], note: Callable[[Deed], Any]
    ) -> None:
        self.seat, self.own, self.near, self.note = seat, own, near, note
        self.ground = Ground(1 - seat, near)
        self.at = self.ground.at
        self.shown: set[int] = set()
        self.facing: dict[int, int] = {}
        self.ply = self.turned = -1

    def hear(self, events: Iterable[Event]) -> None:
        """Take in more of what the seat heard, in order."""
        for event in events:
            self.ply = event.ply
            handler = getattr(self, f"_on_{event.kind}", None)
            if handler is not None:
                handler(event.facts)

    def _on_start(self, facts: dict[str, Any]) -> None:
        for seat, squares in enumerate(facts["squares"]):
            for name in squares:
                self.ground.put(name, seat, square_of(name))

    def _on_rescue(self, facts: dict[str, Any]) -> None:
        self.ground.put(facts["square"], facts["seat"], facts["id"])
        if facts["seat"] == self.seat and facts["piece"]:
            self.own[facts["id"]] = facts["piece"]

    def _faced(self, square: str) -> list[tuple[int, str]]:
        """(id, kind) of the seat's shown pieces beside a square."""
        found = []
        for beside in self.near[square]:
            owner, piece = self.at.get(beside, (-1, -1))
            if owner == self.seat and piece in self.shown and piece in self.own:
                found.append((piece, self.own[piece]))
        return found

    def _on_move(self, facts: dict[str, Any]) -> None:
        piece = facts["id"]
        self._turn(facts)
        self.ground.take(facts["source"])
        self.ground.put(facts["target"], facts["seat"], piece)
        if facts["piece"]:
            self.shown.add(piece)
        if facts["seat"] == self.seat:
            self._look_around()
            return
        for other, faced in self.facing.items():
            if other not in self.shown:
                self.note(Deed("fled" if other == piece else "stayed", other, self.own[faced]))
        if piece not in self.shown and piece not in self.facing:
            for _, kind in self._faced(facts["target"])[:1]:
                self.note(Deed("near", piece, kind))
        self.facing = {}

    def _look_around(self) -> None:
        """After an own turn: which hidden enemy pieces does a shown piece stand beside?"""
        self.facing = {}
        for square, (owner, piece) in self.at.items():
            if owner == self.seat and piece in self.shown and piece in self.own:
                for beside in self.near[square]:
                    other, enemy = self.at.get(beside, (self.seat, -1))
                    if other != self.seat and enemy not in self.shown:
                        self.facing.setdefault(enemy, piece)

    def _on_combat(self, facts: dict[str, Any]) -> None:
        attacker, defender = facts["attacker_id"], facts["defender_id"]
        self._turn(facts)
        if facts["result"] == "neither":
            self.shown |= {attacker, defender}
        else:
            self.ground.take(facts["source"])
        if facts["result"] == "attacker":
            self.ground.put(facts["target"], facts["seat"], attacker)
            self.shown.add(attacker)
        elif facts["result"] == "both":
            self.ground.take(facts["target"])
        elif facts["defender"]:
            self.shown.add(defender)
        self._after(facts["seat"])

    def _on_power(self, facts: dict[str, Any]) -> None:
        """ME-10.3: the user and all its targets are shown."""
        self._turn(facts)
        self.ground.take(facts["source"])
        self.shown |= {facts["id"], *(target["id"] for target in facts["targets"])}
        for target in facts["targets"]:
            if target["captured"]:
                self.ground.take(target["square"])
        if not facts["falls"]:
            self.ground.put([facts["source"], *facts["steps"]][-1], facts["seat"], facts["id"])
        self._after(facts["seat"])

    def _on_quest(self, facts: dict[str, Any]) -> None:
        for piece in facts["removed"]:
            self.ground.take(piece["square"])
        self._after(facts["seat"])

    def _turn(self, facts: dict[str, Any]) -> None:
        """Before an enemy's act, once for all that is told of it."""
        if facts["seat"] != self.seat and self.turned != self.ply:
            self.turned = self.ply
            self.ground.turn(facts["source"])

    def _after(self, seat: int) -> None:
        """After an act that was no quiet move: nobody has fled or stayed from what was before it."""
        if seat == self.seat:
            self._look_around()
        else:
            self.facing = {}


def weights(
    information: InformationState, fights: Fights, hidden: list[PieceView], kinds: list[str]
) -> dict[tuple[int, str], float]:
    """(piece id, kind) -> log-likelihood of what the hidden piece did, at most MOST from 0."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    deeds: dict[int, list[Deed]] = {}
    own = {piece.id: piece.piece for piece in seen.pieces if piece.owner == seen.seat}
    watch = Watch(seen.seat, own, fights.near, lambda deed: deeds.setdefault(deed.piece, []).append(deed))
    watch.hear(information.events)
    known, roles = tables(), roles_of(seen.kinds, 1 - seen.seat)
    out: dict[tuple[int, str], float] = {}
    for piece in hidden:
        done, leisure = deeds.get(piece.id, ()), watch.ground.leisure(piece.id)
        for kind in kinds:
            value = 0.0
            if piece.id < 256 and fights.pieces[kind].reach > 0:
                starts = known["starts"].get(roles.get(kind, ""), known["starts"]["any"])
                value = (started if piece.moved else rested)(starts, leisure)
            for deed in done:
                value += math.log(_chance(known, fights, deed, kind))
            out[piece.id, kind] = max(-MOST, min(MOST, TRUST * value))
    return out


def _chance(known: dict[str, Any], fights: Fights, deed: Deed, kind: str) -> float:
    """How likely (up to a factor that all kinds share) a piece of the kind would have done that."""
    related = relation(fights, kind, deed.other)
    if fights.pieces[kind].reach == 0:
        return 1.0
    if deed.what == "stayed":
        return 1.0 - known["fled"][related]
    return known[deed.what][related]
