"""Ratings: Glickman's worked example, what is shown, and what a game changes."""

from __future__ import annotations

import math

import computer_ratings
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core.errors import ArgumentError, GonfalonError
from gonfalon.ratings import (
    Rating,
    after_game,
    computer_rating,
    expected_score,
    full,
    glicko2,
    periods_of_days,
    short,
    teams,
)
from gonfalon.ratings.rating import NARROWEST, START, WIDEST

VALUES = st.builds(
    Rating, st.floats(500, 2500), st.floats(NARROWEST, WIDEST), st.floats(0.03, 0.1), st.integers(0, 500)
)


def test_glickmans_own_example() -> None:
    """Mark E. Glickman, Example of the Glicko-2 system, 2022: the player of 1500 against three opponents."""
    opponents = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = glicko2(Rating(1500, 200, 0.06), opponents)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    assert found.games == 3


def test_a_period_without_games_only_widens_as_in_glickmans_step_6() -> None:
    found = glicko2(Rating(1500, 200, 0.06), [])
    assert (found.value, found.volatility, found.games) == (1500, 0.06, 0)
    assert found.deviation == pytest.approx(math.hypot(200, 0.06 * 173.7178), abs=0.001)


def test_half_periods_widen_as_one_whole_does() -> None:
    rating = Rating(1600, 80)
    halves = rating.after_pause(0.5).after_pause(0.5)
    assert halves.deviation == pytest.approx(rating.after_pause(1).deviation)
    assert rating.after_pause(0) == rating
    assert rating.after_pause(1e9).deviation == WIDEST


def test_a_deviation_of_60_grows_to_110_in_a_year() -> None:
    assert Rating(1500, 60).after_pause(periods_of_days(365)).deviation == pytest.approx(110, abs=0.5)
    assert periods_of_days(-3) == 0


def test_a_long_pause_moves_a_rating_further() -> None:
    fresh = after_game([Rating(1500, 60), Rating(1500, 60)], (1, -1))[0]
    rested = after_game([Rating(1500, 60), Rating(1500, 60)], (1, -1), periods=(80, 0))[0]
    assert rested.value > fresh.value > 1500


@pytest.mark.parametrize(
    ("rating", "mark", "beside", "page"),
    [
        (Rating(), "new", "", "1500 ± 686"),
        (Rating(1512, 49, games=2), "new", "", "1512 ± 96"),
        (Rating(1512, 120, games=9), "provisional", "1512?", "1512 ± 235"),
        (Rating(1512.4, 49, games=9), "established", "1512", "1512 ± 96"),
    ],
)
def test_a_rating_says_how_sure_it_is(rating: Rating, mark: str, beside: str, page: str) -> None:
    assert (rating.mark, short(rating), full(rating)) == (mark, beside, page)
    assert rating.is_provisional == (mark != "established")
    low, high = rating.interval95
    assert (low + high) / 2 == pytest.approx(rating.value)


@given(VALUES, VALUES, st.sampled_from([(1.0, -1.0), (0.0, 0.0), (-1.0, 1.0)]))
def test_who_scores_more_than_expected_rises(
    first: Rating, second: Rating, returns: tuple[float, ...]
) -> None:
    after = after_game([first, second], returns)
    score = (returns[0] - returns[1] + 2) / 4
    for seat, (before, now) in enumerate(zip((first, second), after, strict=True)):
        other = (first, second)[1 - seat]
        gained = (score if seat == 0 else 1 - score) - expected_score(
            Rating(before.value, 0), Rating(other.value, other.deviation)
        )
        assert (now.value - before.value) * gained >= -1e-6
        assert NARROWEST <= now.deviation <= WIDEST
        assert now.games == before.games + 1


def test_two_equals_are_expected_to_share_and_400_points_are_ten_to_one() -> None:
    assert expected_score(Rating(), Rating()) == 0.5
    assert expected_score(Rating(1900, 0), Rating(1500, 0)) == pytest.approx(10 / 11)


@pytest.mark.parametrize("n", [3, 4])
def test_of_several_opponents_the_best_rises_and_the_last_falls(n: int) -> None:
    after = after_game([Rating()] * n, [float(n - seat) for seat in range(n)])
    assert after[0].value > START > after[-1].value
    assert [one.value for one in after] == sorted((one.value for one in after), reverse=True)
    assert all(one.deviation < WIDEST and one.games == 1 for one in after)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_team_gains_what_the_scenario_loses_whatever_its_size(n: int) -> None:
    *won, beaten = after_game([Rating()] * n, [1.0] * n, adversary=Rating())
    assert len(won) == n
    assert len({one.value for one in won}) == 1
    assert won[0].value - START == pytest.approx(START - beaten.value)
    *lost, better = after_game([Rating()] * n, [-1.0] * n, adversary=Rating())
    assert lost[0].value < START < better.value
    assert START - lost[0].value == pytest.approx(won[0].value - START), (
        "equal teams are expected to win half"
    )


def test_a_sure_scenario_moves_less_than_a_newcomer() -> None:
    newcomer, scenario = after_game([Rating()], [1.0], adversary=Rating(1500, 60, games=200))
    assert newcomer.value - 1500 > 10 * (1500 - scenario.value)


@pytest.mark.parametrize(
    ("seats", "returns", "periods"), [(2, (1,), ()), (2, (1, -1), (0,)), (1, (1,), ()), (0, (), ())]
)
def test_counts_that_do_not_fit_are_refused(
    seats: int, returns: tuple[float, ...], periods: tuple[float, ...]
) -> None:
    with pytest.raises(ArgumentError, match="two opponents or an adversary"):
        after_game([Rating()] * seats, returns, periods=periods)


def test_without_the_library_a_team_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    with pytest.raises(GonfalonError, match=r"gonfalon\[server\]"):
        teams.rate_teams([[Rating()], [Rating()]], (1, 0))


def test_a_stronger_level_has_a_higher_measured_rating() -> None:
    for (family, variant), played in computer_ratings.matches().items():
        names = {name for first, second, _, _ in played for name in (first, second)}
        levels = sorted(name for name in names if name.startswith("level:") and "@" not in name)
        if not levels:
            assert not any(computer_rating(family, variant, name) for name in names)
            continue
        found = [computer_rating(family, variant, name) for name in levels]
        values = [one.value for one in found if one]
        assert values == sorted(values)
        assert len(values) == len(levels)
        assert sum(values) / len(values) == pytest.approx(START, abs=1)
        assert all(one and not one.is_provisional for one in found)


def test_whom_no_match_links_to_the_others_is_not_rated_beside_them() -> None:
    linked = [("a", "b", 0.5, 10), ("c", "d", 0.5, 10), ("b", "c", 0.5, 10)]
    assert computer_ratings.strangers(linked) == set()
    assert computer_ratings.strangers(linked[:2]) == {"c", "d"}


def test_a_computer_that_was_not_measured_has_no_rating() -> None:
    assert computer_rating("stratego", "battle", "level:99") is None
    assert computer_rating("tiny", "", "random") is None
