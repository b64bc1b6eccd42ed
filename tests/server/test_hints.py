"""Hints on demand: for whoever plays alone, and at tables that have agreed on it; from what the seat knows, few at a time."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from gonfalon import players
from gonfalon.core.errors import WireError
from gonfalon.core.observation import InformationState
from gonfalon.players.hints import Hint, HintedAct
from gonfalon.server import wire
from gonfalon.server.limits import LIMITS, Bill, LimitError, LimitName, Limits, open_bill
from gonfalon.server.rooms import Room
from gonfalon.server.update_stream import welcome
from gonfalon.server.work_pool import Order, WorkPool
from gonfalon.server.workers import ThreadWorker

from .conftest import plans
from .lobby import Lobby

FOUND = Hint("worth", (HintedAct("a4-a5", 1.0),), ())


class Told:
    """Stands for the search: keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[InformationState] = []
        self.efforts: list[str] = []

    def __call__(self, information: InformationState, effort: str = "deep") -> Hint:
        self.asked.append(information)
        self.efforts.append(effort)
        return FOUND


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Told:
    found = Told()
    monkeypatch.setattr(players, "hint", found)
    return found


async def table(
    lobby: Lobby,
    *kinds: str | int,
    learning: bool = False,
    game: str = "stratego",
    variant: str = "duel",
) -> tuple[Room, wire.MatchCreated]:
    """A table of Duel, or of another game."""
    made = await lobby.tables.create(wire.NewMatch(game, variant, plans(*kinds), learning=learning))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    return room, made


async def set_up(room: Room) -> None:
    """Each of the two seats sets up something legal."""
    setting = room.row.setting
    for seat in (0, 1):
        await room.submit(seat, f"d{seat}", players.random_action(setting.game, setting.setup, seat, 3))


def welcome_of(room: Room, seat: int) -> dict[str, Any]:
    return msgspec.json.decode(welcome(room.row, room.seating, room.v, seat))


async def refused(lobby: Lobby, match: str, token: str) -> str:
    with pytest.raises(WireError) as error:
        await lobby.advice.hint(match, token)
    return error.value.code


@pytest.mark.parametrize("kinds", [("own", 1), ("own", "own")])
async def test_whoever_plays_alone_may_ask(lobby: Lobby, search: Told, kinds: tuple[str | int, ...]):
    room, made = await table(lobby, *kinds)
    grant = made.grants[0]
    assert welcome_of(room, grant.seat)["hints"]
    page = await lobby.advice.hint(made.match, grant.token)
    decision = room.match_state.information(grant.seat).observation.decision
    assert decision is not None
    assert page == wire.HintPage(made.match, grant.seat, decision.id, FOUND)
    assert search.asked == [room.match_state.information(grant.seat)]


async def test_against_another_person_nobody_may_ask_unless_the_table_is_for_learning(
    lobby: Lobby, search: Told
):
    for learning in (False, True):
        room, made = await table(lobby, "own", "link", learning=learning)
        asked = wire.InvitationRequest(made.invites[0].invite)
        assert (await lobby.tables.invitation(made.match, asked)).learning == learning
        joined = await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
        for grant in (made.grants[0], joined.grant):
            assert welcome_of(room, grant.seat)["hints"] == learning
            if learning:
                assert (await lobby.advice.hint(made.match, grant.token)).hint == FOUND
            else:
                assert await refused(lobby, made.match, grant.token) == "match/no-hints"
    assert len(search.asked) == 2


async def test_a_seat_that_is_still_open_is_another_persons(lobby: Lobby, search: Told):
    room, made = await table(lobby, "own", "link")
    assert not welcome_of(room, 0)["hints"]
    assert await refused(lobby, made.match, made.grants[0].token) == "match/no-hints"


async def test_only_a_key_to_a_seat_is_answered_and_nothing_after_the_end(lobby: Lobby, search: Told):
    room, made = await table(lobby, "own", "own")
    assert await refused(lobby, made.match, "no key") == "match/token"
    assert await refused(lobby, made.match, "") == "match/running"
    await set_up(room)
    await room.submit(0, "r", "/resign")
    assert room.match_state.outcome is not None
    assert await refused(lobby, made.match, made.grants[0].token) == "match/no-decision"
    assert await refused(lobby, made.match, "") == "match/not-shared"
    assert search.asked == []


async def test_a_first_look_comes_before_the_long_one_and_each_is_kept(lobby: Lobby, search: Told):
    _, made = await table(lobby, "own", "own")
    token = made.grants[0].token
    for is_quick in (True, False, True, False):
        assert (await lobby.advice.hint(made.match, token, is_quick)).hint == FOUND
    assert search.efforts == ["quick", "deep"]


