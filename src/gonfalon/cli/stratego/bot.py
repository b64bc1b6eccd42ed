"""gonfalon bot: one of our players under another program's referee (docs/guides/ucc-bot.md).

It runs two processes. This one reads, writes and watches the clock, and needs no compiled rules, so that it always answers in time; the
other one computes moves, and sends a quick answer before it thinks. If that one is late, its quick answer is played; if it is wrong or
dead, this one plays by rules of thumb on the board rows it has read (plain_move.py).
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import secrets
import select
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from gonfalon import players
from gonfalon.core.errors import GonfalonError, NotationError
from gonfalon.core.rng import stream
from gonfalon.games.stratego.notation import ucc_setup
from gonfalon.games.stratego.notation.ucc_lines import ENEMY, write_move
from gonfalon.games.stratego.notation.ucc_reading import (
    SURRENDER,
    Board,
    ReceivedMove,
    after,
    board_of,
    hear,
    is_quit,
    legal_moves,
    read_start,
    row_of,
    sent,
    start_board,
)

from .plain_move import plain_move

SETUP_SECONDS = 5.0
"""Time for the set-up, in seconds; the rules are loaded meanwhile."""
ROWS_SECONDS = 1.0
"""Time to wait for board rows after the enemy's move or the first row, in seconds."""
MARGIN_MS = 5
"""Part of each move's time kept for reading and writing, in milliseconds."""
LONGEST = 4096
"""Characters after which a line is cut."""
MOST_ODD = 200
"""Unknown lines accepted between two turns."""
ENOUGH_ROWS = 5
"""Rows from which an incomplete board is taken for a board."""
RESTARTS = 3
"""Times that a dead thinker is replaced."""
MOST_SILENT = 20
"""Questions in a row without an answer after which the thinker is given up."""


class LineTimeout(Exception):
    """No line came in time."""


class LineReader:
    """Lines from a file descriptor, with a limit on time and length."""

    def __init__(self, fd: int) -> None:
        self.fd, self.buffer, self.ended = fd, b"", False

    def next(self, seconds: float | None) -> str:
        """The next line, cut at LONGEST characters. seconds: time to wait, None for no limit. Raises EOFError, LineTimeout."""
        until = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self.buffer[: LONGEST + 1]:
            if len(self.buffer) > LONGEST:
                break
            if self.ended:
                if not self.buffer:
                    raise EOFError
                self.buffer += b"\n"
                break
            self._read(until)
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line[:LONGEST].decode("latin-1")

    def _read(self, until: float | None) -> None:
        left = None if until is None else max(0.0, until - time.monotonic())
        if not select.select([self.fd], [], [], left)[0]:
            raise LineTimeout
        more = os.read(self.fd, 65536)
        self.ended = not more
        if len(self.buffer) <= LONGEST or b"\n" in more:
            self.buffer += more


