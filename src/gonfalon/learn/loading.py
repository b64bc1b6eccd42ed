"""Finds and reads the files of lessons: `learn/<family>/lessons/<id>.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from gonfalon import games
from gonfalon.core.errors import ArgumentError, RulesetError

from .lesson import Lesson

FOLDER = Path(__file__).parent


def read(path: Path) -> Lesson:
    """The lesson of a file. Raises RulesetError that names file and field."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulesetError(f"{path.name}: cannot be read as TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise RulesetError(f"{path.name}: {error}") from None
    lesson = msgspec.structs.replace(found, id=path.stem)
    _check(path.name, lesson)
    return lesson


def _check(name: str, lesson: Lesson) -> None:
    """Raise RulesetError for what no type says."""
    if lesson.game not in games.GAMES:
        raise RulesetError(f"{name}: game: {lesson.game!r} is none; known: {', '.join(games.lobby_ids())}")
    if not lesson.steps:
        raise RulesetError(f"{name}: steps: a lesson has at least one [[steps]]")
    if not 1 <= lesson.test_step <= len(lesson.steps):
        raise RulesetError(f"{name}: test_step: there are {len(lesson.steps)} steps")
    if not 0 <= lesson.learner < lesson.seats:
        raise RulesetError(f"{name}: learner: a seat from 0 to {lesson.seats - 1}, not {lesson.learner}")
    if (lesson.kind == "setup") != bool(lesson.setup_given):
        raise RulesetError(f'{name}: setup_given: belongs to kind = "setup", and to no other')
    for number, step in enumerate(lesson.steps, 1):
        where = f"{name}: steps[{number}]"
        told = [act.text_name for act in step.acts if act.has_text and not (act.name and act.after)]
        if len(set(told)) < len(told):
            raise RulesetError(f"{where}.acts: two acts have the same text; give one of them another name")
        for index, part in enumerate(step.shown_parts):
            shown = step.expected(part, step.shown_parts[:index])
            if shown is None or shown.verdict != "part":
                raise RulesetError(f"{where}.shown_parts: {part!r} is no part of this step")
        shown = step.expected(step.shown_act, step.shown_parts)
        if shown is None or shown.verdict != "right":
            raise RulesetError(f"{where}.shown_act: {step.shown_act!r} is no right act of this step")


@lru_cache(maxsize=1)
def _all() -> dict[str, Lesson]:
    found: dict[str, Lesson] = {}
    for path in sorted(FOLDER.glob("*/lessons/*.toml")):
        if path.stem in found:
            raise RulesetError(f"{path.name}: id: another lesson has this name")
        found[path.stem] = read(path)
    order = list(games.GAMES)
    return dict(sorted(found.items(), key=lambda item: (order.index(item[1].game), item[1].number)))


def forget() -> None:
    """Read the files again at the next call, after they have changed."""
    _all.cache_clear()


def lessons() -> tuple[Lesson, ...]:
    """All lessons, path by path in the order of the games. Raises RulesetError for a bad file."""
    return tuple(_all().values())


def lesson(name: str) -> Lesson:
    """A lesson by its id. Raises ArgumentError."""
    found = _all().get(name)
    if found is None:
        raise ArgumentError(f"there is no lesson {name[:80]!r}")
    return found
