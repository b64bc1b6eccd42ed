"""The odds of a decision on demand: only at tables that have agreed on it, from what the seat knows, few at a time and each once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gonfalon import players
from gonfalon.core.errors import WireError
from gonfalon.core.observation import InformationState
from gonfalon.players import Odds
from gonfalon.players.coaching import Effort
from gonfalon.server import wire
from gonfalon.server.rematch import open_rematch
from gonfalon.server.rooms import Room
from gonfalon.server.workers import WorkFailedError

from .conftest import crew, plans
from .lobby import Lobby


async def table(lobby: Lobby, learning: bool = True, seats: int = 2) -> tuple[Room, list[str]]:
    """A table of the card game whose seats are all the asker's, and their keys."""
    wished = plans(*["own"] * seats)
    made = await lobby.tables.create(
        wire.NewMatch("fellowship", "passage-through-mirkwood", wished, learning=learning)
    )
    room = await lobby.rooms.find(made.match)
    assert room is not None
    return room, [grant.token for grant in made.grants]


class Told:
    """Stands for the search: keeps what it was asked, and answers when it may."""

    def __init__(self) -> None:
        self.asked: list[InformationState] = []
        self.efforts: list[Effort] = []

    def __call__(self, information: InformationState, effort: Effort = "deep") -> tuple[Odds, ...]:
        self.asked.append(information)
        self.efforts.append(effort)
        return (Odds(("keep",), 3, 4, 0.5),)


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Told:
    found = Told()
    monkeypatch.setattr(players, "odds", found)
    return found


def code_of(error: pytest.ExceptionInfo[WireError]) -> str:
    return error.value.code


async def test_each_option_is_told_with_games_and_outlook(lobby: Lobby):
    room, keys = await table(lobby)
    seat = room.match_state.to_act()[0]
    page = await lobby.advice.odds(room.row.id, keys[seat])
    assert {one.actions for one in page.answers} == {("keep",), ("redraw",)}
    assert all(one.games > 0 and 0 <= one.won <= one.games and 0 <= one.outlook <= 1 for one in page.answers)
    decision = room.match_state.information(seat).observation.decision
    assert decision is not None
    assert page.decision == decision.id


async def test_a_table_with_somebody_else_that_has_not_agreed_tells_none(lobby: Lobby, search: Told):
    made = await lobby.tables.create(
        wire.NewMatch("fellowship", "passage-through-mirkwood", plans("own", "link"))
    )
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    with pytest.raises(WireError) as error:
        await lobby.advice.odds(made.match, made.grants[0].token)
    assert code_of(error) == "match/no-odds"
    assert search.asked == []


@pytest.mark.parametrize("seats", [("own",), ("own", "own"), ("own", "computer")])
async def test_whoever_plays_alone_is_told_and_the_game_counts_in_no_share(
    lobby: Lobby, search: Told, seats: tuple[str, ...]
):
    made = await lobby.tables.create(wire.NewMatch("fellowship", "passage-through-mirkwood", plans(*seats)))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    assert not room.row.learning
    assert (await lobby.advice.odds(made.match, made.grants[0].token)).answers
    row = await lobby.store.match(made.match)
    assert row is not None
    assert row.learning
    assert room.row.learning


async def test_only_a_seat_that_owes_a_decision_is_told(lobby: Lobby, search: Told):
    room, keys = await table(lobby)
    first = room.match_state.to_act()[0]
    await room.submit(first, "c1", "keep")
    waiting = next(seat for seat in (0, 1) if seat not in room.match_state.to_act())
    with pytest.raises(WireError) as error:
        await lobby.advice.odds(room.row.id, keys[waiting])
    assert code_of(error) == "match/no-decision"
    with pytest.raises(WireError) as error:
        await lobby.advice.odds(room.row.id, "no key")
    assert code_of(error) == "match/token"
    with pytest.raises(WireError) as error:
        await lobby.advice.odds(room.row.id, "")
    assert code_of(error) == "match/running"
    assert search.asked == []


async def test_the_search_is_handed_what_the_seat_knows_and_nothing_else(lobby: Lobby, search: Told):
    room, keys = await table(lobby)
    seat = room.match_state.to_act()[0]
    await lobby.advice.odds(room.row.id, keys[seat])
    assert search.asked == [room.match_state.information(seat)]


async def test_a_first_word_is_asked_for_by_itself(lobby: Lobby, search: Told):
    room, keys = await table(lobby)
    seat = room.match_state.to_act()[0]
    for is_quick in (True, False, True):
        await lobby.advice.odds(room.row.id, keys[seat], is_quick)
    assert search.efforts == ["quick", "deep"]


async def test_a_decision_is_searched_once_and_a_new_one_anew(lobby: Lobby, search: Told):
    room, keys = await table(lobby)
    seat = room.match_state.to_act()[0]
    pages = await asyncio.gather(*(lobby.advice.odds(room.row.id, keys[seat]) for _ in range(5)))
    assert all(page == pages[0] for page in pages)
    assert len(search.asked) == 1
    assert isinstance(await room.submit(seat, "c1", "keep"), wire.Ack)
    seat = room.match_state.to_act()[0]
    await lobby.advice.odds(room.row.id, keys[seat])
    assert len(search.asked) == 2


async def test_a_search_that_fails_is_begun_again(
    lobby: Lobby, search: Told, monkeypatch: pytest.MonkeyPatch
):
    room, keys = await table(lobby, seats=1)

    def fail(*_: Any) -> tuple[Odds, ...]:
        raise ValueError("broken")

    monkeypatch.setattr(players, "odds", fail)
    with pytest.raises(WorkFailedError, match="broken"):
        await lobby.advice.odds(room.row.id, keys[0])
    monkeypatch.setattr(players, "odds", search)
    assert (await lobby.advice.odds(room.row.id, keys[0])).answers


async def test_a_game_without_odds_is_not_for_learning(lobby: Lobby, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("GONFALON_TEACHING", "1")
    with pytest.raises(WireError) as error:
        await lobby.tables.create(crew("own", "own", learning=True))
    assert code_of(error) == "request/invalid"


async def test_the_table_tells_that_it_is_for_learning_and_keeps_it(lobby: Lobby):
    made = await lobby.tables.create(
        wire.NewMatch("fellowship", "passage-through-mirkwood", plans("own", "link"), learning=True)
    )
    asked = wire.InvitationRequest(made.invites[0].invite)
    assert (await lobby.tables.invitation(made.match, asked)).learning
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    row = await lobby.store.match(await open_rematch(room.store, room.row, room.seating.seat_rows))
    assert row is not None
    assert row.learning
