"""Deploying as people do: flag at the back behind bombs, scouts and mid ranks in front, miners kept for later, decoys.

Works from the public pieces of any ruleset: a flag is a kind that never moves and of which an army has one, bombs are the
other kinds that never move, the rest are told apart by rank and reach.
"""

from __future__ import annotations

from gonfalon.core.rng import Rng
from gonfalon.games.stratego.observation import PieceKind, StrategoObservation

DEPTH = {"marshal": 0.55, "general": 0.5, "miner": 0.25, "scout": 0.6, "spy": 0.4}
"""Where a kind likes to stand, 0 the back row and 1 the front row; the others stand by their rank."""
SPREAD = 0.35


def believable(seen: StrategoObservation, rng: Rng) -> str:
    """A legal deployment for the seat that sees this, as action text; never twice the same."""
    plan = _Plan(seen, rng)
    plan.hide_flag()
    plan.place_bombs()
    plan.place_movers()
    return "deploy " + "".join(plan.letters.get(name, ".") for name in seen.zone)


class _Plan:
    """A deployment in the making. letters: square -> letter."""

    def __init__(self, seen: StrategoObservation, rng: Rng) -> None:
        self.seen, self.rng, self.seat = seen, rng, seen.seat
        self.letters: dict[str, str] = {}
        rows = sorted({int(name[1:]) for name in seen.zone}, reverse=self.seat == 1)
        self.depth = {name: rows.index(int(name[1:])) / max(1, len(rows) - 1) for name in seen.zone}
        self.army = [(kind, kind.counts[self.seat]) for kind in seen.kinds if kind.counts[self.seat]]
        self.still = [(kind, n) for kind, n in self.army if kind.reach == 0]

    def free(self) -> list[str]:
        """Squares of the zone still empty."""
        return [name for name in self.seen.zone if name not in self.letters]

    def put(self, kind: PieceKind, square: str) -> None:
        """Stand a piece on a square."""
        self.letters[square] = kind.letter

    def near(self, square: str) -> list[str]:
        """Free squares beside a square."""
        column, row = ord(square[0]), int(square[1:])
        steps = ((0, 1), (0, -1), (1, 0), (-1, 0))
        beside = [f"{chr(column + c)}{row + r}" for c, r in steps]
        return [name for name in beside if name in self.depth and name not in self.letters]

    def is_flag(self, kind: PieceKind) -> bool:
        """Is this the piece whose loss loses the game, as far as the public facts tell?"""
        return kind.emblem == "flag" or (kind.reach == 0 and kind.counts[self.seat] == 1)

    def hide_flag(self) -> None:
        """On the back row nine times in ten, seldom in the very middle."""
        self.home = ""
        for kind, n in self.still:
            if not self.is_flag(kind):
                continue
            for _ in range(n):
                back = [s for s in self.free() if self.depth[s] == 0]
                second = [s for s in self.free() if 0 < self.depth[s] <= 0.34]
                pool = second if second and self.rng.random() < 0.08 else back or self.free()
                self.home = self.rng.choice(pool)
                self.put(kind, self.home)

    def place_bombs(self) -> None:
        """Around the flag in most set-ups, the rest as decoys, few of them in front where they block the own way."""
        bombs = [kind for kind, n in self.still if not self.is_flag(kind) for _ in range(n)]
        guard = self.near(self.home) if self.home and self.rng.random() < 0.8 else []
        self.rng.shuffle(guard)
        decoy = ""
        for kind in bombs:
            if guard:
                self.put(kind, guard.pop())
                continue
            beside = self.near(decoy) if decoy else []
            if beside and self.rng.random() < 0.5:
                square = self.rng.choice(beside)
            else:
                squares = self.free()
                square = self.rng.choices(squares, [1.25 - 1.1 * self.depth[s] for s in squares])[0]
            self.put(kind, square)
            decoy = square

    def place_movers(self) -> None:
        """Everybody else by how far in front they like to stand, with much variation."""
        movers = [kind for kind, n in self.army if kind.reach > 0 for _ in range(n)]
        squares = self.free()
        if len(squares) > len(movers):
            squares = self.rng.sample(squares, len(movers))
        wished = sorted(
            ((self.wish(kind) + self.rng.gauss(0, SPREAD), i, kind) for i, kind in enumerate(movers)),
            reverse=True,
        )
        squares.sort(key=lambda s: (self.depth[s], self.rng.random()), reverse=True)
        for (_, _, kind), square in zip(wished, squares, strict=True):
            self.put(kind, square)

    def wish(self, kind: PieceKind) -> float:
        """How far in front a kind likes to stand."""
        if kind.reach > 1:
            return DEPTH["scout"]
        rank = int(kind.rank) if kind.rank.isdigit() else 0
        top = max(int(k.rank) for k, _ in self.army if k.rank.isdigit())
        return DEPTH.get(kind.emblem, 0.35 + 0.4 * rank / max(1, top))
