"""What the tree search does not see of root moves: repetition, danger to the flag, what an act teaches, which sample was drawn."""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np

from gonfalon.games.stratego.kernel.layout import POWER_BASE, STRIKE
from gonfalon.games.stratego.kernel.powers import power_of, user_of
from gonfalon.games.stratego.observation import PieceView

from ..decision import SearchContext
from ..kernel.eval_weights import UNIT
from ..kernel.power_moves import write_action_gains
from ..knowledge.record import visits_of
from ..terms.evaluation import Evaluation
from ..terms.guard import Guard
from ..terms.material import CERTAIN_CHANCE, LEARN_SHARE, piece_worths_without_flags
from ..terms.powers import N_TARGET_SETS, QUEST_NOW, SIGHT_WORTH, Strike
from .acts import NO_POWER, Act, act_of
from .boards import BoardSampler, action_code

REVISIT = 0.7
"""Worth that going back to a square costs, for each time that the piece has left it in the last dozen moves."""


class RootMoves:
    """What a search asks of root moves beyond what the tree sees. codes: text -> the action's number in the rules' kernel."""

    def __init__(
        self, context: SearchContext, evaluation: Evaluation, guard: Guard, rng: random.Random
    ) -> None:
        self.context, self.evaluation, self.guard, self.rng = context, evaluation, guard, rng
        self.visits = visits_of(context.record, context.has_powers)
        self.back_rows = _back_rows(context)
        self.codes = {text: action_code(context.rules, action) for text, action in context.actions.items()}
        self._acts: dict[str, Act] = {}

    def act(self, text: str) -> Act:
        """The parts of a legal action."""
        if text not in self._acts:
            self._acts[text] = act_of(self.context, self.context.actions[text])
        return self._acts[text]

    def candidates(self, texts: list[str], sampler: BoardSampler) -> list[str]:
        """The legal actions that are searched: of one user's ways to name several targets for one power only the best few."""
        sets: dict[tuple[int, int], list[str]] = {}
        for text in texts:
            code = self.codes[text]
            if code >= POWER_BASE and int(self.context.tables["targets"][power_of(code)]) > 1:
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

    def strike_of(self, act: Act) -> Strike | None:
        """What the act's power does to whom, None for other acts."""
        if act.piece is None or act.shape != STRIKE:
            return None
        return self.evaluation.strikes.get((act.power, self.context.belief.index[act.piece.piece]))

    # ---- bonuses -------------------------------------------------------------------------------------------------

    def bonus(self, text: str) -> float:
        """Hundredths of an action, danger aside: noise, repetition, leaving the back rows, what an attack teaches and a strike shows."""
        value, act = UNIT * self.context.settings.noise * self.rng.random(), self.act(text)
        if act.piece is None:
            return value
        if act.shape == STRIKE:
            return self._with_sights(value, act)
        learned = self.evaluation.learn_values.get(act.attacked.id, 0.0) if act.attacked else 0.0
        if act.power != NO_POWER:
            return value + (learned or -self.revisit_cost(act.stand, act.piece.id))
        value -= self.revisit_cost(act.stand, act.piece.id)
        value -= self.back_row_cost(act.piece)
        value += learned
        return value + (UNIT * QUEST_NOW if act.stand == self.context.seen.mount_doom else 0.0)

    def _with_sights(self, value: float, act: Act) -> float:
        """The value with what showing hidden pieces is worth that are not known well enough."""
        worth = piece_worths_without_flags(self.evaluation.eval_weights, self.context)
        for piece in act.struck:
            chances = self.context.chances_of(piece)
            if piece.id in self.context.hidden_row and chances.max() < CERTAIN_CHANCE:
                sight = UNIT * SIGHT_WORTH + LEARN_SHARE * float(worth @ chances)
                value += sight + self.evaluation.captor_sights.get(piece.id, 0.0)
        return value

    def revisit_cost(self, target: str, piece: int) -> float:
        """Hundredths that going back to a square costs."""
        return REVISIT * UNIT * self.visits[target, piece]

    def back_row_cost(self, own: PieceView) -> float:
        """Hundredths that a piece's first step out of the back rows costs; nothing for a sapper that has a wall to dig through."""
        context = self.context
        digs = bool(self.evaluation.flag_walls) and own.piece in context.fights.sappers
        leaves = own.square in self.back_rows and not own.moved and not digs
        return UNIT * context.settings.back_row_cost if leaves else 0.0

    # ---- danger --------------------------------------------------------------------------------------------------

    def danger(self, text: str) -> float:
        """Hundredths that an action costs in danger to what is guarded: a displacement by its two ends, a strike also by whom it takes."""
        act = self.act(text)
        if act.piece is None:
            return 0.0
        if act.shape == STRIKE:
            return self._strike_danger(act, act.piece.square)
        return self.exposure(act.piece.square, act.stand) if act.stand != act.piece.square else 0.0

    def exposure(self, source: str, target: str) -> float:
        """Hundredths that a displacement costs in danger to what is guarded."""
        return self._danger_cost(self.guard.explain(source, target))

    def _danger_cost(self, danger: float) -> float:
        """Hundredths that a danger from 0 to 1 costs, the more the more there is to lose."""
        return UNIT * self.context.settings.guard_cost * self.evaluation.stake * danger

    def _strike_danger(self, act: Act, source: str) -> float:
        guard, strike = self.guard, self.strike_of(act)
        if strike is None:
            return 0.0
        rows = {piece.square: guard.chances[guard.enemy_at[piece.square]] for piece in act.struck}
        caught = {square: float(strike.captures @ row) for square, row in rows.items()}
        return self._danger_cost(
            guard.after_strike(source, "" if strike.spent else act.stand, caught) - guard.now
        )

    # ---- which sample was drawn ----------------------------------------------------------------------------------

    def control_variate(self, text: str, assignments: np.ndarray) -> np.ndarray:
        """float64[samples]: what an act takes of hidden pieces beyond the expectation, in each sample.

        Taken off the values, it leaves of the act's own outcome the expectation, not the chance of few samples.
        """
        act, context = self.act(text), self.context
        strike = self.strike_of(act)
        if strike is not None:
            return self._strike_variate(act, strike, assignments)
        if act.piece is None or act.attacked is None or act.attacked.id not in context.hidden_row:
            return np.zeros(len(assignments))
        own = context.belief.index[act.piece.piece]
        taken = self.evaluation.gains[own, assignments[:, context.hidden_row[act.attacked.id]]]
        return taken - self.evaluation.expected_gains[act.attacked.id][own]

    def _strike_variate(self, act: Act, strike: Strike, assignments: np.ndarray) -> np.ndarray:
        """Of a strike, its user's own fall included."""
        context, out = self.context, np.zeros(len(assignments))
        stands, expected = np.ones(len(assignments)), 1.0
        for piece in act.struck:
            if piece.id not in context.hidden_row:
                sure = 1.0 - float(strike.falls[context.belief.known[piece.id]])
                stands, expected = stands * sure, expected * sure
                continue
            row = context.hidden_row[piece.id]
            chances, sampled = context.belief.chances[row], assignments[:, row]
            out += strike.takes[sampled] - float(strike.takes @ chances)
            expected *= 1.0 - float(strike.falls @ chances)
            stands *= 1.0 - strike.falls[sampled]
        if strike.spent or act.piece is None:
            return out
        worth = self.evaluation.eval_weights["worth"][context.seat, context.belief.index[act.piece.piece]]
        return out + (stands - expected) * float(worth)


def _back_rows(context: SearchContext) -> frozenset[str]:
    """The back rows of the own set-up zone, if the army filled more than half of it: fewer pieces hide nothing."""
    zone, seat = context.rules.ruleset.zones[context.seat], context.seat
    crowded = 2 * sum(kind.counts[seat] for kind in context.seen.kinds) > len(zone)
    return back_half(zone, seat) if crowded else frozenset()


@lru_cache(maxsize=32)
def back_half(zone: tuple[str, ...], seat: int) -> frozenset[str]:
    """The squares of a set-up zone on the half of its rows that is farther from the enemy."""
    rows = sorted({int(name[1:]) for name in zone}, reverse=seat == 1)
    back = rows[: len(rows) // 2]
    return frozenset(name for name in zone if int(name[1:]) in back)
