"""Random games to their end, for every scenario, difficulty and number of seats: what must hold in every state of every game."""

from __future__ import annotations

import random

import pytest

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME

CELLS = [
    (scenario, difficulty, n_seats)
    for scenario in m.all_scenarios()
    for difficulty in ("standard", "easy", "basic")
    for n_seats in (1, 2, 3, 4)
]
EVERY = 7
"""Of so many states one is looked at whole; the last one always."""


def check_whole(s: State) -> None:
    """Every card lies in one pile, no token is negative, whoever is asked has something to answer."""
    n = s.table.n
    assert sorted(i for pile in s.piles for i in pile) == list(range(n))
    assert all(i in s.piles[s.pile[i]] for i in range(n))
    assert min(min(s.damage), min(s.resources), min(s.progress), min(s.threat)) >= 0
    assert all(m.AREA <= s.pile[j] < m.ENCOUNTER for i in s.piles[m.ATTACHED] if (j := s.host[i]) >= 0)
    for i in range(n):
        seat, at = s.table.owner[i], s.pile[i]
        if seat >= 0 and at < m.AREA:
            assert at % 4 == seat, f"{s.table.key[i]} lies in a pile of another seat"
        if seat < 0:
            assert at >= m.ENGAGED, f"{s.table.key[i]} lies with a player's cards"
    assert s.outcome is not None or all(decision.actions for decision in s.decisions())


def play(scenario: str, difficulty: str, n_seats: int, seed: int, every: int) -> None:
    """One random game, looked at on the way, then played again from its actions."""
    setup = GAME.setup(scenario, n_seats=n_seats, difficulty=difficulty)
    s, rng, actions = GAME.new(seed, setup), random.Random(seed), list[tuple[int, str]]()
    at = rng.randrange(5, 200)
    twin = None
    while s.outcome is None:
        assert s.to_act()
        if s.ply == at:
            before, twin = s.digest(), s.copy()
        if s.ply % every == 0:
            check_whole(s)
        seat = rng.choice(s.to_act())
        action = GAME.random_action(s, seat, rng)
        s.step(seat, action)
        actions.append((seat, action))
        assert s.ply < 20_000
    check_whole(s)
    if twin is not None:
        assert twin.digest() == before
    again = GAME.new(seed, setup)
    for seat, action in actions:
        again.step(seat, action)
    assert again.digest() == s.digest()
    if twin is not None:
        for seat, action in actions[at:]:
            twin.step(seat, action)
        assert twin.digest() == s.digest()


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


@pytest.mark.long
@pytest.mark.parametrize(("scenario", "difficulty", "n_seats"), CELLS)
def test_a_thousand_random_games_of_every_kind(scenario: str, difficulty: str, n_seats: int):
    for seed in range(1, 1001):
        play(scenario, difficulty, n_seats, seed, EVERY)
