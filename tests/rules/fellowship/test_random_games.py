"""A random game of every scenario, difficulty and number of seats, and games that are helped along (random_games.py)."""

from __future__ import annotations

import random

import pytest

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME

from .random_games import CELLS, EVERY, check_whole, play, run


@pytest.mark.parametrize(("scenario", "difficulty", "n_seats"), CELLS)
def test_a_random_game_keeps_its_cards_and_comes_to_an_end(scenario: str, difficulty: str, n_seats: int):
    play(scenario, difficulty, n_seats, 0, EVERY)


def help_along(s: State, rng: random.Random) -> None:
    """Nobody plays well by chance: before they commit, progress falls from the sky, enemies fall, wounds close."""
    if s.pending is None or s.pending.kind != "commit":
        return
    if rng.random() < 0.2:
        s.progress[s.quest()] += 4
    if rng.random() < 0.2:
        for i in s.enemies()[:3]:
            s.damage[i] = 20
    if rng.random() < 0.5:
        for i in s.all_characters():
            s.damage[i] = 0
        s.threat = [max(0, level - 8) for level in s.threat]


@pytest.mark.parametrize("scenario", m.all_scenarios())
def test_random_games_that_are_helped_come_through_every_stage(scenario: str):
    met: set[int] = set()
    won = 0
    for seed in range(8):
        s, rng = GAME.new(seed, GAME.setup(scenario, n_seats=seed % 4 + 1)), random.Random(seed)
        while s.outcome is None:
            help_along(s, rng)
            check_whole(s)
            met.add(s.stage)
            seat = rng.choice(s.to_act())
            s.step(seat, GAME.random_action(s, seat, rng))
            assert s.ply < 20_000
        won += s.outcome.returns[0] > 0
    assert met == {0, 1, 2}
    assert won


def test_the_long_run_takes_every_kind_in_turn():
    met = run(range(4))
    assert met["games"] == sum(met[f"{a} {b} {n}"] for a, b, n in CELLS) == 4
    assert met["decisions"] > 4 * 40
