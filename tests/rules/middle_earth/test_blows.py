"""ME-6.4 to ME-8: axe, steed, repeat attack, Rage, and how powers go with the other rules."""

from __future__ import annotations

import pytest

from .scenario import EVIL, GOOD, NewScenario

# ---- the axe


def test_the_axe_steps_and_strikes_up_to_three(scenario: NewScenario) -> None:
    """ME-6.4.1, ME-6.4.2: weaker ones fall, wherever around him they stand."""
    game = scenario("e4 gimli, a1 flag", "e6 uruk_hai, f6 warg_rider, f4 gothmog, j10 flag")
    game.allows("axe e4-e5 f4", "axe e4-e5 f4 e6", "axe e4-e5 f4 e6 f6").refuses(
        "axe e4 f4", "power_step", "ME-6.4"
    )
    game.play("axe e4-e5 f4 e6 f6").stands("e5 gimli*, a1 flag, j10 flag")
    facts = game.told_all("power")
    assert (facts["steps"], facts["falls"]) == (["e5"], False)
    assert [target["captured"] for target in facts["targets"]] == [True, True, True]


def test_an_equal_rank_falls_with_gimli(scenario: NewScenario) -> None:
    """ME-6.4.2, ME-6.4.4: all named targets are resolved, though he falls."""
    game = scenario("e4 gimli, a1 flag", "f4 nazgul, f6 orc, j10 flag").play("axe e4-e5 f4 f6")
    game.stands("a1 flag, j10 flag")
    assert game.told_all("power")["falls"]


@pytest.mark.parametrize("kind", ["saruman", "fortress"])
def test_a_higher_rank_and_a_fortress_cost_gimli(scenario: NewScenario, kind: str) -> None:
    """ME-6.4.2."""
    game = scenario("e4 gimli, a1 flag", f"f4 {kind}, f6 orc, j10 flag").play("axe e4-e5 f4 f6")
    game.stands(f"a1 flag, f4 {kind}*, j10 flag")


def test_the_axe_does_nothing_to_flags_and_takes_spies(scenario: NewScenario) -> None:
    """ME-6.4.3."""
    game = scenario("e4 gimli, a1 flag", "f4 flag, f6 wormtongue, j9 orc").play("axe e4-e5 f4 f6")
    game.stands("e5 gimli*, a1 flag, f4 flag*, j9 orc")
    assert game.outcome is None


def test_no_axe_without_a_target_and_none_out_of_order(scenario: NewScenario) -> None:
    """ME-6.4.5, ME-5.8."""
    game = scenario("e4 gimli, a1 flag", "f4 orc, f6 orc, j10 flag")
    game.refuses("axe e4-d4 f4", "power_target").refuses("axe e4-e5 f6 f4", "power_target").allows(
        "axe e4-e5 f4 f6"
    )
    assert not scenario("e4 gimli, a1 flag", "j9 orc, j10 flag").legal("axe")


def test_the_axe_may_stop_with_gimli(scenario: NewScenario) -> None:
    """ME-6.4.6, ME-5.8: in the order named; the rest is revealed and survives."""
    evil = "f4 nazgul, f6 orc, j10 flag"
    game = scenario("e4 gimli, a1 flag", evil, axe_stops=True).allows("axe e4-e5 f4 f6", "axe e4-e5 f6 f4")
    game.play("axe e4-e5 f4 f6").stands("a1 flag, f6 orc*, j10 flag")
    scenario("e4 gimli, a1 flag", evil, axe_stops=True).play("axe e4-e5 f6 f4").stands("a1 flag, j10 flag")


def test_the_axe_may_stay(scenario: NewScenario) -> None:
    """ME-6.4.7."""
    game = scenario("e4 gimli, a1 flag", "f5 orc, j10 flag", axe_may_stay=True).play("axe e4 f5")
    game.stands("e4 gimli*, a1 flag, j10 flag")


# ---- the steed


def test_the_steed_goes_two_squares(scenario: NewScenario) -> None:
    """ME-6.5.1, ME-6.5.5."""
    game = scenario("e4 theoden, a1 flag", "j9 orc, j10 flag")
    rides = {"e5-e6", "e5-f5", "f4-f5", "f4-g4", "f4-f3", "e3-f3", "e3-e2", "e3-d3", "d4-d3", "d4-c4"}
    assert game.legal("steed e4-") == rides
    game.play("steed e4-e5-f5").stands("f5 theoden*, a1 flag, j9 orc, j10 flag")
    assert game.told_all("power")["steps"] == ["e5", "f5"]


