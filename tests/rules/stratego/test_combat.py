"""Section 5: combat."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import BLUE, RED, NewScenario, Scenario

LETTERS = "FBS23456789M"
MOBILE = "S23456789M"


def expected(attacker: str, defender: str) -> str:
    """Who is left by sections 5.3 to 5.9, said once more in the plainest way."""
    if defender == "F":
        return "attacker"
    if defender == "B":
        return "attacker" if attacker == "3" else "defender"
    if attacker == "S" and defender == "M":
        return "attacker"
    a, d = MOBILE.index(attacker), MOBILE.index(defender)
    return "both" if a == d else "attacker" if a > d else "defender"


def duel_of(scenario: NewScenario, attacker: str, defender: str, **options: Any) -> Scenario:
    return scenario(
        f"""
        3  .  b5 .
        2  .  b{defender} .
        1  R4 R{attacker} .
           a  b  c
        """,
        **options,
    )


AFTER = {
    "attacker": """
        3  .  b5 .
        2  .  R{0} .
        1  R4 .  .
        """,
    "defender": """
        3  .  b5 .
        2  .  b{1} .
        1  R4 .  .
        """,
    "both": """
        3  .  b5 .
        2  .  .  .
        1  R4 .  .
        """,
}


@pytest.mark.parametrize("defender", LETTERS)
@pytest.mark.parametrize("attacker", MOBILE)
def test_every_attacker_against_every_defender(scenario: NewScenario, attacker: str, defender: str) -> None:
    """STRAT-5.3, STRAT-5.4, STRAT-5.5, STRAT-5.6, STRAT-5.7, STRAT-5.8, STRAT-5.9: all 120 pairs."""
    result = expected(attacker, defender)
    game = duel_of(scenario, attacker, defender).play("b1-b2")
    game.becomes(AFTER[result].format(attacker, defender))
    assert game.told(RED, "combat")[0]["result"] == result
    assert game.end == (("red", "flag_captured") if defender == "F" else None)


def test_only_mobile_pieces_attack(scenario: NewScenario) -> None:
    """STRAT-5.1."""
    game = scenario("""
        2  b3 b4 .
        1  RB RF R5
           a  b  c
    """)
    game.refuses("a1-a2", "immobile").refuses("b1-b2", "immobile")


def test_attacking_is_optional(scenario: NewScenario) -> None:
    """STRAT-5.1."""
    game = scenario("""
        2  b3 .
        1  R5 .
           a  b
    """)
    assert game.legal() == ["a1-a2", "a1-b1"]


def test_an_attack_must_be_made_when_nothing_else_is_left(scenario: NewScenario) -> None:
    """STRAT-5.1, STRAT-4.1."""
    game = scenario("""
        2  b6 b3
        1  R5 ~
           a  b
    """)
    assert game.legal() == ["a1-a2"]


@pytest.mark.parametrize(
    ("attacker", "defender"), [("6", "5"), ("5", "6"), ("6", "6"), ("3", "B"), ("S", "M")]
)
def test_both_kinds_are_shown_to_everybody(scenario: NewScenario, attacker: str, defender: str) -> None:
    """STRAT-5.2, STRAT-10.5."""
    kinds = dict(
        zip(
            LETTERS,
            ["flag", "bomb", "spy", "scout", "miner", "sergeant", "lieutenant", "captain"],
            strict=False,
        )
    )
    kinds["M"] = "marshal"
    game = duel_of(scenario, attacker, defender).play("b1-b2")
    for viewer in (RED, BLUE, -1):
        (told,) = game.told(viewer, "combat")
        assert (told["attacker"], told["defender"]) == (kinds[attacker], kinds[defender])
        assert (told["source"], told["target"]) == ("b1", "b2")


@pytest.mark.parametrize("viewer", [RED, BLUE, -1])
def test_the_combat_stands_in_the_observation(engine: NewScenario, viewer: int) -> None:
    """STRAT-5.2, STRAT-10.5."""
    for attacker, defender, kinds in (("6", "5", "captain lieutenant"), ("3", "B", "miner bomb")):
        combat = duel_of(engine, attacker, defender).play("b1-b2").seen_by(viewer).combat
        assert combat is not None
        assert f"{combat.attacker} {combat.defender}" == kinds


def test_the_survivor_stays_known_whoever_it_is(scenario: NewScenario) -> None:
    """STRAT-5.2, STRAT-10.4."""
    assert duel_of(scenario, "6", "5").play("b1-b2").piece("b2", BLUE).piece == "captain"
    assert duel_of(scenario, "5", "6").play("b1-b2").piece("b2", RED).piece == "captain"
    assert duel_of(scenario, "6", "B").play("b1-b2").piece("b2", RED).piece == "bomb"


def test_a_spy_that_is_attacked_by_the_marshal_falls(scenario: NewScenario) -> None:
    """STRAT-5.8."""
    duel_of(scenario, "M", "S").play("b1-b2").becomes("""
        3  .  b5 .
        2  .  RM .
        1  R4 .  .
    """)


def test_removed_pieces_are_out_of_the_game_and_all_may_look_at_them(scenario: NewScenario) -> None:
    """STRAT-5.10."""
    game = duel_of(scenario, "6", "6").play("b1-b2")
    for viewer in (RED, BLUE, -1):
        assert [game.pile(viewer, owner) for owner in (RED, BLUE)] == [(1, {"captain": 1})] * 2


def test_a_scout_attacks_from_afar_and_takes_the_square(scenario: NewScenario) -> None:
    """STRAT-5.5, STRAT-4.6."""
    scenario("""
        4  bS b5
        3  .  .
        2  .  .
        1  R2 .
           a  b
    """).play("a1-a4").becomes("""
        4  R2*' b5
        3  .  .
        2  .  .
        1  .  .
           a  b
    """)


LAST_LINE = """
    id = "lines"
    extends = "battle"
    [[combat]]
    attacker = "*"
    defender = "bomb"
    result = "both"
    [[combat]]
    attacker = "miner"
    defender = "*"
    result = "defender"
    [[combat]]
    attacker = "miner"
    defender = "marshal"
    result = "attacker"
    [[combat]]
    attacker = "*"
    defender = "flag"
    result = "attacker"
"""


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("6", "B", "both"),
        ("3", "B", "defender"),
        ("3", "S", "defender"),
        ("3", "M", "attacker"),
        ("5", "4", "attacker"),
    ],
)
def test_the_last_line_that_fits_settles_a_combat_whatever_the_ranks(
    scenario: NewScenario, attacker: str, defender: str, result: str
) -> None:
    """STRAT-5.11."""

    game = duel_of(scenario, attacker, defender, base=LAST_LINE)
    game.play("b1-b2").becomes(AFTER[result].format(attacker, defender))
