"""Scenarios of the naive referee of the Trilogy edition: axe, steed, repeat attack, Rage (ME-6.4 to 7)."""

from __future__ import annotations

import pytest

from .middle_earth_scenario import FOE, OWN, at, evil, good, heard, kinds, play, powers, told_targets
from .middle_earth_setting import EVIL, GOOD
from .stratego_referee import SPECTATOR

# ---- ME-6.4: Dwarven Axe


def test_6_4_1_he_steps_first_and_counts_from_there() -> None:
    referee = good("e4 gimli", f"{FOE}, e6 orc, f3 orc")
    assert powers(referee, "axe") == {"e4-e5 e6", "e4-f4 f3", "e4-e3 f3"}


def test_6_4_1_up_to_three_of_the_eight_squares() -> None:
    ring_around_b8 = ["a7", "b7", "c7", "a8", "c8", "a9", "b9", "c9"]
    foes = ", ".join(f"{square} orc" for square in ring_around_b8 if square != "b7")
    referee = at("b7 gimli, a1 flag", f"{foes}, {FOE}", "me-powers")
    from_b8 = {text for text in powers(referee, "axe") if text.startswith("b7-b8 ")}
    assert len(from_b8) == 7 + 21 + 35
    assert "b7-b8 a7 c8 b9" in from_b8
    assert "b7-b8 a7 c7 a8 c8" not in from_b8


@pytest.mark.parametrize("blocked", ["e5 sam", "e5 orc"])
def test_6_4_1_the_step_ends_on_a_free_square(blocked: str) -> None:
    square, kind = blocked.split()
    mine = f", {square} {kind}" if kind == "sam" else ""
    theirs = f", {square} {kind}" if kind == "orc" else ""
    referee = good(f"e4 gimli{mine}", f"{FOE}, e6 orc{theirs}")
    assert referee.why_illegal("axe e4-e5 e6") == "power_step"


def test_6_4_1_no_step_into_a_zone_nor_onto_mount_doom() -> None:
    referee = at("f6 gimli, a1 flag", f"{FOE}, f7 orc, g7 orc")
    assert referee.why_illegal("axe f6-g6 f7 g7") == "power_step"


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
def test_6_4_2_what_the_axe_captures_and_what_costs_gimli(
    target: str, target_falls: bool, gimli_falls: bool
) -> None:
    referee = play(good("e4 gimli", f"{FOE}, f6 {target}"), "axe e4-e5 f6")
    assert kinds(referee).get("f6") == (None if target_falls else target)
    assert kinds(referee).get("e5") == (None if gimli_falls else "gimli")
    assert "e4" not in referee.board
    (facts,) = heard(referee, SPECTATOR, "power")
    assert facts["targets"] == [{"square": "f6", "piece": target, "captured": target_falls}]
    assert (facts["source"], facts["steps"], facts["falls"]) == ("e4", ["e5"], gimli_falls)


def test_6_4_3_a_flag_is_revealed_without_effect() -> None:
    referee = play(good("e4 gimli", "e6 flag, f6 orc, i10 orc"), "axe e4-e5 e6 f6")
    assert referee.outcome is None
    assert kinds(referee)["e5"] == "gimli"
    assert "f6" not in referee.board
    assert referee.knowledge(GOOD)["e6"] == ("flag", False)


def test_6_4_4_all_targets_are_settled_at_gimlis_rank() -> None:
    board = f"{FOE}, f4 witch_king, e6 orc, f6 lurtz"
    referee = play(good("e4 gimli", board), "axe e4-e5 f4 e6 f6")
    assert kinds(referee) == {
        "a1": "flag",
        "b1": "pippin",
        "f4": "witch_king",
        "j10": "flag",
        "i10": "orc",
    }
    assert told_targets(referee) == {"f4": ("witch_king", False), "e6": ("orc", True), "f6": ("lurtz", True)}


def test_6_4_5_no_axe_without_a_target() -> None:
    assert powers(good("e4 gimli"), "axe") == set()


