"""What is worth a second look in a set-up: nine checks, each with its squares. A note is never an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, get_args

from gonfalon.games.stratego.ruleset import Ruleset
from gonfalon.games.stratego.ruleset.model import Piece
from gonfalon.games.stratego.squares import neighbour_names, row_and_column

from ...family import Remark
from .lanes import raids

NoteKind = Literal[
    "flag_forward",
    "flag_doors",
    "flag_lanes",
    "few_diggers",
    "front_walls",
    "no_runner_ahead",
    "no_runner_behind",
    "spy_alone",
    "giants_together",
]
"""What a note is about; its sentence is the text `setup-note-<kind>`."""
NOTE_KINDS: tuple[NoteKind, ...] = get_args(NoteKind)
OPEN_DOORS = 2
"""Doors of the flag that nothing immobile closes, from which they are worth a note."""
SOON = 3
"""Moves within which a lane to the flag is worth a note: nobody sees it coming so early."""
KEPT_DIGGERS = 3
"""Diggers that an army of enough of them keeps behind its front row; a smaller one keeps all but one."""
FRONT_WALLS = 3
"""Immobile pieces in the front row from which they are worth a note."""
SPY_STEPS = 3
"""Steps from the spy to the nearer giant beyond which it avenges nobody."""
MANY_RUNNERS = 4
"""Runners from which one is expected to stay at home."""
BOTH_WINGS = 20
"""Pieces from which an army is expected to be strong on both wings."""


class Standing:
    """A set-up of a seat: which piece stands where, and what the squares are to that seat."""

    def __init__(self, ruleset: Ruleset, seat: int, letters: str) -> None:
        self.ruleset, self.seat = ruleset, seat
        zone, by_letter = ruleset.zones[seat], ruleset.by_letter(seat)
        self.pieces: dict[str, Piece] = {
            name: ruleset.pieces[by_letter[letter]]
            for name, letter in zip(zone, letters, strict=True)
            if letter in by_letter
        }
        rows = sorted({row_and_column(name)[0] for name in zone}, reverse=seat == 1)
        self.n_rows = len(rows)
        self.depth = {name: rows.index(row_and_column(name)[0]) for name in zone}

    def where(self, is_meant: Callable[[Piece], bool]) -> list[str]:
        """Squares of the pieces that are meant, in the order of the zone."""
        return [name for name, piece in self.pieces.items() if is_meant(piece)]

    @property
    def flags(self) -> list[str]:
        """Where the flag stands."""
        return self.where(lambda piece: piece.flag)

    @property
    def walls(self) -> list[str]:
        """Where pieces stand that never move, the flag left out."""
        return self.where(lambda piece: piece.reach == 0 and not piece.flag)

    @property
    def diggers(self) -> list[str]:
        """Where pieces stand that take what never moves, by a line of their own."""
        still = {piece.id for piece in self.ruleset.pieces if piece.reach == 0 and not piece.flag}
        lines = self.ruleset.combat
        ids = {c.attacker for c in lines if c.defender in still and c.result == "attacker"}
        return self.where(lambda piece: piece.id in ids)

    @property
    def runners(self) -> list[str]:
        """Where pieces stand that move more than a square."""
        return self.where(lambda piece: piece.reach > 1)

    @property
    def giants(self) -> list[str]:
        """Where the two strongest ranks of the army stand."""
        ranks = sorted({piece.rank for piece in self.pieces.values()}, reverse=True)[:2]
        return self.where(lambda piece: piece.rank in ranks and piece.rank > 1)

    @property
    def spies(self) -> list[str]:
        """Where pieces stand that take the strongest of either army, weak as they are."""
        most = max(piece.rank for piece in self.ruleset.pieces)
        strongest = {piece.id for piece in self.ruleset.pieces if piece.rank == most}
        lines = self.ruleset.combat
        ids = {c.attacker for c in lines if c.defender in strongest and c.result == "attacker"}
        return self.where(lambda piece: piece.id in ids)

    def beside(self, name: str) -> list[str]:
        """Squares of the board beside this one."""
        return neighbour_names(name, self.ruleset.rows, self.ruleset.columns)

    def doors(self, name: str) -> list[str]:
        """Squares beside this one from which somebody may come: nothing immobile of one's own, no obstacle."""
        closed = {*self.walls, *self.ruleset.obstacles}
        return [door for door in self.beside(name) if door not in closed]

    @property
    def is_dense(self) -> bool:
        """Does the army fill at least half of its rows? A smaller one cannot close all lanes."""
        return 2 * len(self.pieces) >= len(self.depth)

    def is_front(self, name: str) -> bool:
        """Is the square in the row nearest to the enemy?"""
        return self.depth[name] == self.n_rows - 1

    def is_forward(self, name: str) -> bool:
        """Is the square in the half of the zone nearest to the enemy?"""
        return 2 * self.depth[name] >= self.n_rows

    def is_left(self, name: str) -> bool:
        """Is the square in the left half of the board?"""
        return 2 * row_and_column(name)[1] < self.ruleset.columns