async def test_a_first_word_comes_while_the_long_search_goes_on(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """The long search ends only when the first word has been read."""
    read, found = threading.Event(), Hint("worth", (HintedAct("b4-b5", 1.0),), ())

    def searched(_: InformationState, effort: str = "deep") -> Hint:
        if effort == "quick":
            return FOUND
        assert read.wait(60)
        return found

    monkeypatch.setattr(players, "hint", searched)
    lobby.advice.pool = WorkPool([ThreadWorker(), ThreadWorker()], ("hint",))
    _, made = await table(lobby, "own", "own")
    token = made.grants[0].token
    whole = asyncio.create_task(lobby.advice.hint(made.match, token))
    first = await lobby.advice.hint(made.match, token, is_quick=True)
    assert (first.hint, whole.done()) == (FOUND, False)
    read.set()
    assert (await whole).hint == found
    await lobby.advice.pool.close()


async def test_a_moment_is_searched_once_and_a_new_one_anew(lobby: Lobby, search: Told):
    room, made = await table(lobby, "own", "own")
    token = made.grants[0].token
    pages = await asyncio.gather(*(lobby.advice.hint(made.match, token) for _ in range(5)))
    assert all(page == pages[0] for page in pages)
    assert len(search.asked) == 1
    await room.submit(0, "d", players.random_action("stratego", room.row.setting.setup, 0, 3))
    page = await lobby.advice.hint(made.match, token)
    assert page.decision == "", "it waits for the other, and may ask what is believed"
    assert len(search.asked) == 2


async def test_few_wait_of_an_address_and_a_refusal_says_when_to_come_again(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    """Two workers, so two more than may wait are answered."""
    gate = threading.Event()
    monkeypatch.setattr(players, "hint", lambda _: gate.wait(60) and FOUND)
    lobby.advice.pool = WorkPool([ThreadWorker(), ThreadWorker()], ("hint",))
    most = LIMITS[LimitName.WAITING].most
    tables = [(await table(lobby, "own", 1))[1] for _ in range(most + 3)]
    open_bill(Bill(Limits(), LimitName.THINKING, ("192.0.2.7",)))
    try:
        asks = [
            asyncio.create_task(lobby.advice.hint(made.match, made.grants[0].token)) for made in tables[:-1]
        ]
        while lobby.advice.pool.state()[0].waiting < most:
            await asyncio.sleep(0.01)
        with pytest.raises(LimitError) as error:
            await lobby.advice.hint(tables[-1].match, tables[-1].grants[0].token)
        assert (error.value.limit, error.value.retry_after > 0) == (LimitName.WAITING, True)
        open_bill(Bill(Limits(), LimitName.THINKING, ("192.0.2.8",)))
        other = asyncio.create_task(lobby.advice.hint(tables[-1].match, tables[-1].grants[0].token))
    finally:
        open_bill(None)
        gate.set()
    assert len(await asyncio.gather(*asks, other)) == most + 3
    await lobby.advice.pool.close()


async def test_a_hint_for_a_moment_that_has_passed_is_not_searched(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
):
    gate, searched = threading.Event(), Told()
    monkeypatch.setattr(players, "hint", searched)
    pool = lobby.advice.pool = WorkPool([ThreadWorker()], ("hint",))
    room, made = await table(lobby, "own", "own")
    busy = asyncio.create_task(pool.run(Order("hint", "another table"), gate.wait, 60))
    asked = asyncio.create_task(lobby.advice.hint(made.match, made.grants[0].token))
    while not pool.state()[0].waiting:
        await asyncio.sleep(0.01)
    await room.submit(0, "d", players.random_action("stratego", room.row.setting.setup, 0, 3))
    gate.set()
    await busy
    with pytest.raises(WireError, match="gone on"):
        await asked
    assert searched.asked == []
    await pool.close()


async def test_a_real_hint_goes_over_the_wire(lobby: Lobby):
    room, made = await table(lobby, "own", "own")
    await set_up(room)
    page = await lobby.advice.hint(made.match, made.grants[0].token)
    assert page.hint is not None
    assert {act.action for act in page.hint.acts} <= set(
        room.match_state.information(0).observation.legal or ()
    )
    assert len(page.hint.readings) == 10
    assert msgspec.json.decode(msgspec.json.encode(page), type=wire.HintPage) == page


async def test_a_hint_with_plans_and_remarks_goes_over_the_wire_to_the_seat_that_asks(lobby: Lobby):
    room, made = await table(lobby, "own", "own", game="fortress", variant="fortress-intro")
    await set_up(room)
    asker, waits = 0, 1
    if room.match_state.information(asker).observation.decision is None:
        asker, waits = waits, asker
    keys = {grant.seat: grant.token for grant in made.grants}
    for is_quick in (True, False):
        page = await lobby.advice.hint(made.match, keys[asker], is_quick)
        assert page.hint is not None
        acts = page.hint.acts
        assert {act.action for act in acts} <= set(
            room.match_state.information(asker).observation.legal or ()
        )
        assert acts[0].said
        assert (acts[0].behind, page.hint.readings) == (0.0, ())
        assert msgspec.json.decode(msgspec.json.encode(page), type=wire.HintPage) == page
    other = await lobby.advice.hint(made.match, keys[waits])
    assert other.decision == ""
    assert other.hint is not None
    assert other.hint.acts == ()
