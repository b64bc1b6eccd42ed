"""Speeds, and which games count."""

from __future__ import annotations

from typing import get_args

import pytest

from gonfalon.ratings import (
    SPEEDS,
    CasualReason,
    Course,
    Table,
    expected_seconds,
    speed_of,
    why_casual,
    why_not_counted,
)

RATED = Table(("ann", "ben"), rated=True)
PLAYED = Course((40, 40), by_rule=True)
DAY = 86_400


@pytest.mark.parametrize(
    ("initial", "increment", "speed"),
    [
        (60, 0, "blitz"),
        (180, 2, "blitz"),
        (300, 0, "blitz"),
        (300, 5, "rapid"),
        (600, 5, "rapid"),
        (0, 10, "rapid"),
        (900, 10, "classical"),
        (0, 30, "classical"),
        (3600, 60, "classical"),
        (0, DAY, "correspondence"),
        (0, 3 * DAY, "correspondence"),
        (0, 0, "blitz"),
    ],
)
def test_the_speed_of_a_clock(initial: float, increment: float, speed: str) -> None:
    assert speed_of(initial, increment) == speed


def test_more_time_is_never_a_faster_speed() -> None:
    initials, increments = (*range(0, 4000, 60), DAY, 14 * DAY), (0, 1, 2, 5, 10, 30, 600, 3600, DAY)
    place = {(a, b): SPEEDS.index(speed_of(a, b)) for a in initials for b in increments}
    for a in initials:
        assert [place[a, b] for b in increments] == sorted(place[a, b] for b in increments)
    for b in increments:
        assert [place[a, b] for a in initials] == sorted(place[a, b] for a in initials)
    assert set(place.values()) == set(range(len(SPEEDS)))
    assert expected_seconds(300, 5) == 600


def test_a_rated_game_between_two_named_people_counts() -> None:
    assert why_casual(RATED) is None
    assert why_not_counted(RATED, PLAYED) is None


CASUAL: list[tuple[Table, CasualReason]] = [
    (Table(("ann", "ben")), "casual"),
    (Table(("ann", "ben"), rated=True, clocked=False), "no-clock"),
    (Table(("ann", "ben"), rated=True, own_rules=True), "own-rules"),
    (Table(("ann", "ben"), rated=True, helped=True), "helped"),
    (Table(("ann", "ben"), rated=True, restarted=True), "restarted"),
    (Table(("ann", None), rated=True), "nameless"),
    (Table(("ann", "ann"), rated=True), "one-person"),
    (Table(("ann", "ben", "ann"), rated=True), "one-person"),
    (Table(("", ""), rated=True), "nobody"),
    (Table(("ann", ""), rated=True, measured=False), "unmeasured"),
    (Table(("ann", ""), rated=True, cooperative=True), "nameless"),
    (Table(("ann", "ann"), rated=True, cooperative=True), "one-person"),
]


@pytest.mark.parametrize(("table", "reason"), CASUAL)
def test_a_table_that_cannot_count_says_why(table: Table, reason: CasualReason) -> None:
    assert why_casual(table) == reason
    assert why_not_counted(table, PLAYED) == reason


def test_against_a_measured_computer_a_game_counts_and_a_lone_hand_without_a_clock_too() -> None:
    assert why_casual(Table(("ann", ""), rated=True)) is None
    assert why_casual(Table(("ann",), rated=True, clocked=False, cooperative=True)) is None


@pytest.mark.parametrize(
    ("course", "reason"),
    [
        (Course((1, 0), by_rule=False), "aborted"),
        (Course((0, 0), by_rule=False), "aborted"),
        (Course((1, 1), by_rule=False), None),
        (Course((1, 0), by_rule=True), None),
        (Course((30, 30), by_rule=True, changed_hands=True), "changed-hands"),
    ],
)
def test_a_game_left_before_both_have_moved_counts_nothing(
    course: Course, reason: CasualReason | None
) -> None:
    assert why_not_counted(RATED, course) == reason


def test_every_reason_can_be_given() -> None:
    assert {reason for _, reason in CASUAL} | {"aborted", "changed-hands"} == set(get_args(CasualReason))
