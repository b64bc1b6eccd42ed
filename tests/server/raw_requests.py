"""Requests written byte by byte, and a server in the loop of a test that they are sent to."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

from gonfalon.server.connections import Config, Tally
from gonfalon.server.uvicorn_server import Server

HALF_HEAD = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_BODY = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
WHOLE = HALF_HEAD + b"\r\n"
UPGRADE = (
    HALF_HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers the length of the body, or a long text for /long."""
    if scope["type"] != "http":
        return
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message["body"]
        if not message["more_body"]:
            break
    else:
        return
    told = b"x" * 64_000_000 if scope["path"] == "/long" else str(len(body)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": told})


class Running:
    """A server with that application in this loop."""

    def __init__(self, tally: Tally, app: Any) -> None:
        async def nothing() -> None: ...

        self.tally = tally
        self.sock = socket.create_server(("127.0.0.1", 0))
        self.server = Server(Config(app, tally, nothing, lifespan="off", log_config=None))
        self.task = asyncio.create_task(self.server._serve([self.sock]))
        self.port = self.sock.getsockname()[1]

    async def open(self, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(sent)
        await writer.drain()
        return reader, writer

    async def status(self, sent: bytes = WHOLE) -> int:
        """The status that a request is answered with."""
        reader, writer = await self.open(sent)
        line = await reader.readline()
        writer.close()
        return int(line.split()[1])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def running(app: Any = echo, **settings: Any) -> AsyncIterator[Running]:
    found = Running(Tally(**settings), app)
    try:
        yield found
    finally:
        found.server.should_exit = True
        await found.task
