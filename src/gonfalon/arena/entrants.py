"""Who plays a contest: players by name, as a command line and a results file write them, and players of a caller's own.

    random              plays legal actions, drawn uniformly
    level:4             a level with its default budget
    level:4@20          the same with 20 ms a move; level:4@5000n with 5,000 nodes a move
    NAME                a named player of a family (players.named)
    lines:COMMAND       a program that speaks the line protocol of `lines.py` (any game)
    PROTOCOL:COMMAND    a program that speaks a protocol of a family (PlayerFamily.programs)

COMMAND is split by the rules of a shell, but no shell runs it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import ArgumentError, GonfalonError
from gonfalon.core.game import GameSetup
from gonfalon.players.external import Program, check_command

from .lines import LinesProgram

LEVEL = re.compile(r"level:([0-9]{1,2})(?:@([0-9]{1,9})(ms|n)?)?")
RANDOM, LINES = "random", "lines"
Maker = Callable[[int], players.Player]
"""Makes a player of the seed of one seat in one game: a class, a function."""


class Entrant(msgspec.Struct, frozen=True):
    """One player of a contest. kind: "random", "level", a named player, the protocol of a program, or what a caller's own is called.

    ms, nodes: budget a move in milliseconds and in search nodes, 0 for the level's default. command: of a program, else "". own: makes
    a player of the caller's own, who is in no results file.
    """

    kind: str
    level: int = 0
    ms: int = 0
    nodes: int = 0
    command: str = ""
    own: Maker | None = None

    @property
    def name(self) -> str:
        """The canonical text: parsing it gives this entrant again."""
        if self.kind == "level":
            budget = f"@{self.ms}" if self.ms else f"@{self.nodes}n" if self.nodes else ""
            return f"level:{self.level}{budget}"
        return f"{self.kind}:{self.command}" if self.command else self.kind

    @property
    def seed_name(self) -> str:
        """The name that seeds its games: the first name the player ever had, so that a renamed player plays the same games."""
        return next((old for old, new in _former_names().items() if new == self.kind), self.name)

    @property
    def is_program(self) -> bool:
        """Is it an external program?"""
        return self.command != ""


@lru_cache(maxsize=1)
def _former_names() -> dict[str, str]:
    """Former name of a player -> its name now, of all families."""
    found: dict[str, str] = {}
    for family in players.families():
        found |= players.family_of(family).former_names
    return found


@lru_cache(maxsize=1)
def _named() -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for family in players.families() for name in players.named(family)))


@lru_cache(maxsize=1)
def protocols() -> tuple[str, ...]:
    """The protocols that programs may speak, `lines` first."""
    return LINES, *(name for family in players.families() for name in players.family_of(family).programs)


def how_to_write() -> str:
    """The ways to name a player, as an error message lists them."""
    words = (RANDOM, *_named(), "level:N", "level:N@MS", *(f"{protocol}:COMMAND" for protocol in protocols()))
    return f"write {', '.join(words[:-1])} or {words[-1]}"


def name_of(computer: players.Computer) -> str:
    """The name of a computer player: "hunter", "level:4", "random"."""
    return computer.name or (f"level:{computer.level}" if computer.level else RANDOM)


def current_name(text: str) -> str:
    """The name that a player has now, given the one a file stores."""
    return _former_names().get(text, text)


def parse(text: str) -> Entrant:
    """The entrant that a text names, as the head of this module shows. Raises GonfalonError."""
    text = current_name(text)
    if text in (RANDOM, *_named()):
        return Entrant(text)
    kind, _, command = text.partition(":")
    if kind in protocols() and command.strip():
        return Entrant(kind, command=command.strip())
    match = LEVEL.fullmatch(text)
    if not match:
        raise GonfalonError(f"player {text!r}: {how_to_write()}")
    level, budget = int(match[1]), int(match[2] or 0)
    if match[2] and not budget:
        raise GonfalonError(f"player {text!r}: a budget is at least 1")
    if level == 0 and budget:
        raise GonfalonError(f"player {text!r}: random play has no budget; write {RANDOM}")
    if level == 0:
        return Entrant(RANDOM)
    nodes = budget if match[3] == "n" else 0
    return Entrant("level", level, ms=budget - nodes, nodes=nodes)


def level(number: int, ms: int = 0, nodes: int = 0) -> Entrant:
    """The player of a level, 0 being random play. ms, nodes: a budget for a move of its own, in milliseconds or in nodes.

    Raises GonfalonError for a budget below 0, two budgets, or one for random play.
    """
    if ms < 0 or nodes < 0 or (ms and nodes):
        raise ArgumentError(f"ms {ms}, nodes {nodes}: give one budget above 0, or none for the level's own")
    return parse(Entrant("level", number, ms, nodes).name)


Contender = Entrant | Maker | str
"""A player as a series takes it: one of `level`, a name as on the command line, or what makes a player of a seed."""


def entrant_of(player: Contender) -> Entrant:
    """The entrant that stands for a player. Raises GonfalonError for what is none."""
    if isinstance(player, Entrant):
        return player
    if isinstance(player, str):
        return parse(player)
    if not callable(player):
        raise ArgumentError(
            f"player {player!r}: give what makes a player of a seed, arena.level(N), or a name; {how_to_write()}"
        )
    return Entrant(_called(player), own=player)


def _called(maker: Maker) -> str:
    """What a caller's own player is called in reports."""
    if isinstance(maker, partial):
        given = [*map(str, maker.args), *(f"{name}={value}" for name, value in maker.keywords.items())]
        return f"{_called(maker.func)}({', '.join(given)})"
    return getattr(maker, "__qualname__", type(maker).__qualname__)


def check(entrant: Entrant, game: str, setup: GameSetup) -> None:
    """Raise GonfalonError if this entrant cannot play that game."""
    family = games.get(game).spec.family
    own = players.family_of(family)
    if entrant.own is not None:
        return
    if entrant.is_program:
        check_command(entrant.command)
        if entrant.kind in own.programs:
            own.check_program(entrant.kind, game, setup)
        elif entrant.kind != LINES:
            raise GonfalonError(f"a {entrant.kind}: program plays no {game}; it may speak {LINES}:")
    elif entrant.kind == "level" and not own.levels:
        raise GonfalonError(f"{game} has no levels; its computer players play at random: write {RANDOM}")
    else:
        seat_player(entrant, family, 1, 1.0)


def seat_player(entrant: Entrant, family: str, seed: int, seconds: float) -> players.Player:
    """A player for one game. seconds: limit of every answer of a program. Raises GonfalonError."""
    if entrant.own is not None:
        return entrant.own(seed)
    if entrant.is_program:
        return _program(entrant, family, seconds)
    if entrant.kind == RANDOM:
        return players.RandomPlayer(seed)
    if entrant.kind != "level":
        return players.make_named(family, entrant.kind, seed)
    return players.make(family, entrant.level, seed, ms=entrant.ms or None, nodes=entrant.nodes or None)


def _program(entrant: Entrant, family: str, seconds: float) -> Program:
    if entrant.kind == LINES:
        return LinesProgram(entrant.command, seconds)
    return players.family_of(family).programs[entrant.kind](entrant.command, seconds)
