"""Section 7: the continuous chase."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import NewScenario, Scenario

# The rules page's example: R chases B round the block b2 b3 c3 c2. Each side has an officer far off.
BLOCK = """
    6  .  .  .  .  .  b9
    5  .  .  .  .  .  .
    4  .  .  .  .  .  .
    3  .  b5 .  .  .  .
    2  .  .  .  .  .  .
    1  .  R6 .  .  .  R9
       a  b  c  d  e  f
"""
ROUND = ("b1-b2", "b3-c3", "b2-b3", "c3-c2", "b3-c3", "c2-b2", "c3-c2", "b2-b3")
RED_COUNTS = (1, 2, 3, 4, 5, 6, 7, 8)


def chased(scenario: NewScenario, chase: str = "isf", n: int = len(ROUND), **options: Any) -> Scenario:
    return scenario(BLOCK, chase=chase, **options).play(*ROUND[:n])


def test_the_counts_go_as_in_the_example(scenario: NewScenario) -> None:
    """STRAT-7.2, STRAT-7.3, and each of its steps: STRAT-7.3.1, STRAT-7.3.3, STRAT-7.3.4."""
    game = scenario(BLOCK, chase="isf")
    assert game.chase_counts == (0, 0)
    for move, count in zip(ROUND, RED_COUNTS, strict=True):
        game.play(move)
        assert game.chase_counts == (count, 0), move


def test_the_chaser_may_not_bring_a_position_of_the_chase_back(scenario: NewScenario) -> None:
    """STRAT-7.5.4, with k = 7 and a count of 8."""
    chased(scenario).refuses("c2-b2", "chase", "7").allows("c2-c1", "c2-d2", "c2-c3")


def test_one_turn_earlier_nothing_is_forbidden(scenario: NewScenario) -> None:
    """STRAT-7.5.4: after six turns no position has come back."""
    chased(scenario, n=6).allows("c3-c2", "c3-b3")


def test_what_comes_back_must_lie_within_the_chase(engine: NewScenario) -> None:
    """STRAT-7.5.4: k must be smaller than the count; with a count of 7 the move is free."""
    game = chased(engine)
    game.state.record["chase_len"][0] = 7
    game.state.update_legal()
    game.allows("c2-b2")


@pytest.mark.parametrize(("k", "forbidden"), [(1, True), (255, True), (256, False)])
def test_positions_are_remembered_for_256_turns(engine: NewScenario, k: int, forbidden: bool) -> None:
    """STRAT-7.2, STRAT-7.5.4: the ring of positions, with a chase longer than it."""
    game = chased(engine)
    record = game.state.record
    gone = int(record["ring"][1])  # red on b2, blue on b3: the position c2-b2 would bring back
    record["ring"][:] = 0
    record["turn"] = 1000
    record["chase_len"][0] = 900
    record["ring"][(1000 - k) % 256] = gone
    game.state.update_legal()
    assert ("c2-b2" not in game.legal()) == forbidden


def test_off_forbids_nothing(scenario: NewScenario) -> None:
    """STRAT-7.1."""
    chased(scenario, "off").allows("c2-b2")


def test_the_victim_itself_is_free_to_repeat(scenario: NewScenario) -> None:
    """STRAT-7.5: blue's count is nought all the time."""
    game = chased(scenario, n=7)
    assert game.chase_counts[1] == 0
    game.allows("b2-b3", "b2-a2")


def test_attacking_the_victim_is_allowed(scenario: NewScenario) -> None:
    """STRAT-7.5.1, STRAT-7.3.2."""
    chased(scenario, n=7).play("b2-b3", "c2-c3", "b3-b2").allows("c3-b3")
    chased(scenario, n=1).play("f6-e6").allows("b2-b3")


def test_an_attack_ends_the_counts_of_both(scenario: NewScenario) -> None:
    """STRAT-7.3.2: the victim turns on its chaser, which had a count of seven."""
    game = chased(scenario, n=7).play("b2-c2")
    assert game.chase_counts == (0, 0)


def test_an_attacker_threatens_whoever_else_stands_beside_the_square(scenario: NewScenario) -> None:
    """STRAT-7.3.3."""
    game = scenario(
        """
        4  .  .  b4 .
        3  .  .  b5 .
        2  .  .  R6 .
        1  .  .  .  R9
           a  b  c  d
        """,
        chase="isf",
    ).play("c2-c3")
    assert game.chase_counts == (1, 0)


