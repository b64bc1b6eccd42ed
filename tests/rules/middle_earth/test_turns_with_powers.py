"""ME-8: powers and the other rules."""

from __future__ import annotations

from typing import Any

import pytest

from .placing import FOE, OWN, at, evil, good
from .scenario import EVIL, GOOD, NewScenario, Scenario


def waits(game: Scenario, *actions: str) -> Scenario:
    """Good's actions, with Evil's orc walking down the i column in between."""
    for action in actions:
        row = next((int(square[1:]) for square, kind in game.kinds().items() if kind == "orc"))
        game.play(action, f"i{row}-i{row - 1}")
    return game


# ---- ME-8.1, 8.2: what a turn crosses


def test_a_steed_crosses_both_of_its_borders(scenario: NewScenario) -> None:
    """ME-8.1."""
    game = waits(good(scenario, "e2 theoden"), "steed e2-e3-e4")
    waits(game, "steed e4-e3-e2")
    assert game.fault("e2-e3") == "two_square"
    assert game.fault("steed e2-e3-f3") == "two_square"
    assert game.fault("steed e2-f2-f3") == ""
    assert "steed e2-e3-f3" not in game.legal()


def test_a_steed_that_returns_crosses_one_border(scenario: NewScenario) -> None:
    """ME-8.1."""
    game = waits(good(scenario, "e2 theoden", steed_may_return=True), "steed e2-e3-e2")
    waits(game, "steed e2-e3-e2")
    assert game.fault("steed e2-e3-e2") == "two_square"
    assert game.fault("steed e2-d2-e2") == ""


def test_the_step_of_an_axe_crosses_its_border(scenario: NewScenario) -> None:
    """ME-8.1."""
    game = waits(good(scenario, "e4 gimli", "i10 orc, f5 flag, d4 fortress"), "axe e4-e5 f5")
    waits(game, "e5-e4")
    assert game.fault("axe e4-e5 f5") == "two_square"
    assert game.fault("axe e4-f4 f5") == ""


def test_the_step_of_a_rage_may_be_forbidden_and_a_rage_on_the_spot_never(scenario: NewScenario) -> None:
    """ME-8.1."""
    game = evil(scenario, "e6 berserker", "f5 gandalf, a4 sam", rage_may_stay=True)
    game.play("e6-e5", "a4-a5", "e5-e6", "a5-a6")
    assert game.fault("rage e6-e5") == "two_square"
    assert game.fault("rage e6-f6") == ""
    assert game.fault("rage e6") == ""
    game.play("i10-i9", "a6-a7")
    assert game.fault("rage e6-e5") == ""


def test_fly_seek_and_bow_are_never_forbidden(scenario: NewScenario) -> None:
    """ME-8.1."""
    game = good(scenario, "e1 gandalf, e2 sam, h1 aragorn", f"{FOE}, h3 fortress", "me-powers")
    waits(game, "fly e1-e3", "fly e3-e1", "fly e1-e3", "fly e3-e1")
    waits(game, "seek h1 h3", "seek h1 h3")
    assert game.fault("seek h1 h3") == ""


def test_a_turn_that_crosses_nothing_breaks_the_row(scenario: NewScenario) -> None:
    """ME-8.2."""
    game = waits(good(scenario, "e4 faramir", f"{FOE}, f6 fortress"), "e4-e5", "e5-e4")
    assert game.fault("e4-e5") == "two_square"
    shooter = waits(good(scenario, "e4 faramir", f"{FOE}, f6 fortress, f5 fortress"), "e4-e5", "bow e5 f6")
    assert shooter.fault("e5-e4") == ""
    waits(shooter, "e5-e4")
    assert shooter.fault("e4-e5") == ""


# ---- ME-8.3 to 8.6: attacks


def test_with_two_square_attacks_off_the_steeds_attack_is_free_and_the_axe_is_not(
    scenario: NewScenario,
) -> None:
    """ME-8.3."""
    game = good(
        scenario, "e4 theoden", f"{FOE}, e6 warg_rider, e7 fortress, d4 fortress", two_square_attacks=False
    )
    waits(game, "e4-e5", "e5-e4")
    assert game.fault("steed e4-e5-f5") == "two_square"
    assert game.fault("steed e4-e5-e6") == ""
    waits(game, "steed e4-e5-e6")
    gimli = waits(good(scenario, "e4 gimli", "i10 orc, f5 flag", two_square_attacks=False), "e4-e5", "e5-e4")
    assert gimli.fault("axe e4-e5 f5") == "two_square"


