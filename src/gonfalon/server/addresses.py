"""Where the server listens, and under which names and addresses it is found there."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import NamedTuple

from gonfalon.core.errors import GonfalonError

LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""Hosts that mean this machine alone."""
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every network of this machine: of IPv4 alone, or of IPv6 and IPv4."""


class Nearby(NamedTuple):
    """How the local network finds this machine. is_open: does it listen there at all? addresses: as they stand in a link.

    names: of this machine, which the network may know: its host name, and that name under .local (mDNS).
    """

    is_open: bool = False
    addresses: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def listen(host: str, port: int, lan: bool = False) -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises GonfalonError if the port is taken or the host is no address of ours.

    It names its protocol: only then asyncio sets TCP_NODELAY on its connections, without which an answer waits 25 ms and more.
    """
    wanted = _host(host, lan)
    try:
        if wanted == "::":
            return _everywhere(port)
        family, _, _, _, address = socket.getaddrinfo(wanted, port, type=socket.SOCK_STREAM)[0]
        return _bound(family, address)
    except (OSError, OverflowError, UnicodeError) as error:
        raise GonfalonError(
            f"cannot listen on {in_link(wanted)}:{port} ({error}): choose another address with --host or another port with --port"
        ) from None


def shown_host(host: str, lan: bool = False) -> str:
    """The host as it stands in a link that is opened on this machine."""
    wanted = _host(host, lan)
    return LOOPBACK[0] if wanted in EVERYWHERE else in_link(wanted)


def nearby(host: str, lan: bool = False) -> Nearby:
    """How the local network finds a server that listens on this host."""
    wanted = _host(host, lan)
    if wanted in LOOPBACK:
        return Nearby()
    own = socket.gethostname().lower().rstrip(".")
    short = own.partition(".")[0]
    names = tuple(dict.fromkeys(name for name in (own, short, f"{short}.local") if name and name != ".local"))
    if wanted not in EVERYWHERE:
        return Nearby(True, (), names)
    families = (socket.AF_INET, socket.AF_INET6) if wanted == "::" else (socket.AF_INET,)
    found = [_own_address(family) for family in families]
    return Nearby(True, tuple(in_link(address) for address in found if address), names)


def in_link(host: str) -> str:
    """A host as it stands in a link: IPv6 addresses in brackets."""
    return f"[{host}]" if ":" in host else host


def _host(host: str, lan: bool) -> str:
    host = host.strip("[]")
    return "::" if lan and host in LOOPBACK else host


def _everywhere(port: int) -> socket.socket:
    """IPv6 and IPv4 in one socket; IPv4 alone on a machine without IPv6."""
    with contextlib.suppress(OSError):
        probe = socket.socket(socket.AF_INET6, socket.SOCK_STREAM)
        probe.close()
        return _bound(socket.AF_INET6, ("::", port))
    return _bound(socket.AF_INET, ("0.0.0.0", port))


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0 if address[0] == "::" else 1)
        sock.bind(address)  # pyright: ignore[reportArgumentType]
    except (OSError, OverflowError):
        sock.close()
        raise
    return sock


def _own_address(family: socket.AddressFamily) -> str:
    """This machine's address in the local network, "" without one. Nothing is sent for it."""
    documented = "192.0.2.1" if family == socket.AF_INET else "2001:db8::1"  # RFC 5737, RFC 3849
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((documented, 9))
        found = ipaddress.ip_address(probe.getsockname()[0].partition("%")[0])
        return "" if found.is_unspecified or found.is_loopback else str(found)
    return ""
