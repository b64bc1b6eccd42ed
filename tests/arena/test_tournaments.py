"""Tournaments: pairings against published tables and examples, and what must hold for any of them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.arena.tournaments import (
    Game,
    Participant,
    System,
    Table,
    Tournament,
    bye_game,
    game_of,
    is_over,
    may_join,
    next_tables,
    rounds_played,
    schedule,
    shared_points,
    standings,
    total_rounds,
)
from gonfalon.core.errors import ArgumentError


def tournament(n: int, system: System = "swiss", **options: object) -> Tournament:
    """Participants named 1, 2, ..., the strongest first."""
    field = tuple(Participant(str(number), 3000 - 10 * number) for number in range(1, n + 1))
    return Tournament(field, system, **options)  # pyright: ignore[reportArgumentType]


def ended(table: Table, rules: Tournament, draw: random.Random) -> Game:
    """A game with a drawn result, or the bye."""
    if table.is_bye:
        return bye_game(rules, table)
    best = draw.randrange(len(table.seats) + 1)
    return game_of(table.round, table.seats, [float(seat == best) for seat in range(len(table.seats))])


def played(rules: Tournament, seed: int) -> list[Game]:
    """All games of a tournament with drawn results."""
    draw, games = random.Random(seed), list[Game]()
    while not is_over(rules, games):
        tables = next_tables(rules, games)
        assert tables
        games += [ended(table, rules, draw) for table in tables]
    assert next_tables(rules, games) == () or rules.system == "arena"
    return games


def pairs(tables: tuple[Table, ...]) -> list[str]:
    """As a pairing list writes them: "1-4", the bye as "6-"."""
    return ["-".join(table.seats) if not table.is_bye else f"{table.seats[0]}-" for table in tables]


# ---- round robin

BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}
"""FIDE Handbook C.05, Annex 1."""


@pytest.mark.parametrize("n", BERGER)
def test_a_round_robin_follows_the_berger_tables(n: int) -> None:
    assert [" ".join(pairs(tables)) for tables in schedule(tournament(n, "round-robin"))] == BERGER[n]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 11, 16])
@pytest.mark.parametrize("double", [False, True])
def test_in_a_round_robin_everybody_meets_everybody(n: int, double: bool) -> None:
    rounds = schedule(tournament(n, "round-robin", double=double))
    met = Counter(frozenset(table.seats) for tables in rounds for table in tables)
    assert len(met) == n * (n - 1) // 2
    assert set(met.values()) == {2 if double else 1}
    for tables in rounds:
        names = [name for table in tables for name in table.seats]
        assert len(set(names)) == len(names) == n - n % 2
    seats = {name: [t.seats.index(name) for ts in rounds for t in ts if name in t.seats] for name in "12"}
    for had in seats.values():
        assert abs(had.count(0) - had.count(1)) <= (0 if double else 1)


def test_in_a_double_round_robin_nobody_has_a_seat_three_times_on_end() -> None:
    rounds = schedule(tournament(8, "round-robin", double=True))
    for name in map(str, range(1, 9)):
        had = [table.seats.index(name) for tables in rounds for table in tables if name in table.seats]
        assert all(len(set(had[place : place + 3])) > 1 for place in range(len(had) - 2))


@pytest.mark.parametrize(
    ("n", "n_seats"), [(3, 3), (4, 3), (7, 3), (9, 3), (10, 3), (8, 4), (9, 4), (12, 4), (16, 4)]
)
def test_larger_tables_rotate_until_every_pair_has_met(n: int, n_seats: int) -> None:
    rounds = schedule(tournament(n, "round-robin", n_seats=n_seats))
    met = Counter(frozenset(pair) for tables in rounds for t in tables for pair in combinations(t.seats, 2))
    assert len(met) == n * (n - 1) // 2
    assert max(met.values()) <= 3
    for tables in rounds:
        assert {len(table.seats) for table in tables} == {n_seats}
        names = [name for table in tables for name in table.seats]
        assert len(set(names)) == len(names) == n - n % n_seats
    games = Counter(name for tables in rounds for table in tables for name in table.seats)
    assert max(games.values()) - min(games.values()) <= 1
    seats = Counter((name, seat) for ts in rounds for table in ts for seat, name in enumerate(table.seats))
    for name in games:
        had = [seats[name, seat] for seat in range(n_seats)]
        assert max(had) - min(had) <= 2


# ---- Swiss


def test_the_first_round_is_the_upper_half_against_the_lower_with_seats_in_turn() -> None:
    """The example that pairing programs give for 14 participants."""
    assert pairs(next_tables(tournament(14), [])) == ["1-8", "9-2", "3-10", "11-4", "5-12", "13-6", "7-14"]


def results(*rounds: str) -> list[Game]:
    """Games from lists such as "1-4:1 5-2:0 6-:1": points of the first seat."""
    games: list[Game] = []
    for number, text in enumerate(rounds, 1):
        for word in text.split():
            seats, points = word.split(":")
            first, _, second = seats.partition("-")
            score = float(points)
            games.append(
                Game(number, (first, second), (score, 1 - score))
                if second
                else Game(number, (first,), (score,))
            )
    return games


def replaced(game: Game, number: int) -> Game:
    """The game as one of that round."""
    return Game(number, game.seats, game.points)


def test_the_bye_goes_to_the_fewest_points_and_to_nobody_twice() -> None:
    """bbpPairings, test "Dutch 2025 C5": number 4 is absent in round 3."""
    games = results("1-4:1 2-5:0 3-6:1", "2-1:0 4-3:0 6-5:0")
    games = [
        Game(1, ("1", "4"), (1, 0)),
        Game(1, ("5", "2"), (0, 1)),
        Game(1, ("3", "6"), (1, 0)),
        Game(2, ("2", "1"), (0, 1)),
        Game(2, ("4", "3"), (0, 1)),
        Game(2, ("6", "5"), (0, 1)),
    ]
    found = next_tables(tournament(6, n_rounds=3), games, waiting={"1", "2", "3", "5", "6"})
    assert sorted(pairs(found)) == ["1-5", "3-2", "6-"]


def test_who_was_absent_before_is_not_given_the_bye() -> None:
    """bbpPairings, test "Dutch 2025 C9": number 5 missed round 1."""
    games = results("1-3:1 4-2:0")
    assert sorted(pairs(next_tables(tournament(5, n_rounds=3), games))) == ["2-1", "3-5", "4-"]


PAIRED_BY_ANOTHER_PROGRAM = {
    9: (
        "1-5:1 3-7:1 6-2:0 8-4:0.5 9-:1",
        "2-3:0 4-6:1 5-8:1 7-:1 9-1:0",
        "1-3:0.5 5-9:0 6-:1 7-4:0 8-2:0.5",
        "2-5:0.5 3-9:1 4-1:0.5 6-7:0.5 8-:1",
    ),
    14: (
        "1-8:1 3-10:1 5-12:0.5 7-14:1 9-2:0 11-4:0 13-6:1",
        "2-7:1 4-1:1 6-5:1 10-11:1 12-8:0 13-3:0.5 14-9:0.5",
        "1-13:1 3-6:0.5 4-2:0 5-11:0.5 7-10:1 8-14:1 9-12:0.5",
        "2-3:1 6-9:0.5 7-1:0 8-4:0 10-5:0 11-14:0.5 12-13:0",
    ),
    21: (
        "1-11:0.5 3-13:1 5-15:1 7-17:0.5 9-19:0.5 12-2:0.5 14-4:1 16-6:1 18-8:0.5 20-10:0 21-:1",
        "2-18:1 4-13:0.5 6-20:0.5 8-12:0 10-16:0 11-9:0 14-3:0 15-:1 17-1:0 19-7:0 21-5:0",
        "3-5:1 7-12:0.5 9-2:0 10-21:1 13-6:0 15-14:0.5 16-1:0 17-4:0.5 18-11:0.5 19-:1 20-8:0",
        "1-7:1 2-3:1 4-18:1 5-16:0.5 6-14:0.5 8-19:1 11-17:0 12-10:0 13-:1 15-9:1 21-20:0.5",
        "1-2:0 3-10:1 5-8:0 7-4:0 13-9:0.5 14-12:1 16-15:1 17-6:0 18-:1 19-21:1 20-11:0",
        "2-16:1 4-1:1 6-5:0.5 8-3:0.5 9-17:1 10-14:0.5 11-13:0.5 12-21:1 15-19:1 18-7:0 20-:1",
    ),
}
"""Rounds as the Dutch engine of py4swiss 0.3.1 paired them, with drawn results in between."""


@pytest.mark.parametrize("n", PAIRED_BY_ANOTHER_PROGRAM)
def test_a_swiss_is_paired_as_another_program_pairs_it(n: int) -> None:
    games: list[Game] = []
    for number, text in enumerate(PAIRED_BY_ANOTHER_PROGRAM[n], 1):
        wanted = {word.split(":")[0] for word in text.split()}
        assert set(pairs(next_tables(tournament(n, n_rounds=7), games))) == wanted, f"round {number}"
        games += [replaced(game, number) for game in results(text)]


def test_a_swiss_of_eight_has_three_rounds_and_one_who_won_all_at_most() -> None:
    rules = tournament(8)
    assert total_rounds(rules) == 3
    rows = standings(rules, played(rules, 3))
    assert sum(row.points == 3 for row in rows) <= 1


def test_a_swiss_ends_when_somebody_would_meet_an_opponent_again() -> None:
    """After three rounds of six, all have met but two circles of three: they cannot all be paired."""
    games = results("1-4:1 5-2:0 3-6:1", "2-6:1 4-3:0 1-5:1", "3-5:1 6-1:0 2-4:1")
    rules = tournament(6, n_rounds=5)
    assert is_over(rules, games)
    assert next_tables(rules, games) == ()


@settings(deadline=None, max_examples=60, derandomize=True)
@given(n=st.integers(6, 24), seed=st.integers(0, 10**6), draws=st.data())
def test_in_a_swiss_nobody_meets_twice_has_two_byes_or_a_seat_too_often(
    n: int, seed: int, draws: st.DataObject
) -> None:
    rules = tournament(n, n_rounds=draws.draw(st.integers(1, n // 2)))
    games = played(rules, seed)
    assert rounds_played(games) == rules.n_rounds, "up to half as many rounds as participants always work"
    met = Counter(frozenset(game.seats) for game in games)
    assert set(met.values()) == {1}, "each pair once, and each bye once"
    for number in range(1, rules.n_rounds + 1):
        names = [name for game in games if game.round == number for name in game.seats]
        assert sorted(names) == sorted(rules.names)
        assert sum(game.is_bye for game in games if game.round == number) == n % 2
    for row in standings(rules, games):
        assert abs(row.seats.count(0) - row.seats.count(1)) <= 2


@settings(deadline=None, max_examples=30, derandomize=True)
@given(n=st.integers(4, 20), seed=st.integers(0, 10**6), absent=st.data())
def test_whoever_is_present_is_paired_with_near_points(n: int, seed: int, absent: st.DataObject) -> None:
    rules = tournament(n, n_rounds=2)
    games = [ended(table, rules, random.Random(seed)) for table in next_tables(rules, [])]
    present = absent.draw(st.sets(st.sampled_from(rules.names), min_size=2))
    names = [name for table in next_tables(rules, games, present) for name in table.seats]
    assert sorted(names) == sorted(present) or not names
    points = {row.name: row.points for row in standings(rules, games)}
    for table in next_tables(rules, games):
        assert table.is_bye or abs(points[table.seats[0]] - points[table.seats[1]]) <= 1


# ---- arena


def test_an_arena_pairs_near_ranks_and_not_the_last_opponents() -> None:
    rules = tournament(6, "arena")
    first = next_tables(rules, [])
    assert pairs(first) == ["1-2", "3-4", "5-6"]
    games = results("1-2:1 3-4:1 5-6:1")
    assert [set(table.seats) for table in next_tables(rules, games)] == [{"1", "3"}, {"5", "2"}, {"4", "6"}]


def test_an_arena_pairs_only_who_waits() -> None:
    rules = tournament(6, "arena")
    assert pairs(next_tables(rules, [], {"2", "5"})) == ["2-5"]
    assert next_tables(rules, [], {"2"}) == ()
    games = results("2-5:1")
    assert next_tables(rules, games, {"2", "5"}) == (), "they have only just met"
    assert len(next_tables(rules, games, {"2", "5", "6"})) == 1


def test_two_alone_in_an_arena_meet_again() -> None:
    assert pairs(next_tables(tournament(2, "arena"), results("1-2:1"))) == ["2-1"]


@settings(deadline=None, max_examples=30, derandomize=True)
@given(n=st.integers(4, 15), seed=st.integers(0, 10**6), streaks=st.booleans())
def test_in_an_arena_everybody_plays_about_as_often(n: int, seed: int, streaks: bool) -> None:
    rules = tournament(n, "arena", n_rounds=8, streaks=streaks)
    rows = standings(rules, played(rules, seed))
    counts = [row.n_games for row in rows]
    assert max(counts) - min(counts) <= 2
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_larger_tables_of_an_arena_are_near_in_rank_and_seats_rotate() -> None:
    rules = tournament(7, "arena", n_seats=3, n_rounds=6)
    games = played(rules, 5)
    assert {len(game.seats) for game in games} == {3}
    for row in standings(rules, games):
        assert max(row.seats.count(seat) for seat in range(3)) <= 3


def test_a_win_after_two_wins_counts_twice_until_one_is_not_won() -> None:
    games = results("1-2:1", "1-2:1", "1-2:1", "1-2:0.5", "1-2:1")
    rules = tournament(2, "arena", streaks=True)
    assert [row.points for row in standings(rules, games)] == [6.0, 0.5]
    assert [row.points for row in standings(tournament(2, "arena"), games)] == [4.5, 0.5]


def test_one_may_join_an_arena_until_ten_minutes_before_its_end() -> None:
    assert may_join(now=1000, ends=1601)
    assert not may_join(now=1000, ends=1600)


# ---- bad input


@pytest.mark.parametrize(
    ("rules", "word"),
    [
        (tournament(1), "at least one must be full"),
        (tournament(3, n_seats=3), "for tables of two"),
        (tournament(3, "round-robin", n_seats=4), "at least one must be full"),
        (Tournament((Participant("a"), Participant("a"))), "twice"),
        (Tournament((Participant(""), Participant("a"))), "no name"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(rules: Tournament, word: str) -> None:
    with pytest.raises(ArgumentError, match=word):
        next_tables(rules, [])


def test_a_game_of_a_stranger_is_refused() -> None:
    with pytest.raises(ArgumentError, match="9 has played round 1 and takes no part"):
        standings(tournament(4), results("1-9:1"))


def test_the_best_of_a_table_share_its_point() -> None:
    assert shared_points((1, -1)) == (1, 0)
    assert shared_points((0, 0)) == (0.5, 0.5)
    assert shared_points((1, -1, 1)) == (0.5, 0, 0.5)
