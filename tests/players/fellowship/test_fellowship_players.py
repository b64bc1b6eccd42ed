"""Players of the card game: legal in every scenario, at several seats, the same for the same seed, and better than chance."""

from __future__ import annotations

import random

import pytest

from gonfalon import players
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.fights import Fighter, Foe, combat_value, defence_cost
from gonfalon.players.fellowship.rule_based import choose

SCENARIOS = [variant.id for variant in GAME.spec.variants]


def by_thumb(s: State, most: int = 10_000) -> State:
    """Play on by rules of thumb."""
    while s.outcome is None and most:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        s.take(seat, choose(s, seat, choices))
        most -= 1
    return s


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("n_seats", [1, 3])
def test_rules_of_thumb_play_every_scenario_to_its_end(scenario: str, n_seats: int):
    for seed in range(3):
        s = by_thumb(GAME.new(seed, GAME.setup(scenario, n_seats=n_seats)))
        assert s.outcome is not None
        assert s.outcome.reason in ("quest_won", "all_eliminated", "prisoner_lost")


def test_a_player_answers_from_its_information_and_from_its_seed_alone():
    for level in players.levels("fellowship"):
        answers: list[list[str]] = []
        for _ in range(2):
            player = players.make("fellowship", level, seed=5, nodes=2)
            s, given = GAME.new(3, GAME.setup(n_seats=2)), []
            while s.ply < 12:
                seat = s.to_act()[0]
                action = player.act(GAME.information_state(s, seat))
                GAME.check(s, seat, action)
                s.step(seat, action)
                given.append(action)
            answers.append(given)
        assert answers[0] == answers[1]


def test_rules_of_thumb_come_farther_than_chance():
    """Stages reached and games won with the Leadership deck in the first scenario: 20 games each."""

    def progress(s: State) -> int:
        assert s.outcome is not None
        return s.stage + 3 * (s.outcome.returns[0] > 0)

    thumb = chance = 0
    for seed in range(20):
        setup = GAME.setup(brought=("leadership",))
        thumb += progress(by_thumb(GAME.new(seed, setup)))
        s, rng = GAME.new(seed, setup), random.Random(seed)
        while s.outcome is None:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            s.take(seat, rng.choice(choices))
        chance += progress(s)
    assert thumb > chance + 10


def test_the_sum_of_a_fight_knows_who_should_defend():
    strong = Fighter(1, 1, 1, 3, 3, True, 30.0)
    weak = Fighter(2, 1, 3, 0, 2, False, 3.0)
    spider = Foe(3, 3.0, 5, 1)
    assert defence_cost(strong, spider.attack) < defence_cost(weak, spider.attack)
    assert combat_value([strong, weak], [spider], [spider], 5) > combat_value([weak], [spider], [spider], 5)
    assert combat_value([strong], [spider], [], 5) > combat_value([], [spider], [], 5)


def test_rules_of_thumb_answer_from_what_their_seat_knows_alone():
    """The same answer in a state drawn anew from the seat's information: hands of others, decks and later chance differ there."""
    for deck in ("leadership", "lore"):
        s, rng = GAME.new(5, GAME.setup(brought=(deck,))), random.Random(5)
        while s.outcome is None and s.round < 5:
            assert s.pending is not None
            seat, choices = s.pending.asks[0]
            choice = choose(s, seat, choices)
            drawn = GAME.sample(GAME.information_state(s, seat), rng)
            assert drawn.pending is not None
            assert drawn.text(choose(drawn, seat, drawn.pending.asks[0][1])) == s.text(choice), s.pending.kind
            s.take(seat, choice)


def test_an_attack_comes_through_where_the_strike_is_worth_more():
    """A hero with hit points to spare does not defend when his blow and another's destroy the enemy."""
    heroes = [Fighter(1, 2, 3, 1, 5, True, 25.0), Fighter(2, 1, 2, 1, 4, True, 25.0)]
    enemy = Foe(3, 2.0, 5, 1)
    struck = combat_value(heroes, [enemy], [enemy], 5)
    assert struck > combat_value(heroes[:1], [enemy], [enemy], 5)
    assert struck > combat_value(heroes, [enemy], [Foe(3, 2.0, 9, 1)], 5)
