"""The match socket as plain ASGI: hello, then commands in and numbered updates out (docs/guides/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec

from gonfalon.match import view

from . import wire
from .line import Line
from .lobby import Lobby
from .rooms import Room

MAX_MESSAGE = 16_384
HELLO_SECONDS = 20
BURST, PER_SECOND = 40, 20
"""How many messages a line may send at once, and how fast the allowance comes back."""

view.allow(wire.Welcome, wire.Update, wire.Presence, wire.Ack, wire.Nack, wire.Pong, wire.Goodbye)
_decode = msgspec.json.Decoder(wire.FromBrowser).decode


class Closed(Exception):
    """The browser is gone, or must go."""


async def _receive(receive: Any) -> bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Closed
    raw = message.get("bytes") or (message.get("text") or "").encode()
    return raw


def _read(raw: bytes) -> wire.Hello | wire.Command | wire.Ping | None:
    """The message, or None if it is none of ours."""
    if len(raw) > MAX_MESSAGE:
        return None
    try:
        return _decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class Socket:
    """One connection from accept to close."""

    def __init__(self, lobby: Lobby, match: str, receive: Any, send: Any) -> None:
        self.lobby, self.match, self.receive, self.send = lobby, match, receive, send
        self.allowance, self.refilled = float(BURST), 0.0

    async def run(self) -> None:
        """Serve this connection to its end."""
        await self.receive()
        await self.send({"type": "websocket.accept"})
        with contextlib.suppress(Closed, TimeoutError, OSError):
            found = await self._greet()
            if found is None:
                return
            room, line, since = found
            writer = asyncio.create_task(self._write(line))
            try:
                await room.join(line, since)
                await self._listen(room, line)
            finally:
                line.end()
                await room.leave(line)
                writer.cancel()

    async def _greet(self) -> tuple[Room, Line, int] | None:
        """The room, the line and the number to resume from; None if the browser was turned away."""
        hello = _read(await asyncio.wait_for(_receive(self.receive), HELLO_SECONDS))
        if not isinstance(hello, wire.Hello):
            return await self._turn_away("hello")
        room = await self.lobby.room(self.match)
        if room is None:
            return await self._turn_away("match")
        seat = await self.lobby.seat_of(self.match, hello.token)
        if seat is None:
            return await self._turn_away("auth")
        return room, Line(seat), max(0, hello.since)

    async def _turn_away(self, code: str) -> None:
        await self._out(view.encode(wire.Goodbye(code)))
        await self.send({"type": "websocket.close", "code": 4000})

    async def _out(self, message: bytes) -> None:
        await self.send({"type": "websocket.send", "text": message.decode()})

    async def _write(self, line: Line) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            while (message := await line.queue.get()) is not None:
                await self._out(message)
            await self._out(view.encode(wire.Goodbye("resume")))
            await self.send({"type": "websocket.close", "code": 4001})

    async def _listen(self, room: Room, line: Line) -> None:
        while True:
            message = _read(await _receive(self.receive))
            await self._pace()
            if isinstance(message, wire.Ping):
                line.send(view.encode(wire.Pong()))
            elif isinstance(message, wire.Command) and 0 < len(message.id) <= 60:
                line.send(view.encode(await room.submit(line.seat, message.id, message.action)))
            else:
                known = message.id[:60] if isinstance(message, wire.Command) else ""
                line.send(view.encode(wire.Nack(known, "message/invalid", "", "")))

    async def _pace(self) -> None:
        """A token bucket: whoever sends too fast is simply read more slowly."""
        clock = asyncio.get_running_loop().time()
        self.allowance = min(float(BURST), self.allowance + (clock - self.refilled) * PER_SECOND)
        self.refilled = clock
        self.allowance -= 1
        if self.allowance < 0:
            await asyncio.sleep(-self.allowance / PER_SECOND)
