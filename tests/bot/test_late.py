"""What is played when the thinker is late: its quick answer, and without one a move by rules of thumb, never one at random."""

from __future__ import annotations

import multiprocessing
from typing import Any

from gonfalon.cli.stratego.bot import Process
from gonfalon.cli.stratego.plain_move import plain_move
from gonfalon.games.stratego.notation.ucc_reading import Board, legal_moves


def asked(*sent: tuple[int, str | None, bool]) -> str | None:
    """What a question for a move, number 0, is answered with after these messages."""
    process = object.__new__(Process)
    process.pipe, theirs = multiprocessing.Pipe()
    process.number, process.silent, process.opening = 0, 0, []
    for message in sent:
        theirs.send(message)
    return process.ask(("move", "", (), None), 0.02)


def test_the_thought_answer_goes_before_the_quick_one():
    assert asked((0, "a4-a5", False), (0, "b4-b5", True)) == "b4-b5"


def test_without_a_thought_answer_in_time_the_quick_one_is_played():
    assert asked((0, "a4-a5", False)) == "a4-a5"
    assert asked((0, "a4-a5", False), (0, None, True)) == "a4-a5"


def test_answers_to_earlier_questions_are_dropped():
    assert asked((-1, "c4-c5", False), (-1, "c4-c5", True), (0, "a4-a5", False)) == "a4-a5"
    assert asked((-1, "c4-c5", True)) is None


def chosen(board: Board, seat: int = 0, last: str = "") -> str:
    return plain_move(board, legal_moves(board), seat, last)


def test_the_piece_that_costs_least_goes_forward():
    assert chosen({"a4": "M", "e4": "4", "j4": "8"}) == "e4-e5"
    assert chosen({"a7": "M", "e7": "4", "j7": "8"}, seat=1) == "e7-e6"


def test_it_neither_attacks_nor_comes_beside_an_enemy_nor_goes_back_where_it_need_not():
    assert chosen({"e4": "4", "e5": "#"}) in ("d4-e4", "e4-d4", "e4-f4", "e4-e3")
    assert chosen({"e4": "4", "e6": "#", "j1": "M"}) != "e4-e5"
    assert chosen({"e4": "4"}, last="e5-e4") != "e4-e5"


def test_an_attack_is_made_where_nothing_else_is_legal():
    board: Any = {"a1": "4", "b1": "B", "a2": "#"}
    assert chosen(board) == "a1-a2"
    assert plain_move({}, [], 0, "") == ""
