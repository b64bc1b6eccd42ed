"""Computer players: each answers a decision from what its seat may know.

The players of a family of games are in `gonfalon.players.<family>`. A family without such a package plays at random.
"""

from __future__ import annotations

import pkgutil
import secrets
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module

from gonfalon import games
from gonfalon.core.arguments import require_seed
from gonfalon.core.course import Course
from gonfalon.core.errors import ArgumentError, GonfalonError
from gonfalon.core.events import Event
from gonfalon.core.game import GameSetup, Outcome
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream
from gonfalon.core.seat_decision import SeatDecision

from .coaching import Coach, CoachReport, Effort, JudgedTurn
from .family import Belief, Computer, Odds, Player, PlayerFamily, RandomPlayer, Remark, Talker, owes_at_start
from .hints import Hint
from .story import Story

__all__ = [
    "Belief",
    "Coach",
    "CoachReport",
    "Computer",
    "Effort",
    "Hint",
    "JudgedTurn",
    "Odds",
    "Player",
    "PlayerFamily",
    "RandomPlayer",
    "Remark",
    "Story",
    "Talker",
    "answers",
    "beliefs",
    "breach",
    "check_quick",
    "coach_of",
    "coaches",
    "complete",
    "families",
    "family_of",
    "hint",
    "levels",
    "make",
    "make_computer",
    "make_named",
    "named",
    "odds",
    "propose",
    "quick_game",
    "random_action",
    "remarks",
    "steps",
    "story",
    "talks",
    "tells_hints",
    "tells_odds",
    "tells_stories",
    "thinking_ms",
    "warm",
]


@lru_cache(maxsize=1)
def families() -> tuple[str, ...]:
    """The families that have players of their own, in the order of their names."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


SEED_BITS = 31
"""Bits of a seed drawn where none is given."""


@lru_cache(maxsize=64)
def family_of(family: str) -> PlayerFamily:
    """The players of a family, named by itself or by one of its games; a family without players plays at random.

    Raises ArgumentError for a name that is neither.
    """
    name = games.family_named(family) if family not in families() else family
    if name not in families():
        return PlayerFamily()
    return getattr(import_module(f"{__name__}.{name}"), "FAMILY", None) or PlayerFamily()


def levels(family: str) -> tuple[int, ...]:
    """The levels a family's computer players have, 0 (random) left out. family: its name, or the id of one of its games."""
    return family_of(family).levels


def steps(family: str) -> tuple[str, ...]:
    """The named players that lead up to a family's first level, easiest first. family: its name, or the id of one of its games."""
    return family_of(family).steps


def require_level(family: str, level: int) -> None:
    """Raise ArgumentError unless a family has players of this level (0: random, which every family has)."""
    known = (0, *levels(family))
    if isinstance(level, bool) or level not in known:
        only = ": its computer players play at random" if len(known) == 1 else ""
        raise ArgumentError(f"no level {level!r} for {family}{only}; known: {', '.join(map(str, known))}")


def thinking_ms(family: str, level: int) -> int | None:
    """Milliseconds that a level may think about an answer to people; None: its own budget counts."""
    require_level(family, level)
    return family_of(family).thinking_ms.get(level)


def talks(family: str) -> bool:
    """Do the computer players of a family send and receive messages?"""
    return family_of(family).talks


def tells_odds(family: str) -> bool:
    """Can the computer estimate the result of each answer to a decision in a family's games?"""
    return family_of(family).tells_odds


def tells_hints(family: str) -> bool:
    """Can the computer give hints in a family's games?"""
    return family_of(family).tells_hints


def tells_stories(family: str) -> bool:
    """Can the computer tell how a finished game of a family went?"""
    return family_of(family).tells_stories


def coaches(family: str) -> bool:
    """Is there a coach for finished games of a family?"""
    return family_of(family).coaches


def coach_of(family: str) -> Coach:
    """Who judges the decisions of finished games. Raises ArgumentError for a family without a coach."""
    found = family_of(family).coach()
    if found is None:
        raise ArgumentError(f"no coach for {family}")
    return found


def answers(family: str, decisions: Sequence[SeatDecision]) -> tuple[SeatDecision, ...]:
    """What a family's coach judges of a seat's decisions, numbered from 1: all of them, or those on which there is something to say."""
    return family_of(family).answers(decisions)


def make(
    family: str, level: int, seed: int | None = None, ms: float | None = None, nodes: int | None = None
) -> Player:
    """A player of a level; 0 plays at random. Raises ArgumentError for an unknown family or level, or an invalid budget.

    family: its name, or the id of one of its games. seed: None draws one, so that no two players are the same. ms, nodes: a
    budget for a move instead of the level's own, in milliseconds or nodes, above 0. Without ms the player does not read the clock,
    so the same seed and information state give the same answer on any machine.
    """
    require_level(family, level)
    for name, budget in (("ms", ms), ("nodes", nodes)):
        if budget is not None and not budget > 0:
            raise ArgumentError(f"{name} {budget}: a budget is above 0, or None for the level's own")
    seed = drawn(seed)
    if level == 0:
        return RandomPlayer(seed)
    return family_of(family).make(level, seed, ms, nodes)


def named(family: str) -> tuple[str, ...]:
    """The named players of a family, levels left out. family: its name, or the id of one of its games."""
    return tuple(family_of(family).named)