class Thinker(Protocol):
    """Answers questions, possibly late or never."""

    def ask(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """The answer, None if there was none in time."""
        ...

    def close(self) -> None: ...


def think(pipe: Connection, level: int, seed: int, ms: int) -> None:
    """Main function of the other process: reads questions, sends (number, answer, is it the last one?); for a move a quick
    answer first, then the thought one.

    Of several waiting questions only the newest counts.
    """
    os.dup2(2, 1)
    from gonfalon.players.stratego.ucc import UccPlayer, rehearse

    player: Any = None
    with contextlib.suppress(Exception):
        rehearse(level, ms)
    while True:
        try:
            number, kind, *rest = pipe.recv()
            answer = None
            try:
                if kind == "seat":
                    player = UccPlayer(rest[0], level, seed, ms)
                    answer = player.deployment()
                elif kind == "deploy":
                    player.deploy(*rest)
                elif pipe.poll():
                    player.hear(*rest)
                else:
                    player.hear(*rest)
                    pipe.send((number, player.quick_move(), False))
                    answer = player.move()
            except Exception as error:
                print(f"gonfalon: a move was played without thinking ({error!r:.200})", file=sys.stderr)
            pipe.send((number, answer, True))
        except (EOFError, OSError, KeyboardInterrupt):
            return


class Process:
    """A thinker in a process of its own. If it dies or hangs it is replaced, up to RESTARTS times, by one that is sent the set-up."""

    def __init__(self, level: int, seed: int, ms: int) -> None:
        self.arguments = (level, seed, ms)
        self.context = multiprocessing.get_context("spawn")
        self.opening: list[tuple[Any, ...]] = []
        self.number, self.starts, self.silent = 0, 0, 0
        self.pipe: Connection | None = None
        self._start()

    def _start(self) -> None:
        self.close()
        if self.starts > RESTARTS:
            return
        self.starts, self.silent = self.starts + 1, 0
        self.pipe, theirs = self.context.Pipe()
        self.process = self.context.Process(target=think, args=(theirs, *self.arguments), daemon=True)
        self.process.start()
        theirs.close()
        for question in self.opening:
            self.pipe.send((-1, *question))

    def ask(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """As in Thinker; of a move the quick answer if the thought one is not there in time. Late answers are dropped."""
        until, quick = time.monotonic() + seconds, None
        number, self.number, self.silent = self.number, self.number + 1, self.silent + 1
        if question[0] != "move":
            self.opening.append(question)
        if self.silent > MOST_SILENT:
            self._start()
        try:
            if self.pipe is not None:
                self.pipe.send((number, *question))
            while self.pipe is not None and self.pipe.poll(max(0.0, until - time.monotonic())):
                self.silent = 0
                got, answer, is_last = self.pipe.recv()
                if got == number:
                    quick = answer or quick
                    if is_last:
                        break
        except (EOFError, OSError):
            self._start()
        return quick

    def close(self) -> None:
        """End it."""
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
            self.process.kill()


class ReceivedTurn(NamedTuple):
    """What the referee sent since the last turn. board: the rows, None if they are incomplete."""

    heard: tuple[ReceivedMove, ...]
    board: Board | None


class _Turn:
    """Collects the lines between two answers. board: the expected position. due: must rows follow, since the enemy has moved?"""

    def __init__(self, board: Board, pending: str) -> None:
        self.before, self.board, self.pending = board, board, pending
        self.heard: list[ReceivedMove] = []
        self.rows: list[str] = []
        self.due = False

    def take(self, line: str) -> None:
        """Take a line: a move, a row, START, or an unknown line."""
        move, row = hear(line), row_of(line)
        if move is not None and move not in self.heard:
            self.heard.append(move)
            self.rows = []
            self.due = self.due or self.board.get(move.source) == ENEMY
            self.board = after(self.board, move)
        elif row is not None:
            self.rows.append(row)
        elif line.strip().upper() == "START" and not self.pending:
            self.due = True

    def shown(self) -> Board | None:
        """The board of the last ten rows; None if they do not fit together, come before the enemy has moved, or once more."""
        shown = board_of(self.rows[-10:])
        if shown is None:
            return None
        self.rows = []
        if (
            self.pending
            and not self.due
            and shown in (self.before, self.board, after(self.before, sent(self.pending)))
        ):
            return None
        return shown


class Bot:
    """One game. lines: where the referee's lines come from; write: where ours go."""

    def __init__(
        self, lines: LineReader, write: Callable[[str], Any], thinker: Thinker, ms: int, rng: random.Random
    ) -> None:
        self.lines, self.write, self.thinker, self.ms, self.rng = lines, write, thinker, ms, rng
        self.board: Board = {}
        self.seat, self.pending = 0, ""

    def run(self) -> None:
        """Until QUIT or the end of the input. Raises GonfalonError for what is no game, OSError if nobody reads what we write."""
        try:
            self.deploy(self.first_line())
            while (read := self.read()) is not None:
                self.answer(read)
        except EOFError:
            return

    def first_line(self) -> str:
        """The line that begins the game; empty lines before it do not count."""
        for _ in range(MOST_ODD):
            line = self.lines.next(None)
            if line.strip():
                return line
        raise GonfalonError("the referee sends empty lines only; a game begins with RED NAME 10 10")

    def deploy(self, line: str) -> None:
        """Answer the first line with a set-up."""
        if is_quit(line):
            raise EOFError
        self.seat = seat = read_start(line)
        letters = self.thinker.ask(("seat", seat), SETUP_SECONDS) or ""
        try:
            text = ucc_setup.write(letters, seat)
            self.board = start_board(seat, letters)
        except (NotationError, ValueError):
            letters = any_setup(seat, self.rng)
            text = ucc_setup.write(letters, seat)
            self.board = start_board(seat, letters)
        self.write(text)
        self.thinker.ask(("deploy", letters), 0.0)

    # ---- reading -------------------------------------------------------------------------------------------------

    def read(self) -> ReceivedTurn | None:
        """Up to this side's turn; None at the end of the game. Raises EOFError, GonfalonError."""
        turn = _Turn(self.board, self.pending)
        for _ in range(MOST_ODD):
            try:
                line = self.lines.next(ROWS_SECONDS if turn.due or turn.rows else None)
            except LineTimeout:
                if turn.due or len(turn.rows) >= ENOUGH_ROWS:
                    return ReceivedTurn(tuple(turn.heard), None)
                turn.rows = []
                continue
            if is_quit(line):
                return None
            turn.take(line)
            if len(turn.rows) >= 10 and (shown := turn.shown()) is not None:
                return ReceivedTurn(tuple(turn.heard), shown)
        raise GonfalonError(f"{MOST_ODD} lines and no turn among them; see docs/guides/ucc-bot.md")

    # ---- answering -----------------------------------------------------------------------------------------------

    def answer(self, read: ReceivedTurn) -> None:
        """Write a move that is legal on the rows, in time."""
        until = time.monotonic() + (self.ms - MARGIN_MS) / 1000
        self.board = read.board if read.board is not None else self.expected(read.heard)
        legal = legal_moves(self.board)
        question = ("move", self.pending, read.heard, read.board)
        answer = self.thinker.ask(question, max(0.001, until - time.monotonic())) if legal else None
        if answer not in legal:
            answer = plain_move(self.board, legal, self.seat, self.pending)
        self.pending = answer
        self.write((write_move(*answer.split("-")) if answer else SURRENDER) + "\n")

    def expected(self, heard: tuple[ReceivedMove, ...]) -> Board:
        """The board after the moves that were sent; the own last move is added if the referee did not repeat it."""
        board, own = self.board, sent(self.pending) if self.pending else None
        if own is not None and all((move.source, move.target) != own[:2] for move in heard):
            heard = (own, *heard)
        for move in heard:
            board = after(board, move)
        return board


def any_setup(seat: int, rng: random.Random) -> str:
    """Letters of a legal deployment: the flag on the back row, bombs beside and before it, the rest at random."""
    from gonfalon.games.stratego.ruleset import shipped

    rules = shipped("battle")
    zone, army = rules.zones[seat], rules.armies[seat]
    flag = rng.randrange(10)
    guards = [square for square in (flag - 1, flag + 1) if 0 <= square <= 9] + [flag + 10]
    rest = [p.letter for p in rules.pieces for _ in range(army.get(p.id, 0)) if p.letter != "F"]
    for _ in guards:
        rest.remove("B")
    rng.shuffle(rest)
    fixed = {flag: "F"} | dict.fromkeys(guards, "B")
    return "".join(fixed.get(place) or rest.pop() for place in range(len(zone)))


def writer_to(fd: int) -> Callable[[str], None]:
    """A function that writes a whole text to a file descriptor, unbuffered."""

    def write(text: str) -> None:
        rest = text.encode("ascii")
        while rest:
            rest = rest[os.write(fd, rest) :]

    return write


def play_ucc(level: int, ms: int, seed: int, fd_in: int, fd_out: int) -> int:
    """Play one game. Returns exit code 0 (ended by the referee) or 1 (the input was no game: one line on standard error)."""
    thinker = Process(level, seed, ms)
    try:
        Bot(LineReader(fd_in), writer_to(fd_out), thinker, ms, stream(seed, "ucc", "bot")).run()
    except OSError:
        return 0
    except GonfalonError as error:
        with contextlib.suppress(OSError):
            print(f"gonfalon: {' '.join(str(error).split())}", file=sys.stderr)
        return 1
    finally:
        thinker.close()
    return 0


def run_bot(protocol: str, level: int, ms: int, seed: int) -> int:
    """The exit code. Raises GonfalonError for a protocol or a level that there is not."""
    if protocol != "ucc":
        raise GonfalonError(f"protocol {protocol!r}: it takes ucc")
    known = (0, *players.levels("stratego"))
    if level not in known:
        raise GonfalonError(f"no level {level}; known: {', '.join(map(str, known))}")
    return play_ucc(level, ms, seed or secrets.randbits(62), 0, 1)
