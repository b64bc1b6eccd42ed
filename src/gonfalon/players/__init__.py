"""Computer players: each answers a decision from what its seat may know.

The players of a family of games stand in `gonfalon.players.<family>`, found by that name; a family without such a package plays at random.
"""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module

from gonfalon import games
from gonfalon.core.errors import ArgumentError, GonfalonError
from gonfalon.core.game import GameSetup, Outcome
from gonfalon.core.observation import InformationState
from gonfalon.core.rng import stream

from .family import Belief, Odds, Player, PlayerFamily, RandomPlayer, Talker, owes_at_start
from .hints import Hint

__all__ = [
    "Belief",
    "Hint",
    "Odds",
    "Player",
    "PlayerFamily",
    "RandomPlayer",
    "Talker",
    "beliefs",
    "check_quick",
    "families",
    "family_of",
    "hint",
    "levels",
    "make",
    "make_named",
    "named",
    "odds",
    "propose",
    "quick_game",
    "random_action",
    "talks",
    "tells_hints",
    "tells_odds",
    "thinking_ms",
    "warm",
]


@lru_cache(maxsize=1)
def families() -> tuple[str, ...]:
    """The families that have players of their own, in the order of their names."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


@lru_cache(maxsize=64)
def family_of(family: str) -> PlayerFamily:
    """The players of a family, named by itself or by one of its games; those of a family that brings none play at random.

    Raises ArgumentError for a name that is neither.
    """
    name = games.family_named(family) if family not in families() else family
    if name not in families():
        return PlayerFamily()
    return getattr(import_module(f"{__name__}.{name}"), "FAMILY", None) or PlayerFamily()


def levels(family: str) -> tuple[int, ...]:
    """The levels a family's computer players have, 0 (random) left out. family: its name, or the id of one of its games."""
    return family_of(family).levels


def require_level(family: str, level: int) -> None:
    """Raise ArgumentError unless a family has players of this level (0: random, which every family has)."""
    known = (0, *levels(family))
    if isinstance(level, bool) or level not in known:
        only = ": its computer players play at random" if len(known) == 1 else ""
        raise ArgumentError(f"no level {level!r} for {family}{only}; known: {', '.join(map(str, known))}")


def thinking_ms(family: str, level: int) -> int | None:
    """Milliseconds that a level may think about an answer to people; None: it keeps to a budget of its own."""
    require_level(family, level)
    return family_of(family).thinking_ms.get(level)


def talks(family: str) -> bool:
    """Can the computer players of a family be talked to?"""
    return family_of(family).talks


def tells_odds(family: str) -> bool:
    """Can the computer say what comes of the answers to a decision in a family's games?"""
    return family_of(family).tells_odds


def tells_hints(family: str) -> bool:
    """Can the computer give hints in a family's games?"""
    return family_of(family).tells_hints


def make(family: str, level: int, seed: int, ms: float | None = None, nodes: int | None = None) -> Player:
    """A player of a level, 0 being random play. Raises ArgumentError for a family, level or budget that there is not.

    family: its name, or the id of one of its games. ms, nodes: another budget for a move than the level's own, in milliseconds or
    positions looked at, above 0. Without ms the clock is not read: the same seed and information state give the same answer on
    any machine.
    """
    require_level(family, level)
    for name, budget in (("ms", ms), ("nodes", nodes)):
        if budget is not None and not budget > 0:
            raise ArgumentError(f"{name} {budget}: a budget is above 0, or None for the level's own")
    if level == 0:
        return RandomPlayer(seed)
    return family_of(family).make(level, seed, ms, nodes)


def named(family: str) -> tuple[str, ...]:
    """The names of a family's players that are no level. family: its name, or the id of one of its games."""
    return tuple(family_of(family).named)


def make_named(family: str, name: str, seed: int) -> Player:
    """A player by its name, or by one it once had. Raises ArgumentError."""
    found = family_of(family)
    maker = found.named.get(found.former_names.get(name, name))
    if maker is None:
        known = ", ".join(found.named) or "none"
        raise ArgumentError(f"player {name} plays no {family}; its players by name: {known}")
    return maker(seed)


def beliefs(information: InformationState, level: int | None = None) -> tuple[Belief, ...]:
    """What a seat could guess of what others hide; () for games and moments without any.

    level: a computer player's, whose memory and habits of thought are taken instead of the best (None, or -1 as for a person); level
    0 guesses nothing. The same information state gets the same answer. **Hidden:** whoever may receive the information state.
    """
    if level == 0:
        return ()
    of_best = level is None or level < 0
    family = games.get(information.game).spec.family
    if not of_best:
        require_level(family, level or 0)
    return family_of(family).beliefs(information, None if of_best else level)


def odds(information: InformationState) -> tuple[Odds, ...]:
    """What comes of the answers to the decision a seat owes, from what the seat knows; () where nothing can be told.

    It is counted in playouts, never in time: the same information state gets the same answer on any machine.
    **Hidden:** whoever may receive the information state.
    """
    return family_of(games.get(information.game).spec.family).odds(information)


def hint(information: InformationState) -> Hint | None:
    """What a computer would do in a seat's place, what it believes and why, and what each act would show; None where nothing can be told.

    It is counted in nodes, never in time: the same information state gets the same hint on any machine.
    **Hidden:** whoever may receive the information state.
    """
    return family_of(games.get(information.game).spec.family).hint(information)


def random_action(game: str, setup: GameSetup, seat: int, seed: int) -> str:
    """A believable first answer of a seat (a set-up, a deck), legal by construction. Raises GonfalonError if it owes none at the start."""
    if not owes_at_start(game, setup, seat):
        raise GonfalonError(f"seat {seat} owes nothing at the start of {game}")
    family = games.get(game).spec.family
    return family_of(family).random_action(game, setup, seat, stream(seed, "deployment", seat))


def propose(game: str, setup: GameSetup, seat: int, wish: dict[str, str], seed: int) -> str:
    """A text that a seat may bring, made by the computer to a wish; the same for the same seed. Raises GonfalonError."""
    family = games.get(game).spec.family
    return family_of(family).propose(game, setup, seat, wish, stream(seed, "proposal", seat))


def check_quick(game: str) -> None:
    """Raise GonfalonError if there are no quick games of this."""
    if not family_of(games.get(game).spec.family).quick_games:
        raise GonfalonError(f"there are no quick games of {game}")


def quick_game(game: str, setup: GameSetup, seed: int) -> Outcome:
    """How one game of a company ends with a quick player at every seat. Raises GonfalonError."""
    return family_of(games.get(game).spec.family).quick_game(game, setup, seed)


def warm() -> None:
    """Compile or load everything that the first game of any kind would wait for: rules and players."""
    for family in families():  # first, for a family may have its rules compiled in one go with its players
        family_of(family).warm()
    for game in games.GAMES:
        games.get(game).warm()
