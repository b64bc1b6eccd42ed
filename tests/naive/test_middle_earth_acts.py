"""Scenarios of the naive referee of the Trilogy edition: powers in general, their texts and refusals (ME-5)."""

from __future__ import annotations

import random

import pytest

from .middle_earth_scenario import at, begun, kinds, play, powers
from .middle_earth_setting import EVIL, GAMES, GOOD
from .stratego_referee import SPECTATOR

# ---- ME-5: powers in general


def test_5_1_a_power_is_the_turn_and_legolas_has_two() -> None:
    referee = at("e4 legolas, a1 flag", "e6 orc, d7 orc, j10 flag")
    assert {"seek e4 e6", "bow e4 e6"} <= referee.legal_actions()
    play(referee, "bow e4 e6")
    assert (referee.on_turn, referee.turn, referee.ply) == (EVIL, 1, 1)


def test_5_3_the_user_is_revealed_and_stays_known() -> None:
    referee = at("e4 faramir, a1 flag", "e6 nazgul, j10 flag", "me-powers")
    assert referee.knowledge(EVIL)["e4"] == (None, False)
    play(referee, "bow e4 e6", "e6-e7", "e4-e5")
    assert referee.knowledge(EVIL)["e5"] == ("faramir", True)


@pytest.mark.parametrize("target", ["orc", "nazgul", "fortress", "flag", "berserker", "witch_king"])
def test_5_4_what_is_legal_never_depends_on_kinds(target: str) -> None:
    evil = f"e6 {target}, j9 orc" + ("" if target == "flag" else ", j10 flag")
    legal = at("e4 legolas, d4 gimli, f4 aragorn, a1 flag", evil).legal_actions()
    assert {"seek e4 e6", "bow e4 e6", "seek f4 e6"} <= legal


def test_5_5_targets_are_revealed_and_survivors_stay_known() -> None:
    referee = at("e4 faramir, a1 flag", "e6 nazgul, j10 flag, i10 orc", "me-powers")
    assert referee.knowledge(GOOD)["e6"] == (None, False)
    play(referee, "bow e4 e6")
    assert referee.knowledge(GOOD)["e6"] == ("nazgul", False)
    assert referee.knowledge(SPECTATOR)["e6"] == ("nazgul", False)
    play(referee, "e6-e7")
    assert referee.knowledge(GOOD)["e7"] == ("nazgul", True)
    assert referee.captured(GOOD)[EVIL] == {}


def test_5_6_the_striker_never_moves_onto_the_square_of_its_target() -> None:
    referee = play(at("e4 aragorn, a1 flag", "e5 orc, j10 flag, i10 orc"), "seek e4 e5")
    assert kinds(referee) == {"e4": "aragorn", "a1": "flag", "j10": "flag", "i10": "orc"}


