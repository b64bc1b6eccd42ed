"""Rooms: one answer to every command, commit before telling, resume from any number, secrets stay where they belong."""

from __future__ import annotations

import json

import pytest

from gonfalon.core.errors import LeakError, WireError
from gonfalon.match import acts, view
from gonfalon.server import rooms, wire
from gonfalon.server.lobby import Lobby
from gonfalon.server.rooms import Room

from .conftest import BLUE, DEPLOY, RED, Ear, wish


async def seated(lobby: Lobby, **more) -> tuple[Room, Ear, Ear]:
    made = await lobby.create(wish(**more))
    room = await lobby.room(made.match)
    assert room is not None
    red, blue = Ear(0), Ear(1)
    await room.join(red, 0)
    await room.join(blue, 0)
    return room, red, blue


async def started(lobby: Lobby, **more) -> tuple[Room, Ear, Ear]:
    room, red, blue = await seated(lobby, **more)
    for seat in range(2):
        assert isinstance(await room.submit(seat, f"d{seat}", DEPLOY[seat]), wire.Ack)
    return room, red, blue


async def test_every_command_has_one_answer_and_a_repeat_has_the_same(lobby: Lobby):
    room, red, _ = await started(lobby)
    move = red.heard("update")[-1]["observation"]["legal"][0]
    first = await room.submit(0, "m1", move)
    again = await room.submit(0, "m1", move)
    assert first == again == wire.Ack("m1", room.v)
    assert room.playing.n_entries == 3
    assert len(await lobby.store.read(room.row.id)) == 3


async def test_refusals_name_the_rule_and_store_nothing(lobby: Lobby):
    room, _, _ = await started(lobby)
    assert await room.submit(1, "x", "a7-a6") == wire.Nack(
        "x", "action/not-your-turn", "wrong_turn", "STRAT-4.1"
    )
    refused = await room.submit(0, "y", "a1-a2")
    assert isinstance(refused, wire.Nack)
    assert refused.reason == "immobile"
    assert refused.section == "STRAT-4.5"
    assert isinstance(await room.submit(0, "z", "/nonsense"), wire.Nack)
    assert room.playing.n_entries == 2


async def test_numbers_count_up_by_one_for_each_viewer(lobby: Lobby):
    room, red, blue = await started(lobby)
    for ear in (red, blue):
        assert [m["v"] for m in ear.heard("update")] == [1, 2, 3]
    assert room.v == 3


async def test_a_late_comer_gets_what_it_has_missed(lobby: Lobby):
    room, red, _ = await started(lobby)
    for n in range(4):
        seat = room.playing.to_act()[0]
        legal = room.playing.observe(seat).legal
        assert legal
        await room.submit(seat, f"m{n}", legal[0])
    late = Ear(0)
    await room.join(late, 3)
    update = late.heard("update")[0]
    assert update["v"] == room.v == late.heard("welcome")[0]["v"]
    assert update["observation"] == red.heard("update")[-1]["observation"]
    told = [event for m in red.heard("update")[3:] for event in m["events"]]
    assert update["events"] == told


async def test_nothing_missed_means_nothing_sent(lobby: Lobby):
    room, _, _ = await started(lobby)
    late = Ear(1)
    await room.join(late, room.v)
    assert late.heard("update") == []
    assert len(late.heard("welcome")) == 1


async def test_a_room_comes_back_from_storage_as_it_was(lobby: Lobby):
    room, red, _ = await started(lobby)
    await room.submit(0, "m", red.heard("update")[-1]["observation"]["legal"][0])
    digest, match = room.playing.state.digest(), room.row.id
    await lobby.close()
    back = await lobby.room(match)
    assert back is not None
    assert back is not room
    assert back.playing.state.digest() == digest
    assert isinstance(await back.submit(0, "m", "whatever"), wire.Ack)


async def test_two_tabs_of_one_seat_hear_the_same(lobby: Lobby):
    room, red, _ = await started(lobby)
    tab = Ear(0)
    await room.join(tab, room.v)
    await room.submit(0, "m", red.heard("update")[-1]["observation"]["legal"][0])
    assert tab.raw[-1] == red.raw[-1]


