"""The bench of the clairvoyant player: a line that wins is a game that wins, and the same seed gives the same line."""

from __future__ import annotations

import random

from gonfalon.games.fellowship.game import GAME

from .loading import load

ceiling = load("fellowship_ceiling")


def test_a_line_is_played_again_as_it_was():
    setup = ceiling.set_up("passage-through-mirkwood", "leadership", {})
    start = GAME.new(40_001, setup).fork()
    line, far = ceiling.played(start.fork(), [], 0, None)
    again, as_far = ceiling.played(start.fork(), line, len(line), random.Random(1))
    assert (again, as_far) == (line, far)


def test_a_game_that_the_rules_of_thumb_win_takes_one_line():
    setup = ceiling.set_up("passage-through-mirkwood", "leadership", {})
    assert ceiling.tries_to_win(setup, 40_001, 3) == 1
    assert ceiling.tries_to_win(ceiling.set_up("escape-from-dol-guldur", "tactics", {}), 40_000, 2) == 0
