"""Forgetting as a person does: what was seen long ago of a piece fades, the high ranks last."""

from __future__ import annotations

import hashlib
import math

import msgspec

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation

RANK_HELPS = 0.25
"""How much longer each rank above the lowest keeps a piece in mind, as a share of the life."""


def faded(information: InformationState, life: float) -> InformationState:
    """The same with the names of enemy pieces taken off that a person would have forgotten.

    life: turns after which half of the lowest pieces are forgotten, counted from when the piece last showed what it is, by a
    fight, a power or a long move. How long a piece is kept is drawn from its number and that moment: what is forgotten stays so until
    the piece shows itself anew. That a piece has moved, and how many of a kind have been lost, is never forgotten.
    """
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    last = _last_shown(information)
    ranks = {kind.id: int(kind.rank) - kind.raised if kind.rank.isdigit() else 1 for kind in seen.kinds}

    def kept(piece: PieceView) -> PieceView:
        if piece.owner == seen.seat or not piece.piece or piece.id not in last:
            return piece
        age = (seen.ply - last[piece.id]) / 2
        half = life * (1 + RANK_HELPS * (ranks[piece.piece] - 1))
        if age <= half * _patience(piece.id, last[piece.id]):
            return piece
        return msgspec.structs.replace(piece, piece="", shown=False)

    pieces = tuple(kept(piece) for piece in seen.pieces)
    return msgspec.structs.replace(information, observation=msgspec.structs.replace(seen, pieces=pieces))


def _patience(piece: int, ply: int) -> float:
    """A number with median 1, always the same for the same piece and moment."""
    digest = hashlib.blake2b(f"{piece}/{ply}".encode(), digest_size=4).digest()
    share = (int.from_bytes(digest, "big") + 1) / 2**32
    return -math.log(share) / math.log(2)


def _last_shown(information: InformationState) -> dict[int, int]:
    """Piece id -> ply at which it last showed what it is."""
    last: dict[int, int] = {}
    for event in information.events:
        facts = event.facts
        if event.kind == "move" and facts["piece"]:
            last[facts["id"]] = event.ply
        elif event.kind == "combat":
            for role in ("attacker", "defender"):
                if facts[role]:
                    last[facts[f"{role}_id"]] = event.ply
        elif event.kind == "power":
            last.update(
                dict.fromkeys([facts["id"], *(target["id"] for target in facts["targets"])], event.ply)
            )
    return last
