"""How near the own flag is to falling: the ways to it, and which defender could answer whom.

A walled flag mostly falls in one way. A sapper takes a bomb beside it, no defender is near, and the next move takes the flag. Where the
defenders stand decides that long before the tree search sees it.

A gate is a square beside the flag. An enemy that passes it in d moves leaves the defence d moves, the answer included. Enemies walk, dig
through what never moves, or run along free lines. While the Ring is open, the entries of Mount Doom are gates for the bearer (ME-9).
"""

from __future__ import annotations

import numpy as np

from gonfalon.games.stratego.kernel.layout import N_SQUARES
from gonfalon.games.stratego.squares import square_of

from ..decision import SearchContext
from ..kernel.distances import write_all_distances
from ..kernel.gate_threat import DIG, N_FORK, N_ROWS, N_WAYS, RUN, WALK, GateThreat, Pieces, breach_chance
from ..knowledge.fights import Fights
from ..knowledge.quest import enemy_bearer, entry_names

# The danger to the own flag, and that the bearer comes to Mount Doom.
APPROACH_DECAY = 0.4
"""Factor on the chance that an enemy comes, for each move that it is farther away (counted: docs/tried/stratego.md)."""
FEW_ENEMIES = 9.0
"""In the endgame each of n mobile enemies has at least the factor FEW_ENEMIES / (FEW_ENEMIES + n) (counted: docs/tried/stratego.md)."""
LATE_SLACK = 1.0
"""A defender counts nothing that comes later than so many times the moves the enemy needs."""
LATE_WAITS = 1.0
"""Share of the chance that a walker beside a gate waits for a late defender; only with the full guard."""
KNOWN_ATTACKER = 0.9
"""Chance of being a kind from which on an enemy counts as one that may take a defender."""
UNKNOWN_DEFENDER = 0.5
"""Share of that for a defender that has not been shown: the enemy does not know that it wins."""
TRADE_SHARE = 0.9  # share that counts of a capture that costs the defender
PASS_WALKER = 0.3
"""Chance that a walker beside a gate goes through it; it does not know what it would find."""
PASS_DIGGER = 1.0  # the same of a sapper
PASS_RUNNER = 0.1  # the same of a piece that moves several squares
MOBILE_CHANCE = 0.5 - 1e-9
"""An enemy with a lower chance to be mobile is in the way of the others. It is half, less a rounding error."""
BEARER_DECAY = 0.75  # APPROACH_DECAY of the bearer (docs/decisions/0006-search-with-powers.md)
BEARER_LATE_SLACK = 4.0  # LATE_SLACK against the bearer
BEARER_LATE_SHARE = 0.4
"""Share that counts of a defender that comes late against the bearer: it may tarry."""
BLOCK_SHARE = 0.95  # share of the danger that a piece the bearer cannot take removes by coming to stand in its way (ADR 6)
BLOCK_HOLDS = 0.8  # chance that a piece that bars an entry is not taken before
CAPTOR_HOLDS = 0.85  # chance that a piece that waits to take the bearer is not taken before


NOWHERE = -1  # in place of a square or a piece: there is none


