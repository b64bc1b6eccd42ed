"""Connections of the server: how long a request may take to arrive, how many one address may hold, and how many there may be.

uvicorn's protocols have no such limits: whoever sends half a request and waits would hold a connection for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import resource
from collections.abc import Awaitable, Callable
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .forwarded import TrustedProxies
from .headers import head
from .lingering import LingeringTransport
from .small_queue import SmallEvent, SmallQueue

HEAD_SECONDS, BODY_SECONDS = 15.0, 30.0
"""A request's head and its body must have arrived within."""
UNREAD_SECONDS = 60.0
"""A connection that takes nothing of its answer for so long is cut."""
LINGER_SECONDS = 5.0
"""After the end of a connection what is not yet taken waits so long."""
MOST_OF_AN_ADDRESS = 256
"""Connections of one address unless `gonfalon serve --per-address` says otherwise."""
WANTED_FILES, SPARE_FILES = 65_536, 128
"""Open files that are asked of the system, and those of them that are kept for the database, the pages and computers."""
LOOPBACK_HOLDERS = ("127.0.0.1", "::/64", "", "testclient")
"""Holders that are this machine itself: its loopback addresses, and what has no address, such as a call within this process."""
INSIDE_HOLDER = "other servers"
"""Stands for the holder of connections that other servers of the same database make."""

LAG = "gonfalon.lag"
"""The extension of a socket's scope that tells how many seconds a message takes there and back, 0 before it has been measured."""
LAG_SECONDS = 5.0
"""How often that is measured where somebody asks for it, by a ping that every browser answers by itself."""
QUIET_SECONDS = 20.0
"""How often any other line is looked at, so that one that is dead is noticed and one that is idle is kept open."""
SHORT_MESSAGE, SHORT_AHEAD = 1_000, 4
"""Bytes of a short message of a match socket, and how many of them may wait before no more is read."""
NEWEST_LAG = 0.5
"""The weight of the newest measurement."""
log = logging.getLogger("gonfalon.http")


def lag_of(scope: Any) -> Callable[[], float]:
    """What tells the delay of a socket's line; 0 where nobody measures it."""
    return scope.get("extensions", {}).get(LAG, lambda: 0.0)


