"""Section 6: the two-square rule."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import NewScenario, Scenario

# A captain that will dance between c2 and c3, and blue's lieutenant far off, which walks round a block of four.
DANCE = """
    6  .  .  .  .  b5 .
    5  .  .  .  .  .  .
    4  .  .  .  .  .  .
    3  .  .  .  .  .  .
    2  .  .  R6 .  .  .
    1  R7 .  .  .  .  .
       a  b  c  d  e  f
"""
ROUND = ("e6-f6", "f6-f5", "f5-e5", "e5-e6")


def dance(game: Scenario, *moves: str, replies: tuple[str, ...] = ROUND) -> Scenario:
    """Red's moves with blue walking round in between, ending with red to move."""
    for i, move in enumerate(moves):
        game.play(move, replies[i % len(replies)])
    return game


@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_border_may_be_crossed_as_often_as_the_limit_says_and_not_once_more(
    scenario: NewScenario, limit: int
) -> None:
    """STRAT-6.1, STRAT-6.3, STRAT-6.4: the limits of the books are 2, 3 and 5."""
    game = scenario(DANCE, two_square_limit=limit)
    moves = ["c2-c3", "c3-c2"] * 5
    dance(game, *moves[:limit])
    here = moves[limit][:2]
    game.refuses(moves[limit], "two_square", "6")
    others = {f"{here}-{to}" for to in ("b2", "d2", "c1", "b3", "d3", "c4")} & set(game.legal())
    assert len(others) == 3
    game.allows("a1-a2")


def test_the_move_just_before_the_limit_is_still_allowed(scenario: NewScenario) -> None:
    """STRAT-6.4.1: two of three turns are not enough."""
    dance(scenario(DANCE, two_square_limit=3), "c2-c3", "c3-c2").allows("c2-c3")


def test_limit_nought_switches_the_section_off(scenario: NewScenario) -> None:
    """STRAT-6.1."""
    game = scenario(DANCE, two_square_limit=0)
    dance(game, *(["c2-c3", "c3-c2"] * 10)).allows("c2-c3")


def test_a_border_is_the_same_from_either_side(scenario: NewScenario) -> None:
    """STRAT-6.2."""
    game = dance(scenario(DANCE, two_square_limit=3), "c2-c1", "c1-c2", "c2-c1")
    game.refuses("c1-c2", "two_square").allows("c1-b1", "c1-d1")


def test_other_borders_stay_open(scenario: NewScenario) -> None:
    """STRAT-6.4.3: the example of the rules page: back is closed, onward is open."""
    dance(scenario(DANCE, two_square_limit=3), "c2-c3", "c3-c2", "c2-c3").allows("c3-c4", "c3-b3", "c3-d3")


def test_a_walk_over_three_borders_is_no_dance(scenario: NewScenario) -> None:
    """STRAT-6.4.3: no border was crossed in every turn."""
    dance(scenario(DANCE, two_square_limit=2), "c2-c3", "c3-c4").allows("c4-c3", "c4-c5")


def test_another_pieces_move_breaks_the_row(scenario: NewScenario) -> None:
    """STRAT-6.4.2, STRAT-6.6."""
    dance(scenario(DANCE, two_square_limit=3), "c2-c3", "c3-c2", "a1-a2", "c2-c3").allows("c3-c2")


def test_it_is_the_piece_that_counts_and_not_its_kind(scenario: NewScenario) -> None:
    """STRAT-6.3: a second captain steps to where the first began; neither has crossed a border twice."""
    game = scenario(DANCE.replace("1  R7 .  .", "1  R7 .  R6"), two_square_limit=2)
    dance(game, "c2-d2", "c1-c2").allows("d2-d3", "d2-d1", "c2-c1")


def test_the_other_sides_turns_neither_count_nor_interrupt(scenario: NewScenario) -> None:
    """STRAT-6.3, STRAT-6.9: both dance; red, who began, must give way first."""
    game = scenario(DANCE, two_square_limit=3)
    dance(game, "c2-c3", "c3-c2", "c2-c3", replies=("e6-e5", "e5-e6"))
    game.refuses("c3-c2", "two_square").play("c3-c4").refuses("e5-e6", "two_square", "6")


@pytest.mark.parametrize("exact", [False, True])
def test_scouts_share_the_borders_on_their_way(scenario: NewScenario, exact: bool) -> None:
    """STRAT-6.2, STRAT-6.7, STRAT-6.8: the scout of the rules page: a3-a6, a6-a4, a4-a7."""
    game = scenario(
        """
        9  .  .  .  b5 .
        8  .  .  .  .  .
        7  .  .  .  .  .
        6  .  .  .  .  .
        5  .  .  .  .  .
        4  .  .  .  .  .
        3  R2 .  .  .  .
        2  .  .  .  .  .
        1  .  .  R7 .  .
           a  b  c  d  e
        """,
        two_square_limit=3,
        two_square_exact=exact,
    )
    dance(game, "a3-a6", "a6-a4", "a4-a7", replies=("d9-e9", "e9-d9"))
    if exact:
        game.allows("a7-a6", "a7-a5", "a7-a4", "a7-a1")
    else:
        game.allows("a7-a6", "a7-a8", "a7-a9", "a7-b7", "a7-c7")
        for far in ("a5", "a4", "a3", "a1"):
            game.refuses(f"a7-{far}", "two_square", "6")


def test_exact_forbids_the_same_two_end_squares_only(scenario: NewScenario) -> None:
    """STRAT-6.8: a scout escapes by stopping a square sooner."""
    game = scenario(DANCE.replace("R6", "R2"), two_square_limit=2, two_square_exact=True)
    dance(game, "c2-c4", "c4-c2").refuses("c2-c4", "two_square", "6").allows("c2-c3", "c2-c5")


