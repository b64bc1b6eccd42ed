"""Section 9.2: silent defence."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.game import SPECTATOR

from .scenario import BLUE, RED, Scenario
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


def attack(attacker: str, defender: str, **options: Any) -> Scenario:
    game = Scenario(
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
    attacker: str, defender: str, result: str
) -> None:
    """STRAT-9.2.1, STRAT-9.2.2, STRAT-9.2.3, STRAT-10.5."""
    game = attack(attacker, defender)
    game.becomes(AFTER[result].format(attacker, defender))
    for viewer in (RED, BLUE, SPECTATOR):
        (told,) = game.heard(viewer, "combat")
        assert (told["attacker"], told["defender"], told["result"]) == (NAMES[attacker], "", result)
    assert game.heard(BLUE, "own_combat") == [{"target": "b2", "piece": NAMES[defender]}]
    for viewer in (RED, SPECTATOR):
        assert game.heard_kinds(viewer) == ["combat"]
        assert NAMES[defender] not in str(game.heard(viewer)).replace(f"'attacker': '{NAMES[attacker]}'", "")


def test_a_winning_attacker_stays_known_on_its_new_square() -> None:
    """STRAT-9.2.2, first line."""
    game = attack("6", "5")
    assert game.piece("b2", BLUE).piece == "captain"
    assert game.piece("b2", SPECTATOR).piece == "captain"


@pytest.mark.parametrize("defender", ["6", "B"])
def test_a_winning_defender_stays_as_hidden_as_it_was(defender: str) -> None:
    """STRAT-9.2.2, second line."""
    game = attack("5", defender)
    for viewer in (RED, SPECTATOR):
        view = game.piece("b2", viewer)
        assert (view.piece, view.moved, view.shown) == ("", False, False)
    assert game.piece("b2", BLUE).piece == NAMES[defender]


@pytest.mark.parametrize(("attacker", "defender"), [("6", "5"), ("5", "6"), ("6", "6")])
def test_the_combat_on_view_hides_what_the_announcement_hides(attacker: str, defender: str) -> None:
    """STRAT-9.2.2, STRAT-9.2.3."""
    game = attack(attacker, defender)
    told = {viewer: game.seen_by(viewer).combat for viewer in (RED, BLUE, SPECTATOR)}
    assert {viewer: view.defender for viewer, view in told.items() if view} == {
        RED: "",
        BLUE: NAMES[defender],
        SPECTATOR: "",
    }


def test_the_capture_of_the_flag_ends_the_game_and_shows_everything() -> None:
    """STRAT-9.2.2, last line."""
    game = attack("6", "F")
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
def test_a_scouts_attack_shows_the_defender(silent_scout: str, move: str, shown: bool) -> None:
    """STRAT-9.2.4: any: at every distance; long: from afar only. A defender that was shown stays known."""
    game = Scenario(FAR, silent_defence=True, silent_scout=silent_scout).play(move)
    target = move.split("-")[1]
    for viewer in (RED, BLUE, SPECTATOR):
        assert game.heard(viewer, "combat")[0]["defender"] == ("captain" if shown else "")
    assert game.piece(target, RED).piece == ("captain" if shown else "")
    assert (game.heard_kinds(BLUE) == ["combat"]) == shown


@pytest.mark.parametrize("silent_scout", ["any", "long"])
def test_a_piece_that_attacks_a_scout_does_not_see_it(silent_scout: str) -> None:
    """STRAT-9.2.4: the exception is for the scout that attacks."""
    game = attack("6", "2", silent_scout=silent_scout)
    assert game.heard(RED, "combat")[0]["defender"] == ""


def test_what_was_known_before_stays_known() -> None:
    """STRAT-9.2.5: a captain that won an attack defends itself in silence and is seen all the same."""
    game = Scenario(
        """
        3  .  b6 .
        2  .  R4 .
        1  .  R5 R3
           a  b  c
        """,
        silent_defence=True,
        turn="blue",
    ).play("b3-b2", "b1-b2")
    assert game.heard(RED, "combat")[0]["defender"] == ""
    assert game.piece("b2", RED).piece == "captain"


@pytest.mark.parametrize("captured", ["open", "prisoner", "secret", "hidden"])
def test_only_the_owner_may_look_at_its_lost_pieces_whatever_captured_says(captured: str) -> None:
    """STRAT-9.2.6, STRAT-10.8."""
    game = attack("6", "5", captured=captured)
    lists = {viewer: game.seen_by(viewer).captured[BLUE] for viewer in (RED, BLUE, SPECTATOR)}
    assert {viewer: (view.total, view.pieces) for viewer, view in lists.items()} == {
        RED: (1, ()),
        BLUE: (1, (("lieutenant", 1),)),
        SPECTATOR: (1, ()),
    }


def test_without_silent_defence_both_are_shown() -> None:
    """STRAT-9.2.1: off by default."""
    game = Scenario(FAR).play("c1-c2")
    assert game.heard(RED, "combat")[0]["defender"] == "captain"
