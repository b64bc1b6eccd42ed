"""What an enemy piece may be, from counts alone: every piece not yet accounted for is equally likely to be it."""

from __future__ import annotations

from collections import Counter

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceKind, PieceView, StrategoObservation


class Odds:
    """The enemy's unknown pieces of one moment. unknown: kind id -> how many of them stand hidden, as far as can be known."""

    def __init__(self, information: InformationState) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.kinds: dict[str, PieceKind] = {kind.id: kind for kind in seen.kinds}
        enemy = 1 - seen.seat
        left: Counter[str] = Counter({kind.id: kind.counts[enemy] for kind in seen.kinds})
        for name in _known_losses(information, enemy):
            left[name] -= 1
        hidden = [piece for piece in seen.pieces if piece.owner == enemy and not piece.piece]
        for piece in seen.pieces:
            if piece.owner == enemy and piece.piece:
                left[piece.piece] -= 1
        self.hidden_moved = sum(piece.moved for piece in hidden)
        self.hidden_still = len(hidden) - self.hidden_moved
        self.unknown = {name: n for name, n in left.items() if n > 0}

    def of(self, piece: PieceView) -> dict[str, float]:
        """Chances of what a piece is; they add up to 1."""
        if piece.piece:
            return {piece.piece: 1.0}
        movers = {name: n for name, n in self.unknown.items() if self.kinds[name].reach > 0}
        if piece.moved:
            return _share(movers)
        still = dict(self.unknown)
        total = sum(movers.values())
        if total:
            keep = max(0.0, total - self.hidden_moved) / total
            still |= {name: n * keep for name, n in movers.items()}
        return _share(still)


def _share(weights: dict[str, float] | dict[str, int]) -> dict[str, float]:
    total = sum(weights.values())
    if total <= 0:
        return dict.fromkeys(weights, 1 / max(1, len(weights)))
    return {name: n / total for name, n in weights.items() if n > 0}


def _known_losses(information: InformationState, enemy: int) -> list[str]:
    """Enemy pieces this seat saw fall and were named."""
    lost: list[str] = []
    for event in information.events:
        facts = event.facts
        if event.kind == "rescue" and facts["seat"] == enemy and facts["piece"] in lost:
            lost.remove(facts["piece"])
        if event.kind != "combat":
            continue
        mine, other = ("defender", "attacker") if facts["seat"] == enemy else ("attacker", "defender")
        if facts["result"] in (mine, "both") and facts[other]:
            lost.append(facts[other])
    return lost
