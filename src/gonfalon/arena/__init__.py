"""Measures computer players: series and tournaments of many games (docs/guides/arena.md)."""

from __future__ import annotations

from .contest import Contest, entrants_of, line_up, play_contest, ratings, settle, tournament_line_ups
from .entrants import Contender, Entrant, Maker, level
from .job import ContestSetting, GameResult, Job, play, play_out
from .results import ResultsFile, code_version
from .series import series
from .series_result import SeriesResult, play_match
from .sprt import Sprt
from .tally import LineUp, Tally

__all__ = [
    "Contender",
    "Contest",
    "ContestSetting",
    "Entrant",
    "GameResult",
    "Job",
    "LineUp",
    "Maker",
    "ResultsFile",
    "SeriesResult",
    "Sprt",
    "Tally",
    "code_version",
    "entrants_of",
    "level",
    "line_up",
    "play",
    "play_contest",
    "play_match",
    "play_out",
    "ratings",
    "series",
    "settle",
    "tournament_line_ups",
]
