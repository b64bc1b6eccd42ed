"""One way to ask any system: who plays next, and is it over?"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .model import Game, Table, Tournament, check, rounds_played
from .round_robin import schedule
from .swiss import can_go_on, default_rounds, swiss_round
from .waiting import arena_tables

JOIN_UNTIL = 600.0
"""Seconds before the end of an arena until which one may join."""


def may_join(now: float, ends: float) -> bool:
    """May somebody still join an arena that ends by time? Both in seconds of one clock."""
    return now < ends - JOIN_UNTIL


def total_rounds(tournament: Tournament) -> int:
    """How many rounds are planned; of an arena as many as of a Swiss, unless time ends it before."""
    if tournament.system == "round-robin":
        return len(schedule(tournament))
    return tournament.n_rounds or default_rounds(len(tournament.participants))


def next_tables(
    tournament: Tournament, games: Sequence[Game], waiting: Collection[str] | None = None
) -> tuple[Table, ...]:
    """The tables to play next: of the next round, or of an arena for those who wait; () if there are none.

    games: all that have ended, byes included. Of a round robin and a Swiss give every game of the last round. waiting: who is there to be
    paired, None for all; a round robin waits for everybody. A bye is a table with one seat, and the caller adds `bye_game` of it.
    Raises ArgumentError for a tournament that cannot be played.
    """
    check(tournament)
    if tournament.system == "arena":
        return arena_tables(tournament, games, waiting)
    done = rounds_played(games)
    if done >= total_rounds(tournament):
        return ()
    if tournament.system == "swiss":
        return swiss_round(tournament, games, waiting)
    return schedule(tournament)[done]


def is_over(tournament: Tournament, games: Sequence[Game]) -> bool:
    """Are all rounds played, or has a Swiss nobody new to pair? An arena that ends by time is the caller's to end."""
    check(tournament)
    if rounds_played(games) >= total_rounds(tournament):
        return True
    return tournament.system == "swiss" and not can_go_on(tournament, games)
