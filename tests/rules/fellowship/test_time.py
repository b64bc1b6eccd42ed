"""Section 11, when the clock of the table is over."""

from __future__ import annotations

import random

from gonfalon import games
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Clock

SCENARIO = "passage-through-mirkwood"


def test_the_table_has_one_clock_and_loses_when_it_is_over() -> None:
    """CARD-11.16: whoever owes a decision, the time of all runs; the time to set up ends no game."""
    game = games.get("fellowship")
    setup = game.setup(SCENARIO, n_seats=2, brought=["leadership", "spirit"])
    match_state = MatchState(Setting("fellowship", setup, 5, Clock(initial=60, setup=30)))
    rng = random.Random(5)
    while match_state.setting_up():
        seat = match_state.to_act()[0]
        match_state.take(
            Entry(match_state.n_entries, seat, game.random_action(match_state.state, seat, rng), "", 0, 100)
        )
    assert match_state.clocks is not None
    seat = match_state.to_act()[0]
    match_state.take(
        Entry(match_state.n_entries, seat, game.random_action(match_state.state, seat, rng), "", 0, 10_000)
    )
    assert {match_state.clocks.left(one, False) for one in (0, 1)} == {50_000}
    match_state.take(Entry(match_state.n_entries, match_state.to_act()[0], "/flag", "", 0, 50_000))
    assert match_state.outcome is not None
    assert match_state.outcome.reason == "timeout"
    assert match_state.outcome.returns == (game.spec.utility[0],) * 2
