"""How often a person alone is asked, in games by the rules of thumb."""

from __future__ import annotations

import statistics

import pytest
from fellowship.prompts import STARTERS, Asked, game_of

MOST_PROMPTS = 12
"""The median of prompts in a round at most."""


@pytest.mark.parametrize("games", [8, pytest.param(200, marks=pytest.mark.long)])
def test_a_round_alone_asks_little_and_no_cancel_passes_in_silence(games: int) -> None:
    asked = Asked()
    for seed in range(games):
        asked.add(game_of(seed, deck=STARTERS[seed % len(STARTERS)]))
    assert len(asked.rounds) > 3 * games
    assert statistics.median(asked.rounds) <= MOST_PROMPTS
    assert asked.silent_cancels == 0
    assert asked.kinds["response"]