@pytest.mark.parametrize(
    ("order", "captured"),
    [
        ("f4 e6 f6", set[str]()),
        ("e6 f4 f6", {"e6"}),
        ("e6 f6 f4", {"e6", "f6"}),
    ],
)
def test_6_4_6_with_axe_stops_the_rest_is_not_struck(order: str, captured: set[str]) -> None:
    board = f"{FOE}, f4 witch_king, e6 orc, f6 lurtz"
    referee = play(good("e4 gimli", board, axe_stops=True), f"axe e4-e5 {order}")
    assert {"e6", "f6"} - set(referee.board) == captured
    assert "e5" not in referee.board
    assert {square for square, (kind, _) in referee.knowledge(GOOD).items() if kind} == (
        {"f4", "e6", "f6"} - captured
    )
    (facts,) = heard(referee, EVIL, "power")
    assert [target["square"] for target in facts["targets"]] == order.split()


def test_6_4_6_an_equal_rank_falls_with_him_and_ends_it() -> None:
    board = f"{FOE}, e6 nazgul, f6 orc"
    referee = play(good("e4 gimli", board, axe_stops=True), "axe e4-e5 e6 f6")
    assert told_targets(referee) == {"e6": ("nazgul", True), "f6": ("orc", False)}


def test_6_4_7_he_may_stay_if_the_option_is_on() -> None:
    referee = good("e4 gimli", f"{FOE}, e5 orc", axe_may_stay=True)
    play(referee, "axe e4 e5")
    assert kinds(referee)["e4"] == "gimli"
    assert referee.knowledge(EVIL)["e4"] == ("gimli", False)
    assert heard(referee, GOOD, "power")[0]["steps"] == []


def test_6_4_in_game_2_and_at_the_edge() -> None:
    referee = at("a2 gimli, j1 flag", "b2 orc, a4 orc, j10 flag", "me-powers")
    assert powers(referee, "axe") == {"a2-a1 b2", "a2-a3 b2", "a2-a3 a4", "a2-a3 b2 a4"}


# ---- ME-6.5: Swift Steed


def test_6_5_1_exactly_two_squares_and_the_second_step_may_turn() -> None:
    referee = good("e2 theoden")
    ways = "e3-e4 e3-d3 e3-f3 d2-c2 d2-d1 d2-d3 f2-g2 f2-f1 f2-f3 e1-d1 e1-f1"
    assert powers(referee, "steed") == {f"e2-{way}" for way in ways.split()}
    play(referee, "steed e2-e3-f3")
    assert kinds(referee)["f3"] == "theoden"
    (facts,) = heard(referee, SPECTATOR, "power")
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
def test_6_5_2_the_second_step_may_attack(evil_kind: str, result: str, left: str | None) -> None:
    referee = play(good("e4 theoden", f"{FOE}, e6 {evil_kind}"), "steed e4-e5-e6")
    assert kinds(referee).get("e6") == left
    assert not {"e4", "e5"} & set(referee.board)
    words = [word for word, _ in referee.events[EVIL]]
    assert words[-2:] == ["power", "combat"] or words[-3:-1] == ["power", "combat"]
    (combat,) = heard(referee, EVIL, "combat")
    assert (combat["source"], combat["target"], combat["result"]) == ("e5", "e6", result)
    assert heard(referee, EVIL, "power")[0]["steps"] == ["e5"]


def test_6_5_2_a_steed_captures_the_flag() -> None:
    referee = play(good("e4 theoden", "f5 flag, i10 orc"), "steed e4-e5-f5")
    assert referee.outcome == ((1, -1), "flag_captured")


@pytest.mark.parametrize(
    "action", ["steed e4-d4-d5", "steed e4-e5-d5", "steed e4-f4-f3", "steed e4-e3-e2", "steed e4-e5-e4"]
)
def test_6_5_3_he_neither_jumps_nor_enters_a_zone_nor_goes_back(action: str) -> None:
    referee = good("e4 theoden, f4 sam, e2 merry")
    assert referee.why_illegal(action) == "power_step"


def test_6_5_3_not_onto_mount_doom() -> None:
    assert at("f5 theoden, a1 flag", FOE).why_illegal("steed f5-f6-g6") == "power_step"


def test_6_5_3_with_steed_may_return_he_may_go_back() -> None:
    referee = good("e4 theoden", steed_may_return=True)
    play(referee, "steed e4-e5-e4")
    assert kinds(referee)["e4"] == "theoden"
    assert referee.knowledge(EVIL)["e4"] == ("theoden", True)


def test_6_5_4_an_enemy_on_the_first_square_is_a_standard_attack() -> None:
    referee = good("e4 theoden", f"{FOE}, e5 orc")
    assert referee.why_illegal("steed e4-e5-e6") == "power_step"
    assert referee.why_illegal("e4-e5") == ""


