"""Rated games: what may be one, who may sit down, and what it does to ratings, once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.errors import StorageError
from gonfalon.match.terms import Clock, Terms
from gonfalon.ratings.lists import RatingList
from gonfalon.ratings.rating import Rating
from gonfalon.server import rated_tables, wire
from gonfalon.server.rooms import Room
from gonfalon.server.seating import tells_hints
from gonfalon.storage.ratings import ADVERSARY, Kept, RatingsStore
from gonfalon.storage.store import Store

from .conftest import DEPLOY, crew, wish
from .lobby import Lobby
from .test_people import a_person, refused

RAPID = Clock(initial=300, increment=5)
RATED = Terms(clock=RAPID, rated=True)
LIST = RatingList("stratego", "barrage", "rapid")


@pytest.fixture(autouse=True)
def _teaching_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GONFALON_TEACHING", "1")


async def two(lobby: Lobby) -> tuple[str, str]:
    """The ids of two people with names."""
    return (await a_person(lobby, "Grey Heron"))[1], (await a_person(lobby, "Old Tom"))[1]


async def table(lobby: Lobby, people: tuple[str, str], terms: Terms = RATED, **more: Any) -> Room:
    """A game of these two in which both have set up."""
    made = await lobby.tables.create(wish("own", "link", terms=terms, **more), people[0])
    await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite), people[1])
    room = await lobby.rooms.get(made.match)
    for seat in (0, 1):
        await act(room, seat, DEPLOY[seat])
    return room


async def act(room: Room, seat: int, text: str) -> None:
    command = f"c{seat}-{room.match_state.n_entries}"
    answer = await room.submit(seat, command, text)
    assert isinstance(answer, wire.Ack), answer


async def move(room: Room, times: int = 2) -> None:
    """So many moves of whoever is to move."""
    for _ in range(times):
        seat = room.match_state.to_act()[0]
        decision = next(one for one in room.match_state.decisions() if one.seat == seat)
        assert decision.options
        await act(room, seat, decision.options[0].action)


async def ratings(store: Store, *people: str) -> list[Rating]:
    """Their ratings in LIST; who has none is left out."""
    found = await RatingsStore(store).of(people)
    return [found[person, LIST].rating for person in people if (person, LIST) in found]


# ---- what counts ------------------------------------------------------------------------------------------------------


async def test_a_rated_game_moves_both_ratings_once(lobby: Lobby):
    people = await two(lobby)
    room = await table(lobby, people)
    await move(room)
    await act(room, 1, "/resign")
    winner, loser = await ratings(lobby.store, *people)
    assert (winner.games, loser.games) == (1, 1)
    assert winner.value > 1500 > loser.value
    assert winner.value - 1500 == pytest.approx(1500 - loser.value)
    token = (await lobby.tables.create(wish())).grants[0].token  # a key that opens nothing there
    assert await refused(lobby.archive.rating(room.row.id, token)) == "match/token"
    await lobby.store.share(room.row.id, (0,), True)
    changes = await lobby.archive.rating(room.row.id, "")
    assert [(one.seat, one.before, one.after) for one in changes.changes] == [
        (0, 1500, round(winner.value)),
        (1, 1500, round(loser.value)),
    ]
    assert changes.why is None
    for _ in range(2):  # whoever opens the match again counts nothing again
        await lobby.rooms.close()
        await lobby.rooms.get(room.row.id)
    assert await ratings(lobby.store, *people) == [winner, loser]


async def test_a_crash_between_the_end_and_the_rating_is_made_up_for(
    lobby: Lobby, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    people = await two(lobby)
    room = await table(lobby, people)
    await move(room)

    async def fails(*_: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(RatingsStore, "count", fails)
        await act(room, 0, "/resign")
    assert await ratings(lobby.store, *people) == []
    again = Lobby(await Store.open(str(tmp_path / "test.sqlite")))
    for _ in range(2):
        await again.rooms.get(room.row.id)
        await again.rooms.close()
    loser, winner = await ratings(again.store, *people)
    assert (loser.games, winner.games) == (1, 1)
    assert winner.value > loser.value
    await again.store.close()


@pytest.mark.parametrize(
    ("terms", "moves", "why"),
    [(Terms(clock=RAPID), 2, "casual"), (RATED, 0, "aborted"), (RATED, 1, "aborted"), (RATED, 2, None)],
)
async def test_what_does_not_count_changes_nothing_and_says_why(
    lobby: Lobby, terms: Terms, moves: int, why: str | None
):
    people = await two(lobby)
    room = await table(lobby, people, terms)
    await move(room, moves)
    await act(room, 0, "/resign")
    await lobby.store.share(room.row.id, (0,), True)
    assert (await lobby.archive.rating(room.row.id, "")).why == why
    assert len(await ratings(lobby.store, *people)) == (0 if why else 2)


async def test_one_person_at_two_seats_does_not_count_even_if_the_names_come_later(lobby: Lobby):
    people = await two(lobby)
    room = await table(lobby, people)
    twice = [row._replace(person=people[0]) for row in room.seating.seat_rows]
    await move(room)
    await act(room, 0, "/resign")
    assert rated_tables.why_uncounted(room.row, room.match_state, twice) == "one-person"
    taken_over = [row._replace(earlier="abc:0") for row in room.seating.seat_rows]
    assert rated_tables.why_uncounted(room.row, room.match_state, taken_over) == "changed-hands"


async def test_a_computer_stands_still(lobby: Lobby):
    person, _ = await two(lobby)
    request = wish("own", 4, variant="battle", terms=RATED)
    made = await lobby.tables.create(request, person)
    rows = await lobby.store.seats(made.match)
    row = await lobby.store.match(made.match)
    assert row is not None
    shown = await rated_tables.read_seat_ratings(lobby.store, row, rows)
    assert (shown[0].mark, shown[0].games) == ("new", 0)
    assert (shown[1].value, shown[1].games) == (1553, 220)
    assert not rated_tables.table_of(row, rows).people[1]


async def test_a_company_plays_against_the_scenario(lobby: Lobby):
    people = await two(lobby)
    terms = Terms(rated=True)
    made = await lobby.tables.create(crew("own", "open", "open", terms=terms), people[0])
    third = (await a_person(lobby, "Third Hand"))[1]
    for person in (people[1], third):
        await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite), person)
    room = await lobby.rooms.get(made.match)
    for _ in range(200):
        if room.match_state.outcome is not None:
            break
        await move(room, 1)
    assert room.match_state.outcome is not None
    where = RatingList("tiny_crew", "night_watch", "untimed")
    store = RatingsStore(lobby.store)
    team, scenario = await store.of((*people, third)), await store.of_person(ADVERSARY)
    sign = 1 if room.match_state.outcome.returns[0] > 0 else -1
    assert {person for person, _ in team} == {*people, third}
    assert all(sign * (kept.rating.value - 1500) > 0 for kept in team.values())
    assert sign * (scenario[ADVERSARY, where].rating.value - 1500) < 0


async def a_company(lobby: Lobby) -> tuple[Room, tuple[str, ...]]:
    """A rated company of three at its table."""
    people = await two(lobby)
    made = await lobby.tables.create(crew("own", "open", "open", terms=Terms(rated=True)), people[0])
    third = (await a_person(lobby, "Third Hand"))[1]
    for person in (people[1], third):
        await lobby.tables.join(made.match, wire.JoinMatch(made.invites[0].invite), person)
    return await lobby.rooms.get(made.match), (*people, third)


async def by_consent(room: Room, action: str) -> None:
    number = room.v
    assert isinstance(await room.submit(0, f"p{number}", action), wire.Ack)
    for seat in (1, 2):
        assert isinstance(await room.submit(seat, f"a{number}", "/agree"), wire.Ack)


async def test_a_company_that_begins_anew_to_avoid_a_loss_has_lost(lobby: Lobby):
    room, people = await a_company(lobby)
    while not all(rated_tables.moves_of(room.match_state)):
        await move(room, 1)
    assert room.match_state.outcome is None
    await by_consent(room, "/restart new")
    team = await RatingsStore(lobby.store).of(people)
    assert len(team) == 3
    assert all(kept.rating.value < 1500 and kept.rating.games == 1 for kept in team.values())
    lobby.rooms.rooms.clear()
    await lobby.rooms.get(room.row.id)  # what is opened again counts nothing twice
    assert await RatingsStore(lobby.store).of(people) == team


async def to_the_end(room: Room) -> None:
    while room.match_state.outcome is None:
        await move(room, 1)


async def test_the_same_deal_after_a_look_at_the_record_changes_no_rating_and_no_share(lobby: Lobby):
    room, people = await a_company(lobby)
    await to_the_end(room)
    once, shares = await RatingsStore(lobby.store).of(people), await lobby.archive.win_shares("tiny_crew")
    assert all(kept.rating.games == 1 for kept in once.values())
    await lobby.store.share(room.row.id, range(3), False)
    assert b'"sealed"' in await lobby.archive.record(room.row.id, "")
    for _ in range(2):
        await by_consent(room, "/restart")
        await to_the_end(room)
    assert await RatingsStore(lobby.store).of(people) == once
    assert await lobby.archive.win_shares("tiny_crew") == shares
    lobby.rooms.rooms.clear()
    await lobby.rooms.get(room.row.id)
    assert await RatingsStore(lobby.store).of(people) == once
    assert (await (await lobby.rooms.get(room.row.id)).rating_changes()).why is not None
    await by_consent(await lobby.rooms.get(room.row.id), "/restart new")
    await to_the_end(await lobby.rooms.get(room.row.id))
    assert all(kept.rating.games == 2 for kept in (await RatingsStore(lobby.store).of(people)).values())


async def test_a_company_that_begins_anew_before_all_have_acted_has_lost_nothing(lobby: Lobby):
    room, people = await a_company(lobby)
    await move(room, 1)
    assert not all(rated_tables.moves_of(room.match_state))
    await by_consent(room, "/restart new")
    assert await RatingsStore(lobby.store).of(people) == {}


async def test_an_undo_is_no_way_out_of_a_loss(lobby: Lobby):
    room, people = await a_company(lobby)
    await move(room, 1)
    await by_consent(room, f"/undo {room.match_state.n_entries - 1}")
    while not all(rated_tables.moves_of(room.match_state)):
        await move(room, 1)
    await by_consent(room, "/restart new")
    team = await RatingsStore(lobby.store).of(people)
    assert all(kept.rating.value < 1500 for kept in team.values())
    assert team


# ---- what may be rated ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_",
    [
        wish("own", "link", terms=Terms(rated=True)),
        wish("own", "link", terms=RATED, variant="battle", options={"quiet_draw": 10}),
        wish("own", "link", terms=RATED, variant="battle", learning=True),
        wish("own", "own", terms=RATED),
        wish("own", 6, terms=RATED, variant="classic"),
        crew("own", 0, terms=Terms(rated=True)),
    ],
    ids=["no clock", "own rules", "learning", "one screen", "unmeasured", "company with a computer"],
)
async def test_what_cannot_count_is_refused(lobby: Lobby, request_: wire.NewMatch):
    person, _ = await two(lobby)
    assert await refused(lobby.tables.create(request_, person)) == "match/not-rated"


async def test_a_rated_table_is_for_people_with_names(lobby: Lobby):
    person, other = await two(lobby)
    request = wish("own", "link", terms=RATED)
    assert await refused(lobby.tables.create(request)) == "match/needs-name"
    made = await lobby.tables.create(request, person)
    join = wire.JoinMatch(made.invites[0].invite)
    assert await refused(lobby.tables.join(made.match, join)) == "match/needs-name"
    assert await refused(lobby.tables.join(made.match, join, person)) == "match/one-seat"
    await lobby.tables.join(made.match, join, other)


async def test_names_at_a_rated_table_stay(lobby: Lobby):
    person = (await a_person(lobby, "Grey Heron"))[1]
    other_key, _ = await a_person(lobby, "Old Tom")
    made = await lobby.tables.create(wish("own", "link", terms=RATED), person)
    held = wire.MatchKey(made.match, made.grants[0].token)
    assert (await lobby.people.show_name(other_key, [held])).matches == ()
    assert (await lobby.store.seats(made.match))[0].person == person


async def test_no_hints_where_the_game_counts(lobby: Lobby):
    person, _ = await two(lobby)
    for terms in (RATED, Terms(clock=RAPID)):
        made = await lobby.tables.create(wish("own", 4, variant="battle", terms=terms), person)
        room = await lobby.rooms.get(made.match)
        assert tells_hints(room.row, room.seating, 0) is not terms.rated


# ---- what is shown ----------------------------------------------------------------------------------------------------


async def test_seats_pages_and_the_list_show_ratings(lobby: Lobby):
    key, person = await a_person(lobby, "Grey Heron")
    other = (await a_person(lobby, "Old Tom"))[1]
    assert (await lobby.player_pages.page("Grey Heron", "")).ratings == ()
    for _ in range(3):
        room = await table(lobby, (person, other))
        await move(room)
        await act(room, 1, "/resign")
    (shown,) = (await lobby.player_pages.page("Grey Heron", "")).ratings
    assert (shown.game, shown.variant, shown.pace) == ("stratego", "barrage", "rapid")
    assert (shown.rating.mark, shown.rating.games) == ("provisional", 3)
    assert shown.rating.value > 1500
    made = await lobby.tables.create(wish("own", "link", terms=RATED), person)
    status = (await lobby.rooms.get(made.match)).seating.statuses()[0]
    assert status.rating == shown.rating
    casual = await lobby.tables.create(wish("own", "link"), person)
    assert (await lobby.rooms.get(casual.match)).seating.statuses()[0].rating is None
    await lobby.people.forget(key)
    assert await RatingsStore(lobby.store).of([person]) == {}


async def test_a_rating_counts_the_time_since_the_last_game(lobby: Lobby):
    people = await two(lobby)
    room = await table(lobby, people)
    await move(room)
    await act(room, 1, "/resign")
    _, rate = rated_tables._counted(room.row, room.match_state, room.seating.seat_rows)
    ended = room.match_state.applied[-1].entry.time

    def widest(days: int) -> float:
        kept = Kept(Rating(1500, 60, games=9), ended - days * rated_tables.DAY)
        after: Mapping[int, Rating] = rate({0: kept, 1: kept})
        return after[0].deviation

    assert widest(365) > widest(0)
