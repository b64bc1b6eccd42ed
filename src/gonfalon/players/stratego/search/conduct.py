"""What a hidden piece's conduct tells of its rank: how long it has rested, whom it came near, whom it fled.

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

from ..setups import roles_of
from ..worth import Fights

TURNS = (10, 25, 50, 80, 120, 170, 230, 300, 400)
"""Where the classes of turns end; in games of fewer than 80 pieces the turns count for more in proportion."""
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
    """rest: role -> four rows (back row first) of chances to be unmoved, by class of turns. near, fled: relation -> number."""
    return tomllib.loads((Path(__file__).parent / "conduct.toml").read_text(encoding="utf-8"))


def class_of(turn: int, n_pieces: int) -> int:
    """The class of a turn in a game that began with n_pieces."""
    turns = turn * 80 / max(1, n_pieces)
    return sum(turns >= end for end in TURNS)


def relation(fights: Fights, kind: str, other: str) -> str:
    """How a fight between a piece of the kind and the other ends for it, whoever attacks (the other, if it cannot)."""
    if fights.pieces[kind].reach == 0:
        return WINS if fights.result(other, kind) == "defender" else LOSES
    result = fights.result(kind, other)
    return {"attacker": WINS, "defender": LOSES}.get(result, TIES)


class Watch:
    """Follows the events a seat hears and notes what hidden enemy pieces do beside shown pieces of the seat.

    own: piece id -> kind of the seat's own pieces. note: called with each Deed.
    """

    def __init__(
        self, seat: int, own: dict[int, str], near: dict[str, list[str]], note: Callable[[Deed], Any]
    ) -> None:
        self.seat, self.own, self.near, self.note = seat, own, near, note
        self.at: dict[str, tuple[int, int]] = {}
        self.shown: set[int] = set()
        self.facing: dict[int, int] = {}

    def hear(self, events: Iterable[Event]) -> None:
        """Take in more of what the seat heard, in order."""
        for event in events:
            handler = getattr(self, f"_on_{event.kind}", None)
            if handler is not None:
                handler(event.facts)

    def _on_start(self, facts: dict[str, Any]) -> None:
        for seat, squares in enumerate(facts["squares"]):
            for name in squares:
                self.at[name] = (seat, (int(name[1:]) - 1) * 16 + ord(name[0]) - ord("a"))

    def _on_rescue(self, facts: dict[str, Any]) -> None:
        self.at[facts["square"]] = (facts["seat"], facts["id"])
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
        self.at.pop(facts["source"], None)
        self.at[facts["target"]] = (facts["seat"], piece)
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
        if facts["result"] == "neither":
            self.shown |= {attacker, defender}
        else:
            self.at.pop(facts["source"], None)
        if facts["result"] == "attacker":
            self.at[facts["target"]] = (facts["seat"], attacker)
            self.shown.add(attacker)
        elif facts["result"] == "both":
            self.at.pop(facts["target"], None)
        elif facts["defender"]:
            self.shown.add(defender)
        self._after(facts["seat"])

    def _on_power(self, facts: dict[str, Any]) -> None:
        """ME-10.3: the user and all its targets are shown."""
        self.at.pop(facts["source"], None)
        self.shown |= {facts["id"], *(target["id"] for target in facts["targets"])}
        if not facts["falls"]:
            self.at[[facts["source"], *facts["steps"]][-1]] = (facts["seat"], facts["id"])
        for target in facts["targets"]:
            if target["captured"]:
                self.at.pop(target["square"], None)
        self._after(facts["seat"])

    def _on_quest(self, facts: dict[str, Any]) -> None:
        for piece in facts["removed"]:
            self.at.pop(piece["square"], None)
        self._after(facts["seat"])

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
    Watch(seen.seat, own, fights.near, lambda deed: deeds.setdefault(deed.piece, []).append(deed)).hear(
        information.events
    )
    enemy, known = 1 - seen.seat, tables()
    roles = roles_of(seen.kinds, enemy)
    n_pieces = sum(sum(kind.counts) for kind in seen.kinds)
    when = class_of(seen.turn, n_pieces)
    out: dict[tuple[int, str], float] = {}
    for piece in hidden:
        row = _depth(piece.id, enemy, seen.rows)
        done = deeds.get(piece.id, ())
        for kind in kinds:
            value = 0.0
            if row is not None:
                still = known["rest"].get(roles.get(kind, ""), known["rest"]["any"])[row][when]
                if fights.pieces[kind].reach == 0:
                    still = 1.0
                value += math.log(max(0.02, 1.0 - still if piece.moved else still))
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


def _depth(piece: int, enemy: int, rows: int) -> int | None:
    """The row of its own set-up zone a piece was deployed in, 0 the back row; None for one that came back."""
    if piece >= 256:
        return None
    row = piece >> 4
    return min(3, row if enemy == 0 else rows - 1 - row)
