"""Scenarios of the naive referee of the Trilogy edition: Frodo, Mount Doom and the Ring (ME-9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .middle_earth_scenario import FOE, OWN, at, heard, kinds, play, powers, told_targets
from .middle_earth_setting import EVIL, GOOD
from .stratego_referee import SPECTATOR

REST = {"a1": "flag", "b1": "pippin", "j10": "flag", "i10": "orc"}


def frodo_at(square: str, others: str = "", evil: str = "", turn: int = GOOD, **options: Any) -> Any:
    """Game 3 with Frodo on a square, and each side's flag and spare piece in the corners."""
    mine = ", ".join(filter(None, [f"{square} frodo", others, OWN]))
    theirs = ", ".join(filter(None, [evil, FOE]))
    return at(mine, theirs, "me-ring", turn, **options)


# ---- ME-9.2: Mount Doom


@pytest.mark.parametrize("entry", ["f6", "g7"])
def test_9_2_frodo_moves_onto_mount_doom_from_an_entry(entry: str) -> None:
    referee = play(frodo_at(entry), f"{entry}-g6")
    assert referee.board["g6"] == (GOOD, "frodo")
    assert referee.ring == "destroyed"


@pytest.mark.parametrize("kind", ["sam", "rider", "gandalf"])
def test_9_2_nobody_else_enters_it(kind: str) -> None:
    assert at(f"f6 {kind}, {OWN}", FOE).why_illegal("f6-g6") == "obstacle"
    assert at(OWN, f"g7 orc, {FOE}", turn=EVIL).why_illegal("g7-g6") == "obstacle"


def test_9_2_frodo_enters_no_other_square_of_a_zone_and_not_from_afar() -> None:
    assert frodo_at("f5").why_illegal("f5-g5") == "obstacle"
    assert frodo_at("e6").why_illegal("e6-d6") == "obstacle"
    assert frodo_at("e6").why_illegal("e6-g6") == "out_of_reach"
    assert frodo_at("f5").why_illegal("f5-g6") == "diagonal"


def test_9_2_he_leaves_by_an_entry_only_and_never_comes_back() -> None:
    referee = play(frodo_at("f6", evil="g7 saruman"), "f6-g6", "i10-i9")
    assert referee.why_illegal("g6-h6") == "obstacle"
    assert referee.why_illegal("g6-g5") == "obstacle"
    assert {action for action in referee.legal_actions() if action.startswith("g6")} == {"g6-f6", "g6-g7"}
    play(referee, "g6-f6", "i9-i8")
    assert referee.why_illegal("f6-g6") == "obstacle"


def test_9_2_he_may_leave_by_an_attack_and_may_stay_as_long_as_he_likes() -> None:
    referee = play(
        frodo_at("f6", evil="g7 warg_rider"), "f6-g6", "i10-i9", "b1-b2", "i9-i8", "b2-b3", "i8-i7"
    )
    play(referee, "g6-g7")
    assert referee.board["g7"] == (GOOD, "frodo")
    assert "g6" not in referee.board


def test_9_2_the_step_onto_mount_doom_is_an_act_of_section_8_too() -> None:
    shut_in = "f6 frodo, e6 fortress, f5 fortress, f7 fortress, a1 flag"
    referee = at(shut_in, "j10 flag, a10 fortress", turn=EVIL, both_immobile="draw")
    assert referee.outcome == ((1, -1), "no_legal_move")
    assert at(shut_in, FOE).legal_actions() == {"f6-g6"}


def test_9_2_own_pieces_block_the_entries() -> None:
    referee = play(frodo_at("f6", others="g7 sam"), "f6-g6", "i10-i9")
    assert referee.why_illegal("g6-g7") == "own_piece"


# ---- ME-9.3: invisibility against powers


def test_9_3_frodo_is_immune_to_the_longbow() -> None:
    referee = play(frodo_at("e4", evil="e6 haradrim", turn=EVIL), "bow e6 e4")
    assert kinds(referee)["e4"] == "frodo"
    assert referee.knowledge(EVIL)["e4"] == ("frodo", False)


