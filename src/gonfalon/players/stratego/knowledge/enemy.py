"""What a seat knows of the enemy's pieces for certain, and the plain chances that follow from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceKind, PieceView, StrategoObservation
from gonfalon.games.stratego.squares import square_of

from .fights import Fights
from .habits import Habits
from .record import Record


def as_deployed(piece: PieceView) -> bool:
    """Does the piece stand where it was deployed? A rescued piece has an id of its own, so it never does."""
    return piece.id == square_of(piece.square)


@dataclass(frozen=True)
class EnemyPieces:
    """The enemy's pieces at one moment.

    kinds: ids of all kinds, the kernel's order; index: id -> its number. known: piece id -> kind's number. hidden: the others on the board.
    left: kind -> how many are not accounted for. returned: ids of pieces that came back without being named (STRAT-9.3.9) and are not
    known since; rescuable: kind -> how many were named when they were lost and may have come back so, none without `returned`.
    """

    seen: StrategoObservation
    fights: Fights
    enemy: int
    record: Record
    kinds: list[str]
    index: dict[str, int]
    known: dict[int, int]
    hidden: list[PieceView]
    left: dict[str, int]
    returned: frozenset[int]
    rescuable: dict[str, int]

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


def enemy_pieces_of(information: InformationState, record: Record) -> EnemyPieces:
    """The enemy's pieces as a seat's information has them."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    kinds, enemy = [kind.id for kind in seen.kinds], 1 - seen.seat
    index = {name: i for i, name in enumerate(kinds)}
    theirs = [piece for piece in seen.pieces if piece.owner == enemy]
    names = {piece.id: piece.piece or record.announced.get(piece.id, "") for piece in theirs}
    known = {piece.id: index[name] for piece in theirs if (name := names[piece.id])}
    hidden = [piece for piece in theirs if not names[piece.id]]
    left = Counter({kind.id: kind.counts[enemy] for kind in seen.kinds})
    left.subtract(record.lost)
    left.subtract(Counter(name for name in names.values() if name))
    told = {piece: name for piece, name in names.items() if name} | record.fell
    back = Counter(told[piece] for piece in record.lost_before if piece in told)
    left.update(back)  # each was counted when it was lost and when it was known again
    returned = frozenset(record.lost_before) - told.keys()
    rescuable: Counter[str] = Counter()
    for piece in returned:
        rescuable |= record.lost_before[piece]
    rescuable.subtract(back)
    return EnemyPieces(
        seen,
        record.fights,
        enemy,
        record,
        kinds,
        index,
        known,
        hidden,
        {name: n for name, n in left.items() if n > 0},
        returned,
        {name: n for name, n in rescuable.items() if n > 0 and record.fights.pieces[name].reach > 0},
    )


class Odds:
    """Chances of what the enemy's pieces are in one position. unknown: kind -> how many of them stand hidden.

    standing: kind -> how many stand on the board, hidden or not.
    """

    def __init__(self, information: InformationState, fights: Fights, record: Record | None = None) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.kinds: dict[str, PieceKind] = {kind.id: kind for kind in seen.kinds}
        enemy = 1 - seen.seat
        self.record = record or Record(information, fights)
        left: Counter[str] = Counter({kind.id: kind.counts[enemy] for kind in seen.kinds})
        left.subtract(self.record.lost)
        theirs = [piece for piece in seen.pieces if piece.owner == enemy]
        left.subtract(Counter(name for name in map(self.name_of, theirs) if name))
        hidden = [piece for piece in theirs if not self.name_of(piece)]
        self.hidden_moved = sum(piece.moved for piece in hidden)
        self.unknown = {name: n for name, n in left.items() if n > 0}
        self.standing = Counter(name for name in map(self.name_of, theirs) if name) + left
        self.habits = Habits(seen, fights.rules.zones[enemy])

    def name_of(self, piece: PieceView) -> str:
        """What a piece is known to be; "" if it is not known."""
        return piece.piece or self.record.announced.get(piece.id, "")

    def of(self, piece: PieceView) -> dict[str, float]:
        """Kind -> chance that the piece is of it; the chances add up to 1."""
        name = self.name_of(piece)
        if name:
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
