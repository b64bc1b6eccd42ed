"""A learned value of a position: one hidden layer over the pieces by side, status, kind and square, kept in a file for each ruleset.

Its output is what material alone does not say of the result: P(own side wins) = sigmoid(log_odds_per_worth * lead + output), a draw being
half a win. "Own" is the side from whose view the board is read. The search evaluates it incrementally (kernel/value.py), the idea of
NNUE (Y. Nasu, 2018).
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gonfalon.games.stratego.kernel.layout import MOVED, SHOWN
from gonfalon.games.stratego.rules import Rules

FOLDER = Path(__file__).parent / "value_nets"
"""Where the nets that are shipped lie, as RULESET.npz."""
FORMAT = 1
"""Version of the files."""
N_SIDES = 2
N_STATUSES = 3
"""Of a piece: neither moved nor shown, moved and not shown, shown."""
LANES = 8
"""The number of hidden units is a multiple of this."""
TABLES_THAT_COUNT = (
    "rows",
    "columns",
    "open",
    "counts",
    "reach",
    "result_at_stage",
    "result",
    "rescue",
    "powers",
    "strike",
    "bearer_side",
    "mount_doom",
)
"""Fields of the ruleset's tables that a net is made for."""


class Shape(NamedTuple):
    """What inputs are counted by: kinds of the ruleset, rows and columns of the board."""

    n_kinds: int
    rows: int
    columns: int

    @property
    def folded(self) -> int:
        """Columns once left and right are folded together."""
        return (self.columns + 1) // 2

    @property
    def n_inputs(self) -> int:
        """Inputs of the net."""
        return N_SIDES * N_STATUSES * self.n_kinds * self.rows * self.folded


class ValueNet(NamedTuple):
    """Weights: output = b2 + clip(b1 + the sum of w1's rows of the inputs that are set, 0, 1) @ w2, in log odds.

    w1: float32[inputs, units]. b1, w2: float32[units]. b2: float32[1]. With no units it is off.
    """

    w1: np.ndarray
    b1: np.ndarray
    w2: np.ndarray
    b2: np.ndarray
    shape: Shape

    @property
    def n_units(self) -> int:
        """Hidden units; 0: the net is off."""
        return len(self.w2)


def shape_of(rules: Rules) -> Shape:
    """The shape of a ruleset's inputs."""
    return Shape(len(rules.kinds), int(rules.tables["rows"]), int(rules.tables["columns"]))


def input_index(shape: Shape, seat: Any, owner: Any, flags: Any, kind: Any, square: Any) -> Any:
    """Input of a piece in the view of `seat`; of ints an int, of arrays an array.

    flags: the kernel's (MOVED, SHOWN, others are ignored). square: 16 * row + column. Rows are counted from the own side, columns from
    the nearer edge.
    """
    enemy = (np.asarray(owner) != seat).astype(np.int64)
    shown = (np.asarray(flags) & SHOWN) != 0
    status = np.where(shown, 2, np.asarray(flags) & MOVED)
    row, column = np.asarray(square) >> 4, np.asarray(square) & 15
    row = np.where(np.asarray(seat) == 0, row, shape.rows - 1 - row)
    column = np.minimum(column, shape.columns - 1 - column)
    index = (
        ((enemy * N_STATUSES + status) * shape.n_kinds + kind) * shape.rows + row
    ) * shape.folded + column
    return int(index) if index.ndim == 0 else index


def output_of(net: ValueNet, inputs: np.ndarray) -> float:
    """Log odds that the net gives to a position. inputs: int[pieces], the input of each piece."""
    hidden = np.clip(net.b1 + net.w1[inputs].sum(axis=0), 0.0, 1.0)
    return float(net.b2[0] + hidden @ net.w2)


def rules_digest(rules: Rules) -> str:
    """Names what a net is made for: the kinds in order, the board, the armies and who beats whom."""
    h = hashlib.sha256(json.dumps(rules.kinds).encode())
    for name in TABLES_THAT_COUNT:
        h.update(name.encode() + np.ascontiguousarray(rules.tables[name]).tobytes())
    return h.hexdigest()[:32]


def save(path: Path, net: ValueNet, rules: Rules, facts: dict[str, Any] | None = None) -> None:
    """Write a net for the ruleset. Raises ValueError if its arrays do not fit.

    facts: of its training (seed, games, digest of the code), kept as JSON.
    """
    if net.shape != shape_of(rules) or net.w1.shape != (net.shape.n_inputs, net.n_units):
        raise ValueError(f"the net does not have the {shape_of(rules).n_inputs} inputs of {rules.variant}")
    if net.n_units == 0 or net.n_units % LANES:
        raise ValueError(f"a net has a multiple of {LANES} hidden units, not {net.n_units}")
    np.savez_compressed(
        path,
        w1=net.w1.astype(np.float16),
        b1=net.b1.astype(np.float32),
        w2=net.w2.astype(np.float32),
        b2=net.b2.astype(np.float32),
        format=FORMAT,
        rules=rules_digest(rules),
        facts=json.dumps(facts or {}, sort_keys=True),
    )


def read(path: Path, rules: Rules) -> ValueNet | None:
    """The net of a file; None if it is of another format or was made for other tables."""
    with np.load(path, allow_pickle=False) as stored:
        if int(stored["format"]) != FORMAT or str(stored["rules"]) != rules_digest(rules):
            return None
        arrays = [np.ascontiguousarray(stored[name], np.float32) for name in ("w1", "b1", "w2", "b2")]
    return ValueNet(*arrays, shape=shape_of(rules))


def load(rules: Rules) -> ValueNet | None:
    """The shipped net of the ruleset; None if there is none for its tables."""
    return _loaded(FOLDER / f"{rules.ruleset.id}.npz", rules)


@lru_cache(maxsize=32)
def _loaded(path: Path, rules: Rules) -> ValueNet | None:
    return read(path, rules) if path.exists() else None