def test_6_5_5_theoden_is_revealed_in_any_case() -> None:
    referee = play(good("e4 theoden"), "steed e4-e5-e6")
    assert referee.knowledge(EVIL)["e6"] == ("theoden", True)
    silent = good("e4 theoden", f"{FOE}, e6 nazgul", silent_defence=True)
    play(silent, "steed e4-e5-e6")
    assert heard(silent, GOOD, "combat")[0]["defender"] == ""
    assert silent.knowledge(GOOD)["e6"] == (None, False)


# ---- ME-6.6: Repeat attack


def test_6_6_1_after_a_success_beside_another_enemy_a_decision_is_owed() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 merry, f5 eomer"), "e6-e5")
    assert (referee.on_turn, referee.turn, referee.ply) == (EVIL, 0, 1)
    assert referee.owed_repeat == "e5"
    assert referee.legal_actions() == {"e5-e4", "e5-f5", "stop"}


@pytest.mark.parametrize(
    ("defender", "others"),
    [
        ("sam", ""),
        ("sam", ", f4 merry"),
        ("boromir", ", e4 merry"),
        ("eomer", ", e4 merry"),
    ],
)
def test_6_6_1_no_decision_without_a_neighbour_or_without_success(defender: str, others: str) -> None:
    referee = play(evil("e6 uruk_hai", f"e5 {defender}{others}"), "e6-e5")
    assert (referee.on_turn, referee.turn, referee.owed_repeat) == (GOOD, 1, None)


def test_6_6_1_not_after_a_plain_move_and_not_for_other_kinds_or_in_game_1() -> None:
    assert play(evil("e6 uruk_hai", "e4 sam, f5 merry"), "e6-e5").on_turn == GOOD
    assert play(evil("e6 lurtz", "e5 sam, e4 merry"), "e6-e5").on_turn == GOOD
    assert play(evil("e6 uruk_hai", "e5 sam, e4 merry", "me-classic"), "e6-e5").on_turn == GOOD


def test_6_6_3_attacks_go_on_without_limit_and_a_further_failure_ends_the_turn() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 merry, e3 elf, e2 eomer"), "e6-e5", "e5-e4", "e4-e3")
    assert (referee.owed_repeat, referee.turn, referee.ply) == ("e3", 0, 3)
    play(referee, "e3-e2")
    assert (referee.on_turn, referee.turn, referee.ply) == (GOOD, 1, 4)
    assert kinds(referee)["e2"] == "eomer"


def test_6_6_3_stop_ends_the_turn_and_is_told() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 merry"), "e6-e5", "stop")
    assert (referee.on_turn, referee.turn, referee.ply) == (GOOD, 1, 2)
    assert heard(referee, GOOD, "stop") == [{"seat": EVIL}]
    assert referee.owed_repeat is None


@pytest.mark.parametrize(
    "action", ["e5-e6", "i10-i9", "bow i10 i9", "rescue none", "e5-e3", "rescue sam@a2", "c5-c6"]
)
def test_5_9_while_a_repeat_is_owed_all_else_is_repeat_only(action: str) -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 merry"), "e6-e5")
    assert referee.why_illegal(action) == "repeat_only"
    assert referee.why_illegal(action, GOOD) == "wrong_turn"


def test_6_6_4_an_exchange_is_no_success_and_the_flag_ends_the_game() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 boromir, d3 merry"), "e6-e5", "e5-e4")
    assert (referee.on_turn, referee.turn) == (GOOD, 1)
    flag = at("e5 sam, e4 flag, e3 merry", f"e6 uruk_hai, {FOE}", "me-powers", EVIL)
    assert play(flag, "e6-e5", "e5-e4").outcome == ((-1, 1), "flag_captured")


def test_6_6_5_the_uruk_hai_is_known() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 merry", silent_defence=True), "e6-e5")
    assert referee.knowledge(GOOD)["e5"] == ("uruk_hai", True)


def test_6_6_a_fortress_beside_it_may_be_attacked_too() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 fortress"), "e6-e5")
    assert referee.legal_actions() == {"e5-e4", "stop"}
    play(referee, "e5-e4")
    assert kinds(referee)["e4"] == "fortress"
    assert "e5" not in referee.board


