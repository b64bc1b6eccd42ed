"""Seats that change hands during play: to computers and back, by a link, after an absence; and who has a vote meanwhile."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from typing import Any

import pytest

from gonfalon.core.errors import WireError
from gonfalon.server import bots, seating, thinking, wire
from gonfalon.server.rooms import Room

from .conftest import Ear, crew, wish
from .lobby import Lobby
from .test_company import act, play, settled


@pytest.fixture(autouse=True)
def _teaching_games_and_quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)


async def a_table(
    lobby: Lobby, *kinds: str | int, absent_after: int = 1, absent_level: int = -1
) -> tuple[Room, list[str], list[Ear]]:
    """A room with a token and a line for each seat ("" and no line for a computer's)."""
    made = await lobby.tables.create(crew(*kinds, absent_after=absent_after, absent_level=absent_level))
    tokens = [""] * len(kinds)
    joined = [
        (await lobby.tables.join(made.match, wire.JoinMatch(each.invite))).grant for each in made.invites
    ]
    for grant in (*made.grants, *joined):
        tokens[grant.seat] = grant.token
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ears = [Ear(seat) for seat, token in enumerate(tokens) if token]
    for ear in ears:
        await room.join(ear, 0)
    return room, tokens, ears


def status(room: Room, seat: int) -> wire.SeatStatus:
    return room.seating.statuses()[seat]


async def goes(room: Room, ear: Ear) -> None:
    """Leave, and be away for longer than the table waits."""
    await room.leave(ear)
    room.seating.away_since[ear.seat] -= room.row.absence.after


async def refused(call: Any) -> str:
    with pytest.raises(WireError) as error:
        await call
    return error.value.code


# ---- somebody who is away --------------------------------------------------------------------------------------------


async def test_an_absent_seat_passes_after_its_time_and_is_waited_for_before(lobby: Lobby):
    room, _, (first, second, third) = await a_table(lobby, "own", "link", "link")
    await act(room, first, 1, "face")
    await act(room, first, 2)
    left = time.monotonic()
    await room.leave(second)
    await act(room, third, 3)
    await settled(room, lambda: room.match_state.to_act() != (1,))
    assert time.monotonic() - left > 0.99, "it is waited for"
    assert status(room, 1).kind == "person"
    assert status(room, 1).stand_in == -1, "its decisions are made one by one, the seat stays its own"
    await play(room, [first, third], 7)
    assert room.match_state.outcome is not None


async def test_to_pass_is_to_decline_where_a_decision_can_be_declined(lobby: Lobby):
    room, _, ears = await a_table(lobby, "own", "link")
    await play(room, ears, 1, 3)  # the horn, and a card of each: now the leader may help
    (decision,) = room.match_state.decisions()
    assert decision.decline == "rest"
    await room.leave(ears[decision.seat])
    await settled(room, lambda: room.match_state.n_entries > 3)
    assert room.match_state.applied[3].entry.text == "rest"


async def test_nobody_passes_while_all_are_away_or_where_the_table_waits_for_ever(lobby: Lobby):
    for after, here in ((1, False), (0, True)):
        room, _, (first, second) = await a_table(lobby, "own", "link", absent_after=after)
        await act(room, first, 1, "face")
        await act(room, first, 2)
        await room.leave(second)
        if not here:
            await room.leave(first)
        await asyncio.sleep(1.2)
        assert room.match_state.to_act() == (1,), after


async def test_an_absent_seat_is_waited_for_two_minutes_unless_asked_otherwise(lobby: Lobby):
    room = await lobby.rooms.find((await lobby.tables.create(crew("own", "own"))).match)
    assert room is not None
    assert room.row.absence == (120, -1)
    me = Ear(0)
    await room.join(me, 0)
    welcome = me.heard("welcome")[0]
    assert (welcome["absent_after"], welcome["absent_level"]) == (120, -1)


async def test_an_absent_seat_goes_to_the_computer_and_back_when_its_person_returns(lobby: Lobby):
    room, tokens, (first, second) = await a_table(lobby, "own", "link", absent_level=0)
    await act(room, first, 1, "face")
    await room.leave(second)
    await settled(room, lambda: status(room, 1).stand_in == 0)
    presence = first.heard("presence")[-1]["seats"][1]
    assert (presence["kind"], presence["stand_in"], presence["here"]) == ("person", 0, False)
    await settled(room, lambda: 1 not in room.match_state.to_act())
    assert await lobby.rooms.seat_of(room.row.id, tokens[1]) == 1
    again = Ear(1)
    await room.join(again, 0)
    assert status(room, 1).stand_in == -1
    assert json.loads(again.raw[0])["seats"][1]["stand_in"] == -1
    await play(room, [first, again], 3)
    assert room.match_state.outcome is not None


async def test_a_stand_in_plays_on_after_a_restart_of_the_server(lobby: Lobby):
    room, tokens, (_, second) = await a_table(lobby, "own", "link", absent_after=60)
    await goes(room, second)
    await lobby.tables.change_seat(room.row.id, tokens[0], wire.SeatChange(1, "computer", 0))
    await lobby.rooms.close()
    room = await lobby.rooms.find(room.row.id)
    assert room is not None
    assert (status(room, 1).stand_in, room.row.absence) == (0, (60, -1))
    ear = Ear(0)
    await room.join(ear, 0)
    await play(room, [ear], 4)
    assert room.match_state.outcome is not None


# ---- by hand ---------------------------------------------------------------------------------------------------------


async def test_an_empty_seat_gets_a_computer_and_the_game_begins(lobby: Lobby):
    made = await lobby.tables.create(crew("own", "link", "open"))
    match, token = made.match, made.grants[0].token
    room = await lobby.rooms.find(match)
    assert room is not None
    await lobby.tables.change_seat(match, token, wire.SeatChange(1, "computer", 0))
    assert not room.begun
    assert await refused(lobby.tables.join(match, wire.JoinMatch(made.invites[0].invite))) == "match/invite"
    changed = await lobby.tables.change_seat(match, token, wire.SeatChange(1, "link"))
    assert status(room, 1).kind == "open", (
        "before the beginning the seat is free again, and its guest may bring something"
    )
    assert changed.invite is not None
    assert (await lobby.tables.join(match, wire.JoinMatch(changed.invite, "lamp"))).grant.seat == 1
    await lobby.tables.change_seat(match, token, wire.SeatChange(2, "computer", 0))
    assert room.begun
    assert room.match_state.setting.setup.brought == ("", "lamp", "")


async def test_a_computers_seat_is_taken_by_link_while_it_plays_on(lobby: Lobby):
    room, tokens, (first, *_) = await a_table(lobby, "own", 0, 0)
    await play(room, [first], 1, 2)
    invite = (await lobby.tables.change_seat(room.row.id, tokens[0], wire.SeatChange(1, "link"))).invite
    assert invite is not None
    assert (status(room, 1).kind, status(room, 1).offered) == ("computer", True)
    asked = await lobby.tables.invitation(room.row.id, wire.InvitationRequest(invite))
    assert asked.free == (1,)
    assert await refused(lobby.tables.join(room.row.id, wire.JoinMatch(invite, "lamp"))) == "request/seats"
    brought = room.match_state.setting.setup.brought
    joined = await lobby.tables.join(room.row.id, wire.JoinMatch(invite))
    assert joined.grant.seat == 1
    assert (status(room, 1).kind, status(room, 1).offered) == ("person", False)
    assert room.match_state.setting.setup.brought == brought
    assert len({one.holder for one in room.seating.statuses()[:2]}) == 2
    guest = Ear(1)
    await room.join(guest, 0)
    await play(room, [first, guest], 2)
    assert room.match_state.outcome is not None


async def test_somebody_lends_the_own_seat_and_takes_it_back(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    room, tokens, (first, second) = await a_table(lobby, "own", "link")
    match = room.row.id
    assert (
        await refused(lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "computer")))
        == "match/seat-held"
    )
    await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "computer", 0))
    await act(room, first, 1, "face")
    await settled(room, lambda: 1 not in room.match_state.to_act())
    assert (
        await refused(lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "person")))
        == "match/seat-held"
    )
    assert (
        await refused(lobby.tables.change_seat(match, tokens[0], wire.SeatChange(1, "link")))
        == "match/seat-held"
    )
    await room.leave(second)
    await room.join(second, room.v)
    assert status(room, 1).stand_in == 0, "a lost line takes nothing back"
    await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "person"))
    assert status(room, 1).stand_in == -1
    await lobby.tables.change_seat(match, tokens[1], wire.SeatChange(1, "computer", 0))
    await room.leave(second)
    monkeypatch.setattr(seating, "RECONNECT_SECONDS", 0.0)
    await room.join(second, room.v)
    assert status(room, 1).stand_in == -1, "who comes back after a while has the seat again"


