"""The calls about positions to look at: what may be watched now, and the boards of a list of games."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from . import wire
from .boards import boards
from .limits import charge
from .watch_list import watch_list


@get("/api/watch", responses={200: ResponseSpec(wire.WatchList)})
async def watch(state: State) -> Response[bytes]:
    """The running matches that everybody may watch."""
    return Response(await watch_list(state.rooms), media_type="application/json")


@post("/api/boards", status_code=200, responses={200: ResponseSpec(list[wire.Board | None])})
async def several_boards(data: JSONBody[list[wire.BoardKey]], state: State) -> Response[bytes]:
    """The positions of several games of a list; null where the key shows nothing."""
    charge(len(data))
    return Response(await boards(state.rooms, data), media_type="application/json")


CALLS: list[HTTPRouteHandler] = [watch, several_boards]
