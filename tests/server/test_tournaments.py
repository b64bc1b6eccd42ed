"""Tournaments of people and computers at the server's tables: who is paired, what counts, and what becomes of those who do not come."""

from __future__ import annotations

import pytest

from gonfalon.arena.tournaments import crosstable, trf
from gonfalon.server import bots
from gonfalon.server.tournament_state import games_of, text_names, tournament_of

from .court import Court, all_played, computers, key_of, names_of, plan, refused, row_of
from .court import court as court
from .court import quiet as quiet
from .court import store as store
from .court import teaching as teaching


async def test_an_arena_pairs_who_waits_again_and_again_until_its_end(court: Court, quiet: None):
    arena = await court.started("arena", 2, computers=computers(*[0] * 8))
    page = await court.page(arena)
    assert (page.line.state, page.line.n_joined, page.line.n_people) == ("running", 10, 2)
    assert len(page.tables) == 5
    assert all(row.now == "plays" for row in page.standings)
    before = {frozenset(table.seats) for table in page.tables}
    await court.play_round(arena)
    page = await court.page(arena)
    assert len(page.tables) == 5
    assert before.isdisjoint({frozenset(table.seats) for table in page.tables}), (
        "nobody meets the same twice on end"
    )
    while (await court.page(arena)).line.state == "running":
        await court.play_round(arena)
        court.seconds += 600
    page = await court.page(arena)
    assert page.line.state == "finished"
    assert page.tables == ()
    points = [row.points for row in page.standings]
    assert points == sorted(points, reverse=True)
    assert next(row.rank for row in page.standings) == 1


async def test_computers_play_their_games_to_the_end_by_themselves(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bots, "FIXED_SECONDS", 0.0)
    robin = await court.started("round-robin", 0, computers=computers(0, 0, 0, 0))
    for _ in range(3):
        await all_played(court)
        await court.pass_time()
    page = await court.page(robin)
    assert page.line.state == "finished"
    assert [row.n_games for row in page.standings] == [3] * 4
    assert sum(row.points for row in page.standings) == 6


async def test_a_third_win_on_end_counts_twice(court: Court, quiet: None):
    arena = await court.started("arena", 2)
    for _ in range(3):
        (table,) = (await court.page(arena)).tables
        await court.end(table, table.seats.index(1))
        await court.pass_time()
    page = await court.page(arena)
    ann = row_of(page, "Ann")
    assert (ann.points, ann.streak, [result.points for result in ann.results]) == (4, 3, [1, 1, 2])
    assert [result.share for result in ann.results] == [1, 1, 1]


async def test_a_swiss_of_five_gives_a_bye_to_nobody_twice(court: Court, quiet: None):
    swiss = await court.started("swiss", 5)
    for number in range(1, 4):
        page = await court.page(swiss)
        assert (page.line.round, page.line.n_rounds, len(page.tables)) == (number, 3, 2)
        resting = [row for row in page.standings if row.now == "rests"]
        assert len(resting) == 1
        assert (resting[0].results[-1].against, resting[0].results[-1].points) == ((), 1)
        await court.play_round(swiss)
    page = await court.page(swiss)
    assert page.line.state == "finished"
    byes = [sum(not result.against for result in row.results) for row in page.standings]
    assert sorted(byes) == [0, 0, 1, 1, 1]
    winner = names_of(page)[page.standings[0].entrant]
    assert page.line.winner == winner
    (line,) = (await court.pages.list("")).finished
    assert (line.winner, line.n_people) == (winner, 5)


async def test_in_a_round_robin_everybody_meets_everybody_once(court: Court, quiet: None):
    robin = await court.started("round-robin", 4)
    for number in range(1, 4):
        assert (await court.page(robin)).line.round == number
        await court.play_round(robin, None)
    page = await court.page(robin)
    assert page.line.state == "finished"
    met = [sorted(result.against[0] for result in row.results) for row in page.standings]
    assert [sorted([*others, row.entrant]) for others, row in zip(met, page.standings, strict=True)] == [
        [1, 2, 3, 4]
    ] * 4
    assert {row.points for row in page.standings} == {1.5}
    assert {row.rank for row in page.standings} == {1}


