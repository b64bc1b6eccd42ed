"""The HTTP calls about passkeys."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from . import wire_passkeys, wire_people
from .passkeys import Site, site_of

AnyRequest = Request[Any, Any, Any]
Token = NamedDependency[str]
BEARER: Any = [{"bearer": []}]


def _site(request: AnyRequest) -> Site:
    """Where the page comes from that calls; the guard has let it in."""
    return site_of(request.headers.get("origin"))


@get("/api/person/passkeys", security=BEARER)
async def own_passkeys(token: Token, state: State) -> wire_passkeys.OwnPasskeys:
    """The passkeys of the person with this key."""
    return await state.passkeys.own(token)


@post("/api/person/passkeys/challenge", status_code=200, security=BEARER)
async def wish_passkey(request: AnyRequest, token: Token, state: State) -> wire_passkeys.PasskeyWish:
    """What a browser needs to make a passkey."""
    return await state.passkeys.wish(token, _site(request))


@post("/api/person/passkeys", status_code=200, security=BEARER)
async def add_passkey(
    request: AnyRequest, token: Token, data: JSONBody[wire_passkeys.NewPasskey], state: State
) -> wire_passkeys.OwnPasskeys:
    """Keep a passkey that the browser has made."""
    return await state.passkeys.add(token, _site(request), data)


@post("/api/person/passkeys/remove", status_code=200, security=BEARER)
async def remove_passkey(
    token: Token, data: JSONBody[wire_passkeys.PasskeyGone], state: State
) -> wire_passkeys.OwnPasskeys:
    """Remove a passkey; browsers that came back with it lose the name."""
    return await state.passkeys.remove(token, data.id)


@post("/api/passkeys/challenge", status_code=200)
async def ask_passkey(request: AnyRequest, state: State) -> wire_passkeys.PasskeyQuestion:
    """What a passkey must sign for somebody to come back."""
    return state.passkeys.question(_site(request))


@post("/api/passkeys/use", status_code=200)
async def use_passkey(
    request: AnyRequest, data: JSONBody[wire_passkeys.PasskeyProof], state: State
) -> wire_people.Parcel:
    """A new key to the name and the seats of whoever has this passkey."""
    return await state.passkeys.come_back(_site(request), data)


CALLS = (own_passkeys, wish_passkey, add_passkey, remove_passkey, ask_passkey, use_passkey)