class Guard:
    """The danger that a seat's flag falls or the bearer reaches Mount Doom: as it stands (`now`) and after a move (`after`).

    chances: float64[enemies, kinds], what each enemy may be. enemies, defenders: int16 squares; kinds: of the defenders. enemy_at,
    defender_at: square -> index. threats: to the flag, and of the bearer while there is one.
    """

    def __init__(self, context: SearchContext) -> None:
        self.context, self.names = context, context.belief.kinds
        enemies, index = context.enemies, context.belief.index
        defenders = [piece for piece in context.own if context.is_mobile(piece.piece)]
        self.chances = np.array([context.chances_of(one) for one in enemies]).reshape(-1, len(self.names))
        self.enemies = np.array([square_of(piece.square) for piece in enemies], np.int16)
        self.defenders = np.array([square_of(piece.square) for piece in defenders], np.int16)
        self.kinds = np.array([index[piece.piece] for piece in defenders], np.int16)
        self.enemy_at = {piece.square: i for i, piece in enumerate(enemies)}
        self.defender_at = {piece.square: i for i, piece in enumerate(defenders)}
        mobile = self.chances @ np.array([context.is_mobile(name) for name in self.names])
        few = FEW_ENEMIES / (FEW_ENEMIES + float(mobile.sum())) if context.settings.use_endgame else 0.0
        self.approach_decay = max(APPROACH_DECAY, few)
        self.removal_chance = self._removal_chance([piece.shown for piece in defenders])
        self.closed = self._closed(mobile)
        self.between = self._between()
        self.threats = self._threats()
        self.work = np.zeros((N_ROWS, N_SQUARES), np.int16)
        self.holds = np.zeros((2, len(self.defenders)))
        self.forks = np.zeros((max(len(threat.gates) for threat in self.threats), len(self.enemies), N_FORK))
        self.now = self._danger()

    def _removal_chance(self, shown: list[bool]) -> np.ndarray:
        """float64[enemies, defenders]: chance that an enemy beside a defender removes it; all 0 where the settings do not ask for it."""
        out = np.zeros((len(self.enemies), len(self.defenders)))
        if not self.context.settings.full_guard or not len(self.enemies):
            return out
        won, lost = self.context.fights.outcomes(self.names)
        mobile = np.array([float(self.context.is_mobile(name)) for name in self.names])
        known = np.where(self.chances >= KNOWN_ATTACKER, self.chances, 0.0)
        takes = (known * mobile) @ (won * np.where(lost > 0, TRADE_SHARE, 1.0))
        out[:] = takes[:, self.kinds]
        out[:, [not is_shown for is_shown in shown]] *= UNKNOWN_DEFENDER
        return out

    def _closed(self, mobile: np.ndarray) -> np.ndarray:
        """int8[3, squares]: closed to walkers, to diggers, and to defenders and runners. mobile: float64[enemies], chance of being so."""
        closed = np.zeros((3, N_SQUARES), np.int8)
        for piece in self.context.own:
            is_flag = self.context.fights.is_flag(piece.piece)
            closed[:, square_of(piece.square)] = not self.context.is_mobile(piece.piece), is_flag, 1
        closed[:2, self.enemies], closed[2, self.enemies] = mobile < MOBILE_CHANCE, 1
        return closed

    def _between(self) -> np.ndarray:
        """int16[squares, squares]: steps between squares round what never moves; int16[0, 0] where the settings do not ask for it."""
        if not self.context.settings.full_guard:
            return np.zeros((0, 0), np.int16)
        steps = np.zeros((N_SQUARES, N_SQUARES), np.int16)
        write_all_distances(self.context.tables, self.closed[0], steps, np.zeros(N_SQUARES, np.int16))
        return steps

    def _threats(self) -> list[GateThreat]:
        """To the flag by any enemy, and of the bearer at the entries that nothing immobile closes."""
        context, fights = self.context, self.context.fights
        walls = {piece.square for piece in context.own if not context.is_mobile(piece.piece)}
        flags = {piece.square for piece in context.own if fights.is_flag(piece.piece)}
        near = [name for flag in flags for name in fights.near[flag] if name not in flags]
        goal = square_of(min(flags)) if len(flags) == 1 and context.settings.full_guard else NOWHERE
        threats = [self._flag_threat(near, walls, goal)]
        if bearer := enemy_bearer(context.rules, context.seen):
            entries = entry_names(context.rules)
            free = [entry for entry in entries if entry not in walls]
            threats.append(self._bearer_threat(threats[0], free, context.belief.index[bearer]))
        return threats

    def _flag_threat(self, gates: list[str], walls: set[str], goal: int) -> GateThreat:
        """Of every enemy at the squares beside the flag. walls: squares of immobile own pieces. goal: as in GateThreat."""
        passes, beats, captures = _encounters(self.context.fights, self.names, self.chances)
        passes *= np.array((PASS_WALKER, PASS_DIGGER, PASS_RUNNER))[:, None]
        wait_chance = np.zeros(N_WAYS)
        if (
            self.context.settings.full_guard
        ):  # a sapper has a reason to come, and a runner takes the flag from afar
            wait_chance[WALK] = LATE_WAITS * (1.0 - PASS_WALKER)
        return GateThreat(
            gates=_gates(gates, walls),
            pass_chance=passes,
            beats_blocker=beats,
            capture_chance=captures,
            block_value=np.zeros_like(beats),
            block_holds=1.0,
            approach_decay=self.approach_decay,
            late_slack=LATE_SLACK,
            late_share=1.0,
            wait_chance=wait_chance,
            reach=max(piece.reach for piece in self.context.fights.pieces.values()),
            removal_chance=self.removal_chance,
            goal=goal,
            between=self.between,
        )

    def _bearer_threat(self, flag: GateThreat, entries: list[str], bearer: int) -> GateThreat:
        """Of the bearer at the entries of Mount Doom. flag: the threat to the flag. bearer: its kind."""
        chances = np.zeros_like(self.chances)
        chances[:, bearer] = self.chances[:, bearer]
        passes, beats, captures = _encounters(self.context.fights, self.names, chances)
        return flag._replace(
            gates=_gates(entries, set()),
            pass_chance=passes,
            beats_blocker=beats,
            capture_chance=CAPTOR_HOLDS * captures,
            block_value=BLOCK_SHARE * (1.0 - beats),
            block_holds=BLOCK_HOLDS,
            approach_decay=BEARER_DECAY,
            late_slack=BEARER_LATE_SLACK,
            late_share=BEARER_LATE_SHARE,
            wait_chance=np.zeros(N_WAYS),
            goal=NOWHERE,
        )

    def _danger(self, mover: int = NOWHERE, square: int = NOWHERE, fallen: int = NOWHERE) -> float:
        """The danger once defender `mover` stands on `square` (NOWHERE: it is gone) and enemy `fallen` is gone; summed over threats."""
        defenders, enemies, closed = self.defenders, self.enemies, self.closed
        if fallen >= 0:
            enemies, closed = enemies.copy(), closed.copy()
            closed[:, enemies[fallen]] = 0
            enemies[fallen] = NOWHERE
        if mover >= 0:
            defenders, closed = defenders.copy(), closed.copy()
            closed[:, defenders[mover]] = 0
            defenders[mover] = square
            if square >= 0:
                closed[RUN, square] = 1
        pieces = Pieces(enemies, defenders, self.kinds, closed, self.holds, self.forks, self.work)
        return sum(float(breach_chance(self.context.tables, threat, pieces)) for threat in self.threats)

    def explain(self, source: str, target: str) -> float:
        """By how much a displacement raises the danger."""
        return self.after(source, target) - self.now

    def after_strike(self, source: str, stand: str, caught: dict[str, float]) -> float:
        """The danger once an own piece has struck from `stand` ("" if it falls by it). caught: square -> chance that its piece falls.

        What several captures do together is taken to be the sum of what each does.
        """
        mover = NOWHERE if stand == source else self.defender_at[source]
        to = square_of(stand) if stand else NOWHERE
        left = base = self._danger(mover, to) if mover >= 0 else self.now
        for square, chance in caught.items():
            if chance:
                left += chance * (self._danger(mover, to, self.enemy_at[square]) - base)
        return left

    def after(self, source: str, target: str) -> float:
        """The danger after an own piece has gone from one square to another; of an attack the mean over its results."""
        mover, fallen, to = self.defender_at[source], self.enemy_at.get(target, NOWHERE), square_of(target)
        if fallen < 0:
            return self._danger(mover, to)
        chances = {"attacker": 0.0, "defender": 0.0, "both": 0.0, "neither": 0.0}
        for name, chance in zip(self.names, self.chances[fallen], strict=True):
            if chance:
                result = self.context.fights.result(self.names[self.kinds[mover]], name)
                chances[result] += float(chance)
        left = {
            "attacker": (mover, to, fallen),
            "defender": (mover,),
            "both": (mover, NOWHERE, fallen),
            "neither": (),
        }
        return sum(chance * self._danger(*left[result]) for result, chance in chances.items() if chance)


def _gates(names: list[str], walls: set[str]) -> np.ndarray:
    """int16[gates, 2], as in GateThreat."""
    return np.array([(square_of(name), name in walls) for name in names], np.int16).reshape(-1, 2)


def _encounters(
    fights: Fights, names: list[str], chances: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """pass_chance, beats_blocker and capture_chance as in GateThreat, for enemies that pass every gate they come to.

    chances: float64[m, kinds], what each enemy may be.
    """
    won, lost = fights.outcomes(names)
    comes = np.zeros((N_WAYS, len(names)))
    for k, name in enumerate(names):
        reach = fights.pieces[name].reach
        if reach:
            comes[DIG if name in fights.sappers else RUN if reach > 1 else WALK, k] = 1.0
    passing = comes[:, None] * chances
    passes = passing.sum(axis=2)
    certain = passing / np.maximum(1e-9, passes)[..., None]
    taken = (won * np.where(lost > 0, TRADE_SHARE, 1.0)).T
    return passes, certain @ (won * (1.0 - lost)), certain @ taken