def test_the_steed_may_attack_with_its_second_step(scenario: NewScenario) -> None:
    """ME-6.5.2, ME-10.3: from the square of the first step."""
    game = scenario("e4 theoden, a1 flag", "f5 orc, j9 orc, j10 flag").play("steed e4-e5-f5")
    game.stands("f5 theoden*, a1 flag, j9 orc, j10 flag")
    assert game.kinds_told() == ["power", "combat"]
    assert game.told_all("power")["steps"] == ["e5"]
    assert (game.told_all("combat")["source"], game.told_all("combat")["target"]) == ("e5", "f5")
    scenario("e4 theoden, a1 flag", "f5 nazgul, j10 flag").play("steed e4-e5-f5").stands(
        "a1 flag, f5 nazgul*, j10 flag"
    )
    scenario("e4 theoden, a1 flag", "f5 lurtz, j10 flag").play("steed e4-e5-f5").stands("a1 flag, j10 flag")


def test_the_steed_jumps_nobody_and_does_not_turn_back(scenario: NewScenario) -> None:
    """ME-6.5.3."""
    game = scenario("e4 theoden, e5 sam, a1 flag", "j9 orc, j10 flag")
    game.refuses("steed e4-e5-e6", "power_step", "ME-6.5").refuses("steed e4-d4-d5", "power_step")
    game.refuses("steed e4-f4-e4", "power_step")
    scenario("e4 theoden, a1 flag", "j9 orc, j10 flag", steed_may_return=True).play("steed e4-f4-e4").stands(
        "e4 theoden*, a1 flag, j9 orc, j10 flag"
    )


def test_an_enemy_beside_the_steed_is_attacked_by_a_standard_move(scenario: NewScenario) -> None:
    """ME-6.5.4, ME-5.9."""
    game = scenario("e4 theoden, a1 flag", "e5 orc, j10 flag").refuses("steed e4-e5-e6", "power_step")
    game.play("e4-e5").stands("e5 theoden*, a1 flag, j10 flag")


# ---- repeat attack


def test_the_uruk_hai_goes_on(scenario: NewScenario) -> None:
    """ME-6.6.1, ME-6.6.2, ME-6.6.3, ME-6.6.5, ME-10.2."""
    game = scenario(
        "e5 sam, e4 rider, d4 soldier, a1 flag, b1 sam", "e6 uruk_hai, i8 orc, j10 flag", turn="evil"
    )
    turn = game.turns
    game.play("e6-e5")
    assert (game.on_turn, game.turns) == (EVIL, turn)
    assert game.legal() == {"e5-e4", "stop"}
    assert game.repeat == "e5"
    game.refuses("e5-e6", "repeat_only").refuses("i8-i7", "repeat_only", "ME-6.6").refuses(
        "bow e5 e4", "repeat_only"
    )
    game.play("e5-e4")
    assert game.legal() == {"e4-d4", "stop"}
    game.play("e4-d4").stands("d4 uruk_hai*, a1 flag, b1 sam, i8 orc, j10 flag")
    assert (game.on_turn, game.turns) == (GOOD, turn + 1)


def test_a_repeat_attack_is_a_decision_of_its_own(engine: NewScenario) -> None:
    """ME-6.6.2."""
    game = engine("e5 sam, e4 rider, a1 flag", "e6 uruk_hai, j10 flag", turn="evil").play("e6-e5")
    assert [(decision.seat, decision.kind) for decision in game.state.decisions()] == [(EVIL, "repeat")]


def test_the_uruk_hai_may_stop(scenario: NewScenario) -> None:
    """ME-6.6.2, ME-10.3."""
    game = scenario("e5 sam, e4 rider, a1 flag", "e6 uruk_hai, j10 flag", turn="evil").play("e6-e5", "stop")
    assert game.told_all("stop") == {"seat": EVIL}
    assert game.on_turn == GOOD
    game.refuses("stop", "nothing_to_stop", "ME-6.6")


def test_an_exchange_or_a_lost_attack_is_no_success(scenario: NewScenario) -> None:
    """ME-6.6.4: and the flag ends the game."""
    for kind in ("boromir", "gandalf"):
        game = scenario(f"e5 {kind}, e4 rider, a1 flag", "e6 uruk_hai, i8 orc, j10 flag", turn="evil").play(
            "e6-e5"
        )
        assert game.on_turn == GOOD
    game = scenario("e5 sam, e4 flag, a1 rider", "e6 uruk_hai, j10 flag", turn="evil").play("e6-e5", "e5-e4")
    assert game.ended == "flag_captured"


def test_a_plain_step_of_an_uruk_hai_is_one_turn(scenario: NewScenario) -> None:
    """ME-6.6.1: only an attack can be repeated."""
    assert scenario("e4 sam, a1 flag", "e6 uruk_hai, j10 flag", turn="evil").play("e6-e5").on_turn == GOOD


# ---- Rage


