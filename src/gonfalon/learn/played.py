"""What a finished game shows of the lessons: which of them its player knew, and which ones were lost in it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from gonfalon import games
from gonfalon.core.observation import InformationState

from . import loading
from .missed import Missed


class Played(NamedTuple):
    """What a game shows: ids of lessons that its player knew, and lessons that come back."""

    known: tuple[str, ...] = ()
    missed: tuple[Missed, ...] = ()


def played(information: InformationState) -> Played:
    """What a seat's own view of a finished game shows of the lessons of its game; nothing where its family reads no games.

    **Hidden:** it follows from the information state alone, so it says nothing that the seat does not know.
    """
    name = f"gonfalon.learn.{games.get(information.game).spec.family}.played"
    if not find_spec(name):
        return Played()
    known, missed = import_module(name).played(information)
    ours = {lesson.id for lesson in loading.lessons() if lesson.game == information.game}
    lost = {one.lesson for one in missed}
    return Played(
        tuple(one for one in dict.fromkeys(known) if one in ours and one not in lost),
        tuple(one for one in missed if one.lesson in ours),
    )
