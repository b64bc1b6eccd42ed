"""Hints on demand: at tables for learning, and where no seat is another person's (decision 13)."""

from __future__ import annotations

from gonfalon import players
from gonfalon.core.errors import WireError

from . import wire
from .bots import in_pool
from .rooms import Room
from .search_queue import SearchQueue
from .seating import tells_hints


class AskedHints:
    """What has been asked for. A hint follows from what its seat knows alone: no clock cuts the search."""

    def __init__(self, queue: SearchQueue) -> None:
        self._queue = queue

    async def tell(self, room: Room, seat: int) -> wire.HintPage:
        """The hint for this seat now. Raises WireError where none may be asked for, nothing goes on, or too many wait."""
        if not tells_hints(room.row, room.seating, seat):
            raise WireError("match/no-hints", "this table gives no hints")
        if not room.begun or room.match_state.outcome is not None:
            raise WireError("match/no-decision", "there is nothing to decide now")
        information, match = room.match_state.information(seat), room.row.id
        decision = information.observation.decision

        async def search() -> wire.HintPage:
            found = await in_pool(players.hint, information)
            return wire.HintPage(match, seat, decision.id if decision else "", found)

        return await self._queue.answer(("hint", match, seat, room.v), "hints/busy", search)
