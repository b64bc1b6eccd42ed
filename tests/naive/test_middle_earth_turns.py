"""Scenarios of the naive referee of the Trilogy edition: powers and the other rules (ME-8)."""

from __future__ import annotations

from typing import Any

import pytest

from .middle_earth_referee import MiddleEarthReferee
from .middle_earth_scenario import FOE, OWN, at, evil, good, kinds, play
from .middle_earth_setting import EVIL, GOOD
from .stratego_setting import named_square


def border(one: str, other: str) -> frozenset[Any]:
    """The border between two neighbours."""
    return frozenset((named_square(one), named_square(other)))


def last_turn(referee: MiddleEarthReferee, seat: int) -> set[frozenset[Any]]:
    """What the seat's last turn is remembered to have crossed."""
    return referee.crossings.turns[seat][-1][1]


def waits(referee: MiddleEarthReferee, *actions: str) -> MiddleEarthReferee:
    """Good's actions, with Evil's orc walking down the i column in between."""
    for action in actions:
        row = next(int(square[1:]) for square, kind in kinds(referee).items() if kind == "orc")
        play(referee, action, f"i{row}-i{row - 1}")
    return referee


# ---- ME-8.1, 8.2: what a turn crosses


def test_8_1_a_steed_crosses_both_of_its_borders() -> None:
    referee = waits(good("e2 theoden"), "steed e2-e3-e4")
    assert last_turn(referee, GOOD) == {border("e2", "e3"), border("e3", "e4")}
    waits(referee, "steed e4-e3-e2")
    assert referee.why_illegal("e2-e3") == "two_square"
    assert referee.why_illegal("steed e2-e3-f3") == "two_square"
    assert referee.why_illegal("steed e2-f2-f3") == ""
    assert "steed e2-e3-f3" not in referee.legal_actions()


def test_8_1_a_steed_that_returns_crosses_one_border() -> None:
    referee = waits(good("e2 theoden", steed_may_return=True), "steed e2-e3-e2")
    assert last_turn(referee, GOOD) == {border("e2", "e3")}
    waits(referee, "steed e2-e3-e2")
    assert referee.why_illegal("steed e2-e3-e2") == "two_square"
    assert referee.why_illegal("steed e2-d2-e2") == ""


def test_8_1_the_step_of_an_axe_crosses_its_border() -> None:
    referee = waits(good("e4 gimli", "i10 orc, f5 flag, d4 fortress"), "axe e4-e5 f5")
    assert last_turn(referee, GOOD) == {border("e4", "e5")}
    waits(referee, "e5-e4")
    assert referee.why_illegal("axe e4-e5 f5") == "two_square"
    assert referee.why_illegal("axe e4-f4 f5") == ""


def test_8_1_the_step_of_a_rage_may_be_forbidden_and_a_rage_on_the_spot_never() -> None:
    referee = evil("e6 berserker", "f5 gandalf, a4 sam", rage_may_stay=True)
    play(referee, "e6-e5", "a4-a5", "e5-e6", "a5-a6")
    assert referee.why_illegal("rage e6-e5") == "two_square"
    assert referee.why_illegal("rage e6-f6") == ""
    assert referee.why_illegal("rage e6") == ""
    play(referee, "i10-i9", "a6-a7")
    assert referee.why_illegal("rage e6-e5") == ""


def test_8_1_fly_seek_and_bow_are_never_forbidden() -> None:
    referee = good("e1 gandalf, e2 sam, h1 aragorn", f"{FOE}, h3 fortress", "me-powers")
    waits(referee, "fly e1-e3", "fly e3-e1", "fly e1-e3", "fly e3-e1")
    assert last_turn(referee, GOOD) == set()
    waits(referee, "seek h1 h3", "seek h1 h3")
    assert referee.why_illegal("seek h1 h3") == ""


