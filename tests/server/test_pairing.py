"""Who is paired with whom: the nearest in strength, else the longest waiting; two who come at once meet."""

from __future__ import annotations

import asyncio

import pytest

from gonfalon import games
from gonfalon.core.errors import WireError
from gonfalon.match.terms import Clock, Delay, Terms, Watching
from gonfalon.server import wire
from gonfalon.server.names import plain
from gonfalon.server.pairing import Waiting, by_nearness, fits
from gonfalon.server.quick_pairs import MOST_PAIRS, QUICK_CLOCKS, is_for_pairs, possible_pairs
from gonfalon.server.rated_tables import list_of
from gonfalon.storage.store import Store

from .conftest import plans, wish
from .hall import HERE, Hall
from .hall import hall as hall
from .hall import store as store
from .hall import teaching as teaching
from .rated import rate
from .test_people import a_person

WANTED = wire.PairingRequest("stratego", "barrage")


def test_the_nearest_in_strength_comes_first_and_of_equals_the_longest_waiting():
    waiting = [Waiting("far", 1, 1900), Waiting("late", 9, 1450), Waiting("early", 3, 1550)]
    assert [one.match for one in by_nearness(waiting, 1500)] == ["early", "late", "far"]
    assert by_nearness([], 1500) == []
    unknown = [Waiting("b", 2), Waiting("a", 1)]
    assert [one.match for one in by_nearness(unknown, 1500)] == ["a", "b"]


def test_only_the_same_game_under_the_same_agreement_fits():
    seats = tuple(wire.SeatStatus(n, "person", -1, n, True, 0) for n in range(2))
    table = wire.OpenTable("m", "stratego", "barrage", {}, seats, (1,), Terms(listed=True), False, 0)
    assert fits(table, WANTED)
    for other in (
        wire.PairingRequest("stratego", "duel"),
        wire.PairingRequest("stratego", "barrage", Clock(initial=300, increment=5)),
        wire.PairingRequest("stratego", "barrage", rated=True),
    ):
        assert not fits(table, other)


async def test_whoever_is_paired_agrees_to_be_watched_late(hall: Hall):
    """Three minutes and five moves, as the page says."""
    met = await hall.offers.pair(WANTED, HERE)
    terms = (await hall.lobby.rooms.get(met.match)).row.terms
    assert (terms.watching, terms.delay, terms.is_seen_at_once) == ("everybody", "short", False)


@pytest.mark.parametrize(
    ("watching", "delay", "is_met"),
    [
        ("nobody", "short", True),
        ("nobody", "none", True),
        ("link", "none", False),
        ("everybody", "none", False),
        ("everybody", "end", True),
    ],
)
async def test_nobody_is_paired_at_a_table_that_is_seen_at_once(
    hall: Hall, watching: Watching, delay: Delay, is_met: bool
):
    quick = possible_pairs()[0]
    terms = Terms(clock=quick.clock, listed=True, watching=watching, delay=delay)
    request = wire.NewMatch(quick.game, quick.variant, plans("own", "open"), terms=terms)
    match, _ = await hall.offer(request=request)
    assert sum(one.casual for one in (await hall.offers.quick_pairs()).pairs) == is_met
    met = await hall.offers.pair(wire.PairingRequest(*quick), HERE)
    assert (met.match == match) == is_met


async def test_who_comes_second_meets_who_waits(hall: Hall):
    first = await hall.offers.pair(WANTED, HERE)
    second = await hall.offers.pair(WANTED, HERE)
    assert (first.waits, second.waits, second.match) == (True, False, first.match)
    assert {first.seat, second.seat} == {0, 1}
    assert hall.shown() == []


async def test_two_who_come_at_once_meet(hall: Hall):
    both = await asyncio.gather(*(hall.offers.pair(WANTED, HERE) for _ in range(2)))
    assert len({one.match for one in both}) == 1


async def test_nobody_is_paired_with_themselves(hall: Hall):
    first = await hall.offers.pair(WANTED, HERE)
    again = wire.PairingRequest("stratego", "barrage", keys=(first.token,))
    assert (await hall.offers.pair(again, HERE)).match != first.match


async def test_the_nearest_rating_is_paired(hall: Hall):
    terms, offered = Terms(clock=Clock(initial=300, increment=5), listed=True), list[str]()
    for n, value in enumerate((1800.0, 1510.0, 1300.0)):
        await a_person(hall.lobby, f"Waiting {n}")
        person = await hall.lobby.people.store.of_name(plain(f"Waiting {n}"))
        assert person is not None
        await rate(hall.lobby.store, person.id, list_of("stratego", "barrage", terms.clock), value)
        made = await hall.offers.create(wish("own", "open", terms=terms), HERE, person.id)
        offered.append(made.match)
    wanted = wire.PairingRequest("stratego", "barrage", terms.clock)
    assert (await hall.offers.pair(wanted, HERE)).match == offered[1]


async def test_pairs_are_for_games_of_two(hall: Hall):
    for wanted, code in (
        (wire.PairingRequest("tiny_crew", "night_watch"), "request/game"),
        (wire.PairingRequest("chess", ""), "request/game"),
        (wire.PairingRequest("stratego", "nothing"), "request/variant"),
    ):
        with pytest.raises(WireError) as refused:
            await hall.offers.pair(wanted, HERE)
        assert refused.value.code == code


async def test_an_offer_by_hand_is_paired_as_well(store: Store):
    hall = Hall(store)
    match, _ = await hall.offer()
    assert (await hall.offers.pair(WANTED, HERE)).match == match
    await hall.lobby.rooms.close()


# ---- quick pairs -----------------------------------------------------------------------------------------------------


def test_quick_pairs_are_games_of_two_with_a_clock_and_name_each_once():
    pairs = possible_pairs()
    assert len(pairs) == len(set(pairs))
    assert {pair.clock for pair in pairs} == set(QUICK_CLOCKS)
    for pair in pairs:
        assert is_for_pairs(games.get(pair.game).spec)
        assert pair.clock.is_sound


async def test_what_people_wait_for_stands_first_and_what_was_offered_next(hall: Hall):
    usual = (await hall.offers.quick_pairs()).pairs
    assert len(usual) == MOST_PAIRS
    assert {(one.casual, one.rated) for one in usual} == {(0, 0)}
    last = possible_pairs()[-1]
    await hall.offers.pair(wire.PairingRequest(*last), HERE)
    first = (await hall.offers.quick_pairs()).pairs[0]
    assert (first.game, first.variant, first.clock, first.casual, first.rated) == (*last, 1, 0)
    await hall.offers.pair(wire.PairingRequest(*last), HERE)
    first = (await hall.offers.quick_pairs()).pairs[0]
    assert (first.variant, first.casual) == (last.variant, 0)


async def test_a_table_by_own_rules_or_without_a_clock_is_no_quick_pair(hall: Hall):
    await hall.offers.pair(WANTED, HERE)
    assert {one.casual for one in (await hall.offers.quick_pairs()).pairs} == {0}


async def test_who_has_a_name_meets_a_guest_in_a_casual_game_where_nobody_waits_for_a_rated_one(hall: Hall):
    _, ida = await a_person(hall.lobby, "Ida")
    quick = possible_pairs()[0]
    guest = await hall.offers.pair(wire.PairingRequest(*quick), HERE)
    wanted = wire.PairingRequest(*quick, rated=True, casual_too=True)
    met = await hall.offers.pair(wanted, HERE, ida)
    assert (met.match, met.waits) == (guest.match, False)
    waits = await hall.offers.pair(wanted, HERE, ida)
    assert waits.waits
    assert hall.seats.tables[waits.match].terms.rated
