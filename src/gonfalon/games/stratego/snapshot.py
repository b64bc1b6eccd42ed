"""States of Stratego as bytes: the kernel's record, and the letters of both armies. The legal set follows from them."""

from __future__ import annotations

import msgspec
import numpy as np

from gonfalon.core.packed_log import StepLog
from gonfalon.core.snapshots import SavesStates, SnapshotError

from .kernel.layout import STATE
from .state import StrategoState


class Position(msgspec.Struct, array_like=True):
    """What is packed. record: memory of one STATE. deployed: the letters of each army, None before it stands."""

    record: bytes
    deployed: tuple[str | None, str | None]


class StrategoSnapshots(SavesStates[StrategoState]):
    """Packs the states of all games of the family."""

    def taken(self, state: StrategoState) -> StepLog:
        return state.history

    def pack(self, state: StrategoState) -> bytes:
        red, blue = state.deployed
        return msgspec.msgpack.encode(Position(state.array.tobytes(), (red, blue)))

    def unpack(self, fresh: StrategoState, packed: bytes, taken: StepLog) -> None:
        try:
            position = msgspec.msgpack.decode(packed, type=Position)
        except msgspec.MsgspecError as error:
            raise SnapshotError(str(error)) from error
        if len(position.record) != STATE.itemsize:
            raise SnapshotError(f"{len(position.record)} bytes are no record")
        fresh.array[:] = np.frombuffer(position.record, STATE)
        fresh.deployed = list(position.deployed)
        fresh.history = taken
        fresh.update_legal()
