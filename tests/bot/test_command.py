"""`gonfalon bot` as a referee starts it: a process, two pipes, an exit code."""

from __future__ import annotations

import os
import signal
import time

import pytest

from gonfalon.cli.stratego.bot import Process
from gonfalon.games.stratego.notation import ucc_setup
from gonfalon.games.stratego.notation.ucc_reading import hear, legal_moves, sent, start_board
from gonfalon.players.stratego.ucc import UccPlayer

from .opponents import stranger
from .referee import Command, Program, Referee, Thread

SETUP = 60.0
"""Seconds that loading may take where many tests run at once."""


@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.long)])
def test_a_whole_game_through_pipes_keeps_to_the_rules_and_to_its_time(seat: int):
    ours = Command("--protocol", "ucc", "--level", "1", "--ms", "100", "--seed", "7")
    pair: list[Program] = [ours, Thread(stranger(seat + 1))]
    ended = Referee(pair[seat], pair[1 - seat], cap=2000).play()
    assert [program.wait(20.0) for program in pair] == [0, 0]
    assert ours.errors == ""
    assert ended.refused == ""
    assert ended.returns[seat] == 1.0
    assert ended.seconds[seat] < 1.0  # 100 ms, and what a loaded machine adds


def deployed(*arguments: str) -> tuple[Command, str]:
    """A bot that plays red and has sent its set-up."""
    program = Command(*arguments)
    program.send("RED Somebody 10 10\n")
    return program, "".join(program.lines.next(SETUP) + "\n" for _ in range(4))


def test_each_game_has_a_set_up_of_its_own():
    texts = []
    for _ in range(2):
        program, text = deployed()
        assert ucc_setup.read(text, 0).count("F") == 1
        program.send("QUIT RED VICTORY BLUE ILLEGAL\n")
        assert program.wait(20.0) == 0
        texts.append(text)
    assert texts[0] != texts[1]


def test_a_seed_repeats_a_game():
    first, second, other = (UccPlayer(1, 1, seed, 60_000).deployment() for seed in (9, 9, 10))
    assert first == second
    assert first != other


@pytest.mark.parametrize("text", ["", "\n\n", "QUIT\n", "RED x 10 10\n\nQUIT"])
def test_the_end_of_the_input_or_a_quit_is_no_error(text: str):
    program = Command()
    program.send(text)
    assert program.wait(SETUP) == 0
    assert program.errors == ""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello\n", "RED NAME 10 10"),
        ("RED x 8 8\n", "10 10"),
        ("\x00\xff\xfe" * 5000, "RED NAME 10 10"),
        ("RED x 10 10\n" + "what now?\n" * 300, "no turn among them"),
    ],
)
def test_garbage_ends_with_one_line_on_standard_error(text: str, says: str):
    program = Command()
    os.write(program.fds[1], text.encode("latin-1"))
    assert program.wait(SETUP) == 1
    assert says in program.errors
    assert program.errors.startswith("gonfalon: ")
    assert program.errors.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"), [(("--level", "99"), "no level 99"), (("--protocol", "uci"), "ucc")]
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_line(arguments: tuple[str, ...], says: str):
    program = Command(*arguments)
    assert program.wait(20.0) == 2
    assert says in program.errors
    assert program.errors.count("\n") == 1


def test_nobody_reading_is_no_error():
    program = Command()
    assert program.process.stdout
    program.process.stdout.close()
    program.send("RED Somebody 10 10\n")
    assert program.process.wait(SETUP) == 0


def test_a_thinker_that_dies_is_followed_by_another():
    process = Process(1, 3, 100)
    try:
        letters = process.ask(("seat", 0), SETUP)
        assert letters
        process.ask(("deploy", letters), SETUP)
        process.process.kill()
        process.process.join()
        board = start_board(0, letters)
        assert process.ask(("move", "", (), board), 1.0) is None
        assert process.ask(("move", "", (), board), SETUP) in legal_moves(board)
    finally:
        process.close()


def test_a_thinker_that_hangs_is_not_waited_for():
    process = Process(1, 3, 100)
    try:
        letters = process.ask(("seat", 0), SETUP)
        assert letters
        process.ask(("deploy", letters), SETUP)
        hung = process.process
        assert hung.pid
        os.kill(hung.pid, signal.SIGSTOP)
        board = start_board(0, letters)
        begun = time.monotonic()
        answers = {process.ask(("move", "", (), board), 0.01) for _ in range(10)}
        assert (answers, time.monotonic() - begun < 2.0) == ({None}, True)
        for _ in range(12):
            process.ask(("move", "", (), board), 0.01)
        assert process.process is not hung
        assert process.ask(("move", "", (), board), SETUP) in legal_moves(board)
    finally:
        process.close()


def test_only_the_newest_question_is_thought_about():
    """A thinker that is late catches up: it takes in what happened without thinking."""
    process = Process(1, 3, 100)
    try:
        letters = process.ask(("seat", 1), SETUP)
        assert letters
        process.ask(("deploy", letters), SETUP)
        board = start_board(1, letters)
        assert process.ask(("move", "", (), board), 0.0) is None
        told = hear("0 3 DOWN OK")
        assert told is not None
        assert process.ask(("move", "", (told,), board), SETUP) in legal_moves(board)
        assert sent("a1-a2").has_outcome is False
    finally:
        process.close()
