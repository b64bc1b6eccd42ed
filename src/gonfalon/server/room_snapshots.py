"""When a room's match is packed, and what it goes on from (decision 26)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from gonfalon.core.errors import StorageError
from gonfalon.match import snapshots
from gonfalon.match.referee import MatchState
from gonfalon.match.snapshots import EVERY, Snapshot
from gonfalon.storage import snapshots as stored
from gonfalon.storage.snapshots import SNAPSHOTS
from gonfalon.storage.store import Store

KEPT = 2
"""So many are kept: whoever comes back after a short while goes on from the one before the newest."""
WORTH = 10
"""A match of which fewer entries are new is not packed as its room closes: to replay them is as cheap."""
LONG = 500
"""A match of fewer entries keeps none once it is over: to replay it takes 50 ms, and most finished ones are never opened again."""
log = logging.getLogger("gonfalon.rooms")


class RoomSnapshots:
    """The snapshots of one match. seqs: how many entries it had in those that are kept, oldest first."""

    def __init__(self, store: Store, match: str, seqs: Sequence[int] = ()) -> None:
        self._store, self._match = store, match
        self.seqs = [*seqs][-KEPT:]
        self._tried_at = 0
        self._writing: asyncio.Task[None] | None = None

    async def read(self) -> list[Snapshot]:
        """Those that are stored; none where the storage does not answer."""
        if not self.seqs:
            return []
        with contextlib.suppress(StorageError):
            return SNAPSHOTS.read_one(await self._store.rows(SNAPSHOTS.query([self._match])))
        return []

    def note(self, match_state: MatchState) -> None:
        """An entry has been taken: every so many, pack the match. Nobody waits for it."""
        n_since = min(self._n_new(match_state), match_state.n_entries - self._tried_at)
        if self._writing is None and n_since >= EVERY:
            self._begin(match_state)

    async def finish(self, match_state: MatchState) -> None:
        """The room closes: pack the match, so that whoever opens it again has little to replay.

        Of a long one that is over the newest snapshot stays, of any other one none.
        """
        await self.written()
        is_over = match_state.outcome is not None
        n_kept = KEPT if not is_over else 1 if match_state.n_entries >= LONG else 0
        if n_kept and self._n_new(match_state) >= WORTH:
            self._begin(match_state)
        elif len(self.seqs) > n_kept:
            self._start(self._keep(None, self.seqs[len(self.seqs) - n_kept :]))
        await self.written()

    async def written(self) -> None:
        """Wait for what is being written."""
        if self._writing is not None:
            await asyncio.wait({self._writing})

    async def close(self) -> None:
        """Write nothing more: what is lost is replayed from the log."""
        if self._writing is not None:
            self._writing.cancel()
            await self.written()

    def _n_new(self, match_state: MatchState) -> int:
        return match_state.n_entries - (self.seqs[-1] if self.seqs else 0)

    def _begin(self, match_state: MatchState) -> None:
        self._tried_at = match_state.n_entries
        self._start(self._write(match_state))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._writing = asyncio.create_task(work)
        self._writing.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._writing = None
        if not task.cancelled() and task.exception() is not None:
            log.error("match %s could not be packed", self._match, exc_info=task.exception())

    async def _write(self, match_state: MatchState) -> None:
        parts = snapshots.parts_of(match_state)
        if parts is None:
            self._tried_at = 0  # it may be packed after the next entry
            return
        n_kept = KEPT if match_state.outcome is None else 1
        snapshot = await asyncio.to_thread(parts.packed)
        await self._keep(snapshot, [*self.seqs, snapshot.seq][-n_kept:])

    async def _keep(self, snapshot: Snapshot | None, seqs: list[int]) -> None:
        """Store a snapshot, if there is a new one, and keep those after so many entries alone."""
        try:
            await self._store.write(lambda connection: stored.write(connection, self._match, snapshot, seqs))
        except StorageError as error:
            log.warning("the snapshots of match %s could not be stored: %s", self._match, error)
            return
        self.seqs = seqs
