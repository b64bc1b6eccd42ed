"""Deployments of the partners: a walled flag, bombs where raiders pass, small pieces in front, strong ones directly behind them."""

from __future__ import annotations

from gonfalon.core.rng import Rng
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.squares import neighbour_names, row_and_column

from ..knowledge.habits import RANKED, roles_of
from .people import careful

LEAST_FULL = 0.75
"""Share of the zone that an army fills from which it deploys in lines; a smaller one deploys as people do."""
TRIES = 60
"""Exchanges tried for each square of the zone."""
DEPTHS = {
    "flag": (0.0, -4.0, -9.0, -9.0),
    "bomb": (0.0, 0.3, 0.6, 0.0),
    "spy": (-1.5, 0.3, 0.8, -2.0),
    "scout": (0.0, 0.0, -0.3, 1.0),
    "miner": (1.2, 0.8, -0.5, -1.5),
    "sergeant": (0.0, 0.0, 0.0, 0.8),
    "lieutenant": (-0.3, 0.0, 0.0, 0.6),
    "captain": (-0.6, 0.2, 0.5, 0.3),
    "major": (-0.8, 0.4, 1.0, 0.0),
    "colonel": (-1.5, 0.4, 1.2, -0.4),
    "general": (-2.0, 0.2, 1.5, -0.5),
    "marshal": (-2.0, 0.2, 1.5, -1.0),
}
"""Role -> how well it stands in each quarter of the zone's depth, own back row first."""
STRENGTH = {role: 10 - place for place, role in enumerate(RANKED)}
COVER = 0.5
"""Value of a piece in the front two lines with a piece two ranks stronger beside it."""
WALL = 2.5
"""Value of each closed side of the flag."""
CROWD = -0.8
"""Value of two bombs side by side, unless both wall the flag."""
TOGETHER = -1.0
"""Value of marshal and general side by side."""
SPY_NEAR = 1.0
"""Value of the spy beside general or marshal."""


def deployed(seen: StrategoObservation, rng: Rng, tries: int) -> str:
    """A legal deployment. tries: deployments drawn for the one taken where the army is small."""
    if sum(kind.counts[seen.seat] for kind in seen.kinds) < LEAST_FULL * len(seen.zone):
        return careful(seen, rng, tries)
    return _Lines(seen, rng).text()


class _Lines:
    """A full deployment: a random one, improved by exchanges of two squares."""

    def __init__(self, seen: StrategoObservation, rng: Rng) -> None:
        roles = roles_of(seen.kinds, seen.seat)
        self.stands = [(k.letter, roles[k.id]) for k in seen.kinds for _ in range(k.counts[seen.seat])]
        self.stands += [(".", "")] * (len(seen.zone) - len(self.stands))
        rng.shuffle(self.stands)
        rows = sorted({row_and_column(name)[0] for name in seen.zone}, reverse=seen.seat == 1)
        self.depth = [min(3, 4 * rows.index(row_and_column(name)[0]) // len(rows)) for name in seen.zone]
        place = {name: k for k, name in enumerate(seen.zone)}
        self.near = [
            [place[n] for n in neighbour_names(name, seen.rows, seen.columns) if n in place]
            for name in seen.zone
        ]
        self.taste = [[rng.uniform(-0.4, 0.4) for _ in DEPTHS] for _ in seen.zone]
        self.order = {role: k for k, role in enumerate(DEPTHS)}
        self._improve(rng)

    def _improve(self, rng: Rng) -> None:
        n = len(self.stands)
        for number in range(TRIES * n):
            a, b = rng.randrange(n), rng.randrange(n)
            if self.stands[a][1] == self.stands[b][1]:
                continue
            around = {a, b, *self.near[a], *self.near[b]}
            before = sum(map(self._worth, around))
            self.stands[a], self.stands[b] = self.stands[b], self.stands[a]
            heat = 0.6 * max(0.0, 0.5 - number / (TRIES * n))
            if sum(map(self._worth, around)) < before + heat * min(0.0, -rng.expovariate(1.0)):
                self.stands[a], self.stands[b] = self.stands[b], self.stands[a]

    def _worth(self, place: int) -> float:
        """The value of a piece on its square beside its neighbours."""
        role = self.stands[place][1]
        if not role:
            return 0.0
        beside = [self.stands[k][1] for k in self.near[place]]
        worth = DEPTHS[role][self.depth[place]] + self.taste[place][self.order[role]]
        if role == "flag":
            return worth + WALL * (beside.count("bomb") - len(beside))
        if role == "bomb":
            return worth + (0.0 if "flag" in beside else CROWD * beside.count("bomb"))
        if role == "spy":
            return worth + SPY_NEAR * ("general" in beside or "marshal" in beside)
        if role in ("marshal", "general"):
            worth += TOGETHER * ("general" in beside or "marshal" in beside)
        if self.depth[place] >= 2:
            worth += COVER * any(STRENGTH.get(other, 0) >= STRENGTH.get(role, 2) + 2 for other in beside)
        return worth

    def text(self) -> str:
        """As the rules write it."""
        return "deploy " + "".join(letter for letter, _ in self.stands)
