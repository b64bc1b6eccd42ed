"""Section 9.3: rescue."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.game import SPECTATOR

from .scenario import BLUE, RED, NewScenario, Scenario

# Red's captain is one step from blue's back row; red has lost a miner, a spy and a bomb.
BEFORE = """
    6  .  .  b5 .
    5  R6 .  .  .
    4  .  .  .  b9
    3  .  .  .  .
    2  .  .  ~  .
    1  RF RB .  R4
       a  b  c  d
"""
LOST = "red miner, red spy, red bomb, blue scout"
HALF = {"c1", "a2", "b2", "d2", "a3", "b3", "c3", "d3"}


def arrived(scenario: NewScenario, lost: str = LOST, **options: Any) -> Scenario:
    return scenario(BEFORE, lost=lost, rescue=True, **options).play("a5-a6")


def kinds(game: Scenario) -> set[str]:
    return {text.split("@")[0].removeprefix("rescue ") for text in game.legal()}


def places(game: Scenario) -> set[str]:
    return {text.split("@")[1] for text in game.legal() if "@" in text}


def test_who_reaches_the_enemys_back_row_may_bring_a_lost_piece_back(scenario: NewScenario) -> None:
    """STRAT-9.3.1, STRAT-9.3.7, STRAT-9.3.11: the same seat decides at once."""
    game = arrived(scenario)
    assert game.owes_rescue
    assert (game.on_turn, game.turns) == ("red", 0)
    assert kinds(game) == {"miner", "spy", "none"}
    game.play("rescue miner@b3").becomes("""
        6  R6' .  b5 .
        5  .   .  .  .
        4  .   .  .  b9
        3  .   R3 .  .
        2  .   .  ~  .
        1  RF  RB .  R4
           a   b  c  d
    """)
    assert game.lost(RED) == {"spy": 1, "bomb": 1}
    assert (game.on_turn, game.turns) == ("blue", 1)


def test_blue_rescues_on_reds_back_row(scenario: NewScenario) -> None:
    """STRAT-9.3.1, STRAT-2.3."""
    game = scenario(
        """
        4  bF .  R9
        3  .  .  .
        2  b6 .  .
        1  .  .  RF
           a  b  c
        """,
        lost="blue miner, red spy",
        rescue=True,
        turn="blue",
    ).play("a2-a1")
    assert kinds(game) == {"miner", "none"}
    assert places(game) == {"b4", "a3", "b3", "c3"}


def test_there_is_no_rescue_where_the_option_is_off(scenario: NewScenario) -> None:
    """STRAT-9.3.1."""
    game = scenario(BEFORE, lost=LOST).play("a5-a6")
    assert not game.owes_rescue
    assert game.on_turn == "blue"


def test_no_other_row_gives_a_rescue(scenario: NewScenario) -> None:
    """STRAT-9.3.1: neither the row before it nor the own back row."""
    game = scenario(BEFORE, lost=LOST, rescue=True)
    game.play("a5-b5")
    assert not game.owes_rescue
    game.play("d4-d5", "d1-c1")
    assert not game.owes_rescue


def test_a_step_sideways_along_the_back_row_counts(scenario: NewScenario) -> None:
    """STRAT-9.3.2."""
    game = arrived(scenario).play("rescue none", "d4-d5", "a6-b6")
    assert game.owes_rescue


def test_standing_there_while_another_piece_moves_does_not_count(scenario: NewScenario) -> None:
    """STRAT-9.3.2: a piece must come to stand there in this turn."""
    game = arrived(scenario).play("rescue none", "d4-d5", "d1-d2")
    assert not game.owes_rescue


ATTACK = BEFORE.replace("6  .  .  b5 .", "6  b{0} .  b5 .")


@pytest.mark.parametrize(
    ("defender", "moves_only", "owed"),
    [("4", False, True), ("4", True, False), ("6", False, False), ("7", False, False), ("B", False, False)],
)
def test_a_won_attack_counts_unless_only_moves_do(
    scenario: NewScenario, defender: str, moves_only: bool, owed: bool
) -> None:
    """STRAT-9.3.2: the piece must have survived; rescue_moves_only rules attacks out."""
    game = scenario(ATTACK.format(defender), lost=LOST, rescue=True, rescue_moves_only=moves_only)
    assert game.play("a5-a6").owes_rescue == owed


def test_with_moves_only_a_plain_move_still_counts(scenario: NewScenario) -> None:
    """STRAT-9.3.2."""
    assert arrived(scenario, rescue_moves_only=True).owes_rescue


def test_an_attack_beside_the_back_row_gives_nothing(scenario: NewScenario) -> None:
    """STRAT-9.3.1: the enemy that beats red's attacker on the back row rescues nothing either."""
    game = scenario(ATTACK.format("7"), lost=LOST, rescue=True).play("a5-a6")
    assert game.on_turn == "blue"
    assert not game.owes_rescue


