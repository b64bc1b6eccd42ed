"""Where pictures are made: processes beside the server, few that wait, each picture made once and kept for a while."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from litestar.exceptions import ServiceUnavailableException

from gonfalon.pictures import making
from gonfalon.pictures.facts import Shown

from .limits import payer_of_call
from .metrics import WorkKind
from .thinking_pool import drawing_pool
from .work_pool import Order, WorkPool
from .workers import WorkerDiedError

Made = Literal["png", "gif", "webp", "txt"]
MOST_WAITING: dict[Made, int] = {"png": 16, "gif": 3, "webp": 3, "txt": 8}
"""Pictures of a kind that may be asked for at a time, the one that is being made among them."""
MOST_KEPT = 48_000_000
"""Bytes of pictures that are kept."""
Makers = Callable[[], Awaitable[list[Shown]]]
BUSY = "too many pictures are being made; try again in a minute"


class PictureDesk:
    """The pictures and texts of this server. Which ones it has tells nothing: a picture follows from what everybody may see."""

    def __init__(self, pool: WorkPool | None = None) -> None:
        self.pool = pool or drawing_pool()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._making: dict[bytes, asyncio.Task[bytes]] = {}
        self._waiting: dict[Made, int] = dict.fromkeys(MOST_WAITING, 0)

    async def picture(self, kind: Made, key: Any, shown: Makers) -> bytes:
        """A picture. key: what it follows from. shown: what is drawn, one position for a PNG, asked for where it is not kept.

        Raises ServiceUnavailableException where too many wait.
        """
        return await self.kept(kind, key, lambda: self._drawn(kind, shown))

    async def kept(self, kind: Made, key: Any, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What follows from `key`, made where it is not kept. Raises ServiceUnavailableException where too many wait."""
        name = hashlib.sha256(msgspec.json.encode([kind, key])).digest()
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._making:
            if self._waiting[kind] >= MOST_WAITING[kind]:
                raise ServiceUnavailableException(BUSY)
            self._making[name] = asyncio.create_task(self._make(kind, name, make))
        return await asyncio.shield(self._making[name])

    async def close(self) -> None:
        """Stop the processes; what is being made is lost."""
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self.pool.close()

    async def _make(self, kind: Made, name: bytes, make: Callable[[], Awaitable[bytes]]) -> bytes:
        self._waiting[kind] += 1
        try:
            made = await make()
        finally:
            self._waiting[kind] -= 1
            del self._making[name]
        self._keep(name, made)
        return made

    async def _drawn(self, kind: Made, shown: Makers) -> bytes:
        if kind == "png":
            raw = msgspec.json.encode((await shown())[0])
            return await self._in_process("preview", making.preview_of, raw)
        raw = await asyncio.to_thread(msgspec.json.encode, await shown())
        return await self._in_process("film", making.film_of, kind, raw)

    async def _in_process(self, queue: WorkKind, work: Callable[..., bytes], *args: Any) -> bytes:
        """Do this in the pool. Raises LimitError where too much of an address waits, ServiceUnavailableException if it cannot be done."""
        try:
            return await self.pool.run(Order(queue, "", payer_of_call()), work, *args)
        except WorkerDiedError:
            raise ServiceUnavailableException("the picture could not be made; try again") from None

    def _keep(self, name: bytes, made: bytes) -> None:
        self._kept[name] = made
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)
