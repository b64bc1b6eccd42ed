"""The odds of a decision on demand at tables for learning: one search at a time for all matches, each decision answered once."""

from __future__ import annotations

import asyncio

from gonfalon import players
from gonfalon.core.errors import WireError
from gonfalon.core.observation import InformationState

from . import wire
from .bots import in_pool
from .rooms import Room

LIMIT_MS = 4_000.0
"""Milliseconds of one search."""
MOST_WAITING = 8
"""Searches that may wait for their turn."""
MOST_KEPT = 256
"""Answers that are remembered."""
Asked = tuple[str, int, int]
"""Match, seat and the number of the update that shows the decision."""


class AskedOdds:
    """What has been asked for. At most one search runs, so that the computers at other tables keep most of their pool."""

    def __init__(self) -> None:
        self._answers: dict[Asked, asyncio.Task[wire.OddsPage]] = {}
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def tell(self, room: Room, seat: int) -> wire.OddsPage:
        """The odds of the decision this seat owes. Raises WireError where none may be asked for, or too many wait."""
        if not room.row.learning:
            raise WireError("match/no-odds", "this table has not agreed on telling odds")
        information = room.match_state.information(seat) if room.begun and seat >= 0 else None
        decision = information.observation.decision if information else None
        if information is None or decision is None:
            raise WireError("match/no-decision", "this seat owes no decision now")
        asked = room.row.id, seat, room.v
        if asked not in self._answers:
            if self._waiting >= MOST_WAITING:
                raise WireError("odds/busy", "too many ask for odds; try again in a few seconds")
            while len(self._answers) >= MOST_KEPT:
                self._answers.pop(next(iter(self._answers)))
            self._answers[asked] = asyncio.create_task(self._search(asked, decision.id, information))
        return await asyncio.shield(self._answers[asked])

    async def _search(self, asked: Asked, decision: str, information: InformationState) -> wire.OddsPage:
        self._waiting += 1
        try:
            async with self._turn:
                found = await in_pool(players.odds, information, LIMIT_MS)
        except BaseException:
            self._answers.pop(asked, None)
            raise
        finally:
            self._waiting -= 1
        answers = tuple(wire.AnswerOdds(one.actions, one.won, one.games, one.outlook) for one in found)
        return wire.OddsPage(asked[0], asked[1], decision, answers)
