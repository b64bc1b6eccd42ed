"""Section 9.1: aggressor's advantage."""

from __future__ import annotations

import pytest

from .scenario import Scenario
from .test_combat import AFTER, LETTERS, MOBILE, duel_of, expected


@pytest.mark.parametrize("kind", MOBILE)
def test_of_two_equal_ranks_the_attacker_wins_and_takes_the_square(kind: str) -> None:
    """STRAT-9.1.1, STRAT-9.1.2: every rank, spies included."""
    game = duel_of(kind, kind, aggressor_advantage=True).play("b1-b2")
    game.becomes(AFTER["attacker"].format(kind))
    assert game.heard(1, "combat")[0]["result"] == "attacker"


@pytest.mark.parametrize("attacker", MOBILE)
def test_nothing_else_changes(attacker: str) -> None:
    """STRAT-9.1.2: unequal ranks, bombs and flags stay under 5.3 and 5.6 to 5.9."""
    for defender in LETTERS:
        if defender != attacker:
            game = duel_of(attacker, defender, aggressor_advantage=True).play("b1-b2")
            assert game.heard(0, "combat")[0]["result"] == expected(attacker, defender)


def test_a_line_of_the_ruleset_stands_above_it() -> None:
    """STRAT-5.11: a result that a line gives is not touched."""
    from gonfalon.games.stratego.ruleset import loads

    base = loads(
        """
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
    )
    game = duel_of("6", "6", base=base, aggressor_advantage=True).play("b1-b2")
    game.becomes(AFTER["defender"].format("6", "6"))


def test_both_fall_where_it_is_off() -> None:
    """STRAT-9.1.1: off by default."""
    assert isinstance(duel_of("6", "6").play("b1-b2").becomes(AFTER["both"]), Scenario)