async def test_the_person_of_a_seat_gets_its_key_and_nobody_else(court: Court, quiet: None):
    arena = await court.started("arena", 2)
    own, again = (await court.page(arena, "Ann")).own, (await court.page(arena, "Ann")).own
    assert own.table is not None
    assert own.table == again.table
    other = (await court.page(arena, "Ben")).own
    assert other.table is not None
    assert other.table.match == own.table.match
    assert other.table.token != own.table.token
    _, seat = await court.lobby.rooms.entitled(own.table.match, own.table.token)
    assert seat == own.table.seat
    stranger = await court.page(arena)
    assert (stranger.own.table, stranger.own.entrant, stranger.own.now) == (None, 0, None)
    assert [row.token for row in await court.lobby.store.seats(own.table.match)] == ["", ""], (
        "the keys of people open their seats, and nothing is written when somebody looks"
    )


async def test_two_devices_of_a_person_both_have_the_seat(court: Court, quiet: None):
    arena = await court.started("arena", 2)
    phone = await court.phone_of("Ann")
    at_desk = (await court.page(arena, "Ann")).own.table
    by_phone = (await court.pages.page(arena, phone)).own.table
    at_desk_again = (await court.page(arena, "Ann")).own.table
    assert at_desk is not None
    assert by_phone is not None
    assert at_desk == at_desk_again
    for table in (at_desk, by_phone):
        assert await court.lobby.rooms.seat_of(table.match, table.token) == table.seat


async def test_who_does_not_come_to_an_arena_takes_a_break_after_one_game(court: Court, quiet: None):
    arena = await court.started("arena", 3)
    (table,) = (await court.page(arena)).tables
    loser = table.seats[1]
    await court.end(table, 0, shows=False)
    await court.pass_time()
    page = await court.page(arena)
    assert next(row.now for row in page.standings if row.entrant == loser) == "paused"
    (table,) = page.tables
    assert loser not in table.seats
    name = names_of(page)[loser]
    assert (await court.page(arena, name)).own.pauses
    resumed = await court.all.pause(arena, key_of(name), False)
    assert (resumed.own.now, resumed.own.pauses) == ("waits", False)


async def test_who_resigns_has_come(court: Court, quiet: None):
    arena = await court.started("arena", 2)
    (table,) = (await court.page(arena)).tables
    await court.end(table, 0)
    await court.pass_time()
    page = await court.page(arena)
    assert {row.now for row in page.standings} == {"plays"}


async def test_a_break_begins_after_the_game_that_is_played(court: Court, quiet: None):
    arena = await court.started("arena", 4)
    page = await court.all.pause(arena, key_of("Ann"), True)
    assert (page.own.now, page.own.pauses) == ("plays", True)
    await court.play_round(arena)
    page = await court.page(arena, "Ann")
    assert (page.own.now, page.own.table) == ("paused", None)


async def test_two_who_are_left_of_three_meet_again(court: Court, quiet: None):
    arena = await court.started("arena", 3)
    page = await court.page(arena)
    (table,) = page.tables
    third = next(one.name for one in page.entrants if one.number not in table.seats)
    await court.all.leave(arena, key_of(third))
    await court.play_round(arena)
    (again,) = (await court.page(arena)).tables
    assert set(again.seats) == set(table.seats)


async def test_who_leaves_a_round_robin_gives_the_rest_away(court: Court, quiet: None):
    robin = await court.started("round-robin", 4)
    await court.all.leave(robin, key_of("Ann"))
    for _ in range(3):
        await court.play_round(robin, 0)
    page = await court.page(robin)
    assert page.line.state == "finished"
    ann = row_of(page, "Ann")
    assert ann.now == "left"
    assert [result.share for result in ann.results[1:]] == [0, 0]
    given = [result for row in page.standings for result in row.results if not result.match]
    assert sorted(result.share for result in given) == [0, 0, 1, 1]


async def test_who_pauses_a_swiss_has_no_game_in_the_next_round(court: Court, quiet: None):
    swiss = await court.started("swiss", 4, rounds=3)
    await court.all.pause(swiss, key_of("Ann"), True)
    await court.play_round(swiss)
    page = await court.page(swiss)
    assert row_of(page, "Ann").now == "paused"
    assert len(page.tables) == 1


