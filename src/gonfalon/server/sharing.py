"""This server among those that share its database (decision 24): where a match is played, who has fallen silent, who does periodic work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from typing import NamedTuple

from gonfalon.core.errors import StorageError
from gonfalon.storage.leases import PERIODIC, Leases, Owner
from gonfalon.storage.membership import SharedLock

from .open_rooms import OpenRooms
from .owner_task import cancelled

LOOK_SECONDS = 0.5
"""How often it is looked whether another server has fallen silent: sooner where one may be declared dead sooner."""
SOONEST_LOOK = 0.05
DOUBT_SECONDS = 0.1
"""A server that has not answered is not asked for so long: hundreds of sockets wait for it, and one of them tries."""
log = logging.getLogger("gonfalon.sharing")


class NotAnswering(ConnectionError):
    """Another server has just not answered."""


class Share(NamedTuple):
    """How a server shares its database. member: its hold of the database. port: of the address that is for the other servers."""

    member: SharedLock
    port: int


class Sharing:
    """The part of one server. take_over: what is done, beside opening rooms, for the matches of a server that has fallen silent.

    leads: does this server do what is to be done once?
    """

    def __init__(
        self, rooms: OpenRooms, leases: Leases, take_over: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.rooms, self.leases = rooms, leases
        self.leads = False
        rooms.leads = lambda: self.leads
        self.others: tuple[Owner, ...] = ()
        self._take_over = take_over
        self._talks: dict[asyncio.Timeout, str] = {}
        self._has_let_go = False
        self._has_changed = asyncio.Event()
        self._hurry = asyncio.Event()
        self._doubts: dict[str, float] = {}
        self._next_look = LOOK_SECONDS
        self._opening: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """How the other servers reach this one."""
        return self.leases.member.address

    async def owner(self, subject: str) -> Owner | None:
        """The other server that a match, or the periodic work, is for; None for this one. Raises StorageError."""
        if subject in self.rooms.rooms or (subject == PERIODIC and self.leads) or self.leases.has(subject):
            return None
        found = await self.leases.owner(subject)
        return None if found is None or found.server == self.leases.server else found

    @contextlib.asynccontextmanager
    async def while_it_lives(self, owner: Owner) -> AsyncGenerator[None]:
        """Talk to another server. Raises TimeoutError once that has fallen silent, NotAnswering where others have just tried."""
        if self._doubts.get(owner.server, 0.0) > asyncio.get_running_loop().time():
            raise NotAnswering
        async with asyncio.timeout(None) as talk:
            self._talks[talk] = owner.server
            try:
                yield
            finally:
                del self._talks[talk]

    def doubt(self, owner: Owner) -> None:
        """Another server does not answer: look soon whether it is gone."""
        self._doubts[owner.server] = asyncio.get_running_loop().time() + DOUBT_SECONDS
        self._hurry.set()

    async def wait(self, seconds: float) -> None:
        """Wait until there are other servers than before, at most for so long. Whoever waits costs nothing meanwhile."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._has_changed.wait(), seconds)

    async def look(self) -> None:
        """Take over what nobody has any more, and lead if nobody does. Raises StorageError."""
        if self.leases.member.is_retired:
            return
        if not self.leases.server:
            await self._let_go()
            return
        self._has_let_go = False
        orphans = await self.leases.bury()
        others = await self.leases.others()
        before, self.others = self.others, tuple(each.owner for each in others)
        self._next_look = min([LOOK_SECONDS, *(each.seconds for each in others)])
        if orphans or {*before} != {*self.others}:
            self._has_changed.set()
            self._has_changed = asyncio.Event()
        living = {each.server for each in self.others}
        self._doubts = {server: until for server, until in self._doubts.items() if server in living}
        self._cut(living)
        self.leads = (await self._leader()).server == self.leases.server
        if orphans:
            log.warning("another server has fallen silent: %d matches go on", len(orphans))
            task = asyncio.create_task(self._open(orphans))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    async def look_for_ever(self) -> None:
        """Look again and again."""
        await self.rooms.rules.wait()
        while True:
            self._hurry.clear()
            self._next_look = LOOK_SECONDS
            try:
                await self.look()
            except StorageError as error:
                self.leads = False
                if self.rooms.stopping:
                    return
                log.error("the other servers of this database cannot be seen: %s", error)
            await asyncio.sleep(SOONEST_LOOK)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self._next_look - SOONEST_LOOK)

    async def close(self) -> None:
        """Open nothing more."""
        for task in list(self._opening):
            await cancelled(task)

    async def _leader(self) -> Owner:
        return await self.leases.owner(PERIODIC) or await self.leases.take(PERIODIC)

    async def _let_go(self) -> None:
        """Others have the matches of this server: close its rooms, then begin again."""
        self.leads = False
        if not self._has_let_go:
            await self.rooms.abandon()
            self._has_let_go = True
            self.leases.member.join_again()

    def _cut(self, living: set[str]) -> None:
        now = asyncio.get_running_loop().time()
        for talk, server in list(self._talks.items()):
            if server not in living:
                with contextlib.suppress(RuntimeError):  # it has just ended
                    talk.reschedule(now)

    async def _open(self, orphans: Sequence[str]) -> None:
        """Open the matches whose clocks run: a flag may fall although nobody comes. The others wait until they are asked for."""
        try:
            await self.rooms.open_clocked(set(orphans))
            if self._take_over is not None:
                await self._take_over()
        except StorageError as error:
            log.error("the matches of a server that has fallen silent cannot be read: %s", error)
