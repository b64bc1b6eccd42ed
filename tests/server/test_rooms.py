"""Rooms: one answer to every command, commit before update_stream, resume from any number, secrets stay where they belong."""

from __future__ import annotations

import asyncio
import json

import pytest

from gonfalon.core.errors import LeakError, StorageError, WireError
from gonfalon.match import view
from gonfalon.match.log import Entry
from gonfalon.server import owner_task, update_stream, wire
from gonfalon.server.rooms import Room

from .conftest import DEPLOY, RED, Ear, wish
from .lobby import Lobby
from .sealed import with_equal_keys

ON_POSTGRESQL = True


async def seated(lobby: Lobby, **more) -> tuple[Room, Ear, Ear]:
    made = await lobby.tables.create(wish(**more))
    room = await lobby.rooms.find(made.match)
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


async def with_a_friend(lobby: Lobby) -> tuple[Room, Ear]:
    """A running match of two people; the friend's line."""
    made = await lobby.tables.create(wish("own", "link"))
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    red, blue = Ear(0), Ear(1)
    for seat, ear in enumerate((red, blue)):
        await room.join(ear, 0)
        assert isinstance(await room.submit(seat, "d", DEPLOY[seat]), wire.Ack)
    return room, blue


async def test_every_command_has_one_answer_and_a_repeat_has_the_same(lobby: Lobby):
    room, red, _ = await started(lobby)
    move = red.legal[0]
    first = await room.submit(0, "m1", move)
    again = await room.submit(0, "m1", move)
    assert first == again == wire.Ack("m1", room.v)
    assert room.match_state.n_entries == 3
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
    assert room.match_state.n_entries == 2


async def test_numbers_count_up_by_one_for_each_viewer(lobby: Lobby):
    room, red, blue = await started(lobby)
    for ear in (red, blue):
        assert [m["v"] for m in ear.heard("update")] == [1, 2, 3]
    assert room.v == 3


async def test_a_late_comer_gets_what_it_has_missed(lobby: Lobby):
    room, red, _ = await started(lobby)
    for n in range(4):
        seat = room.match_state.to_act()[0]
        legal = room.match_state.observe(seat).legal
        assert legal
        await room.submit(seat, f"m{n}", legal[0])
    late = Ear(0)
    await room.join(late, 3)
    assert late.heard("welcome")[0]["v"] == room.v == 7
    assert updates(late) == updates(red)[3:]


def updates(ear: Ear) -> list[bytes]:
    """The numbered messages, as bytes."""
    return [raw for raw in ear.raw if b'"type":"update"' in raw]


@pytest.mark.parametrize("since", range(9))
async def test_the_stream_is_told_again_to_the_byte_from_any_number(lobby: Lobby, since: int):
    """Live, late, and after a restart: what a seat hears follows from the log alone, the end of the game included."""
    room, red, blue = await started(lobby)
    moves = ["b4-b5", "a10-a9", "/draw-offer", "/draw-decline", "/resign"]
    for n, text in enumerate(moves):
        assert isinstance(await room.submit(n % 2, f"m{n}", text), wire.Ack), text
    match = room.row.id
    await lobby.rooms.close()
    back = await lobby.rooms.find(match)
    assert back is not None
    for ear in (red, blue):
        late = Ear(ear.seat)
        await back.join(late, since)
        assert updates(late) == updates(ear)[since:]
        assert [m["v"] for m in late.heard("update")] == list(range(since + 1, 9))


