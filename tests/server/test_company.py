"""One to four seats: people on one screen, by link and by a shared invitation, computers in any seat, consent and rematches."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

from gonfalon.core.errors import GonfalonError, WireError
from gonfalon.match import record
from gonfalon.match.table_actions import RESTART_NEW
from gonfalon.server import bots, wire
from gonfalon.server.rooms import Room

from .conftest import Ear, crew
from .lobby import Lobby, computers_of

PLANS = [
    kinds
    for n_seats in range(1, 5)
    for kinds in itertools.product(("own", 0), repeat=n_seats)
    if "own" in kinds
]


@pytest.fixture(autouse=True)
def _teaching_games_and_quick_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)


async def seated(lobby: Lobby, *kinds: str | int) -> tuple[Room, list[Ear]]:
    """A match whose open seats are taken, and a line for each person."""
    made = await lobby.tables.create(crew(*kinds))
    for invite in made.invites:
        await lobby.tables.join(made.match, wire.JoinMatch(invite.invite))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ears = [Ear(seat) for seat, kind in enumerate(kinds) if isinstance(kind, str)]
    for ear in ears:
        await room.join(ear, 0)
    return room, ears


async def settled(room: Room, condition: Any) -> None:
    for _ in range(12_000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("this did not come about")


async def act(room: Room, ear: Ear, number: int, action: str = "") -> wire.Ack | wire.Nack:
    return await room.submit(ear.seat, f"c{number}", action or ear.legal[0])


def is_persons_turn(room: Room) -> bool:
    """Does nobody but people owe anything, and the server nothing either?"""
    return computers_of(room).next_task() is None


async def play(room: Room, ears: list[Ear], seed: int, n_actions: int = 100) -> None:
    """People play at random, until the end or for so many actions."""
    rng = random.Random(seed)
    for number in range(n_actions):
        await settled(room, lambda: is_persons_turn(room))
        owing = [ear for ear in ears if ear.seat in room.match_state.to_act()]
        if not owing:
            assert room.match_state.outcome is not None
            return
        ear = rng.choice(owing)
        assert isinstance(await act(room, ear, seed * 1000 + number, rng.choice(ear.legal)), wire.Ack)


@pytest.mark.parametrize("kinds", PLANS, ids=lambda kinds: "-".join(map(str, kinds)))
async def test_a_game_is_played_to_its_end_with_computers_in_any_seat(lobby: Lobby, kinds: tuple[Any, ...]):
    room, ears = await seated(lobby, *kinds)
    await play(room, ears, len(kinds))
    for ear in ears:
        updates = ear.heard("update")
        assert [update["v"] for update in updates] == list(range(1, room.v + 1))
        assert updates[-1]["status"]["status"] == "over"
        assert len(updates[-1]["status"]["returns"]) == len(kinds)
    seats = json.loads(ears[0].raw[0])["seats"]
    assert [(s["kind"], s["level"]) for s in seats] == [
        ("person", -1) if kind == "own" else ("computer", 0) for kind in kinds
    ]
    entries = await lobby.store.read(room.row.id)
    assert {e.seat for e in entries} <= set(range(len(kinds)))
    assert record.replay(record.loads(record.dumps(record.record_of(room.match_state)))).outcome


async def test_two_people_by_link_and_two_computers(lobby: Lobby):
    made = await lobby.tables.create(crew(0, "link", 0, "link"))
    assert made.grants == ()
    assert [invite.seat for invite in made.invites] == [1, 3]
    assert made.invites[0].invite != made.invites[1].invite
    joined = [await lobby.tables.join(made.match, wire.JoinMatch(each.invite)) for each in made.invites]
    assert [each.grant.seat for each in joined] == [1, 3]
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ears = [Ear(1), Ear(3)]
    for ear in ears:
        await room.join(ear, 0)
    assert [s.holder for s in room.seating.statuses()] == [-1, 1, -1, 3]
    await play(room, ears, 4)
    assert room.match_state.outcome is not None


# ---- seats that are taken one after the other ------------------------------------------------------------------------


async def test_a_game_whose_seats_bring_something_waits_for_all_of_them(lobby: Lobby):
    plan = wire.SeatPlan("own", brings="bell"), wire.SeatPlan("open"), wire.SeatPlan("computer")
    made = await lobby.tables.create(
        wire.NewMatch("tiny_crew", "night_watch", (*plan, wire.SeatPlan("open")))
    )
    shared = {invite.invite for invite in made.invites}
    assert ([invite.seat for invite in made.invites], len(shared)) == ([1, 3], 1)
    (invite,) = shared
    room, token, ear = await lobby.rooms.find(made.match), made.grants[0].token, Ear(0)
    assert room is not None
    await room.join(ear, 0)
    welcome = ear.heard("welcome")[0]
    assert (welcome["v"], welcome["brought"], ear.heard("update")) == (0, ["bell", "", "", ""], [])
    for text in ("face", "/concede", "/rematch"):
        answer = await room.submit(0, "x", text)
        assert isinstance(answer, wire.Nack), text
        assert (answer.code, answer.reason) == ("action/illegal", "not_now")
    summary = await lobby.archive.summary(made.match, token)
    assert (summary.status, summary.to_act, summary.turn) == ("waiting", (), 0)
    for call in (
        lobby.archive.record(made.match, token),
        lobby.archive.replay(made.match, token, "all", 0, 0),
    ):
        with pytest.raises(WireError, match="over"):
            await call

    assert (await lobby.tables.join(made.match, wire.JoinMatch(invite))).grant.seat == 1
    assert (room.v, room.begun) == (0, False)
    last = await lobby.tables.join(made.match, wire.JoinMatch(invite, brings="lamp"))
    assert last.grant.seat == 3
    assert room.v == 1
    assert ear.heard("welcome")[-1]["v"] == 1
    assert ear.heard("welcome")[-1]["brought"] == ["bell", "", "", "lamp"], "keepsakes lie open"
    assert [update["v"] for update in ear.heard("update")] == [1]
    assert room.match_state.setting.setup.brought == ("bell", "", "", "lamp")
    assert (await lobby.archive.summary(made.match, token)).status == "play"
    with pytest.raises(WireError):
        await lobby.tables.join(made.match, wire.JoinMatch(invite))


async def test_a_waiting_match_begins_after_a_restart_of_the_server_as_well(lobby: Lobby):
    made = await lobby.tables.create(crew("own", "link"))
    await lobby.rooms.find(made.match)
    await lobby.rooms.close()
    joined = await lobby.store.claim(made.match, _digest(made.invites[0].invite), "t", "lamp")
    assert joined == 1, "the server ended before it could begin the match"
    room = await lobby.rooms.find(made.match)
    assert room is not None
    assert room.v == 1


async def test_a_seat_that_another_server_gave_away_is_noticed_when_somebody_comes(lobby: Lobby):
    made = await lobby.tables.create(crew("own", "link"))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    await lobby.store.claim(made.match, _digest(made.invites[0].invite), "t")
    ear = Ear(0)
    await room.join(ear, 0)
    assert ear.heard("welcome")[0]["v"] == room.v == 1


def _digest(secret: str) -> str:
    from gonfalon.server.keys import digest

    return digest(secret)


async def test_what_is_brought_is_checked_before_the_seat_is_taken(lobby: Lobby):
    with pytest.raises(GonfalonError, match="keepsake"):
        await lobby.tables.create(
            wire.NewMatch("tiny_crew", "night_watch", (wire.SeatPlan("own", brings="axe"),))
        )
    made = await lobby.tables.create(crew("own", "open", "open"))
    invite = made.invites[0].invite
    with pytest.raises(GonfalonError, match="keepsake"):
        await lobby.tables.join(made.match, wire.JoinMatch(invite, "axe"))
    assert (await lobby.tables.join(made.match, wire.JoinMatch(invite, "lamp"))).grant.seat == 1


async def test_a_shared_invitation_gives_each_seat_once_however_many_come_at_once(lobby: Lobby):
    made = await lobby.tables.create(crew("own", "open", "open", "open"))
    wishes = [lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite)) for _ in range(6)]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    granted = [answer.grant for answer in answers if isinstance(answer, wire.MatchJoined)]
    assert sorted(grant.seat for grant in granted) == [1, 2, 3]
    assert len({grant.token for grant in granted}) == 3
    assert sum(isinstance(answer, WireError) for answer in answers) == 3
    for grant in granted:
        assert await lobby.rooms.seat_of(made.match, grant.token) == grant.seat


async def test_the_lot_deals_the_plans(lobby: Lobby):
    found = Counter[tuple[int, ...]]()
    for _ in range(40):
        made = await lobby.tables.create(crew("own", 0, "link", lot=True))
        found[made.grants[0].seat, made.invites[0].seat] += 1
    assert len(found) == 6, "every order comes up"
    made = await lobby.tables.create(crew("own", 0, "link"))
    assert (made.grants[0].seat, made.invites[0].seat) == (0, 2)


# ---- by consent ------------------------------------------------------------------------------------------------------


async def test_an_undo_takes_the_consent_of_people_and_has_that_of_computers(lobby: Lobby):
    room, (first, second) = await seated(lobby, "own", "link", 0)
    await play(room, [first, second], 1, 2)
    assert isinstance(await act(room, first, 1, "/undo 0"), wire.Ack)
    await settled(room, lambda: room.match_state.proposal and room.match_state.proposal.agreed == (0, 2))
    status = second.heard("update")[-1]["status"]
    proposal = {"action": "/undo 0", "word": "/undo", "keep": 0, "seat": 0, "agreed": [0, 2]}
    assert status["proposal"] == {**proposal, "voters": [0, 1, 2], "needed": 3, "against": []}
    assert {"/agree", "/refuse"} <= set(status["acts"])
    await asyncio.sleep(0.05)
    assert room.match_state.proposal is not None, "no move of a computer ends the proposal"
    v = room.v
    assert isinstance(await act(room, second, 2, "/agree"), wire.Ack)
    assert room.match_state.proposal is None
    assert room.v == v + 1
    assert first.heard("update")[-1]["observation"]["ply"] == 0
    assert len(await lobby.store.read(room.row.id)) == room.v - 1, "nothing is erased"


async def test_a_refusal_ends_a_proposal_and_the_computers_play_on(lobby: Lobby):
    room, (first, second) = await seated(lobby, "own", "link", 0)
    await act(room, first, 1)
    await settled(room, lambda: is_persons_turn(room))
    await act(room, first, 2, "/concede")
    await act(room, second, 3, "/refuse")
    assert room.match_state.outcome is None
    await play(room, [first, second], 3)
    assert room.match_state.outcome is not None


async def test_the_seats_of_one_person_agree_together(lobby: Lobby):
    room, ears = await seated(lobby, "own", 0, "own", "link")
    await act(room, ears[0], 9, "face")
    await act(room, ears[1], 1, "/restart")
    await settled(room, lambda: room.match_state.proposal and room.match_state.proposal.agreed == (0, 1, 2))
    assert room.match_state.state.ply > 0
    await act(room, ears[2], 2, "/agree")
    assert (room.match_state.state.ply, room.match_state.proposal) == (0, None)


async def test_somebody_alone_with_computers_needs_nobody(lobby: Lobby):
    room, (ear,) = await seated(lobby, "own", 0, 0)
    await act(room, ear, 1, "/concede")
    await settled(room, lambda: room.match_state.outcome is not None)


async def test_consent_that_a_crash_has_left_open_is_given_after_it(lobby: Lobby):
    room, ears = await seated(lobby, "own", "own", "link")
    room.computers = None
    await act(room, ears[0], 9, "face")
    await act(room, ears[0], 1, "/restart")
    match = room.row.id
    await lobby.rooms.close()
    back = await lobby.rooms.find(match)
    assert back is not None
    await back.join(Ear(2), 0)
    await settled(back, lambda: back.match_state.proposal and back.match_state.proposal.agreed == (0, 1))


async def test_a_new_start_has_a_seed_that_nobody_is_told(lobby: Lobby):
    room, ears = await seated(lobby, "own", "link")
    await play(room, ears, 1, 3)
    before = room.match_state.state.digest()
    for words in (
        "/restart 5",
        "/restart new 5",
        "/restart ",
        "/rematch x",
        "/undo",
        "/undo 1 2",
        "/undo -1",
    ):
        refused = await room.submit(0, "bad", words)
        assert isinstance(refused, wire.Nack), words
    await act(room, ears[0], 1, RESTART_NEW)
    assert ears[1].heard("update")[-1]["status"]["proposal"]["action"] == RESTART_NEW
    await act(room, ears[1], 2, "/agree")
    assert room.match_state.state.ply == 0
    assert room.match_state.state.digest() != before
    (logged,) = [e.text for e in await lobby.store.read(room.row.id) if e.text.startswith("/restart")]
    seed = logged.removeprefix("/restart ")
    assert int(seed) > 2**20
    await play(room, ears, 7)
    made = await lobby.store.seats(room.row.id)
    assert len(made) == 2
    told = b"".join(raw for ear in ears for raw in ear.raw)
    assert seed.encode() not in told


async def test_a_replay_does_not_tell_the_seed_of_a_new_start(lobby: Lobby):
    made = await lobby.tables.create(crew("own"))
    room, ear = await lobby.rooms.find(made.match), Ear(0)
    assert room is not None
    await room.join(ear, 0)
    await play(room, [ear], 1, 2)
    assert isinstance(await act(room, ear, 1, RESTART_NEW), wire.Ack)
    await play(room, [ear], 2)
    page = json.loads(await lobby.archive.replay(made.match, made.grants[0].token, "all", 0, 0))
    assert RESTART_NEW in [frame["entry"] for frame in page["frames"]]
    assert all(f["entry"] == RESTART_NEW for f in page["frames"] if f["entry"].startswith("/restart"))


async def test_starting_over_with_the_same_cards(lobby: Lobby):
    room, (ear,) = await seated(lobby, "own")
    hand = ear.heard("update")[0]["observation"]["hands"]
    await play(room, [ear], 1, 3)
    assert isinstance(await act(room, ear, 1, "/restart"), wire.Ack)
    assert ear.heard("update")[-1]["observation"]["hands"] == hand


# ---- once more -------------------------------------------------------------------------------------------------------


async def test_in_a_rematch_everybody_moves_on_by_one_seat_with_what_is_theirs(lobby: Lobby):
    plan = (
        wire.SeatPlan("own", brings="bell"),
        wire.SeatPlan("computer", brings="lamp"),
        wire.SeatPlan("link"),
    )
    terms = wire.Terms(watching="link")
    made = await lobby.tables.create(wire.NewMatch("tiny_crew", "night_watch", plan, terms=terms))
    joined = await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    ears = [Ear(0), Ear(2)]
    for ear in ears:
        await room.join(ear, 0)
    await play(room, ears, 5)
    assert isinstance(await act(room, ears[1], 1, "/rematch"), wire.Ack)
    status = ears[0].heard("update")[-1]["status"]
    assert status["rematch_seats"] == [1, 2, 0]
    following = await lobby.rooms.find(status["rematch"])
    assert following is not None
    assert following.row.terms == terms
    assert (await lobby.archive.rematch(made.match, made.grants[0].token)).seat == 1
    assert (await lobby.archive.rematch(made.match, joined.grant.token)).seat == 0
    assert [s.kind for s in following.seating.statuses()] == ["person", "person", "computer"]
    assert following.match_state.setting.setup.brought == ("", "bell", "lamp")
    assert following.match_state.setting.seed != room.match_state.setting.seed


async def test_a_company_has_no_acts_of_opponents(lobby: Lobby):
    room, ears = await seated(lobby, "own", "own")
    for text in ("/claim-win", "/resign", "/draw-offer", "/nonsense"):
        assert isinstance(await act(room, ears[0], 1, text), wire.Nack), text
