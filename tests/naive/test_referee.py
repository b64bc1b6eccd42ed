"""Scenarios of the naive Stratego referee: deployment, movement, combat, repetition (STRAT-1 to 7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .scenario import BLUE, RED, at, heard, play, ruleset, written_army
from .stratego_referee import SPECTATOR, Illegal, Referee

# ---- STRAT-1 to 3: armies, squares, deployment


@pytest.mark.parametrize(
    ("name", "n_pieces"),
    [("battle", 40), ("duel", 10), ("classic", 40), ("classic39", 39), ("barrage", 8), ("ultimate", 20)],
)
def test_1_each_army_has_its_size(name: str, n_pieces: int) -> None:
    referee = Referee(ruleset(name))
    referee.deploy(RED, written_army(name, RED))
    referee.deploy(BLUE, written_army(name, BLUE))
    assert Counter(seat for seat, _ in referee.board.values()) == {RED: n_pieces, BLUE: n_pieces}


def test_1_4_the_printed_list_has_five_sergeants_and_six_scouts() -> None:
    kinds = Referee(ruleset("classic39")).setting.kinds
    assert (kinds["sergeant"].counts, kinds["scout"].counts) == ((5, 5), (6, 6))


def test_3_7_a_set_up_is_written_from_the_back_row_and_in_column_order_for_both() -> None:
    referee = Referee(ruleset("barrage"))
    text = "F" + "." * 8 + "M" + "." * 20 + "B9S223" + "." * 4
    referee.deploy(RED, text)
    assert referee.board == {}
    referee.deploy(BLUE, text)
    assert referee.board["a1"] == (RED, "flag")
    assert referee.board["j1"] == (RED, "marshal")
    assert referee.board["a4"] == (RED, "bomb")
    assert referee.board["a10"] == (BLUE, "flag")
    assert referee.board["j10"] == (BLUE, "marshal")
    assert referee.board["f7"] == (BLUE, "miner")


@pytest.mark.parametrize(
    "text", ["F", "F" * 40, "." * 40, "FBS223M9X" + "." * 31, "FBS2233M9" + "." * 31, "FS223M9" + "." * 33]
)
def test_3_3_a_wrong_army_is_no_set_up(text: str) -> None:
    with pytest.raises(ValueError):
        Referee(ruleset("barrage")).deploy(RED, text)


def test_3_5_a_set_up_may_be_changed_until_both_are_ready() -> None:
    referee = Referee(ruleset("barrage"))
    referee.deploy(RED, "FBS223M9" + "." * 32)
    referee.deploy(RED, "." * 32 + "FBS223M9")
    assert referee.why_illegal("a1-a2") == "wrong_turn"
    assert referee.legal_actions() == set()
    referee.deploy(BLUE, "FBS223M9" + "." * 32)
    assert referee.board["c4"] == (RED, "flag")
    with pytest.raises(Illegal):
        referee.deploy(RED, "FBS223M9" + "." * 32)


def test_3_6_nobody_is_told_kinds_of_the_enemy() -> None:
    referee = Referee(ruleset("barrage"))
    referee.deploy(RED, "FBS223M9" + "." * 32)
    referee.deploy(BLUE, "FBS223M9" + "." * 32)
    assert set(referee.knowledge(RED).values()) == {(None, False)}
    assert len(referee.knowledge(SPECTATOR)) == 16
    assert [word for word, _ in referee.events[RED]] == ["ready", "ready", "start"]


# ---- STRAT-4: movement

STAND = "a1 flag, b2 bomb, e4 captain, c4 scout"
FOE = "a10 flag, e6 marshal, b10 bomb"


@pytest.mark.parametrize("target", ["e5", "e3", "d4", "f4"])
def test_4_2_one_square_in_four_directions(target: str) -> None:
    referee = play(at(STAND, FOE), f"e4-{target}")
    assert referee.board[target] == (RED, "captain")
    assert "e4" not in referee.board
    assert len(referee.board) == 7
    assert referee.board["e6"] == (BLUE, "marshal")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("f1-f2", "no_piece"),
        ("c5-c6", "no_piece"),
        ("e6-e5", "not_your_piece"),
        ("a1-a2", "immobile"),
        ("b2-b3", "immobile"),
        ("e4-f5", "diagonal"),
        ("c4-d6", "diagonal"),
        ("e4-e4", "out_of_reach"),
        ("e4-e6", "out_of_reach"),
        ("e4-g4", "out_of_reach"),
        ("c4-c5", "obstacle"),
        ("c4-c7", "blocked"),
        ("c4-e4", "own_piece"),
        ("c4-f4", "blocked"),
        ("e4-e5", ""),
        ("c4-c1", ""),
        ("rescue none", "rescue_none_pending"),
    ],
)
def test_4_9_refusals_name_their_reason(action: str, reason: str) -> None:
    referee = at(STAND, FOE)
    assert referee.why_illegal(action) == reason
    assert (action in referee.legal_actions()) == (reason == "")


def test_4_9_turns_and_notation() -> None:
    referee = at(STAND, FOE)
    assert referee.why_illegal("e6-e5", BLUE) == "wrong_turn"
    assert referee.why_illegal("e4-e5", RED) == ""
    for text in ("e4e5", "e4-e11", "k1-k2", "rescue", "rescue dragon@c4", "pass"):
        with pytest.raises(ValueError):
            referee.why_illegal(text)
    with pytest.raises(Illegal, match="diagonal"):
        referee.step("e4-f5")
    assert referee.ply == 0


def test_4_1_red_first_unless_the_option_says_blue() -> None:
    assert Referee(ruleset()).on_turn == RED
    assert Referee(ruleset(), {"first": "blue"}).on_turn == BLUE


def test_4_6_a_scout_goes_any_distance_and_attacks_at_its_end() -> None:
    referee = at("a1 scout, j1 flag", "a8 spy, e10 flag, j10 major")
    assert {f"a1-a{row}" for row in range(2, 9)} <= referee.legal_actions()
    assert "a1-a9" not in referee.legal_actions()
    play(referee, "a1-a8")
    assert referee.board["a8"] == (RED, "scout")


def test_4_7_a_long_move_shows_the_scout_and_a_step_does_not() -> None:
    referee = at("a1 scout, b1 scout, j1 flag", FOE)
    play(referee, "a1-a2", "e6-e5", "b1-b3")
    assert referee.knowledge(BLUE)["a2"] == (None, True)
    assert referee.knowledge(BLUE)["b3"] == ("scout", True)
    assert [facts["piece"] for facts in heard(referee, BLUE, "move")] == ["", "", "scout"]
    play(referee, "e5-e6", "b3-b4")
    assert referee.knowledge(BLUE)["b4"] == ("scout", True)


def test_4_7_two_far_reaching_kinds_are_told_apart_only_by_distance() -> None:
    rules = ruleset()
    rules["piece"] = [entry | ({"reach": 2} if entry["id"] == "spy" else {}) for entry in rules["piece"]]
    referee = Referee(rules)
    board = {"a1": (RED, "scout"), "b1": (RED, "spy"), "j1": (RED, "flag"), "j9": (BLUE, "major")}
    referee.arrange(board | {"j10": (BLUE, "flag")})
    play(referee, "a1-a3", "j9-i9", "b1-b3", "i9-j9")
    assert [referee.knowledge(BLUE)[square][0] for square in ("a3", "b3")] == [None, None]
    play(referee, "a3-a6")
    assert referee.knowledge(BLUE)["a6"] == ("scout", True)


def test_4_8_an_old_scout_attacks_neighbours_only() -> None:
    referee = at("a1 scout, j1 flag", "a4 spy, j10 flag", old_scout=True)
    assert referee.why_illegal("a1-a4") == "out_of_reach"
    assert referee.why_illegal("a1-a3") == ""
    play(referee, "a1-a3", "a4-b4", "a3-b3", "b4-b5")
    near = at("a3 scout, j1 flag", "a4 spy, j10 flag, j9 miner", old_scout=True)
    assert near.why_illegal("a3-a4") == ""


# ---- STRAT-5 and 9.1: combat


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("captain", "lieutenant", "attacker"),
        ("lieutenant", "captain", "defender"),
        ("captain", "captain", "both"),
        ("spy", "spy", "both"),
        ("spy", "marshal", "attacker"),
        ("marshal", "spy", "attacker"),
        ("spy", "general", "defender"),
        ("spy", "bomb", "defender"),
        ("scout", "spy", "attacker"),
        ("marshal", "bomb", "defender"),
        ("miner", "bomb", "attacker"),
        ("general", "marshal", "defender"),
    ],
)
def test_5_combat(attacker: str, defender: str, result: str) -> None:
    referee = at(
        f"e4 {attacker}, a1 flag, b1 miner", f"e5 {defender}, a10 flag, b10 miner", exchange_draw=False
    )
    play(referee, "e4-e5")
    assert "e4" not in referee.board
    left = {"attacker": (RED, attacker), "defender": (BLUE, defender), "both": None}[result]
    assert referee.board.get("e5") == left
    assert len(referee.board) == (4 if result == "both" else 5)
    for viewer in (RED, BLUE, SPECTATOR):
        facts = heard(referee, viewer, "combat")[0]
        assert (facts["attacker"], facts["defender"], facts["result"]) == (attacker, defender, result)


def test_5_2_the_survivor_stays_known_and_a_defender_counts_as_unmoved() -> None:
    referee = play(at("e4 captain, a1 flag, b1 miner", "e5 major, a10 flag"), "e4-e5")
    assert referee.knowledge(RED)["e5"] == ("major", False)
    play(referee, "e5-e6", "b1-b2")
    assert referee.knowledge(RED)["e6"] == ("major", True)
    assert referee.captured(SPECTATOR) == {RED: {"captain": 1}, BLUE: {}}


@pytest.mark.parametrize("attacker", ["scout", "spy", "miner", "marshal"])
def test_5_9_any_mobile_piece_takes_the_flag(attacker: str) -> None:
    referee = play(at(f"e4 {attacker}, a1 flag", "e5 flag, a10 marshal"), "e4-e5")
    assert referee.outcome == ((1, -1), "flag_captured")
    assert referee.why_illegal("a10-a9") == "game_over"
    assert referee.legal_actions() == set()
    assert heard(referee, SPECTATOR, "end") == [{"returns": [1, -1], "reason": "flag_captured"}]


@pytest.mark.parametrize(
    ("attacker", "defender", "left"),
    [("captain", "captain", RED), ("spy", "spy", RED), ("marshal", "bomb", BLUE), ("captain", "major", BLUE)],
)
def test_9_1_the_aggressor_wins_equal_ranks_only(attacker: str, defender: str, left: int) -> None:
    referee = at(f"e4 {attacker}, a1 flag, b1 miner", f"e5 {defender}, a10 flag, b10 miner")
    referee.options["aggressor_advantage"] = True
    assert play(referee, "e4-e5").board["e5"][0] == left


# ---- STRAT-6: two squares


def shuttle(**options: Any) -> Referee:
    """Red's captain on e4 with free squares around; blue moves back and forth in the far corner by turns."""
    return at("e4 captain, a1 flag, b1 miner", "a10 flag, h9 major, j9 colonel", chase="off", **options)


