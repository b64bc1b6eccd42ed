"""Decks that the computer of the card game proposes."""

from __future__ import annotations

import random

import pytest

from gonfalon.games.fellowship import decks
from gonfalon.games.fellowship.engine import model as m
from gonfalon.players.fellowship import proposal, sound


@pytest.mark.parametrize("number", [0, 9])
@pytest.mark.parametrize("copies", [decks.ONE_CORE, decks.ANY_COPIES])
@pytest.mark.parametrize("spheres", [(), ("spirit", "lore"), ("tactics", "leadership"), m.SPHERES])
def test_a_proposal_is_a_legal_deck_of_fifty_from_its_spheres(
    copies: str, spheres: tuple[str, ...], number: int
) -> None:
    for scenario in m.all_scenarios():
        text = proposal.propose(scenario, spheres, copies, random.Random(5), number)
        deck, faults = decks.read_deck(text, copies)
        assert faults == ()
        assert (len(deck.heroes), len(deck.cards)) == (3, 50)
        found = {m.all_cards()[name].sphere for name in (*deck.heroes, *deck.cards)}
        assert found <= {*(spheres or m.SPHERES), "neutral"}
        heroes = {m.all_cards()[name].sphere for name in deck.heroes}
        assert len(heroes) >= min(3, len(spheres))


@pytest.mark.parametrize("number", [0, 9])
def test_it_follows_from_its_seed_and_number_alone(number: int) -> None:
    made = [
        proposal.propose("escape-from-dol-guldur", (), "any", random.Random(n), number) for n in (1, 1, 2)
    ]
    assert made[0] == made[1]
    assert (made[0] == made[2]) == (number == 0), "a list that has won is the same for every seed"


def test_what_has_won_is_proposed_first_and_only_where_it_is_legal() -> None:
    wins = [one for one in sound.chances() if one.deck == "three-spheres" and one.won]
    assert {"passage-through-mirkwood", "journey-down-the-anduin"} <= {one.scenario for one in wins}
    lists = {one.name: one.text for one in sound.sound_decks()}
    best = {"passage-through-mirkwood": "sword-and-axe"}
    for scenario in m.all_scenarios():
        first = proposal.propose(scenario, (), decks.ONE_CORE, random.Random(1))
        assert first == lists[best.get(scenario, "three-spheres")]
    found = proposal.propose("journey-down-the-anduin", (), "any", random.Random(1), taken=["eowyn", "gimli"])
    assert found not in lists.values()
    assert not {"eowyn", "gimli"} & {*decks.read_deck(found)[0].heroes}
    other = proposal.propose("journey-down-the-anduin", ("tactics", "lore"), "any", random.Random(1))
    assert other not in lists.values()


def test_the_strongest_player_that_was_measured_speaks() -> None:
    chance = sound.chance_of("three-spheres", "journey-down-the-anduin")
    assert chance is not None
    assert (chance.player, chance.games, chance.won) == ("search", 25, 15)
    assert sound.chance_of("nobody", "journey-down-the-anduin") is None


def test_every_list_of_the_package_is_a_legal_deck_of_one_core_set() -> None:
    for one in sound.sound_decks():
        deck, faults = decks.read_deck(one.text, decks.ONE_CORE)
        assert (faults, len(deck.cards) >= decks.LEAST_CARDS) == ((), True), one.name


def test_six_decks_and_more_are_ready_each_with_other_heroes() -> None:
    ready = {name: decks.starter_text(name) for name in decks.STARTERS}
    ready |= {one.name: one.text for one in sound.sound_decks()}
    assert len(ready) >= 6
    assert len({decks.read_deck(text)[0].heroes for text in ready.values()}) == len(ready)
    for name in ready:
        won = [one.won for one in sound.chances() if one.deck == name]
        assert any(won), f"{name} has been measured, and has won"


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
