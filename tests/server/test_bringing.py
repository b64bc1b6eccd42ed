"""What seats bring holds together whenever a seat is settled: at the start, by joins, by computers, and in rematches (CARD-14.12)."""

from __future__ import annotations

import asyncio

import pytest

from gonfalon.core.errors import FaultyActionError, RulesetError, WireError
from gonfalon.core.observation import GameSetup
from gonfalon.games.fellowship.game import GAME, texts_of
from gonfalon.server import wire
from gonfalon.server.rooms import Room
from tests.rules.fellowship.test_decks import PLAIN, of_fifty

from .conftest import Ear
from .lobby import Lobby

MIRKWOOD = "passage-through-mirkwood"
WHOLE_CORE = "\n".join(["Gimli", *(f"{min(card.quantity, 3)}x {card.title}" for card in PLAIN)])
ARAGORN, GIMLI = of_fifty("Aragorn"), of_fifty("Gimli")


async def table(lobby: Lobby, *seats: wire.SeatPlan, copies: str = "any") -> tuple[Room, wire.MatchCreated]:
    made = await lobby.tables.create(wire.NewMatch("fellowship", MIRKWOOD, seats, options={"copies": copies}))
    room = await lobby.rooms.find(made.match)
    assert room is not None
    return room, made


async def join(lobby: Lobby, made: wire.MatchCreated, brings: str, nth: int = 0) -> int:
    return (await lobby.tables.join(made.match, wire.JoinMatch(made.invites[nth].invite, brings))).grant.seat


def refusal(error: pytest.ExceptionInfo[FaultyActionError]) -> list[tuple[str, tuple[str, ...]]]:
    return [(fault.kind, fault.where) for fault in error.value.faults]


OWN = wire.SeatPlan("own", brings=ARAGORN)
LINK, OPEN, COMPUTER = wire.SeatPlan("link"), wire.SeatPlan("open"), wire.SeatPlan("computer")


@pytest.mark.parametrize("brings", [ARAGORN, "leadership", of_fifty("Gimli", "Aragorn")])
async def test_nobody_joins_with_a_hero_who_sits_at_the_table(lobby: Lobby, brings: str):
    room, made = await table(lobby, OWN, LINK)
    with pytest.raises(FaultyActionError) as error:
        await join(lobby, made, brings)
    assert refusal(error) == [("hero_taken", ("aragorn",))]
    assert not room.begun
    assert await join(lobby, made, GIMLI) == 1, "the invitation is still good for another deck"
    assert room.begun


@pytest.mark.parametrize("brings", [ARAGORN, "leadership"])
async def test_who_has_named_no_deck_gives_way(lobby: Lobby, brings: str):
    room, made = await table(lobby, wire.SeatPlan("own"), LINK)
    await join(lobby, made, brings)
    assert texts_of(room.match_state.setting.setup) == ("tactics", brings)


async def test_nobody_joins_with_heroes_that_leave_no_deck_for_who_has_named_none(lobby: Lobby):
    room, made = await table(lobby, wire.SeatPlan("own"), wire.SeatPlan("own"), LINK)
    with pytest.raises(FaultyActionError) as error:
        await join(lobby, made, of_fifty("Aragorn", "Gimli", "Eowyn"))
    assert refusal(error)[0][0] == "hero_taken"
    assert not room.begun


async def test_who_brings_nothing_gets_a_deck_that_goes_with_the_others(lobby: Lobby):
    room, made = await table(lobby, OWN, LINK, COMPUTER)
    await join(lobby, made, "")
    brought = room.match_state.setting.setup.brought
    assert brought[0] == ARAGORN
    assert "leadership" not in texts_of(room.match_state.setting.setup)
    assert len({*texts_of(room.match_state.setting.setup)}) == 3


async def test_a_computer_at_an_open_seat_gets_one_too(lobby: Lobby):
    room, made = await table(lobby, OWN, LINK)
    await lobby.tables.change_seat(made.match, made.grants[0].token, wire.SeatChange(1, "computer", 0))
    assert texts_of(room.match_state.setting.setup) == (ARAGORN, "tactics")


async def test_of_two_who_come_at_once_with_one_hero_the_second_is_refused(lobby: Lobby):
    for kind in (LINK, OPEN):
        room, made = await table(lobby, wire.SeatPlan("own", brings="lore"), kind, kind)
        joins = (join(lobby, made, ARAGORN, nth) for nth in (0, 1))
        found = await asyncio.gather(*joins, return_exceptions=True)
        assert [type(one) for one in found if isinstance(one, Exception)] == [FaultyActionError]
        assert [row.brought for row in await lobby.store.seats(made.match)].count(ARAGORN) == 1
        assert not room.begun


