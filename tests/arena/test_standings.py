"""Standings, their export as text, and the matching that pairings rest on."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.arena.tournaments import Game, Participant, Tournament, crosstable, standings, trf
from gonfalon.arena.tournaments.matching import can_all_be_paired, largest_matching
from gonfalon.arena.tournaments.seats import ABSOLUTE, MILD, STRONG, preference, takes_first_seat
from gonfalon.core.errors import ArgumentError

FOUR = tuple(
    Participant(name, rating) for name, rating in (("Ann", 1900), ("Ben", 1800), ("Cay", 1700), ("Dot", 0))
)
ALL_MEET = [
    Game(1, ("Ann", "Dot"), (1, 0)),
    Game(1, ("Ben", "Cay"), (0.5, 0.5)),
    Game(2, ("Dot", "Cay"), (0, 1)),
    Game(2, ("Ann", "Ben"), (0, 1)),
    Game(3, ("Ben", "Dot"), (0, 1)),
    Game(3, ("Cay", "Ann"), (0, 1)),
]
"""Ann has 2 points, Ben and Cay 1.5, Dot 1."""
WITH_BYES = [
    Game(1, ("Ann", "Ben"), (1, 0)),
    Game(1, ("Cay",), (1,)),
    Game(2, ("Cay", "Ann"), (0.5, 0.5)),
    Game(2, ("Ben",), (1,)),
]
"""Three play two rounds: Ann and Cay have 1.5, Ben has 1."""


def test_tie_breaks_of_a_round_robin() -> None:
    rows = standings(Tournament(FOUR), ALL_MEET)
    assert [
        (row.place, row.name, row.points, row.direct, row.sonneborn_berger, row.wins) for row in rows
    ] == [
        (1, "Ann", 2, 0, 2.5, 2),  # beat Dot (1) and Cay (1.5)
        (2, "Ben", 1.5, 0.5, 2.75, 1),  # drew Cay (1.5), beat Ann (2)
        (3, "Cay", 1.5, 0.5, 1.75, 1),  # drew Ben (1.5), beat Dot (1)
        (4, "Dot", 1, 0, 1.5, 1),  # beat Ben (1.5)
    ]
    assert all(row.buchholz == 6 - row.points for row in rows), "everybody has met all others"


def test_a_bye_counts_in_buchholz_as_an_opponent_with_ones_own_points() -> None:
    rules = Tournament(FOUR[:3], "swiss", n_rounds=2)
    rows = {row.name: row for row in standings(rules, WITH_BYES)}
    assert (rows["Ann"].buchholz, rows["Cay"].buchholz, rows["Ben"].buchholz) == (2.5, 3, 2.5)
    assert [row.name for row in standings(rules, WITH_BYES)] == ["Cay", "Ann", "Ben"]
    assert (rows["Cay"].wins, rows["Cay"].n_games) == (0, 1), "a bye is no win and no game"


def test_whom_nothing_parts_have_the_same_place() -> None:
    rows = standings(Tournament(FOUR, "swiss"), [])
    assert [(row.place, row.name) for row in rows] == [(1, "Ann"), (1, "Ben"), (1, "Cay"), (1, "Dot")]


def test_the_direct_encounter_counts_only_if_all_of_equal_points_have_met() -> None:
    games = [
        Game(1, ("Ann", "Ben"), (0, 1)),
        Game(1, ("Cay", "Dot"), (0, 1)),
        Game(2, ("Ann", "Cay"), (1, 0)),
    ]
    rows = {row.name: row for row in standings(Tournament(FOUR), games)}
    assert {row.direct for row in rows.values()} == {0}, "Ann, Ben and Dot have 1, and Dot has met neither"
    two = [*games, Game(2, ("Ben", "Dot"), (0.5, 0.5))]
    assert {row.name: row.direct for row in standings(Tournament(FOUR), two)}["Ben"] == 0.5


def test_the_grid_of_a_round_robin() -> None:
    assert crosstable(Tournament(FOUR), ALL_MEET).splitlines() == [
        "   name  1    2    3  4  points  direct  Sonneborn-Berger",
        "1  Ann   *    0    1  1       2       0               2.5",
        "2  Ben   1    *  0.5  0     1.5     0.5              2.75",
        "3  Cay   0  0.5    *  1     1.5     0.5              1.75",
        "4  Dot   0    1    0  *       1       0               1.5",
    ]


def test_the_rounds_of_a_swiss() -> None:
    assert crosstable(Tournament(FOUR[:3], "swiss"), WITH_BYES).splitlines() == [
        "   name  round 1  round 2  points  Buchholz  Sonneborn-Berger",
        "1  Cay     bye 1  2/1 0.5     1.5         3              2.25",
        "2  Ann     3/1 1  1/2 0.5     1.5       2.5              1.75",
        "3  Ben     2/2 0    bye 1       1       2.5                 1",
    ]


def test_a_table_of_three_and_somebody_who_was_not_paired() -> None:
    games = [Game(1, ("Ann", "Ben", "Cay"), (0.5, 0.5, 0))]
    rows = crosstable(Tournament(FOUR, "arena", n_seats=3), games).splitlines()
    assert rows[1].split() == ["1", "Ann", "2+3/1", "0.5", "0.5", "0"]
    assert rows[-1].split() == ["4", "Dot", "-", "0", "0"]


def test_the_report_file_has_its_columns() -> None:
    lines = trf(Tournament(FOUR[:3], "swiss", n_rounds=2), WITH_BYES, "Club").splitlines()
    assert lines[:3] == ["012 Club", "062 3", "XXR 2"]
    ann, ben, cay = lines[3:]
    assert (ann[:8], ann[14:47].strip(), ann[48:52], ann[80:84], ann[85:89]) == (
        "001    1",
        "Ann",
        "1900",
        " 1.5",
        "   2",
    )
    assert (ann[91:99], ann[101:109]) == ("   2 w 1", "   3 b =")
    assert (ben[91:99], ben[101:109]) == ("   1 b 0", "0000 - U")
    assert (cay[91:99], cay[101:109]) == ("0000 - U", "   1 w =")


def test_a_report_file_of_larger_tables_is_refused() -> None:
    with pytest.raises(ArgumentError, match="crosstable instead"):
        trf(Tournament(FOUR, "arena", n_seats=3), [], "")


@pytest.mark.parametrize(
    ("seats", "seat", "strength"),
    [
        ((0,), 1, STRONG),
        ((0, 1), 0, MILD),
        ((0, 0), 1, ABSOLUTE),
        ((1, 0, 0), 1, ABSOLUTE),
        ((0, 1, 0), 1, STRONG),
    ],
)
def test_the_seat_that_somebody_should_have(seats: tuple[int, ...], seat: int, strength: int) -> None:
    assert preference(seats)[:2] == (seat, strength)


@pytest.mark.parametrize(
    ("higher", "lower", "first"),
    [
        ((), (), True),  # by number
        ((0,), (1,), False),
        ((0,), (0, 0), True),  # the stronger wish
        ((0, 1), (1, 0), True),  # both as they wish
        ((0, 1, 0), (0, 1, 0), False),  # equal wishes: the higher ranked
        ((0, 1, 1, 0), (1, 0, 1, 0), True),  # turned where they last differed
    ],
)
def test_who_takes_the_first_seat(higher: tuple[int, ...], lower: tuple[int, ...], first: bool) -> None:
    assert takes_first_seat(higher, lower, by_number=True) == first


def most_pairs(edges: list[tuple[str, str]]) -> int:
    """By trying all sets of edges."""
    if not edges:
        return 0
    (one, other), rest = edges[0], edges[1:]
    apart = [edge for edge in rest if one not in edge and other not in edge]
    return max(most_pairs(rest), 1 + most_pairs(apart))


@settings(deadline=None)
@given(n=st.integers(1, 9), draws=st.data())
def test_the_largest_matching_is_as_large_as_trying_all_finds(n: int, draws: st.DataObject) -> None:
    names = [str(number) for number in range(n)]
    every = list(combinations(names, 2))
    edges = draws.draw(st.lists(st.sampled_from(every), unique=True, max_size=13)) if every else []
    graph = {name: {a if b == name else b for a, b in edges if name in (a, b)} for name in names}
    mate = largest_matching(graph, set(names))
    assert len(mate) == 2 * most_pairs(edges)
    assert all(mate[other] == name and other in graph[name] for name, other in mate.items())
    assert can_all_be_paired(graph, names) == (len(mate) == n)