def make_named(family: str, name: str, seed: int | None = None) -> Player:
    """A player by its name or a former name. seed: None draws one. Raises ArgumentError."""
    found = family_of(family)
    maker = found.named.get(found.former_names.get(name, name))
    if maker is None:
        known = ", ".join(found.named) or "none"
        raise ArgumentError(f"player {name} plays no {family}; its players by name: {known}")
    return maker(drawn(seed))


def drawn(seed: int | None) -> int:
    """The seed that is given, or a random one. Raises ArgumentError for what is no whole number."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    require_seed(seed)
    return seed


def make_computer(family: str, computer: Computer, seed: int) -> Player:
    """The computer as people meet it: a level keeps to its limit of time. Raises ArgumentError for one that there is not."""
    if computer.name:
        return make_named(family, computer.name, seed)
    return make(family, computer.level, seed, ms=thinking_ms(family, computer.level))


def beliefs(information: InformationState, level: int | None = None) -> tuple[Belief, ...]:
    """What a seat could guess of what others hide; () for games and moments without any.

    level: the computer player whose memory and belief to use; None or -1 (a person) for the best. Level 0 guesses nothing. The same
    information state gets the same answer. **Hidden:** only for those who may receive the information state.
    """
    if level == 0:
        return ()
    of_best = level is None or level < 0
    family = games.get(information.game).spec.family
    if not of_best:
        require_level(family, level or 0)
    return family_of(family).beliefs(information, None if of_best else level)


def odds(information: InformationState, effort: Effort = "deep") -> tuple[Odds, ...]:
    """The expected results of the answers to a seat's decision, from what the seat knows; () if there are none.

    effort: a quick look is there within a second, and tells the outlook alone.
    The budget is in playouts, never in time, so the same information state gets the same answer on any machine.
    **Hidden:** only for those who may receive the information state.
    """
    return family_of(games.get(information.game).spec.family).odds(information, effort)


def hint(information: InformationState, effort: Effort = "deep") -> Hint | None:
    """What a computer would do in a seat's place, what it believes and why, and what each action reveals; None without hints.

    effort: a quick look is there within a second.
    The budget is in nodes, never in time, so the same information state gets the same hint on any machine.
    **Hidden:** only for those who may receive the information state.
    """
    return family_of(games.get(information.game).spec.family).hint(information, effort)


def story(course: Course) -> Story | None:
    """How a finished game went, for everybody who may see it; None without stories. Equal courses get equal stories."""
    return family_of(games.get(course.last.game).spec.family).story(course)


def random_action(game: str, setup: GameSetup, seat: int, seed: int) -> str:
    """A plausible, legal first answer of a seat (a set-up, a deck). Raises GonfalonError if the seat has no first decision."""
    if not owes_at_start(game, setup, seat):
        raise GonfalonError(f"seat {seat} owes nothing at the start of {game}")
    family = games.get(game).spec.family
    return family_of(family).random_action(game, setup, seat, stream(seed, "deployment", seat))


def complete(game: str, setup: GameSetup, seat: int, begun: str, seed: int) -> str:
    """A plausible, legal first answer that keeps what `begun` has of it. Raises GonfalonError as `random_action`, and if it cannot be."""
    if not owes_at_start(game, setup, seat):
        raise GonfalonError(f"seat {seat} owes nothing at the start of {game}")
    family = games.get(game).spec.family
    return family_of(family).complete(game, setup, seat, begun, stream(seed, "deployment", seat))


def propose(game: str, setup: GameSetup, seat: int, wish: dict[str, str], seed: int) -> str:
    """A deck or other text for a seat, made by the computer to a wish; equal for equal seeds. Raises GonfalonError."""
    family = games.get(game).spec.family
    return family_of(family).propose(game, setup, seat, wish, stream(seed, "proposal", seat))


def remarks(game: str, setup: GameSetup, seat: int, action: str) -> tuple[Remark, ...]:
    """What is worth a second look in a first answer of a seat (a set-up); () where nothing is. Raises GonfalonError for an illegal one."""
    if not owes_at_start(game, setup, seat):
        raise GonfalonError(f"seat {seat} owes nothing at the start of {game}")
    games.get(game).check(games.get(game).new(0, setup), seat, action)
    return family_of(games.get(game).spec.family).remarks(game, setup, seat, action)


def breach(game: str, setup: GameSetup, seat: int, events: Sequence[Event]) -> str:
    """Where, by these events, an opponent has won a fight in what the seat set up; "" for nowhere."""
    return family_of(games.get(game).spec.family).breach(game, setup, seat, events)


def check_quick(game: str) -> None:
    """Raise GonfalonError if there are no quick games of this."""
    if not family_of(games.get(game).spec.family).quick_games:
        raise GonfalonError(f"there are no quick games of {game}")


def quick_game(game: str, setup: GameSetup, seed: int) -> Outcome:
    """How one cooperative game ends with a quick player at every seat. Raises GonfalonError."""
    return family_of(games.get(game).spec.family).quick_game(game, setup, seed)


def warm() -> None:
    """Compile or load everything that the first game of any kind would wait for: rules and players."""
    for family in families():  # first, for a family may have its rules compiled in one go with its players
        family_of(family).warm()
    for game in games.GAMES:
        games.get(game).warm()
