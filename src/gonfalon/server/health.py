"""Is this server able to play, and to keep what is played? Whoever watches over it asks /api/health."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Literal

import msgspec

from gonfalon.core.errors import StorageError
from gonfalon.core.kernel_cache import cache_base
from gonfalon.storage.store import Store

HEALTH_SECONDS = 1.0
"""An answer holds so long, however often it is asked for."""
log = logging.getLogger("gonfalon.health")


class Health(msgspec.Struct, frozen=True):
    """GET /api/health. ready: games can be played and are kept; where it is false, the status is 503.

    storage: "ok", or "failed" where a write or a read has just failed. rules: "loading" until they are compiled or loaded.
    kernels: "kept" on disk, or "not_kept" where no folder can be written, so that every start compiles them again.
    """

    ready: bool
    storage: Literal["ok", "failed"]
    rules: Literal["loading", "ready"]
    kernels: Literal["kept", "not_kept"]


class HealthCheck:
    """Writes and reads to know. rules: set once the rules are loaded."""

    def __init__(self, store: Store, rules: asyncio.Event) -> None:
        self.store, self.rules = store, rules
        self._lock = asyncio.Lock()
        self._storage: Literal["ok", "failed"] = "ok"
        self._asked = float("-inf")

    async def health(self) -> Health:
        """How it is now, or was HEALTH_SECONDS ago."""
        async with self._lock:
            if time.monotonic() - self._asked >= HEALTH_SECONDS:
                self._storage = await self._check()
                self._asked = time.monotonic()
        kernels = "kept" if cache_base() else "not_kept"
        rules = "ready" if self.rules.is_set() else "loading"
        return Health(self.rules.is_set() and self._storage == "ok", self._storage, rules, kernels)

    async def _check(self) -> Literal["ok", "failed"]:
        try:
            await self.store.check()
        except StorageError:
            log.exception("games cannot be kept")
            return "failed"
        return "ok"