BLUE_WALK = ["h9-h8", "h8-g8", "g8-g9", "g9-h9", "h9-h8", "h8-g8"]


@pytest.mark.parametrize("limit", [1, 2, 3, 5])
def test_6_4_the_crossing_after_the_limit_is_forbidden(limit: int) -> None:
    referee = shuttle(two_square_limit=limit)
    there = ["e4-e5", "e5-e4"]
    for turn in range(limit):
        play(referee, there[turn % 2], BLUE_WALK[turn])
    assert referee.why_illegal(there[limit % 2]) == "two_square"
    assert there[limit % 2] not in referee.legal_actions()
    onward = "e5-f5" if limit % 2 else "e4-f4"
    assert referee.why_illegal(onward) == ""


def test_6_1_zero_switches_it_off() -> None:
    referee = shuttle(two_square_limit=0)
    for turn in range(6):
        play(referee, ["e4-e5", "e5-e4"][turn % 2], BLUE_WALK[turn])
    assert referee.why_illegal("e4-e5") == ""


def test_6_6_another_piece_breaks_the_row() -> None:
    referee = shuttle()
    play(referee, "e4-e5", "h9-h8", "e5-e4", "h8-g8", "e4-e5", "g8-g9")
    assert referee.why_illegal("e5-e4") == "two_square"
    play(referee, "b1-b2", "g9-h9")
    assert referee.why_illegal("e5-e4") == ""


