"""What a worker does for computers: it imports no server, gets an information state and nothing else, and sends back a text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gonfalon import games, players
from gonfalon.core.observation import GameSetup, InformationState
from gonfalon.core.seat_decision import SeatDecision
from gonfalon.core.talk import Talk


def answer(
    game: str, computer: players.Computer, seed: int, information: InformationState, heard: tuple[Talk, ...]
) -> str:
    """What the computer of a seat decides. Raises what its player raises."""
    player = players.make_computer(games.get(game).spec.family, computer, seed)
    if isinstance(player, players.Talker):
        player.hear(heard)
    return player.act(information)


def statement(
    game: str, computer: players.Computer, seed: int, information: InformationState, heard: tuple[Talk, ...]
) -> str:
    """What the computer of a seat wants to say, "" for nothing."""
    player = players.make_computer(games.get(game).spec.family, computer, seed)
    if not isinstance(player, players.Talker):
        return ""
    player.hear(heard)
    return player.say(information)


def judged(game: str, decision: SeatDecision, effort: players.Effort) -> players.JudgedTurn:
    """What the coach says of one decision of a finished game."""
    return players.coach_of(games.get(game).spec.family).judge(decision, effort)


def is_won(game: str, setup: GameSetup, seed: int) -> bool:
    """Does a quick player at every seat win this game of companions?"""
    return players.quick_game(game, setup, seed).returns[0] > 0


def warm_works() -> tuple[Callable[[], None], ...]:
    """What a worker loads or compiles before somebody waits for it, in parts."""
    families = (partial(_warm_family, family) for family in players.families())
    return (*families, *(partial(_warm_game, game) for game in games.GAMES))


def _warm_family(family: str) -> None:
    players.family_of(family).warm()


def _warm_game(game: str) -> None:
    games.get(game).warm()
