"""The HTTP calls about people: names, codes, pages of players."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from gonfalon.core.errors import WireError

from . import wire, wire_people
from .limits import charge

MOST_KEYS = 100
"""Seats that one call may name."""
Token = NamedDependency[str]
BEARER: Any = [{"bearer": []}]
OPEN_OR_BEARER: Any = [{}, *BEARER]


@get("/api/person", security=BEARER)
async def own_person(token: Token, state: State) -> wire_people.OwnPerson:
    """What the server keeps of the person with this key."""
    return await state.people.own(token)


@post("/api/person", status_code=200, security=BEARER)
async def take_name(
    token: Token, data: JSONBody[wire_people.NameRequest], state: State
) -> wire_people.OwnPerson:
    """Take a name and a crest, or change them."""
    return await state.people.take(token, data)


@post("/api/person/seats", status_code=200, security=BEARER)
async def name_seats(
    token: Token, data: JSONBody[list[wire.MatchKey]], state: State
) -> wire_people.SeatsNamed:
    """Let seats show the name of the person with this key."""
    if len(data) > MOST_KEYS:
        raise WireError("request/invalid", f"this takes {MOST_KEYS} seats at most")
    charge(len(data))
    return await state.people.show_name(token, data)


@post("/api/person/free", status_code=200, security=BEARER)
async def free_name(token: Token, state: State) -> wire_people.Gone:
    """Give up the name; the history stays."""
    return await state.people.free(token)


@post("/api/person/forget", status_code=200, security=BEARER)
async def forget_person(token: Token, state: State) -> wire_people.Gone:
    """Remove the name and the history; the games stay without a name."""
    return await state.clubs.forget(token)


@post("/api/person/recovery", status_code=200, security=BEARER)
async def make_recovery_code(token: Token, state: State) -> wire_people.RecoveryCode:
    """A code to print, for the day on which this browser is lost."""
    return await state.people.recovery_code(token)


@post("/api/person/recover", status_code=200)
async def recover(data: JSONBody[wire_people.CodeRequest], state: State) -> wire_people.Recovered:
    """New keys for the person of a printed code; the old ones end."""
    return await state.people.recover(data.code)


@post("/api/codes", status_code=200)
async def make_code(data: JSONBody[wire_people.Parcel], state: State) -> wire_people.DeviceCode:
    """A code that carries the keys of a browser to another one."""
    return await state.people.device_code(data)


@post("/api/codes/use", status_code=200)
async def use_code(data: JSONBody[wire_people.CodeRequest], state: State) -> wire_people.Parcel:
    """The keys that a code carries; it is used up."""
    return await state.people.use_code(data.code)


@get("/api/people/{name:str}", security=OPEN_OR_BEARER)
async def player_page(name: FromPath[str], token: Token, state: State) -> wire_people.PlayerPage:
    """The page of a player; with the player's key, set-ups and addresses of games, too."""
    return await state.player_pages.page(name, token)


@get("/api/people/{name:str}/games", security=OPEN_OR_BEARER)
async def player_games(
    name: FromPath[str],
    token: Token,
    state: State,
    start: Annotated[int, QueryParameter(name="from")] = 0,
) -> wire_people.HistoryPage:
    """Finished games of a player, newest first."""
    return await state.player_pages.history(name, token, start)


CALLS = (
    *(own_person, take_name, name_seats, free_name, forget_person, make_recovery_code, recover),
    *(make_code, use_code, player_page, player_games),
)