def test_after_a_lost_attack_the_square_attacked_still_threatens(scenario: NewScenario) -> None:
    """STRAT-7.3.3: whoever stands on D now, if anybody: a friend of the defender beside D counts."""
    game = scenario(
        """
        3  .  b9 b5
        2  .  R6 .
        1  .  .  R9
           a  b  c
        """,
        chase="isf",
    ).play("b2-b3")
    assert game.chase_counts == (1, 0)


def test_going_straight_back_is_allowed_though_it_repeats(scenario: NewScenario) -> None:
    """STRAT-7.5.2, STRAT-7.7: until the two-square rule stops it."""
    game = scenario(BLOCK, chase="isf", two_square_limit=3)
    game.play("b1-b2", "b3-c3", "b2-c2", "c3-b3").allows("c2-b2")
    game.play("c2-b2", "b3-c3", "b2-c2", "f6-f5").refuses("c2-b2", "two_square", "6")


def test_a_move_that_threatens_nobody_is_free(scenario: NewScenario) -> None:
    """STRAT-7.5.3: back to the square from which red came round, with blue gone from beside it."""
    game = chased(scenario, n=7).play("b2-a2")
    assert game.chase_counts == (8, 0)
    game.allows("c2-b2", "c2-c1", "c2-d2")


def test_any_enemy_beside_the_target_is_a_threat(scenario: NewScenario) -> None:
    """STRAT-7.3.3, STRAT-7.5.3: bombs and flags too, whatever it is."""
    for kind in ("B", "F", "M", "S"):
        game = scenario(f"""
            3  .  b{kind} b5
            2  .  .  .
            1  R3 .  R9
               a  b  c
        """).play("a1-a2")
        assert game.chase_counts == (0, 0)
        game.play("c3-c2", "a2-b2")
        assert game.chase_counts[0] >= 1


def test_a_position_from_before_the_chase_does_not_matter(scenario: NewScenario) -> None:
    """STRAT-7.6: red's officer makes a move elsewhere and back, which ends the count; then the position may come back."""
    game = chased(scenario).play("f1-f2", "f6-f5")
    assert game.chase_counts == (0, 0)
    game.play("f2-f1", "f5-f6").allows("c2-b2")


def test_pieces_of_one_kind_are_not_told_apart_and_pieces_of_two_kinds_are(engine: NewScenario) -> None:
    """STRAT-7.2, STRAT-7.8: the position is kinds and colours on squares, the true ones."""
    board = """
        2  R5 R{0} .  b5
        1  .  .  .  b4
           a  b  c  d
    """
    swap = ("a2-a1", "d2-c2", "b2-a2", "c2-d2", "a1-b1", "d2-c2", "b1-b2", "c2-d2")
    hashes = {}
    for kind in "56":
        game = engine(board.format(kind), chase="off", two_square_limit=0)
        before = int(game.state.record["hash"])
        game.play(*swap)
        hashes[kind] = int(game.state.record["hash"]) == before
        assert {view.square: view.id for view in game.seen_by(0).pieces}["a2"] == 17
    assert hashes == {"5": True, "6": False}


RESCUING = """
    4  .  b5 .  .
    3  R6 .  .  .
    2  .  .  .  .
    1  .  .  .  R9
       a  b  c  d
"""


def test_a_rescue_changes_no_count(scenario: NewScenario) -> None:
    """STRAT-7.4."""
    game = scenario(RESCUING, lost="red spy", rescue=True, chase="isf").play("a3-a4")
    assert game.chase_counts == (1, 0)
    assert game.play("rescue spy@a1").chase_counts == (1, 0)


def test_the_position_that_is_remembered_has_the_rescued_piece(engine: NewScenario) -> None:
    """STRAT-7.4."""
    game = engine(RESCUING, lost="red spy", rescue=True, chase="isf").play("a3-a4")
    present = int(game.state.record["hash"])
    record = game.play("rescue spy@a1").state.record
    assert int(record["ring"][int(record["turn"])]) == int(record["hash"]) != present
    assert (int(record["last_source"][0]), int(record["last_target"][0])) == (2 * 16, 3 * 16)


# ---- the literal reading