def test_rage_strikes_everyone_around(scenario: NewScenario) -> None:
    """ME-6.7.1, ME-6.7.2, ME-6.7.4, ME-6.7.6."""
    good = "f6 sam, e4 elf, f5 fortress, d4 boromir, f4 eowyn, a1 flag"
    game = scenario(good, "e6 berserker, j10 flag", turn="evil")
    assert game.legal("rage ") == {"e6-e5", "e6-e7"}
    game.play("rage e6-e5").stands("d4 boromir*, a1 flag, j10 flag")
    assert [target["square"] for target in game.told_all("power")["targets"]] == [
        "d4",
        "e4",
        "f4",
        "f5",
        "f6",
    ]
    assert game.told_all("power")["falls"]
    assert game.lost(EVIL) == {"berserker": 1}


def test_flags_bear_rage(scenario: NewScenario) -> None:
    """ME-6.7.3."""
    game = scenario("e4 flag, f5 gandalf, a1 sam", "e6 berserker, j9 orc, j10 flag", turn="evil").play(
        "rage e6-e5"
    )
    game.stands("e4 flag*, f5 gandalf*, a1 sam, j9 orc, j10 flag")
    assert game.outcome is None


def test_rage_needs_somebody(scenario: NewScenario) -> None:
    """ME-6.7.5."""
    sides = ("a1 flag, a2 sam", "e6 berserker, j9 orc, j10 flag")
    scenario(*sides, turn="evil").refuses("rage e6-e5", "power_target", "ME-6.7")
    scenario(*sides, turn="evil", rage_alone=True).play("rage e6-e5").stands(
        "a1 flag, a2 sam, j9 orc, j10 flag"
    )


def test_rage_may_stay(scenario: NewScenario) -> None:
    """ME-6.7.7."""
    sides = ("e5 sam, a1 flag", "e6 berserker, j9 orc, j10 flag")
    scenario(*sides, turn="evil").refuses("rage e6", "power_step", "ME-6.7")
    scenario(*sides, turn="evil", rage_may_stay=True).play("rage e6").stands("a1 flag, j9 orc, j10 flag")


# ---- other rules


def test_own_pieces_are_never_targets(scenario: NewScenario) -> None:
    """ME-7.2."""
    game = scenario("e4 elf, e5 sam, a1 flag", "e6 berserker, f7 orc, j10 flag")
    game.refuses("bow e4 e5", "power_target")
    raging = scenario("e4 sam, a1 flag", "e6 berserker, f5 orc, j10 flag", turn="evil")
    raging.play("rage e6-e5").stands("a1 flag, f5 orc, j10 flag")


def test_aggressors_advantage_and_silent_defence_leave_powers_alone(scenario: NewScenario) -> None:
    """ME-7.3."""
    game = scenario(
        "e4 elf, a1 flag", "e6 berserker, f6 orc, j10 flag", silent_defence=True, aggressor_advantage=True
    )
    assert game.play("bow e4 e6").told_all("power")["targets"][0]["piece"] == "berserker"
    game = scenario("e4 legolas, a1 flag", "e6 nazgul, j10 flag", aggressor_advantage=True).play("seek e4 e6")
    game.stands("e4 legolas*, e6 nazgul*, a1 flag, j10 flag")
    charge = scenario(
        "e4 theoden, a1 flag", "f5 lurtz, j10 flag", aggressor_advantage=True, silent_defence=True
    )
    charge.play("steed e4-e5-f5").stands("f5 theoden*, a1 flag, j10 flag")
    assert charge.told(-1, "combat")[0]["defender"] == ""


def test_steps_of_powers_cross_borders(scenario: NewScenario) -> None:
    """ME-8.1: a steed crosses both of its borders, an axe its one."""
    game = scenario("e4 theoden, a1 flag", "j9 orc, j10 flag").play(
        "steed e4-e5-f5", "j9-j8", "f5-e5", "j8-j7"
    )
    game.refuses("e5-f5", "two_square").refuses("steed e5-f5-f4", "two_square", "ME-8.1").allows(
        "e5-e4", "steed e5-e4-e3"
    )
    axe = scenario("e4 gimli, a1 flag", "f6 fortress, j9 orc, j10 flag").play(
        "e4-e5", "j9-j8", "e5-e4", "j8-j7"
    )
    axe.refuses("axe e4-e5 f6", "two_square", "ME-8.1").refuses("e4-e5", "two_square")


