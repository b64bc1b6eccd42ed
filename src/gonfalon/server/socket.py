"""The match socket as plain ASGI: hello, then commands in and numbered updates out (docs/guides/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from gonfalon.core.errors import GonfalonError, StorageError, WireError
from gonfalon.core.game import ACTION_LIMIT, SPECTATOR
from gonfalon.match import view
from gonfalon.storage.people import PeopleStore

from . import wire
from .crests import crest_of
from .keys import digest
from .limited_calls import LineLimits
from .limits import LimitError
from .open_rooms import Opened, OpenRooms
from .outbox import Outbox
from .owner_task import RoomClosed
from .room_clocks import Arrival
from .rooms import Room, UnknownUpdate

MAX_MESSAGE = 12 * ACTION_LIMIT + 2_000
"""Bytes of a message: the longest action fits, even if JSON escapes take 12 bytes a character."""
MAX_BODY = 4 * MAX_MESSAGE
"""Bytes of a call: what four seats may bring."""
MAX_FRAME = 4 * MAX_MESSAGE
"""Bytes that are still read, so that a message which is too long gets an answer."""
MAX_ID = 60
HELLO_SECONDS = 20
BUSY = 4029
"""The code of a socket that is closed because too much has come from its address."""
APPLAUD = "/applaud"
"""The one act of somebody who watches."""
BURST, PER_SECOND = 40, 20
"""How many messages a browser may send at once, and how fast the allowance comes back."""

log = logging.getLogger("gonfalon.socket")
_decode = msgspec.json.Decoder(wire.FromBrowser).decode


class Closed(Exception):
    """The browser is gone, or must go."""


async def _receive(receive: Any) -> str | None:
    """The next text message; None for one that is not text. Raises Closed."""
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Closed
    return message.get("text")


class _Action(msgspec.Struct, tag_field="type", tag="command"):
    """As much of a command as its refusal needs."""

    id: str
    action: str


_decode_action = msgspec.json.Decoder(_Action).decode


def _read(text: str | None) -> wire.FromBrowser | wire.Nack:
    """The message, or the refusal of one that is none of ours."""
    raw = b""
    with contextlib.suppress(UnicodeError):
        raw = (text or "").encode()
    try:
        if len(raw) <= MAX_MESSAGE:
            return _decode(raw)
    except (msgspec.MsgspecError, RecursionError):
        pass
    try:
        found = _decode_action(raw)
    except (msgspec.MsgspecError, RecursionError):
        return wire.Nack("", "message/too-long" if len(raw) > MAX_MESSAGE else "message/invalid", "", "")
    too_long = len(found.action) > ACTION_LIMIT or len(raw) > MAX_MESSAGE
    return wire.Nack(_name(found.id), "message/too-long" if too_long else "message/invalid", "", "")


def _name(name: str) -> str:
    """The id of a command as an answer may repeat it."""
    return name if _is_name(name) else ""


def _is_name(name: str) -> bool:
    """Can this be the id of a command?"""
    return 0 < len(name) <= MAX_ID and name.isascii() and name.isprintable()


class Socket:
    """One connection from accept to close. lag: tells the seconds that a message takes there and back, as far as they are measured.

    limits: what it may still do, None for anything.
    """

    def __init__(
        self,
        rooms: OpenRooms,
        match: str,
        receive: Any,
        send: Any,
        lag: Callable[[], float] = lambda: 0.0,
        limits: LineLimits | None = None,
    ) -> None:
        self.rooms, self.match, self.receive, self.send = rooms, match, receive, send
        self.lag, self.limits = lag, limits
        self.allowance, self.refilled = float(BURST), 0.0
        self._greeting = False

    async def run(self) -> None:
        """Serve this connection to its end."""
        await self.receive()
        await self.send({"type": "websocket.accept"})
        with contextlib.suppress(Closed, OSError):
            try:
                await self._open()
            except LimitError as error:
                self._greeting = False
                await self._turn_busy_away(error)
            finally:
                if self.limits is not None:
                    self.limits.close()

    async def _open(self) -> None:
        """Hear the hello and serve the match. Raises LimitError, Closed."""
        if self.limits is not None:
            self.limits.open()
        self._greeting = True
        found = await self._greet()
        if not self._greeting:  # goodbye was said meanwhile
            return
        self._greeting = False
        if isinstance(found, str):
            await self._turn_away(found)
        else:
            await self._serve(*found)

    async def say_goodbye(self) -> None:
        """The server stops: tell a browser that is in no room yet; the others are told by their rooms."""
        if self._greeting:
            self._greeting = False
            with contextlib.suppress(OSError, RuntimeError):
                await self._turn_away("resume")

    async def _serve(self, room: Room, outbox: Outbox, hello: wire.Hello) -> None:
        writer = asyncio.create_task(self._write(outbox))
        try:
            await room.join(outbox, max(0, hello.since), hello.mark)
            await self._listen(room, outbox)
        except UnknownUpdate:
            await self._turn_away("reset")
        except RoomClosed:
            outbox.end()
            await writer
        except LimitError as error:
            await self._turn_busy_away(error)
        except GonfalonError:
            log.exception("match %s cannot be shown", self.match)
            await self._turn_away("failed")
        finally:
            outbox.end()
            await room.leave(outbox)
            writer.cancel()

    async def _greet(self) -> tuple[Room, Outbox, wire.Hello] | wire.GoodbyeCode:
        """The room, the outbox and the hello, or the code with which the browser is turned away."""
        try:
            hello = _read(await asyncio.wait_for(_receive(self.receive), HELLO_SECONDS))
        except TimeoutError:
            return "resume"
        if not isinstance(hello, wire.Hello):
            return "hello"
        came = self.rooms.clock.now()
        try:
            found = await self._seat_of(hello.token)
            room = await self.rooms.find(self.match) if found or not hello.token else None
            if room is not None and found is None and room.watchers.may_watch:
                found = Opened(SPECTATOR, "")
            gone = await self._why_gone() if room is None else "auth"
        except LimitError:
            raise
        except RoomClosed:
            return "resume"
        except StorageError:
            log.exception("match %s cannot be read", self.match)
            return "resume"
        except GonfalonError:
            log.exception("match %s cannot be opened", self.match)
            return "failed"
        if room is None or found is None:
            return gone
        name = await self._name_of(found.seat, hello.person)
        address = self.limits.address if self.limits is not None else ""
        outbox = Outbox(found.seat, found.token, name, found.by_name, address, came)
        outbox.takes_changes = hello.changes
        return room, outbox, hello

    async def _why_gone(self) -> wire.GoodbyeCode:
        """Why nothing opens here: the match is none, its record is not kept any more, or the key is none."""
        if await self.rooms.is_expired(self.match):
            return "expired"
        return "auth" if await self.rooms.knows(self.match) else "match"

    async def _name_of(self, seat: int, person: str) -> wire.WatcherName | None:
        """The name of somebody who watches and wishes the players to see it."""
        if seat != SPECTATOR or not person:
            return None
        found = await PeopleStore(self.rooms.store).of_key(digest(person))
        return wire.WatcherName(found.name, crest_of(found.crest)) if found and found.name else None

    async def _seat_of(self, token: str) -> Opened | None:
        """What a token opens, None for nothing; one that opens nothing is counted. Nothing is restored. Raises LimitError."""
        if token == "":
            return None
        if self.limits is not None:
            self.limits.check_key(token)
        found = await self.rooms.opened(self.match, token)
        if self.limits is not None and found is None:
            self.limits.note_wrong_key()
        elif self.limits is not None:
            self.limits.note_good_key(token)
        return found

    async def _turn_busy_away(self, error: LimitError) -> None:
        self.rooms.metrics.note_limit(error.limit)
        await self._turn_away("busy", error.retry_after)

    async def _turn_away(self, code: wire.GoodbyeCode, retry_after: int = 0) -> None:
        await self._out(view.encode(wire.Goodbye(code, retry_after)))
        close = {"code": BUSY, "reason": LimitError.code} if code == "busy" else {"code": 4000}
        await self.send({"type": "websocket.close", **close})

    async def _out(self, message: bytes) -> None:
        self.rooms.metrics.note_message(message)
        await self.send({"type": "websocket.send", "text": message.decode()})

    async def _write(self, outbox: Outbox) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            while (message := await outbox.queue.get()) is not None:
                if isinstance(message, bytes):
                    await self._out(message)
                else:
                    message(self.rooms.clock.now())
                del message  # it is not held until the next one comes
            await self._out(view.encode(wire.Goodbye("resume")))
            await self.send({"type": "websocket.close", "code": 4001})

    async def _listen(self, room: Room, outbox: Outbox) -> None:
        lag = self.lag if room.row.terms.clock is not None else lambda: 0.0
        lag()  # it is measured from now on, before the first answer
        while True:
            raw, arrival = await _receive(self.receive), Arrival(self.rooms.clock.now(), lag())
            heard = time.monotonic()
            if self.limits is not None:
                self.limits.hear()
            message = _read(raw)
            await self._pace()
            if isinstance(message, wire.Ping):
                answer = wire.Pong()
            elif outbox.full:  # it is being closed: somebody else may have the seat by now
                continue
            elif isinstance(message, wire.Command) and _is_name(message.id):
                answer = await self._obey(room, outbox, message, arrival)
                if isinstance(answer, wire.Ack):
                    self.rooms.metrics.ack.observe(time.monotonic() - heard)
            elif isinstance(message, wire.Chat) and _is_name(message.id):
                answer = await self._pass_on(room, outbox.seat, message)
            elif isinstance(message, wire.Nack):
                answer = message
            else:
                known = "" if isinstance(message, wire.Hello) else message.id[:MAX_ID]
                answer = wire.Nack(known, "message/invalid", "", "")
            outbox.send(view.encode(answer))

    async def _obey(
        self, room: Room, outbox: Outbox, command: wire.Command, arrival: Arrival
    ) -> wire.Ack | wire.Nack:
        """The room's answer; a fault of ours is logged and answered, too. Somebody who watches may applaud and do nothing else."""
        try:
            if outbox.seat == SPECTATOR:
                is_heard = command.action == APPLAUD and room.watchers.applaud(outbox, command.id)
                return wire.Ack(command.id, 0) if is_heard else wire.Nack(command.id, "match/token", "", "")
            return await room.submit(outbox.seat, command.id, command.action, command.seen, arrival)
        except RoomClosed:
            raise
        except GonfalonError as error:
            log.exception("match %s", self.match)
            return wire.Nack(command.id, error.code, "", "")
        except Exception:
            log.exception("match %s", self.match)
            return wire.Nack(command.id, "server/failed", "", "")

    async def _pass_on(self, room: Room, seat: int, chat: wire.Chat) -> wire.Ack | wire.Nack:
        """Free text for the table. Nothing of it is logged."""
        if seat == SPECTATOR:
            return wire.Nack(chat.id, "match/token", "", "")
        try:
            await room.say(seat, chat.text)
        except WireError as error:
            return wire.Nack(chat.id, error.code, "", "")
        return wire.Ack(chat.id, room.v)

    async def _pace(self) -> None:
        """A token bucket: whoever sends too fast is simply read more slowly."""
        clock = asyncio.get_running_loop().time()
        self.allowance = min(float(BURST), self.allowance + (clock - self.refilled) * PER_SECOND)
        self.refilled = clock
        self.allowance -= 1
        if self.allowance < 0:
            await asyncio.sleep(-self.allowance / PER_SECOND)
