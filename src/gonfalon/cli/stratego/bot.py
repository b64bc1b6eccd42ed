"""gonfalon bot: one of our players under another program's referee (docs/guides/ucc-bot.md).

It runs two processes. This one reads, writes and watches the clock, and needs no compiled rules, so that it always answers in time; the
other one computes moves, and sends a quick answer before it thinks (thinker.py). If that one is late, its quick answer is played; if it is
wrong or dead, this one plays by rules of thumb on the board rows it has read (plain_move.py). Both are said on standard error.
"""

from __future__ import annotations

import os
import random
import secrets
import select
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

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

from .plain_move import PlainPlayer
from .thinker import Process, Thinker, say

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
        self.plain = PlainPlayer(0)
        self.n_plain = 0

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
        self.plain = PlainPlayer(seat)
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
        moves = self.made(read.heard)
        self.plain.hear(self.board, moves)
        self.board = read.board if read.board is not None else self.expected(moves)
        legal = legal_moves(self.board)
        question = ("move", self.pending, read.heard, read.board)
        answer = self.thinker.ask(question, max(0.001, until - time.monotonic())) if legal else None
        if answer not in legal:
            answer = self.plain.choose(self.board, legal, self.pending)
            self.count_plain(bool(legal))
        self.pending = answer
        self.write((write_move(*answer.split("-")) if answer else SURRENDER) + "\n")

    def count_plain(self, is_move: bool) -> None:
        """Note that a move was played by rules of thumb; the first one is said."""
        self.n_plain += is_move
        if is_move and self.n_plain == 1:
            say("nothing has come from the process that thinks: a move by rules of thumb was played")

    def made(self, heard: tuple[ReceivedMove, ...]) -> tuple[ReceivedMove, ...]:
        """The moves since this side's last turn; its own is added if the referee did not repeat it."""
        own = sent(self.pending) if self.pending else None
        if own is not None and all((move.source, move.target) != own[:2] for move in heard):
            return (own, *heard)
        return heard

    def expected(self, moves: tuple[ReceivedMove, ...]) -> Board:
        """The board after these moves."""
        board = self.board
        for move in moves:
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
    bot = Bot(LineReader(fd_in), writer_to(fd_out), thinker, ms, stream(seed, "ucc", "bot"))
    try:
        bot.run()
    except OSError:
        return 0
    except GonfalonError as error:
        say(str(error))
        return 1
    finally:
        thinker.close()
        say_summary(thinker.counts, bot.n_plain)
    return 0


def say_summary(counts: Counter[str], n_plain: int) -> None:
    """How the moves of a game came about, if some were not thought out."""
    asked, thought = counts["asked"], counts["thought"]
    if thought < asked:
        quick = asked - thought - n_plain
        say(
            f"{thought} of {asked} moves were thought out, {quick} were quick answers, {n_plain} by rules of thumb"
        )


def run_bot(protocol: str, level: int, ms: int, seed: int) -> int:
    """The exit code. Raises GonfalonError for a protocol or a level that there is not."""
    if protocol != "ucc":
        raise GonfalonError(f"protocol {protocol!r}: it takes ucc")
    known = (0, *players.levels("stratego"))
    if level not in known:
        raise GonfalonError(f"no level {level}; known: {', '.join(map(str, known))}")
    return play_ucc(level, ms, seed or secrets.randbits(62), 0, 1)
