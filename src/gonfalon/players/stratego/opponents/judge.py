"""Values of moves by simple rules: take what a piece surely beats, avoid what beats it, guard the flag."""

from __future__ import annotations

import random
from collections import Counter

from gonfalon.games.stratego.legal_action import LegalAction
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of, steps_between

from ..knowledge.enemy import Odds
from ..knowledge.record import Record, impatience, visits_of

WIN_FLAG = 1000.0
GUESS_FLAG = 60.0
"""What taking a piece is worth if it should be the flag, as long as that is a guess."""
REVEAL = 0.12
"""Share of a piece's worth that showing it costs."""
HOME_DANGER = 4.0
PREY = 12.0
"""No target draws a piece more than one of this worth would."""
FAR = 99
NOISE = 0.3
"""Chance adds up to so much to the value of an act, so that equal ones take turns."""


class Judge:
    """Values one seat's legal moves at one moment. record: what the seat has seen."""

    def __init__(self, record: Record, rng: random.Random) -> None:
        fights, odds = record.fights, Odds(record)
        self.record, self.seen, self.fights, self.rng, self.seat = (
            record,
            record.seen,
            fights,
            rng,
            record.seat,
        )
        self.at, self.own = record.at, record.own
        self.chances = {piece.square: odds.of(piece) for piece in record.enemies}
        mine = Counter(piece.piece for piece in self.own)
        self.own_worth = fights.worths(mine, odds.standing)
        self.their_worth = fights.worths(odds.standing, mine)
        self.flags = [piece.square for piece in self.own if fights.is_flag(piece.piece)]
        self.visits = visits_of(record)
        self.impatience = impatience(record)
        self.forward = 1 if self.seat == 0 else -1
        self._gains: dict[tuple[str, str], float] = {}
        self._draws: dict[tuple[str, str], float] = {}
        self._preys: dict[str, dict[str, float]] = {}
        self._maps: dict[str, dict[str, int]] = {}
        still = (p.square for p in self.own if fights.pieces[p.piece].reach == 0)
        self.closed = {*still, *self.chances}

    # ---- combat --------------------------------------------------------------------------------------------------

    def gain(self, kind: str, defender: str, sure: bool) -> float:
        """What attacking with an own kind gains if the defender is of that kind."""
        if self.fights.is_flag(defender):
            return WIN_FLAG if sure else GUESS_FLAG
        result = self.fights.result(kind, defender)
        if result == "neither":
            return 0.0
        won = self.their_worth[defender] if result != "defender" else 0.0
        lost = self.own_worth[kind] if result != "attacker" else 0.0
        return won - lost

    def expected(self, kind: str, target: str) -> float:
        """Expected gain of an attack by an own kind on an enemy's square."""
        if (kind, target) not in self._gains:
            chances = self.chances[target]
            sure = len(chances) == 1
            self._gains[kind, target] = sum(p * self.gain(kind, d, sure) for d, p in chances.items())
        return self._gains[kind, target]

    def attack(self, own: PieceView, target: str) -> float:
        """Expected gain of an attack, what it shows, learns, relieves and risks included."""
        value = self.expected(own.piece, target)
        chances = self.chances[target]
        if not own.shown:
            value -= REVEAL * self.own_worth[own.piece]
        if len(chances) > 1:
            learned = sum(p * self.their_worth[k] for k, p in chances.items() if not self.fights.is_flag(k))
            value += 0.5 + 0.04 * learned + 10.0 * self.impatience
        survives = sum(p for kind, p in chances.items() if self.fights.wins(own.piece, kind))
        value -= 0.6 * survives * self.danger(own, target, shown=True)
        return value + self._guard(target)

    def danger(self, own: PieceView, square: str, shown: bool = False) -> float:
        """Expected loss if the piece stands on `square` and the worst of the enemies beside it attacks."""
        return max(
            (self._threat(own, n, square, shown or own.shown) for n in self.fights.near[square]), default=0.0
        )

    def _threat(self, own: PieceView, beside: str, square: str, shown: bool) -> float:
        enemy = self.at.get(beside)
        if enemy is None or enemy.owner == self.seat or beside == square:
            return 0.0
        boldness = 1.0 if shown or self.record.name_of(enemy) else 0.45
        loss = sum(p * self._loss(kind, own.piece) for kind, p in self.chances[beside].items())
        return (1 - 0.5 * self.impatience) * boldness * loss

    def _loss(self, attacker: str, own: str) -> float:
        """What an attack by an enemy kind costs, what the enemy pays for it taken off."""
        if self.fights.pieces[attacker].reach == 0:
            return 0.0
        result = self.fights.result(attacker, own)
        if result in ("defender", "neither"):
            return 0.0
        paid = self.their_worth[attacker] if result == "both" else 0.0
        return max(0.0, self.own_worth[own] - paid)

    def _guard(self, target: str) -> float:
        """An attack on somebody near the own flag is worth more."""
        near = min((steps_between(square_of(flag), square_of(target)) for flag in self.flags), default=FAR)
        return HOME_DANGER / near if near <= 3 else 0.0

    # ---- a move --------------------------------------------------------------------------------------------------

    def value(self, action: LegalAction) -> float:
        """How good a legal act looks; a little chance breaks ties."""
        source, target = action.path
        own = self.at[source]
        score = self.rng.random() * NOISE + 0.9 * self.danger(own, source)
        if target in self.at:
            return score + self.attack(own, target)
        score += self.quest_step(own, source, target)
        return score + self.go(own, source, target)

    def quest_step(self, _own: PieceView, _source: str, _target: str) -> float:
        """What a step towards Mount Doom is worth; nothing where there is no quest."""
        return 0.0

    def go(self, own: PieceView, source: str, target: str) -> float:
        """What going to a free square is worth, without what leaving the old one saves."""
        score = -self.danger(own, target)
        piece = self.fights.pieces[own.piece]
        progress = (int(target[1:]) - int(source[1:])) * self.forward
        length = steps_between(square_of(source), square_of(target))
        eager = 0.25 if piece.reach > 1 else 0.06 if self.own_worth[own.piece] > 0.7 * 17 else 0.12
        score += eager * min(progress, 3) * (1 + 2 * self.impatience) + (0.15 if own.moved else 0.0)
        if length > 1 and not own.shown:
            score -= 0.4 + REVEAL * self.own_worth[own.piece]
        score += self.draw(own.piece, target) - self.draw(own.piece, source)
        return score - 0.7 * self.visits[target, own.id]

    def draw(self, kind: str, square: str) -> float:
        """Nearness to something worth attacking: a known piece it beats, one that has not moved for miners, an enemy near the flag."""
        if (kind, square) not in self._draws:
            preys = self.preys(kind).items()
            near = (worth / (2.0 + self.steps_to(prey).get(square, FAR)) for prey, worth in preys)
            self._draws[kind, square] = max(near, default=0.0)
        return self._draws[kind, square]

    def preys(self, kind: str) -> dict[str, float]:
        """Enemy squares worth going to for a kind, with how much."""
        if kind not in self._preys:
            gains = {square: self.expected(kind, square) + 6.0 * self.impatience for square in self.chances}
            found = {name: min(gain, PREY) + self._guard(name) for name, gain in gains.items() if gain > 0.4}
            self._preys[kind] = found
        return self._preys[kind]

    def steps_to(self, prey: str) -> dict[str, int]:
        """Square -> steps from there to an enemy's square, round lakes and what never moves."""
        if prey not in self._maps:
            self._maps[prey] = self.fights.steps_from([prey], self.closed)
        return self._maps[prey]

    # ---- a rescue ------------------------------------------------------------------------------------------------

    def rescue_value(self, action: LegalAction) -> float:
        """The piece worth most, on a square out of danger, not too far from the fight."""
        kind, square = action.rescued, action.square
        if not kind:
            return 0.0
        view = PieceView(-1, square, self.seat, kind, False, False)
        home = int(square[1:]) if self.seat == 0 else self.seen.rows + 1 - int(square[1:])
        return self.own_worth[kind] - self.danger(view, square) + 0.05 * home + self.rng.random() * 0.2