async def test_a_computer_and_a_guest_at_once(lobby: Lobby):
    _, made = await table(lobby, wire.SeatPlan("own", brings="lore"), LINK, LINK)
    change = lobby.tables.change_seat(made.match, made.grants[0].token, wire.SeatChange(2, "computer", 0))
    found = await asyncio.gather(join(lobby, made, ARAGORN), change, return_exceptions=True)
    assert not all(isinstance(one, Exception) for one in found)
    seats = await lobby.store.seats(made.match)
    brought = tuple(row.brought for row in seats)
    if all(row.kind != "open" for row in seats):
        setup = GameSetup(MIRKWOOD, {"copies": "any"}, 3, brought, GAME.spec.edition)
        assert "leadership" not in texts_of(setup)
    else:
        assert {type(one) for one in found if isinstance(one, Exception)} <= {WireError, FaultyActionError}


async def test_one_core_set_must_do_for_whoever_joins_too(lobby: Lobby):
    """CARD-14.4."""
    room, made = await table(lobby, wire.SeatPlan("own", brings=WHOLE_CORE), LINK, copies="core")
    with pytest.raises(FaultyActionError) as error:
        await join(lobby, made, "leadership")
    assert {kind for kind, _ in refusal(error)} == {"too_many_copies"}
    assert not room.begun


async def test_a_match_that_should_not_have_begun_gets_no_rematch(lobby: Lobby):
    """Two of one hero, as joins once allowed it."""
    room, made = await table(lobby, OWN, LINK)
    was = room.seating.seat_rows[1]
    assert await lobby.store.change_seat(made.match, was, was.taken("t" * 64, ARAGORN))
    await room.seats_changed()
    ear = Ear(0)
    await room.join(ear, 0)
    assert room.begun
    await room.submit(0, "end", "/concede")
    await room.submit(1, "end", "/agree")
    assert room.match_state.outcome is not None
    answer = await room.submit(0, "again", "/rematch")
    assert isinstance(answer, wire.Nack)
    assert answer.code == "action/faulty"
    assert room.match_state.rematch == ""


async def test_decks_go_together_when_a_match_is_made(lobby: Lobby):
    with pytest.raises(FaultyActionError):
        await table(lobby, OWN, wire.SeatPlan("computer", brings="leadership"))


async def test_an_invitation_tells_the_decks_that_everybody_may_see(lobby: Lobby):
    _, made = await table(lobby, OWN, wire.SeatPlan("computer", brings="spirit"), LINK)
    asked = wire.InvitationRequest(made.invites[0].invite)
    assert (await lobby.tables.invitation(made.match, asked)).brought == (ARAGORN, "spirit", "")


async def test_an_invitation_to_hidden_set_ups_tells_none(lobby: Lobby):
    plans = (wire.SeatPlan("own"), wire.SeatPlan("link"))
    for game, variant in (("fortress", "fortress-intro"), ("stratego", "duel")):
        made = await lobby.tables.create(wire.NewMatch(game, variant, plans))
        asked = wire.InvitationRequest(made.invites[0].invite)
        assert (await lobby.tables.invitation(made.match, asked)).brought == ()


async def test_a_friend_joins_a_hard_campaign_only_with_the_deck_that_it_carries(lobby: Lobby):
    """CARD-11.15: a deck that is known is checked at once, the friend's when it comes."""
    carried = '[{"threat": 35}, {"threat": 40, "damage": {"gimli": 2}}]'

    async def begun(own: str) -> wire.MatchCreated:
        plans = (wire.SeatPlan("own", brings=own), LINK)
        return await lobby.tables.create(
            wire.NewMatch("fellowship", MIRKWOOD, plans, options={"carried": carried})
        )

    made = await begun("spirit")
    with pytest.raises(FaultyActionError) as error:
        await join(lobby, made, "leadership")
    assert refusal(error) == [("carried_card", ("gimli",))]
    assert await join(lobby, made, "tactics") == 1
    room = await lobby.rooms.find(made.match)
    assert room is not None
    assert room.match_state.state.threat == [35, 40]
    with pytest.raises(RulesetError, match="option carried has 2 seats for a table of 1"):
        await lobby.tables.create(wire.NewMatch("fellowship", MIRKWOOD, (OWN,), options={"carried": carried}))
