"""What another server of the same database passes on to this one: it proves itself by their secret, and says for whom it asks.

Such connections come to an address of their own. Nothing that the public address gets is taken for one.
"""

from __future__ import annotations

import hmac
import struct
from typing import Any

from .connections import LAG, lag_of
from .forwarded import FORWARDED, is_forwarded
from .guard import Refused

SECRET, CLIENT, SCHEME = b"gonfalon-secret", b"gonfalon-client", b"gonfalon-scheme"
"""Headers of what is passed on: the secret, the visitor's address, and the scheme that the visitor came by."""
OWN = b"gonfalon-own"
"""The header of what another server says for itself. No visitor's header of this name is passed on."""
INSIDE, BY_SERVER = "gonfalon.inside", "gonfalon.by-server"
"""Extensions of a scope that has come from another server: of all that it passes on, and of what it says for itself."""
PROXIED = b" proxied"
"""Ends the address of a visitor who came through a proxy that the host trusts."""
STRANGER = Refused(403, "http/403", "this address is for servers of the same database")
_LAG = struct.Struct("<d")


def is_inside(scope: Any) -> bool:
    """Has another server passed this on?"""
    return INSIDE in (scope.get("extensions") or {})


def is_by_server(scope: Any) -> bool:
    """Does another server ask for itself, and not for a visitor?"""
    return BY_SERVER in (scope.get("extensions") or {})


def own_headers(secret: str) -> list[tuple[bytes, bytes]]:
    """What is said about a call that this server makes for itself."""
    return [(SECRET, secret.encode()), (OWN, b"1")]


def headers_for(scope: Any, secret: str) -> list[tuple[bytes, bytes]]:
    """What is said about a connection that is passed on."""
    client = str((scope.get("client") or ("",))[0]).encode("latin-1", "replace")
    told = client + (PROXIED if is_forwarded(scope) else b"")
    return [(SECRET, secret.encode()), (CLIENT, told), (SCHEME, str(scope.get("scheme", "http")).encode())]


def lag_message(seconds: float) -> bytes:
    """What a server that passes a socket on says before a message: how long the visitor's line takes there and back."""
    return _LAG.pack(seconds)


class Insiders:
    """Knows the connections of other servers. port: of the address that is for them alone, 0 for none."""

    def __init__(self, port: int = 0, secret: str = "") -> None:
        self.port, self.secret = port, secret

    def expects(self, scope: Any) -> bool:
        """Has this come to the address that is for other servers?"""
        server = scope.get("server")
        return self.port > 0 and server is not None and server[1] == self.port

    def admitted(self, scope: Any) -> Any:
        """The connection as the visitor made it; None where the secret is wrong."""
        told = {name: value for name, value in scope["headers"] if name in (SECRET, CLIENT, SCHEME, OWN)}
        if not self.secret or not hmac.compare_digest(told.get(SECRET, b""), self.secret.encode()):
            return None
        client = told.get(CLIENT, b"")
        names = {INSIDE: True, FORWARDED: client.endswith(PROXIED), BY_SERVER: OWN in told}
        more: dict[str, Any] = {name: {} for name, holds in names.items() if holds}
        extensions: dict[str, Any] = {**(scope.get("extensions") or {}), **more}
        return {
            **scope,
            "headers": [(name, value) for name, value in scope["headers"] if name not in told],
            "client": (client.removesuffix(PROXIED).decode("latin-1"), 0),
            "scheme": told.get(SCHEME, b"http").decode("latin-1"),
            "extensions": extensions,
        }


class InsideLine:
    """A socket that another server passes on: its messages, and the delay of the visitor's line."""

    def __init__(self, scope: Any, receive: Any) -> None:
        self._receive, self._between, self._told = receive, lag_of(scope), 0.0
        self.scope = {**scope, "extensions": {**scope["extensions"], LAG: lambda: self.lag}}

    @property
    def lag(self) -> float:
        """Seconds that a message takes there and back: to the other server, and from there to the visitor."""
        return self._between() + self._told

    async def receive(self) -> Any:
        """The next message of the visitor."""
        while True:
            message = await self._receive()
            raw = message.get("bytes") if message["type"] == "websocket.receive" else None
            if raw is None or len(raw) != _LAG.size:
                return message
            self._told = max(0.0, _LAG.unpack(raw)[0])
