"""Programs that play under the referee of these tests: ours with its thinker in the same process, and strangers good and bad."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from gonfalon import players
from gonfalon.cli.stratego.bot import Bot, LineReader, any_setup
from gonfalon.cli.stratego.ucc import UccPlayer
from gonfalon.games.stratego.notation import ucc_setup
from gonfalon.games.stratego.notation.ucc_lines import read_board, write_move
from gonfalon.games.stratego.notation.ucc_reading import legal_moves

from .referee import Body

Write = Callable[[str], Any]


class Inline:
    """A thinker without a process of its own, and without a clock: its answers depend on seed and lines alone."""

    def __init__(self, level: int, seed: int) -> None:
        self.level, self.seed = level, seed
        self.mind: Any = None
        self.fell_back = False

    def ask(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """Always answers, however long it takes."""
        kind, *rest = question
        if kind == "seat":
            self.mind = UccPlayer(rest[0], self.level, self.seed, 100)
            self.mind.player = players.make("stratego", self.level, self.seed)
            return self.mind.deployment()
        if kind == "deploy":
            return self.mind.deploy(*rest)
        self.mind.hear(*rest)
        answer = self.mind.move()
        self.fell_back = self.mind.seat.fallback is not None
        return answer

    def close(self) -> None:
        """Nothing to end."""


class Fixed:
    """A thinker that answers every question the same, or not at all."""

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def ask(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """What it always says."""
        return self.answer

    def close(self) -> None:
        """Nothing to end."""


def bot(thinker: Any, ms: int = 100, seed: int = 1) -> Body:
    """Our bot as a program of these tests."""

    def body(lines: LineReader, write: Write) -> int:
        Bot(lines, write, thinker, ms, random.Random(seed)).run()
        return 0

    return body


def stranger(
    seed: int, turns: int | None = None, then: Callable[[LineReader, Write], Any] | None = None
) -> Body:
    """A program that plays at random, and after so many turns does something else."""

    def body(lines: LineReader, write: Write) -> None:
        rng = random.Random(seed)
        seat = 0 if lines.next(None).startswith("RED") else 1
        if turns is not None and turns < 0 and then is not None:
            return then(lines, write)
        write(ucc_setup.write(any_setup(seat, rng), seat))
        rows: list[str] = []
        n = 0
        while not (line := lines.next(None)).startswith("QUIT"):
            rows = [*rows, line] if len(line) == 10 and " " not in line else []
            if len(rows) == 10:
                if turns is not None and n >= turns and then is not None:
                    return then(lines, write)
                n += 1
                moves = legal_moves(read_board(rows))
                write((write_move(*rng.choice(moves).split("-")) if moves else "SURRENDER") + "\n")
        return None

    return body


def sleeps(lines: LineReader, write: Write) -> None:
    """Does nothing until its input ends."""
    while True:
        try:
            lines.next(None)
        except EOFError:
            return


def dies(lines: LineReader, write: Write) -> None:
    """Goes away without a word."""


def dawdles(lines: LineReader, write: Write) -> None:
    """Answers when it is too late."""
    time.sleep(1.2)
    write("0 0 UP\n")


def babbles(lines: LineReader, write: Write) -> None:
    """Writes what is no move."""
    write("\x1b[2J hello? 4 4 SIDEWAYS \n" * 3)


def cheats(lines: LineReader, write: Write) -> None:
    """Moves over the edge of the board."""
    write("0 0 UP 9\n")
