"""One decision of one seat: belief, aims, worlds, search, and the choice between the moves."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.kernel.layout import N_SQUARES
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.rules import rules_for

from ..judge import QUIET, impatience, visits_of
from ..worth import Fights, fights_of
from . import values
from .belief import Belief
from .board import Board, code_of, search_tables, square_of
from .guard import Guard
from .kernel import tree
from .kernel.distances import write_attraction, write_distances
from .kernel.eval_weights import EVAL_WEIGHTS, N_IDS

if TYPE_CHECKING:
    from .player import Settings

UNIT = 100
"""The search counts in hundredths."""
OWN_FLAG = 150
LOST = 500
PREY, LEAST_PREY = 24.0, 0.4
"""No target draws a piece more than one of this worth would, and none that brings less draws it at all."""
GUARD = 4.0
LEARN = 0.04
"""Share of the unknown pieces' worth that learning one is worth."""
MARGIN = 16
"""Moves this much worse than the best in a world are not told apart."""
VISIT = 0.7
FIRM = 0.995
LEAD, MOST_STAKE = 0.087, 6.0
"""How the log odds of winning grow with a unit of lead (counted), and how many times as much the guard counts by that at most."""
KNOWN = 0.5
"""How likely a piece must be the flag for sappers to dig their way to it."""
DIG, WAY = 0.4, 20
"""What a step of theirs on the way there is worth, and over how many steps."""
LATE = 0.4
"""Share of the time after which no deeper look is begun."""


