"""Players for the card game: rules of thumb for every phase, in any seat."""

from __future__ import annotations

from typing import ClassVar

from ..family import Player, PlayerFamily


def _thumb(seed: int) -> Player:
    from .player import ThumbPlayer

    return ThumbPlayer(seed)


class FellowshipPlayers(PlayerFamily):
    """One level so far: rules of thumb."""

    levels = (1,)
    named: ClassVar = {"thumb": _thumb}

    def make(self, level: int, seed: int, ms: float | None, nodes: int | None) -> Player:
        """Rules of thumb; they need no budget."""
        return _thumb(seed)


FAMILY = FellowshipPlayers()