async def test_the_answer_of_a_computer_comes_too_late_for_who_is_back(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    begun, gate, answer = threading.Event(), threading.Event(), thinking.answer

    def late(*asked: Any) -> Any:
        begun.set()
        return gate.wait(60) and answer(*asked)

    monkeypatch.setattr(thinking, "answer", late)
    room, tokens, (first, second) = await a_table(lobby, "own", "link", absent_after=60)
    await act(room, first, 1, "face")
    await goes(room, second)
    await lobby.tables.change_seat(room.row.id, tokens[0], wire.SeatChange(1, "computer", 0))
    await settled(room, begun.is_set)
    await room.join(second, room.v)
    gate.set()
    await asyncio.sleep(0.3)
    assert 1 in room.match_state.to_act(), "it was still thinking, and is not listened to"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (wire.SeatChange(9, "computer"), "request/seats"),
        (wire.SeatChange(-1, "link"), "request/seats"),
        (wire.SeatChange(1, "computer", 77), "request/invalid"),
        (wire.SeatChange(1, "person"), "match/seat-not-now"),
    ],
)
async def test_a_change_that_makes_no_sense_is_refused(lobby: Lobby, change: wire.SeatChange, code: str):
    room, tokens, _ = await a_table(lobby, "own", 0)
    assert await refused(lobby.tables.change_seat(room.row.id, tokens[0], change)) == code
    assert await refused(lobby.tables.change_seat(room.row.id, "forged", change)) in ("match/token", code)


