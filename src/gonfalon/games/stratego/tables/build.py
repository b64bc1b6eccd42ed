"""Building of the whole record of tables: board, armies, pieces, options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from ..kernel.layout import CHASE_ISF, CHASE_LITERAL, CHASE_OFF, N_CODES, TABLES
from ..kernel.limits import N_SQUARES
from ..options import Value
from ..ruleset import Ruleset
from ..squares import row_and_column
from .combat import RESULTS, combat_result
from .powers import fill


def rows_of(squares: tuple[str, ...]) -> np.ndarray:
    """Squares as rows of bits with the margin of one row."""
    rows = np.zeros(18, np.int32)
    for name in squares:
        r, c = row_and_column(name)
        rows[r + 1] |= 1 << c
    return rows


@lru_cache(maxsize=1)
def zobrist() -> np.ndarray:
    """Fixed random numbers below 2**63, one for each piece code and square."""
    numbers = np.random.Generator(np.random.PCG64(20121)).integers(
        1, 2**63 - 1, (N_CODES, N_SQUARES), dtype=np.int64
    )
    assert len(np.unique(numbers)) == numbers.size
    return numbers


def revealing_lengths(ruleset: Ruleset, side: int) -> int:
    """STRAT-4.7: bit n is set if a move of n > 1 squares can be made by exactly one kind of this side's army."""
    reaches = [piece.reach for piece in ruleset.pieces if ruleset.armies[side].get(piece.id, 0)]
    return sum(1 << n for n in range(2, 16) if sum(reach >= n for reach in reaches) == 1)


def build(ruleset: Ruleset, options: dict[str, Value]) -> np.ndarray:
    """A one-element array of TABLES."""
    out: Any = np.zeros(1, TABLES)
    t = out[0]
    t["zobrist"] = zobrist()
    t["rows"], t["columns"], t["n_kinds"] = ruleset.rows, ruleset.columns, len(ruleset.pieces)
    full = (1 << ruleset.columns) - 1
    t["open"][1 : ruleset.rows + 1] = full
    t["open"] &= ~rows_of(ruleset.obstacles)
    for side in range(2):
        t["zone"][side] = rows_of(ruleset.zones[side])
        t["rescue_zone"][side] = _rescue_rows(ruleset, options, side) & t["open"]
        for kind, piece in enumerate(ruleset.pieces):
            t["counts"][side, kind] = ruleset.armies[side].get(piece.id, 0)
        t["revealing_lengths"][side] = revealing_lengths(ruleset, side)
    _pieces(t, ruleset, bool(options["aggressor_advantage"]))
    _options(t, options)
    fill(t, ruleset, options, t["result"])
    out.flags.writeable = False
    return out


def _rescue_rows(ruleset: Ruleset, options: dict[str, Value], side: int) -> np.ndarray:
    """STRAT-9.3: the rows a rescued piece may come back to: own half, or as many rows as the option says."""
    depth = min(int(options["rescue_rows"]) or ruleset.rows // 2, ruleset.rows)
    rows = np.zeros(18, np.int32)
    chosen = range(depth) if side == 0 else range(ruleset.rows - depth, ruleset.rows)
    for r in chosen:
        rows[r + 1] = (1 << ruleset.columns) - 1
    return rows


def _pieces(t: Any, ruleset: Ruleset, aggressor: bool) -> None:
    for a, attacker in enumerate(ruleset.pieces):
        t["reach"][a] = attacker.reach
        t["is_flag"][a] = attacker.flag
        for d, defender in enumerate(ruleset.pieces):
            t["result"][a, d] = RESULTS[combat_result(ruleset, attacker, defender, aggressor)]
    t["has_limited_reach"] = any(1 < piece.reach < 16 for piece in ruleset.pieces)
    assert all(t["reach"][k] == p.reach for k, p in enumerate(ruleset.pieces))


def _options(t: Any, options: dict[str, Value]) -> None:
    for name in (
        "two_square_limit",
        "quiet_draw",
        "ply_cap",
        "rescue",
        "rescue_moves_only",
        "rescue_revealed",
        "old_scout",
    ):
        t[name] = int(options[name])
    t["two_square_attacks"] = int(options["two_square_attacks"])
    t["two_square_exact"] = int(options["two_square_exact"])
    t["exchange_draw"] = int(options["exchange_draw"])
    t["chase"] = {"off": CHASE_OFF, "isf": CHASE_ISF, "literal": CHASE_LITERAL}[str(options["chase"])]
    t["both_immobile_draw"] = options["both_immobile"] == "draw"
    t["immobile_loses_at_once"] = options["no_mobile"] == "at_once"
    t["silent"] = int(options["silent_defence"])
    t["silent_long"] = options["silent_scout"] == "long"
    t["first"] = 1 if options["first"] == "blue" else 0


@lru_cache(maxsize=256)
def _cached(key: bytes) -> np.ndarray:
    ruleset, options = msgspec.json.decode(key, type=tuple[Ruleset, dict[str, bool | int | str]])
    return build(ruleset, options)


def tables_for(ruleset: Ruleset, options: dict[str, Value]) -> np.ndarray:
    """The tables of a ruleset under a full set of options, built once for each pair."""
    return _cached(msgspec.json.encode((ruleset, options), order="sorted"))
