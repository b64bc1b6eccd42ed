"""Chances of what an enemy piece is: observed facts bound its kind; within them every piece not accounted for is equally likely."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceKind, PieceView, StrategoObservation
from gonfalon.games.stratego.squares import square_of

from .setups import cells_of, habits, roles_of

TRUST = 0.6
"""Exponent on the deployment prior: 0 ignores how people deploy, 1 takes it in full."""

Fight = Callable[[str, str], str]
"""(attacker's kind, defender's kind) -> "attacker", "defender" or "both"."""


class Memory:
    """What a seat knows of the enemy's pieces from past events, beyond what the board shows now.

    announced: piece id -> kind, of hidden pieces whose kind was announced (rescued ones). bounds: piece id -> kinds it may be, from
    combats in which it stayed hidden. lost: kind -> pieces that were named when they were removed. fell: piece id -> its kind then.
    lost_before: id of a piece that came back without being named (STRAT-9.3.9) -> `lost` at that moment.
    """

    def __init__(self, information: InformationState, enemy: int, fight: Fight, kinds: list[str]) -> None:
        self.enemy, self.fight, self.kinds = enemy, fight, kinds
        self.announced: dict[int, str] = {}
        self.bounds: dict[int, set[str]] = {}
        self.lost: Counter[str] = Counter()
        self.fell: dict[int, str] = {}
        self.lost_before: dict[int, Counter[str]] = {}
        for event in information.events:
            if event.kind == "combat":
                self._combat(event.facts)
            elif event.kind in ("power", "quest"):
                self._power(event.facts)
            elif event.kind == "rescue" and event.facts["seat"] == enemy:
                self._rescue(event.facts)

    def _power(self, facts: dict[str, Any]) -> None:
        """Enemy pieces that a power or the quest has removed, the enemy's own user included."""
        if facts["seat"] == self.enemy:
            self.lost[facts.get("piece", "")] += bool(facts.get("falls"))
            return
        fallen = [target["piece"] for target in facts.get("targets", ()) if target["captured"]]
        self.lost.update([*fallen, *(piece["piece"] for piece in facts.get("removed", ()))])

    def _rescue(self, facts: dict[str, Any]) -> None:
        """An enemy piece that came back."""
        if facts["piece"]:
            self.announced[facts["id"]] = facts["piece"]
            self.lost[facts["piece"]] -= 1
        else:
            self.lost_before[facts["id"]] = self.lost.copy()

    def _combat(self, facts: dict[str, Any]) -> None:
        mine, other = ("defender", "attacker") if facts["seat"] == self.enemy else ("attacker", "defender")
        if facts["result"] in (mine, "both"):
            if facts[other]:
                self.lost[facts[other]] += 1
                self.fell[facts[f"{other}_id"]] = facts[other]
        elif not facts[other]:
            fits = {kind for kind in self.kinds if self.fight(facts["attacker"], kind) == facts["result"]}
            self.bounds[facts["defender_id"]] = self.bounds.get(facts["defender_id"], fits) & fits


class Odds:
    """Chances of what the enemy's pieces are in one position. unknown: kind -> how many of them stand hidden.

    standing: kind -> how many stand on the board, hidden or not.
    """

    def __init__(self, information: InformationState, fight: Fight, zone: tuple[str, ...]) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.kinds: dict[str, PieceKind] = {kind.id: kind for kind in seen.kinds}
        enemy = 1 - seen.seat
        self.memory = Memory(information, enemy, fight, list(self.kinds))
        left: Counter[str] = Counter({kind.id: kind.counts[enemy] for kind in seen.kinds})
        left.subtract(self.memory.lost)
        theirs = [piece for piece in seen.pieces if piece.owner == enemy]
        left.subtract(Counter(name for name in map(self.name_of, theirs) if name))
        hidden = [piece for piece in theirs if not self.name_of(piece)]
        self.hidden_moved = sum(piece.moved for piece in hidden)
        self.unknown = {name: n for name, n in left.items() if n > 0}
        self.standing = Counter(name for name in map(self.name_of, theirs) if name) + left
        self.habits = Habits(seen, zone)

    def name_of(self, piece: PieceView) -> str:
        """What a piece is known to be; "" if it is not known."""
        return piece.piece or self.memory.announced.get(piece.id, "")

    def of(self, piece: PieceView) -> dict[str, float]:
        """Kind -> chance that the piece is of it; the chances add up to 1."""
        name = self.name_of(piece)
        if name:
            return {name: 1.0}
        movers = {kind: float(n) for kind, n in self.unknown.items() if self.kinds[kind].reach > 0}
        fits = self.memory.bounds.get(piece.id, set(self.kinds))
        if piece.moved or not as_deployed(piece):
            return _share(movers, fits)
        total = sum(movers.values())
        keep = max(0.0, total - self.hidden_moved) / total if total else 0.0
        still = {
            kind: self.habits.share(kind, piece.square) * n * (keep if kind in movers else self.habits.rest)
            for kind, n in self.unknown.items()
        }
        return _share(still, fits)


@lru_cache(maxsize=8)
def _tempered(army: str, trust: float) -> dict[str, list[float]]:
    """Role -> weight of each of the tables' squares for one piece of it, 1 on average. trust: exponent, as TRUST."""
    found = {}
    for role, logs in habits(army)[0].items():
        shares = [math.exp(trust * share) for share in logs]
        found[role] = [share * len(shares) / sum(shares) for share in shares]
    return found


class Habits:
    """How people deploy, as a prior for a piece that has not moved. trust: exponent on the prior, 0 to 1, as TRUST.

    rest: weight of an immobile kind for such a piece; it grows with the turns in which the piece has not moved.
    """

    def __init__(self, seen: StrategoObservation, zone: tuple[str, ...], trust: float = TRUST) -> None:
        enemy = 1 - seen.seat
        n_pieces = sum(kind.counts[enemy] for kind in seen.kinds)
        self.shares = _tempered("full" if 2 * n_pieces > len(zone) else "sparse", trust)
        self.roles = roles_of(seen.kinds, enemy)
        self.cells = cells_of(zone, seen.columns, enemy)
        self.rest = 1.0 + min(2.0, seen.turn / 150)

    def share(self, kind: str, square: str) -> float:
        """How likely a piece of that kind was to be deployed there, 1 on average over the squares."""
        shares = self.shares.get(self.roles.get(kind, ""))
        if shares is None or square not in self.cells:
            return 1.0
        return shares[self.cells[square]]


def as_deployed(piece: PieceView) -> bool:
    """Does the piece stand where it was deployed? A rescued piece has an id of its own, so it never does."""
    return piece.id == square_of(piece.square)


def _share(weights: dict[str, float], fits: set[str]) -> dict[str, float]:
    """Weights as chances, within the bounds if any weight is left there."""
    kept = {name: n for name, n in weights.items() if n > 0 and name in fits}
    kept = kept or {name: n for name, n in weights.items() if n > 0} or dict.fromkeys(fits, 1.0)
    total = sum(kept.values())
    return {name: n / total for name, n in kept.items()}
