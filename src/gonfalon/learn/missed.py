"""What families say of a finished game: the lessons that it was lost by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.observation import InformationState


class Missed(NamedTuple):
    """A lesson that a game was lost by. reason: the text `lesson-missed-<reason>` says how."""

    lesson: str
    reason: str


def own_acts(information: InformationState) -> Sequence[str]:
    """The actions of the seat, in order."""
    return [text for _, text in information.actions]
