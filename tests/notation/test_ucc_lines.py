"""Lines of the UCC protocol: moves, outcomes, boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon import games
from gonfalon.core.errors import NotationError
from gonfalon.games.stratego.notation import ucc_lines, ucc_setup
from gonfalon.games.stratego.notation.ucc_lines import MoveOutcome


@pytest.mark.parametrize(
    ("text", "source", "target"),
    [
        ("0 0 DOWN", "j1", "j2"),
        ("9 9 UP", "a10", "a9"),
        ("3 3 LEFT", "g4", "h4"),
        ("3 3 RIGHT 2", "g4", "e4"),
        ("0 3 DOWN 6", "j4", "j10"),
        ("  4  3   DOWN  1 ", "f4", "f5"),
    ],
)
def test_a_move_is_read_and_written(text: str, source: str, target: str):
    assert ucc_lines.read_move(text) == (source, target)
    assert ucc_lines.read_move(ucc_lines.write_move(source, target)) == (source, target)


def test_one_square_needs_no_count():
    assert ucc_lines.write_move("j1", "j2") == "0 0 DOWN"
    assert ucc_lines.write_move("j4", "j6") == "0 3 DOWN 2"


@pytest.mark.parametrize(
    "text",
    ["", "0 0", "0 0 down", "0 0 UP", "9 9 DOWN", "0 0 DOWN 0", "10 0 DOWN", "0 0 DOWN 10", "0 0 DOWN x"],
)
def test_what_is_no_move_is_refused(text: str):
    with pytest.raises(NotationError):
        ucc_lines.read_move(text)


@pytest.mark.parametrize("squares", [("a1", "a1"), ("a1", "b2"), ("a1", "z9")])
def test_what_goes_nowhere_cannot_be_written(squares: tuple[str, str]):
    with pytest.raises(NotationError):
        ucc_lines.write_move(*squares)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("0 3 DOWN OK", MoveOutcome("j4", "j5")),
        ("0 3 DOWN 3 KILLS 9 s", MoveOutcome("j4", "j7", "attacker", "2", "S")),
        ("4 6 UP DIES 2 1", MoveOutcome("f7", "f6", "defender", "9", "M")),
        ("4 6 UP BOTHDIE 8 8", MoveOutcome("f7", "f6", "both", "3", "3")),
    ],
)
def test_an_outcome_is_read_and_written(line: str, told: MoveOutcome):
    assert ucc_lines.read_outcome(line) == told
    assert ucc_lines.write_outcome(told) == line


@pytest.mark.parametrize(
    "line", ["QUIT", "0 3 DOWN", "0 3 DOWN KILLS", "0 3 DOWN KILLS x y", "0 3 DOWN OK 1 2"]
)
def test_what_is_no_outcome_is_refused(line: str):
    with pytest.raises(NotationError):
        ucc_lines.read_outcome(line)


def started(seed: int) -> Any:
    """A game of Battle with both armies on the board."""
    game, rng = games.get("stratego"), random.Random(seed)
    state = game.new(seed, game.setup("battle", preset="ucc"))
    for seat in range(2):
        state.step(seat, game.random_action(state, seat, rng))
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_a_board_shows_the_own_army_where_the_set_up_put_it_and_no_enemy(seat: int):
    state = started(seat)
    seen: Any = games.get("stratego").observe(state, seat)
    rows = ucc_lines.write_board(seen)
    own = rows[6:] if seat else rows[:4]
    assert "\n".join(own) + "\n" == ucc_setup.write(seen.own_deployment, seat)
    assert set("".join(rows[:4] if seat else rows[6:])) == {"#"}
    assert rows[4] == rows[5] == "..++..++.."
    found = ucc_lines.read_board(rows)
    assert found == {p.square: state_letter(seen, p) for p in seen.pieces}


def state_letter(seen: Any, piece: Any) -> str:
    """What a row says of a piece, in our letters."""
    return next(k.letter for k in seen.kinds if k.id == piece.piece) if piece.owner == seen.seat else "#"


@pytest.mark.parametrize("rows", [[], ["." * 10] * 9, ["." * 9] * 10, ["x" * 10] * 10])
def test_what_is_no_board_is_refused(rows: list[str]):
    with pytest.raises(NotationError):
        ucc_lines.read_board(rows)
