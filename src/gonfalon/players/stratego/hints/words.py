"""The kinds of mistakes that the coach of the family tells apart, and the lesson about each."""

from __future__ import annotations

from typing import Literal

Theme = Literal[
    "lost_known",
    "into_still",
    "gamble",
    "walked_up",
    "left_standing",
    "missed",
    "flag",
    "flag_or_doom",
    "told",
    "to_and_fro",
    "plan",
]
"""A kind of mistake: attacked what was known to win; what never moved; what was likelier to win. Stepped beside a known enemy; left a
piece beside one. Let a good attack be. Opened a way to the flag, or left one
open; the same to the flag or Mount Doom. Told more than needed. Went back. Any other."""
LESSONS: dict[str, str] = {
    "lost_known": "fighting",
    "into_still": "bombs",
    "gamble": "scouts",
    "walked_up": "spy",
    "left_standing": "fighting",
    "missed": "fighting",
    "flag": "hiding-place",
    "flag_or_doom": "ring",
    "told": "what-they-know",
    "to_and_fro": "to-and-fro",
    "plan": "",
}
"""Theme -> the lesson about it, "" for none."""