def test_with_attacks_counted_the_steeds_attack_is_forbidden(scenario: NewScenario) -> None:
    """ME-8.3."""
    game = waits(good(scenario, "e4 theoden", f"{FOE}, e6 warg_rider"), "e4-e5", "e5-e4")
    assert game.fault("steed e4-e5-e6") == "two_square"


def test_a_turn_of_several_attacks_crosses_the_borders_of_all(scenario: NewScenario) -> None:
    """ME-8.4."""
    for two_square_exact in (False, True):
        options: dict[str, Any] = {"two_square_limit": 1, "two_square_exact": two_square_exact}
        game = evil(scenario, "a7 uruk_hai", "a6 sam, b6 merry", **options).play("a7-a6", "a6-b6", "b1-b2")
        assert game.fault("b6-a6") == "two_square"
        assert game.fault("b6-b7") == ""
        stopped = evil(scenario, "a7 uruk_hai", "a6 sam, b6 merry", **options).play("a7-a6", "stop", "b1-b2")
        assert stopped.fault("a6-a7") == "two_square"
        assert stopped.fault("a6-b6") == ""


def test_the_earlier_attacks_of_a_turn_count_if_the_last_one_captures_nothing(scenario: NewScenario) -> None:
    """ME-8.4, ME-8.5, ME-8.6."""
    for two_square_exact, fault in ((False, "two_square"), (True, "")):
        good_pieces, evil_pieces = f"a6 sam, b6 frodo, {OWN}", f"a7 uruk_hai, {FOE}"
        game = at(scenario, good_pieces, evil_pieces, turn=EVIL, two_square_exact=two_square_exact)
        game.play("a7-a6", "a6-b6", "b1-b2", "a6-a7", "b2-b1")
        assert game.fault("a7-a6") == fault


