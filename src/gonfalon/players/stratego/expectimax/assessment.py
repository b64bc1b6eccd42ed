"""Assesses a position for the look-ahead: chances of each enemy piece's kind, expected change by each attack, values of places.

Worths are in units of the smallest piece's worth.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of, steps_between

from ..knowledge.behaviour import EncounterReplay
from ..knowledge.enemy import Odds
from ..knowledge.record import Record, is_combat, turns_since
from .home import guards, home_of
from .lookahead import FAR, MEMORY, SIZE, Position, write_distances
from .tables import ROW, Style, empty_board, padded

FLAG = 120.0
"""Worth of the own flag in the look-ahead."""
WIN = 400.0
"""Worth of capturing a piece that is certainly the flag."""
GUESS, DESPERATE = 30.0, 60.0
"""Worth of capturing the flag where it is only a guess; the same when far behind."""
BEHIND = -20.0
"""Lead below which a side is far behind."""
CERTAIN = 0.97
"""Chance from which a kind counts as certain."""
SLOPE, REACH = 0.03, 14
"""Share of a target's worth that each step towards it adds; steps within which that applies."""
PREY = 14.0
"""Cap on the worth of a target that draws a piece."""
QUIET = 200
"""Quiet turns allowed where the rules set no limit."""
PATIENCE = 30
"""Quiet turns after which waiting begins to count."""
VITAL = 0.8
"""Least chance that an enemy attacks the own flag or a wall of it when it could and should."""
RAIDER = 1.3
"""Factor `Home.raid` from which an enemy in the own camp is worth an exchange."""
SAPPER_STEPS, SAPPER_FACTOR = 4, 3.0
"""Steps from the own flag within which an unknown mover is suspected to clear bombs; factor on the chances of such kinds."""
APPROACH_FACTOR, RETREAT_FACTOR = 2.5, 1.5
"""Factors on the chances: of kinds that beat a shown piece which the enemy piece approached; of kinds that lose to one it left."""
LEAST_MOBILE = 0.05
"""Chance of being mobile below which a piece is taken never to attack."""
TOP = 3
"""The strongest of the own mobile kinds, one in so many, count as top pieces."""