class Thought:
    """values: of each legal action, in hundredths, once chosen. depth, nodes: how far it looked."""

    def __init__(
        self,
        information: InformationState,
        rng: random.Random,
        settings: Settings,
        desk: tree.SearchBuffers,
        began: float,
    ) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.seen, self.rng, self.settings, self.desk, self.began = seen, rng, settings, desk, began
        self.legal = list(seen.legal or ())
        self.rules = rules_for(information.variant, information.options)
        self.fights = self._fights(information)
        self.tables: Any = search_tables(self.rules)[0]
        self.belief = Belief(information, self.fights, rng, settings.habits, settings.heed, settings.ties)
        self.board = Board(information, self.rules, self.tables, self.belief)
        self.urgency = settings.push * UNIT * self._impatience(information)
        self.visits = visits_of(information)
        self.at: dict[str, PieceView] = {piece.square: piece for piece in seen.pieces}
        self.column = {piece.id: i for i, piece in enumerate(self.belief.hidden)}
        self.home = self._home()
        self.aims = self._aims()
        self.depth = self.nodes = 0
        self.guard = Guard(self) if settings.guard else None

    def _fights(self, information: InformationState) -> Fights:
        """Who beats whom now."""
        return fights_of(information.variant, bool(information.options["aggressor_advantage"]))

    def _impatience(self, information: InformationState) -> float:
        """From 0 to 1 the longer nothing has been captured."""
        return impatience(information, self.seen.limits.quiet_draw or QUIET)

    # ---- what is aimed at ----------------------------------------------------------------------------------------

    def _aims(self) -> Any:
        """The record of values that the search reads (aims.AIMS)."""
        out: Any = np.zeros(1, EVAL_WEIGHTS)
        a, me, belief = out[0], self.seen.seat, self.belief
        mine = Counter(piece.piece for piece in self.seen.pieces if piece.owner == me)
        theirs = Counter(belief.left)
        theirs.update(belief.kinds[kind] for kind in belief.known.values())
        lead = 0.0
        for player, own, enemies in ((me, mine, theirs), (1 - me, theirs, mine)):
            worths = self._worths(own, enemies)
            total = sum(n * worths[name] for name, n in own.items() if not self.fights.is_flag(name))
            lead += total if player == me else -total
            for i, name in enumerate(belief.kinds):
                is_flag = self.fights.is_flag(name)
                flag = OWN_FLAG if player == me else self.settings.flag
                a["worth"][player, i] = round(UNIT * (flag if is_flag else worths[name]))
                a["hidden"][player, i] = 0 if is_flag else round(UNIT * self.settings.hide * worths[name])
        self.stake = min(MOST_STAKE, math.exp(LEAD * max(0.0, lead))) if self.settings.endings else 1.0
        a["searcher"], a["stuck"] = me, LOST * UNIT
        n = len(belief.kinds)
        self.gains = values.gains(self.fights, belief.kinds, a["worth"][me, :n], a["worth"][1 - me, :n])
        self._gambles(a)
        self._places(a)
        return a

    def _worths(self, own: Counter[str], enemies: Counter[str]) -> dict[str, float]:
        """Kind -> what a piece of it is worth to a side that has `own` left against `enemies`."""
        return values.worths(self.fights, own, enemies)

    def _prey(self, piece: PieceView) -> np.ndarray:
        """Expected gain of attacking an enemy's piece, by own kind."""
        known = self.belief.known.get(piece.id)
        return self.gains[:, known] if known is not None else self.expected[piece.id]

    def _gambles(self, a: Any) -> None:
        """Expected gain of attacking a hidden piece, by own kind and the piece's id, and what attacking it teaches."""
        n, enemy, belief = len(self.belief.kinds), 1 - self.seen.seat, self.belief
        worth = a["worth"][enemy, :n].astype(float)
        worth[[self.fights.is_flag(name) for name in belief.kinds]] = 0.0
        self.expected: dict[int, np.ndarray] = {}
        self.lesson: dict[int, float] = {}
        for i, piece in enumerate(belief.hidden):
            chances = belief.chances[i]
            sure = chances.max() >= FIRM
            self.expected[piece.id] = self.gains @ chances
            self.lesson[piece.id] = (
                UNIT * self.settings.probe + self.urgency + (0.0 if sure else LEARN * float(worth @ chances))
            )
            whole = self.expected[piece.id] + self.lesson[piece.id] - a["hidden"][self.seen.seat, :n]
            whole = np.where(whole > 0, whole * self.settings.later, whole)
            a["attack_hidden"][:n, piece.id & (N_IDS - 1)] = np.round(whole)

    def _places(self, a: Any) -> None:
        """Attraction of squares: nearness to what is worth attacking, and a little urge forward."""
        me, belief, n = self.seen.seat, self.belief, len(self.belief.kinds)
        flags = [piece.square for piece in self.seen.pieces if piece.owner == me and self._is_flag(piece)]
        enemies = [piece for piece in self.seen.pieces if piece.owner != me]
        self.behind = self._behind(enemies)
        closed = np.zeros(N_SQUARES, np.int8)
        for piece in self.seen.pieces:
            if piece.owner != me or self.fights.pieces[piece.piece].reach == 0:
                closed[square_of(piece.square)] = 1
        weights = np.zeros((len(enemies), n))
        for i, piece in enumerate(enemies):
            gain = np.minimum(self._prey(piece) + 0.6 * self.urgency, PREY * UNIT)
            weights[i] = np.where(gain > LEAST_PREY * UNIT, gain + _guard(flags, piece.square), 0.0)
        for k, name in enumerate(belief.kinds):
            if self.fights.pieces[name].reach == 0:
                weights[:, k] = 0.0
        preys = np.array([square_of(piece.square) for piece in enemies], np.int16)
        best, room = np.zeros((n, N_SQUARES)), np.zeros((2, N_SQUARES), np.int16)
        write_attraction(self.tables, closed, preys, weights, n, a["square"][me], best, room[0], room[1])
        if self.behind:
            self._dig(a, closed, room)
        self._urge(a)

    def _dig(self, a: Any, closed: np.ndarray, room: np.ndarray) -> None:
        """A sapper's way to the wall of a flag whose place is known, round own pieces that rest.

        The farthest step counts as much as the last: nearness alone hardly tells two far squares apart.
        """
        sappers, digs = self.fights.sappers, np.zeros(N_SQUARES, np.int32)
        for piece in self.seen.pieces:
            if piece.owner == self.seen.seat and not piece.moved and piece.piece not in sappers:
                closed[square_of(piece.square)] = 1
        for square, chance in self.behind.items():
            write_distances(self.tables, closed, square_of(square), room[0], room[1])
            nearer = UNIT * DIG * chance * np.maximum(0, WAY - room[0])
            digs = np.maximum(digs, nearer.astype(np.int32))
        a["square"][self.seen.seat, [self.belief.index[name] for name in sappers]] += digs

    def _behind(self, enemies: list[PieceView]) -> dict[str, float]:
        """Square of an enemy's piece -> chance that it is a bomb and the flag, its place being known, stands beside it."""
        if not self.settings.endings:
            return {}
        belief, near = self.belief, self.fights.near
        chances = {piece.square: self.chances_of(piece) for piece in enemies}
        flags = [belief.index[name] for name in belief.kinds if self.fights.is_flag(name)]
        bombs = [belief.index[name] for name in self.fights.bombs]
        out: dict[str, float] = {}
        for square, row in chances.items():
            if (chance := float(row[flags].sum())) >= KNOWN:
                beside = [name for name in near[square] if name in chances]
                out |= {name: chance * float(chances[name][bombs].sum()) for name in beside}
        return out

    def chances_of(self, piece: PieceView) -> np.ndarray:
        """float64[kinds]: what an enemy's piece may be; they add up to 1."""
        known = self.belief.known.get(piece.id)
        return (
            self.belief.chances[self.column[piece.id]]
            if known is None
            else np.eye(len(self.belief.kinds))[known]
        )

    def _urge(self, a: Any) -> None:
        """A little for every row forward: most for scouts, least for the strongest."""
        me, rows = self.seen.seat, np.arange(N_SQUARES) >> 4
        ahead = rows if me == 0 else self.seen.rows - 1 - rows
        haste = 1 + 2 * self.urgency / max(1.0, self.settings.push * UNIT)
        for k, name in enumerate(self.belief.kinds):
            reach = self.fights.pieces[name].reach
            if reach:
                eager = 0.25 if reach > 1 else 0.06 if a["worth"][me, k] > 8 * UNIT else 0.12
                a["square"][me, k] += (UNIT * eager * haste * ahead).astype(np.int32)

    def _home(self) -> frozenset[str]:
        """The back rows of the own set-up zone, if the army filled more than half of it: fewer pieces hide nothing."""
        zone, me = self.rules.ruleset.zones[self.seen.seat], self.seen.seat
        crowded = 2 * sum(kind.counts[me] for kind in self.seen.kinds) > len(zone)
        return back_half(zone, me) if crowded else frozenset()

    def _is_flag(self, piece: PieceView) -> bool:
        return bool(piece.piece) and self.fights.is_flag(piece.piece)

    # ---- the choice ----------------------------------------------------------------------------------------------

    def choose(self) -> str:
        """The action with the best mean over the worlds, what repeats itself marked down, chance added."""
        codes = np.array([code_of(self.rules, text) for text in self.legal], np.int32)
        self.values = self._judge(codes, np.array([self._beside(text) for text in self.legal]))
        return self.legal[int(np.argmax(self.values))]

    def _beside(self, text: str) -> float:
        """What the search does not see of an action: chance, repetition, what it tells and what an attack teaches."""
        value = UNIT * self.settings.noise * self.rng.random()
        source, dash, target = text.partition("-")
        if not dash:
            return value
        own = self.at[source]
        value -= VISIT * UNIT * self.visits[target, own.id]
        digs = bool(self.behind) and own.piece in self.fights.sappers
        if source in self.home and not own.moved and not digs:
            value -= UNIT * self.settings.rest
        value -= self._exposes(source, target)
        other = self.at.get(target)
        if other is not None and other.id in self.lesson:
            value += self.lesson[other.id]
        return value

    def _exposes(self, source: str, target: str) -> float:
        """What a displacement costs in danger to what is guarded."""
        if self.guard is None:
            return 0.0
        return self._cost(self.guard.after(source, target) - self.guard.now)

    def _cost(self, danger: float) -> float:
        """What danger to what is guarded costs, the more the more there is to lose."""
        return UNIT * self.settings.guard * self.stake * danger

    def _judge(self, codes: np.ndarray, beside: np.ndarray) -> np.ndarray:
        """float64[n]: mean value of each action over the worlds, from the deepest look the budget allowed, with what is beside it.

        beside: float64[n], what the search does not see. It counts in the search, for what is not told apart there must be worse
        than the best by both together.
        """
        settings, desk = self.settings, self.desk
        n_worlds = settings.worlds if self.belief.hidden else 1
        hand_outs = self.belief.hand_outs(n_worlds)
        worlds, luck = self.board.worlds(hand_outs), self._luck(hand_outs) - np.round(beside).astype(np.int64)
        desk.budget[:] = 0, settings.nodes
        desk.keys[:] = 0
        order, best = np.argsort(-beside, kind="stable"), beside.copy()
        for depth in range(1, settings.depth + 1):
            found, done = np.zeros((n_worlds, len(codes)), np.int64), 0
            for w in range(n_worlds):
                desk.frames[:, tree.KILLER_A :] = -1
                salt = (w * 0x51ED270B37A5F1) & (2**62 - 1)
                if not tree.evaluate_root(
                    worlds[w],
                    desk,
                    self.tables,
                    self.aims,
                    salt,
                    depth,
                    codes[order],
                    luck[w][order],
                    MARGIN * UNIT,
                    found[w],
                ):
                    break
                done += 1
                if depth > 1 and self._late():
                    break
            if self.depth and done < min(n_worlds, max(4, n_worlds // 2)):
                break
            best[order], self.depth = found[: max(1, done)].mean(axis=0), depth
            order = np.argsort(-best, kind="stable")
            if done < n_worlds or self._late(LATE):
                break
        self.nodes = int(desk.budget[0])
        return best

    def _luck(self, hand_outs: np.ndarray) -> np.ndarray:
        """int64[worlds, actions]: how much more than expected an attack on a hidden piece takes in a world.

        Taken off the values (a control variate), it leaves of an attack's own outcome the expectation, not the luck of few draws.
        """
        out = np.zeros((len(hand_outs), len(self.legal)))
        for j, text in enumerate(self.legal):
            source, _, target = text.partition("-")
            other = self.at.get(target)
            if other is not None and other.id in self.column:
                own = self.belief.index[self.at[source].piece]
                taken = self.gains[own, hand_outs[:, self.column[other.id]]]
                out[:, j] = taken - self.expected[other.id][own]
        return np.round(out).astype(np.int64)

    def _late(self, share: float = 1.0) -> bool:
        limit = self.settings.ms
        return limit > 0 and 1000 * (time.perf_counter() - self.began) > share * limit


@lru_cache(maxsize=32)
def back_half(zone: tuple[str, ...], seat: int) -> frozenset[str]:
    """The squares of a set-up zone on the half of its rows that is farther from the enemy."""
    rows = sorted({int(name[1:]) for name in zone}, reverse=seat == 1)
    back = rows[: len(rows) // 2]
    return frozenset(name for name in zone if int(name[1:]) in back)


def _guard(flags: list[str], square: str) -> float:
    """What an enemy near the own flag draws the more."""
    near = min(
        (abs(ord(f[0]) - ord(square[0])) + abs(int(f[1:]) - int(square[1:])) for f in flags), default=99
    )
    return GUARD * UNIT / near if near <= 3 else 0.0
