"""Games that measure a set-up: the same however they are cut, legal to the end, and against the same enemies for every set-up."""

from __future__ import annotations

import pytest

from gonfalon import games
from gonfalon.arena.measured_answers import MeasuredGame, Played, play_on
from gonfalon.core.errors import ArgumentError

RULES = games.get("stratego")
BARRAGE = RULES.setup("barrage", ply_cap=40)
"""Games cut short: how they go on makes no difference here."""
SET_UPS = [f"deploy {rows}{'.' * 20}" for rows in ("FB2.......3S9M2.....", "2.......BF2M9S3.....")]


def played(wanted: MeasuredGame, n_plies: int) -> Played:
    """The whole game, so many plies at a time."""
    found = Played()
    while found.points is None:
        found = play_on(wanted, found, n_plies)
    return found


def test_a_game_is_the_same_however_it_is_cut():
    wanted = MeasuredGame("stratego", BARRAGE, 0, SET_UPS[0], 1, 7)
    whole = played(wanted, 5000)
    assert whole == played(wanted, 15)
    assert whole.points in (0.0, 0.5, 1.0)
    if whole.breach:
        assert whole.breach in RULES.observe(RULES.new(0, BARRAGE), 0).zone  # pyright: ignore[reportAttributeAccessIssue]


def test_every_set_up_meets_the_same_enemy():
    first = [
        dict(play_on(MeasuredGame("stratego", BARRAGE, 0, action, 1, 9), Played(), 2).actions)
        for action in SET_UPS
    ]
    assert first[0][0] != first[1][0]
    assert first[0][1] == first[1][1]


def test_games_of_companions_are_not_measured_so():
    fellowship = games.get("fellowship")
    wanted = MeasuredGame("fellowship", fellowship.setup("passage-through-mirkwood"), 0, "", 1, 1)
    with pytest.raises(ArgumentError, match="two opponents"):
        play_on(wanted, Played(), 1)
