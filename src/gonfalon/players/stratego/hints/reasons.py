"""Why an act is good: the parts of its value that can be named, in worths; what is left is what the search saw ahead."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of

from ...hints import Reason
from ..search.context import SearchContext
from ..search.move_search import MoveSearch
from ..search.power_values import Strike
from ..search.root_moves import PlainRootMoves
from ..search.weights import UNIT
from .acts import Act

LEAST = 0.05
"""Parts nearer to 0 are left to what the search saw ahead."""
AHEAD = "ahead"


def strike_of(search: MoveSearch, act: Act) -> Strike | None:
    """What the act's power does, None for other acts."""
    if act.piece is None or not act.is_strike:
        return None
    kind = search.context.belief.index[act.piece.piece]
    return search.evaluation.strikes.get((act.power, kind))


def reasons_of(search: MoveSearch, act: Act, gain: float) -> tuple[Reason, ...]:
    """The parts of an act's gain, the largest first. gain: in worths, beyond the mean of all acts.

    `attack`: what it takes less what it costs on average. `learn`: what it teaches. `flag`: less danger to the own flag. `near`: the square
    is nearer to targets, or forward. `safe`: the piece leaves the reach of what could beat it. `repeats`, `back_row`: what going back and
    leaving the back rows cost. `besides`: what a power brings beside captures. `ahead`: all else.
    """
    parts: dict[str, Callable[[MoveSearch, Act], float]] = {"attack": _attack}
    if act.power >= 0:
        parts["besides"] = _besides
    elif act.piece is not None:
        parts |= {"learn": _learn, "flag": _flag, "repeats": _repeats, "back_row": _back_row}
        parts |= {"near": _near, "safe": _safe} if act.attacked is None else {}
    found = {name: part(search, act) / UNIT for name, part in parts.items()}
    kept = {name: round(worth, 2) for name, worth in found.items() if abs(worth) >= LEAST}
    rest = round(gain - sum(kept.values()), 2)
    if rest:
        kept[AHEAD] = rest
    return tuple(Reason(name, worth) for name, worth in sorted(kept.items(), key=lambda each: -each[1]))


def _attack(search: MoveSearch, act: Act) -> float:
    """Hundredths that an attack or a strike gains on average."""
    context, evaluation = search.context, search.evaluation
    if act.piece is None:
        return 0.0
    kind = context.belief.index[act.piece.piece]
    if act.attacked is not None:
        return float(evaluation.gains[kind] @ context.chances_of(act.attacked))
    strike = strike_of(search, act)
    if strike is None:
        return 0.0
    rows = [context.chances_of(piece) for piece in act.struck]
    stands = 0.0 if strike.spent else float(np.prod([1.0 - float(strike.falls @ row) for row in rows]))
    cost = (1.0 - stands) * float(evaluation.eval_weights["worth"][context.seat, kind])
    return sum(float(strike.takes @ row) for row in rows) - cost


def _plain(search: MoveSearch) -> PlainRootMoves:
    """What the search adds to plain moves."""
    moves = getattr(search.moves, "plain", search.moves)
    assert isinstance(moves, PlainRootMoves)
    return moves


def _besides(search: MoveSearch, act: Act) -> float:
    return search.moves.bonus(act.text) - search.moves.danger(act.text)


def _learn(search: MoveSearch, act: Act) -> float:
    return search.evaluation.learn_values.get(act.attacked.id, 0.0) if act.attacked else 0.0


def _flag(search: MoveSearch, act: Act) -> float:
    assert act.piece is not None
    return -_plain(search).exposure(act.piece.square, act.stand)


def _repeats(search: MoveSearch, act: Act) -> float:
    assert act.piece is not None
    return -_plain(search).revisit_cost(act.stand, act.piece.id)


def _back_row(search: MoveSearch, act: Act) -> float:
    assert act.piece is not None
    return -_plain(search).back_row_cost(act.piece)


def _near(search: MoveSearch, act: Act) -> float:
    """Hundredths by which the square the piece comes to is worth more to it than the one it leaves."""
    assert act.piece is not None
    context = search.context
    squares = search.evaluation.eval_weights["square"][context.seat, context.belief.index[act.piece.piece]]
    return float(squares[square_of(act.stand)]) - float(squares[square_of(act.piece.square)])


def _safe(search: MoveSearch, act: Act) -> float:
    """Hundredths of the own piece by which the chance that an enemy beside it beats it falls."""
    assert act.piece is not None
    context, kind = search.context, search.context.belief.index[act.piece.piece]
    worth = float(search.evaluation.eval_weights["worth"][context.seat, kind])
    before = _beaten(context, act.piece, act.piece.square)
    return worth * (before - _beaten(context, act.piece, act.stand))


def _beaten(context: SearchContext, piece: PieceView, square: str) -> float:
    """The largest chance that an enemy's piece beside a square beats the piece there by attacking it."""
    chances = [0.0]
    for beside in context.fights.near[square]:
        enemy = context.piece_at.get(beside)
        if enemy is None or enemy.owner == context.seat:
            continue
        row = zip(context.belief.kinds, context.chances_of(enemy), strict=True)
        chances.append(sum(float(p) for kind, p in row if p and context.fights.wins(kind, piece.piece)))
    return max(chances)