def test_9_3_frodo_is_immune_to_seek() -> None:
    referee = play(frodo_at("e4", evil="e6 saruman", turn=EVIL), "seek e6 e4")
    assert told_targets(referee) == {"e4": ("frodo", False)}
    assert referee.ring == "open"


def test_9_3_frodo_is_immune_to_rage() -> None:
    referee = play(frodo_at("e4", others="d4 sam", evil="e6 berserker", turn=EVIL), "rage e6-e5")
    assert told_targets(referee) == {"d4": ("sam", True), "e4": ("frodo", False)}
    assert "e5" not in referee.board


def test_9_3_frodo_alone_is_a_target_for_rage() -> None:
    assert frodo_at("e4", evil="e6 berserker", turn=EVIL).why_illegal("rage e6-e5") == ""


# ---- ME-9.4, 9.5: invisibility in combat

NEITHER = ["berserker", "uruk_hai", "gothmog", "lurtz", "sharku", "saruman", "fortress"]


@pytest.mark.parametrize("kind", NEITHER)
def test_9_4_frodo_attacks_and_nothing_is_captured(kind: str) -> None:
    referee = play(frodo_at("e4", evil=f"e5 {kind}"), "e4-e5")
    assert kinds(referee) == REST | {"e4": "frodo", "e5": kind}
    (combat,) = heard(referee, SPECTATOR, "combat")
    assert (combat["attacker"], combat["defender"], combat["result"]) == ("frodo", kind, "neither")
    assert referee.knowledge(EVIL)["e4"] == ("frodo", False)
    assert referee.knowledge(GOOD)["e5"] == (kind, False)
    assert (referee.on_turn, referee.quiet_turns) == (EVIL, 1)


@pytest.mark.parametrize("kind", NEITHER[:-1])
def test_9_4_frodo_is_attacked_and_nothing_is_captured(kind: str) -> None:
    referee = play(frodo_at("e4", evil=f"e5 {kind}", turn=EVIL), "e5-e4")
    assert kinds(referee) == REST | {"e4": "frodo", "e5": kind}
    assert referee.ring == "open"
    assert referee.on_turn == GOOD


@pytest.mark.parametrize(("turn", "action", "square"), [(GOOD, "e4-e5", "e5"), (EVIL, "e5-e4", "e4")])
def test_9_4_the_haradrim_are_captured(turn: int, action: str, square: str) -> None:
    referee = play(frodo_at("e4", evil="e5 haradrim", turn=turn), action)
    assert kinds(referee) == REST | {square: "frodo"}
    assert heard(referee, GOOD, "combat")[0]["result"] == ("attacker" if turn == GOOD else "defender")


@pytest.mark.parametrize(("turn", "action"), [(GOOD, "e4-e5"), (EVIL, "e5-e4")])
def test_9_4_with_haradrim_falls_off_nothing_is_captured(turn: int, action: str) -> None:
    referee = play(frodo_at("e4", evil="e5 haradrim", turn=turn, haradrim_falls=False), action)
    assert kinds(referee) == REST | {"e4": "frodo", "e5": "haradrim"}
    assert heard(referee, GOOD, "combat")[0]["result"] == "neither"


@pytest.mark.parametrize("kind", ["orc", "warg_rider", "wormtongue"])
@pytest.mark.parametrize(("turn", "action", "square"), [(GOOD, "e4-e5", "e5"), (EVIL, "e5-e4", "e4")])
def test_9_4_frodo_wins_against_the_low(kind: str, turn: int, action: str, square: str) -> None:
    referee = play(frodo_at("e4", evil=f"e5 {kind}", turn=turn), action)
    assert kinds(referee) == REST | {square: "frodo"}


@pytest.mark.parametrize("kind", ["witch_king", "nazgul"])
@pytest.mark.parametrize(("turn", "action", "square"), [(GOOD, "e4-e5", "e5"), (EVIL, "e5-e4", "e4")])
def test_9_4_the_witch_king_and_the_nazgul_capture_him(
    kind: str, turn: int, action: str, square: str
) -> None:
    referee = play(frodo_at("e4", evil=f"e5 {kind}", turn=turn), action)
    assert kinds(referee) == REST | {square: kind}
    assert referee.ring == "taken"
    assert heard(referee, SPECTATOR, "ring_taken") == [{"seat": EVIL}]


