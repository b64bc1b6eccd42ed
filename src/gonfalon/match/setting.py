"""What is fixed before a match, and what one entry of its log led to."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from gonfalon.core.events import Event
from gonfalon.core.game import GameSetup

from .log import Entry
from .sealing import Sealing
from .table_actions import TableAct
from .terms import Clock


class Setting(msgspec.Struct, frozen=True):
    """What is fixed before the first entry: a match is its setting and its entries. clock: None for a match without time.

    sealing: how its hidden things are sealed, None for a match of before or outside a server.
    """

    game: str
    setup: GameSetup
    seed: int
    clock: Clock | None = None
    sealing: Sealing | None = None


class AppliedEntry(msgspec.Struct, frozen=True):
    """What one entry led to: the events, each with its audience. act: the table act, None for an action of the game.

    is_sealed: was it answered in secret, so that there is a commitment to it?
    """

    entry: Entry
    events: tuple[Event, ...]
    act: TableAct | None = None
    is_sealed: bool = False


class Checkpoint(NamedTuple):
    """Where a match stood after so many entries, so that its replay may begin there (`snapshots.match_before`). **Hidden.**

    n_played, last_played: how many of them had led to the position, and the number of the last of these. packed: the position.
    """

    n_entries: int
    n_played: int
    last_played: int
    packed: bytes
