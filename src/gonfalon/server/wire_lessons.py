"""Messages about lessons: which there are, and what comes of an act in one of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gonfalon.core.events import Event, GameWord
from gonfalon.core.game import ACTION_LIMIT
from gonfalon.learn.lesson import LessonKind

from .wire_trials import Refusal

LessonJudgement = Literal["", "right", "part", "wrong", "other", "refused"]
"""What comes of an act: nothing was tried; the lesson goes on; the step asks for more; it is answered and taken back; it is taken back; the
rules refuse it."""
MOST_ACTS = 32
"""Acts that a request may name: more than a lesson asks for."""
LessonAct = Annotated[str, Meta(max_length=ACTION_LIMIT)]


class LessonRow(msgspec.Struct, frozen=True):
    """A lesson in a list. number: its place on the path of its game, from 1. test_step: what "Test me" asks for, from 1. seats: how many.
    known_without: who met no refusal for this reason in three own games knows it; "" for none.

    Its texts are messages: `lesson-<id>-title`, `lesson-<id>-teaches`, `lesson-<id>-<step>`.
    """

    id: str
    game: str
    variant: str
    number: int
    minutes: int
    kind: LessonKind
    learner: int
    rule: str
    steps: int
    test_step: int
    seats: int = 2
    known_without: str = ""


class LessonMissed(msgspec.Struct, frozen=True):
    """A lesson that a game was lost by. reason: the message `lesson-missed-<reason>` says how."""

    lesson: str
    reason: GameWord


class LessonsPlayed(msgspec.Struct, frozen=True):
    """GET /api/matches/{match}/lessons: what a seat's own view of a finished match shows. known: ids of lessons that its player knew."""

    match: str
    known: tuple[str, ...]
    missed: tuple[LessonMissed, ...]


class LessonList(msgspec.Struct, frozen=True):
    """GET /api/lessons: all lessons, path by path."""

    lessons: tuple[LessonRow, ...]


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{id}/try. acts: those that led to where the lesson stands. act: the one to try, "" for a look. skip: the steps
    before this one are played as the lesson shows them, and acts are none."""

    acts: Annotated[tuple[LessonAct, ...], Meta(max_length=MOST_ACTS)] = ()
    act: LessonAct = ""
    skip: Annotated[int, Meta(ge=0, le=MOST_ACTS)] = 0


class LessonFrame(msgspec.Struct, frozen=True):
    """A position after an act or a reply, with the events that led there."""

    events: tuple[Event, ...]
    observation: Any


class LessonAnswer(msgspec.Struct, frozen=True):
    """Answer to LessonRequest. observation: the position before the act. frames: after the act, then after each reply; none if refused.

    text, faults: ids of messages. refusal: why the rules refuse the act. rule: the section that the answer cites. shown_act: what "Show
    me" plays next at this step, after the act if that is a part of it; "" at the end. acts: those that led here. done: how many steps
    they have done. offered: the set-ups of the step, in a lesson about one.
    """

    judgement: LessonJudgement
    observation: Any
    text: str = ""
    faults: tuple[str, ...] = ()
    rule: str = ""
    refusal: Refusal | None = None
    frames: tuple[LessonFrame, ...] = ()
    shown_act: str = ""
    acts: tuple[str, ...] = ()
    done: int = 0
    offered: tuple[str, ...] = ()
