"""How finished games went: each story is told once, from what was public, in its turn among the other work of the computers."""

from __future__ import annotations

import asyncio

from gonfalon import games, players
from gonfalon.match.course import course_of

from . import wire
from .consent import check_over, check_told
from .limits import metering, payer_of_call
from .open_rooms import OpenRooms
from .rooms import Room
from .work_pool import Order

MOST_KEPT = 128
"""Stories that are remembered."""


class Stories:
    """Stories of finished games, for those who played or may watch them, and those to whom they are shown."""

    def __init__(self, rooms: OpenRooms) -> None:
        self.rooms = rooms
        self._kept: dict[tuple[str, int], asyncio.Task[players.Story | None]] = {}

    async def story(self, match: str, token: str) -> wire.StoryPage:
        """The story of a match. token: "" for somebody without a seat. Raises WireError before the end, and where nobody shows it."""
        room = await self._room(match, token)
        asked = (match, room.match_state.ended_at or 0)
        if asked not in self._kept:
            while len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[asked] = asyncio.create_task(self._tell(asked, room))
        return wire.StoryPage(match, await asyncio.shield(self._kept[asked]))

    async def _room(self, match: str, token: str) -> Room:
        """The room of a match whose story may be told. Whoever may watch has seen all that it is told from."""
        if not token and (room := await self.rooms.get(match)).watchers.may_watch:
            check_told(room)
            return room
        room, _ = await self.rooms.entitled(match, token)
        check_over(room)
        return room

    async def _tell(self, asked: tuple[str, int], room: Room) -> players.Story | None:
        """Tell a story; one that fails is forgotten."""
        try:
            if not players.tells_stories(games.get(room.row.setting.game).spec.family):
                return None
            course = await asyncio.to_thread(metering(course_of), room.match_state)
            return await self.rooms.pool.run(
                Order("study", room.row.id, payer_of_call()), players.story, course
            )
        except BaseException:
            self._kept.pop(asked, None)
            raise
