"""What a partner makes of one moment: every enemy piece's chances, what each attack would change, where it pays to stand."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.squares import square_of, steps_between

from ..odds import Odds
from ..worth import Fights
from .conduct import met_by
from .home import guards, home_of
from .lookahead import FAR, MEMORY, SIZE, Position, write_distances
from .style import Style
from .tables import Duels, Grid, grid_of

BEARER = 16.0
"""What the bearer is worth to both sides while the Ring is open."""
FLAG = 120.0
"""What the own flag is worth in the look-ahead."""
WIN = 400.0
"""What taking a piece is worth that is surely the flag."""
GUESS, DESPERATE = 30.0, 60.0
"""What taking a piece is worth if it should be the flag, as long as that is a guess; the same when far behind."""
BEHIND = -20.0
"""Lead from which a side is far behind."""
SURE = 0.97
"""A chance that counts as certain."""
SLOPE, REACH = 0.03, 14
"""Share of a prey's worth that each step nearer brings, from so many steps on."""
PREY = 14.0
"""No prey draws a piece more than one of this worth would."""
QUIET = 200
"""The quiet turns it would allow where the rules allow any number."""
PATIENCE = 30
"""Quiet turns after which waiting begins to count."""
VITAL = 0.8
"""How likely an enemy attacks the own flag or a wall of it when it could and should: it may know more than one thinks."""
RAIDER = 1.3
"""From here on an enemy in the own camp is worth an exchange."""
SUSPECT, SUSPICION = 4, 3.0
"""From how far an unknown mover near the own flag is suspected of clearing bombs, and how much more than by counting."""
BRAVE, MEEK = 2.5, 1.5
"""How much likelier whoever comes close to a shown piece beats it, and whoever leaves it loses against it."""
LEAST_MOBILE = 0.05
"""A piece less likely to move than this attacks nobody."""
TOP = 3
"""One in so many of the own kinds that still move is a top piece, the strongest."""


