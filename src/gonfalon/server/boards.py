"""Positions for lists of games: what one's own seat sees, or what everybody sees, of several matches in one call."""

from __future__ import annotations

import logging
from functools import partial

from gonfalon.core.errors import GonfalonError, StorageError, WireError
from gonfalon.core.game import SPECTATOR
from gonfalon.match import view

from . import wire
from .gathering import Gather, gathered_here
from .open_rooms import OpenRooms
from .rooms import Room

MOST_BOARDS = 24
"""Boards of one call: more than a window shows at once."""
log = logging.getLogger("gonfalon.http")

view.allow(wire.Board)


async def boards(rooms: OpenRooms, keys: list[wire.BoardKey], gather: Gather = gathered_here) -> bytes:
    """A list with a Board for each key, encoded; null where the key shows nothing. gather: how the answers for all keys are had.

    Raises WireError for too many keys.
    """
    if len(keys) > MOST_BOARDS:
        raise WireError("request/invalid", f"this takes {MOST_BOARDS} matches at most")
    return await gather(keys, partial(_board, rooms))


async def _still_sits(rooms: OpenRooms, room: Room, key: wire.BoardKey, seat: int) -> bool:
    """Is the seat still its who holds this key? An old key takes a seat back from somebody else, but shows nothing of it."""
    if seat == SPECTATOR:
        return True
    found = await rooms.opened(key.match, key.token)
    return found is not None and (found.by_name != "" or found.token == room.seating.seat_rows[seat].token)


async def _board(rooms: OpenRooms, key: wire.BoardKey) -> bytes:
    """One Board, encoded for the viewer that the key stands for; null for nobody."""
    try:
        room, seat = await rooms.entitled(key.match, key.token)
    except WireError:
        return b"null"
    except StorageError:
        raise  # null says that the key shows nothing
    except GonfalonError:
        log.exception("match %s cannot be shown", key.match)
        return b"null"
    if not room.begun or not await _still_sits(rooms, room, key, seat):
        return b"null"
    viewer = SPECTATOR if key.public else seat
    is_over = room.match_state.outcome is not None and viewer != SPECTATOR
    return view.encode(wire.Board(key.match, room.match_state.observe(viewer)), viewer, is_over)