def test_8_2_a_turn_that_crosses_nothing_breaks_the_row() -> None:
    referee = waits(good("e4 faramir", f"{FOE}, f6 fortress"), "e4-e5", "e5-e4")
    assert referee.why_illegal("e4-e5") == "two_square"
    shooter = waits(good("e4 faramir", f"{FOE}, f6 fortress, f5 fortress"), "e4-e5", "bow e5 f6")
    assert shooter.why_illegal("e5-e4") == ""
    waits(shooter, "e5-e4")
    assert shooter.why_illegal("e4-e5") == ""


# ---- ME-8.3 to 8.6: attacks


def test_8_3_with_two_square_attacks_off_the_steeds_attack_is_free_and_the_axe_is_not() -> None:
    referee = good("e4 theoden", f"{FOE}, e6 warg_rider, e7 fortress, d4 fortress", two_square_attacks=False)
    waits(referee, "e4-e5", "e5-e4")
    assert referee.why_illegal("steed e4-e5-f5") == "two_square"
    assert referee.why_illegal("steed e4-e5-e6") == ""
    waits(referee, "steed e4-e5-e6")
    assert last_turn(referee, GOOD) == set()
    gimli = waits(good("e4 gimli", "i10 orc, f5 flag", two_square_attacks=False), "e4-e5", "e5-e4")
    assert gimli.why_illegal("axe e4-e5 f5") == "two_square"


def test_8_3_with_attacks_counted_the_steeds_attack_is_forbidden() -> None:
    referee = waits(good("e4 theoden", f"{FOE}, e6 warg_rider"), "e4-e5", "e5-e4")
    assert referee.why_illegal("steed e4-e5-e6") == "two_square"


def test_8_4_a_turn_of_several_attacks_crosses_the_borders_of_all() -> None:
    referee = play(evil("a7 uruk_hai", "a6 sam, b6 merry"), "a7-a6", "a6-b6")
    assert last_turn(referee, EVIL) == {border("a7", "a6"), border("a6", "b6")}
    stopped = play(evil("a7 uruk_hai", "a6 sam, b6 merry"), "a7-a6", "stop")
    assert last_turn(stopped, EVIL) == {border("a7", "a6")}


def test_8_4_only_the_first_attack_is_checked() -> None:
    referee = evil("a7 uruk_hai", "a6 sam, b6 merry", two_square_limit=1)
    uruk = referee.squares[named_square("a7")]
    referee.crossings.turns[EVIL].append((uruk, {border("a6", "b6")}))
    play(referee, "a7-a6")
    assert "a6-b6" in referee.legal_actions()
    checked = evil("a7 uruk_hai", "a6 sam, b6 merry", two_square_limit=1)
    uruk = checked.squares[named_square("a7")]
    checked.crossings.turns[EVIL].append((uruk, {border("a7", "a6")}))
    assert checked.why_illegal("a7-a6") == "two_square"


def test_8_5_an_attack_after_which_its_piece_stays_is_checked_and_crosses_nothing() -> None:
    board = f"{OWN}, e4 frodo"
    referee = at(board, f"{FOE}, e6 berserker, f6 saruman", two_square_limit=1)
    play(referee, "e4-e5", "i10-i9", "e5-e6")
    assert last_turn(referee, GOOD) == set()
    play(referee, "i9-i8")
    assert referee.why_illegal("e5-e6") == ""
    again = at(board, f"{FOE}, f4 berserker", two_square_limit=1)
    play(again, "e4-e5", "f4-e4")
    assert again.why_illegal("e5-e4") == "two_square"


def test_8_6_exact_compares_start_and_end_of_the_turn() -> None:
    referee = waits(good("e2 theoden", two_square_exact=True), "steed e2-e3-f3", "steed f3-f2-e2")
    assert last_turn(referee, GOOD) == {border("e2", "f3")}
    assert referee.why_illegal("steed e2-e3-f3") == "two_square"
    assert referee.why_illegal("steed e2-f2-f3") == "two_square"
    assert referee.why_illegal("steed e2-e3-e4") == ""
    assert referee.why_illegal("e2-e3") == ""


