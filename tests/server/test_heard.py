"""What a seat has heard of its match: asked for later it is what the updates told, no more and no less."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.errors import WireError
from gonfalon.server import archive, wire
from gonfalon.server.rooms import Room
from gonfalon.storage.store import Store

from .conftest import Ear, wish
from .lobby import Lobby

N_ACTS = 120
"""So many that the older ones lie packed."""


async def opened(place: Path) -> Lobby:
    return Lobby(await Store.open(str(place)))


async def closed(lobby: Lobby) -> None:
    await lobby.rooms.close()
    await lobby.store.close()


async def play(room: Room, n_acts: int) -> None:
    """Always the last thing that is offered."""
    for number in range(n_acts):
        decision = room.match_state.decisions()[0]
        assert decision.options
        text, seat = decision.options[-1].action, decision.seat
        assert isinstance(await room.submit(seat, f"{number}", text), wire.Ack), text


async def page(lobby: Lobby, match: str, token: str, start: int = 0, stop: int = 0) -> dict[str, Any]:
    return json.loads(await lobby.archive.heard(match, token, start, stop))


def told(ear: Ear) -> list[dict[str, Any]]:
    """What the updates after the first one told."""
    return [{name: update[name] for name in ("v", "entry_seat", "events")} for update in ear.heard("update")][
        1:
    ]


async def a_table(lobby: Lobby) -> tuple[Room, list[Ear], list[str]]:
    seats = (wire.SeatPlan("own"), wire.SeatPlan("own"))
    made = await lobby.tables.create(wire.NewMatch("fellowship", "passage-through-mirkwood", seats))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ears = [Ear(0), Ear(1)]
    for ear in ears:
        await room.join(ear, 0)
    return room, ears, [grant.token for grant in made.grants]


async def test_each_seat_is_told_again_what_it_was_told(tmp_path: Path):
    lobby = await opened(tmp_path / "one.sqlite")
    room, ears, tokens = await a_table(lobby)
    await play(room, N_ACTS)
    match = room.row.id
    before = [await lobby.archive.heard(match, token, 0, 0) for token in tokens]
    for ear, raw in zip(ears, before, strict=True):
        found = json.loads(raw)
        assert found["seat"] == ear.seat
        assert found["updates"] == told(ear)
        assert found["next"] == 0
    await closed(lobby)
    again = await opened(tmp_path / "one.sqlite")
    assert [await again.archive.heard(match, token, 0, 0) for token in tokens] == before, "after a restart"
    await closed(again)


async def test_a_long_past_comes_in_pages(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(archive, "MAX_HEARD", 7)
    room, ears, tokens = await a_table(lobby)
    await play(room, 20)
    found, start, n_pages = [], 1, 0
    while start:
        one = await page(lobby, room.row.id, tokens[0], start, room.v)
        found += one["updates"]
        start, n_pages = one["next"], n_pages + 1
    assert found == [update for update in told(ears[0]) if update["v"] < room.v]
    assert n_pages == 3
    for start, stop in ((room.v + 1, 0), (5, 3), (10**9, 10**9)):
        empty = await page(lobby, room.row.id, tokens[0], start, stop)
        assert (empty["updates"], empty["next"]) == ([], 0)
    assert (await page(lobby, room.row.id, tokens[0], -5, -5))["updates"] == told(ears[0])[:7]


async def test_only_a_seat_is_told(lobby: Lobby):
    room, _, _ = await a_table(lobby)
    other, _, tokens = await a_table(lobby)
    for key in ("", "no key", tokens[0]):
        with pytest.raises(WireError):
            await page(lobby, room.row.id, key)
    assert (await page(lobby, other.row.id, tokens[0]))["updates"] == []


async def test_a_match_that_waits_for_a_player_has_told_nothing(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    assert (await page(lobby, made.match, made.grants[0].token))["updates"] == []
