"""What is played when the thinker is late: its quick answer, and without one a move by rules of thumb, never one at random."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from typing import Any

import pytest

from gonfalon.cli.stratego.plain_move import PlainPlayer
from gonfalon.cli.stratego.thinker import READY, Process
from gonfalon.games.stratego.notation.ucc_reading import Board, ReceivedMove, hear, legal_moves

from .opponents import Fixed, bot, stranger
from .referee import Referee, Thread


def asked(*sent: tuple[int, str | None, bool]) -> tuple[str | None, Counter[str]]:
    """What a question for a move, number 0, is answered with after these messages, and what was counted."""
    process = object.__new__(Process)
    process.pipe, theirs = multiprocessing.Pipe()
    process.arguments, process.clock, process.starts = (1, 1, 100), time.monotonic, 1
    process.history, process.counts, process.since = [], Counter(), time.monotonic()
    process.sent, process.answered, process.is_ready = 0, 0, False
    for message in ((READY, None, True), *sent):
        theirs.send(message)
    answer = process.ask(("move", "", (), None), 0.02)
    return answer, process.counts


THOUGHT, QUICK, NEITHER = ({"asked": 1, **more} for more in ({"thought": 1}, {"quick": 1}, {}))


def test_the_thought_answer_goes_before_the_quick_one():
    assert asked((0, "a4-a5", False), (0, "b4-b5", True)) == ("b4-b5", THOUGHT)


def test_without_a_thought_answer_in_time_the_quick_one_is_played():
    assert asked((0, "a4-a5", False)) == ("a4-a5", QUICK)
    assert asked((0, "a4-a5", False), (0, None, True)) == ("a4-a5", QUICK)


def test_answers_to_earlier_questions_are_dropped():
    assert asked((-1, "c4-c5", False), (-1, "c4-c5", True), (0, "a4-a5", False)) == ("a4-a5", QUICK)
    assert asked((-1, "c4-c5", True)) == (None, NEITHER)


def player_at(seat: int = 0, **known: str) -> PlainPlayer:
    found = PlainPlayer(seat)
    found.known.update(known)
    return found


def chosen(board: Board, seat: int = 0, last: str = "", **known: str) -> str:
    return player_at(seat, **known).choose(board, legal_moves(board), last)


def test_the_way_leads_to_the_enemy_round_what_is_in_the_way():
    assert chosen({"a4": "7", "a9": "#"}) == "a4-a5"
    assert chosen({"a7": "7", "a2": "#"}, seat=1) == "a7-a6"
    assert chosen({"c4": "7", "c7": "#"}) in ("c4-b4", "c4-c3")  # a lake begins at c5


def test_known_pieces_are_taken_by_what_beats_them_and_left_alone_by_others():
    board = {"e4": "6", "e5": "#"}
    assert chosen(board, e5="5") == "e4-e5"
    assert chosen(board, e5="7") != "e4-e5"
    assert chosen({"e4": "3", "e5": "#"}, e5="B") == "e4-e5"
    assert chosen({"e4": "S", "e5": "#"}, e5="M") == "e4-e5"
    assert chosen({"e4": "4", "e6": "#"}, e6="9") != "e4-e5"


def test_a_move_is_not_taken_back_without_need():
    assert chosen({"e4": "4", "a1": "#"}, last="e5-e4", a1="M") != "e4-e5"


def test_an_attack_is_made_where_nothing_else_is_legal():
    board: Any = {"a1": "4", "b1": "B", "a2": "#"}
    assert chosen(board, a2="M") == "a1-a2"
    assert PlainPlayer(0).choose({}, [], "") == ""


def test_what_fights_show_is_remembered_and_goes_along():
    player, board = PlainPlayer(0), {"e4": "2", "e5": "#", "f7": "#"}
    lost = hear("5 6 UP DIES 9 4")
    assert lost is not None
    player.hear({lost.source: "2", lost.target: "#"}, (lost,))
    assert player.known == {lost.target: "7"}
    step = ReceivedMove(lost.target, "a1", True)
    player.hear({lost.target: "#"}, (step,))
    assert (player.known, player.moved) == ({"a1": "7"}, {"a1"})
    took = ReceivedMove("a2", "a1", True, "attacker", "9", "7")
    player.hear({"a1": "#", "a2": "9"}, (took,))
    assert (player.known, player.left["7"]) == ({}, 2)
    assert player.choose(board, legal_moves(board), "") in legal_moves(board)


def test_the_longer_nothing_is_captured_the_more_an_unknown_piece_draws():
    """So that a lone strong piece does not walk to and fro for ever before unknown ones."""
    player, board = PlainPlayer(0), {"e4": "M", "e6": "#"}
    for _ in range(400):
        player.hear(board, ())
    assert player.choose(board, legal_moves(board), "") == "e4-e5"


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 100))]
)
def test_rules_of_thumb_alone_beat_a_random_program(seed: int):
    pair = [bot(Fixed(None), seed=seed), stranger(seed)]
    seat = seed % 2
    programs = [Thread(pair[seat]), Thread(pair[1 - seat])]
    ended = Referee(programs[0], programs[1], cap=4000).play()
    assert [program.wait(30.0) for program in programs] == [0, 0]
    assert (ended.refused, ended.returns[seat]) == ("", 1.0)