def test_shots_and_flights_break_the_row(scenario: NewScenario) -> None:
    """ME-8.1, ME-8.2."""
    game = scenario("e4 legolas, b1 gandalf, b2 sam, a1 flag", "e6 fortress, j9 orc, j10 flag")
    game.play("e4-f4", "j9-j8", "f4-e4", "j8-j7").refuses("e4-f4", "two_square")
    game.play("bow e4 e6", "j7-i7").allows("e4-f4")
    flier = scenario("b1 gandalf, b2 sam, a1 flag", "j9 orc, j10 flag").play(
        "fly b1-b3", "j9-j8", "fly b3-b1", "j8-j7"
    )
    flier.allows("fly b1-b3")


def test_charges_count_like_attacks(scenario: NewScenario) -> None:
    """ME-8.3."""
    game = scenario("e4 theoden, a1 flag", "j9 orc, f5 warg_rider, j10 flag", two_square_attacks=False)
    game.play("e4-e5", "j9-j8", "e5-e4", "j8-j7").refuses("steed e4-e5-e6", "two_square")
    game.allows("steed e4-e5-f5")


def test_only_the_first_attack_of_a_turn_is_checked(scenario: NewScenario) -> None:
    """ME-8.4."""
    game = scenario(
        "e7 sam, e6 rider, a2 sam, a1 flag", "d7 uruk_hai, j10 flag", turn="evil", two_square_limit=1
    )
    game.play("d7-e7").allows("e7-e6", "stop").play("e7-e6", "a2-a3")
    game.refuses("e6-e7", "two_square").allows("e6-f6")


def test_exact_two_squares_know_bent_rides(scenario: NewScenario) -> None:
    """ME-8.6: the same two end squares, round whichever corner."""
    game = scenario("e4 theoden, a1 flag", "j9 orc, j10 flag", two_square_exact=True)
    game.play("steed e4-e5-f5", "j9-j8", "steed f5-f4-e4", "j8-j7")
    game.refuses("steed e4-e5-f5", "two_square", "ME-8.1").refuses("steed e4-f4-f5", "two_square")
    game.allows("steed e4-e5-e6", "e4-e5")


def test_powers_end_a_chase(scenario: NewScenario) -> None:
    """ME-8.7: both counts are 0 after a shot."""
    game = scenario("e4 elf, e5 sam, a1 flag", "f6 orc, j10 flag", chase="isf").play(
        "e5-f5", "f6-e6", "f5-e5"
    )
    assert max(game.chase_counts) > 0
    shot = scenario("e4 elf, f5 sam, a1 flag", "f6 orc, e6 fortress, j10 flag", chase="isf").play(
        "f5-e5", "f6-f5", "bow e4 e6"
    )
    assert shot.chase_counts == (0, 0)


def test_the_quiet_count(scenario: NewScenario) -> None:
    """ME-8.8."""
    game = scenario("e4 elf, a1 flag", "e6 fortress, f5 orc, j10 flag", quiet_draw=10).play("bow e4 e6")
    assert game.quiet_left == 9
    assert game.play("f5-f6", "bow e4 e6", "f6-f5", "bow e4 f5").quiet_left == 10
    rage = scenario("e4 gandalf, a1 flag", "e6 berserker, j10 flag", turn="evil", quiet_draw=10).play(
        "rage e6-e5"
    )
    assert rage.quiet_left == 10


def test_a_power_can_be_the_last_exchange(scenario: NewScenario) -> None:
    """ME-8.9."""
    game = scenario("e4 sam, a1 flag", "e6 berserker, j10 flag", turn="evil", exchange_draw=True).play(
        "rage e6-e5"
    )
    assert game.ended == "exchange_draw"


def test_a_rescue_after_a_power(scenario: NewScenario) -> None:
    """ME-8.10: for the piece that came to stand on the enemy's back row by it."""
    game = scenario("e8 theoden, a1 flag", "j9 orc, j10 flag", lost="good sam", rescue=True).play(
        "steed e8-e9-e10"
    )
    assert game.owes_rescue
    game.refuses("steed e10-e9-e8", "wrong_turn").play("rescue sam@c4")
    still = scenario("e10 elf, a1 flag", "e9 orc, j9 orc, j10 flag", lost="good sam", rescue=True).play(
        "bow e10 e9"
    )
    assert still.on_turn == EVIL
    moves_only = scenario(
        "e8 theoden, a1 flag", "j9 orc, j10 flag", lost="good sam", rescue=True, rescue_moves_only=True
    )
    assert moves_only.play("steed e8-e9-e10").on_turn == EVIL


def test_steps_make_a_piece_moved(scenario: NewScenario) -> None:
    """ME-8.11."""
    game = scenario("e4 gimli, b4 elf, a1 flag", "e6 orc, b6 nazgul, j10 flag").play(
        "bow b4 b6", "b6-b7", "axe e4-e5 e6"
    )
    moved = {square: piece.moved for square, piece in game.pieces(EVIL).items() if piece.owner == GOOD}
    assert moved == {"b4": False, "e5": True, "a1": False}
