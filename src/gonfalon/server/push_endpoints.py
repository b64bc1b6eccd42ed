"""Where web push may be sent to, and sending it there. A browser names the address, so nothing is sent to one that is not a push service's.

The name must be of a known service or of one that the host has named; the address behind a known one must be public, and the connection
goes to that very address. Redirects are not followed, proxies of the environment not used.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from gonfalon.core.errors import WireError

SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
"""Hosts of push services of browsers."""
DOMAINS = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""Below these names every host is one, too."""
TIME_OUT = 10.0
"""Seconds that a push service may take for each step of an answer."""
MOST_READ = 4096
"""Bytes of an answer that are read."""
UNSUITABLE = WireError("push/endpoint", "this is no address of a push service that the server knows")


class Endpoint(NamedTuple):
    """An address that may be sent to. path: with its query. is_named: whoever runs this server has named its host."""

    scheme: str
    host: str
    port: int
    path: str
    is_named: bool

    @property
    def origin(self) -> str:
        """Scheme, host, and the port where it is not the usual one."""
        usual = 443 if self.scheme == "https" else 80
        return f"{self.scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")


class Answer(NamedTuple):
    """What a push service said. status: 0 where it could not be reached. retry_after: seconds that it asks for, 0 for none."""

    status: int
    retry_after: int = 0


def endpoint_of(address: str, named: Sequence[str] = ()) -> Endpoint:
    """Where a browser's address leads. named: HOST or HOST:PORT of services that the host of this server trusts. Raises WireError.

    Only https, besides a named service on the loopback address.
    """
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise UNSUITABLE from None
    plain = address.isascii() and address.isprintable() and not set(address) & set(" \\#@")
    if not plain or parts.scheme not in ("https", "http") or not host:
        raise UNSUITABLE
    usual = 443 if parts.scheme == "https" else 80
    found = (host, port or usual)
    is_named = any(found == _host_and_port(name, usual) for name in named)
    is_known = port in (None, 443) and (host in SERVICES or host.endswith(DOMAINS))
    is_safe = parts.scheme == "https" or (is_named and is_loopback(host))
    if not is_safe or not (is_named or is_known):
        raise UNSUITABLE
    path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    return Endpoint(parts.scheme, host, found[1], path, is_named)


def _host_and_port(name: str, usual: int) -> tuple[str, int]:
    with contextlib.suppress(ValueError):
        parts = urlsplit(f"//{name}")
        return (parts.hostname or "").lower(), parts.port or usual
    return "", 0


def is_loopback(host: str) -> bool:
    """Is this a name of the machine itself?"""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def reachable(endpoint: Endpoint) -> str:
    """The address to connect to. Raises OSError if there is none, or if one of a known service's is not public."""
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not addresses:
        raise OSError("this name has no address")
    if not endpoint.is_named and not all(is_public(address) for address in addresses):
        raise OSError("a push service's name leads into a private network")
    return addresses[0]


def is_public(address: str) -> bool:
    """Is this an address of the public internet, also one of IPv4 inside IPv6?"""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


class _Plain(http.client.HTTPConnection):
    """A connection to one address, whatever its name leads to by now."""

    def __init__(self, endpoint: Endpoint, address: str) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=TIME_OUT)
        self.address = address

    def connect(self) -> None:
        """Connect to the address."""
        self.sock = socket.create_connection((self.address, self.port), TIME_OUT)


class _Sealed(_Plain):
    """The same, with TLS for the name."""

    default_port = 443

    def connect(self) -> None:
        """Connect to the address; its certificate must be the name's."""
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> Answer:
    """Send a message, in a thread of its own. A service that cannot be reached has status 0."""
    connection: _Plain | None = None
    try:
        kind = _Sealed if endpoint.scheme == "https" else _Plain
        connection = kind(endpoint, reachable(endpoint))
        connection.request("POST", endpoint.path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(MOST_READ)
        return Answer(answer.status, _seconds(answer.getheader("Retry-After")))
    except (OSError, http.client.HTTPException, ValueError):
        return Answer(0)
    finally:
        if connection is not None:
            connection.close()


def _seconds(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 9 else 0
