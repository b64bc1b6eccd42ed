"""What the tree search does not see of root moves where there are powers or a quest."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.layout import POWER_BASE, RIDE, STRIKE
from gonfalon.games.stratego.kernel.powers import power_of, user_of
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of

from ..decision import SearchContext
from ..kernel.eval_weights import UNIT
from ..kernel.power_moves import write_action_gains
from ..terms.evaluation import Evaluation
from ..terms.guard import Guard
from ..terms.material import CERTAIN_CHANCE, LEARN_SHARE, piece_worths_without_flags
from ..terms.powers import N_TARGET_SETS, QUEST_NOW, SIGHT_WORTH, Strike
from .boards import BoardSampler, action_code
from .root_moves import RootMoves


class PowerRootMoves(RootMoves):
    """RootMoves where there are powers; other actions are as without."""

    def __init__(
        self, context: SearchContext, evaluation: Evaluation, guard: Guard, rng: random.Random
    ) -> None:
        super().__init__(context, evaluation, guard, rng)
        self.codes = {text: action_code(context.rules, action) for text, action in context.actions.items()}

    def candidates(self, texts: list[str], sampler: BoardSampler, /) -> list[str]:
        """All, but of one user's ways to name several targets for one power only the best few."""
        sets: dict[tuple[int, int], list[str]] = {}
        for text in texts:
            code = self.codes[text]
            if code >= POWER_BASE and int(self.context.rules.tables["targets"][power_of(code)]) > 1:
                sets.setdefault((power_of(code), user_of(code)), []).append(text)
        if not sets:
            return texts
        board = sampler.sample(self.context.belief.assignments(1))[0]
        dropped: set[str] = set()
        for group in sets.values():
            codes = np.array([self.codes[text] for text in group], np.int32)
            found = np.zeros(len(codes), np.int64)
            write_action_gains(board, self.context.tables, self.evaluation.eval_weights, codes, found)
            order = np.argsort(-found, kind="stable")
            dropped |= {group[i] for i in order[N_TARGET_SETS:]}
        return [text for text in texts if text not in dropped]

    def bonus(self, text: str) -> float:
        """As of plain moves; of a strike also whom it shows."""
        shape = self._shape(text)
        if shape < 0:
            ends = self.context.actions[text].ends
            now = UNIT * QUEST_NOW if ends and ends[1] == self.context.seen.mount_doom else 0.0
            return super().bonus(text) + now
        value = self.noise()
        if shape != STRIKE:
            return value + self._journey_bonus(text)
        worth = piece_worths_without_flags(self.evaluation.eval_weights, self.context)
        for piece in self.targets(text):
            if piece.id in self.context.hidden_row:
                value += self._sight_value(piece, worth)
        return value

    def danger(self, text: str) -> float:
        """As of plain moves, a flight or a ride by its two ends; of a strike by whom it takes and where its user then stands."""
        shape = self._shape(text)
        if shape < 0:
            return super().danger(text)
        if shape == STRIKE:
            return self._strike_exposure(text)
        source, *_, target = self.context.actions[text].path
        return self.exposure(source, target) if target != source else 0.0

    def control_variate(self, text: str, assignments: np.ndarray) -> np.ndarray:
        """As of plain attacks; of a strike what it takes of hidden targets, and its user's fall."""
        shape = self._shape(text)
        if shape == STRIKE:
            return self._strike_variate(text, assignments)
        if shape == RIDE:
            source, *_, target = self.context.actions[text].path
            return self.attack_variate(source, target, assignments)
        return np.zeros(len(assignments)) if shape >= 0 else super().control_variate(text, assignments)

    def targets(self, text: str) -> list[PieceView]:
        """The enemy's pieces that an announced strike hits."""
        tables, action, power = self.context.tables, self.context.actions[text], power_of(self.codes[text])
        if int(tables["targets"][power]) > 0:
            return [piece for piece in self.context.enemies if piece.square in action.targets]
        stand = square_of(action.path[-1])
        return [p for p in self.context.enemies if _is_struck(tables, power, stand, square_of(p.square))]

    def _strike(self, text: str) -> tuple[int, Strike | None]:
        """The kind of a strike's user, and what its strike does."""
        kind = self.context.belief.index[self.context.piece_at[self.context.actions[text].path[0]].piece]
        return kind, self.evaluation.strikes.get((power_of(self.codes[text]), kind))

    def _shape(self, text: str) -> int:
        """The shape of the power that an action announces, -1 for others."""
        code = self.codes[text]
        return int(self.context.tables["shape"][power_of(code)]) if code >= POWER_BASE else -1

    def _sight_value(self, piece: PieceView, worth: np.ndarray) -> float:
        """Hundredths that a strike's showing a hidden piece is worth; 0 if it is known well enough."""
        chances = self.context.chances_of(piece)
        if chances.max() >= CERTAIN_CHANCE:
            return 0.0
        sight = UNIT * SIGHT_WORTH + LEARN_SHARE * float(worth @ chances)
        return sight + self.evaluation.captor_sights.get(piece.id, 0.0)

    def _strike_variate(self, text: str, assignments: np.ndarray) -> np.ndarray:
        """float64[samples]: what a strike takes of hidden targets beyond the expectation, its user's own fall included."""
        context, out = self.context, np.zeros(len(assignments))
        kind, strike = self._strike(text)
        if strike is None:
            return out
        stands, expected = np.ones(len(assignments)), 1.0
        for piece in self.targets(text):
            if piece.id not in context.hidden_row:
                sure = 1.0 - float(strike.falls[context.belief.known[piece.id]])
                stands, expected = stands * sure, expected * sure
                continue
            row = context.hidden_row[piece.id]
            chances, sampled = context.belief.chances[row], assignments[:, row]
            out += strike.takes[sampled] - float(strike.takes @ chances)
            expected *= 1.0 - float(strike.falls @ chances)
            stands *= 1.0 - strike.falls[sampled]
        if strike.spent:
            return out
        return out + (stands - expected) * float(self.evaluation.eval_weights["worth"][context.seat, kind])

    def _strike_exposure(self, text: str) -> float:
        """Hundredths that a strike costs in danger to what is guarded."""
        guard, path, (_, strike) = self.guard, self.context.actions[text].path, self._strike(text)
        if strike is None:
            return 0.0
        rows = {piece.square: guard.chances[guard.enemy_at[piece.square]] for piece in self.targets(text)}
        caught = {square: float(strike.captures @ row) for square, row in rows.items()}
        stand = "" if strike.spent else path[-1]
        return self.danger_cost(guard.after_strike(path[0], stand, caught) - guard.now)

    def _journey_bonus(self, text: str) -> float:
        """Hundredths of a flight or a ride: repetition, or what its attack teaches."""
        source, *_, target = self.context.actions[text].path
        other, learn = self.context.piece_at.get(target), self.evaluation.learn_values
        if other is not None and other.id in learn and target != source:
            return learn[other.id]
        return -self.revisit_cost(target, self.context.piece_at[source].id)


def _is_struck(tables: Any, power: int, stand: int, square: int) -> bool:
    """Does a strike at everything in range hit whoever stands on a square (ME-5.4, ME-9.7)?"""
    row, column = (square >> 4) - (stand >> 4) + 2, (square & 15) - (stand & 15) + 2
    is_in_range = (
        0 <= row < 5 and 0 <= column < 5 and int(tables["range_places"][power]) >> 5 * row + column & 1
    )
    return bool(is_in_range) and not int(tables["untouchable"][(square >> 4) + 1]) >> (square & 15) & 1
