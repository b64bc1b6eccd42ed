"""A seat is its person's until they let go: a lost line is no leave, a guest sits in, and nobody takes two seats."""

from __future__ import annotations

import pytest

from gonfalon.server import bots, wire
from gonfalon.server.bots import Computers
from gonfalon.server.keys import digest
from gonfalon.server.owner_task import RoomClosed
from gonfalon.server.results import SERVER_COMMAND_PREFIX
from gonfalon.server.rooms import Room
from gonfalon.server.thinking_pool import thinking_pool

from .conftest import Ear, crew
from .lobby import Lobby
from .test_absence import a_table, goes, refused, status
from .test_company import act, play, settled


@pytest.fixture(autouse=True)
def _teaching_games_and_quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)


async def with_a_guest(lobby: Lobby, *kinds: str | int) -> tuple[Room, list[str], list[Ear], str, Ear]:
    """A table whose second seat is played by a guest, for its person has left: the guest's token and line come last."""
    room, tokens, ears = await a_table(lobby, *(kinds or ("own", "link")), absent_after=60)
    match = room.row.id
    await goes(room, ears[1])
    await lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "computer", 0))
    invite = (await lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "link"))).invite
    assert invite is not None
    joined = await lobby.tables.join(match, wire.JoinMatch(invite))
    guest = Ear(1, digest(joined.grant.token))
    await room.join(guest, 0)
    return room, tokens, ears, joined.grant.token, guest


async def test_whoever_left_is_replaced_by_a_guest_who_plays_on(lobby: Lobby):
    room, tokens, (first, _), token, guest = await with_a_guest(lobby)
    match = room.row.id
    assert await lobby.rooms.seat_of(match, token) == 1
    assert await lobby.rooms.seat_of(match, tokens[1]) == 1, "the old key is good until its holder lets go"
    assert len({one.holder for one in room.seating.statuses()}) == 2
    await play(room, [first, guest], 2)
    assert room.match_state.outcome is not None


async def test_whoever_comes_back_has_the_seat_again_from_a_guest_too(lobby: Lobby):
    room, tokens, _, token, guest = await with_a_guest(lobby)
    match = room.row.id
    back = Ear(1, digest(tokens[1]))
    await room.join(back, 0)
    assert guest.full, "the guest is shown out"
    assert guest not in room.outboxes
    assert await lobby.rooms.seat_of(match, token) is None
    assert await lobby.rooms.seat_of(match, tokens[1]) == 1
    assert (status(room, 1).holder, status(room, 1).stand_in, status(room, 1).here) == (1, -1, True)
    with pytest.raises(RoomClosed):
        await room.join(Ear(1, digest(token)), 0)


async def test_a_guest_may_be_replaced_and_each_of_before_may_come_back(lobby: Lobby):
    room, tokens, _, token, guest = await with_a_guest(lobby)
    match = room.row.id
    assert (
        await refused(lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "computer")))
        == "match/seat-held"
    )
    await goes(room, guest)
    await lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "computer", 0))
    invite = (await lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "link"))).invite
    assert invite is not None
    third = (await lobby.tables.join(match, wire.JoinMatch(invite))).grant.token
    assert not status(room, 1).left, "whoever takes a seat of somebody who is away has only just come"
    await lobby.rooms.close()
    again = await lobby.rooms.find(match)
    assert again is not None
    assert [await lobby.rooms.seat_of(match, key) for key in (tokens[1], token, third)] == [1, 1, 1]
    await again.join(Ear(1, digest(token)), 0)
    assert [await lobby.rooms.seat_of(match, key) for key in (tokens[1], token, third)] == [1, 1, None]
    await again.join(Ear(1, digest(tokens[1])), 0)
    assert [await lobby.rooms.seat_of(match, key) for key in (tokens[1], token, third)] == [1, None, None]


async def test_who_asks_for_a_change_with_the_old_key_has_the_seat_again_first(lobby: Lobby):
    room, tokens, _, token, guest = await with_a_guest(lobby)
    await lobby.tables.change_seat(room.row.id, tokens[1], wire.SeatChange(1, "person"))
    assert guest.full
    assert await lobby.rooms.seat_of(room.row.id, token) is None


# ---- a line that is lost is no leave -----------------------------------------------------------------------------------


