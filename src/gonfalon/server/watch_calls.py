"""The calls about positions to look at: what may be watched now, and the boards of a list of games."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from . import wire
from .boards import boards
from .gathering import gathered, told_by_others
from .limits import charge
from .watch_list import merged, watch_list


@get("/api/watch", responses={200: ResponseSpec(wire.WatchList)})
async def watch(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The running matches that everybody may watch."""
    others = await told_by_others(state, request.scope, "/api/watch")
    found = merged([await watch_list(state.rooms), *others])
    return Response(found, media_type="application/json")


@post("/api/boards", status_code=200, responses={200: ResponseSpec(list[wire.Board | None])})
async def several_boards(
    request: Request[Any, Any, Any], data: JSONBody[list[wire.BoardKey]], state: State
) -> Response[bytes]:
    """The positions of several games of a list; null where the key shows nothing."""
    charge(len(data))
    found = await boards(state.rooms, data, partial(gathered, state, request.scope, "/api/boards"))
    return Response(found, media_type="application/json")


CALLS: list[HTTPRouteHandler] = [watch, several_boards]
