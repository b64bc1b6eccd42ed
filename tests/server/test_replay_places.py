"""A replay page after page: each costs what its own frames cost, however far into the match it lies."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.match import snapshots
from gonfalon.match.referee import MatchState
from gonfalon.server import archive, replay_places, room_snapshots, wire
from gonfalon.server.replay_places import ReplayPlaces

from .conftest import DEPLOY, wish
from .lobby import Lobby

PAGE, MOVES = 10, 57


async def a_finished_match(lobby: Lobby) -> tuple[str, str]:
    """(match, key to seat 0)."""
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat, text in enumerate(DEPLOY):
        await room.submit(seat, "d", text)
    for number in range(MOVES):
        decision = room.match_state.decisions()[0]
        action = (decision.options or ())[number % len(decision.options or ())].action
        assert isinstance(await room.submit(decision.seat, f"m{number}", action), wire.Ack)
    await room.submit(0, "r", "/resign")
    return made.match, made.grants[0].token


async def test_the_next_page_goes_on_where_the_last_one_ended(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    match, token = await a_finished_match(lobby)
    whole = json.loads(await lobby.archive.replay(match, token, 0, 0, 0))
    honest, taken = MatchState.take, list[int]()

    def counting(match_state: MatchState, entry: Any) -> Any:
        taken.append(entry.seq)
        return honest(match_state, entry)

    monkeypatch.setattr(MatchState, "take", counting)
    total = whole["total"]
    found: list[Any] = []
    for start in range(0, total, PAGE):
        page = json.loads(await lobby.archive.replay(match, token, 0, start, start + PAGE))
        found += page["frames"]
        assert len(taken) <= PAGE
        taken.clear()
    assert found == whole["frames"]
    back = json.loads(await lobby.archive.replay(match, token, 1, PAGE, 2 * PAGE))
    assert len(taken) == 2 * PAGE - 1, "a page that lies before begins anew"
    assert [frame["ply"] for frame in back["frames"]] == [*range(PAGE, 2 * PAGE)]
    again = json.loads(await lobby.archive.replay(match, token, 0, 2 * PAGE, 3 * PAGE))
    assert again["frames"] == found[2 * PAGE : 3 * PAGE], "what one view has read serves all views"
    assert len(taken) == 3 * PAGE - 1


async def test_a_late_frame_costs_no_more_than_an_early_one(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    """Counted in entries that are played, in the room that has seen the game and in one that was opened afterwards."""
    every = 8
    for module, name in (
        (snapshots, "EVERY"),
        (snapshots, "APART"),
        (room_snapshots, "EVERY"),
        (archive, "APART"),
    ):
        monkeypatch.setattr(module, name, every)
    match, token = await a_finished_match(lobby)
    room = await lobby.rooms.find(match)
    assert room is not None
    await room.snapshots.written()
    await lobby.archive.share(match, token, wire.ShareRequest(shared=True))
    whole = json.loads(await lobby.archive.replay(match, token, "all", 0, 0))["frames"]
    honest, taken = MatchState.take, list[int]()

    def counting(match_state: MatchState, entry: Any) -> Any:
        taken.append(entry.seq)
        return honest(match_state, entry)

    for is_reopened in (False, True):
        if is_reopened:
            await lobby.rooms.let_go(match)
            assert await lobby.rooms.find(match) is not room
        with monkeypatch.context() as patch:
            patch.setattr(MatchState, "take", counting)
            for number in (len(whole) - 1, 25, 50, 0, 33):
                taken.clear()
                page = await lobby.archive.replay(match, token, "all", number, number + 1)
                assert json.loads(page)["frames"] == [whole[number]]
                assert len(taken) <= 2 * every
                taken.clear()
                await lobby.shared_games.observation(match, number)
                assert len(taken) <= 2 * every


async def test_a_few_places_are_kept(lobby: Lobby):
    match, _ = await a_finished_match(lobby)
    room = await lobby.rooms.find(match)
    assert room is not None
    places, match_state = ReplayPlaces(), room.match_state
    for number in range(replay_places.MOST_PLACES + 1):
        places.keep(str(number), match_state)
    assert places.take("0", 999) is None
    assert places.take("1", 999) is match_state
    assert places.take("1", 999) is None, "one page at a time has it"
    assert places.take("2", match_state.n_entries) is None, "it has gone further than that page"
