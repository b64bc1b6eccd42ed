"""The HTTP calls that servers of one database make to each other for themselves. For everybody else there is nothing at these addresses."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import JSONBody

from .host_report import CLOSE_PATH, REPORT_PATH, close_here, report
from .insiders import is_by_server
from .shared_limits import PATH, Takings
from .wire_host import HostReport, HostTable, TableToClose


def check_server(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise NotFoundException unless another server asks for itself."""
    if not is_by_server(connection.scope):
        raise _nothing()


@get(REPORT_PATH, include_in_schema=False, guards=[check_server])
async def inside_report(request: Request[Any, Any, Any], state: State) -> HostReport:
    """What is going on at this server alone."""
    application: Any = request.app
    return await report(state, application.sockets)


@post(CLOSE_PATH, status_code=200, include_in_schema=False, guards=[check_server])
async def inside_close(data: JSONBody[TableToClose], state: State) -> HostTable:
    """Close a table of this server."""
    return await close_here(state, data.match)


@post(PATH, status_code=200, include_in_schema=False, guards=[check_server])
async def inside_limits(data: JSONBody[Takings], state: State) -> None:
    """Count what has been taken at another server."""
    if not state.shared_limits.hear(data):
        raise _nothing()


def _nothing() -> NotFoundException:
    return NotFoundException("there is nothing at this address")


CALLS: list[HTTPRouteHandler] = [inside_report, inside_close, inside_limits]