def test_8_6_exact_a_returning_steed_has_the_pair_of_one_square() -> None:
    options: dict[str, Any] = {"two_square_exact": True, "steed_may_return": True}
    referee = waits(at(f"e2 theoden, {OWN}", FOE, **options), "steed e2-e3-e2", "steed e2-d2-e2")
    assert last_turn(referee, GOOD) == {frozenset({named_square("e2")})}
    assert referee.why_illegal("steed e2-f2-e2") == "two_square"


def test_8_6_exact_of_several_attacks_the_last_counts() -> None:
    referee = play(evil("a7 uruk_hai", "a6 sam, b6 merry", two_square_exact=True), "a7-a6", "a6-b6")
    assert last_turn(referee, EVIL) == {border("a6", "b6")}


# ---- ME-8.7: the chase


def chase_of(referee: MiddleEarthReferee) -> tuple[list[int], list[Any]]:
    """The counts and the last `from` and `to` of both seats."""
    return referee.chase.counts, referee.chase.ends


def ends(source: str, target: str) -> tuple[Any, Any]:
    """Two squares by name."""
    return named_square(source), named_square(target)


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
def test_8_7_a_power_counts_as_an_attack(
    own: str, foes: str, action: str, way: tuple[str, str], count: int
) -> None:
    referee = at(f"{own}, {OWN}", f"{foes}, {FOE}", chase="isf")
    referee.chase.counts = [5, 5]
    play(referee, action)
    counts, way_of = chase_of(referee)
    assert counts == [count, 0]
    assert way_of[GOOD] == ends(*way)


@pytest.mark.parametrize("action", ["seek e4 e6", "bow d4 d2"])
def test_8_7_after_seek_or_bow_nothing_is_counted(action: str) -> None:
    referee = at(f"e4 aragorn, d4 elf, {OWN}", f"e6 nazgul, d2 nazgul, {FOE}", chase="isf")
    referee.chase.counts = [5, 5]
    referee.chase.ends = [ends("a1", "a2"), ends("a1", "a2")]
    play(referee, action)
    assert chase_of(referee) == ([0, 0], [None, ends("a1", "a2")])
    assert len(referee.chase.positions) == 2


def test_8_7_an_axe_without_a_step_ends_where_it_began() -> None:
    referee = play(good("e4 gimli", f"e5 fortress, {FOE}", chase="isf", axe_may_stay=True), "axe e4 e5")
    assert chase_of(referee) == ([1, 0], [ends("e4", "e4"), None])


def test_8_7_several_attacks_are_counted_one_by_one() -> None:
    referee = play(evil("e6 uruk_hai", "e5 sam, e4 merry, e3 elf", chase="isf"), "e6-e5")
    assert chase_of(referee) == ([0, 1], [None, ends("e6", "e5")])
    play(referee, "e5-e4")
    assert chase_of(referee) == ([0, 1], [None, ends("e5", "e4")])
    assert len(referee.chase.positions) == 1
    play(referee, "stop")
    assert len(referee.chase.positions) == 2


def literal_chase() -> MiddleEarthReferee:
    """Gimli has followed twice and stands at e5, the enemy at e7."""
    referee = good("e2 gimli", "e4 orc, j10 flag", chase="literal", two_square_limit=0)
    return play(referee, "e2-e3", "e4-e5", "e3-e4", "e5-e6", "e4-e5", "e6-e7")


def test_8_7_for_literal_a_power_is_never_a_following_turn() -> None:
    referee = literal_chase()
    assert referee.why_illegal("e5-e6") == "chase"
    assert referee.why_illegal("axe e5-e6 e7") == ""
    play(referee, "axe e5-e6 e7")
    assert referee.chase.follow_counts[GOOD] == 0


