"""ME-5: powers in general, their texts and their refusals."""

from __future__ import annotations

import random

import pytest

from gonfalon.core.game import SPECTATOR

from .placing import at
from .scenario import EVIL, GAMES, GOOD, NewScenario

# ---- ME-5: powers in general


def test_a_power_is_the_turn_and_legolas_has_two(scenario: NewScenario) -> None:
    """ME-5.1."""
    game = at(scenario, "e4 legolas, a1 flag", "e6 orc, d7 orc, j10 flag")
    assert {"seek e4 e6", "bow e4 e6"} <= game.legal()
    game.play("bow e4 e6")
    assert (game.on_turn, game.turns, game.plies) == (EVIL, 1, 1)


def test_the_user_is_revealed_and_stays_known(scenario: NewScenario) -> None:
    """ME-5.3."""
    game = at(scenario, "e4 faramir, a1 flag", "e6 nazgul, j10 flag", "me-powers")
    assert game.knowledge(EVIL)["e4"] == ("", False)
    game.play("bow e4 e6", "e6-e7", "e4-e5")
    assert game.knowledge(EVIL)["e5"] == ("faramir", True)


@pytest.mark.parametrize("target", ["orc", "nazgul", "fortress", "flag", "berserker", "witch_king"])
def test_what_is_legal_never_depends_on_kinds(scenario: NewScenario, target: str) -> None:
    """ME-5.4."""
    evil = f"e6 {target}, j9 orc" + ("" if target == "flag" else ", j10 flag")
    legal = at(scenario, "e4 legolas, d4 gimli, f4 aragorn, a1 flag", evil).legal()
    assert {"seek e4 e6", "bow e4 e6", "seek f4 e6"} <= legal


def test_targets_are_revealed_and_survivors_stay_known(scenario: NewScenario) -> None:
    """ME-5.5."""
    game = at(scenario, "e4 faramir, a1 flag", "e6 nazgul, j10 flag, i10 orc", "me-powers")
    assert game.knowledge(GOOD)["e6"] == ("", False)
    game.play("bow e4 e6")
    assert game.knowledge(GOOD)["e6"] == ("nazgul", False)
    assert game.knowledge(SPECTATOR)["e6"] == ("nazgul", False)
    game.play("e6-e7")
    assert game.knowledge(GOOD)["e7"] == ("nazgul", True)
    assert game.pile(GOOD, EVIL) == (0, {})


def test_the_striker_never_moves_onto_the_square_of_its_target(scenario: NewScenario) -> None:
    """ME-5.6."""
    game = at(scenario, "e4 aragorn, a1 flag", "e5 orc, j10 flag, i10 orc").play("seek e4 e5")
    assert game.kinds() == {"e4": "aragorn", "a1": "flag", "j10": "flag", "i10": "orc"}


def test_the_texts_of_the_powers(scenario: NewScenario) -> None:
    """ME-5.7."""
    game = at(
        scenario,
        "b1 gandalf, b2 sam, d4 aragorn, e4 faramir, f8 gimli, a5 theoden, j1 flag",
        "e6 orc, f10 nazgul, g10 lurtz, j10 flag",
        axe_may_stay=True,
    )
    legal = game.legal()
    assert {"fly b1-b3", "seek d4 e6", "bow e4 e6", "axe f8-f9 f10 g10", "steed a5-a6-b6"} <= legal
    evil = at(scenario, "d7 sam, a1 flag", "d9 berserker, j10 flag", "me-powers", EVIL, rage_may_stay=True)
    assert "rage d9-d8" in evil.legal()
    assert (
        at(scenario, "d8 sam, a1 flag", "d9 berserker, j10 flag", turn=EVIL, rage_may_stay=True).fault(
            "rage d9"
        )
        == ""
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "fly b1",
        "fly b1-b2-b3",
        "flies b1-b2",
        "steed a1-a2",
        "steed a1-a2-a3-a4",
        "rage d5 d6",
        "rage d5-d6 d7",
        "seek d5-d6",
        "bow d5  d7",
        "Bow d5 d7",
        "bow d5 d11",
        "fly k1-k3",
        "axe d5-d6-d7 d8",
        "stop now",
        "a1 a2",
        "a1-a2-a3",
        "a1-a11",
        "rescue hobbit@a1",
        "rescue sam@k1",
    ],
)
def test_a_text_of_no_form_or_of_no_square_is_an_error_of_notation(scenario: NewScenario, text: str) -> None:
    """ME-5.9."""
    assert at(scenario, "a1 sam, b1 flag", "j10 flag, i10 orc").fault(text) == "notation"


def test_targets_stand_in_the_order_of_squares(scenario: NewScenario) -> None:
    """ME-5.8."""
    game = at(scenario, "e4 gimli, a1 flag", "e6 orc, f6 orc, f4 orc, j10 flag")
    assert game.fault("axe e4-e5 f4 e6 f6") == ""
    assert game.fault("axe e4-e5 f4 f6 e6") == "power_target"
    assert game.fault("axe e4-e5 e6 f4") == "power_target"
    assert game.legal("axe ") & {"e4-e5 e6 f4", "e4-e5 f6 e6"} == set()


