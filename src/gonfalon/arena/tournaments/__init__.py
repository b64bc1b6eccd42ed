"""Tournaments as pure functions: who plays next and how everybody stands, from the games that have ended (docs/guides/tournaments.md).

The command line plays them with programs, a server with people. Nothing here plays a game, reads a clock or keeps a file.
"""

from __future__ import annotations

from .engine import is_over, may_join, next_tables, total_rounds
from .export import crosstable, trf
from .model import Game, Participant, System, Table, Tournament, bye_game, check, rounds_played, shared_points
from .round_robin import schedule
from .standings import Standing, game_of, standings

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
    "is_over",
    "may_join",
    "next_tables",
    "rounds_played",
    "schedule",
    "shared_points",
    "standings",
    "total_rounds",
    "trf",
]