def test_6_3_it_is_the_piece_that_counts_and_not_its_kind() -> None:
    referee = at("e4 captain, e3 captain, a1 flag", "a10 flag, h9 major", chase="off", two_square_limit=2)
    play(referee, "e4-f4", "h9-h8", "e3-e4", "h8-g8")
    assert referee.why_illegal("f4-f5") == ""
    assert referee.why_illegal("e4-e3") == ""


SCOUTING = "a3 scout, j1 flag, j2 miner", "j10 flag, h9 major, j9 colonel"


def test_6_2_a_scout_crosses_every_border_on_its_way() -> None:
    referee = at(*SCOUTING)
    play(referee, "a3-a6", "h9-h8", "a6-a4", "h8-g8", "a4-a7", "g8-g9")
    assert referee.why_illegal("a7-a6") == ""
    assert {referee.why_illegal(f"a7-a{row}") for row in (5, 4, 3, 2, 1)} == {"two_square"}
    assert referee.why_illegal("a7-b7") == ""


def test_6_8_exact_squares_let_a_scout_escape() -> None:
    referee = at(*SCOUTING, two_square_exact=True)
    play(referee, "a3-a6", "h9-h8", "a6-a4", "h8-g8", "a4-a7", "g8-g9")
    assert referee.why_illegal("a7-a5") == ""
    exact = at(*SCOUTING, two_square_exact=True)
    play(exact, "a3-a6", "h9-h8", "a6-a3", "h8-g8", "a3-a6", "g8-g9")
    assert exact.why_illegal("a6-a3") == "two_square"
    assert exact.why_illegal("a6-a4") == ""


