"""What a finished game of Fortress shows of its lessons, by what was announced to one seat."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from gonfalon.core.observation import InformationState
from gonfalon.learn.missed import Missed

MissedReason = Literal["beaten"]
"""How a game is lost by a lesson: the text `lesson-missed-<reason>`."""

KNOWN = {
    "wall": "asking",
    "ladder": "ladders",
    "won": "who-beats-whom",
    "passage": "silence",
    "flag": "way-to-flag",
}
"""What was announced to a seat -> the lesson that it shows."""
MOST_BEATEN = 3
"""Own pieces that may be beaten before the lesson about them comes back."""


def played(information: InformationState) -> tuple[list[str], list[Missed]]:
    """Lessons that the seat knew, and those that it lost by."""
    own = Counter(event.kind for event in information.events if event.facts.get("seat") == information.seat)
    known = [lesson for kind, lesson in KNOWN.items() if own[kind]]
    missed = [Missed("who-beats-whom", "beaten")] if own["lost"] >= MOST_BEATEN else []
    return known, missed