def test_8_7_for_literal_a_shot_ends_the_following_and_leaves_no_evader() -> None:
    referee = good("e2 elf, a4 faramir", "e4 orc, a6 fortress, j10 flag", chase="literal", two_square_limit=0)
    play(referee, "e2-e3", "e4-e5", "e3-e4", "e5-e6")
    assert referee.chase.follow_counts[GOOD] == 1
    play(referee, "bow e4 e6")
    assert referee.chase.follow_counts[GOOD] == 0
    fled = good("e2 eomer, h7 fortress", "e4 orc, h8 haradrim, j10 flag", chase="literal")
    play(fled, "e2-e3", "e4-e5")
    assert fled.chase.evaders[GOOD] == named_square("e5")
    play(fled, "e3-e4", "bow h8 h7")
    assert fled.chase.evaders[GOOD] is None


def test_8_7_for_literal_there_is_no_evader_after_a_power() -> None:
    fled = at(f"e2 eomer, {OWN}", "e4 witch_king, e5 orc, j10 flag", "me-powers", chase="literal")
    play(fled, "e2-e3", "fly e4-e6")
    assert fled.chase.evaders[GOOD] is None
    walked = at(f"e2 eomer, {OWN}", "e4 witch_king, e6 orc, j10 flag", "me-powers", chase="literal")
    play(walked, "e2-e3", "e4-e5")
    assert walked.chase.evaders[GOOD] == named_square("e5")


# ---- ME-8.8 to 8.10: quiet draw, exchange, rescue


def test_8_8_a_power_that_captures_nothing_is_a_quiet_turn() -> None:
    referee = play(good("e4 aragorn", f"e6 witch_king, {FOE}"), "seek e4 e6")
    assert referee.quiet_turns == 1
    play(referee, "i10-i9", "e4-e5")
    assert referee.quiet_turns == 3
    captor = play(good("e4 aragorn", f"e6 orc, {FOE}"), "b1-b2", "i10-i9", "seek e4 e6")
    assert captor.quiet_turns == 0


def test_8_8_rage_alone_and_the_quest_set_the_count_to_0() -> None:
    alone = play(evil("e8 berserker", "e2 sam", rage_alone=True), "rage e8-e7")
    assert alone.quiet_turns == 0
    quest = play(at(f"f6 frodo, {OWN}", f"a8 haradrim, {FOE}"), "b1-b2", "i10-i9", "f6-g6")
    assert quest.quiet_turns == 0


LEVEL = ((0, 0), "exchange_draw")


def test_8_9_an_exchange_by_axe_or_rage_or_by_the_last_of_several_attacks() -> None:
    axe = at("e4 gimli, a1 flag", "e6 nazgul, j10 flag", "me-powers", exchange_draw=True)
    assert play(axe, "axe e4-e5 e6").outcome == LEVEL
    rage = at("e4 elf, a1 flag", "e6 berserker, j10 flag", "me-powers", EVIL, exchange_draw=True)
    assert play(rage, "rage e6-e5").outcome == LEVEL
    attacks = at("e5 sam, e4 arwen, a1 flag", "e6 uruk_hai, j10 flag", "me-powers", EVIL, exchange_draw=True)
    assert play(attacks, "e6-e5", "e5-e4").outcome == LEVEL


def test_8_9_an_attacker_lost_at_a_fortress_after_a_capture_is_no_exchange() -> None:
    referee = at(
        "e5 sam, e4 fortress, a1 flag", "e6 uruk_hai, j10 flag", "me-powers", EVIL, exchange_draw=True
    )
    assert play(referee, "e6-e5", "e5-e4").outcome == ((-1, 1), "no_legal_move")


LOST = "good sam, good merry, evil haradrim"


