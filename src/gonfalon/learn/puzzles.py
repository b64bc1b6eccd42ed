"""Plays a puzzle's game up to its position: what the asked seat saw and heard there, and, after an answer, what was under the covers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from gonfalon import games
from gonfalon.core.events import Event
from gonfalon.core.game import AnyGame
from gonfalon.core.observation import InformationState, Observation

from .puzzle import Puzzle
from .puzzle_family import family_module
from .puzzle_loading import puzzle as puzzle_named

KEPT_POSITIONS = 64
"""Positions that are remembered."""


class PuzzleFrame(NamedTuple):
    """The position after an act, as the asked seat saw it then. seat, act: who acted; the act of another seat is "".

    events: what the asked seat heard of it.
    """

    seat: int
    act: str
    events: tuple[Event, ...]
    observation: Observation


def _new(puzzle: Puzzle) -> tuple[AnyGame, Any]:
    game = games.get(puzzle.game)
    setup = game.settle(puzzle.variant, dict(puzzle.options), "", puzzle.n_seats, puzzle.brought)
    return game, game.new(puzzle.seed, setup)


def replayed(puzzle: Puzzle) -> Any:
    """The state at the position, by the rules. Raises IllegalActionError for an act of the record that they refuse."""
    _, state = _new(puzzle)
    for seat, act in puzzle.acts:
        state.step(seat, act)
    return state


@lru_cache(maxsize=KEPT_POSITIONS)
def _position(name: str) -> Any:
    return replayed(puzzle_named(name))


def information(puzzle: Puzzle) -> InformationState:
    """All that the asked seat had seen, done and been offered."""
    return games.get(puzzle.game).information_state(replayed(puzzle), puzzle.seat)


def observation(puzzle: Puzzle) -> Observation:
    """What the asked seat sees at the position. puzzle: one of a collection."""
    return games.get(puzzle.game).observe(_position(puzzle.id), puzzle.seat)


def position_mark(game: str, seen: Observation) -> str:
    """A short mark of what a seat sees, by the family: another position has another mark. `Puzzle.position` keeps it."""
    return family_module(game).mark(seen)


def answers(puzzle: Puzzle) -> frozenset[str]:
    """Every act that the family takes as an answer at the position: what is legal, and what it lets one choose beyond that."""
    return family_module(puzzle.game).answers(information(puzzle))


def truth(puzzle: Puzzle) -> Observation:
    """The position with nothing hidden. It belongs in no message before the answer."""
    return games.get(puzzle.game).observe_open(_position(puzzle.id), puzzle.seat)


def frames(puzzle: Puzzle, start: int, stop: int) -> list[PuzzleFrame]:
    """Frames start .. stop - 1, each after one act of the record; the last one is the position."""
    game, state = _new(puzzle)
    found = list[PuzzleFrame]()
    for number, (seat, act) in enumerate(puzzle.acts[:stop]):
        events = state.step(seat, act)
        if number >= start:
            heard = tuple(event for event in events if event.heard_by(puzzle.seat))
            own = act if seat == puzzle.seat else ""
            found.append(PuzzleFrame(seat, own, heard, game.observe(state, puzzle.seat)))
    return found
