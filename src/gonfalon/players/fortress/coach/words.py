"""The kinds of mistakes that the coach names, the scale of its unit, and the lessons about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ...coaching import CoachScale

Theme = Literal[
    "wall_known",
    "wall_sure",
    "beaten_known",
    "idle",
    "dear_piece",
    "wrong_piece",
    "early_swap",
    "late_swap",
    "win_missed",
    "blocked_likely",
    "away",
    "challenge_early",
    "challenge_late",
]
"""A wall that the plan shows; one that is sure by counting; a fight known to be lost; a turn in which nothing new was asked; a piece
that costs two turns; another piece was better; the piece could have gone on; another piece should have come; a fight known to be won
was left out; a request that mostly ends the turn; a request that leads away from where the flag may lie; a challenge
while the flag was likely in reach; none although it was not."""

SCALE = CoachScale(bounds=(0.25, 0.6, 1.0), steepness=0.7, turning=6.0, within=10)
"""In turns of one seat."""

LESSONS: Mapping[str, str] = {
    "wall_known": "asking",
    "wall_sure": "asking",
    "beaten_known": "who-beats-whom",
    "idle": "asking",
    "dear_piece": "silence",
    "wrong_piece": "who-beats-whom",
    "early_swap": "silence",
    "late_swap": "silence",
    "win_missed": "who-beats-whom",
    "blocked_likely": "asking",
    "away": "way-to-flag",
    "challenge_early": "way-to-flag",
    "challenge_late": "way-to-flag",
}
"""Theme -> the id of a lesson about it."""
