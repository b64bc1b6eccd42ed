"""A report sums up what was judged: classes, accuracy, the dearest turns, turning points, what to try."""

from __future__ import annotations

import math
import weakref
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from gonfalon.players.coaching import (
    CoachMoment,
    CoachRemark,
    CoachReview,
    CoachScale,
    JudgedTurn,
    class_of,
    dearest_of,
    report_of,
    turning_points,
)

SCALE = CoachScale(bounds=(0.3, 1.0, 2.0), steepness=0.4, turning=5.0, within=6)


def turn(
    number: int, loss: float = 0.0, standing: float = 0.0, theme: str = "", given: float = 0.0
) -> JudgedTurn:
    return JudgedTurn(number, number + 1, "a1-a2", f"best {number}", loss, 0.0, given, standing, theme, ())


@pytest.mark.parametrize(
    ("loss", "found"),
    [(0.0, "best"), (0.29, "best"), (0.3, "fine"), (1.0, "loose"), (2.0, "error"), (9.0, "error")],
)
def test_an_answer_has_a_class_by_its_loss(loss: float, found: str):
    assert class_of(loss, SCALE) == found


def test_accuracy_is_the_mean_over_the_turns():
    report = report_of([turn(1), turn(2, 1.0, theme="plan"), turn(3, 4.0, theme="gamble")], 3, {}, SCALE)
    assert report.accuracy == round(100 * (1 + math.exp(-0.4) + math.exp(-1.6)) / 3)
    assert report.thirds == (100, 67, 20)
    assert report.counts == (1, 0, 1, 1)


def test_the_dearest_stand_in_the_order_of_the_game_and_small_losses_do_not():
    turns = [turn(1, 2.5), turn(2, 0.9), turn(3, 1.2), turn(4, 4.0), turn(5, 1.1)]
    assert report_of(turns, 5, {}, SCALE).dearest == (1, 3, 4)


def test_the_dearest_are_those_that_cost_most_of_the_result_where_it_is_told():
    turns = [
        msgspec.structs.replace(turn(number, loss), swing=swing)
        for number, loss, swing in (
            (1, 9.0, 0.01),
            (2, 1.5, 0.3),
            (3, 2.0, 0.2),
            (4, 2.5, 0.2),
            (5, 0.9, 0.9),
        )
    ]
    assert [one.number for one in dearest_of(turns, 4, 1.0)] == [2, 4, 3, 1]


def test_a_mistake_that_is_made_again_is_named_once():
    """The same was better for the same reason; what was asked in another round of a card game is another question."""
    again = [turn(1, 3.0, theme="missed"), turn(2, 4.0, theme="missed"), turn(3, 2.0, theme="flag")]
    turns = [msgspec.structs.replace(one, best="b4-b5") for one in again] + [turn(4, 1.5)]
    assert [one.number for one in dearest_of(turns, 3, 1.0)] == [2, 3, 4]
    rounds = [
        msgspec.structs.replace(one, theme="engage", asked=CoachRemark("asked", {"round": n}))
        for n, one in enumerate(turns)
    ]
    assert [one.number for one in dearest_of(rounds, 3, 1.0)] == [2, 1, 3]


def test_tips_are_the_kinds_of_mistakes_that_cost_most_with_their_lessons():
    turns = [turn(1, 1.5, theme="told"), turn(2, 1.6, theme="told"), turn(3, 3.0, theme="gamble")]
    turns += [turn(4, 1.1, theme="flag"), turn(5, 1.2, theme="plan"), turn(6, 0.5, theme="missed")]
    tips = report_of(turns, 6, {"gamble": "scouts"}, SCALE).tips
    assert [(tip.theme, tip.lesson, tip.turns) for tip in tips] == [
        ("told", "", (2, 1)),
        ("gamble", "scouts", (3,)),
        ("plan", "", (5,)),
    ]


def test_the_game_turns_where_the_line_moves_and_stays():
    line = [0, 0, 1, 1, -5, -5, -6, -6, -6]
    assert turning_points([turn(n, standing=value) for n, value in enumerate(line, 1)], SCALE) == (4,)


def test_the_game_does_not_turn_where_the_line_comes_back():
    line = [0, 0, -6, -6, 0, 0, 0, 0]
    assert turning_points([turn(n, standing=value) for n, value in enumerate(line, 1)], SCALE) == ()


