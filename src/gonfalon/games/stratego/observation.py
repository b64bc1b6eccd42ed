"""What a seat sees of a Stratego game: the named parts, all plain data (STRAT-10)."""

from __future__ import annotations

import msgspec

from gonfalon.core.observation import Observation

from .squares import name_of
from .words import CombatResult, Phase, RingState


class PieceView(msgspec.Struct, frozen=True):
    """One piece on the board as a seat sees it.

    id: a public name that follows the piece while it stands on the board (from where it was deployed; a rescued piece gets a
    new one). owner: seat 0 or 1. piece: the piece's id in the ruleset ("miner"), or "" when this seat does not know it.
    moved: has it moved (STRAT-10.3)? shown: does its owner's opponent know what it is (own pieces too)?
    """

    id: int
    square: str
    owner: int
    piece: str
    moved: bool
    shown: bool


FIRST_RESCUED_ID = 256
"""The lowest id of a piece that came back by rescue; a deployed one has the number of its square (squares.py) as its id."""


def home_of(piece_id: int) -> str | None:
    """The square a piece was deployed on, None for one that came back by rescue."""
    return name_of(piece_id) if piece_id < FIRST_RESCUED_ID else None


class CapturedView(msgspec.Struct, frozen=True):
    """Pieces lost by `owner`: how many in all, and those this seat may look up as (piece id, count), highest first."""

    owner: int
    total: int
    pieces: tuple[tuple[str, int], ...]


class LastMove(msgspec.Struct, frozen=True):
    """The last displacement on the board."""

    seat: int
    source: str
    target: str


class CombatView(msgspec.Struct, frozen=True):
    """The last combat, if the last turn was one. attacker/defender: piece ids, "" where this seat was not told."""

    source: str
    target: str
    seat: int
    attacker: str
    defender: str
    result: CombatResult


class Limits(msgspec.Struct, frozen=True):
    """Countdowns that everybody may know (0 where the rule is off).

    quiet_left: turns without a removal until the draw (STRAT-8.6). two_square: how many of the allowed crossings the mover's
    last piece has used, seat by seat. chase: length of the running chase of each seat (STRAT-7).
    """

    quiet_draw: int
    quiet_left: int
    two_square_limit: int
    two_square: tuple[int, int]
    chase: tuple[int, int]


class PieceKind(msgspec.Struct, frozen=True):
    """A piece of the ruleset, public. rank: the one in force, "11" .. "1", or "" for none. counts: how many red and blue start with.

    emblem: the drawing to use (a name from the family's list; user rulesets choose one). reach: squares per move, 0 immobile, 99 any.
    raised: by how much the taken Ring has raised the rank (ME-9.8).
    """

    id: str
    letter: str
    rank: str
    emblem: str
    reach: int
    counts: tuple[int, int]
    raised: int = 0


class TargetView(msgspec.Struct, frozen=True):
    """One target of a power: where it stood, what it was, whether it was captured."""

    square: str
    piece: str
    captured: bool


class PowerView(msgspec.Struct, frozen=True):
    """The last power, if the last turn was one (ME-10.3). steps: the squares the user came to; falls: was the user removed?"""

    seat: int
    power: str
    piece: str
    source: str
    steps: tuple[str, ...]
    targets: tuple[TargetView, ...]
    falls: bool


class StrategoObservation(Observation, frozen=True, kw_only=True):
    """The whole of what one seat (or a spectator) sees now.

    squares are names like "a1" (left corner of red's back row).
    zone: the squares this seat may deploy on, back row first, left to right in board columns. ready: who has deployed.
    own_deployment: this seat's deployed letters (once deployed). rescue_pieces: ids this seat may bring back now.
    rescues: rescues made by each seat. kinds: the ruleset's pieces, highest first. mount_doom: the square where a quest
    ends. repeat: the square of the piece that may attack again. power: what the last turn
    announced, if anything.
    powers: those of the ruleset, as (id, the kinds that have it).
    """

    phase: Phase
    rows: int
    columns: int
    obstacles: tuple[str, ...]
    zone: tuple[str, ...]
    ready: tuple[bool, bool]
    own_deployment: str
    kinds: tuple[PieceKind, ...]
    pieces: tuple[PieceView, ...]
    captured: tuple[CapturedView, ...]
    last_move: LastMove | None
    combat: CombatView | None
    limits: Limits
    rescues: tuple[int, int]
    rescue_pieces: tuple[str, ...]
    ring: RingState = ""
    mount_doom: str = ""
    repeat: str = ""
    power: PowerView | None = None
    powers: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def remaining(self) -> tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]:
        """Per owner, the pieces not yet lost as far as this seat may look it up, as (piece id, count), highest first.

        Losses that this seat may not look up (`captured` without pieces) are not taken off.
        """
        lost = [dict(view.pieces) for view in sorted(self.captured, key=lambda view: view.owner)]
        red, blue = (
            tuple(
                (kind.id, n) for kind in self.kinds if (n := kind.counts[owner] - lost[owner].get(kind.id, 0))
            )
            for owner in range(2)
        )
        return red, blue
