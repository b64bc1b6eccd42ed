"""The application as a server meets it: every connection passes the guard, and every answer carries its id and its headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.plugins.core import MsgspecDIPlugin

from gonfalon import players
from gonfalon.storage.database import Lock

from . import request_ids, thinking
from .base_path import without_base
from .forwarded import TrustedProxies
from .guard import Guard, Refused, refuse, without_body
from .headers import transport_headers
from .insiders import STRANGER, InsideLine, Insiders, is_inside
from .metrics import Metrics
from .problems import STOPPING
from .sharing import Share
from .socket import Socket
from .unavailable import with_retry_after

if TYPE_CHECKING:
    from .passing_on import PassingOn

SOCKETS = "/ws/"
"""Below this path lie the sockets of matches."""
GOODBYE_SECONDS = 1.0
"""So long a stopping server waits until its goodbyes are sent."""
log = logging.getLogger("gonfalon.access")


class App(Litestar):
    """The application behind its guard; HEAD is answered as GET without the body."""

    guard: Guard
    proxies = TrustedProxies()
    base = ""
    """The path below which a proxy serves it; addresses are answered with and without it."""
    loads_rules = False
    """Somebody loads the rules, and calls `note_rules_loaded` then."""
    lock: Lock | None = None
    """What keeps other servers away from the database; nothing is stored while it is not held."""
    share: Share | None = None
    """How it shares the database with other servers, None where it has that to itself."""
    insiders = Insiders()
    passing_on: PassingOn | None = None
    sockets: dict[asyncio.Task[Any], Socket]
    serve_socket: Callable[[Any, Any, Any], Awaitable[None]]
    """Serves a match socket, past the layers that calls go through: each of them would be held as long as the line is open."""
    loop: asyncio.AbstractEventLoop
    metrics: Metrics

    @staticmethod
    def _get_default_plugins(plugins: list[Any]) -> list[Any]:
        """Those of msgspec alone: to load pydantic's takes as long as a tenth of a start, and nothing here is of pydantic."""
        return [*plugins, MsgspecDIPlugin()]

    def note_rules_loaded(self) -> None:
        """The rules are loaded: matches may be opened. Thread-safe."""
        self.loop.call_soon_threadsafe(self.state.rules.set)

    def warm_computers(self) -> None:
        """Compile or load what computers need, where they think. Thread-safe; without processes for them it is done here."""
        if self.state.thinkers:
            self.loop.call_soon_threadsafe(self.state.pool.warm, thinking.warm_works())
        else:
            players.warm()

    async def say_goodbye(self) -> None:
        """The server stops: end what is under way, then tell every open page that it will come back and resume."""
        there = dict(self.sockets)
        self.state.rooms.stop()
        self.state.challenges.close()
        await self.state.seats.close()
        await self.state.tournaments.close()
        await asyncio.gather(self.state.rooms.close(), self.state.pushing.close())
        for socket in there.values():
            await socket.say_goodbye()
        if there:
            await asyncio.wait(there, timeout=GOODBYE_SECONDS)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] not in ("http", "websocket"):
            await super().__call__(scope, receive, send)
            return
        if self.insiders.expects(scope):
            await self._serve_inside(scope, receive, send)
            return
        scope = without_base(self.proxies.resolved(scope), self.base)
        await self._answer(scope, receive, send)

    async def _serve_inside(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve what another server passes on: that has looked who may ask."""
        admitted = self.insiders.admitted(scope)
        if admitted is None:
            await refuse(scope, receive, send, STRANGER)
        elif admitted["type"] == "websocket":
            line = InsideLine(admitted, receive)
            await self._answer(line.scope, line.receive, send)
        else:
            await self._answer(admitted, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET", "is_head": True}, without_body(send)
        answer = _Answer(scope, send, self.metrics)
        mark = request_ids.set_current(answer.id)
        try:
            await self._serve(scope, receive, answer.send)
        finally:
            request_ids.reset(mark)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        refused: Refused | None = None if is_inside(scope) else self.guard.refusal(scope)
        if refused is not None:
            await refuse(scope, receive, send, refused)
            return
        if self.passing_on is not None:
            here = await self.passing_on.passed(scope, receive, send)
            if here is None:
                return
            receive, send = here
        is_line = scope["type"] == "websocket" and scope["path"].startswith(SOCKETS)
        try:
            await (self.serve_socket if is_line else super().__call__)(scope, receive, send)
        except asyncio.CancelledError:  # the server stops and waits no longer
            if scope["type"] == "http":
                with contextlib.suppress(RuntimeError, OSError):
                    await refuse(scope, receive, send, STOPPING)


class _Answer:
    """Sends the answer of one connection with its id and with what TLS asks for; counts and logs it as it begins."""

    def __init__(self, scope: Any, send: Any, metrics: Metrics) -> None:
        self.id = request_ids.id_of(scope)
        self.scope, self._send, self.metrics = scope, with_retry_after(send), metrics
        self.began = time.perf_counter()

    async def send(self, message: Any) -> None:
        """Pass a message on to the server."""
        if message["type"] in ("http.response.start", "websocket.accept"):
            more = [(request_ids.HEADER, self.id.encode()), *transport_headers(self.scope)]
            message = {**message, "headers": [*message.get("headers", ()), *more]}
            if message["type"] == "http.response.start":
                self._note(message["status"])
        await self._send(message)

    def _note(self, status: int) -> None:
        method = "HEAD" if self.scope.get("is_head") else self.scope["method"]
        route, seconds = self.scope.get("path_template") or "", time.perf_counter() - self.began
        self.metrics.note_request(method, route, status, seconds)
        log.info("%s %s %d in %.1f ms", method, route or "(no route)", status, 1000 * seconds)
