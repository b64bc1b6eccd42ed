"""What a computer advises a seat: a hint, or the odds of its answers. Each moment is searched once (decision 13)."""

from __future__ import annotations

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.core.observation import InformationState

from . import wire
from .bots import in_pool
from .limits import metering
from .open_rooms import OpenRooms
from .search_queue import SearchQueue
from .seating import tells_hints


class Advice:
    """What has been asked for. It follows from what the seat knows alone: no clock cuts the search."""

    def __init__(self, rooms: OpenRooms) -> None:
        self.rooms, self._queue = rooms, SearchQueue("advice", rooms.metrics)

    async def hint(self, match: str, token: str) -> wire.HintPage:
        """What a computer would do in the place of the seat of this key: at tables for learning, and where no seat is another person's.

        Raises WireError where none may be asked for, nothing goes on, or too many wait.
        """
        room, seat = await self.rooms.entitled(match, token)
        if not tells_hints(room.row, room.seating, seat):
            raise WireError("match/no-hints", "this table gives no hints")
        if not room.begun or room.match_state.outcome is not None:
            raise WireError("match/no-decision", "there is nothing to decide now")
        information = room.match_state.information(seat)
        decision = information.observation.decision

        async def search() -> wire.HintPage:
            found = await in_pool(metering(players.hint), information)
            return wire.HintPage(match, seat, decision.id if decision else "", found)

        return await self._queue.answer(("hint", match, seat, room.v), "hints/busy", search)

    async def odds(self, match: str, token: str) -> wire.OddsPage:
        """What comes of the answers to the decision that the seat of this key owes, at a table for learning.

        Raises WireError where none may be asked for, or too many wait.
        """
        room, seat = await self.rooms.entitled(match, token)
        if not (room.row.learning and players.tells_odds(games.get(room.row.setting.game).spec.family)):
            raise WireError("match/no-odds", "this table has not agreed on telling odds")
        information = room.match_state.information(seat) if room.begun and seat >= 0 else None
        decision = information.observation.decision if information else None
        if information is None or decision is None:
            raise WireError("match/no-decision", "this seat owes no decision now")
        return await self._queue.answer(
            ("odds", match, seat, room.v),
            "odds/busy",
            lambda: _odds(match, seat, decision.id, information),
        )


async def _odds(match: str, seat: int, decision: str, information: InformationState) -> wire.OddsPage:
    found = await in_pool(metering(players.odds), information)
    return wire.OddsPage(match, seat, decision, found)