class Mind:
    """One seat's view of one moment, as the look-ahead takes it. Own pieces come first, then the enemy's."""

    def __init__(
        self, information: InformationState, style: Style, fights: Fights, duels: Duels, rng: random.Random
    ) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.information, self.seen, self.style, self.fights, self.rng = information, seen, style, fights, rng
        self.seat = seen.seat
        self.duels = duels
        self.grid: Grid = grid_of(seen.rows, seen.columns, seen.obstacles)
        self.own = [piece for piece in seen.pieces if piece.owner == self.seat]
        self.enemies = [piece for piece in seen.pieces if piece.owner != self.seat]
        self.odds = Odds(information, fights.result, fights.rules.zones[1 - self.seat])
        self.kind = np.array([self.duels.index[piece.piece] for piece in self.own], int)
        self.chances = self._chances()
        self._read_conduct()
        self._suspect_sappers()
        self.quiet = self._quiet()
        self._weigh()
        self.back = self.grid.row if self.seat == 0 else seen.rows - 1 - self.grid.row
        self.home = home_of(self)
        self._pairs()
        self.position = self._position()
        self._places()

    # ---- what is known -------------------------------------------------------------------------------------------

    def _chances(self) -> np.ndarray:
        """float64[enemies, kinds]."""
        found = np.zeros((len(self.enemies), len(self.duels.kinds)))
        for row, piece in enumerate(self.enemies):
            for kind, chance in self.odds.of(piece).items():
                found[row, self.duels.index[kind]] = chance
        return found

    def _read_conduct(self) -> None:
        """Whoever came close to a shown own piece is likelier to beat it; whoever left is likelier to lose against it."""
        d = self.duels
        met = met_by(self.information, self.fights)
        for row, piece in enumerate(self.enemies):
            if piece.id not in met or self.chances[row].max() > SURE:
                continue
            weight = np.ones(len(d.kinds))
            for kind, came in met[piece.id].items():
                k = d.index[kind]
                beats, falls = d.wins[:, k] > 0, d.wins[k, :] > 0
                weight *= np.where(beats, BRAVE if came else 1 / BRAVE, 1.0) * np.where(
                    falls, 1 / MEEK if came else MEEK, 1.0
                )
            if (self.chances[row] * weight).sum() > 0:
                self.chances[row] *= weight
                self.chances[row] /= self.chances[row].sum()

    def _suspect_sappers(self) -> None:
        """Whoever has come near the own flag unknown is likelier than by counting to be one that clears bombs."""
        d = self.duels
        bombs = sorted({int(k) for k in self.kind if d.bomb[k]})
        flags = [piece for piece in self.own if self.fights.is_flag(piece.piece)]
        if not bombs or not flags:
            return
        sapper = d.wins[:, bombs].max(axis=1) > 0
        for row, piece in enumerate(self.enemies):
            near = steps_between(square_of(flags[0].square), square_of(piece.square)) <= SUSPECT
            if near and piece.moved and self.chances[row].max() < SURE:
                self.chances[row] *= np.where(sapper, SUSPICION, 1.0)
                self.chances[row] /= self.chances[row].sum()

    def _quiet(self) -> float:
        """From 0 to 1 the longer nothing has been captured."""
        allowed = self.seen.limits.quiet_draw or QUIET
        left = self.seen.limits.quiet_left if self.seen.limits.quiet_draw else self._quiet_left()
        return min(1.0, max(0.0, (allowed - left - PATIENCE) / (0.6 * allowed)))

    def _quiet_left(self) -> int:
        events = reversed(self.information.events)
        last = next((event.ply for event in events if event.kind in ("combat", "start")), 0)
        return QUIET - (self.seen.ply - last)

    def _weigh(self) -> None:
        """Worths of all kinds to both sides, the lead, and what being hidden is worth to each own piece."""
        mine = Counter(piece.piece for piece in self.own)
        standing = self.odds.standing
        kinds = self.duels.kinds
        own, theirs = self.fights.worths(mine, standing), self.fights.worths(standing, mine)
        self.own_worth = np.array([FLAG if self.fights.is_flag(k) else own[k] for k in kinds])
        self.their_worth = np.array([0.0 if self.fights.is_flag(k) else theirs[k] for k in kinds])
        quest = self.fights.rules.quest
        if quest is not None and self.seen.ring == "open":
            bearer = self.duels.index[quest.bearer]
            self.own_worth[bearer] = self.their_worth[bearer] = BEARER
        mobile = self.duels.mobile
        self.lead = sum(
            self.own_worth[self.duels.index[k]] * n for k, n in mine.items() if mobile[self.duels.index[k]]
        )
        self.lead -= sum(
            self.their_worth[self.duels.index[k]] * n
            for k, n in standing.items()
            if mobile[self.duels.index[k]]
        )
        ranked = sorted((k for k in mine if mobile[self.duels.index[k]]), key=lambda k: -own[k])
        top = {self.duels.index[k] for k in ranked[: max(1, len(ranked) // TOP)]}
        share = np.array([self.style.hide_top if k in top else self.style.hide for k in range(len(kinds))])
        hidden = np.array([not piece.shown for piece in self.own])
        self.worth = self.own_worth[self.kind]
        self.hidden = hidden & self.duels.mobile[self.kind]
        self.stealth = np.where(self.hidden, share[self.kind] * self.worth, 0.0)

    # ---- what attacks change -------------------------------------------------------------------------------------

    def _pairs(self) -> None:
        """chance, gain, rest as the look-ahead takes them, both ways."""
        n, m = len(self.own), len(self.enemies)
        shape = (2, n + m, n + m)
        self.chance, self.gain, self.rest = (np.zeros(shape, np.float32) for _ in range(3))
        self._own_attacks(n)
        self._their_attacks(n)

    def _own_attacks(self, n: int) -> None:
        d, p, style = self.duels, self.chances, self.style
        wins, ties, loses = (table[self.kind] @ p.T for table in (d.wins, d.ties, d.loses))
        flag = p[:, d.flag].sum(axis=1)
        sure = flag > SURE
        worth = self.their_worth
        won = (d.wins[self.kind] * worth) @ p.T * self.home.raid + d.mobile[self.kind][
            :, None
        ] * flag * np.where(sure, WIN, GUESS if self.lead > BEHIND else DESPERATE)
        tied = (d.ties[self.kind] * worth) @ p.T * self.home.raid - ties * self.worth[:, None] * style.prudent
        unknown = p.max(axis=1) < SURE
        learned = style.learn * ((d.loses[self.kind] * worth) @ p.T) * unknown
        lost = loses * (self.worth * style.prudent)[:, None] - learned
        self.wins, self.loses, self.ties = wins, loses, ties
        safe = np.maximum(wins, 1e-6)
        push = np.where(unknown, style.push * self.quiet * (1.0 if self.lead > -10 else 0.3), 0.0)
        for shown in range(2):
            self.chance[shown, :n, n:] = wins
            self.gain[shown, :n, n:] = won / safe - (0.0 if shown else self.stealth[:, None]) + push
            self.rest[shown, :n, n:] = (
                tied - lost - (0.0 if shown else (loses + ties) * self.stealth[:, None])
            )
        self.reckless = (loses > style.bold) & (self.worth > style.cheap)[:, None]
        self.expected = np.where(
            wins + ties + loses > 0, wins * self.gain[0, :n, n:] + self.rest[0, :n, n:], -99.0
        )

    def _their_attacks(self, n: int) -> None:
        d, p = self.duels, self.chances
        wins, ties = d.wins[:, self.kind], d.ties[:, self.kind]
        for shown in range(2):
            will = self._will(shown)
            win = p @ (wins * will)
            both = p @ (ties * will)
            stealth = 0.0 if shown else self.stealth
            self.chance[shown, n:, :n] = win
            self.gain[shown, n:, :n] = -(self.worth + stealth)
            exchanged = (p * self.their_worth) @ (ties * will)
            self.rest[shown, n:, :n] = np.minimum(0.0, exchanged - both * (self.worth + stealth))

    def _will(self, shown: int) -> np.ndarray:
        """float64[kinds, own]: how likely an enemy of a kind attacks an own piece when it could and should."""
        d = self.duels
        if shown:
            cost = np.where(d.ties[:, self.kind] > 0, self.their_worth[:, None] > self.worth, 0)
            return np.where(cost > 0, 0.3, 1.0)
        moved = np.array([piece.moved or piece.shown for piece in self.own])
        gains = [self._their_hope(movers) for movers in (False, True)]
        hope = np.where(moved[None, :], gains[1][:, None], gains[0][:, None])
        will = np.clip(1.0 / (1.0 + np.exp(-(hope + 0.5) / 1.5)), 0.15, 0.95)
        return np.where(self.home.vital[None, :], np.maximum(will, VITAL), will)

    def _their_hope(self, movers: bool) -> np.ndarray:
        """What an enemy of each kind may expect of attacking an own hidden piece, by what it can count."""
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
        d, number = self.duels, self.grid.number
        pieces: list[PieceView] = [*self.own, *self.enemies]
        square = np.array([number[piece.square] for piece in pieces], np.int16)
        board = self.grid.empty.copy()
        board[square] = np.arange(n + m)
        known = self.chances.max(axis=1) > SURE
        likeliest = self.chances.argmax(axis=1)
        movable = self.chances[:, d.mobile].sum(axis=1)
        reach = np.concatenate(
            [d.reach[self.kind], np.where(known, d.reach[likeliest], movable > LEAST_MOBILE)]
        )
        moved = np.array([piece.moved for piece in self.enemies], bool)
        mobile = np.concatenate([d.mobile[self.kind], np.where(known, d.mobile[likeliest], moved)])
        final = np.concatenate([d.flag[self.kind], self.chances[:, d.flag].sum(axis=1) > SURE])
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
        for event in reversed(self.information.events):
            if event.kind not in ("move", "combat", "power"):
                continue
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
        return piece, self.grid.number[facts["source"]], self.grid.number[facts["target"]]

    def _places(self) -> None:
        """Fill `place`: what draws own pieces, and how near enemies come to the own flag."""
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
        forward = self.back
        eager = style.eager * (1.0 + 2.0 * self.quiet) * np.where(self.worth < 7.0, 1.0, 0.4)
        position.place[:n] += (eager[:, None] * np.minimum(forward, self.seen.rows - 3)[None, :]).astype(
            np.float32
        )
        position.place[:n] += guards(self)
        position.place[:n][~d.mobile[self.kind]] = 0.0

    def _pull(self) -> np.ndarray:
        """float64[own, enemies]: how much each enemy draws each own piece."""
        style, d, n = self.style, self.duels, len(self.own)
        shown = np.array([piece.shown for piece in self.own])
        value = np.where(
            shown[:, None],
            self.chance[1, :n, n:] * self.gain[1, :n, n:] + self.rest[1, :n, n:],
            self.expected,
        )
        sure = (self.loses < 0.08) & ((self.ties < 0.3) | (self.home.raid > RAIDER)[None, :])
        weight = np.where(sure, style.chase, style.gamble)
        value = np.where(value > 0.3, np.minimum(value, PREY) * weight, 0.0)
        value[self.reckless] = 0.0
        value[~d.mobile[self.kind]] = 0.0
        rows = self.grid.row[self.position.square[n:]]
        abroad = (
            rows >= self.seen.rows // 2 if self.seat == 0 else rows < self.seen.rows - self.seen.rows // 2
        )
        if self.lead < style.lead:
            value = value * np.where(abroad, style.roam, 1.0)[None, :]
        return value + 8.0 * self.home.danger[None, :] * np.clip(self.wins - self.loses, 0.0, 1.0)
