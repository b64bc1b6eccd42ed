"""The HTTP calls of whoever runs the server. Each takes the host's key, which lies in the data folder."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import JSONBody

from gonfalon.core.errors import WireError

from .host_desk import free_kept_name
from .host_report import close_wherever, report_of_all
from .keys import digest
from .wire_host import HostReport, HostTable, NameFreed, NameToFree, TableToClose

BEARER: Any = [{"bearer": []}]
Token = NamedDependency[str]


def check_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise WireError unless the call has the host's key."""
    scheme, _space, key = connection.headers.get("authorization", "").partition(" ")
    known = connection.app.state.get("host_key", "")
    if scheme.lower() != "bearer" or not known or not hmac.compare_digest(digest(key.strip()), known):
        raise WireError(
            "host/key", "this takes the key of whoever runs the server: `gonfalon host page` tells it"
        )


@get("/api/host", security=BEARER, guards=[check_host])
async def host_report(request: Request[Any, Any, Any], state: State) -> HostReport:
    """What is going on at this server, and at those that share its database."""
    application: Any = request.app
    return await report_of_all(state, application.sockets)


@post("/api/host/close", status_code=200, security=BEARER, guards=[check_host])
async def host_close(data: JSONBody[TableToClose], state: State) -> HostTable:
    """Close a table; its seats are told."""
    return await close_wherever(state, data.match)


@post("/api/host/free-name", status_code=200, security=BEARER, guards=[check_host])
async def host_free_name(data: JSONBody[NameToFree], state: State) -> NameFreed:
    """Take a name away from whoever has it, or tell what would go. Tables show it within seconds."""
    kept = await free_kept_name(state.rooms.store, data.name, data.meant)
    counts = (kept.n_games, kept.n_seats, kept.n_ratings, kept.n_passkeys)
    return NameFreed(kept.name, kept.since, *counts, kept.has_recovery, data.meant)


CALLS: list[HTTPRouteHandler] = [host_report, host_close, host_free_name]
