"""Passes on what is for another server of the same database: calls and sockets of a match that is played there (decision 24).

Whoever asks notices nothing. Where that server ends meanwhile, calls that only read are asked again wherever the match goes on. A socket is
told to come back, as when a server stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from gonfalon.core.errors import StorageError
from gonfalon.match import view
from gonfalon.storage.leases import PERIODIC, Owner

from . import request_ids, wire
from .connections import lag_of
from .guard import refuse
from .insiders import CLIENT, OWN, SCHEME, SECRET, headers_for, is_inside, lag_message, own_headers
from .keys import is_match_id
from .problems import STOPPING
from .sharing import NotAnswering, Sharing

CONNECT_SECONDS = 2.0
PATIENCE_SECONDS = 8.0
"""So long it is waited for another server to take over what a silent one had."""
RETRY_SECONDS = 0.1
"""So long after a server has not answered it is tried again: twice as long each time, up to LONGEST_RETRY, or once that is gone."""
LONGEST_RETRY = 1.0
KEPT_SECONDS = 2.0
"""An idle connection is kept for so long: less than the other server keeps it."""
LAG_STEP = 0.005
"""Another delay of a visitor's line is told when it differs by so many seconds."""
RESUME = 4001
"""The code of a socket that is closed and should come back."""
_OF_MATCH = re.compile(r"/(?:ws|game|api/matches)/([^/]+)(?:/.*)?")
_OF_LEADER = re.compile(
    r"POST /api/(?:pairing|tournaments(?:/.*)?)|[A-Z]+ /api/(?:person/passkeys|passkeys|measurements)(?:/.*)?"
)
_OF_A_HOP = frozenset(
    {
        *(b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade"),
        *(b"content-length", b"expect", b"accept-encoding", request_ids.HEADER, SECRET, CLIENT, SCHEME, OWN),
    }
)
_NOT_ANSWERED = frozenset(
    {b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server", request_ids.HEADER}
)
log = logging.getLogger("gonfalon.sharing")


def subject_of(scope: Any) -> str:
    """What decides which server a connection is for: a match, the periodic work, or "" for whichever it came to."""
    found = _OF_MATCH.fullmatch(scope["path"])
    if found is not None:
        return found[1] if is_match_id(found[1]) else ""
    if scope["type"] == "http" and _OF_LEADER.fullmatch(f"{scope['method']} {scope['path']}"):
        return PERIODIC
    return ""


class PassingOn:
    """Passes on what one server gets for others. secret: by which they know it. most: bytes of a body that are read."""

    def __init__(self, sharing: Sharing, secret: str, most: int) -> None:
        self.sharing, self.secret, self.most = sharing, secret, most
        timeout = httpx.Timeout(None, connect=CONNECT_SECONDS)
        limits = httpx.Limits(
            max_connections=None, max_keepalive_connections=20, keepalive_expiry=KEPT_SECONDS
        )
        self._client = httpx.AsyncClient(timeout=timeout, limits=limits, trust_env=False)

    async def close(self) -> None:
        """Pass nothing on any more."""
        await self._client.aclose()

    async def passed(self, scope: Any, receive: Any, send: Any) -> tuple[Any, Any] | None:
        """Pass a connection on where it is for another server: None then. Else how it is received and answered here."""
        subject = "" if is_inside(scope) else subject_of(scope)
        try:
            owner = await self.sharing.owner(subject) if subject else None
        except StorageError:
            owner = None  # nothing can be answered: this server says so as ever
        if owner is None:
            return receive, send
        if scope["type"] == "websocket":
            return await self._pass_socket(scope, receive, send, subject)
        return await self._pass_call(scope, receive, send, subject)

    # ---- calls ---------------------------------------------------------------------------------------------------

    async def _pass_call(self, scope: Any, receive: Any, send: Any, subject: str) -> tuple[Any, Any] | None:
        body, pause = await _body_of(receive, self.most), RETRY_SECONDS
        end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            owner = None
            try:
                owner = await self.sharing.owner(subject)
                if owner is None:
                    return _again({"type": "http.request", "body": body, "more_body": False}, receive), send
                async with self.sharing.while_it_lives(owner):
                    answer = await self._ask(owner, scope, body)
                await _send_answer(answer, send)
                return None
            except NotAnswering:
                is_asked = False
            except (httpx.ConnectError, httpx.ConnectTimeout):
                is_asked = False
                if owner is not None:
                    self.sharing.doubt(owner)
            except (httpx.HTTPError, TimeoutError, StorageError):
                is_asked = scope["method"] != "GET"
            if is_asked or asyncio.get_running_loop().time() >= end:
                await refuse(scope, receive, send, STOPPING)
                return None
            await self.sharing.wait(pause)
            pause = min(2 * pause, LONGEST_RETRY)

    async def _ask(self, owner: Owner, scope: Any, body: bytes) -> httpx.Response:
        headers = [(name, value) for name, value in scope["headers"] if name.lower() not in _OF_A_HOP]
        return await self._client.request(
            scope["method"],
            f"http://{owner.address}{_target(scope)}",
            headers=[*headers, *headers_for(scope, self.secret), *_own()],
            content=body,
        )

    async def ask(self, owner: Owner, scope: Any, path: str, content: bytes | None = None) -> bytes | None:
        """What another server answers to a call of its own, for the visitor of this connection; None where it does not."""
        return await self._asked(owner, path, content, headers_for(scope, self.secret))

    async def ask_for_itself(self, owner: Owner, path: str, content: bytes | None = None) -> bytes | None:
        """What another server answers to a call that this server makes for itself; None where it does not."""
        return await self._asked(owner, path, content, own_headers(self.secret))

    async def _asked(
        self, owner: Owner, path: str, content: bytes | None, by: list[tuple[bytes, bytes]]
    ) -> bytes | None:
        method, kind = ("GET", []) if content is None else ("POST", [(b"content-type", b"application/json")])
        headers = [*kind, *by, *_own(), (b"host", b"localhost")]
        try:
            async with self.sharing.while_it_lives(owner):
                answer = await self._client.request(
                    method, f"http://{owner.address}{path}", headers=headers, content=content
                )
        except (httpx.HTTPError, NotAnswering, TimeoutError):
            return None
        return answer.content if answer.is_success else None

    # ---- sockets -------------------------------------------------------------------------------------------------

    async def _pass_socket(self, scope: Any, receive: Any, send: Any, subject: str) -> tuple[Any, Any] | None:
        greeting = await receive()
        await send({"type": "websocket.accept"})
        end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        has_begun, pause = False, RETRY_SECONDS
        while not has_begun and asyncio.get_running_loop().time() < end:
            owner = None
            try:
                owner = await self.sharing.owner(subject)
                if owner is None:
                    return _again(greeting, receive), _accepted(send)
                async with self.sharing.while_it_lives(owner), self._line(owner, scope) as line:
                    has_begun = True
                    await _exchange(line, scope, receive, send)
                return None
            except (OSError, TimeoutError, WebSocketException, StorageError) as error:
                if owner is not None and not isinstance(error, (NotAnswering, InvalidStatus)):
                    self.sharing.doubt(owner)
                if not has_begun:
                    await self.sharing.wait(pause)
                    pause = min(2 * pause, LONGEST_RETRY)
        with contextlib.suppress(OSError, RuntimeError):
            await send({"type": "websocket.send", "text": view.encode(wire.Goodbye("resume")).decode()})
            await send({"type": "websocket.close", "code": RESUME})
        return None

    def _line(self, owner: Owner, scope: Any) -> connect:
        told = [*headers_for(scope, self.secret), *_own()]
        return connect(
            f"ws://{owner.address}{_target(scope)}",
            additional_headers=[(name.decode(), value.decode("latin-1")) for name, value in told],
            user_agent_header=None,
            compression=None,
            open_timeout=CONNECT_SECONDS,
            close_timeout=CONNECT_SECONDS,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )


class _Broken(ConnectionError):
    """The other server has ended in the middle of a conversation."""


async def _exchange(line: ClientConnection, scope: Any, receive: Any, send: Any) -> None:
    """Pass messages on both ways until either side closes. Raises _Broken where the other server just ends."""
    up = asyncio.create_task(_pass_up(line, lag_of(scope), receive))
    down = asyncio.create_task(_pass_down(line, send))
    try:
        await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        if down.done() and not up.done():
            down.result()
    except asyncio.CancelledError:
        line.transport.abort()
        raise
    finally:
        for task in (up, down):
            task.cancel()
        await asyncio.gather(up, down, return_exceptions=True)


async def _pass_up(line: ClientConnection, lag: Any, receive: Any) -> None:
    told = 0.0
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            if abs(lag() - told) >= LAG_STEP:
                told = lag()
                await line.send(lag_message(told))
            await line.send(message.get("text") or "")


async def _pass_down(line: ClientConnection, send: Any) -> None:
    try:
        while await _reaches(send, {"type": "websocket.send", "text": await line.recv()}):
            pass
    except ConnectionClosed as error:
        if error.rcvd is None:
            raise _Broken from None
        closing = {"type": "websocket.close", "code": error.rcvd.code, "reason": error.rcvd.reason}
        await _reaches(send, closing)


async def _reaches(send: Any, message: Any) -> bool:
    """Send this to the visitor; False for one who has gone, which says nothing of the other server."""
    try:
        await send(message)
    except (OSError, RuntimeError):
        return False
    return True


async def _body_of(receive: Any, most: int) -> bytes:
    """The body of a call, as much of it as is needed to see that it is too long."""
    parts, length = list[bytes](), 0
    while length <= most:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        if not message.get("more_body"):
            break
    return b"".join(parts)[: most + 1]


async def _send_answer(answer: httpx.Response, send: Any) -> None:
    told = [(name.lower(), value) for name, value in answer.headers.raw]
    headers = [(name, value) for name, value in told if name not in _NOT_ANSWERED]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content})


def _again(first: Any, receive: Any) -> Any:
    """Receive this message once more, then what comes."""
    waiting = [first]

    async def receiving() -> Any:
        return waiting.pop() if waiting else await receive()

    return receiving


def _accepted(send: Any) -> Any:
    """Send to a socket that has been accepted already."""

    async def sending(message: Any) -> None:
        if message["type"] != "websocket.accept":
            await send(message)

    return sending


def _target(scope: Any) -> str:
    query = scope.get("query_string", b"").decode("latin-1")
    return quote(scope["path"]) + (f"?{query}" if query else "")


def _own() -> list[tuple[bytes, bytes]]:
    """Headers of this server's own: the id of what it passes on, and that it wants the answer as it is."""
    return [(request_ids.HEADER, request_ids.current().encode()), (b"accept-encoding", b"identity")]
