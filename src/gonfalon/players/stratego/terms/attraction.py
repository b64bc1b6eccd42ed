"""What standing on a square is worth to the own pieces: near targets, away from hunters, on the way to a known flag, forward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.layout import N_SQUARES
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of, steps_between

from .. import decision
from ..decision import SearchContext
from ..kernel.distances import write_attraction, write_distances
from ..kernel.eval_weights import UNIT
from ..knowledge.fights import NO_WAY

# What squares are worth to a piece by what is near.
MOST_GAIN = 24.0  # gain beyond which a target attracts no more (0.068 of a score for 20 instead of 12: docs/tried/stratego.md)
LEAST_GAIN = 0.4  # gain below which a target does not attract
URGE_SHARE = 0.6  # share of the urge to attack that counts as gain of every target
NEAR_FLAG = 4.0  # gain added to a target beside the own flag; divided by its steps to the flag
NEAR_FLAG_STEPS = 3  # steps to the own flag within which NEAR_FLAG counts
FORWARD_RUNNER = 0.25  # worth of each row forward to a piece that moves several squares
FORWARD = 0.12  # the same to other pieces
FORWARD_TOP = 0.06  # the same to pieces worth more than TOP_WORTH
TOP_WORTH = 8.0  # worth above which a piece goes forward least
HASTE = 2.0  # share by which going forward is worth more at the full urge to attack
KNOWN_FLAG = 0.5  # chance above which a piece counts as the flag that sappers dig to
DIG_STEP = 0.4  # worth of each step of a sapper towards the wall of a known flag
DIG_STEPS = 20  # steps to the wall beyond which digging adds nothing


def write_square_values(
    eval_weights: Any, context: SearchContext, target_gains: list[np.ndarray], flag_walls: dict[str, float]
) -> None:
    """Write the own side's square values into the record, whose worths are written already.

    target_gains: for each of context.enemies float64[own kinds], expected gain of attacking it. flag_walls: as flag_wall_chances.
    """
    _add_targets(eval_weights, context, target_gains)
    if context.settings.flight_share:
        _subtract_hunters(eval_weights, context)
    if flag_walls:
        _add_digging(eval_weights, context, flag_walls)
    _add_advance(eval_weights, context)


def flag_wall_chances(context: SearchContext) -> dict[str, float]:
    """Square of an enemy's piece -> chance that it is a bomb beside the flag, if the flag's place is known; {} before the endgame."""
    if not context.settings.use_endgame:
        return {}
    belief, near = context.belief, context.fights.near
    chances = {piece.square: context.chances_of(piece) for piece in context.enemies}
    flags = [belief.index[name] for name in belief.kinds if context.fights.is_flag(name)]
    bombs = [belief.index[name] for name in context.fights.bombs]
    out: dict[str, float] = {}
    for square, row in chances.items():
        if (chance := float(row[flags].sum())) >= KNOWN_FLAG:
            beside = [name for name in near[square] if name in chances]
            out |= {name: chance * float(chances[name][bombs].sum()) for name in beside}
    return out


def _closed_squares(context: SearchContext) -> np.ndarray:
    """int8[squares]: 1 where an enemy's piece or an immobile own one stands."""
    closed = np.zeros(N_SQUARES, np.int8)
    for piece in context.seen.pieces:
        if piece.owner != context.seat or not context.is_mobile(piece.piece):
            closed[square_of(piece.square)] = 1
    return closed


def _add_targets(eval_weights: Any, context: SearchContext, target_gains: list[np.ndarray]) -> None:
    """Nearness to what is worth attacking."""
    enemies, n = context.enemies, len(context.belief.kinds)
    flags = [p.square for p in context.own if p.piece and context.fights.is_flag(p.piece)]
    gains = np.zeros((len(enemies), n))
    for i, piece in enumerate(enemies):
        gain = np.minimum(target_gains[i] + URGE_SHARE * context.urgency, MOST_GAIN * UNIT)
        gains[i] = np.where(gain > LEAST_GAIN * UNIT, gain + _near_flag(context, flags, piece), 0.0)
    for k, name in enumerate(context.belief.kinds):
        if not context.is_mobile(name):
            gains[:, k] = 0.0
    eval_weights["square"][context.seat, :n] += _nearness(context, enemies, gains)


