"""HTTP calls about lessons. Nothing is kept: a request says which right acts led to where it stands."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from gonfalon import games
from gonfalon.core.errors import ArgumentError
from gonfalon.learn import attempt, loading
from gonfalon.learn.attempt import Frame
from gonfalon.learn.lesson import Lesson
from gonfalon.match import view

from . import wire
from .limits import metered
from .refusals import refusal_of

view.allow(wire.LessonAnswer, wire.LessonFrame)


@get("/api/lessons", sync_to_thread=True)
def list_lessons() -> wire.LessonList:
    """All lessons of the games on offer, path by path."""
    offered = set(games.lobby_ids())
    return wire.LessonList(tuple(_row(one) for one in loading.lessons() if one.game in offered))


@post(
    "/api/lessons/{lesson:str}/try",
    status_code=200,
    sync_to_thread=True,
    responses={200: ResponseSpec(wire.LessonAnswer)},
)
def try_in_lesson(lesson: FromPath[str], data: JSONBody[wire.LessonRequest]) -> Response[bytes]:
    """What the rules answer to an act in a lesson, and what the lesson says of it."""
    return Response(_answer(loading.lesson(lesson), data), media_type="application/json")


def _row(lesson: Lesson) -> wire.LessonRow:
    return wire.LessonRow(
        lesson.id,
        lesson.game,
        lesson.variant,
        lesson.number,
        lesson.minutes,
        lesson.kind,
        lesson.learner,
        lesson.rule,
        len(lesson.steps),
        lesson.test_step,
        lesson.seats,
        lesson.known_without,
    )


@metered()
def _answer(lesson: Lesson, request: wire.LessonRequest) -> bytes:
    if request.skip > len(lesson.steps):
        raise ArgumentError(f"lesson {lesson.id} has {len(lesson.steps)} steps")
    acts = request.acts or attempt.shown_acts(lesson, request.skip)
    place = attempt.position(lesson, acts)
    before = _seen(lesson, place.state)
    step = lesson.steps[place.done] if place.done < len(lesson.steps) else None
    shown = step.shown_next(place.parts) if step else ""
    offered = (lesson.setup_given,) if lesson.setup_given else ()
    if lesson.kind == "choice" and step:
        offered = tuple(act.act for act in step.acts)
    if not request.act:
        found = wire.LessonAnswer("", before, shown_act=shown, acts=acts, done=place.done, offered=offered)
        return view.encode(found, lesson.learner)
    tried = attempt.attempt(lesson, acts, request.act)
    if step and tried.judgement == "part":
        shown = step.shown_next((*place.parts, request.act))
    found = wire.LessonAnswer(
        tried.judgement,
        before,
        lesson.text_id(place.done, tried.expected) if tried.expected and tried.expected.has_text else "",
        tried.faults,
        tried.refusal.section if tried.refusal else lesson.rule,
        refusal_of(tried.refusal) if tried.refusal else None,
        tuple(_frame(lesson, frame) for frame in tried.frames),
        shown,
        acts,
        place.done,
        offered,
    )
    return view.encode(found, lesson.learner)


def _frame(lesson: Lesson, frame: Frame) -> wire.LessonFrame:
    return wire.LessonFrame(view.heard(frame.events, lesson.learner), _seen(lesson, frame.state))


def _seen(lesson: Lesson, state: Any) -> Any:
    """The observation of the learner, with everything open where the lesson lifts the covers."""
    game = games.get(lesson.game)
    return (game.observe_open if lesson.covers_lifted else game.observe)(state, lesson.learner)


CALLS = [list_lessons, try_in_lesson]