def literal(scenario: NewScenario, n: int, board: str = BLOCK) -> Scenario:
    return scenario(board, chase="literal").play(*ROUND[:n])


def test_two_following_turns_are_allowed_and_the_third_is_not(scenario: NewScenario) -> None:
    """STRAT-7.9, STRAT-7.10: b1-b2 only approaches, b2-b3 and b3-c3 follow, c3-c2 would be the third."""
    literal(scenario, 2).allows("b2-b3", "b2-c2")
    literal(scenario, 4).allows("b3-c3")
    literal(scenario, 6).refuses("c3-c2", "chase", "7").refuses("c3-b3", "chase", "7").allows(
        "c3-c4", "c3-d3", "f1-f2"
    )


def test_in_the_isf_reading_the_same_chase_goes_on(scenario: NewScenario) -> None:
    """STRAT-7.1."""
    chased(scenario, "isf", n=6).allows("c3-c2")


def test_any_own_piece_that_goes_beside_the_evader_follows(scenario: NewScenario) -> None:
    """STRAT-7.10: a major far from the chase, and b2 the evader's square."""
    game = literal(scenario, 6, BLOCK.replace("1  .  R6 .  .  .  R9", "1  R7 R6 .  .  .  R9"))
    game.refuses("a1-a2", "chase", "7").refuses("a1-b1", "chase", "7").allows("f1-f2")


def test_an_attack_does_not_follow_and_starts_the_count_anew(scenario: NewScenario) -> None:
    """STRAT-7.9.2, STRAT-7.9.3."""
    game = literal(scenario, 6, BLOCK.replace("2  .  .  .  .  .  .", "2  R7 .  .  .  .  ."))
    assert game.follow_counts[0] == 2
    game.play("a2-b2", "f6-f5")
    assert game.follow_counts[0] == 0


def test_a_pause_starts_the_count_anew(scenario: NewScenario) -> None:
    """STRAT-7.9.3."""
    game = literal(scenario, 6).play("f1-f2", "b2-b1", "c3-c2", "b1-c1")
    game.allows("c2-b2", "c2-c3", "c2-d2")
    assert game.follow_counts[0] == 0


def test_only_who_leaves_a_square_beside_the_chaser_evades(scenario: NewScenario) -> None:
    """STRAT-7.9.1: where blue's other piece moves, nobody has fled and nothing follows."""
    assert literal(scenario, 1).play("f6-f5", "b2-c2").follow_counts[0] == 0
    assert literal(scenario, 2).play("b2-b3").follow_counts[0] == 1


def test_an_attack_is_no_evasion(scenario: NewScenario) -> None:
    """STRAT-7.9.1: blue leaves the square beside red's piece by attacking something else."""
    board = """
        4  .  .  .  .  b9
        3  .  b5 R3 .  .
        2  .  .  .  .  .
        1  .  R6 .  .  R9
           a  b  c  d  e
    """
    game = scenario(board, chase="literal").play("b1-b2", "b3-c3", "b2-b3")
    assert game.follow_counts[0] == 0


@pytest.mark.parametrize(("attacker", "count"), [("8", 1), ("5", 0), ("4", 0)])
def test_nobody_is_chased_by_a_piece_that_has_fallen(
    scenario: NewScenario, attacker: str, count: int
) -> None:
    """STRAT-7.9.1: red attacks on b3, and blue's captain leaves the square beside. That is an evasion only where red's
    attacker stands on b3 afterwards; red's major follows or does not."""
    game = scenario(
        f"""
        5  .  .  .  .  b9
        4  .  .  .  .  .
        3  .  b5 b6 R7 .
        2  .  R{attacker} .  .  .
        1  R9 .  .  .  .
           a  b  c  d  e
        """,
        chase="literal",
    ).play("b2-b3", "c3-c4", "d3-d4")
    assert game.follow_counts[0] == count


def test_a_chaser_left_without_a_legal_move_has_lost(scenario: NewScenario) -> None:
    """STRAT-7.11, STRAT-8.2: both squares that are left would follow for the third time."""
    board = """
        3  .  b5 .
        2  .  .  .
        1  ~  R6 ~
           a  b  c
    """
    game = scenario(board, chase="literal").play(*ROUND[:6])
    assert game.end == ("blue", "no_legal_move")
