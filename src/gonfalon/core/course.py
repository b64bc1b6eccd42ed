"""The course of a finished game, as everybody could follow it: what was public, and nothing that opens with its end."""

from __future__ import annotations

import msgspec

from .events import Event
from .observation import GameSetup, InformationState, Observation


class Heard(msgspec.Struct, frozen=True):
    """What everybody heard at a frame of the replay. turn: turns completed before it."""

    frame: int
    turn: int
    events: tuple[Event, ...]


class Position(msgspec.Struct, frozen=True):
    """What everybody knew at the beginning of a turn. frame: of the replay. turn: turns completed before it."""

    frame: int
    turn: int
    information: InformationState


class Course(msgspec.Struct, frozen=True):
    """A finished game without what was taken back. setup: as everybody may see it. positions: the beginning of each turn, in order.

    last: what everybody may see of the end; its `returns` are None where the game has ended beside its rules.
    """

    setup: GameSetup
    heard: tuple[Heard, ...]
    positions: tuple[Position, ...]
    last: Observation
