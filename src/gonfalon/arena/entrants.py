"""Named players: how a person or a file writes who plays.

    random              any legal action, uniformly
    thumb               the frozen player by rules of thumb, the baseline of our tables
    level:4             a level, with the budget it has by itself
    level:4@20          the same with 20 ms a move; level:4@5000n with 5,000 nodes
    ucc:COMMAND         a program that speaks the UCC 2012 protocol (Battle under the preset `ucc`)
    lines:COMMAND       a program that speaks our own line protocol (any ruleset)

COMMAND is split as a shell would split it; no shell runs it.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from gonfalon import games, players
from gonfalon.core.errors import GonfalonError
from gonfalon.players.external import UccProgram, check_command

from .lines import LinesProgram

LEVEL = re.compile(r"level:([0-9]{1,2})(?:@([0-9]{1,9})(ms|n)?)?")
PROGRAMS = {"ucc": UccProgram, "lines": LinesProgram}
UCC_FREE = ("ply_cap", "quiet_draw")
"""Options that a UCC program need not know: they only end the game sooner."""
WRITE = "write random, thumb, level:N, level:N@MS, ucc:COMMAND or lines:COMMAND"


class Entrant(msgspec.Struct, frozen=True):
    """Who plays. kind: "random", "thumb", "level", "ucc" or "lines". ms, nodes: budget a move, 0 for its own."""

    kind: str
    level: int = 0
    ms: int = 0
    nodes: int = 0
    command: str = ""

    @property
    def name(self) -> str:
        """The canonical text: parsing it gives this entrant again."""
        if self.kind == "level":
            budget = f"@{self.ms}" if self.ms else f"@{self.nodes}n" if self.nodes else ""
            return f"level:{self.level}{budget}"
        return f"{self.kind}:{self.command}" if self.command else self.kind

    @property
    def is_program(self) -> bool:
        """Is it somebody else's program?"""
        return self.kind in PROGRAMS


def parse(text: str) -> Entrant:
    """The entrant a text names. Raises GonfalonError."""
    if text in ("random", "thumb"):
        return Entrant(text)
    kind, _, command = text.partition(":")
    if kind in PROGRAMS and command.strip():
        return Entrant(kind, command=command.strip())
    match = LEVEL.fullmatch(text)
    if not match:
        raise GonfalonError(f"player {text!r}: {WRITE}")
    level, budget = int(match[1]), int(match[2] or 0)
    if match[2] and not budget:
        raise GonfalonError(f"player {text!r}: a budget is at least 1")
    if level == 0:
        return Entrant("random")
    nodes = budget if match[3] == "n" else 0
    return Entrant("level", level, ms=budget - nodes, nodes=nodes)


def check(entrant: Entrant, game: str, variant: str, options: dict[str, Any]) -> None:
    """Raise GonfalonError if this entrant cannot play that; options are complete."""
    family = games.get(game).spec.family
    if entrant.kind == "thumb" and family != "stratego":
        raise GonfalonError(f"player thumb plays no {family}")
    if entrant.kind == "level":
        seat_player(entrant, family, 1, 1.0)
    if entrant.is_program:
        check_command(entrant.command)
    if entrant.kind == "ucc":
        _check_ucc(game, variant, options)


def _check_ucc(game: str, variant: str, options: dict[str, Any]) -> None:
    """The UCC protocol knows one game: Battle under the preset `ucc`."""
    rules = games.get(game)
    digest = getattr(rules, "rules_digest", None)
    if digest is None or digest(variant) != digest("battle"):
        raise GonfalonError("a ucc: program plays only --ruleset battle --preset ucc")
    for name, value in rules.spec.presets["ucc"].items():
        if name in options and options[name] != value and name not in UCC_FREE:
            raise GonfalonError(
                f"a ucc: program plays only --ruleset battle --preset ucc; option {name} is {options[name]}"
            )


def seat_player(entrant: Entrant, family: str, seed: int, seconds: float) -> players.Player:
    """A player for one game. seconds: limit of every answer of a program. Raises GonfalonError."""
    if entrant.kind in PROGRAMS:
        return PROGRAMS[entrant.kind](entrant.command, seconds)
    if entrant.kind == "random":
        return players.RandomPlayer(seed)
    if entrant.kind == "thumb":
        return players.thumb(seed)
    return players.make(family, entrant.level, seed, ms=entrant.ms or None, nodes=entrant.nodes or None)
