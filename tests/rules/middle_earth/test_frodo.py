"""ME-9: Frodo, Mount Doom and the Ring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.core.game import SPECTATOR

from .placing import FOE, OWN, at, frodo_at
from .scenario import EVIL, GOOD, NewScenario, Scenario

REST = {"a1": "flag", "b1": "pippin", "j10": "flag", "i10": "orc"}


# ---- ME-9.2: Mount Doom


@pytest.mark.parametrize("entry", ["f6", "g7"])
def test_frodo_moves_onto_mount_doom_from_an_entry(scenario: NewScenario, entry: str) -> None:
    """ME-9.2."""
    game = frodo_at(scenario, entry).play(f"{entry}-g6")
    assert game.board()["g6"] == (GOOD, "frodo")
    assert game.ring == "destroyed"


@pytest.mark.parametrize("kind", ["sam", "rider", "gandalf"])
def test_nobody_else_enters_it(scenario: NewScenario, kind: str) -> None:
    """ME-9.2."""
    assert at(scenario, f"f6 {kind}, {OWN}", FOE).fault("f6-g6") == "obstacle"
    assert at(scenario, OWN, f"g7 orc, {FOE}", turn=EVIL).fault("g7-g6") == "obstacle"


def test_frodo_enters_no_other_square_of_a_zone_and_not_from_afar(scenario: NewScenario) -> None:
    """ME-9.2."""
    assert frodo_at(scenario, "f5").fault("f5-g5") == "obstacle"
    assert frodo_at(scenario, "e6").fault("e6-d6") == "obstacle"
    assert frodo_at(scenario, "e6").fault("e6-g6") == "out_of_reach"
    assert frodo_at(scenario, "f5").fault("f5-g6") == "diagonal"


def test_he_leaves_by_an_entry_only_and_never_comes_back(scenario: NewScenario) -> None:
    """ME-9.2."""
    game = frodo_at(scenario, "f6", evil="g7 saruman").play("f6-g6", "i10-i9")
    assert game.fault("g6-h6") == "obstacle"
    assert game.fault("g6-g5") == "obstacle"
    assert {action for action in game.legal() if action.startswith("g6")} == {"g6-f6", "g6-g7"}
    game.play("g6-f6", "i9-i8")
    assert game.fault("f6-g6") == "obstacle"


def test_he_may_leave_by_an_attack_and_may_stay_as_long_as_he_likes(scenario: NewScenario) -> None:
    """ME-9.2."""
    game = frodo_at(scenario, "f6", evil="g7 warg_rider").play(
        "f6-g6", "i10-i9", "b1-b2", "i9-i8", "b2-b3", "i8-i7"
    )
    game.play("g6-g7")
    assert game.board()["g7"] == (GOOD, "frodo")
    assert "g6" not in game.board()


def test_the_step_onto_mount_doom_is_an_act_of_section_8_too(scenario: NewScenario) -> None:
    """ME-9.2."""
    shut_in = "f6 frodo, e6 fortress, f5 fortress, f7 fortress, a1 flag"
    game = at(scenario, shut_in, "j10 flag, a10 fortress", turn=EVIL, both_immobile="draw")
    assert game.outcome == ((1, -1), "no_legal_move")
    assert at(scenario, shut_in, FOE).legal() == {"f6-g6"}


def test_own_pieces_block_the_entries(scenario: NewScenario) -> None:
    """ME-9.2."""
    game = frodo_at(scenario, "f6", others="g7 sam").play("f6-g6", "i10-i9")
    assert game.fault("g6-g7") == "own_piece"


# ---- ME-9.3: invisibility against powers


def test_frodo_is_immune_to_the_longbow(scenario: NewScenario) -> None:
    """ME-9.3."""
    game = frodo_at(scenario, "e4", evil="e6 haradrim", turn=EVIL).play("bow e6 e4")
    assert game.kinds()["e4"] == "frodo"
    assert game.knowledge(EVIL)["e4"] == ("frodo", False)


def test_frodo_is_immune_to_seek(scenario: NewScenario) -> None:
    """ME-9.3."""
    game = frodo_at(scenario, "e4", evil="e6 saruman", turn=EVIL).play("seek e6 e4")
    assert game.targets_told() == {"e4": ("frodo", False)}
    assert game.ring == "open"


def test_frodo_is_immune_to_rage(scenario: NewScenario) -> None:
    """ME-9.3."""
    game = frodo_at(scenario, "e4", others="d4 sam", evil="e6 berserker", turn=EVIL).play("rage e6-e5")
    assert game.targets_told() == {"d4": ("sam", True), "e4": ("frodo", False)}
    assert "e5" not in game.board()


def test_frodo_alone_is_a_target_for_rage(scenario: NewScenario) -> None:
    """ME-9.3."""
    assert frodo_at(scenario, "e4", evil="e6 berserker", turn=EVIL).fault("rage e6-e5") == ""


# ---- ME-9.4, 9.5: invisibility in combat

NEITHER = ["berserker", "uruk_hai", "gothmog", "lurtz", "sharku", "saruman", "fortress"]


@pytest.mark.parametrize("kind", NEITHER)
def test_frodo_attacks_and_nothing_is_captured(scenario: NewScenario, kind: str) -> None:
    """ME-9.4."""
    game = frodo_at(scenario, "e4", evil=f"e5 {kind}").play("e4-e5")
    assert game.kinds() == REST | {"e4": "frodo", "e5": kind}
    (combat,) = game.told_so_far(SPECTATOR, "combat")
    assert (combat["attacker"], combat["defender"], combat["result"]) == ("frodo", kind, "neither")
    assert game.knowledge(EVIL)["e4"] == ("frodo", False)
    assert game.knowledge(GOOD)["e5"] == (kind, False)
    assert (game.on_turn, game.quiet_turns) == (EVIL, 1)


@pytest.mark.parametrize("kind", NEITHER[:-1])
def test_frodo_is_attacked_and_nothing_is_captured(scenario: NewScenario, kind: str) -> None:
    """ME-9.4."""
    game = frodo_at(scenario, "e4", evil=f"e5 {kind}", turn=EVIL).play("e5-e4")
    assert game.kinds() == REST | {"e4": "frodo", "e5": kind}
    assert game.ring == "open"
    assert game.on_turn == GOOD


@pytest.mark.parametrize(("turn", "action", "square"), [(GOOD, "e4-e5", "e5"), (EVIL, "e5-e4", "e4")])
def test_the_haradrim_are_captured(scenario: NewScenario, turn: int, action: str, square: str) -> None:
    """ME-9.4."""
    game = frodo_at(scenario, "e4", evil="e5 haradrim", turn=turn).play(action)
    assert game.kinds() == REST | {square: "frodo"}
    assert game.told_so_far(GOOD, "combat")[0]["result"] == ("attacker" if turn == GOOD else "defender")


@pytest.mark.parametrize(("turn", "action"), [(GOOD, "e4-e5"), (EVIL, "e5-e4")])
def test_with_haradrim_falls_off_nothing_is_captured(scenario: NewScenario, turn: int, action: str) -> None:
    """ME-9.4."""
    game = frodo_at(scenario, "e4", evil="e5 haradrim", turn=turn, haradrim_falls=False).play(action)
    assert game.kinds() == REST | {"e4": "frodo", "e5": "haradrim"}
    assert game.told_so_far(GOOD, "combat")[0]["result"] == "neither"


@pytest.mark.parametrize("kind", ["orc", "warg_rider", "wormtongue"])
@pytest.mark.parametrize(("turn", "action", "square"), [(GOOD, "e4-e5", "e5"), (EVIL, "e5-e4", "e4")])
def test_frodo_wins_against_the_low(
    scenario: NewScenario, kind: str, turn: int, action: str, square: str
) -> None:
    """ME-9.4."""
    game = frodo_at(scenario, "e4", evil=f"e5 {kind}", turn=turn).play(action)
    assert game.kinds() == REST | {square: "frodo"}


@pytest.mark.parametrize("kind", ["witch_king", "nazgul"])
@pytest.mark.parametrize(("turn", "action", "square"), [(GOOD, "e4-e5", "e5"), (EVIL, "e5-e4", "e4")])
def test_the_witch_king_and_the_nazgul_capture_him(
    scenario: NewScenario, kind: str, turn: int, action: str, square: str
) -> None:
    """ME-9.4."""
    game = frodo_at(scenario, "e4", evil=f"e5 {kind}", turn=turn).play(action)
    assert game.kinds() == REST | {square: kind}
    assert game.ring == "taken"
    assert game.told_so_far(SPECTATOR, "ring_taken") == [{"seat": EVIL}]


@pytest.mark.parametrize("advantage", [False, True])
def test_aggressors_advantage_changes_nothing_for_the_haradrim(
    scenario: NewScenario, advantage: bool
) -> None:
    """ME-9.4."""
    board = frodo_at(scenario, "e4", evil="e5 haradrim", turn=EVIL, aggressor_advantage=advantage)
    assert board.play("e5-e4").kinds() == REST | {"e4": "frodo"}


@pytest.mark.parametrize(
    ("kind", "shown"),
    [("haradrim", True), ("berserker", True), ("fortress", True), ("orc", False), ("nazgul", False)],
)
def test_whoever_uses_invisibility_is_shown_silent_defence_or_not(
    scenario: NewScenario, kind: str, shown: bool
) -> None:
    """ME-9.5."""
    game = frodo_at(scenario, "e4", evil=f"e5 {kind}", silent_defence=True).play("e4-e5")
    assert game.told_so_far(GOOD, "combat")[0]["defender"] == (kind if shown else "")
    assert bool(game.told_so_far(EVIL, "own_combat")) == (not shown)


def test_frodo_defending_is_shown_and_stays_known(scenario: NewScenario) -> None:
    """ME-9.5."""
    game = frodo_at(scenario, "e4", evil="e5 uruk_hai", turn=EVIL, silent_defence=True)
    game.play("e5-e4", "e4-f4")
    assert game.knowledge(EVIL)["f4"] == ("frodo", True)
    assert game.knowledge(GOOD)["e5"] == ("uruk_hai", False)


def test_plain_combat_hides_frodo_under_silent_defence(scenario: NewScenario) -> None:
    """ME-9.5."""
    game = frodo_at(scenario, "e4", evil="e5 orc", turn=EVIL, silent_defence=True).play("e5-e4")
    assert game.told_so_far(EVIL, "combat")[0]["defender"] == ""
    assert game.knowledge(EVIL)["e4"] == ("", False)


# ---- ME-9.6: the quest

ALL_EVIL = (
    "a10 witch_king, b10 saruman, c10 nazgul, d10 nazgul, e10 gothmog, f10 lurtz, g10 sharku, h10 uruk_hai, "
    "a9 berserker, b9 haradrim, c9 orc, d9 warg_rider, e9 wormtongue, f9 fortress, g9 fortress"
)


def test_the_quest_removes_ranks_4_to_8_and_the_fortresses_of_evil(scenario: NewScenario) -> None:
    """ME-9.6."""
    game = frodo_at(scenario, "f6", others="c1 fortress, d1 eomer", evil=ALL_EVIL).play("f6-g6")
    left = {kind for seat, kind in game.board().values() if seat == EVIL}
    assert left == {"witch_king", "saruman", "orc", "warg_rider", "wormtongue", "flag"}
    assert {kind for seat, kind in game.board().values() if seat == GOOD} == {
        "frodo",
        "flag",
        "pippin",
        "fortress",
        "eomer",
    }
    (quest,) = game.told_so_far(EVIL, "quest")
    assert (quest["seat"], quest["square"]) == (GOOD, "g6")
    assert [lost["square"] for lost in quest["removed"]] == [
        "a9",
        "b9",
        "f9",
        "g9",
        "c10",
        "d10",
        "e10",
        "f10",
        "g10",
        "h10",
    ]
    assert [lost["piece"] for lost in quest["removed"]][:3] == ["berserker", "haradrim", "fortress"]
    assert (game.lost(GOOD), game.lost(EVIL).total()) == ({}, 10)
    assert game.pile(GOOD, EVIL) == (10, Counter(lost["piece"] for lost in quest["removed"]))
    assert (game.on_turn, game.turns, game.quiet_turns, game.outcome) == (EVIL, 1, 0, None)


def test_frodo_is_revealed_and_his_move_names_him(scenario: NewScenario) -> None:
    """ME-9.6."""
    game = frodo_at(scenario, "f6").play("f6-g6")
    assert game.told_so_far(EVIL, "move") == [
        {"seat": GOOD, "source": "f6", "target": "g6", "piece": "frodo"}
    ]
    assert game.knowledge(EVIL)["g6"] == ("frodo", True)
    assert game.told_so_far(EVIL, "quest")[0]["removed"] == []
    assert game.quiet_turns == 1


def test_evil_without_an_act_after_the_quest_loses(scenario: NewScenario) -> None:
    """ME-9.6."""
    game = at(scenario, f"f6 frodo, {OWN}", "j10 flag, j9 nazgul, i9 fortress")
    game.play("f6-g6")
    assert game.outcome == ((1, -1), "no_legal_move")


# ---- ME-9.7, 9.10, 9.11: Frodo on Mount Doom and afterwards


def test_on_mount_doom_he_cannot_be_attacked_and_is_no_target(scenario: NewScenario) -> None:
    """ME-9.7."""
    game = frodo_at(scenario, "f6", evil="g7 witch_king, f7 saruman").play("f6-g6")
    assert game.fault("g7-g6") == "obstacle"
    assert game.fault("seek f7 g6") == "power_target"
    assert game.legal("seek ") == set()


def test_with_mount_doom_safe_off_powers_may_aim_at_him_and_moves_may_not(scenario: NewScenario) -> None:
    """ME-9.7."""
    game = frodo_at(scenario, "f6", evil="g7 witch_king, f7 saruman", mount_doom_safe=False).play("f6-g6")
    assert game.fault("g7-g6") == "obstacle"
    game.play("seek f7 g6")
    assert game.board()["g6"] == (GOOD, "frodo")
    assert game.targets_told() == {"g6": ("frodo", False)}


def test_off_he_is_plain_after_the_quest(scenario: NewScenario) -> None:
    """ME-9.11."""
    game = frodo_at(scenario, "f6", evil="f7 saruman", mount_doom_safe=False, invisible_after_quest=False)
    game.play("f6-g6", "seek f7 g6")
    assert "g6" not in game.board()
    assert game.ring == "destroyed"
    assert game.told_so_far(EVIL, "ring_taken") == []


@pytest.mark.parametrize(
    ("invisible", "left"), [(True, {"f6": "frodo", "f7": "saruman"}), (False, {"f6": "saruman"})]
)
def test_frodo_keeps_his_invisibility_after_the_quest(
    scenario: NewScenario, invisible: bool, left: dict[str, str]
) -> None:
    """ME-9.11."""
    game = frodo_at(scenario, "f6", evil="f8 saruman", invisible_after_quest=invisible)
    game.play("f6-g6", "f8-f7", "g6-f6", "f7-f6")
    assert game.kinds() == REST | left


def test_frodo_captured_after_the_quest_changes_nothing_more(scenario: NewScenario) -> None:
    """ME-9.10."""
    game = frodo_at(scenario, "f6", evil="f8 witch_king")
    game.play("f6-g6", "f8-f7", "g6-f6", "f7-f6")
    assert game.kinds() == REST | {"f6": "witch_king"}
    assert game.ring == "destroyed"
    assert game.told_so_far(GOOD, "ring_taken") == []


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
def test_every_rank_of_evil_goes_up_by_one(scenario: NewScenario, good: str, evil: str, left: str) -> None:
    """ME-9.8."""
    game = at(scenario, f"e4 {good}, {OWN}", f"e5 {evil}, {FOE}", ring="taken")
    assert game.play("e4-e5").kinds() == REST | ({"e5": left} if left else {})


def test_the_captor_rises_too_and_at_once(scenario: NewScenario) -> None:
    """ME-9.8."""
    game = at(scenario, f"e4 frodo, d3 aragorn, {OWN}", f"e5 nazgul, {FOE}", turn=EVIL)
    game.play("e5-e4", "d3-e3", "e4-e3")
    assert game.told_so_far(GOOD, "combat")[-1]["result"] == "both"


def test_the_ring_is_told_after_the_combat(scenario: NewScenario) -> None:
    """ME-9.8."""
    game = frodo_at(scenario, "e4", evil="e5 nazgul", turn=EVIL).play("e5-e4")
    assert game.kinds_told(GOOD) == ["combat", "ring_taken"]


def evil_with_ring(scenario: NewScenario, pieces: str, against: str, **options: Any) -> Scenario:
    """Evil on turn, with the Ring."""
    return at(scenario, f"{against}, {OWN}", f"{pieces}, {FOE}", "me-ring", EVIL, ring="taken", **options)


def test_wormtongue_still_captures_gandalf_and_stays_the_lowest(scenario: NewScenario) -> None:
    """ME-9.9."""
    assert evil_with_ring(scenario, "e5 wormtongue", "e4 gandalf").play("e5-e4").kinds()["e4"] == "wormtongue"
    assert evil_with_ring(scenario, "e5 wormtongue", "e4 rider").play("e5-e4").kinds()["e4"] == "rider"


def test_an_orc_takes_fortresses_and_a_warg_rider_rides_far(scenario: NewScenario) -> None:
    """ME-9.9."""
    assert evil_with_ring(scenario, "e5 orc", "e4 fortress").play("e5-e4").kinds()["e4"] == "orc"
    assert "a9-a2" in evil_with_ring(scenario, "a9 warg_rider", "e4 sam").legal()


@pytest.mark.parametrize(("target", "falls"), [("treebeard", True), ("eomer", False), ("fortress", True)])
def test_a_rage_captures_rank_6(scenario: NewScenario, target: str, falls: bool) -> None:
    """ME-9.9."""
    game = evil_with_ring(scenario, "e6 berserker", f"e4 {target}").play("rage e6-e5")
    assert game.targets_told() == {"e4": (target, falls)}


@pytest.mark.parametrize(("target", "falls"), [("sam", True), ("elf", False), ("eowyn", True)])
def test_the_haradrim_shoot_with_rank_5(scenario: NewScenario, target: str, falls: bool) -> None:
    """ME-9.9."""
    game = evil_with_ring(scenario, "e6 haradrim", f"e4 {target}").play("bow e6 e4")
    assert game.targets_told() == {"e4": (target, falls)}


def test_saruman_seeks_with_rank_10(scenario: NewScenario) -> None:
    """ME-9.9."""
    assert evil_with_ring(scenario, "e6 saruman", "e4 aragorn").play("seek e6 e4").targets_told() == {
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
def test_the_raised_rank_counts_as_target(
    scenario: NewScenario, power: str, target: str, falls: bool
) -> None:
    """ME-9.9."""
    game = at(scenario, f"e4 elf, {OWN}", f"e6 {target}, {FOE}", ring="taken")
    assert game.play(power).targets_told() == {"e6": (target, falls)}


@pytest.mark.parametrize(
    ("target", "captured", "falls"),
    [("gothmog", True, True), ("nazgul", False, True), ("uruk_hai", True, False), ("fortress", False, True)],
)
def test_the_axe_against_raised_ranks(
    scenario: NewScenario, target: str, captured: bool, falls: bool
) -> None:
    """ME-9.9."""
    game = at(scenario, f"e4 gimli, {OWN}", f"e6 {target}, {FOE}", ring="taken").play("axe e4-e5 e6")
    (facts,) = game.told_so_far(EVIL, "power")
    assert (facts["targets"][0]["captured"], facts["falls"]) == (captured, falls)


def test_no_repeat_attack_follows_from_frodo(scenario: NewScenario) -> None:
    """ME-9.12."""
    game = frodo_at(scenario, "e4", others="f5 sam", evil="e5 uruk_hai", turn=EVIL).play("e5-e4")
    assert (game.repeat, game.on_turn) == ("", GOOD)


def test_a_repeat_attack_may_be_made_on_frodo_and_ends_the_turn(scenario: NewScenario) -> None:
    """ME-9.12."""
    game = frodo_at(scenario, "e4", others="e5 sam, d4 merry", evil="e6 uruk_hai", turn=EVIL).play("e6-e5")
    assert game.legal() == {"e5-e4", "stop"}
    game.play("e5-e4")
    assert (game.kinds()["e5"], game.kinds()["e4"], game.on_turn) == ("uruk_hai", "frodo", GOOD)


def test_in_game_1_and_2_frodo_has_nothing_of_this(scenario: NewScenario) -> None:
    """ME-9.1."""
    for game in ("me-classic", "me-powers"):
        referee = at(scenario, f"e4 frodo, {OWN}", f"e5 uruk_hai, {FOE}", game)
        assert referee.play("e4-e5").kinds() == REST | {"e5": "uruk_hai"}
        assert referee.told_so_far(GOOD, "ring_taken") == []
