"""What people win on a server: finished games of companies of people alone, by scenario, seats and options."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete

from gonfalon.core.errors import WireError
from gonfalon.core.game import Outcome
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import RESTART_NEW
from gonfalon.server import bots, wire
from gonfalon.server.results import keep_result
from gonfalon.server.rooms import Room
from gonfalon.storage.schema import results, won_games

from .conftest import plans
from .lobby import Lobby

MIRKWOOD = "passage-through-mirkwood"


async def table(lobby: Lobby, *kinds: str | int, learning: bool = False, **options: str) -> Room:
    made = await lobby.tables.create(
        wire.NewMatch("fellowship", MIRKWOOD, plans(*kinds), learning=learning, options=dict(options))
    )
    room = await lobby.rooms.find(made.match)
    assert room is not None
    return room


async def lose(room: Room) -> None:
    assert isinstance(await room.submit(0, "end", "/concede"), wire.Ack)
    while room.match_state.outcome is None:
        seat = next(
            seat for seat in range(room.match_state.n_seats) if "/agree" in room.match_state.open_acts(seat)
        )
        await room.submit(seat, f"agree{seat}", "/agree")


async def shares(lobby: Lobby) -> dict[tuple[int, str], tuple[int, int]]:
    found = await lobby.archive.win_shares("fellowship")
    assert all(one.variant == MIRKWOOD for one in found.shares)
    return {(one.n_seats, str(one.options["difficulty"])): (one.won, one.games) for one in found.shares}


async def test_games_of_people_are_counted_by_seats_and_options(lobby: Lobby):
    assert await shares(lobby) == {}
    for _ in range(2):
        await lose(await table(lobby, "own"))
    await lose(await table(lobby, "own", difficulty="easy"))
    await lose(await table(lobby, "own", "own"))
    assert await shares(lobby) == {(1, "standard"): (0, 2), (1, "easy"): (0, 1), (2, "standard"): (0, 1)}


async def test_a_won_game_counts_as_won(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    room = await table(lobby, "own")
    monkeypatch.setattr(MatchState, "outcome", property(lambda _: Outcome((1.0,), "won")))
    await keep_result(room.store, room.row, room.match_state, room.seating)
    assert await shares(lobby) == {(1, "standard"): (1, 1)}


async def test_running_games_those_with_computers_and_for_learning_are_left_out(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    await table(lobby, "own")
    await lose(await table(lobby, "own", 1))
    await lose(await table(lobby, "own", learning=True))
    assert await shares(lobby) == {}


async def test_a_game_of_before_is_counted_when_it_is_opened(lobby: Lobby):
    room = await table(lobby, "own")
    await lose(room)
    async with lobby.store.engine.begin() as connection:
        for kept in (results, won_games):
            await connection.execute(delete(kept))
    assert await shares(lobby) == {}
    await lobby.rooms.close()
    await lobby.rooms.find(room.row.id)
    assert await shares(lobby) == {(1, "standard"): (0, 1)}


async def test_an_unknown_game_has_none(lobby: Lobby):
    with pytest.raises(WireError) as error:
        await lobby.archive.win_shares("chess")
    assert error.value.code == "request/game"


async def again(room: Room, act: str) -> None:
    """Start again, alone at the table."""
    assert isinstance(await room.submit(0, act, act), wire.Ack)
    assert room.match_state.outcome is None


async def test_a_loss_stays_counted_when_the_same_cards_are_played_again(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    room = await table(lobby, "own")
    await lose(room)
    await lobby.store.share(room.row.id, range(room.match_state.n_seats), False)
    await lobby.archive.record(room.row.id, "")  # whoever has lost may read what would have come
    await again(room, "/restart")
    assert await shares(lobby) == {(1, "standard"): (0, 1)}
    monkeypatch.setattr(MatchState, "outcome", property(lambda _: Outcome((1.0,), "won")))
    await keep_result(room.store, room.row, room.match_state, room.seating)
    assert await shares(lobby) == {(1, "standard"): (0, 1)}, (
        "the second try with the same cards counts for nothing"
    )


async def test_the_same_cards_again_count_for_nothing_also_before_an_end(lobby: Lobby):
    room = await table(lobby, "own")
    seat = room.match_state.to_act()[0]
    await room.submit(seat, "keep", "keep")
    await again(room, "/restart")
    await lose(room)
    assert await shares(lobby) == {}


async def test_a_loss_and_a_game_with_new_cards_count_each(lobby: Lobby):
    room = await table(lobby, "own")
    await lose(room)
    await again(room, RESTART_NEW)
    assert await shares(lobby) == {(1, "standard"): (0, 1)}
    assert isinstance(await room.submit(0, "end again", "/concede"), wire.Ack)
    assert await shares(lobby) == {(1, "standard"): (0, 2)}
    await lobby.rooms.close()
    await lobby.rooms.find(room.row.id)
    assert await shares(lobby) == {(1, "standard"): (0, 2)}, "to open it again counts nothing twice"


async def test_a_seat_that_a_computer_played_for_a_while_is_no_peoples_game(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    made = await lobby.tables.create(wire.NewMatch("fellowship", MIRKWOOD, plans("own", "own")))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    seat = room.match_state.to_act()[0]
    token = next(grant.token for grant in made.grants if grant.seat == seat)
    await lobby.tables.change_seat(made.match, token, wire.SeatChange(seat, "computer", 0))
    while not room.match_state.applied:
        await asyncio.sleep(0.01)
    await lobby.tables.change_seat(made.match, token, wire.SeatChange(seat, "person"))
    await lose(room)
    assert await shares(lobby) == {}