# ---- ME-6.7: Rage


def test_6_7_1_it_steps_and_then_strikes_all_eight_squares() -> None:
    around_b8 = "a9 sam, b9 merry, c9 elf, a8 soldier, c8 rider, a7 eowyn, c7 haldir"
    raging = at(f"{around_b8}, {OWN}", f"b7 berserker, {FOE}", "me-powers", EVIL)
    play(raging, "rage b7-b8")
    assert kinds(raging) == {"c7": "haldir", "a1": "flag", "b1": "pippin", "j10": "flag", "i10": "orc"}
    facts = heard(raging, GOOD, "power")[0]
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
def test_6_7_2_what_a_rage_captures(target: str, falls: bool) -> None:
    referee = play(evil("e6 berserker", f"f4 {target}"), "rage e6-e5")
    assert kinds(referee).get("f4") == (None if falls else target)
    assert not {"e5", "e6"} & set(referee.board)
    assert told_targets(referee) == {"f4": (target, falls)}


def test_6_7_3_flags_are_revealed_and_stay() -> None:
    referee = at("e4 flag, b1 pippin", f"e6 berserker, {FOE}", "me-powers", EVIL)
    play(referee, "rage e6-e5")
    assert referee.outcome is None
    assert referee.knowledge(EVIL)["e4"] == ("flag", False)


def test_6_7_4_the_berserker_is_a_lost_piece() -> None:
    referee = play(evil("e6 berserker", "f4 gandalf"), "rage e6-e5")
    assert referee.captured(GOOD)[EVIL] == {"berserker": 1}
    assert referee.quiet_turns == 0


def test_6_7_5_no_rage_without_an_enemy_unless_rage_alone() -> None:
    assert evil("e8 berserker", "e4 sam").why_illegal("rage e8-e7") == "power_target"
    referee = play(evil("e8 berserker", "e4 sam", rage_alone=True), "rage e8-e7")
    assert told_targets(referee) == {}
    assert "e7" not in referee.board


@pytest.mark.parametrize("action", ["rage e7-d6", "rage e7-e8", "rage e7-e5", "rage e7-e7", "rage d7-d6"])
def test_6_7_1_the_step_ends_on_a_free_neighbour(action: str) -> None:
    referee = evil("e7 berserker, e8 orc, d7 berserker", "e6 sam, f5 merry")
    assert referee.why_illegal(action) == "power_step"


def test_6_7_7_it_may_stay_if_the_option_is_on() -> None:
    referee = evil("e7 berserker", "e6 sam", rage_may_stay=True)
    assert evil("e7 berserker", "e6 sam").why_illegal("rage e7") == "power_step"
    play(referee, "rage e7")
    assert not {"e6", "e7"} & set(referee.board)
    assert heard(referee, GOOD, "power")[0]["steps"] == []


# ---- ME-7: what powers do not do


def test_7_2_own_pieces_are_never_targets_and_never_harmed() -> None:
    referee = evil("e6 berserker, d4 orc, f5 fortress", "e4 sam")
    play(referee, "rage e6-e5")
    assert {"d4", "f5"} <= set(referee.board)
    gimli = good("e4 gimli, e6 sam", f"{FOE}, f6 orc")
    assert gimli.why_illegal("axe e4-e5 e6 f6") == "power_target"
    assert good("e4 elf, e5 sam").why_illegal("bow e4 e5") == "power_target"


def test_7_3_aggressors_advantage_is_for_attacks_and_the_steed_alone() -> None:
    steed = play(good("e4 theoden", f"{FOE}, e6 gothmog", aggressor_advantage=True), "steed e4-e5-e6")
    assert kinds(steed)["e6"] == "theoden"
    axe = play(good("e4 gimli", f"{FOE}, e6 nazgul", aggressor_advantage=True), "axe e4-e5 e6")
    assert not {"e5", "e6"} & set(axe.board)
    seek = play(good("e4 aragorn", f"{FOE}, e6 saruman", aggressor_advantage=True), "seek e4 e6")
    assert kinds(seek)["e6"] == "saruman"


def test_7_3_silent_defence_does_not_hide_targets() -> None:
    referee = play(good("e4 elf", f"{FOE}, e6 nazgul", silent_defence=True), "bow e4 e6")
    assert referee.knowledge(GOOD)["e6"] == ("nazgul", False)