@pytest.mark.parametrize("kind", ["S", "3", "4", "5", "6", "7", "8", "9", "M"])
def test_every_mobile_kind_but_the_scout_may_rescue(scenario: NewScenario, kind: str) -> None:
    """STRAT-9.3.3."""
    assert scenario(BEFORE.replace("R6", f"R{kind}"), lost=LOST, rescue=True).play("a5-a6").owes_rescue


@pytest.mark.parametrize("move", ["a5-a6", "a3-a6"])
def test_scouts_cannot_rescue(scenario: NewScenario, move: str) -> None:
    """STRAT-9.3.3: by a step as little as by a long move."""
    board = BEFORE.replace("R6 .  .  .", ".  .  .  .").replace("3  .  .  .  .", "3  R2 .  .  .")
    board = board if move == "a3-a6" else BEFORE.replace("R6", "R2")
    game = scenario(board, lost=LOST, rescue=True).play(move)
    assert not game.owes_rescue


def test_a_seat_rescues_twice_and_not_three_times(scenario: NewScenario) -> None:
    """STRAT-9.3.4: three pieces go there one after the other."""
    game = scenario(
        """
        4  .  .  .  b9
        3  R5 R6 R7 .
        2  .  .  .  .
        1  .  .  .  .
           a  b  c  d
        """,
        lost="red miner, red spy, red general, red marshal",
        rescue=True,
    )
    game.play("a3-a4", "rescue miner@a1", "d4-d3", "b3-b4")
    assert game.rescues == (1, 0)
    game.play("rescue spy@b1", "d3-d4", "c3-c4")
    assert not game.owes_rescue
    assert game.rescues == (2, 0)


def test_one_piece_rescues_only_once(scenario: NewScenario) -> None:
    """STRAT-9.3.4."""
    game = arrived(scenario).play("rescue miner@b3", "d4-d5", "a6-b6")
    assert not game.owes_rescue


def test_one_piece_may_come_again_after_it_has_been_declined(scenario: NewScenario) -> None:
    """STRAT-9.3.7: declining uses up neither of the two nor the piece's own."""
    game = arrived(scenario).play("rescue none")
    assert game.rescues == (0, 0)
    game.play("d4-d5", "a6-b6")
    assert game.owes_rescue


def test_a_rescued_piece_may_rescue(scenario: NewScenario) -> None:
    """STRAT-9.3.4: on a board of two rows it is there in one step."""
    game = scenario(
        """
        2  .  .  b9 .
        1  R5 .  .  RF
           a  b  c  d
        """,
        lost="red miner, red spy",
        rescue=True,
    )
    game.play("a1-a2", "rescue miner@b1", "c2-d2", "b1-b2")
    assert kinds(game) == {"spy", "none"}


def test_bombs_and_flags_are_not_brought_back(scenario: NewScenario) -> None:
    """STRAT-9.3.5."""
    game = arrived(scenario, "red bomb, red scout")
    assert kinds(game) == {"scout", "none"}
    game.refuses("rescue bomb@b3", "rescue_kind", "9.3.5").refuses("rescue flag@b3", "rescue_kind", "9.3.5")


def test_only_what_is_lost_is_brought_back(scenario: NewScenario) -> None:
    """STRAT-9.3.5."""
    arrived(scenario).refuses("rescue general@b3", "rescue_kind", "9.3.5").refuses(
        "rescue scout@b3", "rescue_kind"
    )


def test_the_square_is_empty_no_lake_and_in_the_own_half(scenario: NewScenario) -> None:
    """STRAT-9.3.6."""
    game = arrived(scenario)
    assert places(game) == HALF
    for square in ("c2", "a1", "d4", "a5", "a6", "c6"):
        game.refuses(f"rescue miner@{square}", "rescue_square", "9.3.6")


@pytest.mark.parametrize(
    ("rows", "squares"),
    [
        (1, {"c1"}),
        (2, {"c1", "a2", "b2", "d2"}),
        (3, HALF),
        (4, HALF | {"a4", "b4", "c4"}),
        (16, HALF | {"a4", "b4", "c4", "a5", "b5", "c5", "d5", "b6", "d6"}),
    ],
)
def test_rescue_rows_takes_the_nearest_rows_instead(
    scenario: NewScenario, rows: int, squares: set[str]
) -> None:
    """STRAT-9.3.6."""
    assert places(arrived(scenario, rescue_rows=rows)) == squares


@pytest.mark.parametrize("lost", ["", "red bomb, red flag", "blue miner"])
def test_where_nothing_can_be_rescued_no_decision_arises(scenario: NewScenario, lost: str) -> None:
    """STRAT-9.3.8."""
    game = arrived(scenario, lost)
    assert game.on_turn == "blue"
    assert not game.owes_rescue


