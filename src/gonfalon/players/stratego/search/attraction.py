"""What standing on a square is worth to the own pieces: near targets, away from hunters, on the way to a known flag, forward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.layout import N_SQUARES
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.squares import square_of

from .context import SearchContext
from .kernel.distances import write_attraction, write_distances
from .weights import UNIT


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
        if (chance := float(row[flags].sum())) >= context.weights.attraction.known_flag:
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
    weights, enemies, n = context.weights.attraction, context.enemies, len(context.belief.kinds)
    flags = [p.square for p in context.own if p.piece and context.fights.is_flag(p.piece)]
    gains = np.zeros((len(enemies), n))
    for i, piece in enumerate(enemies):
        gain = np.minimum(target_gains[i] + weights.urge_share * context.urgency, weights.most * UNIT)
        gains[i] = np.where(gain > weights.least * UNIT, gain + _near_flag(context, flags, piece), 0.0)
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
    weights, square = context.weights.attraction, piece.square
    near = min(
        (abs(ord(f[0]) - ord(square[0])) + abs(int(f[1:]) - int(square[1:])) for f in flags), default=99
    )
    return weights.near_flag * UNIT / near if near <= weights.near_flag_steps else 0.0


def _add_digging(eval_weights: Any, context: SearchContext, flag_walls: dict[str, float]) -> None:
    """A sapper's way to the wall of a known flag, round own pieces that rest.

    The farthest step counts as much as the last: nearness alone hardly tells two far squares apart.
    """
    weights, sappers, closed = context.weights.attraction, context.fights.sappers, _closed_squares(context)
    for piece in context.own:
        if not piece.moved and piece.piece not in sappers:
            closed[square_of(piece.square)] = 1
    digs, room = np.zeros(N_SQUARES, np.int32), np.zeros((2, N_SQUARES), np.int16)
    for square, chance in flag_walls.items():
        write_distances(context.tables, closed, square_of(square), room[0], room[1])
        nearer = UNIT * weights.dig * chance * np.maximum(0, weights.dig_steps - room[0])
        digs = np.maximum(digs, nearer.astype(np.int32))
    eval_weights["square"][context.seat, [context.belief.index[name] for name in sappers]] += digs


def _add_advance(eval_weights: Any, context: SearchContext) -> None:
    """A little for every row forward: most for runners, least for the strongest."""
    weights, seat, rows = context.weights.attraction, context.seat, np.arange(N_SQUARES) >> 4
    ahead = rows if seat == 0 else context.seen.rows - 1 - rows
    haste = 1 + weights.haste * context.urgency / max(1.0, context.settings.attack_urge * UNIT)
    for k, name in enumerate(context.belief.kinds):
        reach = context.fights.pieces[name].reach
        if reach:
            is_top = eval_weights["worth"][seat, k] > weights.top * UNIT
            step = weights.forward_top if is_top else weights.forward
            step = weights.forward_runner if reach > 1 else step
            eval_weights["square"][seat, k] += (UNIT * step * haste * ahead).astype(np.int32)