@pytest.mark.parametrize("to", ["computer", "link"])
async def test_the_seat_of_who_has_just_lost_the_line_is_theirs(lobby: Lobby, to: wire.SeatTaker):
    for after in (60, 0):
        room, tokens, (_, second) = await a_table(lobby, "own", "link", absent_after=after)
        await room.leave(second)
        change = wire.SeatChange(1, to, 0)
        assert (
            await refused(lobby.tables.change_seat(room.row.id, tokens[0], change)) == "match/seat-waits"
        ), after
        await room.lend(1, 0)
        assert status(room, 1).stand_in == -1
        assert not status(room, 1).left


async def test_a_lent_seat_gets_no_link_in_the_gap_either(lobby: Lobby):
    room, tokens, (_, second) = await a_table(lobby, "own", "link", absent_after=60)
    match = room.row.id
    await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "computer", 0))
    await room.leave(second)
    change = lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "link"))
    assert await refused(change) == "match/seat-waits"


@pytest.mark.parametrize("is_lent", [False, True])
async def test_nobody_decides_alone_in_the_gap(lobby: Lobby, is_lent: bool):
    room, tokens, (first, second) = await a_table(lobby, "own", "link", absent_after=60)
    await act(room, first, 1, "face")
    await act(room, first, 2)
    if is_lent:
        room.computers = None
        await lobby.tables.change_seat(room.row.id, tokens[1], wire.SeatChange(1, "computer", 0))
    await room.leave(second)
    for n, text in enumerate(("/concede", "/undo 0", "/restart")):
        await act(room, first, 10 + 2 * n, text)
        proposal = room.match_state.proposal
        assert proposal is not None, text
        assert (proposal.voters, proposal.needed) == ((0, 1), 2), text
        assert Computers(room, thinking_pool(0)).next_task() is None, text
        served = await room.submit(1, f"{SERVER_COMMAND_PREFIX}{n}", "/agree")
        assert isinstance(served, wire.Nack), "no answer that the server began earlier counts either"
        await act(room, second, 11 + 2 * n, "/refuse")
    assert room.match_state.outcome is None
    await goes(room, second)
    await act(room, first, 20, "/concede")
    assert room.match_state.outcome is not None


async def test_everybody_is_told_when_a_seat_may_be_given_away(lobby: Lobby):
    room, _, (first, second) = await a_table(lobby, "own", "link", absent_after=1)
    room.computers = None
    await room.leave(second)
    assert not first.heard("presence")[-1]["seats"][1]["left"]
    await settled(room, lambda: first.heard("presence")[-1]["seats"][1]["left"])
    await room.join(second, room.v)
    assert not first.heard("presence")[-1]["seats"][1]["left"]


async def test_somebody_gives_the_own_seat_away_by_a_link(lobby: Lobby):
    room, tokens, (first, second) = await a_table(lobby, "own", "link")
    match = room.row.id
    invite = (await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "link"))).invite
    assert invite is not None
    assert (status(room, 1).offered, status(room, 1).here) == (True, True), (
        "they play on until somebody comes"
    )
    await room.leave(second)
    await room.join(second, room.v)
    assert status(room, 1).offered, "a lost line takes no link back"
    joined = await lobby.tables.join(match, wire.JoinMatch(invite))
    assert await lobby.rooms.seat_of(match, tokens[1]) is None, "they have let go"
    assert second.full
    guest = Ear(1, digest(joined.grant.token))
    await room.join(guest, 0)
    await play(room, [first, guest], 2)
    assert room.match_state.outcome is not None


async def test_a_link_to_the_own_seat_can_be_taken_back(lobby: Lobby):
    room, tokens, _ = await a_table(lobby, "own", "link")
    match = room.row.id
    invite = (await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "link"))).invite
    assert invite is not None
    await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "person"))
    assert not status(room, 1).offered
    assert await refused(lobby.tables.join(match, wire.JoinMatch(invite))) == "match/invite"


@pytest.mark.parametrize("kind", ["link", "open"])
async def test_nobody_who_sits_at_the_table_takes_a_second_seat(lobby: Lobby, kind: str):
    made = await lobby.tables.create(crew("own", kind, kind))
    own = made.grants[0].token
    asked = wire.JoinMatch(made.invites[0].invite, keys=(own,))
    assert await refused(lobby.tables.join(made.match, asked)) == "match/one-seat"
    token = (await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))).grant.token
    again = wire.JoinMatch(made.invites[1].invite, keys=("of another match", token))
    assert await refused(lobby.tables.join(made.match, again)) == "match/one-seat"
    assert (await lobby.tables.join(made.match, wire.JoinMatch(made.invites[1].invite))).grant.seat == 2