async def test_after_a_very_long_absence_only_the_newest_is_told(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(update_stream, "CATCH_UP", 2)
    room, red, _ = await started(lobby)
    late = Ear(0)
    await room.join(late, 0)
    assert updates(late) == updates(red)[-1:]


async def test_a_move_chosen_before_the_others_is_stale(lobby: Lobby):
    """A tab that has fallen behind cannot move in a position it has not shown; both set-ups at once are no clash."""
    room, _, _ = await seated(lobby)
    assert isinstance(await room.submit(0, "d0", DEPLOY[0], 1), wire.Ack)
    assert isinstance(await room.submit(1, "d1", DEPLOY[1], 1), wire.Ack)
    assert await room.submit(0, "early", "b4-b5", 2) == wire.Nack("early", "action/stale", "stale", "")
    assert isinstance(await room.submit(0, "m", "b4-b5", 3), wire.Ack)
    assert isinstance(await room.submit(1, "o", "/draw-offer", 4), wire.Ack)
    assert isinstance(await room.submit(1, "n", "a10-a9", 4), wire.Ack), (
        "an offer does not change the decision"
    )
    assert isinstance(await room.submit(0, "late", "b5-b6", 4), wire.Nack)
    assert isinstance(await room.submit(0, "r", "/resign", 1), wire.Ack), "resigning is never late"


async def test_acts_take_no_words_from_outside(lobby: Lobby):
    """Or a player could lead the other to an address of their choice."""
    room, _, _ = await started(lobby)
    assert isinstance(await room.submit(0, "x", "/resign now"), wire.Nack)
    await room.submit(0, "r", "/resign")
    assert isinstance(await room.submit(0, "y", "/rematch elsewhere"), wire.Nack)
    assert room.match_state.rematch == ""


async def test_another_writer_is_noticed_and_followed(lobby: Lobby):
    """Two servers on one database: whoever comes second takes in what the first has stored, then goes on."""
    room, red, _ = await started(lobby)
    await lobby.store.append(room.row.id, Entry(2, 0, "b4-b5", "elsewhere", 5))
    assert await room.submit(0, "m", "b4-b5") == wire.Nack("m", "storage/conflict", "", "")
    assert red.heard("update")[-1]["v"] == room.v == 4
    assert isinstance(await room.submit(1, "n", "a10-a9"), wire.Ack)


async def test_an_answer_lost_on_the_way_from_the_database_is_found_again(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    room, _, _ = await started(lobby)
    real = lobby.store.append

    async def committed_and_silent(match: str, entry: Entry) -> None:
        await real(match, entry)
        raise StorageError("the line to the database broke")

    monkeypatch.setattr(lobby.store, "append", committed_and_silent)
    assert await room.submit(0, "m", "b4-b5") == wire.Ack("m", 4)


async def test_a_failing_database_is_admitted_and_nothing_changes(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    room, red, _ = await started(lobby)

    async def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(lobby.store, "append", fails)
    assert await room.submit(0, "m", "b4-b5") == wire.Nack("m", "storage/failed", "", "")
    assert room.v == red.heard("update")[-1]["v"] == 3
    monkeypatch.undo()
    assert isinstance(await room.submit(0, "m", "b4-b5"), wire.Ack)


async def test_the_creator_hears_by_presence_that_the_friend_has_come(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    me = Ear(0)
    await room.join(me, 0)
    assert room.status_word() == "waiting"
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    assert [seat["kind"] for seat in me.heard("presence")[-1]["seats"]] == ["person", "person"]
    assert room.status_word() == "setup"
    assert [m["v"] for m in me.heard("update")] == [1]


async def test_an_idle_room_is_let_go_and_comes_back(lobby: Lobby):
    room, red, blue = await started(lobby)
    await room.leave(red)
    await lobby.rooms.sweep()
    assert room.row.id in lobby.rooms.rooms
    await room.leave(blue)
    room.owner.touched -= 1e6
    await lobby.rooms.sweep()
    assert lobby.rooms.rooms == {}
    with pytest.raises(owner_task.RoomClosed):
        await room.submit(0, "m", "b4-b5")
    back = await lobby.rooms.find(room.row.id)
    assert back is not None
    assert isinstance(await back.submit(0, "m", "b4-b5"), wire.Ack)


async def test_nothing_missed_means_nothing_sent(lobby: Lobby):
    room, _, _ = await started(lobby)
    late = Ear(1)
    await room.join(late, room.v)
    assert late.heard("update") == []
    assert len(late.heard("welcome")) == 1


async def test_a_room_comes_back_from_storage_as_it_was(lobby: Lobby):
    room, red, _ = await started(lobby)
    await room.submit(0, "m", red.legal[0])
    digest, match = room.match_state.state.digest(), room.row.id
    await lobby.rooms.close()
    back = await lobby.rooms.find(match)
    assert back is not None
    assert back is not room
    assert back.match_state.state.digest() == digest
    assert isinstance(await back.submit(0, "m", "whatever"), wire.Ack)


async def test_two_tabs_of_one_seat_hear_the_same(lobby: Lobby):
    room, red, _ = await started(lobby)
    tab = Ear(0)
    await room.join(tab, room.v)
    await room.submit(0, "m", red.legal[0])
    assert tab.raw[-1] == red.raw[-1]


async def test_bytes_to_the_other_side_do_not_depend_on_a_set_up(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """Two games that differ only in where red's spy and general stand send blue the same bytes."""
    with_equal_keys(monkeypatch)
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
    assert "/unready" in red.heard("update")[-1]["status"]["acts"]
    assert isinstance(await room.submit(0, "u", "/unready"), wire.Ack)
    assert room.match_state.to_act() == (0, 1)
    await room.submit(1, "e", DEPLOY[1])
    await room.submit(0, "f", DEPLOY[0])
    assert isinstance(await room.submit(0, "g", "/unready"), wire.Nack)


async def test_draws_are_offered_declined_and_agreed(lobby: Lobby):
    room, red, blue = await started(lobby)
    await room.submit(0, "o", "/draw-offer")
    assert blue.heard("update")[-1]["status"]["draw_offer"] == 0
    assert isinstance(await room.submit(0, "o2", "/draw-offer"), wire.Nack)
    await room.submit(1, "n", "/draw-decline")
    assert red.heard("update")[-1]["status"]["draw_offer"] == -1
    assert isinstance(await room.submit(0, "o3", "/draw-offer"), wire.Nack), "not again before a move"
    await room.submit(1, "o4", "/draw-offer")
    await room.submit(0, "y", "/draw-accept")
    status = red.heard("update")[-1]["status"]
    assert (status["returns"], status["reason"]) == ([0, 0], "draw_agreed")


async def test_an_offer_lapses_when_the_other_moves(lobby: Lobby):
    room, red, _ = await started(lobby)
    await room.submit(1, "o", "/draw-offer")
    await room.submit(0, "m", red.legal[0])
    assert room.match_state.draw_offer == -1


async def test_resigning_ends_the_game_and_shows_both_armies(lobby: Lobby):
    room, _, blue = await started(lobby)
    await room.submit(0, "r", "/resign")
    update = blue.heard("update")[-1]
    assert update["status"]["returns"] == [-1, 1]
    assert all(piece["piece"] for piece in update["observation"]["pieces"])
    assert isinstance(await room.submit(1, "m", "a7-a6"), wire.Nack)


async def test_a_win_is_claimed_only_from_somebody_long_away(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    room, blue = await with_a_friend(lobby)
    assert isinstance(await room.submit(0, "c", "/claim-win"), wire.Nack)
    await room.leave(blue)
    assert isinstance(await room.submit(0, "c2", "/claim-win"), wire.Nack)
    monkeypatch.setattr(update_stream, "CLAIM_AFTER", 1e-9)
    assert isinstance(await room.submit(0, "c3", "/claim-win"), wire.Ack)
    assert room.match_state.outcome is not None
    assert room.match_state.outcome.reason == "abandoned"


async def test_a_game_is_called_a_draw_only_while_somebody_is_long_away(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    room, blue = await with_a_friend(lobby)
    monkeypatch.setattr(update_stream, "CLAIM_AFTER", 1e-9)
    assert isinstance(await room.submit(0, "c", "/claim-draw"), wire.Nack)
    await room.leave(blue)
    assert isinstance(await room.submit(0, "c2", "/claim-draw"), wire.Ack)
    outcome = room.match_state.outcome
    assert outcome is not None
    assert (outcome.returns, outcome.reason) == ((0, 0), "called_draw")


async def test_a_rematch_changes_sides(lobby: Lobby):
    made = await lobby.tables.create(wish())
    room = await lobby.rooms.find(made.match)
    assert room is not None
    for seat in range(2):
        await room.submit(seat, "d", DEPLOY[seat])
    await room.submit(0, "r", "/resign")
    await room.submit(1, "again", "/rematch")
    new = room.match_state.rematch
    for grant in made.grants:
        found = await lobby.archive.rematch(made.match, grant.token)
        assert (found.match, found.seat) == (new, 1 - grant.seat)


async def test_an_invite_works_once_and_a_wrong_one_never(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    with pytest.raises(WireError):
        await lobby.tables.join(made.match, wire.JoinMatch("wrong"))
    joined = await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    assert joined.grant.seat == 1
    with pytest.raises(WireError):
        await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    assert await lobby.rooms.seat_of(made.match, joined.grant.token) == 1


async def test_tokens_are_stored_as_hashes_only(lobby: Lobby):
    made = await lobby.tables.create(wish("own", "link"))
    stored = repr(await lobby.store.seats(made.match))
    assert made.grants[0].token not in stored
    assert made.invites[0].invite not in stored


async def test_replay_and_record_wait_for_the_end(lobby: Lobby):
    made = await lobby.tables.create(wish())
    room, token = await lobby.rooms.find(made.match), made.grants[0].token
    assert room is not None
    for call in (
        lobby.archive.record(made.match, token),
        lobby.archive.replay(made.match, token, "all", 0, 0),
    ):
        with pytest.raises(WireError, match="once the game is over"):
            await call
    await room.submit(0, "d", DEPLOY[0])
    await room.submit(1, "d", DEPLOY[1])
    await room.submit(0, "r", "/resign")
    page = json.loads(await lobby.archive.replay(made.match, token, 1, 0, 0))
    assert page["total"] == 4
    assert all(not p["piece"] for p in page["frames"][2]["observation"]["pieces"] if p["owner"] == 0)
    assert [frame["entry"] for frame in page["frames"]] == ["", "", DEPLOY[1], ""]
    everything = json.loads(await lobby.archive.replay(made.match, token, "all", 0, 0))
    assert [frame["entry"] for frame in everything["frames"]] == ["", *DEPLOY, "/resign"]
    assert RED in json.loads(await lobby.archive.record(made.match, token))["entries"][0][1]


async def test_nothing_but_registered_messages_can_be_encoded(lobby: Lobby):
    room, _, _ = await started(lobby)
    entry = room.match_state.applied[0].entry
    for secret in (entry, room.match_state.setting, room.match_state.information(0)):
        with pytest.raises(LeakError):
            view.encode(secret)
    status = update_stream.status_of(room.match_state, 0)
    with pytest.raises(LeakError):
        view.encode(wire.Update(1, 0, (), room.match_state.state, status), 0)
    with pytest.raises(LeakError):
        view.encode(wire.Update(1, 0, (), room.match_state.observe(1), status), 0)
    with pytest.raises(LeakError):
        view.encode(wire.Update(1, 0, (), room.match_state.game.reveal(room.match_state.state), status), 0)


async def test_a_slow_reader_is_asked_to_come_back(lobby: Lobby):
    room, _, blue = await started(lobby)
    for _ in range(400):
        room._send_presence()
    assert blue.full
    last = None
    while not blue.queue.empty():
        last = blue.queue.get_nowait()
    assert last is None
    assert isinstance(await room.submit(0, "m", "b4-b5"), wire.Ack)


async def test_all_faults_of_a_composed_action_are_told(lobby: Lobby):
    room, _, _ = await seated(lobby)
    answer = await room.submit(0, "d", DEPLOY[0].replace("F", "M"))
    assert isinstance(answer, wire.Nack)
    assert answer.code == "action/faulty"
    assert len(answer.faults) >= 2
    assert all(fault.kind for fault in answer.faults)


async def settled(room: Room, condition) -> None:
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the computer did not answer")
