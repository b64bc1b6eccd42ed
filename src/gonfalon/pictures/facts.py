"""What a picture is made from: words, names and an observation, each as public as its reader may know it."""

from __future__ import annotations

from typing import Any

import msgspec


class Box(msgspec.Struct, frozen=True):
    """The box of a game. name: as people read it. drawing, emblems, cloth: what its cover shows (core/box.py)."""

    variant: str
    name: str
    drawing: str = ""
    emblems: tuple[str, ...] = ()
    cloth: str = ""


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat. crest: cloth, division and device; () for a guest. seat_name: what the seat is called."""

    name: str
    seat_name: str
    crest: tuple[str, ...] = ()
    is_computer: bool = False


class Shown(msgspec.Struct, frozen=True):
    """A game as a picture shows it.

    observation: of the position, as on the wire; None for a game of which only the box is shown. title: at most a sentence.
    lines: the result and what else is said below the title. facts: pairs for the plain table. invite: what a reader may do.
    """

    family: str
    game: str
    box: Box
    players: tuple[Player, ...]
    title: str
    lines: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    invite: str = ""
    observation: dict[str, Any] | None = None
