"""A rematch has new keys: each is handed over through the match before, to the holder of its old key alone, as often as asked."""

from __future__ import annotations

import pytest

from gonfalon.core.errors import WireError
from gonfalon.server import wire
from gonfalon.server.keys import digest, new_token, seat_token
from gonfalon.server.rematch import open_rematch
from gonfalon.server.rooms import Room

from .conftest import DEPLOY, Ear, wish
from .lobby import Lobby
from .test_people import a_person


async def rematched(lobby: Lobby, *plans: wire.SeatPlanKind, person: str = "") -> tuple[Room, dict[int, str]]:
    """A finished duel whose next match is open, and the old keys by seat."""
    made = await lobby.tables.create(wish(*plans), person)
    tokens = {grant.seat: grant.token for grant in made.grants}
    for invite in made.invites:
        joined = await lobby.tables.join(made.match, wire.JoinMatch(invite.invite))
        tokens[joined.grant.seat] = joined.grant.token
    room = await lobby.rooms.get(made.match)
    for seat, action in enumerate((*DEPLOY, "/resign", "/rematch")):
        assert isinstance(await room.submit(seat % 2, f"c{seat}", action), wire.Ack)
    return room, tokens


async def refused(lobby: Lobby, match: str, token: str) -> str:
    with pytest.raises(WireError) as refusal:
        await lobby.archive.rematch(match, token)
    return refusal.value.code


@pytest.mark.parametrize("plans", [("own", "link"), ("own", "own")])
async def test_each_seat_gets_a_new_key_and_the_old_one_opens_nothing(
    lobby: Lobby, plans: tuple[wire.SeatPlanKind, ...]
):
    room, tokens = await rematched(lobby, *plans)
    following = room.match_state.rematch
    for seat, token in tokens.items():
        grant = await lobby.archive.rematch(room.row.id, token)
        assert (grant.match, grant.seat) == (following, 1 - seat)
        assert grant.token not in tokens.values()
        assert await lobby.rooms.seat_of(following, grant.token) == 1 - seat
    for token in tokens.values():
        assert await lobby.rooms.seat_of(following, token) is None


async def test_a_key_that_was_lost_on_the_way_is_answered_again(lobby: Lobby):
    room, tokens = await rematched(lobby, "own", "link")
    first = await lobby.archive.rematch(room.row.id, tokens[0])
    assert await lobby.archive.rematch(room.row.id, tokens[0]) == first


@pytest.mark.parametrize("plans", [("own", "link"), ("link", "own")])
async def test_a_browser_that_came_by_name_follows_to_the_next_match(
    lobby: Lobby, plans: tuple[wire.SeatPlanKind, ...]
):
    key, person = await a_person(lobby, "Grey Heron")
    room, tokens = await rematched(lobby, *plans, person=person)
    seat = plans.index("own")
    grant = await lobby.archive.rematch(room.row.id, seat_token(key, seat))
    assert (grant.match, grant.seat) == (room.match_state.rematch, 1 - seat)
    assert await lobby.rooms.seat_of(grant.match, grant.token) == 1 - seat
    assert grant == await lobby.archive.rematch(room.row.id, seat_token(key, seat))
    first = await lobby.archive.rematch(room.row.id, tokens[seat])
    assert await lobby.rooms.seat_of(grant.match, first.token) == 1 - seat, "the first browser follows, too"
    assert await refused(lobby, room.row.id, seat_token(new_token(), seat)) == "match/token"


async def test_a_seat_is_kept_until_its_key_is_fetched(lobby: Lobby):
    room, tokens = await rematched(lobby, "own", "link")
    following = room.match_state.rematch
    stored = await lobby.store.seats(following)
    for row in stored:
        for text in (row.token, *tokens.values(), ""):
            assert await lobby.rooms.seat_of(following, text) is None
        assert row.kind == "person"
        assert row.token not in {digest(token) for token in tokens.values()}
    with pytest.raises(WireError):
        await lobby.tables.join(following, wire.JoinMatch())


async def test_who_has_no_seat_gets_no_key(lobby: Lobby):
    room, tokens = await rematched(lobby, "own", "link")
    other, foreign = await rematched(lobby, "own", "link")
    for token in ("", "wrong", foreign[0]):
        assert await refused(lobby, room.row.id, token) == "match/token"
    assert await refused(lobby, other.match_state.rematch, tokens[0]) == "match/token"


async def test_there_is_no_key_before_somebody_asks(lobby: Lobby):
    made = await lobby.tables.create(wish())
    assert await refused(lobby, made.match, made.grants[0].token) == "match/no-rematch"


async def test_my_games_tell_of_a_rematch_and_of_who_asks(lobby: Lobby):
    room, tokens = await rematched(lobby, "own", "link")
    line = await lobby.archive.summary(room.row.id, tokens[0])
    assert (line.rematch, line.rematch_by) == (room.match_state.rematch, 1)
    following = await lobby.archive.rematch(room.row.id, tokens[0])
    assert (await lobby.archive.summary(following.match, following.token)).rematch == ""


async def test_whoever_may_come_back_may_do_so_in_the_next_match(lobby: Lobby):
    room, tokens = await rematched(lobby, "own", "link")
    first, second = room.seating.seat_rows
    lent = second._replace(token=digest("of a guest"), earlier=f"{second.token}:{second.holder}")
    following = await open_rematch(lobby.store, room.row, (first, lent))
    room.match_state.rematch = following
    assert await lobby.store.change_seat(room.row.id, second, lent)
    back = await lobby.archive.rematch(room.row.id, tokens[1])
    guest = await lobby.archive.rematch(room.row.id, "of a guest")
    assert (back.seat, guest.seat) == (0, 0)
    assert [await lobby.rooms.seat_of(following, one.token) for one in (back, guest)] == [0, 0]
    again = await lobby.rooms.get(following)
    await again.join(Ear(0, digest(back.token)), 0)
    assert await lobby.rooms.seat_of(following, guest.token) is None


async def test_a_next_match_of_before_keeps_its_keys(lobby: Lobby):
    room, tokens = await rematched(lobby, "own", "link")
    following = room.match_state.rematch
    was = (await lobby.store.seats(following))[1]
    assert await lobby.store.change_seat(following, was, was._replace(token=digest(tokens[0])))
    assert (await lobby.archive.rematch(room.row.id, tokens[0])).token == tokens[0]