def test_four_targets_are_too_many_and_none_too_few(scenario: NewScenario) -> None:
    """ME-5.9."""
    game = at(scenario, "e4 gimli, a1 flag", "d4 orc, f4 orc, e6 orc, f6 orc, j10 flag")
    assert game.fault("axe e4-e5 d4 f4 e6") == ""
    assert game.fault("axe e4-e5 d4 f4 e6 f6") == "power_target"
    assert game.fault("axe e4-e5") == "power_target"


def test_with_axe_stops_each_order_is_an_act(scenario: NewScenario) -> None:
    """ME-5.8."""
    game = at(scenario, "e4 gimli, a1 flag", "e6 orc, f6 orc, f4 orc, j10 flag", axe_stops=True)
    orders = [action for action in game.legal("axe ") if action.startswith("e4-e5 ")]
    assert len(orders) == 3 + 6 + 6
    assert game.fault("axe e4-e5 e6 f4") == ""
    assert game.fault("axe e4-e5 e6 f4 e6") == "power_target"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("bow f1 f2", "no_piece"),
        ("bow c5 c7", "no_piece"),
        ("fly e6-e8", "not_your_piece"),
        ("bow e4 e6", "no_power"),
        ("fly a1-a3", "no_power"),
        ("rage j1 j2", "notation"),
        ("rage j1", "no_power"),
        ("fly e2-e3", "power_step"),
        ("fly e2-e2", "power_step"),
        ("axe e4-e6 f6", "power_step"),
        ("axe e4-f5 f6", "power_step"),
        ("axe e4-d4 d5", "power_step"),
        ("axe e4 e6", "power_step"),
        ("axe e4-e5 e7", "power_target"),
        ("axe e4-e5 e6 e6", "power_target"),
        ("axe e4-e5", "power_target"),
        ("axe e4-e5 d6 e6 f6 g6", "power_target"),
        ("axe e4-e5 f4", "power_target"),
        ("bow j1 j3", "power_target"),
        ("bow j1 i2", "power_target"),
        ("bow j1 f6", "power_target"),
        ("seek j1", "power_target"),
        ("seek j1 e6 f6", "power_target"),
        ("steed j2-j3-j5", "power_step"),
        ("steed j2-j3-j2", "power_step"),
        ("steed j2-j1-j3", "power_step"),
        ("nothing", "notation"),
    ],
)
def test_refusals_of_powers_name_the_first_reason(scenario: NewScenario, action: str, reason: str) -> None:
    """ME-5.9."""
    good = "e4 gimli, d4 sam, a1 flag, j1 legolas, j2 theoden, e2 gandalf"
    game = at(scenario, good, "e6 orc, f6 orc, d7 witch_king, j10 flag")
    assert game.fault(action) == reason


def test_game_over_and_wrong_turn_come_first(scenario: NewScenario) -> None:
    """ME-5.9."""
    game = at(scenario, "e4 gimli, a1 flag", "e6 flag, j10 orc")
    assert game.fault("bow e4 e6", EVIL) == "wrong_turn"
    assert game.fault("stop", EVIL) == "wrong_turn"
    assert game.fault("stop", GOOD) == "nothing_to_stop"
    game.play("e4-e5", "j10-j9", "e5-e6")
    assert game.fault("bow e4 e6") == "game_over"
    assert game.fault("stop") == "game_over"


def test_two_square_comes_after_the_targets(scenario: NewScenario) -> None:
    """ME-5.9."""
    game = at(scenario, "e4 theoden, e2 gimli, a1 flag", "j10 flag, i10 orc, e7 orc", "me-powers")
    game.play("e4-e5", "i10-i9", "e5-e4", "i9-i8")
    assert game.fault("steed e4-e5-e6") == "two_square"
    assert game.fault("steed e4-e5-d5") == "power_step"


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_act_is_accepted_and_random_games_keep_all_pieces(
    scenario: NewScenario, game: str
) -> None:
    """ME-5.9."""
    rng = random.Random(game)
    freedoms = {"axe_may_stay": True, "rage_may_stay": True, "steed_may_return": True}
    referee = scenario.deployed(game, 3, **(freedoms if game != "me-classic" else {}))
    for _ in range(120):
        if referee.outcome is not None:
            break
        legal = sorted(referee.legal())
        for action in rng.sample(legal, min(8, len(legal))):
            assert referee.fault(action, referee.on_turn) == ""
        special = [action for action in legal if " " in action]
        charges = [action for action in legal if action.split("-")[-1] in referee.board()]
        referee.play(rng.choice(rng.choice([some for some in (legal, special, charges) if some])))
        assert len(referee.board()) + sum(referee.lost(seat).total() for seat in (GOOD, EVIL)) == 80
