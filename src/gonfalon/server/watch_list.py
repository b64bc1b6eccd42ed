"""The running matches that everybody may watch, told as late as their watchers see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gonfalon.core.game import SPECTATOR
from gonfalon.match import view
from gonfalon.match.referee import MatchState

from . import update_stream, wire
from .open_rooms import OpenRooms
from .owner_task import RoomClosed
from .rooms import Room

MOST_WATCHED = 50
"""Matches that the list holds at most."""

view.allow(wire.WatchList, wire.WatchedMatch)


async def watch_list(rooms: OpenRooms) -> bytes:
    """A WatchList, encoded: of the matches at which somebody has sat or watched lately, those with most watchers first."""
    found: list[wire.WatchedMatch] = []
    for room in list(rooms.rooms.values()):
        terms = room.row.terms
        if terms.watching != "everybody" or terms.lateness.is_after_end or not room.begun:
            continue
        try:
            late_state = await room.look()
        except RoomClosed:
            continue
        if late_state is not None and late_state.outcome is None:
            found.append(_line(room, late_state))
    found.sort(key=lambda line: (-line.watchers, -line.created))
    return view.encode(wire.WatchList(tuple(found[:MOST_WATCHED])), SPECTATOR)


def merged(lists: Sequence[bytes]) -> bytes:
    """One WatchList, encoded, of those of several servers."""
    if len(lists) == 1:
        return lists[0]
    found: list[dict[str, Any]] = [line for told in lists for line in msgspec.json.decode(told)["matches"]]
    found.sort(key=lambda line: (-line["watchers"], -line["created"]))
    return msgspec.json.encode({"matches": found[:MOST_WATCHED]})


def _line(room: Room, late_state: MatchState) -> wire.WatchedMatch:
    setup = room.row.setting.setup
    return wire.WatchedMatch(
        match=room.row.id,
        game=room.row.setting.game,
        variant=setup.variant,
        options=dict(setup.options),
        seats=room.seating.statuses(),
        status=update_stream.status_word(late_state),
        to_act=late_state.to_act(),
        turn=late_state.state.turn,
        created=room.row.created,
        late=room.row.terms.lateness,
        watchers=len(room.watchers),
        observation=late_state.observe(SPECTATOR),
    )
