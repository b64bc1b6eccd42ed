"""What the rules say when a clock is over."""

from __future__ import annotations

import random

import pytest

from gonfalon import games
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.match.terms import Clock


@pytest.mark.parametrize("seat_out", [0, 1])
def test_a_player_whose_time_is_over_loses_and_building_has_a_time_of_its_own(seat_out: int):
    """FORT-9.5: no draw, for either side can always win; the time to build ends no game."""
    game, rng = games.get("fortress"), random.Random(7)
    match_state = MatchState(Setting("fortress", game.setup(""), 7, Clock(initial=60, setup=30)))
    match_state.take(Entry(0, 0, "/flag", "", 0, 30_000))
    assert match_state.outcome is None, "the server builds for whoever has not"
    while match_state.setting_up() or match_state.to_act()[0] != seat_out:
        seat = match_state.to_act()[0]
        action = game.random_action(match_state.state, seat, rng)
        match_state.take(Entry(match_state.n_entries, seat, action, "", 0, 100))
    match_state.take(Entry(match_state.n_entries, seat_out, "/flag", "", 0, 60_000))
    assert match_state.outcome is not None
    assert match_state.outcome.reason == "timeout"
    assert match_state.outcome.returns[seat_out] < match_state.outcome.returns[1 - seat_out]
