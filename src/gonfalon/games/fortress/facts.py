"""What the front end knows by itself; `scripts/wire_types.py` writes every constant here to web/src/games/fortress/facts.ts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from .cards import STRENGTH, Card
from .ruleset import Ruleset, load, shipped_ids


class ReadyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fortress with its idea. text: as a seat of the variant brings it."""

    idea: str
    variant: str
    text: str


def ready_made() -> tuple[ReadyMade, ...]:
    """The fortresses of `fortresses.toml`."""
    path = Path(__file__).parent / "fortresses.toml"
    return tuple(
        msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["fortress"], list[ReadyMade])
    )


class Explorer(msgspec.Struct, frozen=True):
    """A piece that walks through the fortress of the other."""

    id: str
    strength: int


class Parts(msgspec.Struct, frozen=True):
    """What a variant is played with: the pieces of each seat, and the cards, walls and ladders of each fortress."""

    variant: str
    fortresses: int
    walls: int
    ladders: int
    explorers: tuple[Explorer, ...]
    cards: tuple[Card, ...]


def parts_of(ruleset: Ruleset) -> Parts:
    """The parts of a ruleset, as they are listed for players."""
    explorers = tuple(Explorer(piece, STRENGTH[piece]) for piece in ruleset.pieces)
    return Parts(ruleset.id, ruleset.fortresses, ruleset.walls, ruleset.ladders, explorers, ruleset.cards)


READY_MADE: Final = [[one.idea, one.variant, one.text] for one in ready_made()]
"""Ready-made fortresses: an idea, with the texts `fortress-idea-<idea>` and `fortress-idea-<idea>-help`, the variant, and the text."""

PARTS: tuple[Parts, ...] = tuple(parts_of(load(name)) for name in shipped_ids())
"""What each variant is played with, in the order in which they are offered."""