def test_without_an_empty_square_no_decision_arises(scenario: NewScenario) -> None:
    """STRAT-9.3.8."""
    game = scenario(
        """
        4  .  b9 .
        3  R6 .  .
        2  RB RB RB
        1  RF RB RB
           a  b  c
        """,
        lost="red spy",
        rescue=True,
    ).play("a3-a4")
    assert not game.owes_rescue


def test_nobody_fights_where_the_rescued_piece_stands(scenario: NewScenario) -> None:
    """STRAT-9.3.7: beside an enemy, and the turn is over."""
    game = scenario(
        """
        4  .  .  .
        3  R6 .  .
        2  .  b9 .
        1  RF .  .
           a  b  c
        """,
        lost="red spy",
        rescue=True,
    ).play("a3-a4", "rescue spy@b1")
    assert (game.on_turn, game.end) == ("blue", None)
    assert game.kinds_told(BLUE) == ["rescue"]


@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_everybody_hears_what_came_back_and_where(scenario: NewScenario, viewer: int) -> None:
    """STRAT-9.3.9."""
    game = arrived(scenario).play("rescue miner@b3")
    (told,) = game.told(viewer)
    assert (told["seat"], told["square"], told["piece"]) == (RED, "b3", "miner")


@pytest.mark.parametrize("viewer", [RED, BLUE, SPECTATOR])
def test_everybody_hears_that_it_was_declined(scenario: NewScenario, viewer: int) -> None:
    """STRAT-9.3.9."""
    game = arrived(scenario).play("rescue none")
    assert game.kinds_told(viewer) == ["rescue_declined"]
    assert game.told(viewer) == [{"seat": RED}]


@pytest.mark.parametrize("viewer", [BLUE, SPECTATOR])
@pytest.mark.parametrize("revealed", [False, True])
def test_with_silent_defence_only_the_owner_knows_which_kind(
    scenario: NewScenario, viewer: int, revealed: bool
) -> None:
    """STRAT-9.3.9, STRAT-9.3.10."""
    game = arrived(scenario, silent_defence=True, rescue_revealed=revealed).play("rescue miner@b3")
    assert [told["piece"] for told in game.told(viewer)] == [""]
    assert [told["piece"] for told in game.told(RED, "own_rescue")] == ["miner"]
    assert game.piece("b3", viewer).piece == ""


def test_that_a_decision_is_owed_everybody_sees(engine: NewScenario) -> None:
    """STRAT-9.3.8, STRAT-10.6: but not between what."""
    game = arrived(engine)
    assert [decision.kind for decision in game.state.decisions()] == ["rescue"]
    for viewer in (BLUE, SPECTATOR):
        seen = game.seen_by(viewer)
        assert (seen.phase, seen.to_act, seen.legal, seen.rescue_pieces) == ("rescue", (RED,), (), ())
    seen = game.seen_by(RED)
    assert set(seen.rescue_pieces) == {"miner", "spy"}


@pytest.mark.parametrize("revealed", [False, True])
def test_the_rescued_piece_is_unmoved_and_hidden_unless_the_option_shows_it(
    scenario: NewScenario, revealed: bool
) -> None:
    """STRAT-9.3.10."""
    game = arrived(scenario, rescue_revealed=revealed).play("rescue miner@b3")
    view = game.piece("b3", BLUE)
    assert (view.moved, view.piece, view.shown) == (False, "miner" if revealed else "", revealed)


def test_the_rescued_piece_has_a_number_nobody_has_seen(engine: NewScenario) -> None:
    """STRAT-10.10."""
    numbers = {view.square: view.id for view in arrived(engine).play("rescue miner@b3").seen_by(BLUE).pieces}
    assert numbers["b3"] >= 256
    assert len(set(numbers.values())) == 7


def test_a_piece_known_before_it_fell_comes_back_hidden(scenario: NewScenario) -> None:
    """STRAT-9.3.10."""
    game = scenario(
        """
        4  .  b9 .  b7
        3  R6 .  R4 .
        2  .  .  .  .
        1  RF .  .  .
           a  b  c  d
        """,
        rescue=True,
    ).play("c3-d3", "d4-d3", "a3-a4", "rescue sergeant@c1")
    assert (game.piece("c1", BLUE).piece, game.piece("c1", BLUE).moved) == ("", False)


@pytest.mark.parametrize(
    "text",
    [
        *("rescue", "rescue ", "rescue miner", "rescue miner@", "rescue miner@z9", "rescue miner@a7", "none"),
        *("rescue dragon@b3", "rescue Miner@b3", "rescue none@b3", "rescues none", "rescue  none"),
        "rescue miner@b3 ",
    ],
)
def test_other_texts_are_errors_of_notation(scenario: NewScenario, text: str) -> None:
    """STRAT-9.3.11, STRAT-4.9."""
    arrived(scenario).refuses(text, "notation")
