"""Answers that concern matches of several servers of one database: each server tells its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from gonfalon.storage.leases import Owner

from .insiders import is_inside
from .open_rooms import RoomElsewhere
from .owner_task import RoomClosed

Key = TypeVar("Key")


Gather = Callable[[Sequence[Any], Callable[[Any], Awaitable[bytes]]], Awaitable[bytes]]
"""Makes a JSON list of the answers for each key."""


async def gathered_here(keys: Sequence[Key], here: Callable[[Key], Awaitable[bytes]]) -> bytes:
    """A JSON list with this server's answer for each key."""
    return b"[%b]" % b",".join([await here(key) for key in keys])


async def gathered(
    state: Any, scope: Any, path: str, keys: Sequence[Key], here: Callable[[Key], Awaitable[bytes]]
) -> bytes:
    """A JSON list with an answer for each key. here: the answer of this server, encoded. path: where another server is asked for its own.

    Raises RoomClosed if one of them does not answer.
    """
    answers, elsewhere = [b"null"] * len(keys), dict[Owner, list[int]]()
    for place, key in enumerate(keys):
        try:
            answers[place] = await here(key)
        except RoomElsewhere as error:
            elsewhere.setdefault(error.owner, []).append(place)
    for owner, places in elsewhere.items():
        asked = msgspec.json.encode([keys[place] for place in places])
        told = None if is_inside(scope) else await state.passing_on.ask(owner, scope, path, asked)
        if told is None:
            raise RoomClosed
        for place, answer in zip(places, msgspec.json.decode(told, type=list[msgspec.Raw]), strict=True):
            answers[place] = bytes(answer)
    return b"[%b]" % b",".join(answers)


async def told_by_others(state: Any, scope: Any, path: str) -> list[bytes]:
    """What every other server of this database answers to a call; one that does not answer is left out."""
    sharing = state.get("sharing")
    if sharing is None or is_inside(scope):
        return []
    asked = [await state.passing_on.ask(owner, scope, path) for owner in sharing.others]
    return [answer for answer in asked if answer is not None]
