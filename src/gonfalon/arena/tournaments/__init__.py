"""Tournaments as pure functions: who plays next and how everybody stands, from the games that have ended (docs/guides/tournaments.md).

The command line plays them with programs, a server with people. Nothing here plays a game, reads a clock or keeps a file.
"""

from __future__ import annotations

from .engine import is_over, may_join, next_tables, total_rounds
from .export import crosstable, trf
from .model import (
    Game,
    Participant,
    System,
    Table,
    Tournament,
    bye_game,
    check,
    histories,
    rounds_played,
    shared_points,
)
from .round_robin import schedule
from .standings import Standing, game_of, points_by_game, standings, wins_on_end

__all__ = [
    "Game",
    "Participant",
    "Standing",
    "System",
    "Table",
    "Tournament",
    "bye_game",
    "check",
    "crosstable",
    "game_of",
    "histories",
    "is_over",
    "may_join",
    "next_tables",
    "points_by_game",
    "rounds_played",
    "schedule",
    "shared_points",
    "standings",
    "total_rounds",
    "trf",
    "wins_on_end",
]
