"""What a server keeps no longer: matches that nobody begins, and old games beyond a host's quota."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from gonfalon.core.errors import StorageError
from gonfalon.storage.expiry import Quota, WhyExpired, beyond, remove, unbegun

from .clock import now_ms
from .open_rooms import OpenRooms
from .rated_tables import SERVER_COMMAND_PREFIX

LOOK_SECONDS = 1_800.0
"""So often a server looks for what it keeps no longer."""
BATCH = 200
"""Matches that one transaction removes: nobody waits long for it."""
HOUR, DAY = 3_600_000, 86_400_000
"""Milliseconds."""
UNBEGUN_HOURS = 14 * 24
"""So long a match waits to be begun unless a host says otherwise."""
JUST_ENDED = DAY
"""A game stays for so long after its end, whatever the quota: its players and those who watch it late still look at it."""
log = logging.getLogger("gonfalon.expiry")


class ExpiryRules(NamedTuple):
    """What a host keeps. unbegun_hours: so long a match may wait to be begun, 0 for ever.

    keep_games: the newest so many finished games that nobody shares, 0 for all. keep_days: only those of so many days, 0 for all.
    """

    unbegun_hours: int = UNBEGUN_HOURS
    keep_games: int = 0
    keep_days: int = 0


USUAL_EXPIRY = ExpiryRules()


class Expiry:
    """Removes from time to time what a host does not keep. wake: called when something is gone. clock: milliseconds since 1970."""

    def __init__(
        self,
        rooms: OpenRooms,
        rules: ExpiryRules = USUAL_EXPIRY,
        wake: Callable[[], None] = lambda: None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.rooms, self.store, self.rules = rooms, rooms.store, rules
        self._wake, self._clock = wake, clock

    async def look(self) -> int:
        """Remove what is due now. Answers how many matches. Raises StorageError."""
        n_gone = 0
        while n_new := await self._look_once():
            n_gone += n_new
        if n_gone:
            self._wake()
        return n_gone

    async def look_for_ever(self) -> None:
        """Look now and then."""
        while True:
            try:
                if self.rooms.leads():
                    await self.look()
            except StorageError as error:
                log.error("what has expired could not be removed: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def _look_once(self) -> int:
        now, rules, n_gone = self._clock(), self.rules, 0
        if rules.unbegun_hours:
            before = now - rules.unbegun_hours * HOUR
            chosen = await unbegun(self.store, before, SERVER_COMMAND_PREFIX, BATCH)
            n_gone += await self._remove(chosen, "unbegun", before)
        if rules.keep_games or rules.keep_days:
            after = now - rules.keep_days * DAY if rules.keep_days else 0
            chosen = await beyond(self.store, Quota(rules.keep_games, after), now - JUST_ENDED, BATCH)
            n_gone += await self._remove(chosen, "old", now)
        return n_gone

    async def _remove(self, chosen: list[str], why: WhyExpired, before: int) -> int:
        """Remove these matches, but those at which somebody is."""
        left = [match for match in chosen if await self.rooms.let_go(match)]
        if not left:
            return 0
        gone = await remove(self.store, left, why, self._clock(), before, SERVER_COMMAND_PREFIX)
        return len(gone)
