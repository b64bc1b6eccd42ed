"""Section 4: turn and movement."""

from __future__ import annotations

import pytest

from gonfalon.core.game import SPECTATOR

from .scenario import BLUE, RED, NewScenario
from .test_deployment import DUEL

OPEN = """
    5  .  .  .  .  b6
    4  .  .  .  .  .
    3  .  .  R6 .  .
    2  .  .  .  .  .
    1  .  .  .  .  .
       a  b  c  d  e
"""
SCOUT = """
    6  .  .  b4 .  .  .  b5
    5  .  .  .  .  .  .  .
    4  .  .  .  .  .  .  .
    3  R3 .  R2 .  ~  .  .
    2  .  .  .  .  .  .  .
    1  .  .  b3 b7 .  .  .
       a  b  c  d  e  f  g
"""


@pytest.mark.parametrize(("first", "order"), [("red", ["red", "blue"] * 3), ("blue", ["blue", "red"] * 3)])
def test_red_moves_first_and_then_the_seats_take_turns(
    scenario: NewScenario, first: str, order: list[str]
) -> None:
    """STRAT-4.1."""
    game = scenario.undeployed("duel", first=first).deploy(0, DUEL).deploy(1, DUEL)
    seen = []
    for _ in range(6):
        seen.append(game.on_turn)
        game.play(game.legal()[0])
    assert seen == order


def test_there_is_no_passing(scenario: NewScenario) -> None:
    """STRAT-4.1."""
    game = scenario(OPEN)
    assert all(text[:2] != text[3:] for text in game.legal())
    game.refuses("c3-c3", "out_of_reach", "4.2")


@pytest.mark.parametrize("text", ["", "pass", "a9-a10", "c3c4", "c3-c4 ", "C3-C4", "c3-z4", "c3-c04", "𝟛"])
def test_a_text_that_names_no_square_of_the_board_is_an_error_of_notation(
    scenario: NewScenario, text: str
) -> None:
    """STRAT-4.9."""
    scenario(OPEN).refuses(text, "notation")


def test_a_piece_steps_one_square_forward_backward_or_sideways(scenario: NewScenario) -> None:
    """STRAT-4.2, STRAT-4.3."""
    game = scenario(OPEN)
    assert game.targets("c3") == "b3 c2 c4 d3"
    game.play("c3-c4").becomes("""
        5  .  .  .   .  b6
        4  .  .  R6' .  .
        3  .  .  .   .  .
        2  .  .  .   .  .
        1  .  .  .   .  .
           a  b  c   d  e
    """)


@pytest.mark.parametrize("target", ["b4", "d4", "b2", "d2", "e5"])
def test_no_piece_moves_diagonally(scenario: NewScenario, target: str) -> None:
    """STRAT-4.3."""
    scenario(OPEN).refuses(f"c3-{target}", "diagonal", "4.3")


def test_pieces_stay_on_the_board(scenario: NewScenario) -> None:
    """STRAT-4.2: a corner and an edge."""
    game = scenario("""
        2  b4 R5
        1  R3 .
           a  b
    """)
    assert game.targets("a1") == "a2 b1"
    assert game.targets("b2") == "a2 b1"


def test_nobody_enters_a_square_of_its_own_side_or_a_lake_and_anybody_one_with_an_enemy(
    scenario: NewScenario,
) -> None:
    """STRAT-4.2, STRAT-4.3, STRAT-4.4."""
    game = scenario("""
        3  .  b4 .
        2  ~  R5 R6
        1  .  .  .
           a  b  c
    """)
    assert game.targets("b2") == "b1 b3"
    game.refuses("b2-a2", "obstacle", "4.4").refuses("b2-c2", "own_piece", "4.3")


@pytest.mark.parametrize("kind", ["B", "F"])
def test_bombs_and_the_flag_never_move(scenario: NewScenario, kind: str) -> None:
    """STRAT-4.5."""
    game = scenario(f"""
        2  b4 .
        1  R{kind} R3
           a  b
    """)
    assert game.targets("a1") == ""
    game.refuses("a1-a2", "immobile", "4.5").refuses("a1-b2", "immobile", "4.5")


def test_a_scout_moves_any_distance_in_line_through_empty_squares(scenario: NewScenario) -> None:
    """STRAT-4.6: up to a lake, up to an own piece, onto an enemy at any distance, and not beyond."""
    game = scenario(SCOUT)
    assert game.targets("c3") == "b3 c1 c2 c4 c5 c6 d3"
    game.refuses("c3-f3", "blocked", "4.4")
    game.refuses("c3-e3", "obstacle", "4.4")
    game.refuses("c3-a3", "own_piece", "4.3")
    game.play("c3-c6").becomes("""
        6  .  .  b4 .  .  .  b5
        5  .  .  .  .  .  .  .
        4  .  .  .  .  .  .  .
        3  R3 .  .  .  ~  .  .
        2  .  .  .  .  .  .  .
        1  .  .  b3 b7 .  .  .
           a  b  c  d  e  f  g
    """)


def test_a_scout_does_not_jump(scenario: NewScenario) -> None:
    """STRAT-4.3, STRAT-4.6: neither over a friend nor over an enemy."""
    game = scenario("""
        2  R2 R3 .  b4 .
        1  R2 b3 .  .  .
           a  b  c  d  e
    """)
    game.refuses("a1-c1", "blocked", "4.3").refuses("a2-c2", "blocked", "4.3")


