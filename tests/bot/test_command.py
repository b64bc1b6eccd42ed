"""`gonfalon bot` as a referee starts it: a process, two pipes, an exit code."""

from __future__ import annotations

import os
import signal
import time

import pytest

from gonfalon.cli.stratego import thinker
from gonfalon.cli.stratego.thinker import Process
from gonfalon.cli.stratego.ucc import UccPlayer
from gonfalon.games.stratego.notation import ucc_setup
from gonfalon.games.stratego.notation.ucc_reading import (
    Board,
    ReceivedMove,
    after,
    hear,
    legal_moves,
    sent,
    start_board,
)

from .opponents import stranger
from .referee import Command, Program, Referee, Thread

SETUP = 60.0
"""Seconds that loading may take where many tests run at once."""


@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.long)])
def test_a_whole_game_through_pipes_keeps_to_the_rules(seat: int):
    ours = Command("--protocol", "ucc", "--level", "1", "--ms", "100", "--seed", "7")
    pair: list[Program] = [ours, Thread(stranger(seat + 1))]
    ended = Referee(pair[seat], pair[1 - seat], cap=2000).play()
    assert [program.wait(60.0) for program in pair] == [0, 0]
    assert all(line.startswith("gonfalon: ") for line in ours.errors.splitlines())  # late thoughts are told
    assert ended.refused == ""
    assert ended.returns[seat] == 1.0


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
        assert program.wait(60.0) == 0
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
    assert program.wait(60.0) == 2
    assert says in program.errors
    assert program.errors.count("\n") == 1


def test_nobody_reading_is_no_error():
    program = Command()
    assert program.process.stdout
    program.process.stdout.close()
    program.send("RED Somebody 10 10\n")
    assert program.process.wait(SETUP) == 0


def seated(process: Process, seat: int = 0) -> str:
    """Letters of its deployment."""
    letters = process.ask(("seat", seat), SETUP)
    assert letters
    process.ask(("deploy", letters), SETUP)
    return letters


def test_a_thinker_that_dies_is_followed_by_another(capfd: pytest.CaptureFixture[str]):
    process = Process(1, 3, 100)
    try:
        letters = seated(process)
        process.process.kill()
        process.process.join()
        board = start_board(0, letters)
        assert process.ask(("move", "", (), board), 1.0) is None
        assert process.ask(("move", "", (), board), SETUP) in legal_moves(board)
        assert "has ended; another one is told the game" in capfd.readouterr().err
    finally:
        process.close()


def turns(letters: str) -> list[tuple[str, tuple[ReceivedMove, ...], Board]]:
    """Five turns of red: its own move before, what it heard since, the board."""
    board = start_board(0, letters)
    found: list[tuple[str, tuple[ReceivedMove, ...], Board]] = [("", (), board)]
    for column in "abef":
        own = next(
            m for m in legal_moves(board) if m.split("-")[1] not in board and int(m.split("-")[1][1:]) <= 5
        )
        source, target = own.split("-")
        heard = ReceivedMove(source, target, True), ReceivedMove(f"{column}7", f"{column}6", True)
        board = after(after(board, heard[0]), heard[1])
        found.append((own, heard, board))
    return found


def test_the_next_thinker_is_told_the_whole_game(capfd: pytest.CaptureFixture[str]):
    """It thinks about its move; without the history the rows would have come about in no way, and it would play from them alone."""
    process = Process(1, 3, 60_000)
    try:
        *before, lost, now = turns(seated(process))
        for turn in before:
            assert process.ask(("move", *turn), SETUP)
        process.process.kill()
        process.process.join()
        assert process.ask(("move", *lost), 0.5) is None  # its end is noticed here
        assert process.ask(("move", *now), SETUP) in legal_moves(now[2])
        assert process.counts["thought"] == 4
        assert "contradict" not in capfd.readouterr().err
    finally:
        process.close()


def test_a_thinker_that_hangs_is_replaced_after_seconds_not_questions():
    late = [0.0]
    process = Process(1, 3, 100, lambda: time.monotonic() + late[0])
    try:
        letters = seated(process)
        hung = process.process
        assert hung.pid
        os.kill(hung.pid, signal.SIGSTOP)
        board = start_board(0, letters)
        for _ in range(100):
            assert process.ask(("move", "", (), board), 0.001) is None
        assert process.process is hung
        late[0] += thinker.SILENT_SECONDS + 1
        process.ask(("move", "", (), board), 0.001)
        assert process.process is not hung
        assert process.ask(("move", "", (), board), SETUP) in legal_moves(board)
    finally:
        process.close()


def test_a_thinker_that_is_still_loading_is_not_replaced():
    """Or a first start, in which it compiles the rules, would begin again and again."""
    late = [0.0]
    process = Process(1, 3, 100, lambda: time.monotonic() + late[0])
    try:
        first = process.process
        late[0] += thinker.SILENT_SECONDS * 10
        assert process.ask(("seat", 0), 0.0) is None
        assert process.process is first
        assert len(seated(process)) == 40
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
