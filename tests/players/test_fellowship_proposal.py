"""Decks that the computer of the card game proposes."""

from __future__ import annotations

import random

import pytest

from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import model as m
from gonfalon.players.fellowship import proposal


@pytest.mark.parametrize("copies", [decks.ONE_CORE, decks.ANY_COPIES])
@pytest.mark.parametrize("spheres", [(), ("spirit", "lore"), ("tactics", "leadership"), m.SPHERES])
def test_a_proposal_is_a_legal_deck_of_fifty_from_its_spheres(copies: str, spheres: tuple[str, ...]) -> None:
    for scenario in m.all_scenarios():
        text = proposal.propose(scenario, spheres, copies, random.Random(5))
        deck, faults = decks.read_deck(text, copies)
        assert faults == ()
        assert (len(deck.heroes), len(deck.cards)) == (3, 50)
        found = {m.all_cards()[name].sphere for name in (*deck.heroes, *deck.cards)}
        assert found <= {*(spheres or m.SPHERES), "neutral"}
        heroes = {m.all_cards()[name].sphere for name in deck.heroes}
        assert len(heroes) >= min(3, len(spheres))


def test_it_follows_from_its_seed_alone() -> None:
    made = [proposal.propose("escape-from-dol-guldur", (), "any", random.Random(n)) for n in (1, 1, 2)]
    assert made[0] == made[1]


def test_climbing_makes_a_deck_better_than_its_start() -> None:
    weights = proposal.SCENARIO_WEIGHTS["passage-through-mirkwood"]
    pool = proposal.Pool(proposal.companies(("spirit", "lore"), weights)[0], "core", weights)
    drawn = [0] * len(pool.cards)
    for k in random.Random(1).sample([k for k, most in enumerate(pool.most) for _ in range(most)], 50):
        drawn[k] += 1
    value, counts = pool.hill_climb(random.Random(1))
    assert sum(counts) == 50
    assert value > pool.value(drawn) + 10


def test_one_sphere_has_too_few_cards() -> None:
    with pytest.raises(proposal.TooFewCardsError, match="name another"):
        proposal.propose("passage-through-mirkwood", ("lore",), "any", random.Random(1))