async def test_bytes_to_the_other_side_do_not_depend_on_a_set_up(lobby: Lobby):
    """Two games that differ only in where red's spy and general stand send blue the same bytes."""
    heard = []
    for letters in (RED, RED.translate(str.maketrans("S9", "9S"))):
        room, _, blue = await seated(lobby)
        await room.submit(0, "d0", f"deploy {letters}")
        await room.submit(1, "d1", DEPLOY[1])
        await room.submit(0, "m", "b4-b5")
        heard.append([raw for raw in blue.raw if b'"update"' in raw])
    assert heard[0] == heard[1]
    assert len(heard[0]) == 4


async def test_the_waiting_side_sees_ready_and_no_piece(lobby: Lobby):
    room, _, blue = await seated(lobby)
    await room.submit(0, "d", DEPLOY[0])
    update = blue.heard("update")[-1]
    assert [event["kind"] for event in update["events"]] == ["ready"]
    assert update["observation"]["pieces"] == []
    assert RED.encode() not in b"".join(blue.raw)


async def test_ready_can_be_taken_back_until_both_are(lobby: Lobby):
    room, red, _ = await seated(lobby)
    await room.submit(0, "d", DEPLOY[0])
    assert acts.UNDEPLOY in red.heard("update")[-1]["status"]["acts"]
    assert isinstance(await room.submit(0, "u", acts.UNDEPLOY), wire.Ack)
    assert room.playing.to_act() == (0, 1)
    await room.submit(1, "e", DEPLOY[1])
    await room.submit(0, "f", DEPLOY[0])
    assert isinstance(await room.submit(0, "g", acts.UNDEPLOY), wire.Nack)


async def test_draws_are_offered_declined_and_agreed(lobby: Lobby):
    room, red, blue = await started(lobby)
    await room.submit(0, "o", acts.OFFER)
    assert blue.heard("update")[-1]["status"]["draw_offer"] == 0
    assert isinstance(await room.submit(0, "o2", acts.OFFER), wire.Nack)
    await room.submit(1, "n", acts.DECLINE)
    assert red.heard("update")[-1]["status"]["draw_offer"] == -1
    assert isinstance(await room.submit(0, "o3", acts.OFFER), wire.Nack), "not again before a move"
    await room.submit(1, "o4", acts.OFFER)
    await room.submit(0, "y", acts.ACCEPT)
    status = red.heard("update")[-1]["status"]
    assert (status["returns"], status["reason"]) == ([0, 0], "draw_agreed")


async def test_an_offer_lapses_when_the_other_moves(lobby: Lobby):
    room, red, _ = await started(lobby)
    await room.submit(1, "o", acts.OFFER)
    await room.submit(0, "m", red.heard("update")[-1]["observation"]["legal"][0])
    assert room.playing.draw_offer == -1


async def test_resigning_ends_the_game_and_shows_both_armies(lobby: Lobby):
    room, _, blue = await started(lobby)
    await room.submit(0, "r", acts.RESIGN)
    update = blue.heard("update")[-1]
    assert update["status"]["returns"] == [-1, 1]
    assert all(piece["piece"] for piece in update["observation"]["pieces"])
    assert isinstance(await room.submit(1, "m", "a7-a6"), wire.Nack)


