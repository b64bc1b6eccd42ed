"""Somebody else's program as a player: our side is the referee's, through pipes, with a limit on every answer.

Whatever the program does - dies, says nothing, floods, breaks the protocol - the answer is a Forfeit with its reason, never a wait
without end. Its standard error is thrown away; it runs in a process group of its own, which is killed when the game is over.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time

from gonfalon.core.errors import GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.observation import InformationState

LONGEST = 100_000
"""Characters without an end of line after which a program is taken to talk nonsense."""
SETUP_SECONDS = 10.0
"""For starting and setting up, where the limit of a move is shorter."""
FAREWELL = 0.5
"""Seconds a program has to leave by itself once the game is over."""


class Forfeit(GonfalonError):
    """A program has lost by what it did or left undone. reason: time, died, garbage, illegal or resigned."""

    code = "player/forfeit"

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason, self.detail = reason, detail


def quoted(text: str) -> str:
    """What a program said, fit to be shown on one line."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def check_command(command: str) -> None:
    """Raise GonfalonError if there is no such program to start."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise GonfalonError(f"command {command!r}: {str(error).lower()}") from None
    if not words or shutil.which(words[0]) is None:
        raise GonfalonError(f"command {command!r}: no such program; give a path or a name on the PATH")


class Child:
    """A running program and the lines to and from it; every wait ends at a deadline (time.monotonic)."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Forfeit("died", f"it could not be started: {error}") from None
        assert self.process.stdin
        assert self.process.stdout
        self.to, self.back = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.back, False)
        self.heard = b""

    def say(self, text: str, deadline: float) -> None:
        """Send lines. Raises Forfeit if it does not take them in time."""
        left = text.encode()
        while left:
            _wait(self.to, selectors.EVENT_WRITE, deadline, "it does not read what it is sent")
            try:
                left = left[os.write(self.to, left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._gone() from None

    def line(self, deadline: float) -> str:
        """The next line, without its end. Raises Forfeit."""
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST:
                raise Forfeit("garbage", f"no end of line in {LONGEST} characters")
            _wait(self.back, selectors.EVENT_READ, deadline, "no answer in time")
            try:
                more = os.read(self.back, 65536)
            except BlockingIOError:
                continue
            if not more:
                raise self._gone()
            self.heard += more
        line, _, self.heard = self.heard.partition(b"\n")
        return line.decode("utf-8", "replace").rstrip("\r")

    def _gone(self) -> Forfeit:
        """Why there is nobody to talk to."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self.process.wait(FAREWELL)
            return Forfeit(
                "died", f"it ended with signal {-code}" if code < 0 else f"it ended with code {code}"
            )
        return Forfeit("died", "it closed its pipes")

    def stop(self) -> None:
        """Let it leave, and see to it that it and its children do."""
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        with contextlib.suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def _wait(pipe: int, event: int, deadline: float, why: str) -> None:
    """Until the pipe is ready. Raises Forfeit at the deadline."""
    with selectors.DefaultSelector() as ready:
        ready.register(pipe, event)
        if not ready.select(max(0.0, deadline - time.monotonic())):
            raise Forfeit("time", why)


class Program:
    """A player that is a process. Who plays it calls `hear` after every action on the board and `close` at the end."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command, self.seconds = command, seconds
        self.child: Child | None = None
        self.n_told = 0

    def act(self, information: InformationState) -> str:
        """Its answer as an action, not yet checked by the rules. Raises Forfeit."""
        raise NotImplementedError

    def hear(self, information: InformationState) -> None:
        """Pass on what has happened. Raises Forfeit."""
        raise NotImplementedError

    def farewell(self, returns: tuple[float, ...], reason: str) -> str:
        """The lines that tell it of the end."""
        raise NotImplementedError

    def close(self, returns: tuple[float, ...], reason: str) -> None:
        """Tell it of the end and stop it. Raises nothing, may be called twice."""
        child, self.child = self.child, None
        if child is None:
            return
        try:
            with contextlib.suppress(Forfeit):
                child.say(self.farewell(returns, reason), time.monotonic() + FAREWELL)
        finally:
            child.stop()

    def started(self) -> Child:
        """The running program; it starts when it is first needed."""
        if self.child is None:
            self.child = Child(self.command)
        return self.child

    def deadline(self, least: float = 0.0) -> float:
        """When the answer to what is asked now is due."""
        return time.monotonic() + max(least, self.seconds)

    def news(self, information: InformationState) -> tuple[Event, ...]:
        """The events it has not been told of yet."""
        events = information.events[self.n_told :]
        self.n_told = len(information.events)
        return events
