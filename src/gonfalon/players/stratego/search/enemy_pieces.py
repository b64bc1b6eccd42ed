"""What is certain of the enemy's pieces: which are known, which are hidden, and which kinds are left for those."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation

from ..odds import Memory
from ..worth import Fights


@dataclass(frozen=True)
class EnemyPieces:
    """The enemy's pieces at one moment.

    kinds: ids of all kinds, the kernel's order; index: id -> its number. known: piece id -> kind's number. hidden: the others on the board.
    left: kind -> how many are not accounted for. n_fallen: pieces that fell without being named (STRAT-9.2).
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
    n_fallen: int


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
    kept = {name: n for name, n in left.items() if n > 0}
    n_fallen = max(0, sum(kept.values()) - len(hidden))
    return EnemyPieces(seen, fights, enemy, memory, kinds, index, known, hidden, kept, n_fallen)