@pytest.mark.parametrize(
    ("good_pieces", "first", "second"),
    [
        ("d10 sam, d9 merry", ("e10-d10", "d10-d9"), ("d9-d10", "d10-e10")),
        (
            "d10 sam, d9 merry, c9 pippin, c10 soldier",
            ("e10-d10", "d10-d9", "d9-c9", "stop"),
            ("c9-c10", "c10-d10", "d10-e10"),
        ),
    ],
)
def test_two_turns_of_several_attacks_share_a_border_that_neither_crossed_last(
    scenario: NewScenario, good_pieces: str, first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    """ME-8.4: a piece that moves and one that it brings back stand where the first turn went."""
    for limit, fault in ((2, "two_square"), (3, "")):
        options: dict[str, Any] = {"rescue": True, "rescue_rows": 10, "two_square_limit": limit}
        game = evil(scenario, "e10 uruk_hai", f"f10 soldier, {good_pieces}", **options).play(*first)
        game.play("f10-e10", "rescue sam@d10").play(*second, "b1-b2")
        assert game.fault("e10-d10") == fault
        assert game.fault("e10-e9") == ""


def test_an_attack_after_which_its_piece_stays_is_checked_and_crosses_nothing(scenario: NewScenario) -> None:
    """ME-8.5."""
    board = f"{OWN}, e4 frodo"
    game = at(scenario, board, f"{FOE}, e6 berserker, f6 saruman", two_square_limit=1)
    game.play("e4-e5", "i10-i9", "e5-e6")
    game.play("i9-i8")
    assert game.fault("e5-e6") == ""
    again = at(scenario, board, f"{FOE}, f4 berserker", two_square_limit=1)
    again.play("e4-e5", "f4-e4")
    assert again.fault("e5-e4") == "two_square"


def test_exact_compares_start_and_end_of_the_turn(scenario: NewScenario) -> None:
    """ME-8.6."""
    game = waits(good(scenario, "e2 theoden", two_square_exact=True), "steed e2-e3-f3", "steed f3-f2-e2")
    assert game.fault("steed e2-e3-f3") == "two_square"
    assert game.fault("steed e2-f2-f3") == "two_square"
    assert game.fault("steed e2-e3-e4") == ""
    assert game.fault("e2-e3") == ""


def test_exact_a_returning_steed_has_the_pair_of_one_square(scenario: NewScenario) -> None:
    """ME-8.6."""
    options: dict[str, Any] = {"two_square_exact": True, "steed_may_return": True}
    game = waits(at(scenario, f"e2 theoden, {OWN}", FOE, **options), "steed e2-e3-e2", "steed e2-d2-e2")
    assert game.fault("steed e2-f2-e2") == "two_square"


# ---- ME-8.7: the chase


@pytest.mark.parametrize(
    ("own", "foes", "action", "way", "count"),
    [
        ("e4 gandalf, e5 sam", "e7 nazgul", "fly e4-e6", ("e4", "e6"), 1),
        ("e4 gandalf, e5 sam", "f7 nazgul", "fly e4-e6", ("e4", "e6"), 0),
        ("e4 gimli", "f6 fortress, e6 orc", "axe e4-e5 f6", ("e4", "e5"), 1),
        ("e4 gimli", "f6 orc", "axe e4-e5 f6", ("e4", "e5"), 0),
        ("e4 theoden", "e7 orc", "steed e4-e5-e6", ("e4", "e6"), 1),
        ("e4 theoden", "e6 orc, e7 orc", "steed e4-e5-e6", ("e4", "e6"), 1),
        ("e4 theoden", "e6 nazgul, e7 orc", "steed e4-e5-e6", ("e4", "e6"), 1),
        ("e4 frodo", "e5 berserker", "e4-e5", ("e4", "e4"), 1),
    ],
)
def test_a_power_counts_as_an_attack(
    scenario: NewScenario, own: str, foes: str, action: str, way: tuple[str, str], count: int
) -> None:
    """ME-8.7."""
    game = at(scenario, f"{own}, {OWN}", f"{foes}, {FOE}", chase="isf")
    game.side.set_chase_counts(5, 5)
    assert game.play(action).chase_counts == (count, 0)
    assert game.side.last_ways[GOOD] == way


@pytest.mark.parametrize("action", ["seek e4 e6", "bow d4 d2"])
def test_after_seek_or_bow_nothing_is_counted(scenario: NewScenario, action: str) -> None:
    """ME-8.7."""
    game = at(scenario, f"e4 aragorn, d4 elf, {OWN}", f"e6 nazgul, d2 nazgul, {FOE}", chase="isf")
    game.play("b1-b2", "i10-i9").side.set_chase_counts(5, 5)
    assert game.play(action).chase_counts == (0, 0)
    assert game.side.last_ways == [None, ("i10", "i9")]


def test_an_axe_without_a_step_ends_where_it_began(scenario: NewScenario) -> None:
    """ME-8.7."""
    game = good(scenario, "e4 gimli", f"e5 fortress, {FOE}", chase="isf", axe_may_stay=True).play("axe e4 e5")
    assert (game.chase_counts, game.side.last_ways[GOOD]) == ((1, 0), ("e4", "e4"))


def test_several_attacks_are_counted_one_by_one(scenario: NewScenario) -> None:
    """ME-8.7."""
    game = evil(scenario, "e6 uruk_hai", "e5 sam, e4 merry, e3 elf", chase="isf").play("e6-e5")
    assert (game.chase_counts, game.side.last_ways[EVIL]) == ((0, 1), ("e6", "e5"))
    game.play("e5-e4")
    assert (game.chase_counts, game.side.last_ways[EVIL]) == ((0, 1), ("e5", "e4"))


def literal_chase(scenario: NewScenario) -> Scenario:
    """Gimli has followed twice and stands at e5, the enemy at e7."""
    game = good(scenario, "e2 gimli", "e4 orc, j10 flag", chase="literal", two_square_limit=0)
    return game.play("e2-e3", "e4-e5", "e3-e4", "e5-e6", "e4-e5", "e6-e7")


def test_for_literal_a_power_is_never_a_following_turn(scenario: NewScenario) -> None:
    """ME-8.7."""
    game = literal_chase(scenario)
    assert game.fault("e5-e6") == "chase"
    assert game.fault("axe e5-e6 e7") == ""
    game.play("axe e5-e6 e7")
    assert game.follow_counts[GOOD] == 0


def test_for_literal_a_shot_ends_the_following_and_leaves_no_evader(scenario: NewScenario) -> None:
    """ME-8.7."""
    game = good(
        scenario, "e2 elf, a4 faramir", "e4 orc, a6 fortress, j10 flag", chase="literal", two_square_limit=0
    )
    game.play("e2-e3", "e4-e5", "e3-e4", "e5-e6")
    assert game.follow_counts[GOOD] == 1
    game.play("bow e4 e6")
    assert game.follow_counts[GOOD] == 0
    fled = good(scenario, "e2 eomer, f4 sam, h7 fortress", "e4 orc, h8 haradrim, j10 flag", chase="literal")
    fled.play("e2-e3", "e4-e5", "e3-e4", "bow h8 h7")
    assert fled.follow_counts[GOOD] == 1
    assert fled.play("f4-f5").follow_counts[GOOD] == 0


def test_for_literal_there_is_no_evader_after_a_power(scenario: NewScenario) -> None:
    """ME-8.7: the rider comes beside the Witch-king in either game."""
    fled = at(scenario, f"f2 rider, {OWN}", "e4 witch_king, e5 orc, j10 flag", "me-powers", chase="literal")
    assert fled.play("f2-f4", "fly e4-e6", "f4-f6").follow_counts[GOOD] == 0
    walked = at(scenario, f"f2 rider, {OWN}", "e4 witch_king, e6 orc, j10 flag", "me-powers", chase="literal")
    assert walked.play("f2-f4", "e4-e5", "f4-f5").follow_counts[GOOD] == 1


# ---- ME-8.8 to 8.10: quiet draw, exchange, rescue


def test_a_power_that_captures_nothing_is_a_quiet_turn(scenario: NewScenario) -> None:
    """ME-8.8."""
    game = good(scenario, "e4 aragorn", f"e6 witch_king, {FOE}").play("seek e4 e6")
    assert game.quiet_turns == 1
    game.play("i10-i9", "e4-e5")
    assert game.quiet_turns == 3
    captor = good(scenario, "e4 aragorn", f"e6 orc, {FOE}").play("b1-b2", "i10-i9", "seek e4 e6")
    assert captor.quiet_turns == 0


def test_rage_alone_and_the_quest_set_the_count_to_0(scenario: NewScenario) -> None:
    """ME-8.8."""
    alone = evil(scenario, "e8 berserker", "e2 sam", rage_alone=True).play("rage e8-e7")
    assert alone.quiet_turns == 0
    quest = at(scenario, f"f6 frodo, {OWN}", f"a8 haradrim, {FOE}").play("b1-b2", "i10-i9", "f6-g6")
    assert quest.quiet_turns == 0


LEVEL = ((0, 0), "exchange_draw")


def test_an_exchange_by_axe_or_rage_or_by_the_last_of_several_attacks(scenario: NewScenario) -> None:
    """ME-8.9."""
    axe = at(scenario, "e4 gimli, a1 flag", "e6 nazgul, j10 flag", "me-powers", exchange_draw=True)
    assert axe.play("axe e4-e5 e6").outcome == LEVEL
    rage = at(scenario, "e4 elf, a1 flag", "e6 berserker, j10 flag", "me-powers", EVIL, exchange_draw=True)
    assert rage.play("rage e6-e5").outcome == LEVEL
    attacks = at(
        scenario, "e5 sam, e4 arwen, a1 flag", "e6 uruk_hai, j10 flag", "me-powers", EVIL, exchange_draw=True
    )
    assert attacks.play("e6-e5", "e5-e4").outcome == LEVEL


def test_an_attacker_lost_at_a_fortress_after_a_capture_is_no_exchange(scenario: NewScenario) -> None:
    """ME-8.9."""
    game = at(
        scenario,
        "e5 sam, e4 fortress, a1 flag",
        "e6 uruk_hai, j10 flag",
        "me-powers",
        EVIL,
        exchange_draw=True,
    )
    assert game.play("e6-e5", "e5-e4").outcome == ((-1, 1), "no_legal_move")


LOST = "good sam, good merry, evil haradrim"


def test_a_flight_to_the_enemys_back_row_may_bring_a_piece_back(scenario: NewScenario) -> None:
    """ME-8.10."""
    game = at(scenario, f"e8 gandalf, {OWN}", f"e9 orc, {FOE}", lost=LOST, rescue=True)
    game.play("fly e8-e10")
    assert {"rescue none", "rescue sam@a2", "rescue merry@j5"} <= game.legal()
    assert game.fault("fly e10-e8") == "wrong_turn"
    assert game.fault("stop") == "wrong_turn"
    game.play("rescue sam@c4")
    assert (game.board()["c4"], game.on_turn, game.turns) == ((GOOD, "sam"), EVIL, 1)


@pytest.mark.parametrize(
    ("own", "foes", "action", "owed"),
    [
        ("e9 gimli", "f9 orc", "axe e9-e10 f9", True),
        ("e9 gimli", "f9 saruman", "axe e9-e10 f9", False),
        ("e10 gimli", "f9 orc", "axe e10 f9", False),
        ("e8 theoden", "f9 orc", "steed e8-e9-e10", True),
        ("e8 theoden", "e10 orc", "steed e8-e9-e10", True),
        ("e10 theoden", "f9 orc", "steed e10-e9-e10", True),
        ("e10 aragorn", "f9 orc", "seek e10 f9", False),
        ("e10 elf", "f9 orc", "bow e10 f9", False),
        ("e9 rider", "f9 orc", "e9-e10", False),
        ("e10 frodo", "f10 saruman", "e10-f10", False),
        ("e9 frodo", "f10 saruman", "e9-e10", True),
    ],
)
def test_it_is_asked_of_the_piece_that_acted_and_changed_its_square(
    scenario: NewScenario, own: str, foes: str, action: str, owed: bool
) -> None:
    """ME-8.10."""
    options: dict[str, Any] = {"axe_may_stay": True, "steed_may_return": True}
    game = at(scenario, f"{own}, {OWN}", f"{foes}, {FOE}", lost=LOST, rescue=True, **options)
    game.play(action)
    assert (game.on_turn == GOOD) == owed


def test_with_rescue_moves_only_neither_attacks_nor_powers_count(scenario: NewScenario) -> None:
    """ME-8.10."""
    for own, foes, action in (
        ("e8 gandalf", "e9 orc", "fly e8-e10"),
        ("e8 theoden", "f9 orc", "steed e8-e9-e10"),
        ("e9 gandalf", "e10 orc", "e9-e10"),
    ):
        options: dict[str, Any] = {"rescue": True, "rescue_moves_only": True}
        game = at(scenario, f"{own}, {OWN}", f"{foes}, {FOE}", lost=LOST, **options)
        assert game.play(action).on_turn == EVIL


def test_after_a_repeat_attack_it_is_asked_once_when_the_turn_is_over(scenario: NewScenario) -> None:
    """ME-8.10."""

    def board() -> Scenario:
        return evil(scenario, "e3 uruk_hai, e9 orc", "e2 sam, e1 merry, f2 elf", lost=LOST, rescue=True)

    game = board().play("e3-e2", "e2-e1")
    assert "rescue haradrim@a9" in game.legal()
    game.play("rescue none")
    assert (game.on_turn, game.turns, game.plies) == (GOOD, 1, 3)
    stopped = board().play("e3-e2", "stop")
    assert stopped.on_turn == GOOD


def test_the_back_row_reached_before_a_last_attack_without_capture_counts(scenario: NewScenario) -> None:
    """ME-8.10."""
    game = at(scenario, f"e1 sam, f1 frodo, {OWN}", f"e2 uruk_hai, {FOE}", turn=EVIL, lost=LOST, rescue=True)
    game.play("e2-e1", "e1-f1")
    assert "rescue haradrim@a9" in game.legal()


def test_frodo_cannot_be_brought_back_in_game_3_but_in_the_others(scenario: NewScenario) -> None:
    """ME-8.10."""
    for game, owed in (("me-classic", True), ("me-powers", True), ("me-ring", False)):
        options: dict[str, Any] = {"rescue": True}
        referee = at(scenario, f"e9 eomer, {OWN}", FOE, game, lost="good frodo", **options)
        assert (referee.play("e9-e10").on_turn == GOOD) == owed


def test_after_the_quest_its_kinds_cannot_be_brought_back(scenario: NewScenario) -> None:
    """ME-8.10."""
    lost = "evil haradrim, evil orc, evil nazgul"
    for ring, kinds in (("destroyed", {"orc"}), ("open", {"orc", "haradrim", "nazgul"})):
        game = at(scenario, OWN, f"e2 saruman, {FOE}", turn=EVIL, lost=lost, ring=ring, rescue=True)
        rescues = game.play("e2-e1").legal("rescue ") - {"none"}
        assert {rescue.split("@")[0] for rescue in rescues} == kinds


def test_seek_and_bow_do_not_make_a_piece_moved(scenario: NewScenario) -> None:
    """ME-8.11."""
    game = good(scenario, "e4 legolas", f"e6 nazgul, {FOE}").play("bow e4 e6")
    assert game.knowledge(EVIL)["e4"] == ("legolas", False)
    stepped = good(scenario, "e4 gimli", f"e6 orc, {FOE}").play("axe e4-e5 e6")
    assert stepped.knowledge(EVIL)["e5"] == ("gimli", True)