async def test_a_swiss_waits_a_day_for_those_who_take_a_break(court: Court, quiet: None):
    swiss = await court.started("swiss", 4, rounds=3)
    page = await court.page(swiss)
    number = next(one.number for one in page.entrants if one.name == "Ann")
    against = next(set(table.seats) - {number} for table in page.tables if number in table.seats).pop()
    others = [one for one in page.entrants if one.number != number]
    for one in others:
        await court.all.pause(swiss, key_of(one.name), True)
    await court.play_round(swiss)
    await court.pass_time(3600)
    page = await court.page(swiss)
    assert (page.line.state, page.line.round, page.tables) == ("running", 1, ())
    back = next(one for one in others if one.number != against)
    (table,) = (await court.all.pause(swiss, key_of(back.name), False)).tables
    assert set(table.seats) == {number, back.number}
    await court.all.pause(swiss, key_of(back.name), True)
    await court.play_round(swiss)
    assert (await court.page(swiss)).line.state == "running"
    await court.pass_time(86_400)
    assert (await court.page(swiss)).line.state == "finished"


async def test_joining_ends_ten_minutes_before_the_end_of_an_arena_and_at_the_start_of_others(
    court: Court, quiet: None
):
    arena = await court.started("arena", 2)
    await court.people(5)
    court.seconds += 49 * 60
    await court.all.join(arena, key_of("Cay"))
    assert (await court.page(arena, "Dot")).own.joining == ""
    court.seconds += 60
    assert (await court.page(arena, "Dot")).own.joining == "too-late"
    assert await refused(court.all.join(arena, key_of("Dot"))) == "tournament/too-late"
    swiss = await court.started("swiss", 2)
    assert await refused(court.all.join(swiss, key_of("Eve"))) == "tournament/too-late"


async def test_only_people_with_names_take_part(court: Court):
    arena = await court.announced("arena", 1)
    assert (await court.page(arena)).own.joining == "needs-name"
    assert await refused(court.all.join(arena, "")) == "tournament/needs-name"
    assert await refused(court.all.announce("", plan())) == "tournament/needs-name"
    assert await refused(court.all.join(arena, "a-key-of-somebody-without-a-name")) == "person/unknown"


async def test_with_too_few_a_tournament_is_called_off_or_filled(court: Court, quiet: None):
    begins = court.clock() + 600_000
    alone = await court.announced("arena", 1, least=3, starts_at=begins)
    page = await court.page(alone, "Ann")
    assert (page.missing, page.own.now, page.own.joining) == (2, "waits", "in")
    filled = await court.announced("arena", 1, least=4, fill=True, fill_level=0, starts_at=begins)
    await court.pass_time(601)
    page = await court.page(alone)
    assert (page.line.state, page.cancelled) == ("cancelled", "too-few")
    page = await court.page(filled)
    assert (page.line.state, page.line.n_joined, page.line.n_people) == ("running", 4, 1)
    assert len(page.tables) == 2


async def test_a_tournament_that_nobody_starts_is_called_off_after_sixty_days(court: Court, quiet: None):
    arena = await court.announced("arena", 2)
    await court.pass_time(59 * 86_400)
    assert (await court.page(arena)).line.state == "announced"
    await court.pass_time(86_400)
    page = await court.page(arena)
    assert (page.line.state, page.cancelled) == ("cancelled", "too-few")
    for _ in range(3):
        await court.all.announce(key_of("Ann"), plan())


async def test_who_leaves_before_the_start_was_never_there(court: Court):
    arena = await court.announced("arena", 2)
    page = await court.all.leave(arena, key_of("Ben"))
    assert [one.name for one in page.entrants] == ["Ann"]
    assert await refused(court.all.start(arena, key_of("Ann"))) == "tournament/not-now"
    assert (await court.all.join(arena, key_of("Ben"))).own.now == "waits"


async def test_who_leaves_while_it_starts_has_left(
    court: Court, quiet: None, monkeypatch: pytest.MonkeyPatch
):
    arena = await court.announced("arena", 3)
    drop = court.all.store.drop_entrant

    async def too_late(tournament: str, number: int) -> None:
        await court.all.start(tournament, key_of("Ann"))
        await drop(tournament, number)

    monkeypatch.setattr(court.all.store, "drop_entrant", too_late)
    await court.all.leave(arena, key_of("Ben"))
    held = await court.all.store.held(arena)
    assert held is not None
    assert [one.gone for one in held.entrants] == [False, True, False]


async def test_only_its_host_starts_and_cancels_a_tournament(court: Court, quiet: None):
    arena = await court.announced("arena", 2)
    assert (await court.page(arena, "Ann")).own.is_host
    assert not (await court.page(arena, "Ben")).own.is_host
    for call in (court.all.start, court.all.cancel):
        assert await refused(call(arena, key_of("Ben"))) == "tournament/not-yours"
    page = await court.all.cancel(arena, key_of("Ann"))
    assert (page.line.state, page.cancelled) == ("cancelled", "host")
    assert await refused(court.all.start(arena, key_of("Ann"))) == "tournament/not-now"