def test_the_best_successes_are_told():
    won = [CoachMoment(n, worth, CoachRemark("took")) for n, worth in ((1, 2.0), (2, 9.0), (3, 5.0))]
    turns = [JudgedTurn(s.number, 1, "", "", 0.0, 0.0, 1.5, 0.0, "", (), (s,)) for s in won]
    report = report_of(turns, 3, {}, SCALE)
    assert [one.number for one in report.worked] == [2, 3]
    assert report.given == 4.5


def test_what_was_right_and_went_wrong_stands_apart_from_what_worked():
    lost = [CoachMoment(n, worth, CoachRemark("unlucky")) for n, worth in ((1, 2.0), (2, 9.0), (3, 5.0))]
    turns = [msgspec.structs.replace(turn(one.number), setbacks=(one,)) for one in lost]
    report = report_of(turns, 3, {}, SCALE)
    assert [one.number for one in report.went_wrong] == [2, 3]
    assert report.worked == ()


def test_a_report_on_nothing_yet_says_nothing():
    report = report_of([], 10, {}, SCALE)
    assert (report.accuracy, report.turns, report.dearest, report.tips) == (None, (), (), ())
    assert report.thirds == (None, None, None)


def test_turns_at_which_all_was_lost_promise_no_accuracy():
    turns = [turn(1, 1.0), turn(2), turn(3)]
    report = report_of(turns, 3, {}, SCALE, frozenset({2, 3}))
    assert report.accuracy == round(100 * math.exp(-0.4))
    assert report.thirds == (67, None, None)
    assert (report.counts, report.closed) == ((0, 0, 1, 0), (2, 3))
    assert report_of(turns, 3, {}, SCALE, frozenset({1, 2, 3})).accuracy is None


def test_losses_are_summed_up_in_the_unit_of_the_coach():
    """In chances to win a loss of 0.1 is an error; in worths it is nothing."""
    chances = CoachScale(bounds=(0.01, 0.03, 0.06), steepness=8.0, turning=0.2, within=2)
    turns = [turn(1, 0.1, 0.5, theme="plan"), turn(2, 0.0, 0.2), turn(3, 0.0, 0.2)]
    report = report_of(turns, 3, {}, chances)
    assert (report.counts, report.dearest, report.turning) == ((2, 0, 0, 1), (1,), (1,))
    assert report.accuracy == round(100 * (2 + math.exp(-0.8)) / 3)
    assert [tip.theme for tip in report.tips] == ["plan"]
    assert report.bounds == chances.bounds
    assert report_of(turns, 3, {}, SCALE).counts == (3, 0, 0, 0)


def test_all_are_looked_at_quickly_before_the_dearest_are_looked_at_once_more():
    """The likely mistakes come first; a mistake that is made again is looked at, too, once the longer look clears the first."""
    losses = {"quick": [0.0, 3.0, 0.5, 2.0, 0.1], "deep": [0.0, 0.2, 0.5, 1.5, 0.1]}
    coach: Any = SimpleNamespace(first=lambda _: (2,), scale=SCALE, lessons={}, closed=lambda _: frozenset())
    review = CoachReview(coach)
    order = list[tuple[int, str]]()
    for place, effort in review.looks(cast("Any", range(5))):
        order.append((place, effort))
        again = msgspec.structs.replace(turn(place + 1, losses[effort][place], theme="plan"), best="same")
        review.judged[place] = again
    assert order[:5] == [(place, "quick") for place in (2, 0, 1, 3, 4)]
    assert order[5:] == [(1, "deep"), (3, "deep")]
    assert review.to_deepen == (1, 3)
    assert [turn.loss for turn in review.report().turns] == [0.0, 0.2, 0.5, 1.5, 0.1]


def test_a_review_that_is_kept_holds_no_decision():
    """Each holds all that its seat knew, up to megabytes for a long game."""

    class Decision:
        pass

    coach: Any = SimpleNamespace(first=lambda _: (), scale=SCALE, lessons={}, closed=lambda _: frozenset())
    review, decisions = CoachReview(coach), [Decision() for _ in range(3)]
    held = weakref.WeakSet(decisions)
    for place, _ in review.looks(cast("Any", decisions)):
        review.judged[place] = turn(place + 1)
    del decisions
    assert (len(review.report().turns), len(held)) == (3, 0)
