"""Section 9.2: silent defence."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.game import SPECTATOR

from .scenario import BLUE, RED, NewScenario, Scenario
from .test_combat import AFTER

NAMES = {
    "F": "flag",
    "B": "bomb",
    "S": "spy",
    "2": "scout",
    "3": "miner",
    "4": "sergeant",
    "5": "lieutenant",
    "6": "captain",
    "M": "marshal",
}


def attack(scenario: NewScenario, attacker: str, defender: str, **options: Any) -> Scenario:
    game = scenario(
        f"""
        3  .  b5 .
        2  .  b{defender} .
        1  R4 R{attacker} .
           a  b  c
        """,
        silent_defence=True,
        **options,
    )
    return game.play("b1-b2")


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("6", "5", "attacker"),
        ("5", "6", "defender"),
        ("6", "6", "both"),
        ("6", "B", "defender"),
        ("3", "B", "attacker"),
        ("S", "M", "attacker"),
        ("M", "S", "attacker"),
    ],
)
def test_everybody_hears_the_attackers_kind_and_who_fell_and_not_the_defenders(
    scenario: NewScenario, attacker: str, defender: str, result: str
) -> None:
    """STRAT-9.2.1, STRAT-9.2.2, STRAT-9.2.3, STRAT-10.5."""
    game = attack(scenario, attacker, defender)
    game.becomes(AFTER[result].format(attacker, defender))
    for viewer in (RED, BLUE, SPECTATOR):
        (told,) = game.told(viewer, "combat")
        assert (told["attacker"], told["defender"], told["result"]) == (NAMES[attacker], "", result)
    assert game.told(BLUE, "own_combat") == [{"target": "b2", "piece": NAMES[defender]}]
    for viewer in (RED, SPECTATOR):
        assert game.kinds_told(viewer) == ["combat"]
        assert NAMES[defender] not in str(game.told(viewer)).replace(f"'attacker': '{NAMES[attacker]}'", "")


def test_with_the_aggressors_advantage_a_tie_is_a_plain_win(scenario: NewScenario) -> None:
    """STRAT-9.1.1, STRAT-9.2.2: the loser is not named either."""
    game = attack(scenario, "6", "6", aggressor_advantage=True)
    assert (game.told_all("combat")["result"], game.told_all("combat")["defender"]) == ("attacker", "")
    assert game.pile(RED, BLUE) == (1, {})


def test_a_winning_attacker_stays_known_on_its_new_square(scenario: NewScenario) -> None:
    """STRAT-9.2.2, first line."""
    game = attack(scenario, "6", "5")
    assert game.piece("b2", BLUE).piece == "captain"
    assert game.piece("b2", SPECTATOR).piece == "captain"


@pytest.mark.parametrize("defender", ["6", "B"])
def test_a_winning_defender_stays_as_hidden_as_it_was(scenario: NewScenario, defender: str) -> None:
    """STRAT-9.2.2, second line."""
    game = attack(scenario, "5", defender)
    for viewer in (RED, SPECTATOR):
        view = game.piece("b2", viewer)
        assert (view.piece, view.moved, view.shown) == ("", False, False)
    assert game.piece("b2", BLUE).piece == NAMES[defender]


@pytest.mark.parametrize(("attacker", "defender"), [("6", "5"), ("5", "6"), ("6", "6")])
def test_the_combat_on_view_hides_what_the_announcement_hides(
    engine: NewScenario, attacker: str, defender: str
) -> None:
    """STRAT-9.2.2, STRAT-9.2.3."""
    game = attack(engine, attacker, defender)
    told = {viewer: game.seen_by(viewer).combat for viewer in (RED, BLUE, SPECTATOR)}
    assert {viewer: view.defender for viewer, view in told.items() if view} == {
        RED: "",
        BLUE: NAMES[defender],
        SPECTATOR: "",
    }


def test_the_capture_of_the_flag_ends_the_game_and_shows_everything(scenario: NewScenario) -> None:
    """STRAT-9.2.2, last line."""
    game = attack(scenario, "6", "F")
    assert game.end == ("red", "flag_captured")
    assert game.piece("b3", RED).piece == "lieutenant"


FAR = """
    4  .  b6 .  .
    3  .  .  .  .
    2  .  .  b6 .
    1  R4 R2 R2 b5
       a  b  c  d
"""


@pytest.mark.parametrize(
    ("silent_scout", "move", "shown"),
    [("any", "c1-c2", True), ("any", "b1-b4", True), ("long", "c1-c2", False), ("long", "b1-b4", True)],
)
def test_a_scouts_attack_shows_the_defender(
    scenario: NewScenario, silent_scout: str, move: str, shown: bool
) -> None:
    """STRAT-9.2.4: any: at every distance; long: from afar only. A defender that was shown stays known."""
    game = scenario(FAR, silent_defence=True, silent_scout=silent_scout).play(move)
    target = move.split("-")[1]
    for viewer in (RED, BLUE, SPECTATOR):
        assert game.told(viewer, "combat")[0]["defender"] == ("captain" if shown else "")
    assert game.piece(target, RED).piece == ("captain" if shown else "")
    assert (game.kinds_told(BLUE) == ["combat"]) == shown


@pytest.mark.parametrize("silent_scout", ["any", "long"])
def test_a_piece_that_attacks_a_scout_does_not_see_it(scenario: NewScenario, silent_scout: str) -> None:
    """STRAT-9.2.4: the exception is for the scout that attacks."""
    game = attack(scenario, "6", "2", silent_scout=silent_scout)
    assert game.told(RED, "combat")[0]["defender"] == ""


def test_what_was_known_before_stays_known(scenario: NewScenario) -> None:
    """STRAT-9.2.5: a captain that won an attack defends itself in silence and is seen all the same."""
    game = scenario(
        """
        3  .  b6 .
        2  .  R4 .
        1  .  R5 R3
           a  b  c
        """,
        silent_defence=True,
        turn="blue",
    ).play("b3-b2", "b1-b2")
    assert game.told(RED, "combat")[0]["defender"] == ""
    assert game.piece("b2", RED).piece == "captain"


@pytest.mark.parametrize("captured", ["open", "prisoner", "secret", "hidden"])
def test_only_the_owner_may_look_at_its_lost_pieces_whatever_captured_says(
    scenario: NewScenario, captured: str
) -> None:
    """STRAT-9.2.6, STRAT-10.8."""
    game = attack(scenario, "6", "5", captured=captured)
    piles = {viewer: game.pile(viewer, BLUE) for viewer in (RED, BLUE, SPECTATOR)}
    assert piles == {RED: (1, {}), BLUE: (1, {"lieutenant": 1}), SPECTATOR: (1, {})}


def test_without_silent_defence_both_are_shown(scenario: NewScenario) -> None:
    """STRAT-9.2.1: off by default."""
    game = scenario(FAR).play("c1-c2")
    assert game.told(RED, "combat")[0]["defender"] == "captain"