async def test_opponents_keep_their_seats(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    call = lobby.tables.change_seat(made.match, made.grants[0].token, wire.SeatChange(1, "computer", 1))
    assert await refused(call) == "match/seat-not-now"


# ---- votes -----------------------------------------------------------------------------------------------------------


async def test_conceding_is_decided_by_most_of_the_people(lobby: Lobby):
    room, _, (first, second, third) = await a_table(lobby, "own", "link", "link", 0)
    await act(room, first, 1, "/concede")
    proposal = second.heard("update")[-1]["status"]["proposal"]
    assert (proposal["action"], proposal["voters"], proposal["needed"]) == ("/concede", [0, 1, 2], 2)
    await act(room, second, 2, "/refuse")
    assert room.match_state.proposal is not None, "one against it is not enough"
    assert isinstance(await act(room, second, 3, "/agree"), wire.Nack), "everybody speaks once"
    await act(room, third, 4, "/agree")
    assert room.match_state.outcome is not None
    assert room.match_state.outcome.reason == "conceded"


async def test_two_against_one_play_on(lobby: Lobby):
    room, _, (first, second, third) = await a_table(lobby, "own", "link", "link")
    await act(room, first, 1, "/concede")
    await act(room, second, 2, "/refuse")
    await act(room, third, 3, "/refuse")
    assert (room.match_state.proposal, room.match_state.outcome) == (None, None)


async def test_a_person_with_several_hands_has_one_vote(lobby: Lobby):
    room, _, (_, third, guest) = await a_table(lobby, "own", 0, "own", "link")
    await act(room, third, 1, "/concede")
    assert room.match_state.proposal is not None
    assert (room.match_state.proposal.voters, room.match_state.proposal.needed) == ((2, 3), 2)
    await act(room, guest, 2, "/agree")
    assert room.match_state.outcome is not None


async def test_who_is_away_for_too_long_has_no_vote_and_consents(lobby: Lobby):
    room, _, (first, second, third) = await a_table(lobby, "own", "link", "link")
    await act(room, first, 1, "face")
    await room.leave(third)
    await asyncio.sleep(1.1)
    await act(room, first, 2, "/undo 0")
    await settled(room, lambda: room.match_state.proposal and room.match_state.proposal.agreed == (0, 2))
    await act(room, second, 3, "/agree")
    assert first.heard("update")[-1]["observation"]["ply"] == 0
    await act(room, first, 4, "/concede")
    assert room.match_state.proposal is not None
    assert room.match_state.proposal.voters == (0, 1)