@pytest.mark.parametrize("advantage", [False, True])
def test_9_4_aggressors_advantage_changes_nothing_for_the_haradrim(advantage: bool) -> None:
    board = frodo_at("e4", evil="e5 haradrim", turn=EVIL, aggressor_advantage=advantage)
    assert kinds(play(board, "e5-e4")) == REST | {"e4": "frodo"}


@pytest.mark.parametrize(
    ("kind", "shown"),
    [("haradrim", True), ("berserker", True), ("fortress", True), ("orc", False), ("nazgul", False)],
)
def test_9_5_whoever_uses_invisibility_is_shown_silent_defence_or_not(kind: str, shown: bool) -> None:
    referee = play(frodo_at("e4", evil=f"e5 {kind}", silent_defence=True), "e4-e5")
    assert heard(referee, GOOD, "combat")[0]["defender"] == (kind if shown else "")
    assert bool(heard(referee, EVIL, "own_combat")) == (not shown)


def test_9_5_frodo_defending_is_shown_and_stays_known() -> None:
    referee = frodo_at("e4", evil="e5 uruk_hai", turn=EVIL, silent_defence=True)
    play(referee, "e5-e4", "e4-f4")
    assert referee.knowledge(EVIL)["f4"] == ("frodo", True)
    assert referee.knowledge(GOOD)["e5"] == ("uruk_hai", False)


def test_9_5_plain_combat_hides_frodo_under_silent_defence() -> None:
    referee = play(frodo_at("e4", evil="e5 orc", turn=EVIL, silent_defence=True), "e5-e4")
    assert heard(referee, EVIL, "combat")[0]["defender"] == ""
    assert referee.knowledge(EVIL)["e4"] == (None, False)


# ---- ME-9.6: the quest

ALL_EVIL = (
    "a10 witch_king, b10 saruman, c10 nazgul, d10 nazgul, e10 gothmog, f10 lurtz, g10 sharku, h10 uruk_hai, "
    "a9 berserker, b9 haradrim, c9 orc, d9 warg_rider, e9 wormtongue, f9 fortress, g9 fortress"
)


def test_9_6_the_quest_removes_ranks_4_to_8_and_the_fortresses_of_evil() -> None:
    referee = play(frodo_at("f6", others="c1 fortress, d1 eomer", evil=ALL_EVIL), "f6-g6")
    left = {kind for seat, kind in referee.board.values() if seat == EVIL}
    assert left == {"witch_king", "saruman", "orc", "warg_rider", "wormtongue", "flag"}
    assert {kind for seat, kind in referee.board.values() if seat == GOOD} == {
        "frodo",
        "flag",
        "pippin",
        "fortress",
        "eomer",
    }
    (quest,) = heard(referee, EVIL, "quest")
    assert (quest["seat"], quest["square"]) == (GOOD, "g6")
    assert [lost["square"] for lost in quest["removed"]] == (
        ["a9", "b9", "f9", "g9", "c10", "d10", "e10", "f10", "g10", "h10"]
    )
    assert [lost["piece"] for lost in quest["removed"]][:3] == ["berserker", "haradrim", "fortress"]
    assert len(referee.lost) == 10
    assert referee.captured(GOOD)[EVIL] == Counter(lost["piece"] for lost in quest["removed"])
    assert (referee.on_turn, referee.turn, referee.quiet_turns, referee.outcome) == (EVIL, 1, 0, None)


def test_9_6_frodo_is_revealed_and_his_move_names_him() -> None:
    referee = play(frodo_at("f6"), "f6-g6")
    assert heard(referee, EVIL, "move") == [{"seat": GOOD, "source": "f6", "target": "g6", "piece": "frodo"}]
    assert referee.knowledge(EVIL)["g6"] == ("frodo", True)
    assert heard(referee, EVIL, "quest")[0]["removed"] == []
    assert referee.quiet_turns == 1


def test_9_6_evil_without_an_act_after_the_quest_loses() -> None:
    referee = at(f"f6 frodo, {OWN}", "j10 flag, j9 nazgul, i9 fortress")
    play(referee, "f6-g6")
    assert referee.outcome == ((1, -1), "no_legal_move")


# ---- ME-9.7, 9.10, 9.11: Frodo on Mount Doom and afterwards


