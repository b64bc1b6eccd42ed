"""A ruleset with the values of its options, in the form a state uses; shared by all states of one setup."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from gonfalon.core.game import GameSetup

from .observation import PieceKind
from .options import Value
from .ruleset import Piece, Ruleset, full_options, known_powers, load
from .squares import name_of, square_at, square_of
from .tables import tables_for
from .tables.powers import STAGES, rank_at


class Rules:
    """Ruleset, options and tables (`tables` is the record kernels take)."""

    def __init__(self, variant: str, ruleset: Ruleset, options: dict[str, Value]) -> None:
        self.variant, self.ruleset, self.options = variant, ruleset, options
        self.setup = GameSetup(variant, dict(options), 2)
        self.array = tables_for(ruleset, options)
        self.tables: Any = self.array[0]
        self.kinds = [piece.id for piece in ruleset.pieces]
        known = known_powers(ruleset)
        self.announced = {power.id: power for power in known if power.shape != "again"}
        """The powers by the word that announces them, those usual in this game included that the ruleset does without."""
        self.knows_stop = any(power.shape == "again" for power in known)
        """Is `stop` a word here, though nothing may be going on that could be stopped?"""
        self.squares = tuple(
            (square, name_of(square))
            for row in range(ruleset.rows)
            for square in range(square_at(row, 0), square_at(row, ruleset.columns))
        )
        """The squares of the board with their names, row by row."""
        self.square_names = dict(self.squares)
        self.zone_squares = tuple(tuple(square_of(name) for name in zone) for zone in ruleset.zones)
        self.views = tuple(
            tuple(_view(ruleset, piece, stage) for piece in ruleset.pieces) for stage in STAGES
        )
        """The kinds as everybody sees them, by what has become of the Ring."""
        self.powers = tuple((power.id, power.users) for power in ruleset.powers)

    def legal_buffer(self) -> np.ndarray:
        """Fresh memory for a legal set."""
        return np.zeros(16, np.int64)


def _view(ruleset: Ruleset, piece: Piece, stage: int) -> PieceKind:
    """A kind with the rank in force (ME-9.9); a label of the ruleset's own stays."""
    red, blue = ruleset.armies
    counts = (red.get(piece.id, 0), blue.get(piece.id, 0))
    rank = rank_at(ruleset, piece, stage)
    label = str(rank) if piece.label == str(piece.rank) else piece.label
    return PieceKind(piece.id, piece.letter, label, piece.emblem, piece.reach, counts, rank - piece.rank)


@lru_cache(maxsize=128)
def _rules(variant: str, options: bytes) -> Rules:
    return Rules(variant, load(variant), msgspec.json.decode(options))


def rules_for(variant: str, options: dict[str, Value], preset: str = "") -> Rules:
    """The rules of a variant (a shipped name or a user's .toml) under options. Raises RulesetError."""
    ruleset = load(variant)
    full = full_options(ruleset, preset, **options)
    if variant.endswith(".toml"):
        return Rules(variant, ruleset, full)
    return _rules(variant, msgspec.json.encode(full))
