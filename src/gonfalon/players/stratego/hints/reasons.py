"""Why an act is worth what it is: the parts of its gain, and how sure its lag behind the best is."""

from __future__ import annotations

import numpy as np

from ...hints import Reason
from ..kernel.eval_weights import UNIT
from ..knowledge.quest import guarded
from ..search.acts import NO_POWER, Act
from ..search.move_search import MoveSearch
from ..terms import attraction, material, powers

LEAST = 0.05
"""Parts nearer to 0 are left to what the search saw ahead."""
AHEAD = "ahead"


def doubts(board_values: np.ndarray, best: int) -> np.ndarray:
    """float64[actions]: standard error of how much less than the best act each brings. board_values: float64[boards, actions]."""
    n = len(board_values)
    if n < 2:
        return np.zeros(board_values.shape[1])
    behind = board_values[:, [best]] - board_values
    return behind.std(axis=0, ddof=1) / np.sqrt(n)


def reasons_of(search: MoveSearch, act: Act, gain: float) -> tuple[Reason, ...]:
    """The parts of an act's gain, the largest first. gain: in worths, beyond the mean of all acts.

    `attack`: what it takes less what it costs on average. `learn`: what it teaches. `flag`: less danger to the own flag; `flag_or_doom`:
    also that the enemy's bearer comes to Mount Doom. `near`: the square is nearer to targets, or forward. `safe`: the piece leaves the
    reach of what could beat it. `repeats`, `back_row`: what going back and leaving the back rows cost. `besides`: what a power brings
    beside captures. `ahead`: all else.
    """
    parts, piece = {"attack": _attack(search, act)}, act.piece
    if act.power != NO_POWER:
        parts["besides"] = search.moves.bonus(act.text) - search.moves.danger(act.text)
    elif piece is not None:
        moves = search.moves
        parts["learn"] = search.evaluation.learn_values.get(act.attacked.id, 0.0) if act.attacked else 0.0
        parts[guarded(search.context.rules, search.context.seen)] = -moves.exposure(piece.square, act.stand)
        parts["repeats"] = -moves.revisit_cost(act.stand, piece.id)
        parts["back_row"] = -moves.back_row_cost(piece)
        if act.attacked is None:
            told = (search.context, search.evaluation.eval_weights, piece, act.stand)
            parts["near"], parts["safe"] = attraction.explain(*told), material.explain_safety(*told)
    found = {name: worth / UNIT for name, worth in parts.items()}
    kept = {name: round(worth, 2) for name, worth in found.items() if abs(worth) >= LEAST}
    rest = round(gain - sum(kept.values()), 2)
    if rest:
        kept[AHEAD] = rest
    return tuple(Reason(name, worth) for name, worth in sorted(kept.items(), key=lambda each: -each[1]))


def _attack(search: MoveSearch, act: Act) -> float:
    """Hundredths that an attack or a strike gains on average."""
    context, evaluation, strike = search.context, search.evaluation, search.moves.strike_of(act)
    if act.piece is not None and act.attacked is not None:
        return material.explain_attack(context, evaluation.gains, act.piece, act.attacked)
    if act.piece is None or strike is None or not act.struck:
        return 0.0
    return powers.explain(context, evaluation.eval_weights, strike, act.piece, act.struck)
