"""A real server in the process of a test: its sockets are real, and its parts are at hand."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from gonfalon.server.app import App
from gonfalon.server.connections import Config, Tally
from gonfalon.server.uvicorn_server import Server


@contextlib.asynccontextmanager
async def listening(app: App, around: Any = None) -> AsyncIterator[int]:
    """The port where an application listens. around: what stands between it and its sockets, None for nothing."""
    config = Config(
        around or app, Tally(0, 1000), app.say_goodbye, port=0, log_level="warning", lifespan="on"
    )
    server = Server(config)
    serving = asyncio.create_task(server.serve())
    while not (server.started or serving.done()):
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving
