"""ME-6.4 to ME-7: axe, steed, repeat attack, Rage."""

from __future__ import annotations

import pytest

from gonfalon.core.game import SPECTATOR

from .placing import FOE, OWN, at, evil, good
from .scenario import EVIL, GOOD, NewScenario

# ---- ME-6.4: Dwarven Axe


def test_he_steps_first_and_counts_from_there(scenario: NewScenario) -> None:
    """ME-6.4.1."""
    game = good(scenario, "e4 gimli", f"{FOE}, e6 orc, f3 orc")
    assert game.legal("axe ") == {"e4-e5 e6", "e4-f4 f3", "e4-e3 f3"}


def test_up_to_three_of_the_eight_squares(scenario: NewScenario) -> None:
    """ME-6.4.1."""
    ring_around_b8 = ["a7", "b7", "c7", "a8", "c8", "a9", "b9", "c9"]
    foes = ", ".join(f"{square} orc" for square in ring_around_b8 if square != "b7")
    game = at(scenario, "b7 gimli, a1 flag", f"{foes}, {FOE}", "me-powers")
    from_b8 = {text for text in game.legal("axe ") if text.startswith("b7-b8 ")}
    assert len(from_b8) == 7 + 21 + 35
    assert "b7-b8 a7 c8 b9" in from_b8
    assert "b7-b8 a7 c7 a8 c8" not in from_b8


@pytest.mark.parametrize("blocked", ["e5 sam", "e5 orc"])
def test_the_step_ends_on_a_free_square(scenario: NewScenario, blocked: str) -> None:
    """ME-6.4.1."""
    square, kind = blocked.split()
    mine = f", {square} {kind}" if kind == "sam" else ""
    theirs = f", {square} {kind}" if kind == "orc" else ""
    game = good(scenario, f"e4 gimli{mine}", f"{FOE}, e6 orc{theirs}")
    assert game.fault("axe e4-e5 e6") == "power_step"


def test_no_step_into_a_zone_nor_onto_mount_doom(scenario: NewScenario) -> None:
    """ME-6.4.1."""
    game = at(scenario, "f6 gimli, a1 flag", f"{FOE}, f7 orc, g7 orc")
    assert game.fault("axe f6-g6 f7 g7") == "power_step"


@pytest.mark.parametrize(
    ("target", "target_falls", "gimli_falls"),
    [
        ("orc", True, False),
        ("berserker", True, False),
        ("wormtongue", True, False),
        ("lurtz", True, False),
        ("nazgul", True, True),
        ("saruman", False, True),
        ("witch_king", False, True),
        ("fortress", False, True),
    ],
)
def test_what_the_axe_captures_and_what_costs_gimli(
    scenario: NewScenario, target: str, target_falls: bool, gimli_falls: bool
) -> None:
    """ME-6.4.2."""
    game = good(scenario, "e4 gimli", f"{FOE}, f6 {target}").play("axe e4-e5 f6")
    assert game.kinds().get("f6") == (None if target_falls else target)
    assert game.kinds().get("e5") == (None if gimli_falls else "gimli")
    assert "e4" not in game.board()
    (facts,) = game.told_so_far(SPECTATOR, "power")
    assert facts["targets"] == [{"square": "f6", "piece": target, "captured": target_falls}]
    assert (facts["source"], facts["steps"], facts["falls"]) == ("e4", ["e5"], gimli_falls)


def test_a_flag_is_revealed_without_effect(scenario: NewScenario) -> None:
    """ME-6.4.3."""
    game = good(scenario, "e4 gimli", "e6 flag, f6 orc, i10 orc").play("axe e4-e5 e6 f6")
    assert game.outcome is None
    assert game.kinds()["e5"] == "gimli"
    assert "f6" not in game.board()
    assert game.knowledge(GOOD)["e6"] == ("flag", False)


def test_all_targets_are_settled_at_gimlis_rank(scenario: NewScenario) -> None:
    """ME-6.4.4."""
    board = f"{FOE}, f4 witch_king, e6 orc, f6 lurtz"
    game = good(scenario, "e4 gimli", board).play("axe e4-e5 f4 e6 f6")
    assert game.kinds() == {"a1": "flag", "b1": "pippin", "f4": "witch_king", "j10": "flag", "i10": "orc"}
    assert game.targets_told() == {"f4": ("witch_king", False), "e6": ("orc", True), "f6": ("lurtz", True)}


def test_no_axe_without_a_target(scenario: NewScenario) -> None:
    """ME-6.4.5."""
    assert good(scenario, "e4 gimli").legal("axe ") == set()


@pytest.mark.parametrize(
    ("order", "captured"), [("f4 e6 f6", set[str]()), ("e6 f4 f6", {"e6"}), ("e6 f6 f4", {"e6", "f6"})]
)
def test_with_axe_stops_the_rest_is_not_struck(scenario: NewScenario, order: str, captured: set[str]) -> None:
    """ME-6.4.6."""
    board = f"{FOE}, f4 witch_king, e6 orc, f6 lurtz"
    game = good(scenario, "e4 gimli", board, axe_stops=True).play(f"axe e4-e5 {order}")
    assert {"e6", "f6"} - set(game.board()) == captured
    assert "e5" not in game.board()
    assert {square for square, (kind, _) in game.knowledge(GOOD).items() if kind} == {
        "f4",
        "e6",
        "f6",
    } - captured
    (facts,) = game.told_so_far(EVIL, "power")
    assert [target["square"] for target in facts["targets"]] == order.split()


def test_an_equal_rank_falls_with_him_and_ends_it(scenario: NewScenario) -> None:
    """ME-6.4.6."""
    board = f"{FOE}, e6 nazgul, f6 orc"
    game = good(scenario, "e4 gimli", board, axe_stops=True).play("axe e4-e5 e6 f6")
    assert game.targets_told() == {"e6": ("nazgul", True), "f6": ("orc", False)}


def test_he_may_stay_if_the_option_is_on(scenario: NewScenario) -> None:
    """ME-6.4.7."""
    game = good(scenario, "e4 gimli", f"{FOE}, e5 orc", axe_may_stay=True)
    game.play("axe e4 e5")
    assert game.kinds()["e4"] == "gimli"
    assert game.knowledge(EVIL)["e4"] == ("gimli", False)
    assert game.told_so_far(GOOD, "power")[0]["steps"] == []


def test_in_game_2_and_at_the_edge(scenario: NewScenario) -> None:
    """ME-3.2, ME-6.4.1."""
    game = at(scenario, "a2 gimli, j1 flag", "b2 orc, a4 orc, j10 flag", "me-powers")
    assert game.legal("axe ") == {"a2-a1 b2", "a2-a3 b2", "a2-a3 a4", "a2-a3 b2 a4"}


# ---- ME-6.5: Swift Steed


def test_exactly_two_squares_and_the_second_step_may_turn(scenario: NewScenario) -> None:
    """ME-6.5.1."""
    game = good(scenario, "e2 theoden")
    ways = "e3-e4 e3-d3 e3-f3 d2-c2 d2-d1 d2-d3 f2-g2 f2-f1 f2-f3 e1-d1 e1-f1"
    assert game.legal("steed ") == {f"e2-{way}" for way in ways.split()}
    game.play("steed e2-e3-f3")
    assert game.kinds()["f3"] == "theoden"
    (facts,) = game.told_so_far(SPECTATOR, "power")
    assert (facts["power"], facts["source"], facts["steps"]) == ("steed", "e2", ["e3", "f3"])


@pytest.mark.parametrize(
    ("evil_kind", "result", "left"),
    [
        ("orc", "attacker", "theoden"),
        ("gothmog", "both", None),
        ("nazgul", "defender", "nazgul"),
        ("fortress", "defender", "fortress"),
    ],
)
def test_the_second_step_may_attack(
    scenario: NewScenario, evil_kind: str, result: str, left: str | None
) -> None:
    """ME-6.5.2."""
    game = good(scenario, "e4 theoden", f"{FOE}, e6 {evil_kind}").play("steed e4-e5-e6")
    assert game.kinds().get("e6") == left
    assert not {"e4", "e5"} & set(game.board())
    words = game.kinds_told_so_far(EVIL)
    assert words[-2:] == ["power", "combat"] or words[-3:-1] == ["power", "combat"]
    (combat,) = game.told_so_far(EVIL, "combat")
    assert (combat["source"], combat["target"], combat["result"]) == ("e5", "e6", result)
    assert game.told_so_far(EVIL, "power")[0]["steps"] == ["e5"]


def test_a_steed_captures_the_flag(scenario: NewScenario) -> None:
    """ME-6.5.2."""
    game = good(scenario, "e4 theoden", "f5 flag, i10 orc").play("steed e4-e5-f5")
    assert game.outcome == ((1, -1), "flag_captured")


@pytest.mark.parametrize(
    "action", ["steed e4-d4-d5", "steed e4-e5-d5", "steed e4-f4-f3", "steed e4-e3-e2", "steed e4-e5-e4"]
)
def test_he_neither_jumps_nor_enters_a_zone_nor_goes_back(scenario: NewScenario, action: str) -> None:
    """ME-6.5.3."""
    game = good(scenario, "e4 theoden, f4 sam, e2 merry")
    assert game.fault(action) == "power_step"


def test_not_onto_mount_doom(scenario: NewScenario) -> None:
    """ME-6.5.3."""
    assert at(scenario, "f5 theoden, a1 flag", FOE).fault("steed f5-f6-g6") == "power_step"


def test_with_steed_may_return_he_may_go_back(scenario: NewScenario) -> None:
    """ME-6.5.3."""
    game = good(scenario, "e4 theoden", steed_may_return=True)
    game.play("steed e4-e5-e4")
    assert game.kinds()["e4"] == "theoden"
    assert game.knowledge(EVIL)["e4"] == ("theoden", True)


def test_an_enemy_on_the_first_square_is_a_standard_attack(scenario: NewScenario) -> None:
    """ME-6.5.4."""
    game = good(scenario, "e4 theoden", f"{FOE}, e5 orc")
    assert game.fault("steed e4-e5-e6") == "power_step"
    assert game.fault("e4-e5") == ""


def test_theoden_is_revealed_in_any_case(scenario: NewScenario) -> None:
    """ME-6.5.5."""
    game = good(scenario, "e4 theoden").play("steed e4-e5-e6")
    assert game.knowledge(EVIL)["e6"] == ("theoden", True)
    silent = good(scenario, "e4 theoden", f"{FOE}, e6 nazgul", silent_defence=True)
    silent.play("steed e4-e5-e6")
    assert silent.told_so_far(GOOD, "combat")[0]["defender"] == ""
    assert silent.knowledge(GOOD)["e6"] == ("", False)


# ---- ME-6.6: Repeat attack


def test_after_a_success_beside_another_enemy_a_decision_is_owed(scenario: NewScenario) -> None:
    """ME-6.6.1."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry, f5 eomer").play("e6-e5")
    assert (game.on_turn, game.turns, game.plies) == (EVIL, 0, 1)
    assert game.repeat == "e5"
    assert game.legal() == {"e5-e4", "e5-f5", "stop"}


@pytest.mark.parametrize(
    ("defender", "others"),
    [("sam", ""), ("sam", ", f4 merry"), ("boromir", ", e4 merry"), ("eomer", ", e4 merry")],
)
def test_no_decision_without_a_neighbour_or_without_success(
    scenario: NewScenario, defender: str, others: str
) -> None:
    """ME-6.6.1."""
    game = evil(scenario, "e6 uruk_hai", f"e5 {defender}{others}").play("e6-e5")
    assert (game.on_turn, game.turns, game.repeat) == (GOOD, 1, "")


def test_not_after_a_plain_move_and_not_for_other_kinds_or_in_game_1(scenario: NewScenario) -> None:
    """ME-6.6.1."""
    assert evil(scenario, "e6 uruk_hai", "e4 sam, f5 merry").play("e6-e5").on_turn == GOOD
    assert evil(scenario, "e6 lurtz", "e5 sam, e4 merry").play("e6-e5").on_turn == GOOD
    assert evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry", "me-classic").play("e6-e5").on_turn == GOOD


def test_attacks_go_on_without_limit_and_a_further_failure_ends_the_turn(scenario: NewScenario) -> None:
    """ME-6.6.3."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry, e3 elf, e2 eomer").play("e6-e5", "e5-e4", "e4-e3")
    assert (game.repeat, game.turns, game.plies) == ("e3", 0, 3)
    game.play("e3-e2")
    assert (game.on_turn, game.turns, game.plies) == (GOOD, 1, 4)
    assert game.kinds()["e2"] == "eomer"


def test_stop_ends_the_turn_and_is_told(scenario: NewScenario) -> None:
    """ME-6.6.3."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry").play("e6-e5", "stop")
    assert (game.on_turn, game.turns, game.plies) == (GOOD, 1, 2)
    assert game.told_so_far(GOOD, "stop") == [{"seat": EVIL}]
    assert game.repeat == ""


@pytest.mark.parametrize(
    "action", ["e5-e6", "i10-i9", "bow i10 i9", "rescue none", "e5-e3", "rescue sam@a2", "c5-c6"]
)
def test_while_a_repeat_is_owed_all_else_is_repeat_only(scenario: NewScenario, action: str) -> None:
    """ME-5.9."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry").play("e6-e5")
    assert game.fault(action) == "repeat_only"
    assert game.fault(action, GOOD) == "wrong_turn"


def test_an_exchange_is_no_success_and_the_flag_ends_the_game(scenario: NewScenario) -> None:
    """ME-6.6.4."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 boromir, d3 merry").play("e6-e5", "e5-e4")
    assert (game.on_turn, game.turns) == (GOOD, 1)
    flag = at(scenario, "e5 sam, e4 flag, e3 merry", f"e6 uruk_hai, {FOE}", "me-powers", EVIL)
    assert flag.play("e6-e5", "e5-e4").outcome == ((-1, 1), "flag_captured")


def test_the_uruk_hai_is_known(scenario: NewScenario) -> None:
    """ME-6.6.5."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry", silent_defence=True).play("e6-e5")
    assert game.knowledge(GOOD)["e5"] == ("uruk_hai", True)


def test_a_fortress_beside_it_may_be_attacked_too(scenario: NewScenario) -> None:
    """ME-6.6.1, ME-4.2."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 fortress").play("e6-e5")
    assert game.legal() == {"e5-e4", "stop"}
    game.play("e5-e4")
    assert game.kinds()["e4"] == "fortress"
    assert "e5" not in game.board()


# ---- ME-6.7: Rage


def test_it_steps_and_then_strikes_all_eight_squares(scenario: NewScenario) -> None:
    """ME-6.7.1."""
    around_b8 = "a9 sam, b9 merry, c9 elf, a8 soldier, c8 rider, a7 eowyn, c7 haldir"
    raging = at(scenario, f"{around_b8}, {OWN}", f"b7 berserker, {FOE}", "me-powers", EVIL)
    raging.play("rage b7-b8")
    assert raging.kinds() == {"c7": "haldir", "a1": "flag", "b1": "pippin", "j10": "flag", "i10": "orc"}
    facts = raging.told_so_far(GOOD, "power")[0]
    assert [target["square"] for target in facts["targets"]] == ["a7", "c7", "a8", "c8", "a9", "b9", "c9"]
    assert facts["falls"]
    assert facts["steps"] == ["b8"]
    assert raging.knowledge(EVIL)["c7"] == ("haldir", False)


@pytest.mark.parametrize(
    ("target", "falls"),
    [
        ("elf", True),
        ("sam", True),
        ("frodo", True),
        ("eowyn", True),
        ("fortress", True),
        ("treebeard", False),
        ("gandalf", False),
    ],
)
def test_what_a_rage_captures(scenario: NewScenario, target: str, falls: bool) -> None:
    """ME-6.7.2."""
    game = evil(scenario, "e6 berserker", f"f4 {target}").play("rage e6-e5")
    assert game.kinds().get("f4") == (None if falls else target)
    assert not {"e5", "e6"} & set(game.board())
    assert game.targets_told() == {"f4": (target, falls)}


def test_flags_are_revealed_and_stay(scenario: NewScenario) -> None:
    """ME-6.7.3."""
    game = at(scenario, "e4 flag, b1 pippin", f"e6 berserker, {FOE}", "me-powers", EVIL)
    game.play("rage e6-e5")
    assert game.outcome is None
    assert game.knowledge(EVIL)["e4"] == ("flag", False)


def test_the_berserker_is_a_lost_piece(scenario: NewScenario) -> None:
    """ME-6.7.4."""
    game = evil(scenario, "e6 berserker", "f4 gandalf").play("rage e6-e5")
    assert game.pile(GOOD, EVIL) == (1, {"berserker": 1})
    assert game.quiet_turns == 0


def test_no_rage_without_an_enemy_unless_rage_alone(scenario: NewScenario) -> None:
    """ME-6.7.5."""
    assert evil(scenario, "e8 berserker", "e4 sam").fault("rage e8-e7") == "power_target"
    game = evil(scenario, "e8 berserker", "e4 sam", rage_alone=True).play("rage e8-e7")
    assert game.targets_told() == {}
    assert "e7" not in game.board()


@pytest.mark.parametrize("action", ["rage e7-d6", "rage e7-e8", "rage e7-e5", "rage e7-e7", "rage d7-d6"])
def test_the_step_ends_on_a_free_neighbour(scenario: NewScenario, action: str) -> None:
    """ME-6.7.1."""
    game = evil(scenario, "e7 berserker, e8 orc, d7 berserker", "e6 sam, f5 merry")
    assert game.fault(action) == "power_step"


def test_it_may_stay_if_the_option_is_on(scenario: NewScenario) -> None:
    """ME-6.7.7."""
    game = evil(scenario, "e7 berserker", "e6 sam", rage_may_stay=True)
    assert evil(scenario, "e7 berserker", "e6 sam").fault("rage e7") == "power_step"
    game.play("rage e7")
    assert not {"e6", "e7"} & set(game.board())
    assert game.told_so_far(GOOD, "power")[0]["steps"] == []


# ---- ME-7: what powers do not do


def test_own_pieces_are_never_targets_and_never_harmed(scenario: NewScenario) -> None:
    """ME-7.2."""
    game = evil(scenario, "e6 berserker, d4 orc, f5 fortress", "e4 sam")
    game.play("rage e6-e5")
    assert {"d4", "f5"} <= set(game.board())
    gimli = good(scenario, "e4 gimli, e6 sam", f"{FOE}, f6 orc")
    assert gimli.fault("axe e4-e5 e6 f6") == "power_target"
    assert good(scenario, "e4 elf, e5 sam").fault("bow e4 e5") == "power_target"


def test_aggressors_advantage_is_for_attacks_and_the_steed_alone(scenario: NewScenario) -> None:
    """ME-7.3."""
    steed = good(scenario, "e4 theoden", f"{FOE}, e6 gothmog", aggressor_advantage=True).play(
        "steed e4-e5-e6"
    )
    assert steed.kinds()["e6"] == "theoden"
    axe = good(scenario, "e4 gimli", f"{FOE}, e6 nazgul", aggressor_advantage=True).play("axe e4-e5 e6")
    assert not {"e5", "e6"} & set(axe.board())
    seek = good(scenario, "e4 aragorn", f"{FOE}, e6 saruman", aggressor_advantage=True).play("seek e4 e6")
    assert seek.kinds()["e6"] == "saruman"


def test_silent_defence_does_not_hide_targets(scenario: NewScenario) -> None:
    """ME-7.3."""
    game = good(scenario, "e4 elf", f"{FOE}, e6 nazgul", silent_defence=True).play("bow e4 e6")
    assert game.knowledge(GOOD)["e6"] == ("nazgul", False)
