"""A player by rules of thumb: take what it surely beats, keep away from what beats it, probe with the small, guard the flag."""

from __future__ import annotations

import random

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego import ruleset as rulesets
from gonfalon.games.stratego.observation import PieceView, StrategoObservation
from gonfalon.games.stratego.tables import combat_result

from .odds import Odds
from .setups import believable

WIN_FLAG = 1000.0
REVEAL = 0.12
"""Share of a piece's worth that showing it costs."""
HOME_DANGER = 3.0


class ThumbPlayer:
    """One move deep. Public docs/rules/stratego.md section 13 lists the advice it follows."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def act(self, information: InformationState) -> str:
        """A legal action."""
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy":
            return believable(seen, self.rng)
        assert seen.legal
        if seen.kind == "rescue":
            return self._rescue(seen)
        judge = _Judge(information, self.rng)
        return max(seen.legal, key=judge.value)

    def _rescue(self, seen: StrategoObservation) -> str:
        """The highest piece on offer, on a square far back."""
        worth = {kind.id: (int(kind.rank) if kind.rank.isdigit() else 3) for kind in seen.kinds}
        best = max(seen.rescue_pieces, key=lambda name: worth[name], default="")
        squares = [action for action in seen.legal or () if action.startswith(f"rescue {best}@")]
        return self.rng.choice(squares) if squares else "rescue none"


class _Judge:
    """Values one seat's legal moves at one moment."""

    def __init__(self, information: InformationState, rng: random.Random) -> None:
        seen = information.observation
        assert isinstance(seen, StrategoObservation)
        self.seen, self.rng, self.seat = seen, rng, seen.seat
        self.rules = rulesets.load(information.variant)
        self.by_id = {piece.id: piece for piece in self.rules.pieces}
        self.aggressor = bool(information.options["aggressor_advantage"])
        self.odds = Odds(information)
        self.at: dict[str, PieceView] = {piece.square: piece for piece in seen.pieces}
        self.forward = 1 if self.seat == 0 else -1
        self.last = self._own_last(information)
        self.flags = [p.square for p in seen.pieces if p.owner == self.seat and self.by_id[p.piece].flag]
        self.chances = {p.square: self.odds.of(p) for p in seen.pieces if p.owner != self.seat}
        self.worth = {piece.id: self._worth(piece.id) for piece in self.rules.pieces}

    def _own_last(self, information: InformationState) -> list[tuple[str, str]]:
        """Own displacements, newest last."""
        moves = [text.split("-") for _, text in information.actions[-6:] if "-" in text]
        return [(pair[0], pair[1]) for pair in moves if len(pair) == 2]

    def _worth(self, name: str) -> float:
        piece = self.by_id[name]
        if piece.flag:
            return 500.0
        if piece.reach == 0:
            return 4.0
        special = {"spy": 6.0, "miner": 4.5, "scout": 2.0}
        return special.get(name, 0.9 + 0.16 * piece.rank**2)

    # ---- combat --------------------------------------------------------------------------------------------------

    def fight(self, attacker: str, defender: str) -> float:
        """Gain of one certain combat for the attacker's side."""
        if self.by_id[defender].flag:
            return WIN_FLAG
        result = combat_result(self.rules, self.by_id[attacker], self.by_id[defender], self.aggressor)
        if result == "attacker":
            return self.worth[defender]
        if result == "defender":
            return -self.worth[attacker]
        return self.worth[defender] - self.worth[attacker]

    def attack(self, own: PieceView, target: str) -> float:
        """Expected gain of an attack, what it shows and what it learns included."""
        chances = self.chances[target]
        gain = sum(
            p * min(self.fight(own.piece, kind), 60.0 if p < 1 else WIN_FLAG) for kind, p in chances.items()
        )
        if not own.shown:
            gain -= REVEAL * self.worth[own.piece]
        if not self.at[target].piece:
            gain += 0.5 + 0.04 * sum(p * self.worth[k] for k, p in chances.items() if not self.by_id[k].flag)
        return gain

    def danger(self, own: PieceView, square: str) -> float:
        """Expected loss if the piece stands on `square` with enemies beside it."""
        worst = 0.0
        for beside in self.neighbours(square):
            enemy = self.at.get(beside)
            if enemy is None or enemy.owner == self.seat or beside == square:
                continue
            loss = 0.0
            for kind, p in self.chances[beside].items():
                if self.by_id[kind].reach == 0:
                    continue
                gain = self.fight(kind, own.piece)
                boldness = 1.0 if own.shown or enemy.piece else 0.45
                loss += p * max(0.0, gain) * boldness
            worst = max(worst, loss)
        return worst

    def neighbours(self, square: str) -> list[str]:
        """Squares in front, behind and beside."""
        column, row = ord(square[0]), int(square[1:])
        return [f"{chr(column + c)}{row + r}" for c, r in ((0, 1), (0, -1), (1, 0), (-1, 0))]

    # ---- a move --------------------------------------------------------------------------------------------------

    def value(self, move: str) -> float:
        """How good a legal move looks; a little chance breaks ties."""
        source, target = move.split("-")
        own = self.at[source]
        score = self.rng.random() * 0.3
        enemy = self.at.get(target)
        if enemy is not None:
            score += self.attack(own, target)
            score -= 0.5 * self.danger(own, target) * self._survival(own, target)
        else:
            score += self._step(own, source, target)
        score += 0.9 * self.danger(own, source)
        return score + self._guard(target, enemy)

    def _survival(self, own: PieceView, target: str) -> float:
        return sum(p for kind, p in self.chances[target].items() if self.fight(own.piece, kind) > 0)

    def _step(self, own: PieceView, source: str, target: str) -> float:
        score = -self.danger(own, target)
        progress = (int(target[1:]) - int(source[1:])) * self.forward
        piece = self.by_id[own.piece]
        eager = 0.25 if piece.reach > 1 else 0.12 if piece.rank < 9 else 0.06
        score += eager * min(progress, 3) + (0.15 if own.moved else 0.0)
        if piece.reach > 1 and abs(progress) > 1 and not own.shown:
            score -= REVEAL * self.worth[own.piece]
        score += self._hunt(own, target) - self._hunt(own, source)
        if (target, source) in self.last:
            score -= 1.2 + 0.5 * self.last.count((target, source))
        return score

    def _hunt(self, own: PieceView, square: str) -> float:
        """Nearness to something worth attacking: a known piece it beats, or an unmoved one for miners and the like."""
        best = 0.0
        for where, chances in self.chances.items():
            gain = sum(p * min(self.fight(own.piece, kind), 30.0) for kind, p in chances.items())
            if gain <= 0.4:
                continue
            distance = abs(ord(where[0]) - ord(square[0])) + abs(int(where[1:]) - int(square[1:]))
            best = max(best, min(gain, 12.0) / (2.0 + distance))
        return best

    def _guard(self, target: str, enemy: PieceView | None) -> float:
        """An attack on somebody near the own flag is worth more."""
        if enemy is None or not self.flags:
            return 0.0
        near = min(abs(ord(f[0]) - ord(target[0])) + abs(int(f[1:]) - int(target[1:])) for f in self.flags)
        return HOME_DANGER / near if near <= 3 else 0.0
