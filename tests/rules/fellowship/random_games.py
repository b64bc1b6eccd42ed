"""Random games to their end, for every scenario, difficulty and number of seats: what must hold in every state of every game.

`scripts/long_runs.py --only company` plays a thousand of every kind and remembers how far it has come.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

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
    n = s.catalogue.n
    assert sorted(i for pile in s.piles for i in pile) == list(range(n))
    assert all(i in s.piles[s.pile[i]] for i in range(n))
    assert min(min(s.damage), min(s.resources), min(s.progress), min(s.threat)) >= 0
    assert all(m.AREA <= s.pile[j] < m.ENCOUNTER for i in s.piles[m.ATTACHED] if (j := s.host[i]) >= 0)
    for i in range(n):
        seat, at = s.catalogue.owner[i], s.pile[i]
        if seat >= 0 and at < m.AREA:
            assert at % 4 == seat, f"{s.catalogue.key[i]} lies in a pile of another seat"
        if seat < 0:
            assert at >= m.ENGAGED, f"{s.catalogue.key[i]} lies with a player's cards"
    assert s.outcome is not None or all(decision.actions for decision in s.decisions())


def check_samples(s: State, rng: random.Random) -> None:
    """Samples agree with what a seat has seen, and each has a future of its own."""
    seat = rng.randrange(s.n_seats)
    seen = GAME.observe(s, seat)
    drawn = [GAME.sample(GAME.information_state(s, seat), rng) for _ in range(2)]
    assert all(GAME.observe(one, seat) == seen for one in drawn)
    assert len({one.seed for one in (*drawn, s)}) == 3


def play(scenario: str, difficulty: str, n_seats: int, seed: int, every: int) -> State:
    """One random game, looked at on the way, then played again from its actions; the last state."""
    setup = GAME.setup(scenario, n_seats=n_seats, difficulty=difficulty)
    s, rng, actions = GAME.new(seed, setup), random.Random(seed), list[tuple[int, str]]()
    at, sampled = rng.randrange(5, 200), rng.randrange(100)
    twin = None
    while s.outcome is None:
        assert s.to_act()
        if s.ply == at:
            before, twin = s.digest(), s.copy()
        if s.ply == sampled:
            check_samples(s, rng)
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
    return s


def run(seeds: Iterable[int]) -> Counter[str]:
    """Play these games, one cell after another; what came up. Raises AssertionError with the seed of a game that fails."""
    met: Counter[str] = Counter()
    for seed in seeds:
        scenario, difficulty, n_seats = CELLS[seed % len(CELLS)]
        try:
            s = play(scenario, difficulty, n_seats, seed, EVERY)
        except Exception as error:
            raise AssertionError(f"seed {seed}, {scenario} {difficulty} {n_seats}: {error!r}") from error
        assert s.outcome is not None
        met["games"] += 1
        met["decisions"] += s.ply
        met["rounds"] += s.rounds_done
        met[f"{scenario} {difficulty} {n_seats}"] += 1
        met[f"end {s.outcome.reason}"] += 1
    return met
