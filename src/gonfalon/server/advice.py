"""What a computer advises a seat: a hint, or the odds of its answers. Each moment is searched once (decision 13)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any

from gonfalon import players
from gonfalon.core.errors import WireError
from gonfalon.core.observation import InformationState

from . import wire
from .limits import payer_of_call
from .metrics import WorkKind
from .open_rooms import OpenRooms
from .rooms import Room
from .seating import tells_hints, tells_odds
from .work_pool import NotWantedError, Order

MOST_KEPT = 256
"""Answers that are remembered."""


class Advice:
    """What has been asked for. It follows from what the seat knows alone: no clock cuts the search."""

    def __init__(self, rooms: OpenRooms) -> None:
        self.rooms, self.pool = rooms, rooms.pool
        self._kept: dict[Hashable, asyncio.Task[Any]] = {}

    async def hint(self, match: str, token: str, is_quick: bool = False) -> wire.HintPage:
        """What a computer would do in the place of the seat of this key: at tables for learning, and where no seat is another person's.

        is_quick: after a first look, which takes less than a second.
        Raises WireError where none may be asked for, nothing goes on, or the game has gone on meanwhile; LimitError where too much waits.
        """
        room, seat = await self.rooms.entitled(match, token)
        if not tells_hints(room.row, room.seating, seat):
            raise WireError("match/no-hints", "this table gives no hints")
        if not room.begun or room.match_state.outcome is not None:
            raise WireError("match/no-decision", "there is nothing to decide now")
        information = room.match_state.information(seat)
        decision = information.observation.decision

        async def search() -> wire.HintPage:
            asked = partial(players.hint, effort="quick") if is_quick else players.hint
            found = await self._searched("hint", room, asked, information)
            return wire.HintPage(match, seat, decision.id if decision else "", found)

        return await self._answer(("hint", match, seat, room.v, is_quick), search)

    async def odds(self, match: str, token: str, is_quick: bool = False) -> wire.OddsPage:
        """What comes of the answers to the decision that the seat of this key owes: at tables for learning, and where no seat is another
        person's. Whoever asks there makes the table one for learning, whose game counts in no share of won games.

        is_quick: after a first look, which takes less than a second.
        Raises WireError where none may be asked for, or the game has gone on meanwhile; LimitError where too much waits.
        """
        room, seat = await self.rooms.entitled(match, token)
        if not tells_odds(room.row, room.seating, seat):
            raise WireError("match/no-odds", "this table has not agreed on telling odds")
        information = room.match_state.information(seat) if room.begun and seat >= 0 else None
        decision = information.observation.decision if information else None
        if information is None or decision is None:
            raise WireError("match/no-decision", "this seat owes no decision now")

        if not room.row.learning:
            await self.rooms.store.make_learning(match)
            room.row = room.row._replace(learning=True)

        async def search() -> wire.OddsPage:
            asked = partial(players.odds, effort="quick") if is_quick else players.odds
            found = await self._searched("odds", room, asked, information)
            return wire.OddsPage(match, seat, decision.id, found)

        return await self._answer(("odds", match, seat, room.v, is_quick), search)

    async def _answer(self, asked: Hashable, search: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """What the search finds, from memory if the same has been asked before; one that fails is forgotten."""
        if asked not in self._kept:
            while len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[asked] = asyncio.create_task(self._search(asked, search))
        return await asyncio.shield(self._kept[asked])

    async def _search(self, asked: Hashable, search: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        try:
            return await search()
        except NotWantedError:
            self._kept.pop(asked, None)
            raise WireError("match/no-decision", "the game has gone on; ask again") from None
        except BaseException:
            self._kept.pop(asked, None)
            raise

    async def _searched(
        self,
        kind: WorkKind,
        room: Room,
        search: Callable[[InformationState], Any],
        information: InformationState,
    ) -> Any:
        v = room.v
        order = Order(kind, room.row.id, payer_of_call(), lambda: room.v == v and not room.closed)
        return await self.pool.run(order, search, information)