def test_a_scout_crosses_a_free_board_from_edge_to_edge(scenario: NewScenario) -> None:
    """STRAT-4.6, on sixteen columns and rows."""
    empty = "\n".join(" ".join(["."] * 16) for _ in range(14))
    board = f"b3 {' . ' * 15}\n{empty}\nR2 {'. ' * 14} b4"
    game = scenario(board)
    assert len(game.legal("a1")) == 30
    game.allows("a1-a16", "a1-p1")


def test_a_long_move_shows_the_scout_to_everybody_for_good(scenario: NewScenario) -> None:
    """STRAT-4.7, STRAT-10.4."""
    game = scenario(SCOUT).play("c3-c5")
    assert game.told(BLUE, "move")[0]["piece"] == "scout"
    for viewer in (BLUE, SPECTATOR):
        assert game.piece("c5", viewer).piece == "scout"
    game.play("g6-g5", "c5-d5")
    assert game.piece("d5", BLUE).piece == "scout"


def test_a_scout_that_steps_by_single_squares_stays_hidden(scenario: NewScenario) -> None:
    """STRAT-4.7."""
    game = scenario(SCOUT).play("c3-c4")
    assert game.told(BLUE, "move")[0]["piece"] == ""
    assert game.piece("c4", BLUE).piece == ""
    assert game.piece("c4", BLUE).moved


def test_an_old_scout_moves_far_or_attacks_its_neighbour_but_not_both(scenario: NewScenario) -> None:
    """STRAT-4.8."""
    game = scenario(SCOUT, old_scout=True)
    assert game.targets("c3") == "b3 c2 c4 c5 d3"
    game.refuses("c3-c6", "out_of_reach", "4.8").refuses("c3-c1", "out_of_reach", "4.8")
    game.play("c3-c5", "g6-f6").allows("c5-c6")


def test_with_old_scout_off_it_attacks_from_any_distance(scenario: NewScenario) -> None:
    """STRAT-4.8."""
    scenario(SCOUT, old_scout=False).allows("c3-c6", "c3-c1")


REFUSALS = """
    5  .  ~  .  .  b3
    4  R2 .  .  .  .
    3  ~  b5 .  b6 .
    2  RB R4 R2 .  R2
    1  .  R6 ~  .  .
       a  b  c  d  e
"""


@pytest.mark.parametrize(
    ("action", "reason", "section"),
    [
        ("c3-c4", "no_piece", "4.2"),
        ("c1-c2", "no_piece", "4.2"),
        ("d3-d4", "not_your_piece", "4.2"),
        ("a2-a1", "immobile", "4.5"),
        ("a2-b3", "immobile", "4.5"),
        ("b2-c3", "diagonal", "4.3"),
        ("b2-c1", "diagonal", "4.3"),
        ("b2-b2", "out_of_reach", "4.2"),
        ("c2-c2", "out_of_reach", "4.2"),
        ("b2-d2", "out_of_reach", "4.2"),
        ("b2-b5", "out_of_reach", "4.2"),
        ("b1-c1", "obstacle", "4.4"),
        ("c2-c1", "obstacle", "4.4"),
        ("b2-b1", "own_piece", "4.3"),
        ("e2-c2", "own_piece", "4.3"),
        ("e2-b2", "own_piece", "4.3"),
        ("e2-d2", "", ""),
        ("a4-a1", "blocked", "4.4"),
        ("c2-a2", "own_piece", "4.3"),
        ("b2-b3", "", ""),
        ("rescue none", "rescue_none_pending", "9.3"),
        ("rescue miner@a1", "rescue_none_pending", "9.3"),
    ],
)
def test_a_refusal_names_the_first_rule_that_applies(
    scenario: NewScenario, action: str, reason: str, section: str
) -> None:
    """STRAT-4.9: numbers 3 to 10 and 14, each with the next one in reach."""
    game = scenario(REFUSALS)
    if reason:
        game.refuses(action, reason, section)
    else:
        game.allows(action)


def test_who_is_not_on_turn_is_refused_whatever_it_asks(scenario: NewScenario) -> None:
    """STRAT-4.9, numbers 2 and 14."""
    game = scenario(REFUSALS)
    for action in ("e5-e4", "c3-c4", "rescue none"):
        game.refuses(action, "wrong_turn", "4.1", seat=BLUE)


def test_a_move_is_refused_while_a_rescue_is_owed(scenario: NewScenario) -> None:
    """STRAT-4.9, number 2."""
    game = scenario(
        """
        3  .  .  b3
        2  R4 .  .
        1  R5 .  .
           a  b  c
        """,
        lost="red miner",
        rescue=True,
    ).play("a2-a3")
    assert game.owes_rescue
    game.refuses("a1-b1", "wrong_turn", "4.1").refuses("c3-c2", "wrong_turn", "4.1", seat=BLUE)


def test_after_the_end_everything_is_refused(scenario: NewScenario) -> None:
    """STRAT-4.9, number 1, before all others."""
    game = scenario("""
        2  bF b3
        1  R4 .
           a  b
    """).play("a1-a2")
    for seat in (RED, BLUE):
        for action in ("b2-b1", "a1-a2", "rescue none"):
            game.refuses(action, "game_over", "8", seat=seat)
