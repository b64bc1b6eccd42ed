"""Many matches: what computer players are measured by (docs/guides/arena.md)."""

from __future__ import annotations

from .contest import Contest, Tally, entrants_of, pairings, play_pairings, ratings, settle
from .playing import Job, Played, Setting, play, play_out
from .results import ResultsFile, code_version
from .series import Result, play_match, series
from .sprt import Sprt

__all__ = [
    "Contest",
    "Job",
    "Played",
    "Result",
    "ResultsFile",
    "Setting",
    "Sprt",
    "Tally",
    "code_version",
    "entrants_of",
    "pairings",
    "play",
    "play_match",
    "play_out",
    "play_pairings",
    "ratings",
    "series",
    "settle",
]
