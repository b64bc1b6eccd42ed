"""uvicorn's server as this program stops it: as soon as it is asked, with a goodbye to everybody, and without fixed pauses.

A server that is restarted keeps all its tables waiting, so every tenth of a second of its stop counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Generator
from types import FrameType

import uvicorn

from .connections import Config

LOOK_SECONDS = 0.01
"""How often a stopping server looks whether all connections have ended."""
log = logging.getLogger("gonfalon.http")


class Server(uvicorn.Server):
    """uvicorn's server, which lets the application say goodbye before it closes anything. on_stopped: called when all is closed."""

    config: Config  # pyright: ignore[reportIncompatibleVariableOverride]
    _ticking: asyncio.Task[None] | None = None

    def __init__(self, config: Config, on_stopped: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.on_stopped = on_stopped

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Being asked to stop by SIGTERM is no failure: the process ends by itself, with the exit code 0."""
        with super().capture_signals():
            yield
            self._captured_signals = [sign for sign in self._captured_signals if sign != signal.SIGTERM]

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to stop: do so now, not when uvicorn looks the next time."""
        super().handle_exit(sig, frame)
        if self._ticking is not None:
            self._ticking.get_loop().call_soon_threadsafe(self._ticking.cancel)

    async def main_loop(self) -> None:
        """Serve until somebody asks to stop."""
        self._ticking = asyncio.create_task(super().main_loop())
        try:
            await asyncio.wait({self._ticking})
        finally:
            self._ticking.cancel()
        if not self._ticking.cancelled():
            self._ticking.result()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, say goodbye, and close all as soon as what is being answered is answered."""
        for server in self.servers:
            server.close()
        for listening in sockets or ():
            listening.close()
        try:
            await self.config.goodbye()
        except Exception:
            log.exception("not everybody heard the goodbye")
        for connection in list(self.server_state.connections):
            connection.shutdown()
        try:
            async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                await self._all_ended()
        except TimeoutError:
            log.error("%d requests are cut off: they take too long", len(self.server_state.tasks))
            for task in self.server_state.tasks:
                task.cancel()
        if not self.force_exit:
            await self.lifespan.shutdown()
        self.on_stopped()

    async def _all_ended(self) -> None:
        """Wait for connections and answers; a second signal ends that."""
        while self.server_state.connections or self.server_state.tasks:
            if self.force_exit:
                return
            await asyncio.sleep(LOOK_SECONDS)
        for server in self.servers:
            await server.wait_closed()
