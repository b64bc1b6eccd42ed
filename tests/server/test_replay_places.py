"""A replay page after page: each costs what its own frames cost, however far into the match it lies."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from gonfalon.match import snapshots
from gonfalon.match.referee import MatchState
from gonfalon.server import archive, replay_places, room_snapshots, wire
from gonfalon.server.pictured_games import PicturedGames
from gonfalon.server.replay_places import ReplayPlaces

from .conftest import DEPLOY, wish
from .lobby import Lobby
from .test_pictures import ThreadDesk

PAGE, MOVES = 10, 57


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> int:
    """So many entries lie between two checkpoints, and between two snapshots."""
    every = 8
    for module, name in (
        (snapshots, "EVERY"),
        (snapshots, "APART"),
        (room_snapshots, "EVERY"),
        (archive, "APART"),
    ):
        monkeypatch.setattr(module, name, every)
    return every


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that are played."""
    honest, found = MatchState.take, list[int]()

    def counting(match_state: MatchState, entry: Any) -> Any:
        found.append(entry.seq)
        return honest(match_state, entry)

    monkeypatch.setattr(MatchState, "take", counting)
    return found


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


async def test_the_next_page_goes_on_where_the_last_one_ended(lobby: Lobby, taken: list[int]):
    match, token = await a_finished_match(lobby)
    whole = json.loads(await lobby.archive.replay(match, token, 0, 0, 0))
    taken.clear()
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


async def rooms_of_a_shared_match(lobby: Lobby) -> AsyncIterator[tuple[str, str]]:
    """(match, key to seat 0) twice: in the room that has seen the game, and in one that was opened afterwards."""
    match, token = await a_finished_match(lobby)
    room = await lobby.rooms.find(match)
    assert room is not None
    await room.snapshots.written()
    await lobby.archive.share(match, token, wire.ShareRequest(shared=True, covered=False))
    yield match, token
    await lobby.rooms.let_go(match)
    assert await lobby.rooms.find(match) is not room
    yield match, token


async def test_a_late_frame_costs_no_more_than_an_early_one(lobby: Lobby, often: int, taken: list[int]):
    async for match, token in rooms_of_a_shared_match(lobby):
        whole = json.loads(await lobby.archive.replay(match, token, "all", 0, 0))["frames"]
        for number in (len(whole) - 1, 25, 50, 0, 33):
            taken.clear()
            page = await lobby.archive.replay(match, token, "all", number, number + 1)
            assert json.loads(page)["frames"] == [whole[number]]
            assert len(taken) <= 2 * often
            taken.clear()
            await lobby.shared_games.observation(match, number)
            assert len(taken) <= 2 * often


async def test_the_end_of_a_long_game_is_not_played_for_from_its_start(
    lobby: Lobby, often: int, taken: list[int]
):
    """A preview, what a seat could guess, what the game shows of the lessons, and going on from there."""
    pictured = PicturedGames(lobby.rooms, ThreadDesk())
    async for match, token in rooms_of_a_shared_match(lobby):
        ask = (
            pictured.preview(match, "en"),
            lobby.archive.belief(match, token, 0, MOVES),
            lobby.archive.lessons(match, token),
            lobby.shared_games.play_on(match, wire.PlayOn(seat=0, frame=MOVES, level=1)),
        )
        for asked in ask:
            taken.clear()
            assert await asked
            assert len(taken) <= 2 * often


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
