"""Names in the header Host and in origins, as they are compared."""

from __future__ import annotations

import contextlib
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from .addresses import LOOPBACK


def host_of(scope: Any) -> str:
    """The name by which a connection calls this server, "" for none."""
    told = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return hostname(told.decode("latin-1"))


def is_loopback(name: str) -> bool:
    """Does a name or an address mean this machine alone?"""
    found = address_of(name)
    return name in LOOPBACK or (
        found is not None and (getattr(found, "ipv4_mapped", None) or found).is_loopback
    )


def hostname(netloc: str) -> str:
    """The name in "name:port" or "[address]:port", in small letters; "" for what is none."""
    try:
        return plain_name(urlsplit(f"//{netloc}").hostname or "") if "@" not in netloc else ""
    except ValueError:
        return ""


def plain_name(name: str) -> str:
    """A name as it is compared: small letters, no last dot; an address in its shortest form, without brackets and zone."""
    name = name.lower().rstrip(".")
    found = address_of(name.strip("[]"))
    return str(getattr(found, "ipv4_mapped", None) or found) if found else name


def address_of(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a name is, None for a name."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(name.partition("%")[0])
    return None