def test_5_7_the_texts_of_the_powers() -> None:
    referee = at(
        "b1 gandalf, b2 sam, d4 aragorn, e4 faramir, f8 gimli, a5 theoden, j1 flag",
        "e6 orc, f10 nazgul, g10 lurtz, j10 flag",
        axe_may_stay=True,
    )
    legal = referee.legal_actions()
    assert {"fly b1-b3", "seek d4 e6", "bow e4 e6", "axe f8-f9 f10 g10", "steed a5-a6-b6"} <= legal
    evil = at("d7 sam, a1 flag", "d9 berserker, j10 flag", "me-powers", EVIL, rage_may_stay=True)
    assert "rage d9-d8" in evil.legal_actions()
    assert (
        at("d8 sam, a1 flag", "d9 berserker, j10 flag", turn=EVIL, rage_may_stay=True).why_illegal("rage d9")
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
def test_5_9_a_text_of_no_form_or_of_no_square_is_an_error_of_notation(text: str) -> None:
    with pytest.raises(ValueError):
        at("a1 sam, b1 flag", "j10 flag, i10 orc").why_illegal(text)


def test_5_8_targets_stand_in_the_order_of_squares() -> None:
    referee = at("e4 gimli, a1 flag", "e6 orc, f6 orc, f4 orc, j10 flag")
    assert referee.why_illegal("axe e4-e5 f4 e6 f6") == ""
    assert referee.why_illegal("axe e4-e5 f4 f6 e6") == "power_target"
    assert referee.why_illegal("axe e4-e5 e6 f4") == "power_target"
    assert powers(referee, "axe") & {"e4-e5 e6 f4", "e4-e5 f6 e6"} == set()


def test_5_9_four_targets_are_too_many_and_none_too_few() -> None:
    referee = at("e4 gimli, a1 flag", "d4 orc, f4 orc, e6 orc, f6 orc, j10 flag")
    assert referee.why_illegal("axe e4-e5 d4 f4 e6") == ""
    assert referee.why_illegal("axe e4-e5 d4 f4 e6 f6") == "power_target"
    assert referee.why_illegal("axe e4-e5") == "power_target"


def test_5_8_with_axe_stops_each_order_is_an_act() -> None:
    referee = at("e4 gimli, a1 flag", "e6 orc, f6 orc, f4 orc, j10 flag", axe_stops=True)
    orders = [action for action in powers(referee, "axe") if action.startswith("e4-e5 ")]
    assert len(orders) == 3 + 6 + 6
    assert referee.why_illegal("axe e4-e5 e6 f4") == ""
    assert referee.why_illegal("axe e4-e5 e6 f4 e6") == "power_target"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("bow f1 f2", "no_piece"),
        ("bow c5 c7", "no_piece"),
        ("fly e6-e8", "not_your_piece"),
        ("bow e4 e6", "no_power"),
        ("fly a1-a3", "no_power"),
        ("rage j1 j2", "error"),
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
        ("nothing", "error"),
    ],
)
def test_5_9_refusals_of_powers_name_the_first_reason(action: str, reason: str) -> None:
    good = "e4 gimli, d4 sam, a1 flag, j1 legolas, j2 theoden, e2 gandalf"
    referee = at(good, "e6 orc, f6 orc, d7 witch_king, j10 flag")
    if reason == "error":
        with pytest.raises(ValueError):
            referee.why_illegal(action)
    else:
        assert referee.why_illegal(action) == reason


def test_5_9_game_over_and_wrong_turn_come_first() -> None:
    referee = at("e4 gimli, a1 flag", "e6 flag, j10 orc")
    assert referee.why_illegal("bow e4 e6", EVIL) == "wrong_turn"
    assert referee.why_illegal("stop", EVIL) == "wrong_turn"
    assert referee.why_illegal("stop", GOOD) == "nothing_to_stop"
    play(referee, "e4-e5", "j10-j9", "e5-e6")
    assert referee.why_illegal("bow e4 e6") == "game_over"
    assert referee.why_illegal("stop") == "game_over"


def test_5_9_two_square_comes_after_the_targets() -> None:
    referee = at("e4 theoden, e2 gimli, a1 flag", "j10 flag, i10 orc, e7 orc", "me-powers")
    play(referee, "e4-e5", "i10-i9", "e5-e4", "i9-i8")
    assert referee.why_illegal("steed e4-e5-e6") == "two_square"
    assert referee.why_illegal("steed e4-e5-d5") == "power_step"


@pytest.mark.parametrize("game", GAMES)
def test_5_9_every_legal_act_is_accepted_and_random_games_keep_all_pieces(game: str) -> None:
    rng = random.Random(game)
    freedoms = {"axe_may_stay": True, "rage_may_stay": True, "steed_may_return": True}
    referee = begun(game, 3, **(freedoms if game != "me-classic" else {}))
    while not referee.outcome and referee.ply < 120:
        legal = sorted(referee.legal_actions())
        for action in rng.sample(legal, min(8, len(legal))):
            assert referee.why_illegal(action, referee.on_turn) == ""
        special = [action for action in legal if " " in action]
        charges = [action for action in legal if action.split("-")[-1] in referee.board]
        referee.step(rng.choice(rng.choice([some for some in (legal, special, charges) if some])))
        assert len(referee.board) + len(referee.lost) == 80
