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

from .lesson import ExpectedAct, Lesson, Step, Verdict
from .loading import lesson as lesson_named

SEED = 0
"""Lessons are the same for everybody."""
Judgement = Literal["right", "part", "wrong", "other", "refused"]
"""What comes of an act: the lesson goes on; the step asks for more; it is answered and taken back; it is taken back; the rules refuse."""


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
        setup = game.settle(found.variant, dict(found.options), "", found.seats, found.brought)
        state = game.new(SEED, setup)
    for opening in found.opening:
        state.step(opening.seat, opening.act)
    return state


class Place(NamedTuple):
    """Where a lesson stands: its state, the steps that are done, and the parts that are done of the next one."""

    state: Any
    done: int
    parts: tuple[str, ...]


def position(lesson: Lesson, acts: Sequence[str]) -> Place:
    """The place after these acts, parts and right ones, and what is played after them. Raises ArgumentError for any other act."""
    state = _opening(lesson.id).copy()
    done, parts = 0, ()
    for act in acts:
        if done == len(lesson.steps):
            raise ArgumentError(f"lesson {lesson.id} has {done} steps")
        step = lesson.steps[done]
        verdict = _verdict(lesson, step, act, parts)
        if verdict not in ("right", "part"):
            raise ArgumentError(f"{act[:80]!r} does not lead on in lesson {lesson.id}")
        try:
            state.step(lesson.learner, act)
            for reply in step.replies if verdict == "right" else ():
                state.step(_replier(lesson, state), reply)
        except IllegalActionError as error:
            raise ArgumentError(f"{act[:80]!r} cannot be played on in lesson {lesson.id}: {error}") from None
        done, parts = (done + 1, ()) if verdict == "right" else (done, (*parts, act))
    return Place(state, done, parts)


def shown_acts(lesson: Lesson, n_steps: int) -> tuple[str, ...]:
    """The acts that "Show me" plays in the first steps."""
    return tuple(act for step in lesson.steps[:n_steps] for act in step.shown_way)


def _replier(lesson: Lesson, state: Any) -> int:
    """The seat that plays what comes after an act: another one if it is asked, else the learner."""
    asked = state.to_act()
    return next((seat for seat in asked if seat != lesson.learner), lesson.learner)


def _verdict(lesson: Lesson, step: Step, act: str, parts: Sequence[str]) -> Verdict | None:
    expected = step.expected(act, parts)
    if expected is not None:
        return expected.verdict
    return "right" if lesson.kind == "setup" and not setup_faults(lesson, act) else None


def setup_faults(lesson: Lesson, act: str) -> tuple[str, ...]:
    """What a set-up still lacks, as text ids, in the view of the game's family; nothing where it has no view."""
    name = f"gonfalon.learn.{games.get(lesson.game).spec.family}.setup_faults"
    return import_module(name).setup_faults(act) if find_spec(name) else ()


def attempt(lesson: Lesson, acts: Sequence[str], act: str) -> Attempt:
    """Try an act in the step after `acts`. A wrong one is played, with what comes of it. Raises ArgumentError."""
    state, done, parts = position(lesson, acts)
    if done >= len(lesson.steps):
        raise ArgumentError(f"lesson {lesson.id} is done")
    step = lesson.steps[done]
    expected = step.expected(act, parts)
    try:
        frames = [_played(state, lesson.learner, act)]
    except IllegalActionError as error:
        return Attempt("refused", expected, refusal=error)
    faults = setup_faults(lesson, act) if lesson.kind == "setup" else ()
    if expected is None and (lesson.kind != "setup" or faults):
        return Attempt("other", None, tuple(frames), faults=faults)
    replies = step.replies
    if expected is not None and expected.verdict != "right":
        replies = (expected.reply,) if expected.reply else ()
    for reply in replies:
        state = frames[-1].state.copy()
        frames.append(_played(state, _replier(lesson, state), reply))
    return Attempt("right" if expected is None else expected.verdict, expected, tuple(frames))


def _played(state: Any, seat: int, act: str) -> Frame:
    return Frame(state, state.step(seat, act))
