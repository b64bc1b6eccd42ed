"""Scenarios of the naive Stratego referee: ends, tournament rules, knowledge, own rulesets (STRAT-8 to 12)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .scenario import BLUE, NAMES, RED, at, heard, play, ruleset, written_army
from .stratego_referee import SPECTATOR, Referee
from .stratego_setting import named_square

# ---- STRAT-8: the end


def test_8_2_no_legal_move_on_turn_loses() -> None:
    referee = play(at("e4 captain, a1 flag", "a10 flag, b10 bomb"), "e4-e5")
    assert referee.outcome == ((1, -1), "no_legal_move")
    assert at("a1 flag", "a10 flag, b10 miner").outcome == ((-1, 1), "no_legal_move")


def test_8_2_hemmed_in_is_enough() -> None:
    referee = play(at("e4 captain, a1 flag", "j10 miner, i10 bomb, j9 flag"), "e4-e5")
    assert referee.outcome == ((1, -1), "no_legal_move")


@pytest.mark.parametrize("both_immobile", ["mover_loses", "draw"])
def test_8_2_a_side_stopped_by_the_two_square_rule_loses(both_immobile: str) -> None:
    red = "a1 miner, b1 bomb, b2 flag, a3 bomb"
    referee = at(red, "j10 flag, i10 major", two_square_limit=2, both_immobile=both_immobile)
    play(referee, "a1-a2", "i10-i9", "a2-a1", "i9-i8")
    assert referee.outcome == ((-1, 1), "no_legal_move")


@pytest.mark.parametrize(
    ("option", "outcome"), [("mover_loses", ((1, -1), "no_legal_move")), ("draw", ((0, 0), "both_immobile"))]
)
def test_8_3_both_sides_immobile(option: str, outcome: Any) -> None:
    referee = at("e4 captain, a1 flag", "e5 bomb, a10 flag", both_immobile=option)
    assert play(referee, "e4-e5").outcome == outcome


@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        ({"exchange_draw": True}, ((0, 0), "exchange_draw")),
        ({"exchange_draw": True, "no_mobile": "at_once"}, ((0, 0), "exchange_draw")),
        ({"exchange_draw": False}, ((1, -1), "no_legal_move")),
        ({"exchange_draw": False, "both_immobile": "draw"}, ((0, 0), "both_immobile")),
    ],
)
def test_8_4_an_exchange_of_the_last_mobile_pieces(options: dict[str, Any], outcome: Any) -> None:
    referee = play(at("e4 captain, a1 flag", "e5 captain, a10 flag", **options), "e4-e5")
    assert referee.outcome == outcome


def test_8_4_one_mobile_piece_left_is_no_draw() -> None:
    referee = play(at("e4 captain, a1 flag, b1 spy", "e5 captain, a10 flag"), "e4-e5")
    assert referee.outcome == ((1, -1), "no_legal_move")


def test_8_5_at_once_or_on_turn() -> None:
    board = "e4 captain, a1 flag", "e5 bomb, a10 flag, j10 spy"
    assert play(at(*board, no_mobile="at_once"), "e4-e5").outcome == ((-1, 1), "no_mobile_piece")
    later = play(at(*board), "e4-e5")
    assert later.outcome is None
    assert play(later, "j10-j9").outcome == ((-1, 1), "no_legal_move")


QUIET = "e4 captain, a1 flag, j1 scout", "h9 major, a10 flag, j10 spy"


def test_8_6_quiet_turns_of_both_sides() -> None:
    referee = play(at(*QUIET, quiet_draw=4), "e4-e5", "h9-h8", "e5-f5")
    assert referee.outcome is None
    assert play(referee, "h8-h9").outcome == ((0, 0), "quiet_draw")
    never = play(at(*QUIET, quiet_draw=0), "e4-e5", "h9-h8", "e5-f5", "h8-h9")
    assert (never.outcome, never.quiet_turns) == (None, 4)


def test_8_6_a_removal_starts_the_count_anew() -> None:
    referee = play(at(*QUIET, quiet_draw=4), "e4-e5", "h9-h8", "j1-j10")
    assert referee.quiet_turns == 0
    assert play(referee, "h8-h9", "e5-f5", "h9-h8").outcome is None
    assert play(referee, "f5-f4").outcome == ((0, 0), "quiet_draw")


def test_8_7_the_ply_cap_and_8_11_its_place_in_the_order() -> None:
    board = "e4 captain, a1 flag", "h9 major, a10 flag"
    assert play(at(*board, ply_cap=2), "e4-e5").outcome is None
    assert play(at(*board, ply_cap=2), "e4-e5", "h9-h8").outcome == ((0, 0), "ply_cap")
    assert play(at(*board, ply_cap=2, quiet_draw=2), "e4-e5", "h9-h8").outcome == ((0, 0), "quiet_draw")
    stuck = "e4 captain, a1 flag", "b10 bomb, a10 flag"
    assert play(at(*stuck, ply_cap=1), "e4-e5").outcome == ((0, 0), "ply_cap")
    flag = "e4 captain, a1 flag", "e5 flag, h9 major"
    assert play(at(*flag, ply_cap=1, quiet_draw=1), "e4-e5").outcome == ((1, -1), "flag_captured")


# ---- STRAT-9.2: silent defence


def silent(attacker: str, defender: str, source: str = "e4", **options: Any) -> Referee:
    board = f"{source} {attacker}, a1 flag, b1 miner", f"e5 {defender}, a10 flag, b10 miner"
    return play(at(*board, silent_defence=True, **options), f"{source}-e5")


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("major", "captain", "attacker"),
        ("captain", "major", "defender"),
        ("captain", "captain", "both"),
        ("miner", "bomb", "attacker"),
        ("major", "bomb", "defender"),
    ],
)
def test_9_2_the_defender_is_not_named(attacker: str, defender: str, result: str) -> None:
    referee = silent(attacker, defender)
    for viewer in (RED, BLUE, SPECTATOR):
        facts = heard(referee, viewer, "combat")[0]
        assert (facts["attacker"], facts["defender"], facts["result"]) == (attacker, "", result)
    own = [{"target": "e5", "piece": defender}]
    assert [heard(referee, viewer, "own_combat") for viewer in (RED, BLUE, SPECTATOR)] == [[], own, []]
    if result == "attacker":
        assert referee.knowledge(BLUE)["e5"] == (attacker, True)
    if result == "defender":
        assert referee.knowledge(RED)["e5"] == (None, False)


def test_9_2_6_each_looks_at_its_own_lost_pieces_only() -> None:
    referee = silent("captain", "captain", captured="open")
    assert referee.captured(RED) == {RED: {"captain": 1}, BLUE: 1}
    assert referee.captured(BLUE) == {RED: 1, BLUE: {"captain": 1}}
    assert referee.captured(SPECTATOR) == {RED: 1, BLUE: 1}


@pytest.mark.parametrize(
    ("source", "mode", "shown"),
    [("e4", "any", "major"), ("e4", "long", ""), ("e3", "any", "major"), ("e3", "long", "major")],
)
def test_9_2_4_a_scout_makes_the_defender_show_itself(source: str, mode: str, shown: str) -> None:
    referee = silent("scout", "major", source, silent_scout=mode)
    assert heard(referee, RED, "combat")[0]["defender"] == shown
    assert referee.knowledge(RED)["e5"] == (shown or None, False)


def test_9_2_5_known_stays_known_when_it_defends_in_silence() -> None:
    board = "e4 captain, d4 miner, a1 flag, b1 spy", "e5 miner, e6 major, a10 flag, j10 spy"
    referee = play(at(*board, silent_defence=True), "e4-e5", "e6-e5", "d4-e4", "j10-j9")
    assert referee.knowledge(RED)["e5"] == ("major", True)
    play(referee, "e4-e5")
    assert heard(referee, RED, "combat")[-1]["defender"] == ""
    assert referee.knowledge(RED)["e5"] == ("major", True)


def test_9_2_with_the_aggressors_advantage_a_tie_is_a_plain_win() -> None:
    referee = silent("captain", "captain", aggressor_advantage=True)
    assert heard(referee, RED, "combat")[0]["result"] == "attacker"
    assert referee.captured(RED)[BLUE] == 1


# ---- STRAT-9.3: rescue

HOME = "a1 flag, b1 miner"
AWAY = "j10 flag, j9 major"


def reaching(
    kind: str = "captain", lost: str = "red miner", red: str = "", blue: str = "", **options: Any
) -> Referee:
    """Red's piece on e9, about to step onto blue's back row."""
    return at(f"e9 {kind}, {HOME}{red}", AWAY + blue, lost, rescue=True, **options)


def test_9_3_1_a_rescue_belongs_to_the_same_turn() -> None:
    referee = play(reaching(lost="red spy, red bomb, red scout"), "e9-e10")
    assert (referee.on_turn, referee.turn, referee.ply) == (RED, 0, 1)
    kinds = {action.split("@")[0] for action in referee.legal_actions()}
    assert kinds == {"rescue none", "rescue spy", "rescue scout"}
    assert referee.why_illegal("b1-b2") == "wrong_turn"
    play(referee, "rescue spy@c4")
    assert (referee.on_turn, referee.turn, referee.ply) == (BLUE, 1, 2)
    assert referee.board["c4"] == (RED, "spy")
    assert referee.captured(BLUE)[RED] == {"bomb": 1, "scout": 1}


@pytest.mark.parametrize(("moves_only", "reason"), [(False, ""), (True, "wrong_turn")])
def test_9_3_2_a_won_attack_counts_unless_moves_only(moves_only: bool, reason: str) -> None:
    referee = play(reaching(blue=", e10 miner", rescue_moves_only=moves_only), "e9-e10")
    assert referee.why_illegal("rescue none", RED) == reason


def test_9_3_2_a_step_along_the_back_row_counts_and_a_lost_attack_does_not() -> None:
    referee = play(reaching(), "e9-e10", "rescue none", "j9-j8", "e10-d10")
    assert referee.why_illegal("rescue miner@a2") == ""
    assert play(reaching(blue=", e10 bomb"), "e9-e10").on_turn == BLUE


@pytest.mark.parametrize(
    ("kind", "lost"),
    [("scout", "red miner"), ("captain", "red bomb"), ("captain", "blue miner"), ("captain", "")],
)
def test_9_3_8_no_decision_where_nothing_can_be_rescued(kind: str, lost: str) -> None:
    referee = play(reaching(kind, lost), "e9-e10")
    assert referee.on_turn == BLUE
    assert referee.why_illegal("rescue none") == "rescue_none_pending"


def test_9_3_off_by_default() -> None:
    assert play(at(f"e9 captain, {HOME}", AWAY, "red miner"), "e9-e10").on_turn == BLUE


def test_9_3_4_one_piece_rescues_once_and_a_seat_twice() -> None:
    referee = reaching(lost="red spy, red spy, red spy", red=", f9 major, g9 colonel")
    play(referee, "e9-e10", "rescue spy@a2", "j9-j8", "e10-d10")
    assert referee.on_turn == BLUE
    play(referee, "j8-j9", "f9-f10", "rescue spy@a3", "j9-j8", "g9-g10")
    assert (referee.on_turn, referee.n_rescues) == (BLUE, [2, 0])


def test_9_3_7_declining_uses_nothing_up() -> None:
    referee = play(reaching(), "e9-e10", "rescue none", "j9-j8", "e10-e9", "j8-j9", "e9-e10")
    assert referee.n_rescues == [0, 0]
    assert play(referee, "rescue miner@c4").n_rescues == [1, 0]


@pytest.mark.parametrize(
    ("square", "rows", "reason"),
    [
        ("a5", 0, ""),
        ("a6", 0, "rescue_square"),
        ("c5", 0, "rescue_square"),
        ("a1", 0, "rescue_square"),
        ("a4", 4, ""),
        ("a5", 4, "rescue_square"),
    ],
)
def test_9_3_6_where_the_rescued_piece_may_stand(square: str, rows: int, reason: str) -> None:
    referee = play(reaching(rescue_rows=rows), "e9-e10")
    assert referee.why_illegal(f"rescue miner@{square}") == reason
    assert referee.why_illegal("rescue spy@a2") == "rescue_kind"


def test_9_3_6_blues_half_is_the_other_one() -> None:
    board = f"{HOME}, j1 major", "e2 captain, a10 flag"
    referee = play(at(*board, "blue miner", turn=BLUE, rescue=True), "e2-e1")
    squares = [action.split("@")[1] for action in referee.legal_actions() if "@" in action]
    assert {named_square(name)[1] + 1 for name in squares} == {6, 7, 8, 9, 10}
    assert len(squares) == 50 - 4 - 1


@pytest.mark.parametrize(("revealed", "kind"), [(False, None), (True, "miner")])
def test_9_3_10_the_rescued_piece_stands_hidden_unless_revealed(revealed: bool, kind: str | None) -> None:
    referee = play(reaching(rescue_revealed=revealed), "e9-e10", "rescue miner@c4")
    assert referee.knowledge(BLUE)["c4"] == (kind, False)
    assert heard(referee, BLUE, "rescue") == [{"seat": RED, "square": "c4", "piece": "miner"}]
    assert heard(referee, RED, "own_rescue") == []


def test_9_3_10_a_piece_known_before_is_hidden_again_and_unmoved() -> None:
    board = "e9 captain, a1 flag, b1 miner, d4 scout", "d9 major, j10 flag"
    referee = play(at(*board, rescue=True), "d4-a4", "d9-d8", "a4-a8", "d8-c8", "a8-b8")
    assert referee.knowledge(BLUE)["b8"] == ("scout", True)
    play(referee, "c8-b8", "e9-e10", "rescue scout@a2")
    assert referee.knowledge(BLUE)["a2"] == (None, False)


def test_9_3_9_silent_defence_keeps_the_kind_from_others() -> None:
    options: dict[str, Any] = {"silent_defence": True, "rescue_revealed": True}
    referee = play(reaching(lost="red miner, red spy", **options), "e9-e10", "rescue miner@c4")
    told = {"seat": RED, "square": "c4", "piece": ""}
    assert [heard(referee, viewer, "rescue") for viewer in (RED, BLUE, SPECTATOR)] == [[told]] * 3
    assert heard(referee, RED, "own_rescue") == [told | {"piece": "miner"}]
    assert heard(referee, BLUE, "own_rescue") == heard(referee, SPECTATOR, "own_rescue") == []
    assert referee.knowledge(BLUE)["c4"] == (None, False)
    assert referee.captured(BLUE)[RED] == 1


def test_9_3_9_declining_is_seen() -> None:
    referee = play(reaching(), "e9-e10", "rescue none")
    assert heard(referee, SPECTATOR, "rescue_declined") == [{"seat": RED}]


def test_8_6_a_rescue_does_not_break_the_quiet() -> None:
    assert play(reaching(quiet_draw=1), "e9-e10", "rescue miner@c4").outcome == ((0, 0), "quiet_draw")
    won = play(reaching(quiet_draw=1, blue=", e10 miner"), "e9-e10", "rescue miner@c4")
    assert won.outcome is None


def test_8_7_a_turn_is_not_cut_in_the_middle() -> None:
    referee = play(reaching(ply_cap=1), "e9-e10")
    assert referee.outcome is None
    assert play(referee, "rescue none").outcome == ((0, 0), "ply_cap")


def test_7_4_the_position_with_the_rescued_piece_is_the_one_remembered() -> None:
    referee = play(reaching(), "e9-e10", "rescue miner@c4")
    assert len(referee.chase.positions) == 2
    assert referee.chase.positions[-1][named_square("c4")] == (RED, "miner")
    assert referee.chase.ends[RED] == (named_square("e9"), named_square("e10"))


# ---- STRAT-10: what a seat knows


@pytest.mark.parametrize(
    ("mode", "red_sees", "blue_sees", "spectator_sees"),
    [
        ("open", {"captain": 1}, {"captain": 1}, {"captain": 1}),
        ("prisoner", 1, {"captain": 1}, 1),
        ("secret", {"captain": 1}, 1, 1),
        ("hidden", 1, 1, 1),
    ],
)
def test_10_8_who_may_look_at_reds_lost_pieces(
    mode: str, red_sees: Any, blue_sees: Any, spectator_sees: Any
) -> None:
    board = "e4 captain, a1 flag, b1 miner", "e5 major, a10 flag"
    referee = play(at(*board, captured=mode), "e4-e5")
    seen = [referee.captured(viewer)[RED] for viewer in (RED, BLUE, SPECTATOR)]
    assert seen == [red_sees, blue_sees, spectator_sees]
    assert heard(referee, SPECTATOR, "combat")[0]["defender"] == "major"


def test_8_12_at_the_end_everything_is_shown() -> None:
    referee = at("e4 captain, a1 flag", "e5 flag, a10 marshal", "blue spy", silent_defence=True)
    assert referee.knowledge(RED)["a10"] == (None, False)
    play(referee, "e4-e5")
    assert referee.knowledge(RED)["a10"] == ("marshal", False)
    assert referee.captured(RED)[BLUE] == {"spy": 1, "flag": 1}


# ---- STRAT-12: rulesets of one's own

POCKET: dict[str, Any] = {
    "id": "pocket",
    "first": "blue",
    "board": {"columns": 4, "rows": 5, "setup_rows": 2, "obstacles": ["b1", "b3"]},
    "piece": [
        {"id": "runner", "letter": "r", "rank": 2, "reach": 2},
        {"id": "guard", "letter": "g", "rank": 2},
        {"id": "flag", "letter": "F", "reach": 0, "flag": True},
    ],
    "combat": [
        {"attacker": "*", "defender": "flag", "result": "attacker"},
        {"attacker": "guard", "defender": "*", "result": "both"},
        {"attacker": "guard", "defender": "runner", "result": "defender"},
    ],
    "army": {"runner": 1, "guard": 1, "flag": 1},
    "options": {"two_square_limit": 0},
}


def pocket() -> Referee:
    referee = Referee(POCKET)
    referee.deploy(RED, "F..r..g")  # a1 c1 d1, a2 b2 c2 d2: the zone without b1
    referee.deploy(BLUE, "F...g..r")
    return referee


def test_12_3_obstacles_in_the_zone_make_it_smaller() -> None:
    referee = pocket()
    assert referee.board["a2"] == (RED, "runner")
    assert referee.board["d2"] == (RED, "guard")
    assert referee.board["a4"] == (BLUE, "guard")
    assert referee.on_turn == BLUE


def test_12_4_reach_is_a_number_of_squares() -> None:
    referee = pocket()
    assert referee.why_illegal("d4-d1") == "out_of_reach"
    play(referee, "d4-c4", "d2-c2")
    assert referee.why_illegal("c4-c2") == ""


def test_12_5_the_last_fitting_line_decides_before_the_ranks() -> None:
    referee = play(pocket(), "d4-d3", "d2-d3")
    assert referee.board["d3"] == (BLUE, "runner")
    referee = play(pocket(), "a4-a3", "a2-a3")
    assert "a3" not in referee.board  # runner against guard: no line, equal ranks
    both = Referee(POCKET)
    both.arrange(
        {"a1": (RED, "flag"), "a2": (RED, "guard"), "a3": (BLUE, "guard"), "a5": (BLUE, "flag")}, (), 1
    )
    assert play(both, "a3-a2").outcome == ((0, 0), "exchange_draw")


def test_12_7_an_unknown_option_is_an_error() -> None:
    with pytest.raises(ValueError, match="no such option"):
        Referee(POCKET, {"two_squares": 3})


# ---- random games: nothing is lost, nothing is invented

TOURNAMENT = {"rescue": True, "silent_defence": True, "aggressor_advantage": True}
GAMES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in NAMES),
    ("duel", TOURNAMENT),
    ("classic", TOURNAMENT),
    ("duel", {"chase": "literal", "two_square_limit": 2, "both_immobile": "draw"}),
    ("barrage", {"rescue": True, "captured": "prisoner", "no_mobile": "at_once", "quiet_draw": 30}),
]


def check(referee: Referee) -> None:
    """What must hold in every position."""
    for seat in (RED, BLUE):
        mine = [kind for holder, kind in referee.board.values() if holder == seat]
        mine += [piece.kind.id for piece in referee.lost if piece.seat == seat]
        counts = {kind.id: kind.counts[seat] for kind in referee.setting.kinds.values()}
        assert +Counter(mine) == +Counter(counts)
        for square, (kind, _) in referee.knowledge(seat).items():
            assert kind in (None, referee.board[square][1])
    assert (referee.outcome is None) == bool(referee.legal_actions())


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_random_games_stay_sound(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(f"{name}{options}")
    referee = Referee(ruleset(name), {"ply_cap": 120} | options)
    referee.deploy(RED, written_army(name, RED, rng))
    referee.deploy(BLUE, written_army(name, BLUE, rng))
    while referee.outcome is None:
        referee.step(rng.choice(sorted(referee.legal_actions())))
        if referee.ply % 8 == 0 or referee.outcome:
            check(referee)
    assert referee.events[SPECTATOR][-1][0] == "end"