def raise_file_limit() -> int:
    """Raise the limit of open files as far as this process may, at most to WANTED_FILES. Answers how many may be open now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def holder_of(address: str) -> str:
    """Who holds a connection from this address: an IPv4 address, the /64 network of an IPv6 one (it is one household's)."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Tally:
    """Who holds how many connections. Where there are too many, the one that has waited longest for its request makes room.

    most: of one address, 0 for any number. in_all: of all addresses. behind_proxy: the loopback address is a proxy's, so that it
    stands for many people and has no limit of its own. proxies: those the host trusts have none either. on_full: called for each
    connection that is turned away. inside: the port of other servers of the same database, which have no limit; 0 for none.
    """

    inside = 0

    def __init__(
        self,
        most: int = MOST_OF_AN_ADDRESS,
        in_all: int = 1_024,
        behind_proxy: bool = False,
        proxies: TrustedProxies | None = None,
        on_full: Callable[[], None] = lambda: None,
    ) -> None:
        self.most, self.in_all, self.behind_proxy, self.on_full = most, in_all, behind_proxy, on_full
        self.proxies = proxies or TrustedProxies()
        self.open: dict[str, int] = {}
        self.total = 0
        self.waiting: dict[str, dict[Limited, None]] = {}

    def enter(self, holder: str) -> bool:
        """Count a new connection; False if there is no room for it."""
        is_proxy = (self.behind_proxy and holder in LOOPBACK_HOLDERS) or holder == INSIDE_HOLDER
        most = 0 if is_proxy or self.proxies.stands_in(holder) else self.most
        if most and self.open.get(holder, 0) >= most and not self._make_room(holder):
            return False
        if self.total >= self.in_all:
            greediest = max(self.waiting, key=lambda each: len(self.waiting[each]), default="")
            if not self._make_room(greediest):
                return False
        self.count(holder)
        return True

    def count(self, holder: str) -> None:
        """Count a connection that has its place already."""
        self.open[holder] = self.open.get(holder, 0) + 1
        self.total += 1

    def leave(self, holder: str) -> None:
        """A connection that was counted has ended."""
        self.total -= 1
        self.open[holder] -= 1
        if not self.open[holder]:
            del self.open[holder]

    def wait(self, connection: Limited) -> None:
        """This connection has no whole request: it may have to make room."""
        self.waiting.setdefault(connection.holder, {})[connection] = None

    def serve(self, connection: Limited) -> None:
        """This connection has sent a whole request, or has ended."""
        waiting = self.waiting.get(connection.holder, {})
        waiting.pop(connection, None)
        if not waiting:
            self.waiting.pop(connection.holder, None)

    def _make_room(self, holder: str) -> bool:
        """Cut the connection of this holder that has waited longest for its request; False if none is waiting."""
        oldest = next(iter(self.waiting.get(holder, ())), None)
        if oldest is None:
            return False
        oldest.cut()
        return True


class Config(uvicorn.Config):
    """uvicorn's settings, the tally that all connections share, and how the application says goodbye.

    What proxies forward is read by `TrustedProxies` alone: uvicorn itself would believe every program of this machine.
    """

    def __init__(
        self, app: Any, tally: Tally, goodbye: Callable[[], Awaitable[None]], **settings: Any
    ) -> None:
        super().__init__(app, http=Connection, ws=Line, proxy_headers=False, **settings)
        self.tally, self.goodbye = tally, goodbye


class Limited(asyncio.Protocol):
    """What both protocols share: whose connection it is, its place in the tally, and what happens if nobody takes what it sends."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    holder = ""
    _counted = False
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note whose it is."""
        super().connection_made(transport)
        own = transport.get_extra_info("sockname") or ("", 0)
        if self.config.tally.inside and own[1] == self.config.tally.inside:
            self.holder = INSIDE_HOLDER
        else:
            self.holder = holder_of(str((transport.get_extra_info("peername") or ("",))[0]))

    def connection_lost(self, exc: Exception | None) -> None:
        """Give its place back."""
        self._is_taken()
        self._release()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What is sent is not taken."""
        super().pause_writing()
        self._unread_for(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        """It is taken again."""
        self._is_taken()
        super().resume_writing()

    def cut(self) -> None:
        """End this connection at once: it makes room for another."""
        self._release()
        self.transport.abort()

    def _release(self) -> None:
        """Leave the tally, unless that has happened."""
        self.config.tally.serve(self)
        if self._counted:
            self._counted = False
            self.config.tally.leave(self.holder)

    def _unread_for(self, seconds: float) -> None:
        """Cut the connection if what is sent is not taken meanwhile."""
        self._is_taken()
        self._unread = self.loop.call_later(seconds, self.transport.abort)

    def _is_taken(self) -> None:
        """What was sent has been taken."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Connection(Limited, H11Protocol):
    """An HTTP connection whose requests must arrive in time."""

    config: Config  # pyright: ignore[reportIncompatibleVariableOverride]
    _deaf = False
    _phase: str = ""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, or turn it away."""
        super().connection_made(transport)
        self._counted = self.config.tally.enter(self.holder)
        if self._counted:
            self._watch()
        else:
            self.config.tally.on_full()
            self._dismiss(
                b"503 Service Unavailable", b'{"code":"http/503","message":"too many connections; try again"}'
            )

    def data_received(self, data: bytes) -> None:
        """Read on, unless it has been turned away."""
        if not self._deaf:
            super().data_received(data)

    def handle_events(self) -> None:
        """Handle what has arrived and look whether more of a request is owed."""
        super().handle_events()
        if self.cycle and self.cycle.transport is self.transport:
            self.cycle.transport = cast("asyncio.Transport", LingeringTransport(self.transport, self.hang_up))
        self._watch()

    def hang_up(self) -> None:
        """End it after an answer. What still comes of a body is read and dropped for a while."""
        if self.conn.their_state is not h11.SEND_BODY:
            self.transport.close()
            return
        self._deaf = True
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._unread_for(LINGER_SECONDS)

    def on_response_complete(self) -> None:
        """Look whether the next request has begun."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The line takes over, and is counted again."""
        self._release()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """End it; a request of which only a part has come is never waited for."""
        if self._phase == "body":
            self._deaf = True
            self.transport.abort()
        else:
            super().shutdown()

    def cut(self) -> None:
        """End this connection at once and read nothing more of it."""
        self._deaf = True
        super().cut()

    def _watch(self) -> None:
        """Start the clock of what is owed now: a head, a body, or nothing."""
        owed = str({h11.IDLE: "head", h11.SEND_BODY: "body"}.get(self.conn.their_state, ""))  # pyright: ignore
        if not self._counted or self.transport.is_closing():
            owed = ""
        if self.conn.trailing_data[0]:
            self._unset_keepalive_if_required()
        clock = (
            "" if owed == "head" and self.timeout_keep_alive_task is not None else owed
        )  # uvicorn's own clock runs
        if owed:
            self.config.tally.wait(self)
        else:
            self.config.tally.serve(self)
        if clock == self._phase:
            return
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._phase = clock
        if clock:
            seconds = HEAD_SECONDS if clock == "head" else BODY_SECONDS
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        """The request has not arrived in time."""
        if self.conn.trailing_data[0] if self._phase == "head" else not self.cycle.response_started:
            self._dismiss(
                b"408 Request Timeout", b'{"code":"http/408","message":"the request took too long to arrive"}'
            )
        else:
            self._dismiss(b"", b"")

    def _dismiss(self, status: bytes, body: bytes) -> None:
        """Answer with this, if there is anything to say, and hang up."""
        self._deaf = True
        if status:
            self.transport.write(head(status, len(body)) + body)
        self.transport.close()
        self._unread_for(LINGER_SECONDS)

    def _release(self) -> None:
        super()._release()
        self._watch()


class Line(Limited, WebSocketsSansIOProtocol):
    """A WebSocket connection. Until its first whole message, the hello, it may have to make room as half a request has."""

    config: Config  # pyright: ignore[reportIncompatibleVariableOverride]
    lag = 0.0
    """Seconds that a message takes there and back."""
    _is_measured = False
    """Has the application asked for that?"""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = SmallQueue[Any]()
        self.writable: Any = SmallEvent()
        self.writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it; its place was free a moment ago."""
        super().connection_made(transport)
        self._counted = True
        self.config.tally.count(self.holder)
        self.config.tally.wait(self)

    def handle_connect(self, event: Any) -> None:
        """Offer the line's delay to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope)["extensions"][LAG] = self.tell_lag

    def schedule_ping(self) -> None:
        """Send the next ping when the delay must be measured again, or when nobody has been heard for long."""
        self.ping_interval = LAG_SECONDS if self._is_measured else QUIET_SECONDS
        super().schedule_ping()

    def tell_lag(self) -> float:
        """The delay; it is measured from now on."""
        if not self._is_measured:
            self._is_measured = True
            if self.ping_timer is not None:
                self.ping_timer.cancel()
                self.schedule_ping()
        return self.lag

    def handle_pong(self, event: Any) -> None:
        """A ping is answered: measure."""
        is_answer = self.pending_ping_payload is not None
        super().handle_pong(event)
        if is_answer and self.pending_ping_payload is None:
            weight = NEWEST_LAG if self.lag else 1.0
            self.lag += weight * (self.last_ping_rtt - self.lag)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. uvicorn reads no further until it is taken, which costs two calls of the system; a few short ones
        may wait."""
        self.config.tally.serve(self)
        self._forget_request()
        is_short = sum(map(len, self.frames)) <= SHORT_MESSAGE and self.queue.qsize() < SHORT_AHEAD
        reads_on = is_short and not self.read_paused
        self.read_paused |= reads_on  # then there is nothing to pause
        super().send_receive_event_to_app()
        if reads_on:
            self.read_paused = False

    def _forget_request(self) -> None:
        """Empty what the line was opened with: nobody reads it any more, and it would be held as long as the line is open."""
        if self.scope["headers"]:
            for headers in (
                self.request.headers,
                self.response.headers,
                cast("list[Any]", self.scope["headers"]),
            ):
                headers.clear()

    def keepalive_timeout(self) -> None:
        """Nobody has answered for a while: what is not yet sent keeps no connection open."""
        super().keepalive_timeout()
        self._unread_for(LINGER_SECONDS)