def test_9_7_on_mount_doom_he_cannot_be_attacked_and_is_no_target() -> None:
    referee = play(frodo_at("f6", evil="g7 witch_king, f7 saruman"), "f6-g6")
    assert referee.why_illegal("g7-g6") == "obstacle"
    assert referee.why_illegal("seek f7 g6") == "power_target"
    assert powers(referee, "seek") == set()


def test_9_7_with_mount_doom_safe_off_powers_may_aim_at_him_and_moves_may_not() -> None:
    referee = play(frodo_at("f6", evil="g7 witch_king, f7 saruman", mount_doom_safe=False), "f6-g6")
    assert referee.why_illegal("g7-g6") == "obstacle"
    play(referee, "seek f7 g6")
    assert referee.board["g6"] == (GOOD, "frodo")
    assert told_targets(referee) == {"g6": ("frodo", False)}


def test_9_11_off_he_is_plain_after_the_quest() -> None:
    referee = frodo_at("f6", evil="f7 saruman", mount_doom_safe=False, invisible_after_quest=False)
    play(referee, "f6-g6", "seek f7 g6")
    assert "g6" not in referee.board
    assert referee.ring == "destroyed"
    assert heard(referee, EVIL, "ring_taken") == []


@pytest.mark.parametrize(
    ("invisible", "left"), [(True, {"f6": "frodo", "f7": "saruman"}), (False, {"f6": "saruman"})]
)
def test_9_11_frodo_keeps_his_invisibility_after_the_quest(invisible: bool, left: dict[str, str]) -> None:
    referee = frodo_at("f6", evil="f8 saruman", invisible_after_quest=invisible)
    play(referee, "f6-g6", "f8-f7", "g6-f6", "f7-f6")
    assert kinds(referee) == REST | left


def test_9_10_frodo_captured_after_the_quest_changes_nothing_more() -> None:
    referee = frodo_at("f6", evil="f8 witch_king")
    play(referee, "f6-g6", "f8-f7", "g6-f6", "f7-f6")
    assert kinds(referee) == REST | {"f6": "witch_king"}
    assert referee.ring == "destroyed"
    assert heard(referee, GOOD, "ring_taken") == []


# ---- ME-9.8, 9.9: Evil takes the Ring


@pytest.mark.parametrize(
    ("good", "evil", "left"),
    [
        ("gandalf", "witch_king", "witch_king"),
        ("gandalf", "saruman", ""),
        ("aragorn", "nazgul", ""),
        ("legolas", "nazgul", "nazgul"),
        ("legolas", "gothmog", ""),
        ("eomer", "uruk_hai", ""),
        ("haldir", "berserker", ""),
        ("elf", "haradrim", ""),
        ("sam", "orc", ""),
        ("soldier", "warg_rider", ""),
        ("rider", "warg_rider", "warg_rider"),
        ("eowyn", "wormtongue", ""),
        ("eowyn", "witch_king", "eowyn"),
        ("eowyn", "saruman", "saruman"),
        ("soldier", "fortress", "soldier"),
        ("gandalf", "fortress", "fortress"),
    ],
)
def test_9_8_every_rank_of_evil_goes_up_by_one(good: str, evil: str, left: str) -> None:
    referee = at(f"e4 {good}, {OWN}", f"e5 {evil}, {FOE}", ring="taken")
    assert kinds(play(referee, "e4-e5")) == REST | ({"e5": left} if left else {})


def test_9_8_the_captor_rises_too_and_at_once() -> None:
    referee = at(f"e4 frodo, d3 aragorn, {OWN}", f"e5 nazgul, {FOE}", turn=EVIL)
    play(referee, "e5-e4", "d3-e3", "e4-e3")
    assert heard(referee, GOOD, "combat")[-1]["result"] == "both"


def test_9_8_the_ring_is_told_after_the_combat() -> None:
    referee = play(frodo_at("e4", evil="e5 nazgul", turn=EVIL), "e5-e4")
    assert [word for word, _ in referee.events[GOOD]] == ["start", "combat", "ring_taken"]


