"""The path below which a proxy serves this server, such as /gonfalon; "" for a server with a host of its own."""

from __future__ import annotations

import re
from typing import Any

from gonfalon.core.errors import GonfalonError

SEGMENT = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")
"""What one part of the path may be: letters that stand for themselves in every address."""
OUR_OWN = frozenset({"api", "assets", "join", "start", "ws"})
"""First words of addresses that the server tells apart: below them a proxy's prefix could not be told from its own."""


def base_path(told: str) -> str:
    """The path as it stands before every address: "/a/b" for "a/b/", "" for "/". Raises GonfalonError for what is no path."""
    parts = [part for part in told.strip().split("/") if part]
    if not all(SEGMENT.fullmatch(part) for part in parts):
        raise GonfalonError(
            f"--path {told!r} is no path: it takes letters, digits, '-', '_', '~' and '.', such as /gonfalon"
        )
    if parts and parts[0] in OUR_OWN:
        raise GonfalonError(
            f"--path cannot begin with /{parts[0]}, an address of the server's own: take another word"
        )
    return "".join(f"/{part}" for part in parts)


def without_base(scope: Any, base: str) -> Any:
    """The connection as it would be without the base path; as it is where a proxy has taken the path away already."""
    path = scope["path"]
    if not base or not (path == base or path.startswith(f"{base}/")):
        return scope
    raw = scope.get("raw_path") or b""
    shorter = raw[len(base) :] if raw.startswith(base.encode()) else raw
    return {**scope, "path": path[len(base) :] or "/", "raw_path": shorter or b"/"}
