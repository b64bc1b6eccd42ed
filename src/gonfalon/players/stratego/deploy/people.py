"""Deploying as people do: flag at the back behind bombs, scouts and middle ranks in front, miners kept for later, decoys.

A set-up starts as a random arrangement. Then pairs of squares are exchanged; people's habits decide whether an exchange is kept (a
Metropolis walk). So set-ups differ, and all are legal by construction.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from gonfalon.core.rng import Rng
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.squares import neighbour_names, row_and_column, square_name

from ..knowledge.habits import GUARDED, N_CELLS, NO_WALL, WALL, army_of, cells_of, habits, rank_of, roles_of

EXCHANGES = 30
"""Exchanges tried for each square of the zone."""
MOST_DRAWS = 50
"""Deployments drawn at most for one with a sheltered flag; about two in five are, where armies are small, and most of full ones."""


def believable(seen: StrategoObservation, rng: Rng, begun: str = "") -> str:
    """A legal deployment for the seat that sees this, as action text; never twice the same. begun: letters that stay, "." elsewhere."""
    walk = _Walk(seen, rng, begun)
    walk.run(EXCHANGES * len(seen.zone))
    return "deploy " + "".join(walk.letters())


LOOSE = 4
"""A loose deployment has this part of the usual exchanges."""


def loose(seen: StrategoObservation, rng: Rng) -> str:
    """A legal deployment on which people's habits have worked for a short time only: surprising, not senseless."""
    walk = _Walk(seen, rng)
    walk.run(EXCHANGES * len(seen.zone) // LOOSE)
    return "deploy " + "".join(walk.letters())


class _Walk:
    """A set-up in the making. stands: the number of the kind on each square of the zone, the last number where none stands.

    free: the squares whose pieces may change places.
    """

    def __init__(self, seen: StrategoObservation, rng: Rng, begun: str = "") -> None:
        self.seen, self.rng = seen, rng
        self.kinds = [kind for kind in seen.kinds if kind.counts[seen.seat]]
        self.stands = [n for n, kind in enumerate(self.kinds) for _ in range(kind.counts[seen.seat])]
        army = army_of(len(self.stands), len(seen.zone))
        wall = WALL if rng.random() < GUARDED else NO_WALL
        self.shares, self.ties = self.numbered(*habits(army), wall)
        self.stands += [len(self.kinds)] * (len(seen.zone) - len(self.stands))
        rng.shuffle(self.stands)
        self.free = self.keep(begun)
        cells = cells_of(seen.zone, seen.columns, seen.seat)
        self.cells = [cells[name] for name in seen.zone]
        places = {name: index for index, name in enumerate(seen.zone)}
        near = (neighbour_names(name, seen.rows, seen.columns) for name in seen.zone)
        self.near = [[places[name] for name in names if name in places] for names in near]

    def keep(self, begun: str) -> list[int]:
        """Exchange pieces until those of `begun` stand where it has them. Returns the other squares."""
        kinds = {kind.letter: number for number, kind in enumerate(self.kinds)}
        fixed = [place for place, letter in enumerate(begun) if letter != "."]
        free = [place for place in range(len(self.stands)) if place not in set(fixed)]
        for done, place in enumerate(fixed):
            wanted = kinds[begun[place]]
            source = next(at for at in [*fixed[done:], *free] if self.stands[at] == wanted)
            self.stands[place], self.stands[source] = wanted, self.stands[place]
        return free

    def numbered(
        self, shares: dict[str, list[float]], ties: dict[tuple[str, str], float], wall: float
    ) -> tuple[list[list[float]], list[list[float]]]:
        """The habits by numbers of kinds: log shares of the squares; how two kinds attract each other. An empty square is worth 0."""
        ties = ties | {("bomb", "flag"): wall, ("flag", "bomb"): wall}
        by_id = roles_of(self.seen.kinds, self.seen.seat)
        roles = [by_id[kind.id] for kind in self.kinds]
        like = [
            role if role in shares else "marshal" if rank_of(kind) > 6 else "miner"
            for kind, role in zip(self.kinds, roles, strict=True)
        ]
        alone = [[*shares[role]] for role in like] + [[0.0] * N_CELLS]
        beside = [[*(ties.get((role, other), 0.0) for other in roles), 0.0] for role in like]
        return alone, [*beside, [0.0] * (len(roles) + 1)]

    def letters(self) -> list[str]:
        """The set-up as the rules write it."""
        letters = [*(kind.letter for kind in self.kinds), "."]
        return [letters[kind] for kind in self.stands]

    def habit(self, place: int) -> float:
        """How well a square suits its piece and the neighbours."""
        stands = self.stands
        kind = stands[place]
        total, ties = self.shares[kind][self.cells[place]], self.ties[kind]
        for other in self.near[place]:
            total += ties[stands[other]]
        return total

    def run(self, n_exchanges: int) -> None:
        """Try exchanges, at first kept freely, at the end as people would."""
        stands, rng, habit, free = self.stands, self.rng, self.habit, self.free
        for number in range(n_exchanges if free else 0):
            a, b = free[rng.randrange(len(free))], free[rng.randrange(len(free))]
            if stands[a] == stands[b]:
                continue
            heat = 1.0 + 2.0 * max(0.0, 0.4 - number / n_exchanges)
            before = habit(a) + habit(b)
            stands[a], stands[b] = stands[b], stands[a]
            gain = habit(a) + habit(b) - before
            if gain < 0 and rng.random() >= math.exp(gain / heat):
                stands[a], stands[b] = stands[b], stands[a]


def careful(
    seen: StrategoObservation, rng: Rng, tries: int, is_late: Callable[[], bool] = lambda: False
) -> str:
    """The one of several believable deployments whose flag is hardest to come at: still as people do, never twice the same.

    tries: deployments drawn. is_late: asked after each; True: no more are drawn.
    """
    drawn = [believable(seen, rng)]
    while len(drawn) < tries and not is_late():
        drawn.append(believable(seen, rng))
    return min(drawn, key=lambda text: exposure(seen, text))


def sheltered(seen: StrategoObservation, rng: Rng, begun: str = "") -> str:
    """A believable deployment to offer a person: no long mover reaches its flag at once; in a small army a bomb stands beside it.

    A small army leaves much open ground, and a flag without a bomb falls to the first who comes. With a full army people wall most
    flags in and bluff with the others. begun: as in `believable`. The best of MOST_DRAWS is taken where it leaves a fault.
    """
    is_small = 2 * sum(kind.counts[seen.seat] for kind in seen.kinds) <= len(seen.zone)
    best, least = "", 3
    for _ in range(MOST_DRAWS):
        text = believable(seen, rng, begun)
        stands, flag = _stands(seen, text)
        faults = 2 * _in_view(seen, stands, flag) + (is_small and not _has_wall(seen, stands, flag))
        if faults < least:
            best, least = text, faults
        if not faults:
            break
    return best


def _stands(seen: StrategoObservation, text: str) -> tuple[dict[str, str], str]:
    """Square -> the role of what a deployment puts there, empty squares left out; the flag's square, "" where there is none."""
    kinds = {kind.letter: kind for kind in seen.kinds if kind.counts[seen.seat]}
    roles = roles_of(seen.kinds, seen.seat)
    letters = text.removeprefix("deploy ")
    stands = {name: roles[kinds[at].id] for name, at in zip(seen.zone, letters, strict=True) if at != "."}
    return stands, next((name for name, role in stands.items() if role == "flag"), "")


def _in_view(seen: StrategoObservation, stands: dict[str, str], flag: str) -> bool:
    """Whether nothing stands on the flag's file between it and the far side of the board."""
    if not flag:
        return False
    row, column = row_and_column(flag)
    file = range(row + 1, seen.rows) if seen.seat == 0 else range(row)
    names = {square_name(ahead, column) for ahead in file}
    return names.isdisjoint(stands) and names.isdisjoint(seen.obstacles)


def _has_wall(seen: StrategoObservation, stands: dict[str, str], flag: str) -> bool:
    """Whether a bomb stands beside the flag, or the army has none that could."""
    if not flag or "bomb" not in stands.values():
        return True
    return any(stands.get(name) == "bomb" for name in neighbour_names(flag, seen.rows, seen.columns))


def exposure(seen: StrategoObservation, text: str) -> float:
    """How open the flag stands: sides by which a piece that cannot clear bombs may come, its file in view of the enemy."""
    stands, flag = _stands(seen, text)
    if not flag:
        return 0.0
    walls = {name for name, role in stands.items() if role == "bomb"} | set(seen.obstacles)
    open_sides = 0.0
    for beside in neighbour_names(flag, seen.rows, seen.columns):
        if beside not in walls:
            open_sides += 1.0 if beside in stands else 1.5
    row, _ = row_and_column(flag)
    depth = row if seen.seat == 0 else seen.rows - 1 - row
    return open_sides + 1.5 * _in_view(seen, stands, flag) + 0.5 * depth