@pytest.mark.parametrize(("attacks", "reason"), [(True, "two_square"), (False, "")])
def test_6_5_attacks_count_unless_switched_off(attacks: bool, reason: str) -> None:
    options: dict[str, Any] = {"chase": "off", "two_square_limit": 2, "two_square_attacks": attacks}
    referee = at("e4 captain, a1 flag", "f6 miner, a10 flag", **options)
    play(referee, "e4-e5", "f6-f5", "e5-e4", "f5-e5")
    assert referee.why_illegal("e4-e5") == reason


def test_6_5_an_attack_that_does_not_count_breaks_the_row() -> None:
    options: dict[str, Any] = {"chase": "off", "two_square_limit": 3, "two_square_attacks": False}
    referee = at("e4 captain, a1 flag", "e5 miner, a10 flag, j9 major", **options)
    play(referee, "e4-e5", "j9-j8", "e5-e4", "j8-j7", "e4-e5", "j7-i7")
    assert referee.why_illegal("e5-e4") == ""


# ---- STRAT-7: continuous chase

RING = ["e4-e5", "e6-f6", "e5-e6", "f6-f5", "e6-f6", "f5-e5", "f6-f5", "e5-e6"]


def chasing(chase: str = "isf", extra: str = "") -> Referee:
    return at("e4 major, a1 flag, b1 miner" + extra, "e6 captain, a10 flag", chase=chase)


def test_7_5_the_example_of_the_rules_page() -> None:
    referee = chasing()
    counts = []
    for action in RING:
        play(referee, action)
        counts.append(tuple(referee.chase.counts))
    assert counts == [(n, 0) for n in range(1, 9)]
    assert referee.why_illegal("f5-e5") == "chase"
    assert "f5-e5" not in referee.legal_actions()
    assert referee.why_illegal("f5-f6") == ""  # straight back (7.5.2)
    assert referee.why_illegal("f5-f4") == ""


def test_7_1_off_lets_it_go_on() -> None:
    assert play(chasing("off"), *RING).why_illegal("f5-e5") == ""


def test_7_6_a_position_from_before_the_present_chase_does_not_matter() -> None:
    referee = play(chasing(), *RING[:6], "b1-b2", "e5-e4", "b2-b1", "e4-e5")
    assert referee.chase.counts[RED] == 0
    play(referee, "f6-f5", "e5-e6")
    assert referee.why_illegal("f5-e5") == ""


@pytest.mark.parametrize(("defenders", "count"), [("e5 sergeant, e6 captain", 1), ("e5 marshal", 0)])
def test_7_3_an_attack_ends_the_counts_and_may_threaten_again(defenders: str, count: int) -> None:
    referee = at("e4 major, a1 flag, b1 miner", defenders + ", a10 flag, j10 miner")
    assert play(referee, "e4-e5").chase.counts == [count, 0]


FOLLOWING = ["e4-e5", "e6-f6", "e5-f5", "f6-f7", "f5-f6", "f7-f8"]


@pytest.mark.parametrize(
    ("n", "action", "reason"), [(2, "e5-f5", ""), (4, "f5-f6", ""), (6, "f6-f7", "chase")]
)
def test_7_9_the_third_following_turn_is_forbidden(n: int, action: str, reason: str) -> None:
    assert play(chasing("literal"), *FOLLOWING[:n]).why_illegal(action) == reason


def test_7_5_the_reading_by_positions_allows_following() -> None:
    assert play(chasing(), *FOLLOWING).why_illegal("f6-f7") == ""


def test_7_9_another_move_starts_the_count_anew() -> None:
    referee = play(chasing("literal"), *FOLLOWING)
    assert referee.chase.follow_counts == [2, 0]
    assert referee.why_illegal("f6-e6") == ""
    play(referee, "b1-b2", "f8-f9")
    assert referee.chase.follow_counts == [0, 0]
