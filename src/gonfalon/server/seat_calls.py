"""HTTP calls about seats: those that are offered to everybody, and those of the next match of the same people."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from . import wire
from .connections import holder_of
from .headers import HEADERS_FOR_ALL

Token = NamedDependency[str]
STREAM_HEADERS = {**HEADERS_FOR_ALL, "X-Accel-Buffering": "no"}
"""A proxy such as nginx passes each event on at once."""
KEYED: list[dict[str, list[str]]] = [{"bearer": []}]
OPEN_OR_KEYED: list[dict[str, list[str]]] = [{}, *KEYED]


def holder(request: Request[Any, Any, Any]) -> str:
    """Whose connection this is: an address, or the network of a household."""
    return holder_of(request.client.host if request.client is not None else "")


@get("/api/seats")
async def open_seats(state: State) -> wire.OpenTables:
    """The seats that are offered to everybody."""
    await state.seats.look()
    return state.seats.list()


@get("/api/seats/events", responses={200: ResponseSpec(wire.OpenTables, media_type="text/event-stream")})
async def seat_events(request: Request[Any, Any, Any], state: State) -> Stream:
    """The same, and from then on whatever changes, as server-sent events."""
    whose = holder(request)
    state.seats.check_stream(whose)
    scope: Any = request.scope
    content = nothing() if scope.get("is_head") else state.seats.events(whose)
    return Stream(content, media_type="text/event-stream", headers=STREAM_HEADERS)


async def nothing() -> AsyncGenerator[bytes]:
    """What a stream says to somebody who asks for its head alone."""
    yield b""


@post("/api/matches/{match:str}/withdraw", status_code=200, security=KEYED)
async def withdraw(match: FromPath[str], token: Token, state: State) -> wire.TableWithdrawn:
    """Offer a seat no more."""
    return await state.offers.withdraw(match, token)


@post("/api/matches/{match:str}/fill", status_code=200, security=KEYED)
async def fill(
    match: FromPath[str], token: Token, data: JSONBody[wire.FillSeats], state: State
) -> wire.SeatsFilled:
    """Play with computers instead of waiting."""
    return await state.offers.fill(match, token, data)


@get("/api/pairing")
async def quick_pairs(state: State) -> wire.QuickPairs:
    """What one press plays with whoever comes."""
    return await state.offers.quick_pairs()


@post("/api/pairing", status_code=200, security=OPEN_OR_KEYED)
async def pair(
    request: Request[Any, Any, Any], token: Token, data: JSONBody[wire.PairingRequest], state: State
) -> wire.Paired:
    """Play with whoever waits for the same, else wait. With a person's key the seat shows the name."""
    return await state.offers.pair(data, holder(request), await state.people.id_of(token))


@post("/api/matches/{match:str}/rematch", status_code=200, security=KEYED)
async def rematch(match: FromPath[str], token: Token, state: State) -> wire.RematchGrant:
    """Fetch the new key to the next match of the same people."""
    return await state.archive.rematch(match, token)


CALLS = (open_seats, seat_events, withdraw, fill, quick_pairs, pair, rematch)