def test_without_exact_stopping_sooner_does_not_help(scenario: NewScenario) -> None:
    """STRAT-6.4.3."""
    game = scenario(DANCE.replace("R6", "R2"), two_square_limit=2)
    dance(game, "c2-c4", "c4-c2")
    for to in ("c3", "c4", "c5"):
        game.refuses(f"c2-{to}", "two_square", "6")


CLASH = """
    4  .  .  b3 b5
    3  .  .  .  .
    2  .  R6 .  .
    1  R7 .  .  .
       a  b  c  d
"""


def until_a_miner_stands_on_the_border(scenario: NewScenario, **options: Any) -> Scenario:
    """Red has crossed b2|b3 in its last turns and stands on b2; a blue miner has stepped onto b3."""
    game = scenario(CLASH, two_square_limit=2, **options)
    return game.play("b2-b3", "c4-c3", "b3-b2", "c3-b3")


def test_an_attack_across_the_border_is_forbidden_like_any_move(scenario: NewScenario) -> None:
    """STRAT-6.5."""
    until_a_miner_stands_on_the_border(scenario).refuses("b2-b3", "two_square", "6")


def test_with_attacks_off_an_attack_is_never_forbidden(scenario: NewScenario) -> None:
    """STRAT-6.5."""
    until_a_miner_stands_on_the_border(scenario, two_square_attacks=False).play("b2-b3").becomes("""
        4  .  .  .  b5
        3  .  R6 .  .
        2  .  .  .  .
        1  R7 .  .  .
           a  b  c  d
    """)


@pytest.mark.parametrize("counted", [True, False])
def test_an_attack_that_would_take_the_flag_is_treated_like_any_other(
    scenario: NewScenario, counted: bool
) -> None:
    """STRAT-6.5."""
    game = scenario(
        """
        5  .  bF .  .
        4  .  .  .  b5
        3  .  .  .  .
        2  .  .  .  .
        1  .  R2 .  .
           a  b  c  d
        """,
        two_square_limit=2,
        two_square_attacks=counted,
    ).play("b1-b3", "d4-c4", "b3-b1", "c4-d4")
    if counted:
        game.refuses("b1-b5", "two_square", "6")
    else:
        assert game.play("b1-b5").end == ("red", "flag_captured")


def test_an_attack_counts_as_a_crossing(scenario: NewScenario) -> None:
    """STRAT-6.5: two crossings, the second by an attack."""
    game = scenario(CLASH, two_square_limit=2).play("b2-a2", "c4-b4", "a2-b2", "b4-b3")
    game.play("b2-b3", "d4-d3").allows("b3-b2").play("b3-b2", "d3-d4").refuses("b2-b3", "two_square")


def test_with_attacks_off_an_attack_breaks_the_row(scenario: NewScenario) -> None:
    """STRAT-6.5."""
    game = scenario(CLASH, two_square_limit=2, two_square_attacks=False)
    game.play("b2-a2", "c4-b4", "a2-b2", "b4-b3")
    game.play("b2-b3", "d4-d3", "b3-b2", "d3-d4").allows("b2-b3")


def test_a_rescue_in_the_same_turn_changes_nothing(scenario: NewScenario) -> None:
    """STRAT-6.6."""
    for decision in ("rescue none", "rescue spy@d1"):
        game = scenario(
            """
            4  R6 .  .  .
            3  .  .  .  .
            2  .  .  .  b5
            1  R7 .  .  .
               a  b  c  d
            """,
            lost="red spy",
            rescue=True,
            two_square_limit=2,
        )
        game.play("a4-b4", decision, "d2-d3", "b4-a4")
        if game.owes_rescue:
            game.play("rescue none")
        game.play("d3-d2").refuses("a4-b4", "two_square", "6")


def test_a_piece_that_has_fallen_closes_no_border_to_another(scenario: NewScenario) -> None:
    """STRAT-6.4.2: the captain that danced on c3|c4 falls on c4; a scout may then pass over that border."""
    game = scenario(
        """
        6  .  .  R2 b5
        5  .  .  .  .
        4  .  .  .  b6
        3  .  .  R6 .
        2  .  .  .  .
        1  .  .  .  .
           a  b  c  d
        """,
        two_square_limit=1,
    )
    game.play("c3-c4", "d4-c4").becomes("""
        6  .  .  R2 b5
        5  .  .  .  .
        4  .  .  .  .
        3  .  .  .  .
        2  .  .  .  .
        1  .  .  .  .
           a  b  c  d
    """)
    assert game.targets("c6") == "a6 b6 c1 c2 c3 c4 c5 d6"


def test_the_count_is_told_to_both(engine: NewScenario) -> None:
    """STRAT-6.3: the row of each seat's last piece."""
    game = engine(DANCE, two_square_limit=3)
    shown = [game.seen_by(0).limits.two_square]
    for move in ("c2-c3", "e6-f6", "c3-c2", "f6-f5", "c2-c3"):
        shown.append(game.play(move).seen_by(1).limits.two_square)
    assert shown == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 1), (3, 1)]


def test_a_side_that_the_rule_leaves_no_move_has_lost(scenario: NewScenario) -> None:
    """STRAT-6.4, STRAT-8.2: a captain in a corridor of two squares."""
    game = scenario(
        """
        4  b5 .
        3  .  .
        2  ~  ~
        1  R6 .
           a  b
        """,
        two_square_limit=1,
    )
    assert game.play("a1-b1", "a4-a3").end == ("blue", "no_legal_move")