def test_8_10_a_flight_to_the_enemys_back_row_may_bring_a_piece_back() -> None:
    referee = at(f"e8 gandalf, {OWN}", f"e9 orc, {FOE}", lost=LOST, rescue=True)
    play(referee, "fly e8-e10")
    assert {"rescue none", "rescue sam@a2", "rescue merry@j5"} <= referee.legal_actions()
    assert referee.why_illegal("fly e10-e8") == "wrong_turn"
    assert referee.why_illegal("stop") == "wrong_turn"
    play(referee, "rescue sam@c4")
    assert (referee.board["c4"], referee.on_turn, referee.turn) == ((GOOD, "sam"), EVIL, 1)


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
def test_8_10_it_is_asked_of_the_piece_that_acted_and_changed_its_square(
    own: str, foes: str, action: str, owed: bool
) -> None:
    options: dict[str, Any] = {"axe_may_stay": True, "steed_may_return": True}
    referee = at(f"{own}, {OWN}", f"{foes}, {FOE}", lost=LOST, rescue=True, **options)
    play(referee, action)
    assert (referee.on_turn == GOOD) == owed


def test_8_10_with_rescue_moves_only_neither_attacks_nor_powers_count() -> None:
    for own, foes, action in (
        ("e8 gandalf", "e9 orc", "fly e8-e10"),
        ("e8 theoden", "f9 orc", "steed e8-e9-e10"),
        ("e9 gandalf", "e10 orc", "e9-e10"),
    ):
        options: dict[str, Any] = {"rescue": True, "rescue_moves_only": True}
        referee = at(f"{own}, {OWN}", f"{foes}, {FOE}", lost=LOST, **options)
        assert play(referee, action).on_turn == EVIL


def test_8_10_after_a_repeat_attack_it_is_asked_once_when_the_turn_is_over() -> None:
    def board() -> MiddleEarthReferee:
        return evil("e3 uruk_hai, e9 orc", "e2 sam, e1 merry, f2 elf", lost=LOST, rescue=True)

    referee = play(board(), "e3-e2", "e2-e1")
    assert "rescue haradrim@a9" in referee.legal_actions()
    play(referee, "rescue none")
    assert (referee.on_turn, referee.turn, referee.ply) == (GOOD, 1, 3)
    stopped = play(board(), "e3-e2", "stop")
    assert stopped.on_turn == GOOD


def test_8_10_the_back_row_reached_before_a_last_attack_without_capture_counts() -> None:
    referee = at(
        f"e1 sam, f1 frodo, {OWN}",
        f"e2 uruk_hai, {FOE}",
        turn=EVIL,
        lost=LOST,
        rescue=True,
    )
    play(referee, "e2-e1", "e1-f1")
    assert "rescue haradrim@a9" in referee.legal_actions()


def test_8_10_frodo_cannot_be_brought_back_in_game_3_but_in_the_others() -> None:
    for game, owed in (("me-classic", True), ("me-powers", True), ("me-ring", False)):
        options: dict[str, Any] = {"rescue": True}
        referee = at(f"e9 eomer, {OWN}", FOE, game, lost="good frodo", **options)
        assert (play(referee, "e9-e10").on_turn == GOOD) == owed


def test_8_10_after_the_quest_its_kinds_cannot_be_brought_back() -> None:
    lost = "evil haradrim, evil orc, evil nazgul"
    referee = at(OWN, f"e2 saruman, {FOE}", turn=EVIL, lost=lost, ring="destroyed", rescue=True)
    assert referee._rescuable_kinds(EVIL) == {"orc"}
    before = at(OWN, f"e2 saruman, {FOE}", turn=EVIL, lost=lost, rescue=True)
    assert before._rescuable_kinds(EVIL) == {"orc", "haradrim", "nazgul"}


def test_8_11_seek_and_bow_do_not_make_a_piece_moved() -> None:
    referee = play(good("e4 legolas", f"e6 nazgul, {FOE}"), "bow e4 e6")
    assert referee.knowledge(EVIL)["e4"] == ("legolas", False)
    stepped = play(good("e4 gimli", f"e6 orc, {FOE}"), "axe e4-e5 e6")
    assert stepped.knowledge(EVIL)["e5"] == ("gimli", True)
