"""Intervals, the sequential test and ratings against what is known of them."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from gonfalon.arena import SeriesResult, elo
from gonfalon.arena.lengths import PlayedGame, split_by_length
from gonfalon.arena.sprt import Sprt, judge, sprt
from gonfalon.core.errors import GonfalonError


def test_wilsons_interval_has_the_values_of_the_tables():
    """8 of 10, and nothing of 10: the textbook's 0.490 to 0.943 and 0 to 0.278."""
    assert SeriesResult(8, 0, 2, 0).interval() == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert SeriesResult(0, 0, 10, 0).interval() == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_nothing_is_known_before_the_first_game():
    assert SeriesResult(0, 0, 0, 0).interval() == (0.0, 1.0)


def test_games_are_counted_apart_by_their_length():
    games = [(300, 1.0), (300, 0.0), (301, 0.0), (4000, 0.5), (900, 0.0), (12, 1.0)]
    split = split_by_length([PlayedGame(plies, score, plies == 4000) for plies, score in games], 300)
    assert split.until == SeriesResult(2, 0, 1, 0)
    assert split.after == SeriesResult(0, 1, 2, 1)
    assert split.lost_after.score == pytest.approx(2 / 6)
    assert split.lost_after.interval() == SeriesResult(2, 0, 4, 0).interval()


@pytest.mark.parametrize("true", [0.5, 0.7, 0.9])
def test_the_interval_holds_the_true_score_as_often_as_it_says(true: float):
    """Exactly, for 100 games without draws."""
    held = [
        math.comb(100, wins) * true**wins * (1 - true) ** (100 - wins)
        for wins in range(101)
        if inside(SeriesResult(wins, 0, 100 - wins, 0), true)
    ]
    assert 0.93 <= sum(held) <= 0.97


def inside(result: SeriesResult, true: float) -> bool:
    """Does the interval hold the true score?"""
    low, high = result.interval()
    return low <= true <= high


def test_draws_make_the_interval_hold_more_often():
    rng = random.Random(7)
    held = 0
    for _ in range(1000):
        games = [rng.random() for _ in range(100)]
        wins, draws = sum(x < 0.4 for x in games), sum(0.4 <= x < 0.9 for x in games)
        held += inside(SeriesResult(wins, draws, 100 - wins - draws, 0), 0.65)
    assert held / 1000 > 0.97


def test_the_bounds_are_walds():
    low, high = Sprt(0.5, 0.6, 0.05, 0.1).bounds
    assert low == pytest.approx(math.log(0.1 / 0.95))
    assert high == pytest.approx(math.log(0.9 / 0.05))


def test_the_ratio_counts_a_draw_as_half_a_win_and_half_a_loss():
    test = Sprt(0.5, 0.6)
    assert test.ratio(1, 1) == pytest.approx(math.log(1.2))
    assert test.ratio(0, 1) == pytest.approx(math.log(0.8))
    assert test.ratio(0.5, 1) == pytest.approx((math.log(1.2) + math.log(0.8)) / 2)


def test_the_test_stops_after_a_whole_round_and_hears_nothing_later():
    won = judge(Sprt(0.5, 0.8), [1.0] * 50)
    n_games = math.ceil(math.log(19) / math.log(1.6))
    assert (won.accepted, won.n_games) == ("H1", n_games + n_games % 2)
    assert judge(Sprt(0.5, 0.8), [1.0] * won.n_games + [0.0] * 40) == won
    assert judge(Sprt(0.5, 0.8), [0.0] * 50).accepted == "H0"
    assert judge(Sprt(0.5, 0.8), [1.0, 0.0]).accepted == ""


@pytest.mark.parametrize("drawn", [0.0, 0.4])
@pytest.mark.parametrize(("score", "wrong"), [(0.5, "H1"), (0.6, "H0")])
def test_the_error_rates_are_kept(score: float, wrong: str, drawn: float):
    rng, test, n_wrong = random.Random(3), Sprt(0.5, 0.6, 0.05, 0.05), 0
    for _ in range(400):
        scores = []
        for _ in range(1500):
            x = rng.random()
            scores.append(1.0 if x < score - drawn / 2 else 0.5 if x < score + drawn / 2 else 0.0)
        n_wrong += judge(test, scores).accepted == wrong
    assert n_wrong / 400 <= 0.08


@pytest.mark.parametrize("text", ["", "0.5", "a,b", "0.5,0.5", "0,0.5", "0.5,1", "0.1,0.2,0.3"])
def test_a_test_that_cannot_be_is_refused(text: str):
    with pytest.raises(GonfalonError, match="--sprt"):
        sprt(text, 0.05, 0.05)


def test_two_players_have_the_difference_that_their_score_stands_for():
    rated = elo.rate(np.array([[0, 75.0], [25.0, 0]]), anchor=1)
    assert rated.finite
    assert rated.players[0].elo == pytest.approx(400 * math.log10(3), abs=1e-6)
    assert rated.players[0].elo == pytest.approx(elo.difference(0.75))
    half = 1.959964 * elo.SCALE / math.sqrt(100 * 0.75 * 0.25)
    assert rated.players[0].high - rated.players[0].elo == pytest.approx(half)
    assert rated.players[1] == pytest.approx((0, 0, 0))


def test_three_players_are_rated_as_they_play():
    """Scores drawn from known ratings; the fit is compared with a slow climb of the likelihood."""
    true = np.array([200.0, 0.0, -200.0])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    points = 1000 * chance * (1 - np.eye(3))
    rated = elo.rate(points)
    assert [r.elo for r in rated.players] == pytest.approx(true, abs=1e-6)
    assert sum(r.elo for r in rated.players) == pytest.approx(0, abs=1e-6)


def test_intervals_of_ratings_hold_the_truth_about_as_often_as_they_say():
    rng, held, n_trials = np.random.default_rng(5), 0, 300
    true = np.array([100.0, 20.0, -120.0])
    for _ in range(n_trials):
        points = np.zeros((3, 3))
        for i in range(3):
            for j in range(i):
                won = rng.binomial(60, 1 / (1 + 10 ** ((true[j] - true[i]) / 400)))
                points[i, j], points[j, i] = won, 60 - won
        rating = elo.rate(points).players[0]
        held += rating.low <= 100.0 <= rating.high
    assert 0.91 <= held / n_trials <= 0.985


def test_one_who_won_everything_is_given_imaginary_draws_and_said_to_be():
    points = np.array([[0, 10.0, 10.0], [0, 0, 6.0], [0, 4.0, 0]])
    rated = elo.rate(points)
    assert not rated.finite
    assert rated.players[0].elo > rated.players[1].elo > rated.players[2].elo
    assert all(math.isfinite(number) for rating in rated.players for number in rating)


def test_nobody_has_played():
    rated = elo.rate(np.zeros((3, 3)))
    assert [rating.elo for rating in rated.players] == [0, 0, 0]


def test_a_score_of_all_or_nothing_has_no_finite_difference():
    assert elo.difference(1.0) == math.inf
    assert elo.difference(0.0) == -math.inf
    assert elo.difference(0.5) == 0
