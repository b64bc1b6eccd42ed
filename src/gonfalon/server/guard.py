"""What every connection must pass before anything else looks at it: names, origins, paths, kinds of content.

A page of another site can make a browser send requests here, and under a name of its own that points at this machine (DNS
rebinding) it could read the answers. So the server answers only to names it knows, and to pages that come from itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from . import request_ids, wire
from .addresses import LOOPBACK
from .headers import RAW_HEADERS
from .hostnames import address_of, hostname, plain_name

MAX_PATH = 1000
"""Characters of a path."""
MAX_SEGMENT = 255
"""Bytes of one part of a path: no file's name is longer."""


class Refused(NamedTuple):
    """Why a connection goes no further."""

    status: int
    code: str
    message: str


class Guard:
    """The names this server answers to. public: names that a proxy in front of it has, whose pages may call it as well.

    any_address: it listens to a network, and answers under every address as well: only a name can be pointed here by a stranger.
    """

    def __init__(
        self, names: Iterable[str] = (), public: Iterable[str] = (), any_address: bool = False
    ) -> None:
        self.any_address = any_address
        self.public = {plain_name(name) for name in public}
        self.names = {*LOOPBACK, *(plain_name(name) for name in names), *self.public}

    def refusal(self, scope: Any) -> Refused | None:
        """What speaks against this connection, None for nothing."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get(b"host", ""), headers.get(b"origin")
        if not self.is_known(hostname(host)):
            return Refused(
                403, "request/host", "this server does not go by that name: start it with --public-name"
            )
        if origin is not None and not self._is_own(origin, host):
            return Refused(403, "request/origin", "a page of another site may not call this server")
        if not is_valid_path(scope["path"]):
            return Refused(404, "http/404", "there is nothing at this address")
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                return Refused(415, "http/415", "this takes application/json")
        return None

    def is_known(self, name: str) -> bool:
        """Does this server go by that name?"""
        return name in self.names or (self.any_address and address_of(name) is not None)

    def _is_own(self, origin: str, host: str) -> bool:
        """Does a page of this origin belong to this server?"""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        return parts.netloc.lower() == host.lower() or hostname(parts.netloc) in self.public


def is_valid_path(path: str) -> bool:
    """Can this (decoded) path mean anything? No control characters, no bytes that are no UTF-8, no endless names, no "..".

    Browsers resolve dots themselves. What is passed on to another server would be resolved on the way there, past what has been checked.
    """
    if len(path) > MAX_PATH or not path.isprintable() or "\ufffd" in path:
        return False
    parts = path.split("/")
    return not {".", ".."}.intersection(parts) and all(
        len(part.encode(errors="replace")) <= MAX_SEGMENT for part in parts
    )


async def refuse(scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    """Answer a connection that goes no further."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        return
    body = msgspec.json.encode(wire.Problem(refused.code, refused.message, request_id=request_ids.current()))
    length = str(len(body)).encode()
    headers = [*RAW_HEADERS, (b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def without_body(send: Any) -> Any:
    """Send only the head of an answer: what HEAD asks for."""

    async def head_only(message: Any) -> None:
        if message["type"] == "http.response.body":
            if message.get("more_body"):
                return
            message = {**message, "body": b""}
        await send(message)

    return head_only
