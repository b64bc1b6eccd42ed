"""A match that began under edition 0 has the fortress, and the judgement of a challenge, that it had then (FORT-3.11)."""

from __future__ import annotations

import random

import msgspec

from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.maze_sampler import MazeSampler
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.rules import rules_for

from .scenario import BLUE, RED, fortress, rules_of

OPTIONS = {"unreachable": "loses", "entrance_cards": True}


def test_a_challenge_is_judged_by_the_edition() -> None:
    """FORT-3.11, FORT-9.4: a flag that is reached by the passage on the entrance alone."""
    setup = GAME.setup("fortress-main", first="red", **OPTIONS)
    today, old = (rules_for(setup.variant, setup.options, edition) for edition in (1, 0))
    sampler, rng = MazeSampler(today, Notes(today)), random.Random(3)
    drawn = (sampler.draw_any(rng) for _ in range(100_000))
    apart = next(maze for maze in drawn if is_reachable(today, maze) and not is_reachable(old, maze))
    assert apart.cards[today.plan.entrance] == today.twin
    own = fortress(rules_of("fortress-main", **OPTIONS), "", "E5 D5")
    setup = msgspec.structs.replace(setup, brought=(own, text_of(today, apart)))
    for edition, reason, winner in ((1, "flag_reachable", BLUE), (0, "flag_unreachable", RED)):
        state = GAME.new(1, msgspec.structs.replace(setup, edition=edition))
        assert (state.setup.edition, state.copy().rules.edition) == (edition, edition)
        state.step(RED, "enter knight")
        seen = GAME.information_state(state, BLUE)
        assert GAME.sample(seen, random.Random(1)).rules.edition == edition
        while state.player != RED:
            state.step(BLUE, GAME.random_action(state, BLUE, rng))
        state.step(RED, "challenge")
        assert state.outcome is not None
        assert state.outcome.reason == reason
        assert state.outcome.returns[winner] == 1.0


def test_a_seed_makes_the_fortress_of_its_edition() -> None:
    """FORT-3.11, FORT-3.10: with `unreachable` = `loses` a fortress made for a seat of edition 0 might be closed."""
    setup = GAME.setup("fortress-main", brought=("random", "random"), **OPTIONS)
    for edition in (0, 1):
        rules = rules_for(setup.variant, setup.options, edition)
        made = (GAME.new(seed, msgspec.structs.replace(setup, edition=edition)).mazes for seed in range(20))
        assert all(is_reachable(rules, maze) for pair in made for maze in pair if maze) == bool(edition)