def evil_with_ring(pieces: str, against: str, **options: Any) -> Any:
    """Evil on turn, with the Ring."""
    return at(f"{against}, {OWN}", f"{pieces}, {FOE}", "me-ring", EVIL, ring="taken", **options)


def test_9_9_wormtongue_still_captures_gandalf_and_stays_the_lowest() -> None:
    assert kinds(play(evil_with_ring("e5 wormtongue", "e4 gandalf"), "e5-e4"))["e4"] == "wormtongue"
    assert kinds(play(evil_with_ring("e5 wormtongue", "e4 rider"), "e5-e4"))["e4"] == "rider"


def test_9_9_an_orc_takes_fortresses_and_a_warg_rider_rides_far() -> None:
    assert kinds(play(evil_with_ring("e5 orc", "e4 fortress"), "e5-e4"))["e4"] == "orc"
    assert "a9-a2" in evil_with_ring("a9 warg_rider", "e4 sam").legal_actions()


@pytest.mark.parametrize(("target", "falls"), [("treebeard", True), ("eomer", False), ("fortress", True)])
def test_9_9_a_rage_captures_rank_6(target: str, falls: bool) -> None:
    referee = play(evil_with_ring("e6 berserker", f"e4 {target}"), "rage e6-e5")
    assert told_targets(referee) == {"e4": (target, falls)}


@pytest.mark.parametrize(("target", "falls"), [("sam", True), ("elf", False), ("eowyn", True)])
def test_9_9_the_haradrim_shoot_with_rank_5(target: str, falls: bool) -> None:
    referee = play(evil_with_ring("e6 haradrim", f"e4 {target}"), "bow e6 e4")
    assert told_targets(referee) == {"e4": (target, falls)}


def test_9_9_saruman_seeks_with_rank_10() -> None:
    assert told_targets(play(evil_with_ring("e6 saruman", "e4 aragorn"), "seek e6 e4")) == {
        "e4": ("aragorn", True)
    }


@pytest.mark.parametrize(
    ("power", "target", "falls"),
    [
        ("bow e4 e6", "haradrim", False),
        ("bow e4 e6", "orc", True),
        ("bow e4 e6", "berserker", False),
        ("bow e4 e6", "wormtongue", True),
    ],
)
def test_9_9_the_raised_rank_counts_as_target(power: str, target: str, falls: bool) -> None:
    referee = at(f"e4 elf, {OWN}", f"e6 {target}, {FOE}", ring="taken")
    assert told_targets(play(referee, power)) == {"e6": (target, falls)}


@pytest.mark.parametrize(
    ("target", "captured", "falls"),
    [("gothmog", True, True), ("nazgul", False, True), ("uruk_hai", True, False), ("fortress", False, True)],
)
def test_9_9_the_axe_against_raised_ranks(target: str, captured: bool, falls: bool) -> None:
    referee = play(at(f"e4 gimli, {OWN}", f"e6 {target}, {FOE}", ring="taken"), "axe e4-e5 e6")
    (facts,) = heard(referee, EVIL, "power")
    assert (facts["targets"][0]["captured"], facts["falls"]) == (captured, falls)


def test_9_12_no_repeat_attack_follows_from_frodo() -> None:
    referee = play(frodo_at("e4", others="f5 sam", evil="e5 uruk_hai", turn=EVIL), "e5-e4")
    assert (referee.owed_repeat, referee.on_turn) == (None, GOOD)


def test_9_12_a_repeat_attack_may_be_made_on_frodo_and_ends_the_turn() -> None:
    referee = play(frodo_at("e4", others="e5 sam, d4 merry", evil="e6 uruk_hai", turn=EVIL), "e6-e5")
    assert referee.legal_actions() == {"e5-e4", "stop"}
    play(referee, "e5-e4")
    assert (kinds(referee)["e5"], kinds(referee)["e4"], referee.on_turn) == ("uruk_hai", "frodo", GOOD)


def test_9_1_in_game_1_and_2_frodo_has_nothing_of_this() -> None:
    for game in ("me-classic", "me-powers"):
        referee = at(f"e4 frodo, {OWN}", f"e5 uruk_hai, {FOE}", game)
        assert kinds(play(referee, "e4-e5")) == REST | {"e5": "uruk_hai"}
        assert heard(referee, GOOD, "ring_taken") == []
