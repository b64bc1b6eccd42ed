"""The HTTP call by which a server commits before a match is made."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State

from . import wire


@post("/api/pledges")
async def pledge(state: State) -> wire.Pledge:
    """Have the server commit to its part of the seed, before you give yours with a new match."""
    return await state.tables.dealing.pledge()


CALLS = [pledge]
