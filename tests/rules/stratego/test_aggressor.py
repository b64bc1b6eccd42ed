"""Section 9.1: aggressor's advantage."""

from __future__ import annotations

import pytest

from .scenario import NewScenario, Scenario
from .test_combat import AFTER, LETTERS, MOBILE, duel_of, expected


@pytest.mark.parametrize("kind", MOBILE)
def test_of_two_equal_ranks_the_attacker_wins_and_takes_the_square(scenario: NewScenario, kind: str) -> None:
    """STRAT-9.1.1, STRAT-9.1.2: every rank, spies included."""
    game = duel_of(scenario, kind, kind, aggressor_advantage=True).play("b1-b2")
    game.becomes(AFTER["attacker"].format(kind))
    assert game.told(1, "combat")[0]["result"] == "attacker"


@pytest.mark.parametrize("attacker", MOBILE)
def test_nothing_else_changes(scenario: NewScenario, attacker: str) -> None:
    """STRAT-9.1.2: unequal ranks, bombs and flags stay under 5.3 and 5.6 to 5.9."""
    for defender in LETTERS:
        if defender != attacker:
            game = duel_of(scenario, attacker, defender, aggressor_advantage=True).play("b1-b2")
            assert game.told(0, "combat")[0]["result"] == expected(attacker, defender)


def test_a_line_of_the_ruleset_stands_above_it(scenario: NewScenario) -> None:
    """STRAT-5.11: a result that a line gives is not touched."""

    base = """
        id = "lines"
        extends = "battle"
        [[combat]]
        attacker = "*"
        defender = "flag"
        result = "attacker"
        [[combat]]
        attacker = "*"
        defender = "bomb"
        result = "defender"
        [[combat]]
        attacker = "captain"
        defender = "captain"
        result = "defender"
        """
    game = duel_of(scenario, "6", "6", base=base, aggressor_advantage=True).play("b1-b2")
    game.becomes(AFTER["defender"].format("6", "6"))


def test_both_fall_where_it_is_off(scenario: NewScenario) -> None:
    """STRAT-9.1.1: off by default."""
    assert isinstance(duel_of(scenario, "6", "6").play("b1-b2").becomes(AFTER["both"]), Scenario)
