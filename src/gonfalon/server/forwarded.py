"""Whom a connection is from where a proxy stands in front: the forwarded address and scheme count only from a proxy the host trusts.

Each proxy adds whom it has got the request from at the end of `X-Forwarded-For` or `Forwarded` (RFC 7239). Whatever stands before what
trusted proxies have added may be made up. So the address is the last one that is none of a trusted proxy's.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from gonfalon.core.errors import GonfalonError

FORWARDED = "gonfalon.forwarded"
"""The extension of a scope whose client stands in what a trusted proxy has told."""
MOST_HOPS = 20
"""Addresses of a chain that are looked at, from its end."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_PAIR = re.compile(r'(for|proto)=("(?:[^"\\]|\\.)*"|[^;,\s"]*)', re.IGNORECASE)


def trusted_networks(told: Sequence[str]) -> tuple[Network, ...]:
    """The networks that `--trust-proxy ADDRESS/PREFIX` names. Raises GonfalonError for what is none."""
    found: list[Network] = []
    for text in told:
        try:
            found.append(ipaddress.ip_network(text.strip(), strict=False))
        except ValueError:
            raise GonfalonError(
                f"--trust-proxy {text[:60]!r} is no address: write one such as 127.0.0.1 or 10.0.0.0/8"
            ) from None
    return tuple(found)


class _Told(NamedTuple):
    """What proxies have told: addresses, the nearest proxy's word last, and the scheme that it was asked with, "" for none."""

    chain: list[str]
    scheme: str


class TrustedProxies:
    """The proxies a host trusts; none unless it says so."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self.networks = tuple(networks)

    def trusts(self, address: str) -> bool:
        """Is this the address of a trusted proxy?"""
        found = address_of(address)
        return found is not None and any(found in network for network in self.networks)

    def stands_in(self, holder: str) -> bool:
        """Is a trusted proxy at this address, or in this network?"""
        with contextlib.suppress(ValueError):
            found = ipaddress.ip_network(holder)
            return any(found.version == each.version and found.overlaps(each) for each in self.networks)
        return False

    def resolved(self, scope: Any) -> Any:
        """The scope with the client and the scheme that a trusted proxy tells; the same scope where none stands in front.

        A proxy adds to one of the two headers and may hand a visitor's own on as the other. Where they disagree, neither is believed:
        the request is the proxy's own then, but never one of this machine.
        """
        peer = str((scope.get("client") or ("",))[0])
        if not self.networks or not self.trusts(peer):
            return scope
        told = [each for each in (_x_forwarded(scope["headers"]), _forwarded(scope["headers"])) if each.chain]
        if not told:
            return scope
        found = {self._client(each.chain) for each in told}
        client = found.pop() if len(found) == 1 else None
        changed = {**scope, "client": (str(client) if client is not None else peer, 0)}
        changed["extensions"] = {**(scope.get("extensions") or {}), FORWARDED: {}}
        scheme = told[0].scheme
        if client is not None and scheme in ("http", "https"):
            changed["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        return changed

    def _client(self, chain: Sequence[str]) -> Address | None:
        """The last address of a chain that is no trusted proxy's; the first of the chain if all are; None where it tells none."""
        found: Address | None = None
        for text in list(reversed(chain))[:MOST_HOPS]:
            address = address_of(text)
            if address is None:  # "unknown" or a made-up name: nothing before it can be believed
                return found
            found = address
            if not any(address in network for network in self.networks):
                return address
        return found


def is_forwarded(scope: Any) -> bool:
    """Has a trusted proxy told whom this connection is from?"""
    return FORWARDED in (scope.get("extensions") or {})


def address_of(text: str) -> Address | None:
    """The address in "192.0.2.7", "192.0.2.7:80", "2001:db8::1", "[2001:db8::1]:80"; an IPv4 address in IPv6 is that of IPv4. Else None."""
    text = text.strip().strip('"').strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(text.partition("%")[0])
        return getattr(found, "ipv4_mapped", None) or found
    return None


def _values(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    """The parts of a header that lists something, of all its lines in order."""
    lines = [value.decode("latin-1") for name, value in headers if name.lower() == wanted]
    return [part.strip() for part in ",".join(lines).split(",") if part.strip()]


def _x_forwarded(headers: Iterable[tuple[bytes, bytes]]) -> _Told:
    schemes = _values(headers, b"x-forwarded-proto")
    return _Told(_values(headers, b"x-forwarded-for"), schemes[-1].lower() if schemes else "")


def _forwarded(headers: Iterable[tuple[bytes, bytes]]) -> _Told:
    hops = [_pairs(hop) for hop in _values(headers, b"forwarded")]
    return _Told([hop.get("for", "") for hop in hops], hops[-1].get("proto", "").lower() if hops else "")


def _pairs(hop: str) -> dict[str, str]:
    return {name.lower(): value.strip('"') for name, value in _PAIR.findall(hop)}
