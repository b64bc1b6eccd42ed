"""What is certain of the enemy's pieces: which are known, which are hidden, and which kinds are left for those."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation

from ..odds import Memory, as_deployed
from ..worth import Fights


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
    memory: Memory
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
        fits, kinds = self.memory.bounds.get(piece.id, self.index), self.fights.pieces
        is_still = not piece.moved and as_deployed(piece)
        pool = self._pool_of_returned() if piece.id in self.returned else self.left
        return [name for name in pool if name in fits and (is_still or kinds[name].reach > 0)]

    def _pool_of_returned(self) -> Mapping[str, int]:
        """The kinds of whoever came back without being named: of those named when they were lost, if nobody else has fallen."""
        n_others = self.n_fallen - (sum(self.rescuable.values()) - len(self.returned))
        return self.pool if n_others > 0 else self.rescuable or self.pool


def enemy_pieces_of(information: InformationState, fights: Fights) -> EnemyPieces:
    """The enemy's pieces as a seat's information has them."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    kinds, enemy = [kind.id for kind in seen.kinds], 1 - seen.seat
    index = {name: i for i, name in enumerate(kinds)}
    memory = Memory(information, enemy, fights.result, kinds)
    theirs = [piece for piece in seen.pieces if piece.owner == enemy]
    names = {piece.id: piece.piece or memory.announced.get(piece.id, "") for piece in theirs}
    known = {piece.id: index[name] for piece in theirs if (name := names[piece.id])}
    hidden = [piece for piece in theirs if not names[piece.id]]
    left = Counter({kind.id: kind.counts[enemy] for kind in seen.kinds})
    left.subtract(memory.lost)
    left.subtract(Counter(name for name in names.values() if name))
    told = {piece: name for piece, name in names.items() if name} | memory.fell
    back = Counter(told[piece] for piece in memory.lost_before if piece in told)
    left.update(back)  # each was counted when it was lost and when it was known again
    returned = frozenset(memory.lost_before) - told.keys()
    rescuable: Counter[str] = Counter()
    for piece in returned:
        rescuable |= memory.lost_before[piece]
    rescuable.subtract(back)
    return EnemyPieces(
        seen,
        fights,
        enemy,
        memory,
        kinds,
        index,
        known,
        hidden,
        {name: n for name, n in left.items() if n > 0},
        returned,
        {name: n for name, n in rescuable.items() if n > 0 and fights.pieces[name].reach > 0},
    )