def _subtract_hunters(eval_weights: Any, context: SearchContext) -> None:
    """Nearness to known enemies that would take the piece: they come after whatever moves, and often after two pieces at once."""
    known, kinds = context.belief.known, context.belief.kinds
    hunters = [one for one in context.enemies if one.id in known and context.is_mobile(kinds[known[one.id]])]
    if not hunters:
        return
    n, wins = len(kinds), context.fights.wins
    taken = [
        [context.is_mobile(name) and wins(kinds[known[one.id]], name) for name in kinds] for one in hunters
    ]
    losses = context.settings.flight_share * eval_weights["worth"][context.seat, :n] * np.array(taken, float)
    eval_weights["square"][context.seat, :n] -= _nearness(context, hunters, losses)


def _nearness(context: SearchContext, pieces: Sequence[PieceView], weights: np.ndarray) -> np.ndarray:
    """int32[own kinds, squares]: hundredths of the piece whose nearness counts most. weights: float64[pieces, own kinds]."""
    n = weights.shape[1]
    squares = np.array([square_of(piece.square) for piece in pieces], np.int16)
    out, best = np.zeros((n, N_SQUARES), np.int32), np.zeros((n, N_SQUARES))
    steps, queue = np.zeros((2, N_SQUARES), np.int16)
    write_attraction(context.tables, _closed_squares(context), squares, weights, n, out, best, steps, queue)
    return out


def _near_flag(context: SearchContext, flags: list[str], piece: PieceView) -> float:
    """Hundredths that an enemy near the own flag attracts more."""
    square = square_of(piece.square)
    near = min((steps_between(square_of(flag), square) for flag in flags), default=NO_WAY)
    return NEAR_FLAG * UNIT / near if near <= NEAR_FLAG_STEPS else 0.0


def _add_digging(eval_weights: Any, context: SearchContext, flag_walls: dict[str, float]) -> None:
    """A sapper's way to the wall of a known flag, round own pieces that rest.

    The farthest step counts as much as the last: by nearness alone two far squares have almost the same value.
    """
    sappers, closed = context.fights.sappers, _closed_squares(context)
    for piece in context.own:
        if not piece.moved and piece.piece not in sappers:
            closed[square_of(piece.square)] = 1
    digs, room = np.zeros(N_SQUARES, np.int32), np.zeros((2, N_SQUARES), np.int16)
    for square, chance in flag_walls.items():
        write_distances(context.tables, closed, square_of(square), room[0], room[1])
        nearer = UNIT * DIG_STEP * chance * np.maximum(0, DIG_STEPS - room[0])
        digs = np.maximum(digs, nearer.astype(np.int32))
    eval_weights["square"][context.seat, [context.belief.index[name] for name in sappers]] += digs


def _add_advance(eval_weights: Any, context: SearchContext) -> None:
    """A little for every row forward: most for runners, least for the strongest."""
    seat, rows = context.seat, np.arange(N_SQUARES) >> 4
    ahead = rows if seat == 0 else context.seen.rows - 1 - rows
    haste = 1 + HASTE * context.urgency / max(1.0, decision.ATTACK_URGE * UNIT)
    for k, name in enumerate(context.belief.kinds):
        reach = context.fights.pieces[name].reach
        if reach:
            is_top = eval_weights["worth"][seat, k] > TOP_WORTH * UNIT
            step = FORWARD_TOP if is_top else FORWARD
            step = FORWARD_RUNNER if reach > 1 else step
            eval_weights["square"][seat, k] += (UNIT * step * haste * ahead).astype(np.int32)


def explain(context: SearchContext, eval_weights: Any, piece: PieceView, stand: str) -> float:
    """Hundredths that an own piece's new square is worth to it beyond the old one."""
    squares = eval_weights["square"][context.seat, context.belief.index[piece.piece]]
    return float(squares[square_of(stand)]) - float(squares[square_of(piece.square)])
