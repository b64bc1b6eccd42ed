"""A small UCC referee: two programs behind pipes, the rules of the `ucc` options, a clock, and a QUIT line for everybody at the end."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon import games
from gonfalon.cli.stratego.bot import LineReader, LineTimeout, writer_to
from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.games.stratego.notation import ucc_lines, ucc_setup
from gonfalon.games.stratego.notation.ucc_lines import MoveOutcome
from gonfalon.games.stratego.observation import StrategoObservation

ROOT = Path(__file__).resolve().parents[2]
GAME = games.get("stratego")
COLOURS = ("RED", "BLUE")
Body = Callable[[LineReader, Callable[[str], Any]], Any]


class Program:
    """What sits at the other end of two pipes."""

    def __init__(self, reads: int, writes: int) -> None:
        self.lines, self.write, self.fds = LineReader(reads), writer_to(writes), (reads, writes)
        self.said: list[str] = []

    def send(self, text: str) -> None:
        """A dead program is no reason to stop."""
        self.said.append(text)
        with contextlib.suppress(OSError):
            self.write(text)

    def close(self) -> None:
        """End its input."""
        for fd in self.fds:
            with contextlib.suppress(OSError):
                os.close(fd)

    def wait(self, seconds: float) -> int | None:
        """Close its input; the exit code, None if it is still there."""
        raise NotImplementedError


class Command(Program):
    """`gonfalon bot` in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gonfalon.cli.main", "bot", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        )
        assert self.process.stdin
        assert self.process.stdout
        super().__init__(self.process.stdout.fileno(), self.process.stdin.fileno())
        self.errors = ""

    def close(self) -> None:
        """End its input; its output stays open, so that it can be read to the end."""
        assert self.process.stdin
        with contextlib.suppress(OSError):
            self.process.stdin.close()

    def wait(self, seconds: float) -> int | None:
        """The exit code; what it wrote on standard error stands in `errors`."""
        self.close()
        assert self.process.stderr
        assert self.process.stdout
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return None
        self.errors = self.process.stderr.read().decode()
        self.process.stderr.close()
        self.process.stdout.close()
        return self.process.returncode


class Thread(Program):
    """A program as a function of its input's lines and of a way to write; it returns an exit code, None is 0."""

    def __init__(self, body: Body) -> None:
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()
        super().__init__(ours_in, ours_out)
        self.code: int | None = None
        self.error: BaseException | None = None
        self.thread = threading.Thread(target=self._run, args=(body, theirs_in, theirs_out), daemon=True)
        self.thread.start()

    def _run(self, body: Body, fd_in: int, fd_out: int) -> None:
        try:
            self.code = body(LineReader(fd_in), writer_to(fd_out)) or 0
        except BaseException as error:
            self.error = error
        finally:
            os.close(fd_in)
            os.close(fd_out)

    def wait(self, seconds: float) -> int | None:
        """The code it returned. Raises what it raised."""
        os.close(self.fds[1])
        self.thread.join(seconds)
        os.close(self.fds[0])
        if self.error is not None:
            raise self.error
        return self.code


class Ended(NamedTuple):
    """How a game went. returns: as in the rules; refused: what was not legal."""

    reason: str
    returns: tuple[float, ...]
    plies: int
    refused: str


class Referee:
    """One game. limits, setups: seconds of each side; cap: plies until a draw; echoes: are movers told how it went?"""

    def __init__(
        self,
        red: Program,
        blue: Program,
        limits: tuple[float, float] = (30.0, 30.0),
        cap: int = 600,
        setups: tuple[float, float] = (60.0, 60.0),
    ) -> None:
        self.programs, self.limits, self.setups = (red, blue), limits, setups
        self.state: Any = GAME.new(1, GAME.setup("battle", preset="ucc", ply_cap=cap))
        self.letters = {piece.id: piece.letter for piece in self.state.rules.ruleset.pieces}
        self.echoes = True

    def play(self) -> Ended:
        """To the end; both programs are told by a QUIT line."""
        try:
            ended = self._play()
        except _Forfeit as forfeit:
            returns = (-1.0, 1.0) if forfeit.seat == 0 else (1.0, -1.0)
            ended = self._ended(forfeit.reason, returns, forfeit.text)
        words = ["DRAW" if value == 0 else "VICTORY" if value > 0 else "DEFEAT" for value in ended.returns]
        for program in self.programs:
            program.send(f"QUIT RED {words[0]} BLUE {words[1]}\n")
        return ended

    def _play(self) -> Ended:
        for seat in range(2):
            self.programs[seat].send(f"{COLOURS[seat]} {COLOURS[1 - seat].title()} 10 10\n")
        for seat in range(2):
            text = "".join(self._line(seat, self.setups[seat]) + "\n" for _ in range(4))
            self._step(seat, text, lambda text, seat: "deploy " + ucc_setup.read(text, seat))
        told = "START"
        while self.state.outcome is None:
            told = self._turn(self.state.player, told)
        return self._ended(self.state.outcome.reason, self.state.outcome.returns, "")

    def _turn(self, seat: int, told: str) -> str:
        """Show the board, take the answer, tell the mover; what the other side will be told."""
        seen = GAME.observe(self.state, seat)
        assert isinstance(seen, StrategoObservation)
        self.programs[seat].send("\n".join([told, *ucc_lines.write_board(seen)]) + "\n")
        answer = self._line(seat, self.limits[seat])
        if answer.strip() == "SURRENDER":
            raise _Forfeit(seat, "surrender", answer)
        event = self._step(seat, answer, lambda text, _: "-".join(ucc_lines.read_move(text)))
        told = self._told(event)
        if self.echoes:
            self.programs[seat].send(told + "\n")
        return told

    def _line(self, seat: int, seconds: float) -> str:
        try:
            return self.programs[seat].lines.next(seconds)
        except LineTimeout:
            raise _Forfeit(seat, "time", "") from None
        except EOFError:
            raise _Forfeit(seat, "gone", "") from None

    def _step(self, seat: int, text: str, read: Callable[[str, int], str]) -> Event:
        try:
            return self.state.step(seat, read(text, seat))[0]
        except GonfalonError:
            raise _Forfeit(seat, "illegal", text) from None

    def _told(self, event: Event) -> str:
        facts = event.facts
        if event.kind == "move":
            return ucc_lines.write_outcome(MoveOutcome(facts["source"], facts["target"]))
        ranks = (self.letters[facts["attacker"]], self.letters[facts["defender"]])
        return ucc_lines.write_outcome(MoveOutcome(facts["source"], facts["target"], facts["result"], *ranks))

    def _ended(self, reason: str, returns: tuple[float, ...], refused: str) -> Ended:
        return Ended(reason, returns, max(0, self.state.ply - 2), refused)


class _Forfeit(Exception):
    """A program loses by what it did."""

    def __init__(self, seat: int, reason: str, text: str) -> None:
        self.seat, self.reason, self.text = seat, reason, text
