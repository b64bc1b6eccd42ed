"""Games in which one seat's first answer is given (a set-up to be measured), played a few plies at a time by levels on both sides."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import ArgumentError
from gonfalon.core.observation import GameSetup
from gonfalon.core.scores import score_at


class MeasuredGame(msgspec.Struct, frozen=True):
    """A game of two opponents. seat: whose first answer is measured. action: that answer, legal. level: of both sides.

    seed: of the game, of the players and of what the other seat answers first; equal for all that is measured.
    """

    game: str
    setup: GameSetup
    seat: int
    action: str
    level: int
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How far a game is. actions: (seat, action) so far. points: 1, 0.5 or 0 of the measured seat once it is over, else None.

    breach: where the other side first won a fight in what the seat set up, "" for nowhere yet.
    """

    actions: tuple[tuple[int, str], ...] = ()
    points: float | None = None
    breach: str = ""


def play_on(wanted: MeasuredGame, so_far: Played, n_plies: int) -> Played:
    """Play at most `n_plies` more. The same game comes of it however it is cut. Raises GonfalonError, ArgumentError for other games."""
    rules = games.get(wanted.game)
    if rules.spec.cooperative or wanted.setup.n_seats != 2:
        raise ArgumentError("a first answer is measured in games of two opponents")
    state = rules.new(wanted.seed, wanted.setup)
    for seat, action in so_far.actions:
        state.step(seat, action)
    actions, breach = list(so_far.actions), so_far.breach
    for _ in range(n_plies):
        if state.outcome is not None:
            break
        seat = state.to_act()[0]
        is_first = all(other != seat for other, _ in actions)
        action = _first_answer(wanted, seat) if is_first else _answer(wanted, state, seat)
        events = state.step(seat, action)
        actions.append((seat, action))
        breach = breach or players.breach(wanted.game, wanted.setup, wanted.seat, events)
    if state.outcome is None:
        return Played(tuple(actions), None, breach)
    return Played(tuple(actions), score_at(wanted.seat, state.outcome.returns), breach)


def _first_answer(wanted: MeasuredGame, seat: int) -> str:
    """What is measured, or what the other seat draws."""
    if seat == wanted.seat:
        return wanted.action
    return players.random_action(wanted.game, wanted.setup, seat, wanted.seed)


def _answer(wanted: MeasuredGame, state: Any, seat: int) -> str:
    """What the level plays: its answer follows from the seed and from what the seat may know."""
    player = players.make(wanted.game, wanted.level, wanted.seed + seat)
    return player.act(games.get(wanted.game).information_state(state, seat))
