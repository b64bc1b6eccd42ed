"""The odds of a decision on demand at tables for learning; each decision is answered once."""

from __future__ import annotations

from gonfalon import games, players
from gonfalon.core.errors import WireError
from gonfalon.core.observation import InformationState

from . import wire
from .bots import in_pool
from .rooms import Room
from .search_queue import SearchQueue

Asked = tuple[str, str, int, int]
"""What is asked for, match, seat and the number of the update that shows the decision."""


class AskedOdds:
    """What has been asked for."""

    def __init__(self, queue: SearchQueue) -> None:
        self._queue = queue

    async def tell(self, room: Room, seat: int) -> wire.OddsPage:
        """The odds of the decision this seat owes. Raises WireError where none may be asked for, or too many wait."""
        if not (room.row.learning and players.tells_odds(games.get(room.row.setting.game).spec.family)):
            raise WireError("match/no-odds", "this table has not agreed on telling odds")
        information = room.match_state.information(seat) if room.begun and seat >= 0 else None
        decision = information.observation.decision if information else None
        if information is None or decision is None:
            raise WireError("match/no-decision", "this seat owes no decision now")
        asked = "odds", room.row.id, seat, room.v
        return await self._queue.answer(
            asked, "odds/busy", lambda: self._search(asked, decision.id, information)
        )

    async def _search(self, asked: Asked, decision: str, information: InformationState) -> wire.OddsPage:
        found = await in_pool(players.odds, information)
        answers = tuple(wire.AnswerOdds(one.actions, one.won, one.games, one.outlook) for one in found)
        return wire.OddsPage(asked[1], asked[2], decision, answers)
