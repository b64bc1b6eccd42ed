"""Every registered game, in every variant, fulfils the contract of core/game.py."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core.errors import GonfalonError
from gonfalon.core.game import Game
from gonfalon.core.testing import NONSENSE, check_game, check_non_interference, random_states, seen_by
from gonfalon.games.tiny.hidden import GAME as OUTPOST
from gonfalon.games.tiny.hidden import SETUPS, replayed

CASES = [
    pytest.param(game, variant.id, id=f"{game.spec.id}-{variant.id}")
    for game in games.all_games()
    for variant in game.spec.variants
]

LIKELY = 0.9
"""Least share of samples that differ from the truth in what is hidden, where an alternative exists."""


def another_setup(state: Any, seat: int) -> bool:
    """Outpost: brute force over the enemy's set-ups."""
    information = OUTPOST.information_state(state, seat)
    twins = [twin for setup in SETUPS if (twin := replayed(information, setup))]
    possible = [twin for twin in twins if OUTPOST.information_state(twin, seat) == information]
    return len({OUTPOST.reveal(twin) for twin in possible}) > 1


def another_army(state: Any, seat: int) -> bool:
    """Stratego: are two hidden enemy pieces of different kinds, so that each might be the other, both mobile or both unmoved?

    Exchanging two such pieces cannot be told apart, whatever rule was at work, while nothing but their moves was seen of them. Before
    both have deployed the other's army is open altogether, once it stands.
    """
    if None in state.deployed:
        return state.deployed[1 - seat] is not None
    truth = {piece.id: piece for piece in GAMES["stratego"].reveal(state).pieces}
    hidden = [
        truth[p.id] for p in GAMES["stratego"].observe(state, seat).pieces if p.owner != seat and not p.piece
    ]
    still = {piece.piece for piece in hidden if not piece.moved}
    mobile = {piece.piece for piece in hidden if piece.moved}
    return len(still) > 1 or len(mobile) > 1


GAMES: dict[str, Any] = {game.spec.id: game for game in games.all_games()}
ALTERNATIVES = {"tiny_hidden": another_setup, "stratego": another_army}
"""When a seat could not know better; games that are not named here hide something as long as they last."""


def run_contract(game: Game, variant: str, seeds: range, every: int) -> None:
    """All contract tests over random games, and the share of samples that differ."""
    different, drawn = check_game(
        game,
        lambda seed: game.new(seed, variant),
        seeds,
        every,
        ALTERNATIVES.get(game.spec.id, lambda state, seat: True),
    )
    print(f"{different} of {drawn} samples differ in what is hidden")
    assert drawn > 20
    assert different / drawn >= LIKELY


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_a_game_fulfils_the_contract(game: Game, variant: str):
    seeds, every = (range(30), 1) if game.spec.family == "tiny" else (range(2), 23)
    run_contract(game, variant, seeds, every)


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant"), CASES)
def test_a_game_fulfils_the_contract_over_many_games(game: Game, variant: str):
    seeds, every = (range(1000, 2000), 1) if game.spec.family == "tiny" else (range(1000, 1020), 7)
    run_contract(game, variant, seeds, every)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.spec.id) for g in games.all_games()])
def test_a_start_is_settled_by_its_seed(game: Game):
    assert game.new(7).digest() == game.new(7).digest()


def test_tiny_games_are_not_offered_to_people():
    assert not set(games.TEACHING) & set(games.lobby_ids())
    assert set(games.lobby_ids()) | set(games.TEACHING) == set(games.GAMES)


def test_an_unknown_game_is_named_with_the_known_ones():
    with pytest.raises(GonfalonError, match="known: stratego"):
        games.get("chess")


def test_a_leaky_observer_is_caught():
    def leaky(game: Game, state, seat: int, probes: tuple[str, ...] = NONSENSE):
        hidden = state.setups[1 - seat] or ""
        return *seen_by(game, state, seat, probes), hidden[:1]

    rng = random.Random(3)
    with pytest.raises(AssertionError):
        for seed in range(20):
            for state in random_states(OUTPOST, OUTPOST.new, seed):
                check_non_interference(OUTPOST, state, 0, rng, leaky)


def test_a_leaky_error_message_is_caught():
    def leaky(game: Game, state, seat: int, probes: tuple[str, ...] = NONSENSE):
        information, said, raw = seen_by(game, state, seat, probes)
        return information, tuple(f"{text} {state.digest()}" for text in said), raw

    rng = random.Random(3)
    with pytest.raises(AssertionError):
        for state in random_states(OUTPOST, OUTPOST.new, 1):
            check_non_interference(OUTPOST, state, 1, rng, leaky)


def test_the_sampler_reaches_just_what_brute_force_finds():
    rng = random.Random(5)
    for seed in range(6):
        for state in random_states(OUTPOST, OUTPOST.new, seed):
            information = OUTPOST.information_state(state, 0)
            if None in state.setups:
                continue
            possible = {
                setup
                for setup in SETUPS
                if (twin := replayed(information, setup))
                and OUTPOST.information_state(twin, 0) == information
            }
            drawn = Counter(OUTPOST.sample(information, rng).setups[1] for _ in range(40 * len(possible)))
            assert set(drawn) == possible
            assert min(drawn.values()) > 12