def notes_of(ruleset: Ruleset, seat: int, letters: str) -> tuple[Remark, ...]:
    """The notes on a set-up, the heaviest first. letters: one a square of the seat's zone, "." for an empty one."""
    standing = Standing(ruleset, seat, letters)
    return tuple(note for check in CHECKS for note in check(standing))


def _note(kind: NoteKind, places: list[str], **facts: int) -> Remark:
    return Remark(kind, tuple(places), dict(facts))


def _flag_forward(standing: Standing) -> Iterator[Remark]:
    for flag in standing.flags:
        if standing.is_forward(flag):
            yield _note("flag_forward", [flag], steps=standing.n_rows - standing.depth[flag])


def _flag_doors(standing: Standing) -> Iterator[Remark]:
    for flag in standing.flags:
        doors = standing.doors(flag)
        if len(doors) >= OPEN_DOORS:
            yield _note("flag_doors", doors, doors=len(doors))


def _flag_lanes(standing: Standing) -> Iterator[Remark]:
    """The soonest of the raids on the flag, and on its guards where the army is dense."""
    found = raids(standing.ruleset, standing.seat, standing.pieces, SOON)
    for flag in standing.flags:
        house = [flag, *(standing.beside(flag) if standing.is_dense else ())]
        soonest = min((found[name] for name in house if name in found), default=None)
        if soonest:
            places = [name for name in house if found.get(name) == soonest]
            yield _note("flag_lanes", places, **soonest._asdict())


def _few_diggers(standing: Standing) -> Iterator[Remark]:
    diggers = standing.diggers
    kept = [name for name in diggers if not standing.is_front(name)]
    if len(kept) < min(KEPT_DIGGERS, len(diggers) - 1):
        yield _note("few_diggers", [name for name in diggers if name not in kept], kept=len(kept))


def _front_walls(standing: Standing) -> Iterator[Remark]:
    ahead = [name for name in standing.walls if standing.is_front(name)]
    if len(ahead) >= FRONT_WALLS:
        yield _note("front_walls", ahead, count=len(ahead))


def _no_runner_ahead(standing: Standing) -> Iterator[Remark]:
    runners = standing.runners
    if runners and not any(map(standing.is_forward, runners)):
        yield _note("no_runner_ahead", runners)


def _no_runner_behind(standing: Standing) -> Iterator[Remark]:
    runners = standing.runners
    if len(runners) >= MANY_RUNNERS and all(map(standing.is_forward, runners)):
        yield _note("no_runner_behind", runners)


def _spy_alone(standing: Standing) -> Iterator[Remark]:
    for spy in standing.spies:
        steps = min((_steps(spy, giant) for giant in standing.giants), default=0)
        if steps > SPY_STEPS:
            yield _note("spy_alone", [spy], steps=steps)


def _giants_together(standing: Standing) -> Iterator[Remark]:
    giants = standing.giants
    sides = {standing.is_left(name) for name in giants}
    if len(standing.pieces) >= BOTH_WINGS and len(giants) > 1 and len(sides) == 1:
        yield _note("giants_together", giants)


def _steps(one: str, other: str) -> int:
    (row, column), (to_row, to_column) = row_and_column(one), row_and_column(other)
    return abs(row - to_row) + abs(column - to_column)


CHECKS: tuple[Callable[[Standing], Iterator[Remark]], ...] = (
    _flag_forward,
    _flag_doors,
    _flag_lanes,
    _few_diggers,
    _front_walls,
    _no_runner_ahead,
    _no_runner_behind,
    _spy_alone,
    _giants_together,
)
"""In the order of what they may cost."""
