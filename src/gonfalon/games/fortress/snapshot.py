"""States of Stratego Fortress as bytes: both fortresses, and the notes of both explorers."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon.core.game import Outcome
from gonfalon.core.packed_log import StepLog
from gonfalon.core.snapshots import SavesStates, SnapshotError, from_plain, plain

from .maze import Maze
from .notes import Notes
from .state import FortressState

WIDE = ("walls", "open", "ladders", "gone", "pits", "stood", "visited")
"""Notes that are sets of many squares or edges: a mask may have more than 64 bits."""
FURTHER = ("piece", "square", "unused", "skips", "due", "replacing", "idle", "cards", "passages", "bridge")
assert sorted((*WIDE, *FURTHER, "visitors")) == sorted(Notes.__slots__)


class Position(msgspec.Struct, array_like=True):
    """What is packed. mazes: walls, ladders (masks), cards, bridge of each fortress, None before it is built. notes: of each explorer."""

    mazes: list[tuple[str, str, list[int], list[int]] | None]
    notes: list[tuple[list[str], list[str], Any]]
    player: int
    turn: int
    outcome: Outcome | None


class FortressSnapshots(SavesStates[FortressState]):
    """Packs the states of all variants."""

    def taken(self, state: FortressState) -> StepLog:
        return state.steps

    def pack(self, state: FortressState) -> bytes:
        mazes = [
            maze and (hex(maze.walls), hex(maze.ladders), [*maze.cards], [*maze.bridge])
            for maze in state.mazes
        ]
        notes = [_packed_notes(one) for one in state.notes]
        return msgspec.msgpack.encode(Position(mazes, notes, state.player, state.turn, state.outcome))

    def unpack(self, fresh: FortressState, packed: bytes, taken: StepLog) -> None:
        try:
            position = msgspec.msgpack.decode(packed, type=Position)
            fresh.mazes = [
                maze and Maze(int(maze[0], 16), int(maze[1], 16), tuple(maze[2]), tuple(maze[3]))
                for maze in position.mazes
            ]
            for notes, (wide, visitors, further) in zip(fresh.notes, position.notes, strict=True):
                _read_notes(notes, wide, visitors, further)
        except (msgspec.MsgspecError, ValueError) as error:
            raise SnapshotError(str(error)) from error
        fresh.player, fresh.turn, fresh.outcome = position.player, position.turn, position.outcome
        fresh.take_steps(taken)
        fresh.ply = len(taken)


def _packed_notes(notes: Notes) -> tuple[list[str], list[str], Any]:
    wide = [hex(getattr(notes, name)) for name in WIDE]
    return wide, [hex(mask) for mask in notes.visitors], plain([getattr(notes, name) for name in FURTHER])


def _read_notes(notes: Notes, wide: list[str], visitors: list[str], further: Any) -> None:
    """Fill these notes. Raises ValueError."""
    for name, text in zip(WIDE, wide, strict=True):
        setattr(notes, name, int(text, 16))
    notes.visitors = tuple(int(text, 16) for text in visitors)
    for name, value in zip(FURTHER, from_plain(further), strict=True):
        setattr(notes, name, value)
