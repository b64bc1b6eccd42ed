"""The headers of every answer, in one place: what a browser may do with it, and what other sites may."""

from __future__ import annotations

from typing import Any

from .hostnames import host_of, is_loopback
from .unavailable import RETRY_AFTER

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HEADERS_FOR_ALL = {**HEADERS, "Cache-Control": "no-store"}
"""What an answer carries unless it says otherwise."""
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS_FOR_ALL.items()]
EMBEDDABLE = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""For what pages of other sites may show: the pictures of shared games."""
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
"""For a year browsers ask this name over TLS alone. Other names of the same domain are not bound."""


def head(status: bytes, length: int) -> bytes:
    """The head of an HTTP/1.1 answer in JSON that ends the connection. status: such as b"408 Request Timeout". length: of its body."""
    lines = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % length),
        (b"connection", b"close"),
        *([RETRY_AFTER] if status.startswith(b"503") else []),
    ]
    told = b"".join(b"%b: %b\r\n" % line for line in (*RAW_HEADERS, *lines))
    return b"HTTP/1.1 %b\r\n%b\r\n" % (status, told)


def transport_headers(scope: Any) -> list[tuple[bytes, bytes]]:
    """What an answer over TLS carries besides. The scheme is the connection's own, or what a trusted proxy has told uvicorn.

    A loopback name gets nothing: it is shared by every server of a machine, most of which speak no TLS.
    """
    if scope.get("scheme") not in ("https", "wss"):
        return []
    return [] if is_loopback(host_of(scope)) else [STRICT_TRANSPORT]
