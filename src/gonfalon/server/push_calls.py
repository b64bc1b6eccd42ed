"""HTTP calls about web push."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from . import wire_push

Token = NamedDependency[str]
OPEN_OR_BEARER: Any = [{}, {"bearer": []}]


@get("/api/push")
async def push_offer(state: State) -> wire_push.PushOffer:
    """Does this server send news, and with which key?"""
    return await state.pushing.offer()


@post("/api/push", status_code=200, security=OPEN_OR_BEARER)
async def ask_for_news(
    token: Token, data: JSONBody[wire_push.PushRequest], state: State
) -> wire_push.PushKept:
    """Send news of these seats to this browser; with a person's key, of all seats of this person, too."""
    return await state.pushing.keep(data, await state.people.id_of(token))


@post("/api/push/forget", status_code=200)
async def forget_browser(data: JSONBody[wire_push.PushEndpoint], state: State) -> wire_push.PushForgotten:
    """Send this browser nothing more."""
    return await state.pushing.forget(data)


@post("/api/push/test", status_code=200)
async def send_test(data: JSONBody[wire_push.PushEndpoint], state: State) -> wire_push.PushTested:
    """Send this browser a test."""
    return await state.pushing.test(data)


CALLS = (push_offer, ask_for_news, forget_browser, send_test)
