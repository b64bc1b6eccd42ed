"""The process behind `gonfalon bot` that computes moves, and what watches over it.

It answers every question twice: with a quick move as soon as it has taken in what was heard, then with the thought one. Nothing here waits
for it longer than it was told to; if it dies or is silent for long, another one is started and told the game from its beginning.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

RESTARTS = 3
"""Times in a row that a thinker is replaced that has answered nothing."""
SILENT_SECONDS = 10.0
"""Seconds without a word from a thinker that was asked something, after which it is replaced; a move's time is added twice."""
STARTING_SECONDS = 900.0
"""The same of one that is still loading; the first one on a computer compiles the rules meanwhile."""
AT_ONCE = 20
"""Questions sent in one message, at most: a message may never fill the pipe, or whoever sends it would wait."""
READY = -1
"""Number of the message that says that all is loaded."""


class Question(NamedTuple):
    """until: time.monotonic() after which no answer is of use. content: kind and arguments, as in Thinker.ask."""

    number: int
    until: float
    content: tuple[Any, ...]


class Answer(NamedTuple):
    """text: None if there is none. is_last: nothing more comes to this question."""

    number: int
    text: str | None
    is_last: bool


class Thinker(Protocol):
    """Answers questions, possibly late or never."""

    def ask(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """The answer, None if there was none in time."""
        ...

    def close(self) -> None: ...


def say(text: str) -> None:
    """One line to whoever runs this program; nobody reading is no error."""
    with contextlib.suppress(OSError):
        print(f"gonfalon: {' '.join(text.split())}", file=sys.stderr, flush=True)


def think(pipe: Connection, level: int, seed: int, ms: int) -> None:
    """Main function of the other process: reads lists of questions; of a list only the last one is answered."""
    os.dup2(2, 1)
    from .ucc import rehearse

    with contextlib.suppress(Exception):
        rehearse(level)
    mind = Mind(pipe, level, seed, ms)
    try:
        pipe.send(Answer(READY, None, True))
        while True:
            questions = pipe.recv()
            for question in questions:
                text = None
                try:
                    text = mind.answer(question, question is questions[-1])
                except Exception as error:
                    say(f"a move was played without thinking ({error!r:.200})")
            pipe.send(Answer(questions[-1].number, text, True))
    except (EOFError, OSError, KeyboardInterrupt):
        return


class Mind:
    """What follows the game and thinks, in the other process."""

    def __init__(self, pipe: Connection, level: int, seed: int, ms: int) -> None:
        self.pipe, self.arguments = pipe, (level, seed, ms)
        self.player: Any = None

    def answer(self, question: Question, is_asked: bool) -> str | None:
        """Take a question in; the answer if it is asked for. Raises whatever a player raises."""
        kind, *rest = question.content
        if kind == "seat":
            from .ucc import UccPlayer

            self.player = UccPlayer(rest[0], *self.arguments)
            return self.player.deployment() if is_asked else None
        if kind == "deploy":
            return self.player.deploy(*rest)
        was_lost = self.player.seat.fallback is not None
        self.player.hear(*rest)
        if self.player.seat.fallback is not None and not was_lost:
            say("the lines contradict the rules: from now on the first level plays from the rows alone")
        return self._move(question) if is_asked else None

    def _move(self, question: Question) -> str | None:
        """Send the quick answer, return the thought one; None if it is too late for either."""
        if question.until < time.monotonic():
            return None
        self.pipe.send(Answer(question.number, self.player.quick_move(), False))
        return self.player.move(question.until)


class Process:
    """A thinker in a process of its own. counts: moves asked for ("asked"), answered by thinking ("thought") and quickly ("quick").

    clock: seconds, as time.monotonic. Every question is kept, so that a replacement can be told all of them.
    """

    def __init__(self, level: int, seed: int, ms: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.arguments = (level, seed, ms)
        self.context = multiprocessing.get_context("spawn")
        self.clock = clock
        self.history: list[Question] = []
        self.counts: Counter[str] = Counter()
        self.pipe: Connection | None = None
        self.starts = 0
        self._start()

    def _start(self) -> None:
        self.sent, self.answered, self.is_ready = 0, 0, False
        """How many questions of the history have been sent, and how many of those need no answer any more."""
        self.since = self.clock()
        if self.starts > RESTARTS:
            say("the process that thinks keeps failing: from now on moves are played by rules of thumb")
            return
        self.starts += 1
        self.pipe, theirs = self.context.Pipe()
        self.process = self.context.Process(target=think, args=(theirs, *self.arguments), daemon=True)
        self.process.start()
        theirs.close()

    def _replace(self, why: str) -> None:
        self.close()
        say(f"the process that thinks {why}; another one is told the game")
        self._start()

    def ask(self, question: tuple[Any, ...], seconds: float) -> str | None:
        """As in Thinker; of a move the quick answer if the thought one is not there in time. Late answers are dropped."""
        until = self.clock() + seconds
        number = len(self.history)
        self.history.append(Question(number, until, question))
        found: dict[bool, str] = {}
        try:
            if self._is_silent():
                self._replace("is silent")
            self._send()
            while self.pipe is not None and self.pipe.poll(max(0.0, until - self.clock())):
                answer = self._take()
                if answer.number == number and answer.text:
                    found[answer.is_last] = answer.text
                if answer.number == number and answer.is_last:
                    break
                self._send()
        except (EOFError, OSError):
            self._replace("has ended")
        if question[0] == "move":
            self.counts.update(["asked", *(["thought"] if True in found else ["quick"] if found else [])])
        return found.get(True, found.get(False))

    def _take(self) -> Answer:
        """The next message, which is there."""
        assert self.pipe is not None
        answer = Answer(*self.pipe.recv())
        self.since = self.clock()
        if answer.is_last:
            self.is_ready = True
            self.answered = self.sent
            self.starts = 1 if answer.text else self.starts
        return answer

    def _send(self) -> None:
        """Tell the next questions, unless the thinker has those before them still before it: so it can always take them."""
        if self.pipe is None or not self.is_ready or self.answered < self.sent:
            return
        if waiting := self.history[self.sent : self.sent + AT_ONCE]:
            self.sent += len(waiting)
            self.since = self.clock()
            self.pipe.send(waiting)

    def _is_silent(self) -> bool:
        """Has it been asked something, and not said a word for too long?"""
        if self.pipe is None or self.pipe.poll(0) or (self.is_ready and self.answered == self.sent):
            return False
        limit = SILENT_SECONDS + self.arguments[2] / 500 if self.is_ready else STARTING_SECONDS
        return self.clock() - self.since > limit

    def close(self) -> None:
        """End it."""
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
            self.process.kill()
