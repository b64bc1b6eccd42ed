"""Plays a lesson by the rules of its game. Nothing is kept: a position follows from the file and the right acts so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple

from gonfalon import games
from gonfalon.core.errors import ArgumentError, IllegalActionError
from gonfalon.core.events import Event

from .lesson import ExpectedAct, Lesson, Step
from .loading import lesson as lesson_named

SEED = 0
"""Lessons are the same for everybody."""
Judgement = Literal["right", "wrong", "other", "refused"]
"""What comes of an act: the lesson goes on; it is answered and taken back; it is taken back; the rules refuse it."""


class Frame(NamedTuple):
    """A position after an act, as its state, with the events of the act."""

    state: Any
    events: tuple[Event, ...]


class Attempt(NamedTuple):
    """What comes of an act. expected: as the step knows it. frames: after the act, then after each reply; empty if refused.

    faults: what a set-up still lacks, as text ids.
    """

    judgement: Judgement
    expected: ExpectedAct | None
    frames: tuple[Frame, ...] = ()
    refusal: IllegalActionError | None = None
    faults: tuple[str, ...] = ()


@lru_cache(maxsize=64)
def _opening(lesson: str) -> Any:
    """The state in which a lesson begins. Callers copy it."""
    found = lesson_named(lesson)
    game = games.get(found.game)
    if found.ruleset:
        state = game.new_of_ruleset(SEED, found.ruleset, found.variant)
    else:
        setup = game.settle(found.variant, dict(found.options), "", 2, found.brought)
        state = game.new(SEED, setup)
    for opening in found.opening:
        state.step(opening.seat, opening.act)
    return state


def position(lesson: Lesson, acts: Sequence[str]) -> Any:
    """The state after these right acts, one for each step done, and their replies. Raises ArgumentError for acts that are not right."""
    if len(acts) > len(lesson.steps):
        raise ArgumentError(f"lesson {lesson.id} has {len(lesson.steps)} steps")
    state = _opening(lesson.id).copy()
    for step, act in zip(lesson.steps, acts, strict=False):
        if not _is_right(lesson, step, act):
            raise ArgumentError(f"{act[:80]!r} does not lead on in lesson {lesson.id}")
        try:
            state.step(lesson.learner, act)
            for reply in step.replies:
                state.step(lesson.other, reply)
        except IllegalActionError as error:
            raise ArgumentError(f"{act[:80]!r} cannot be played on in lesson {lesson.id}: {error}") from None
    return state


def _is_right(lesson: Lesson, step: Step, act: str) -> bool:
    expected = step.expected(act)
    if expected is not None:
        return expected.verdict == "right"
    return lesson.kind == "setup" and not setup_faults(lesson, act)


def setup_faults(lesson: Lesson, act: str) -> tuple[str, ...]:
    """What a set-up still lacks, as text ids, in the view of the game's family; nothing where it has no view."""
    name = f"gonfalon.learn.{games.get(lesson.game).spec.family}.setup_faults"
    return import_module(name).setup_faults(act) if find_spec(name) else ()


def attempt(lesson: Lesson, acts: Sequence[str], act: str) -> Attempt:
    """Try an act in the step after `acts`. A wrong one is played, with what the other seat does to it. Raises ArgumentError."""
    if len(acts) >= len(lesson.steps):
        raise ArgumentError(f"lesson {lesson.id} is done")
    step = lesson.steps[len(acts)]
    state = position(lesson, acts)
    expected = step.expected(act)
    try:
        frames = [_played(state, lesson.learner, act)]
    except IllegalActionError as error:
        return Attempt("refused", expected, refusal=error)
    faults = setup_faults(lesson, act) if lesson.kind == "setup" else ()
    if expected is None and (lesson.kind != "setup" or faults):
        return Attempt("other", None, tuple(frames), faults=faults)
    if expected is not None and expected.verdict == "wrong":
        replies: tuple[str, ...] = (expected.reply,) if expected.reply else ()
    else:
        replies = step.replies
    for reply in replies:
        frames.append(_played(frames[-1].state.copy(), lesson.other, reply))
    return Attempt("right" if expected is None else expected.verdict, expected, tuple(frames))


def _played(state: Any, seat: int, act: str) -> Frame:
    return Frame(state, state.step(seat, act))
