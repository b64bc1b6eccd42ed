"""What a hidden piece's behaviour says of its kind: how long it rested, whose neighbour it became, from whom it fled.

The likelihoods come from `behaviour.toml`, which scripts/behaviour_tables.py counts in games of our own players. Rulesets with other
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
from gonfalon.games.stratego.observation import PieceView, StrategoObservation, home_of
from gonfalon.games.stratego.squares import square_of

from ..setups import roles_of
from ..worth import Fights
from .idle_turns import IdleTurns, log_first_move, log_unmoved, pace_of
from .weights import WEIGHTS, BehaviourWeights

WINS, TIES, LOSES = "wins", "ties", "loses"


class Reaction(NamedTuple):
    """What a hidden piece did. what: "near", "fled", "attacked" or "stayed". piece: its id. other: the kind of the shown piece beside it.

    The last three are what it did first when the shown piece had come beside it, or it beside the shown piece.
    """

    what: str
    piece: int
    other: str


@lru_cache(maxsize=1)
def tables() -> dict[str, Any]:
    """starts: role -> first moves for an idle turn, by class of idle turns. near, fled, attacked: relation -> likelihood."""
    return tomllib.loads((Path(__file__).parent / "behaviour.toml").read_text(encoding="utf-8"))


def relation(fights: Fights, kind: str, other: str) -> str:
    """How a combat between a piece of the kind and the other ends for it, whoever attacks (the other, if it cannot)."""
    if fights.pieces[kind].reach == 0:
        return WINS if fights.result(other, kind) == "defender" else LOSES
    result = fights.result(kind, other)
    return {"attacker": WINS, "defender": LOSES}.get(result, TIES)


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


def own_kinds(information: InformationState) -> dict[int, str]:
    """Id -> kind of the seat's pieces, those included that fell in combats."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    own = {piece.id: piece.piece for piece in seen.pieces if piece.owner == seen.seat}
    for event in information.events:
        if event.kind == "combat":
            role = "attacker" if event.facts["seat"] == seen.seat else "defender"
            if event.facts[role]:
                own[event.facts[f"{role}_id"]] = event.facts[role]
    return own


def observed(information: InformationState, fights: Fights) -> tuple[IdleTurns, dict[int, list[Reaction]]]:
    """What a seat has seen the enemy's pieces do: their idle turns, and piece id -> reactions."""
    reactions: dict[int, list[Reaction]] = {}
    observer = BehaviourObserver(
        information.seat,
        own_kinds(information),
        fights.near,
        lambda one: reactions.setdefault(one.piece, []).append(one),
    )
    observer.hear(information.events)
    return observer.idle, reactions


def behaviour_logs(
    information: InformationState,
    fights: Fights,
    hidden: list[PieceView],
    kinds: list[str],
    share: float = 1.0,
    weights: BehaviourWeights = WEIGHTS.behaviour,
) -> dict[tuple[int, str], float]:
    """(piece id, kind) -> log weight of what the hidden piece did, at most weights.most from 0. share: how far it counts."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    idle_turns, reactions = observed(information, fights)
    idle = _idle_logs(seen, fights, idle_turns, hidden, kinds, weights)
    done = _reaction_logs(fights, [one for some in reactions.values() for one in some], kinds)
    out: dict[tuple[int, str], float] = {}
    for row, piece in enumerate(hidden):
        for column, kind in enumerate(kinds):
            value = weights.idle * idle[row][column]
            for reaction in reactions.get(piece.id, ()):
                value += weights.reactions * done[reaction.what, reaction.other, kind]
            out[piece.id, kind] = max(-weights.most, min(weights.most, share * value))
    return out


def _idle_logs(
    seen: StrategoObservation,
    fights: Fights,
    idle: IdleTurns,
    hidden: list[PieceView],
    kinds: list[str],
    weights: BehaviourWeights,
) -> list[list[float]]:
    """Log weight of each hidden piece's idle turns for each kind; 0 if immobile, or rescued (it has a number of its own)."""
    starts, counts = tables()["starts"], {kind.id: kind.counts[idle.side] for kind in seen.kinds}
    roles, mobile = roles_of(seen.kinds, idle.side), [fights.pieces[kind].reach > 0 for kind in kinds]
    share = sum(n for kind, n in counts.items() if fights.pieces[kind].reach > 0) / max(
        1, sum(counts.values())
    )
    pace = pace_of(idle.all_turns(), starts["any"], share, weights)
    rates = [starts.get(roles.get(kind, ""), starts["any"]) for kind in kinds]
    out = []
    for piece in hidden:
        turns, log = idle.of(piece.id), log_first_move if piece.moved else log_unmoved
        is_deployed = home_of(piece.id) is not None
        out.append(
            [
                log(rate, turns, pace) if can_move and is_deployed else 0.0
                for rate, can_move in zip(rates, mobile, strict=True)
            ]
        )
    return out


def _reaction_logs(
    fights: Fights, reactions: list[Reaction], kinds: list[str]
) -> dict[tuple[str, str, str], float]:
    """(what was done, kind of the shown piece, kind of who did it) -> log likelihood."""
    seen = {(one.what, one.other): one for one in reactions}
    return {
        (what, other, kind): math.log(_likelihood(fights, one, kind))
        for (what, other), one in seen.items()
        for kind in kinds
    }


def _likelihood(fights: Fights, reaction: Reaction, kind: str) -> float:
    """How likely (up to a factor that all kinds share) a piece of the kind does that."""
    related = relation(fights, kind, reaction.other)
    if fights.pieces[kind].reach == 0:
        return 1.0
    if reaction.what == "stayed":
        return 1.0 - tables()["fled"][related] - tables()["attacked"][related]
    return tables()[reaction.what][related]
