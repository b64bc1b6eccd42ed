"""Forgetting as a person does: what a piece showed long ago is forgotten, the high ranks last."""

from __future__ import annotations

import hashlib
import math

import msgspec

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation

RANK_BONUS = 0.25
"""Share of the lowest rank's time by which each rank above it is remembered longer."""


def forget(information: InformationState, half_life: float) -> InformationState:
    """The same information, without the names of enemy pieces that a person would have forgotten.

    half_life: turns after which half of the lowest pieces are forgotten. They count from when a piece last showed what it is, by a combat,
    a power or a long move. Its number and that moment decide how long it is remembered, so it stays forgotten until it shows itself
    again. That a piece has moved, and how many of a kind are lost, is never forgotten.
    """
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    last = _last_shown(information)
    ranks = {kind.id: int(kind.rank) - kind.raised if kind.rank.isdigit() else 1 for kind in seen.kinds}

    def kept(piece: PieceView) -> PieceView:
        if piece.owner == seen.seat or not piece.piece or piece.id not in last:
            return piece
        age = (seen.ply - last[piece.id]) / 2
        half = half_life * (1 + RANK_BONUS * (ranks[piece.piece] - 1))
        if age <= half * _memory_span(piece.id, last[piece.id]):
            return piece
        return msgspec.structs.replace(piece, piece="", shown=False)

    pieces = tuple(kept(piece) for piece in seen.pieces)
    return msgspec.structs.replace(information, observation=msgspec.structs.replace(seen, pieces=pieces))


def _memory_span(piece: int, ply: int) -> float:
    """Half-lives that a piece is remembered: exponential with median 1, always the same for the same piece and moment."""
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