async def test_a_person_announces_so_many_and_the_host_may_allow_none(court: Court):
    for _ in range(3):
        await court.announced("arena", 1)
    assert await refused(court.all.announce(key_of("Ann"), plan())) == "tournament/too-many"
    court.pages.announcers = "nobody"
    assert await refused(court.all.announce(key_of("Ben"), plan())) == "tournament/nobody"
    assert (await court.pages.list("")).announcing == "nobody"


@pytest.mark.parametrize(
    "wrong",
    [
        {"system": "arena", "minutes": 0},
        {"system": "swiss", "minutes": 10},
        {"system": "swiss", "seats": 3},
        {"system": "round-robin", "rounds": 4},
        {"system": "round-robin", "least": 40},
        {"system": "arena", "least": 40, "fill": True},
        {"system": "arena", "double": True},
        {"system": "arena", "least": 9, "most": 4},
        {"system": "arena", "variant": "nowhere"},
        {"system": "arena", "game": "nothing"},
        {"system": "arena", "starts_at": 5},
        {"system": "arena", "computers": computers(77)},
        {"system": "arena", "rated": True, "computers": computers(0)},
        {"system": "arena", "name": "\u200b"},
    ],
)
async def test_a_plan_that_cannot_be_played_is_refused(court: Court, wrong: dict[str, object]):
    await court.people(1)
    code = await refused(court.all.announce(key_of("Ann"), plan(**wrong)))  # type: ignore[arg-type]
    assert code.partition("/")[0] in ("request", "match", "ruleset")


async def test_results_as_text_are_those_of_the_engine_of_the_command_line(court: Court, quiet: None):
    swiss = await court.started("swiss", 5, computers=computers(0))
    for _ in range(3):
        await court.play_round(swiss)
    held = (await court.pages.shown(swiss)).held
    names = {
        number: name if not name.startswith("level") else "random"
        for number, name in names_of(await court.page(swiss)).items()
    }
    stands = tournament_of(held, names), games_of(held, names)
    assert await court.pages.results(swiss, "", False) == crosstable(*stands)
    assert await court.pages.results(swiss, "", True) == trf(*stands, "Sunday")
    assert {"Ann", "random"} <= set((await court.pages.results(swiss, "", False)).split())


async def test_somebody_who_is_forgotten_stays_as_a_line_without_a_name(court: Court, quiet: None):
    swiss = await court.started("swiss", 4, rounds=2)
    await court.lobby.people.forget(key_of("Ann"))
    await court.play_round(swiss)
    await court.all.go_on(swiss)
    page = await court.page(swiss)
    assert page.host.name == ""
    assert [one.name for one in page.entrants] == ["", "Ben", "Cay", "Dot"]
    assert next(row.now for row in page.standings if row.entrant == 1) == "left"
    held = (await court.pages.shown(swiss)).held
    assert text_names(held, {})[1] == "player 1"
    assert "Ann" not in await court.pages.results(swiss, "", False)


async def test_who_is_forgotten_before_the_start_does_not_count_as_having_come(court: Court, quiet: None):
    arena = await court.announced("arena", 2, least=2, starts_at=court.clock() + 600_000)
    await court.lobby.people.forget(key_of("Ben"))
    held = await court.all.store.held(arena)
    assert held is not None
    assert [one.number for one in held.entrants] == [1]
    await court.pass_time(601)
    page = await court.page(arena)
    assert (page.line.state, page.cancelled) == ("cancelled", "too-few")


async def test_rated_games_are_those_of_people_alone_where_the_computer_is_not_measured(
    court: Court, quiet: None
):
    arena = await court.started("arena", 2, rated=True)
    (table,) = (await court.page(arena)).tables
    row = await court.lobby.store.match(table.match)
    assert row is not None
    assert (row.terms.rated, row.terms.watching, row.terms.delay) == (True, "everybody", "short")
    assert row.terms.clock is not None
    assert row.terms.clock.setup > 0, "no tournament waits for a set-up for ever"
    room = court.lobby.rooms.rooms[table.match]
    assert room.is_empty
    assert room.time.mark() is not None, "the clocks of those who do not come run, too"
