"""Pieces, cards, and what a card does to a piece that lands on it (FORT-2, FORT-6, FORT-14)."""

from __future__ import annotations

import msgspec

STRENGTH = {"king": 7, "knight": 5, "wizard": 3, "dwarf": 2}
"""Piece -> strength, of every piece a game may have, in the order of FORT-2.3."""

NOTHING, FLAG, DROP, LOSE, WIN, FIND = range(6)
"""Effects of landing: nothing, the flag is found, the piece falls, the piece is beaten, the card is beaten, a passage is found."""


class Card(msgspec.Struct, frozen=True):
    """One kind of card.

    count: how many of it lie in each fortress. strength: 0 for none. beats, loses_to: pieces that it beats, or that beat it,
    whatever the strength. flag, drop, silent: what it is. returns: a beaten piece goes back to the entrance instead of out of the game.
    skip: turns its seat then skips. finders: the pieces to which a twin passage shows itself.
    """

    id: str
    count: int = 1
    strength: int = 0
    beats: tuple[str, ...] = ()
    loses_to: tuple[str, ...] = ()
    flag: bool = False
    drop: bool = False
    silent: bool = False
    returns: bool = False
    skip: int = 0
    twin: bool = False
    finders: tuple[str, ...] = ()

    def effect(self, piece: str) -> int:
        """The effect of this card on a piece that lands on it (FORT-6); that nothing falls on the bottom floor is not checked here."""
        if self.flag:
            return FLAG
        if self.drop:
            return DROP
        if self.twin:
            return FIND if piece in self.finders else NOTHING
        if self.silent:
            return NOTHING
        if piece in self.loses_to:
            return WIN
        if piece in self.beats or not self.strength:
            return LOSE
        return WIN if STRENGTH[piece] > self.strength else LOSE
