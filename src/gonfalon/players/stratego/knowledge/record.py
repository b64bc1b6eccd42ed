"""What a seat has seen: one record, made from all events that it has heard, once a decision."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation, home_of

from .fights import Fights


class Record:
    """What past events tell a seat, beyond what the board shows now.

    announced: piece id -> kind, of the enemy's hidden pieces whose kind was announced (rescued ones). bounds: piece id -> kinds it may
    be, from combats in which it stayed hidden. lost: kind -> the enemy's pieces that were named when they were removed. fell: piece id ->
    its kind then. lost_before: id of a piece that came back without being named (STRAT-9.3.9) -> `lost` at that moment. nameless: (facts,
    could it move?) of each combat in which an enemy's piece fell that was not named. own: id -> kind of own pieces that fought. rescuers:
    ids of pieces that have brought another back (STRAT-9.3: each may once). start: the squares that either side filled, None before. turns:
    the moves, combats and powers, in order.
    """

    def __init__(self, information: InformationState, fights: Fights) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.enemy, self.fights, self.kinds = 1 - seen.seat, fights, [kind.id for kind in seen.kinds]
        self.announced: dict[int, str] = {}
        self.bounds: dict[int, set[str]] = {}
        self.lost: Counter[str] = Counter()
        self.fell: dict[int, str] = {}
        self.lost_before: dict[int, Counter[str]] = {}
        self.nameless: list[tuple[dict[str, Any], bool]] = []
        self.own: dict[int, str] = {}
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
            self.own[facts[f"{mine}_id"]] = facts[mine]
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
