"""How near the own flag is to falling: the ways to it, and who could answer whom on them.

A walled flag mostly falls in the same way: a sapper takes a bomb beside it, nobody stands near enough to take the sapper, and
the next move takes the flag. Where the defenders stand decides that, long before the search sees it.

A gate is a square beside the flag. An enemy that is d moves away from passing it leaves the defence d moves, the answer included.
Enemies come in three ways: they walk, they dig through whatever stands fast on their way, or they run along free lines.
While the Ring is open the entries of Mount Doom are such gates as well, for the bearer alone (ME-9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gonfalon.games.stratego.kernel.layout import N_SQUARES

from ..worth import Fights
from . import quest
from .board import square_of
from .kernel.gate_threat import DIG, N_WAYS, RUN, WALK, GateThreat, breach_chance

if TYPE_CHECKING:
    from .thought import Thought

NEARS, BEARER_NEARS = 0.4, 0.75
"""How much less likely an enemy is to come for every move that it is farther away (counted: decision 0004), and the bearer."""
FEW = 9.0
"""Each of few enemies moves oftener: NEARS is FEW / (FEW + the number that can move) then, if that is more (counted too)."""
SLACK, BEARER_SLACK = 1.0, 4.0
"""A defender that comes too late by so many times the moves that the enemy needs is none; before that it counts in part."""
EVEN = 0.9
"""What an answer counts that costs the defender."""
BAR = 0.95
"""What it counts that somebody whom the bearer cannot take comes to stand in its way."""
FIRM, RELY = 0.8, 0.85
"""How likely it is that who bars an entry, or waits to take the bearer, is not itself taken before."""
HOPE = 0.4
"""What one counts that would come too late to an entry, to one in time: the bearer may tarry."""
HALF = 0.5 - 1e-9
"""Whoever moves with less than this chance is in the way of the others; sums of chances that make a half fall on one side of it."""
EAGER = 0.3, 1.0, 0.1
"""How likely an enemy beside a gate goes through it, by its way, to a sapper: the others do not know what they would find."""


class Guard:
    """The danger to one seat's flag, and of the bearer's coming to Mount Doom, now (`now`) and after its moves (`after`)."""

    def __init__(self, thought: Thought) -> None:
        seen, belief, fights = thought.seen, thought.belief, thought.fights
        self.tables, self.fights, self.names = thought.tables, fights, belief.kinds
        own = [piece for piece in seen.pieces if piece.owner == seen.seat]
        enemies = [piece for piece in seen.pieces if piece.owner != seen.seat]
        guards = [piece for piece in own if fights.pieces[piece.piece].reach]
        self.chances = np.array([thought.chances_of(piece) for piece in enemies]).reshape(-1, len(self.names))
        self.enemies = np.array([square_of(piece.square) for piece in enemies], np.int16)
        self.guards = np.array([square_of(piece.square) for piece in guards], np.int16)
        self.kinds = np.array([belief.index[piece.piece] for piece in guards], np.int16)
        able = np.array([fights.pieces[name].reach > 0 for name in self.names])
        comers = float((self.chances @ able).sum())
        self.nears = max(NEARS, FEW / (FEW + comers)) if thought.settings.endings else NEARS
        self.guard_at = {piece.square: i for i, piece in enumerate(guards)}
        self.enemy_at = {piece.square: i for i, piece in enumerate(enemies)}
        walls = {piece.square for piece in own if not fights.pieces[piece.piece].reach}
        flags = {piece.square for piece in own if fights.is_flag(piece.piece)}
        near = [name for flag in flags for name in fights.near[flag] if name not in flags]
        self.watches = [self._watch(near, walls)]
        if bearer := quest.bearer_abroad(thought.rules, seen):
            entries = [quest.name_of(square) for square in quest.entries_of(thought.rules)]
            free = [entry for entry in entries if entry not in walls]
            self.watches.append(self._watch(free, walls, belief.index[bearer]))
        self.closed, self.work = np.zeros((3, N_SQUARES), np.int8), np.zeros((5, N_SQUARES), np.int16)
        for piece in own:
            fast = fights.pieces[piece.piece].reach == 0
            self.closed[:, square_of(piece.square)] = fast, fights.is_flag(piece.piece), 1
        self.closed[:2, self.enemies], self.closed[2, self.enemies] = self.chances @ able < HALF, 1
        self.now = self._danger()

    def _watch(self, gates: list[str], walls: set[str], only: int = -1) -> GateThreat:
        """Over gates by name, against every enemy, or against the kind `only`. walls: what stands fast."""
        chances, bar, firm, rely, nears, slack, hope = self.chances, 0.0, 1.0, 1.0, self.nears, SLACK, 1.0
        if only >= 0:
            bar, firm, rely, nears, slack, hope = BAR, FIRM, RELY, BEARER_NEARS, BEARER_SLACK, HOPE
            chances = np.zeros_like(chances)
            chances[:, only] = self.chances[:, only]
        passes, beaten, answers = _meetings(self.fights, self.names, chances)
        if only < 0:
            passes *= np.array(EAGER)[:, None]
        return GateThreat(
            np.array([(square_of(name), name in walls) for name in gates], np.int16).reshape(-1, 2),
            passes,
            beaten,
            rely * answers,
            bar * (1.0 - beaten),
            firm,
            nears,
            slack,
            hope,
            max(piece.reach for piece in self.fights.pieces.values()),
        )

    def _danger(self, mover: int = -1, square: int = -1, fallen: int = -1) -> float:
        """Once guard `mover` stands on `square` (-1: nowhere) and enemy `fallen` is gone; of all that is watched together."""
        guards, enemies, closed = self.guards, self.enemies, self.closed
        if fallen >= 0:
            enemies, closed = enemies.copy(), closed.copy()
            closed[:, enemies[fallen]] = 0
            enemies[fallen] = -1
        if mover >= 0:
            guards, closed = guards.copy(), closed.copy()
            closed[:, guards[mover]] = 0
            guards[mover] = square
            if square >= 0:
                closed[2, square] = 1
        return sum(
            float(breach_chance(self.tables, watch, enemies, guards, self.kinds, closed, self.work))
            for watch in self.watches
        )

    def after_strike(self, source: str, stand: str, caught: dict[str, float]) -> float:
        """The danger once an own piece has struck from `stand` ("" if it falls by it); caught: chances that targets are captured.

        What several captures do together is taken to be the sum of what each does.
        """
        mover = -1 if stand == source else self.guard_at[source]
        to = square_of(stand) if stand else -1
        left = base = self._danger(mover, to) if mover >= 0 else self.now
        for square, chance in caught.items():
            if chance:
                left += chance * (self._danger(mover, to, self.enemy_at[square]) - base)
        return left

    def after(self, source: str, target: str) -> float:
        """The danger once an own piece has gone from one square to another, over what an attack may bring."""
        mover, fallen, to = self.guard_at[source], self.enemy_at.get(target, -1), square_of(target)
        if fallen < 0:
            return self._danger(mover, to)
        chances = {"attacker": 0.0, "defender": 0.0, "both": 0.0, "neither": 0.0}
        for name, chance in zip(self.names, self.chances[fallen], strict=True):
            if chance:
                chances[self.fights.result(self.names[self.kinds[mover]], name)] += float(chance)
        ways = {
            "attacker": (mover, to, fallen),
            "defender": (mover,),
            "both": (mover, -1, fallen),
            "neither": (),
        }
        return sum(chance * self._danger(*ways[result]) for result, chance in chances.items() if chance)


def _meetings(
    fights: Fights, names: list[str], chances: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """passes, beaten and answers as a GateThreat has them. chances: float64[m, kinds], what each enemy may be."""
    won, lost = fights.outcomes(names)
    comes = np.zeros((N_WAYS, len(names)))
    for k, name in enumerate(names):
        reach = fights.pieces[name].reach
        if reach:
            comes[DIG if name in fights.sappers else RUN if reach > 1 else WALK, k] = 1.0
    passing = comes[:, None] * chances
    passes = passing.sum(axis=2)
    certain = passing / np.maximum(1e-9, passes)[..., None]
    taken = (won * np.where(lost > 0, EVEN, 1.0)).T
    return passes, certain @ (won * (1.0 - lost)), certain @ taken