async def test_a_win_is_claimed_only_from_somebody_long_away(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    room, _, blue = await started(lobby)
    assert isinstance(await room.submit(0, "c", acts.CLAIM), wire.Nack)
    await room.leave(blue)
    assert isinstance(await room.submit(0, "c2", acts.CLAIM), wire.Nack)
    monkeypatch.setattr(rooms, "CLAIM_AFTER", 0)
    assert isinstance(await room.submit(0, "c3", acts.CLAIM), wire.Ack)
    assert room.playing.outcome is not None
    assert room.playing.outcome.reason == "abandoned"


async def test_a_rematch_changes_sides_and_keeps_the_keys(lobby: Lobby):
    made = await lobby.create(wish())
    room = await lobby.room(made.match)
    assert room is not None
    await room.submit(0, "r", acts.RESIGN)
    await room.submit(1, "again", acts.REMATCH)
    new = room.playing.rematch
    assert await lobby.seat_of(new, made.grants[0].token) == 1
    assert await lobby.seat_of(new, made.grants[1].token) == 0


async def test_an_invite_works_once_and_a_wrong_one_never(lobby: Lobby):
    made = await lobby.create(wish("link"))
    with pytest.raises(WireError):
        await lobby.join(made.match, "wrong")
    joined = await lobby.join(made.match, made.invite)
    assert joined.grant.seat == 1
    with pytest.raises(WireError):
        await lobby.join(made.match, made.invite)
    assert await lobby.seat_of(made.match, joined.grant.token) == 1


async def test_tokens_are_stored_as_hashes_only(lobby: Lobby):
    made = await lobby.create(wish("link"))
    stored = repr(await lobby.store.seats(made.match))
    assert made.grants[0].token not in stored
    assert made.invite not in stored


async def test_replay_and_record_wait_for_the_end(lobby: Lobby):
    made = await lobby.create(wish())
    room, token = await lobby.room(made.match), made.grants[0].token
    assert room is not None
    for call in (lobby.record(made.match, token), lobby.replay(made.match, token, "all", 0, 0)):
        with pytest.raises(WireError, match="once the game is over"):
            await call
    await room.submit(0, "d", DEPLOY[0])
    await room.submit(1, "d", DEPLOY[1])
    await room.submit(0, "r", acts.RESIGN)
    page = await lobby.replay(made.match, token, "1", 0, 0)
    assert page.total == 4
    assert all(not piece.piece for piece in page.frames[2].observation.pieces if piece.owner == 0)
    assert RED in json.loads(await lobby.record(made.match, token))["entries"][0][1]


async def test_nothing_but_registered_messages_can_be_encoded(lobby: Lobby):
    room, _, _ = await started(lobby)
    entry = room.playing.happened[0].entry
    for secret in (entry, room.playing.setting, room.playing.information(0)):
        with pytest.raises(LeakError):
            view.encode(secret)
    status = room._status(0)
    with pytest.raises(LeakError):
        view.encode(wire.Update(1, 0, (), room.playing.state, status), 0)
    with pytest.raises(LeakError):
        view.encode(wire.Update(1, 0, (), room.playing.observe(1), status), 0)
    with pytest.raises(LeakError):
        view.encode(wire.Update(1, 0, (), room.playing.game.reveal(room.playing.state), status), 0)


async def test_a_slow_reader_is_asked_to_come_back(lobby: Lobby):
    room, _, blue = await started(lobby)
    for _ in range(400):
        room._tell_presence()
    assert blue.full
    last = None
    while not blue.queue.empty():
        last = blue.queue.get_nowait()
    assert last is None
    assert isinstance(await room.submit(0, "m", "b4-b5"), wire.Ack)


async def test_the_computer_deploys_moves_and_declines_draws(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    from gonfalon.server import bots

    monkeypatch.setattr(bots, "LEAST_SECONDS", 0.0)
    made = await lobby.create(wish("computer"))
    room = await lobby.room(made.match)
    assert room is not None
    me = Ear(0)
    await room.join(me, 0)
    await room.submit(0, "d", DEPLOY[0])
    await settled(room, lambda: room.playing.to_act() == (0,))
    await room.submit(0, "m", me.heard("update")[-1]["observation"]["legal"][0])
    await settled(room, lambda: room.playing.to_act() == (0,) and room.playing.n_entries == 4)
    await room.submit(0, "o", acts.OFFER)
    await settled(room, lambda: room.playing.draw_offer == -1)
    assert room.playing.outcome is None


async def settled(room: Room, condition) -> None:
    import asyncio

    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the computer did not answer")


@pytest.mark.parametrize(
    "bad",
    [
        {"opponent": "nobody"},
        {"variant": "chess"},
        {"side": 5},
        {"options": {"chase": "often"}},
        {"preset": "none"},
    ],
)
async def test_bad_wishes_are_refused_with_a_reason(lobby: Lobby, bad: dict):
    from gonfalon.core.errors import GonfalonError

    with pytest.raises(GonfalonError, match=r"\w+"):
        await lobby.create(wish(**bad))


def test_blue_letters_are_a_legal_set_up():
    assert len(BLUE) == len(RED) == 40
