"""The HTTP call by which a server commits before a match is made."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from . import wire


@post("/api/pledges")
async def pledge(state: State) -> wire.Pledge:
    """Have the server commit to its part of the seed, before you give yours with a new match."""
    return await state.tables.dealing.pledge()


@post("/api/matches/{match:str}/next-pledge", status_code=200, security=[{"bearer": []}])
async def next_pledge(match: FromPath[str], token: NamedDependency[str], state: State) -> wire.Pledge:
    """Have the server commit to its part of the seed of the next match of the same people. All its seats are told the same."""
    return await state.archive.next_pledge(match, token)


@post("/api/matches/{match:str}/next-part", status_code=200, security=[{"bearer": []}])
async def next_part(
    match: FromPath[str], token: NamedDependency[str], data: JSONBody[wire.NextPart], state: State
) -> None:
    """Give a part of the seed of the next match of the same people, before anybody asks for it."""
    await state.archive.give_next_part(match, token, data)


CALLS = [pledge, next_pledge, next_part]
