"""What a seat sees and has seen: one record, made from the board and all events that it has heard, once a decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation, home_of

from .fights import fights_now

PATIENCE, PATIENT = 16, 0.4
"""Quiet turns after which a player takes risks; share of the allowed quiet turns over which the risks grow."""
QUIET = 200
"""The quiet turns it would allow where the rules allow any number."""
LATELY, N_EVENTS = 12, 60
"""How many of the seat's last moves count, and among how many of the last events they are found."""
Visits = Counter[tuple[str, int]]
"""(square, piece id) -> how often the piece has left that square in this seat's recent moves."""


class Record:
    """What the board shows a seat now, and what past events tell it beyond that.

    seen: the board. fights: who beats whom now. own, enemies: the pieces of either side, in the order of the observation. at: square ->
    piece.

    announced: piece id -> kind, of the enemy's hidden pieces whose kind was announced (rescued ones). bounds: piece id -> kinds it may
    be, from combats in which it stayed hidden. lost: kind -> the enemy's pieces that were named when they were removed. fell: piece id ->
    its kind then. lost_before: id of a piece that came back without being named (STRAT-9.3.9) -> `lost` at that moment. nameless: (facts,
    could it move?) of each combat in which an enemy's piece fell that was not named. fought: id -> kind of own pieces that did. rescuers:
    ids of pieces that have brought another back (STRAT-9.3: each may once). start: the squares that either side filled, None before. turns:
    the moves, combats and powers, in order.
    """

    def __init__(self, information: InformationState) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.information, self.seen, self.seat, self.enemy = information, seen, seen.seat, 1 - seen.seat
        self.fights, self.kinds = fights_now(information), [kind.id for kind in seen.kinds]
        self.own = [piece for piece in seen.pieces if piece.owner == self.seat]
        self.enemies = [piece for piece in seen.pieces if piece.owner == self.enemy]
        self.at = {piece.square: piece for piece in seen.pieces}
        self.announced: dict[int, str] = {}
        self.bounds: dict[int, set[str]] = {}
        self.lost: Counter[str] = Counter()
        self.fell: dict[int, str] = {}
        self.lost_before: dict[int, Counter[str]] = {}
        self.nameless: list[tuple[dict[str, Any], bool]] = []
        self.fought: dict[int, str] = {}
        self.rescuers: set[int] = set()
        self.start: tuple[Any, ...] | None = None
        self.turns: list[Event] = []
        self._moved, self._mover = set[int](), -1
        for event in information.events:
            handler = getattr(self, f"_on_{event.kind}", None)
            if handler is not None:
                handler(event.facts)
            if event.kind in ("move", "combat", "power"):
                self.turns.append(event)

    def _on_start(self, facts: dict[str, Any]) -> None:
        self.start = self.start or facts["squares"]

    def _on_move(self, facts: dict[str, Any]) -> None:
        self._mover = facts["id"]
        if facts["seat"] == self.enemy:
            self._moved.add(facts["id"])

    def _on_power(self, facts: dict[str, Any]) -> None:
        self._mover = facts["id"]
        self._on_quest(facts)

    def _on_quest(self, facts: dict[str, Any]) -> None:
        """Enemy pieces that a power or the quest has removed, the enemy's own user included."""
        if facts["seat"] == self.enemy:
            self.lost[facts.get("piece", "")] += bool(facts.get("falls"))
            return
        fallen = [target["piece"] for target in facts.get("targets", ()) if target["captured"]]
        self.lost.update([*fallen, *(piece["piece"] for piece in facts.get("removed", ()))])

    def _on_rescue(self, facts: dict[str, Any]) -> None:
        self.rescuers.add(self._mover)
        if facts["seat"] != self.enemy:
            return
        if facts["piece"]:
            self.announced[facts["id"]] = facts["piece"]
            self.lost[facts["piece"]] -= 1
        else:
            self.lost_before[facts["id"]] = self.lost.copy()

    def _on_combat(self, facts: dict[str, Any]) -> None:
        self._mover = facts["attacker_id"]
        mine, other = ("defender", "attacker") if facts["seat"] == self.enemy else ("attacker", "defender")
        if facts[mine]:
            self.fought[facts[f"{mine}_id"]] = facts[mine]
        piece = facts[f"{other}_id"]
        if facts["result"] in (mine, "both"):
            if facts[other]:
                self.lost[facts[other]] += 1
                self.fell[piece] = facts[other]
        elif not facts[other]:
            piece, fits = facts["defender_id"], self._fitting(facts)
            self.bounds[piece] = self.bounds.get(piece, fits) & fits
        if other == "defender" and not facts[other] and facts["result"] != "defender":
            self.nameless.append((facts, piece in self._moved or home_of(piece) is None))

    def name_of(self, piece: PieceView) -> str:
        """What an enemy's piece is known to be; "" if it is not known."""
        return piece.piece or self.announced.get(piece.id, "")

    def unaccounted(self) -> Counter[str]:
        """Kind -> how many of the enemy's army neither stand named nor were named when they were lost."""
        left = Counter({kind.id: kind.counts[self.enemy] for kind in self.seen.kinds})
        left.subtract(self.lost)
        left.subtract(Counter(filter(None, map(self.name_of, self.enemies))))
        return left

    def _fitting(self, combat: dict[str, Any]) -> set[str]:
        """The kinds with which a combat ends as it did if the defender is of them."""
        return {
            kind for kind in self.kinds if self.fights.result(combat["attacker"], kind) == combat["result"]
        }

    def fallen_candidates(self) -> list[set[str]]:
        """The kinds that each nameless piece may have been: those that end the combat so, mobile ones if it could move."""
        pieces, found = self.fights.pieces, []
        for facts, is_mobile in self.nameless:
            fits = self.bounds.get(facts["defender_id"], set(self.kinds)) & self._fitting(facts)
            found.append({k for k in fits if not pieces[k].flag and (pieces[k].reach > 0 or not is_mobile)})
        return found


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
