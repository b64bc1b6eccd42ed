"""What the front end knows by itself; `scripts/wire_types.py` writes every constant here to web/src/games/fortress/facts.ts."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec


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


READY_MADE: Final = [[one.idea, one.variant, one.text] for one in ready_made()]
"""Ready-made fortresses: an idea, with the texts `fortress-idea-<idea>` and `fortress-idea-<idea>-help`, the variant, and the text."""
