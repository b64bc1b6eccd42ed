"""What a seat knows of the enemy's pieces for certain, and the plain chances that follow from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of

from .habits import Habits
from .record import Record


def as_deployed(piece: PieceView) -> bool:
    """Does the piece stand where it was deployed? A rescued piece has an id of its own, so it never does."""
    return piece.id == square_of(piece.square)


class EnemyPieces:
    """The enemy's pieces at one moment.

    kinds: ids of all kinds, the kernel's order; index: id -> its number. known: piece id -> kind's number. hidden: the others on the board.
    left: kind -> how many are not accounted for. returned: ids of pieces that came back without being named (STRAT-9.3.9) and are not
    known since; rescuable: kind -> how many were named when they were lost and may have come back so, none without `returned`.
    """

    def __init__(self, record: Record) -> None:
        self.record, self.seen, self.enemy = record, record.seen, record.enemy
        self.fights, self.kinds = record.fights, record.kinds
        self.index = {name: i for i, name in enumerate(self.kinds)}
        names = {piece.id: record.name_of(piece) for piece in record.enemies}
        told = {piece: name for piece, name in names.items() if name}
        self.known = {piece: self.index[name] for piece, name in told.items()}
        self.hidden = [piece for piece in record.enemies if not names[piece.id]]
        left = record.unaccounted()
        told |= record.fell
        back = Counter(told[piece] for piece in record.lost_before if piece in told)
        left.update(back)  # each was counted when it was lost and when it was known again
        self.left = {name: n for name, n in left.items() if n > 0}
        self.returned = frozenset(record.lost_before) - told.keys()
        rescuable: Counter[str] = Counter()
        for piece in self.returned:
            rescuable |= record.lost_before[piece]
        rescuable.subtract(back)
        pieces = self.fights.pieces
        self.rescuable = {name: n for name, n in rescuable.items() if n > 0 and pieces[name].reach > 0}

    @property
    def pool(self) -> Counter[str]:
        """Kind -> how many of it are hidden on the board or fell without having been named for certain."""
        return Counter(self.left) + Counter(self.rescuable)

    @property
    def n_fallen(self) -> int:
        """How many of the pool have fallen."""
        return max(0, self.pool.total() - len(self.hidden))

    def may_be(self, piece: PieceView) -> list[str]:
        """Kinds that a hidden piece may be by its combats and moves."""
        fits, kinds = self.record.bounds.get(piece.id, self.index), self.fights.pieces
        is_still = not piece.moved and as_deployed(piece)
        pool = self._pool_of_returned() if piece.id in self.returned else self.left
        return [name for name in pool if name in fits and (is_still or kinds[name].reach > 0)]

    def _pool_of_returned(self) -> Mapping[str, int]:
        """Kinds of a piece that came back unnamed: those named when they were lost, if nobody else has fallen."""
        n_others = self.n_fallen - (sum(self.rescuable.values()) - len(self.returned))
        return self.pool if n_others > 0 else self.rescuable or self.pool


class Odds:
    """Chances of what the enemy's pieces are in one position. unknown: kind -> how many of them stand hidden.

    standing: kind -> how many stand on the board, hidden or not.
    """

    def __init__(self, record: Record) -> None:
        self.record, self.kinds = record, {kind.id: kind for kind in record.seen.kinds}
        left = record.unaccounted()
        self.hidden_moved = sum(piece.moved for piece in record.enemies if not record.name_of(piece))
        self.unknown = {name: n for name, n in left.items() if n > 0}
        self.standing = Counter(filter(None, map(record.name_of, record.enemies))) + left
        self.habits = Habits(record.seen, record.fights.rules.zones[record.enemy])

    def of(self, piece: PieceView) -> dict[str, float]:
        """Kind -> chance that the piece is of it; the chances add up to 1."""
        if name := self.record.name_of(piece):
            return {name: 1.0}
        movers = {kind: float(n) for kind, n in self.unknown.items() if self.kinds[kind].reach > 0}
        fits = self.record.bounds.get(piece.id, set(self.kinds))
        if piece.moved or not as_deployed(piece):
            return _share(movers, fits)
        total = sum(movers.values())
        keep = max(0.0, total - self.hidden_moved) / total if total else 0.0
        still = {
            kind: self.habits.share(kind, piece.square) * n * (keep if kind in movers else self.habits.rest)
            for kind, n in self.unknown.items()
        }
        return _share(still, fits)


def _share(weights: dict[str, float], fits: set[str]) -> dict[str, float]:
    """Weights as chances, within the bounds if any weight is left there."""
    kept = {name: n for name, n in weights.items() if n > 0 and name in fits}
    kept = kept or {name: n for name, n in weights.items() if n > 0} or dict.fromkeys(fits, 1.0)
    total = sum(kept.values())
    return {name: n / total for name, n in kept.items()}