class Assessment:
    """One seat's assessment of one position, in the arrays that the look-ahead takes; own pieces first, then the enemy's.

    chances: float64[enemies, kinds]. lead: own worth less the enemy's. wins, ties, loses: float64[own, enemies], chances of results.
    """

    def __init__(
        self,
        record: Record,
        style: Style,
        rng: random.Random,
        chances: np.ndarray | None = None,
    ) -> None:
        """chances: float64[enemies, duels.kinds], in the order of the observation; None: from counts and behaviour."""
        self.record, self.seen, self.style, self.fights, self.rng = (
            record,
            record.seen,
            style,
            record.fights,
            rng,
        )
        self.seat, self.duels, self.own, self.enemies = (
            record.seat,
            self.fights.duels,
            record.own,
            record.enemies,
        )
        self.odds = Odds(record)
        self.kind = np.array([self.duels.index[piece.piece] for piece in self.own], int)
        self.chances = self._estimate() if chances is None else chances
        self.quiet = self._quiet()
        self._weigh()
        self.back = ROW if self.seat == 0 else self.seen.rows - 1 - ROW
        self.home = home_of(self)
        self._pairs()
        self.position = self._position()
        self._places()

    # ---- what is known -------------------------------------------------------------------------------------------

    def _estimate(self) -> np.ndarray:
        """float64[enemies, kinds]: the chance that each enemy piece is of each kind, from counts and behaviour."""
        chances = np.zeros((len(self.enemies), len(self.duels.kinds)))
        for row, piece in enumerate(self.enemies):
            for kind, chance in self.odds.of(piece).items():
                chances[row, self.duels.index[kind]] = chance
        self._apply_behaviour(chances)
        self._suspect_sappers(chances)
        return chances

    def _apply_behaviour(self, chances: np.ndarray) -> None:
        """Update `chances`: an enemy piece that approached a shown own piece probably beats it, one that left it probably loses."""
        d = self.duels
        met = EncounterReplay(self.record).met
        for row, piece in enumerate(self.enemies):
            if piece.id not in met or chances[row].max() > CERTAIN:
                continue
            weight = np.ones(len(d.kinds))
            for kind, came in met[piece.id].items():
                k = d.index[kind]
                beats, falls = d.wins[:, k] > 0, d.wins[k, :] > 0
                weight *= np.where(beats, APPROACH_FACTOR if came else 1 / APPROACH_FACTOR, 1.0) * np.where(
                    falls, 1 / RETREAT_FACTOR if came else RETREAT_FACTOR, 1.0
                )
            if (chances[row] * weight).sum() > 0:
                chances[row] *= weight
                chances[row] /= chances[row].sum()

    def _suspect_sappers(self, chances: np.ndarray) -> None:
        """Update `chances`: an unknown mover near the own flag is more likely to be of a kind that clears bombs."""
        d = self.duels
        bombs = sorted({int(k) for k in self.kind if d.bomb[k]})
        flags = [piece for piece in self.own if self.fights.is_flag(piece.piece)]
        if not bombs or not flags:
            return
        sapper = d.wins[:, bombs].max(axis=1) > 0
        for row, piece in enumerate(self.enemies):
            near = steps_between(square_of(flags[0].square), square_of(piece.square)) <= SAPPER_STEPS
            if near and piece.moved and chances[row].max() < CERTAIN:
                chances[row] *= np.where(sapper, SAPPER_FACTOR, 1.0)
                chances[row] /= chances[row].sum()

    def _quiet(self) -> float:
        """From 0 to 1: the share of the allowed quiet turns that has passed, beyond PATIENCE."""
        allowed = self.seen.limits.quiet_draw or QUIET
        limits = self.seen.limits
        quiet = allowed - limits.quiet_left if limits.quiet_draw else turns_since(self.record, is_combat)
        return min(1.0, max(0.0, (quiet - PATIENCE) / (0.6 * allowed)))

    def _weigh(self) -> None:
        """Compute the worth of every kind to both sides, the lead, and what being hidden is worth to each own piece."""
        mine = Counter(piece.piece for piece in self.own)
        standing = self.odds.standing
        kinds = self.duels.kinds
        own, theirs = self.fights.worths(mine, standing), self.fights.worths(standing, mine)
        self.own_worth = np.array([FLAG if self.fights.is_flag(k) else own[k] for k in kinds])
        self.their_worth = np.array([0.0 if self.fights.is_flag(k) else theirs[k] for k in kinds])
        quest = self.fights.rules.quest
        if quest is not None and self.seen.ring == "open":
            bearer = self.duels.index[quest.bearer]
            self.own_worth[bearer] = self.their_worth[bearer] = self.style.bearer
        mobile, index = self.duels.mobile, self.duels.index
        self.lead = sum(self.own_worth[index[k]] * n for k, n in mine.items() if mobile[index[k]])
        self.lead -= sum(self.their_worth[index[k]] * n for k, n in standing.items() if mobile[index[k]])
        ranked = sorted((k for k in mine if mobile[index[k]]), key=lambda k: -own[k])
        top = {index[k] for k in ranked[: max(1, len(ranked) // TOP)]}
        share = np.array([self.style.hide_top if k in top else self.style.hide for k in range(len(kinds))])
        hidden = np.array([not piece.shown for piece in self.own])
        self.worth = self.own_worth[self.kind]
        self.hidden = hidden & self.duels.mobile[self.kind]
        self.stealth = np.where(self.hidden, share[self.kind] * self.worth, 0.0)

    # ---- what attacks change -------------------------------------------------------------------------------------

    def _pairs(self) -> None:
        """Fill chance, gain and rest (lookahead.Position) for attacks of both sides."""
        n, m = len(self.own), len(self.enemies)
        shape = (2, n + m, n + m)
        self.chance, self.gain, self.rest = (np.zeros(shape, np.float32) for _ in range(3))
        self._own_attacks(n)
        self._their_attacks(n)

    def _own_attacks(self, n: int) -> None:
        d, p, style = self.duels, self.chances, self.style
        wins, ties, loses = (table[self.kind] @ p.T for table in (d.wins, d.ties, d.loses))
        flag = p[:, d.flag].sum(axis=1)
        sure = flag > CERTAIN
        worth = self.their_worth
        won = (d.wins[self.kind] * worth) @ p.T * self.home.raid + d.mobile[self.kind][
            :, None
        ] * flag * np.where(sure, WIN, GUESS if self.lead > BEHIND else DESPERATE)
        tied = (d.ties[self.kind] * worth) @ p.T * self.home.raid - ties * self.worth[:, None] * style.prudent
        unknown = p.max(axis=1) < CERTAIN
        learned = style.learn * ((d.loses[self.kind] * worth) @ p.T) * unknown
        lost = loses * (self.worth * style.prudent)[:, None] - learned
        self.wins, self.loses, self.ties = wins, loses, ties
        safe = np.maximum(wins, 1e-6)
        push = np.where(unknown, style.push * self.quiet * (1.0 if self.lead > -10 else 0.3), 0.0)
        for shown in range(2):
            self.chance[shown, :n, n:] = wins
            self.gain[shown, :n, n:] = won / safe - (0.0 if shown else self.stealth[:, None]) + push
            told = 0.0 if shown else (loses + ties) * self.stealth[:, None]
            self.rest[shown, :n, n:] = tied - lost - told
        self.reckless = (loses > style.bold) & (self.worth > style.cheap)[:, None]
        expected = wins * self.gain[0, :n, n:] + self.rest[0, :n, n:]
        self.expected = np.where(wins + ties + loses > 0, expected, -99.0)

    def _their_attacks(self, n: int) -> None:
        d, p = self.duels, self.chances
        wins, ties = d.wins[:, self.kind], d.ties[:, self.kind]
        for shown in range(2):
            will = self._attack_chances(shown)
            win = p @ (wins * will)
            both = p @ (ties * will)
            stealth = 0.0 if shown else self.stealth
            self.chance[shown, n:, :n] = win
            self.gain[shown, n:, :n] = -(self.worth + stealth)
            exchanged = (p * self.their_worth) @ (ties * will)
            self.rest[shown, n:, :n] = np.minimum(0.0, exchanged - both * (self.worth + stealth))

    def _attack_chances(self, shown: int) -> np.ndarray:
        """float64[kinds, own]: the chance that an enemy of a kind attacks an own piece which it could beat."""
        d = self.duels
        if shown:
            cost = np.where(d.ties[:, self.kind] > 0, self.their_worth[:, None] > self.worth, 0)
            return np.where(cost > 0, 0.3, 1.0)
        moved = np.array([piece.moved or piece.shown for piece in self.own])
        gains = [self._their_expected_gain(movers) for movers in (False, True)]
        hope = np.where(moved[None, :], gains[1][:, None], gains[0][:, None])
        will = np.clip(1.0 / (1.0 + np.exp(-(hope + 0.5) / 1.5)), 0.15, 0.95)
        return np.where(self.home.vital[None, :], np.maximum(will, VITAL), will)

    def _their_expected_gain(self, movers: bool) -> np.ndarray:
        """float64[kinds]: the gain that an enemy expects from attacking a hidden own piece. It knows how many of each kind are left."""
        d = self.duels
        counts = np.zeros(len(d.kinds))
        for piece, kind in zip(self.own, self.kind, strict=True):
            if not piece.shown and (d.mobile[kind] or not movers):
                counts[kind] += 1.0 if d.mobile[kind] else 1.5
        share = counts / max(1.0, counts.sum())
        value = np.where(d.flag, 20.0, self.own_worth)
        return (
            (d.wins * value) @ share
            - (d.loses @ share) * self.their_worth
            + (d.ties * value) @ share
            - (d.ties @ share) * self.their_worth
        )

    # ---- where things stand --------------------------------------------------------------------------------------

    def _position(self) -> Position:
        n, m = len(self.own), len(self.enemies)
        d, seen = self.duels, self.seen
        pieces: list[PieceView] = [*self.own, *self.enemies]
        square = np.array([padded(piece.square) for piece in pieces], np.int16)
        board = empty_board(seen.rows, seen.columns, seen.obstacles).copy()
        board[square] = np.arange(n + m)
        known = self.chances.max(axis=1) > CERTAIN
        likeliest = self.chances.argmax(axis=1)
        movable = self.chances[:, d.mobile].sum(axis=1)
        their_reach = np.where(known, d.reach[likeliest], movable > LEAST_MOBILE)
        reach = np.concatenate([d.reach[self.kind], their_reach])
        moved = np.array([piece.moved for piece in self.enemies], bool)
        mobile = np.concatenate([d.mobile[self.kind], np.where(known, d.mobile[likeliest], moved)])
        final = np.concatenate([d.flag[self.kind], self.chances[:, d.flag].sum(axis=1) > CERTAIN])
        shown = np.array([piece.shown for piece in self.own] + [False] * m)
        turns, n_turns = self._turns({piece.id: k for k, piece in enumerate(pieces)})
        return Position(
            board,
            square,
            np.array([0] * n + [1] * m, np.int16),
            np.minimum(reach, SIZE).astype(np.int16),
            mobile.astype(np.int16),
            shown.astype(np.int16),
            final.astype(np.int16),
            self.chance,
            self.gain,
            self.rest,
            np.zeros((n + m, SIZE), np.float32),
            turns,
            n_turns,
            min(int(self.seen.limits.two_square_limit), MEMORY // 3),
        )

    def _turns(self, pieces: dict[int, int]) -> tuple[np.ndarray, np.ndarray]:
        """The last turns of both sides, for the two-square rule."""
        turns, n_turns = np.full((2, MEMORY, 3), -1, np.int16), np.zeros(2, np.int16)
        limit = min(int(self.seen.limits.two_square_limit), MEMORY // 3)
        found: list[list[tuple[int, int, int]]] = [[], []]
        for event in reversed(self.record.turns):
            side = int(event.facts["seat"] != self.seat)
            if len(found[side]) < limit:
                found[side].append(self._turn_of(event.kind, event.facts, pieces))
            if min(map(len, found)) >= limit:
                break
        for side in range(2):
            for k, turn in enumerate(reversed(found[side])):
                turns[side, k] = turn
            n_turns[side] = len(found[side])
        return turns, n_turns

    def _turn_of(self, kind: str, facts: dict[str, Any], pieces: dict[int, int]) -> tuple[int, int, int]:
        if kind == "power":
            return -1, 0, 0
        piece = pieces.get(facts["attacker_id" if kind == "combat" else "id"], -1)
        return piece, padded(facts["source"]), padded(facts["target"])

    def _places(self) -> None:
        """Fill `Position.place`: the pull on own pieces, and the threat of enemies near the own flag."""
        n, style, d = len(self.own), self.style, self.duels
        position = self.position
        board = position.board
        starts = position.square[n:].copy()
        closed = (board >= n).astype(np.int8)
        still = position.square[:n][~d.mobile[self.kind]]
        closed[still] = 1
        self.steps = np.full((max(1, len(starts)), SIZE), FAR, np.int16)
        write_distances(board, starts, closed, self.steps, np.zeros(SIZE, np.int16))
        position.place[n:] = -style.home * self.home.threat
        pull = self._pull()
        steps = self.steps[None, : len(starts), :]
        near = pull[:, :, None] * (0.8 / (2.0 + steps) + SLOPE * np.maximum(0, REACH - steps))
        near = np.where(self.steps[None, : len(starts), :] < FAR, near, 0.0)
        if near.shape[1]:
            best = near.max(axis=1)
            second = np.sort(near, axis=1)[:, -2] if near.shape[1] > 1 else 0.0
            position.place[:n] = best + 0.15 * second
        eager = style.eager * (1.0 + 2.0 * self.quiet) * np.where(self.worth < 7.0, 1.0, 0.4)
        steps_forward = np.minimum(self.back, self.seen.rows - 3)
        position.place[:n] += (eager[:, None] * steps_forward[None, :]).astype(np.float32)
        position.place[:n] += guards(self)
        position.place[:n][~d.mobile[self.kind]] = 0.0

    def _pull(self) -> np.ndarray:
        """float64[own, enemies]: the pull of each enemy piece on each own piece."""
        style, d, n = self.style, self.duels, len(self.own)
        shown = np.array([piece.shown for piece in self.own])
        known = self.chance[1, :n, n:] * self.gain[1, :n, n:] + self.rest[1, :n, n:]
        value = np.where(shown[:, None], known, self.expected)
        sure = (self.loses < 0.08) & ((self.ties < 0.3) | (self.home.raid > RAIDER)[None, :])
        weight = np.where(sure, style.chase, style.gamble)
        value = np.where(value > 0.3, np.minimum(value, PREY) * weight, 0.0)
        value[self.reckless] = 0.0
        value[~d.mobile[self.kind]] = 0.0
        rows = ROW[self.position.square[n:]]
        half = self.seen.rows // 2
        abroad = rows >= half if self.seat == 0 else rows < self.seen.rows - half
        if self.lead < style.lead:
            value = value * np.where(abroad, style.roam, 1.0)[None, :]
        return value + 8.0 * self.home.danger[None, :] * np.clip(self.wins - self.loses, 0.0, 1.0)
