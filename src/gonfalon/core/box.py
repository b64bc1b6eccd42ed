"""How a lobby shows the variants of a game."""

from __future__ import annotations

from typing import Literal

import msgspec

from .events import GameWord

Shelf = Literal["front", "more"]
"""Where a variant stands on the shelf of the home page: among the first ones, or behind them."""


class BoxSpec(msgspec.Struct, frozen=True):
    """How a variant is offered, and what the cover of its box shows. It changes no rule.

    inside: id of the variant whose form leads to this one, which then has no box of its own; "" for none. n_pieces: pieces of each
    seat, 0 where nothing is said of them. drawing, emblems, cloth: names that the front end of the family knows: a large drawing,
    pictures side by side, a colour; empty for its own choice.
    """

    shelf: Shelf = "more"
    inside: str = ""
    n_pieces: int = 0
    drawing: GameWord = ""
    emblems: tuple[str, ...] = ()
    cloth: GameWord = ""
