"""Positions of finished games as the inputs of a value, with what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from gonfalon.core.rng import stream
from gonfalon.games.stratego.kernel.layout import CODE_STEP, KIND_BITS, SIDE_BITS
from gonfalon.games.stratego.rules import Rules

from ..search.piece_values import piece_worths
from ..search.value_net import Shape, input_index, shape_of
from ..worth import Fights, fights_of
from .selfplay import GameRecord, new_state

STEP = 5
"""Plies from one sampled position of a game to the next."""
HORIZON = 80
"""Plies after which the later lead is taken."""


class Positions(NamedTuple):
    """Positions in the order of their games, each from the view of both seats.

    inputs: int32[2, pieces], the input of every piece by the seat that looks; those of position i stand from starts[i] to starts[i + 1].
    leads: float64[positions], in worth, of seat 0. later_leads: the same HORIZON plies later, nan where the game was over by then.
    results: float64[positions], 1 if seat 0 won, 0.5 drawn, 0 lost. games: int64[positions], the games' places.
    names: of the players. players: int64[positions, 2], places in names by seat. plies: int64[positions].
    """

    shape: Shape
    inputs: np.ndarray
    starts: np.ndarray
    leads: np.ndarray
    later_leads: np.ndarray
    results: np.ndarray
    games: np.ndarray
    plies: np.ndarray
    players: np.ndarray
    names: tuple[str, ...]

    @property
    def n_games(self) -> int:
        """Games they are from."""
        return int(self.games[-1]) + 1 if len(self.games) else 0


class _Sampled(NamedTuple):
    """What one game gives: of each position its ply, the lead of seat 0 and inputs int[2, pieces]."""

    plies: list[int]
    leads: list[float]
    inputs: list[np.ndarray]


def positions_of(records: Iterable[GameRecord], ruleset: str, seed: int, step: int = STEP) -> Positions:
    """Every `step`-th position of the games, the first of each drawn at random. Raises RulesetError, IllegalActionError."""
    records = list(records)
    rules = new_state(ruleset, 0).rules
    fights = fights_of(ruleset, bool(rules.options["aggressor_advantage"]))
    names = tuple(sorted({name for record in records for name in record.players}))
    sampled = [
        _replayed(record, ruleset, fights, stream(seed, "positions", record.number).randrange(step), step)
        for record in records
    ]
    counts = [len(one.plies) for one in sampled]
    inputs = [each for one in sampled for each in one.inputs]
    later = [_later(one.leads, HORIZON // step) for one in sampled]
    players = np.array([[names.index(name) for name in one.players] for one in records], np.int64)
    return Positions(
        shape=shape_of(rules),
        inputs=np.concatenate(inputs, axis=1).astype(np.int32),
        starts=np.cumsum([0, *(one.shape[1] for one in inputs)]),
        leads=np.array([lead for one in sampled for lead in one.leads]),
        later_leads=np.concatenate(later),
        results=np.repeat([(1 + one.first) / 2 for one in records], counts),
        games=np.repeat(np.arange(len(records)), counts),
        plies=np.array([ply for one in sampled for ply in one.plies]),
        players=np.repeat(players, counts, axis=0),
        names=names,
    )


def _later(leads: list[float], ahead: int) -> np.ndarray:
    """Each lead's successor `ahead` samples later, nan beyond the end."""
    out = np.full(len(leads), np.nan)
    out[: max(0, len(leads) - ahead)] = leads[ahead:]
    return out


def _replayed(record: GameRecord, ruleset: str, fights: Fights, phase: int, step: int) -> _Sampled:
    """Play a game again and take the positions whose number of moves is `phase` more than a multiple of `step`."""
    state = new_state(ruleset, 0)
    for seat, text in enumerate(record.deployments):
        state.step(seat, text)
    shape, found = shape_of(state.rules), _Sampled([], [], [])
    for number, text in enumerate(record.actions):
        if number % step == phase:
            found.plies.append(state.ply)
            found.leads.append(lead_of(state.record["board"], state.rules, fights))
            found.inputs.append(inputs_of(shape, state.record["board"], state.record["flag"]))
        state.step(state.to_act()[0], text)
    return found


def inputs_of(shape: Shape, board: np.ndarray, flags: np.ndarray) -> np.ndarray:
    """int64[2, pieces]: the inputs that a board sets, by the seat that looks. board, flags: as in a STATE record."""
    squares = np.flatnonzero(board)
    codes = board[squares].astype(np.int64) - 1
    owners, kinds = codes >> SIDE_BITS, codes & KIND_BITS
    views = [input_index(shape, seat, owners, flags[squares], kinds, squares) for seat in (0, 1)]
    return np.stack(views)


def lead_of(board: np.ndarray, rules: Rules, fights: Fights) -> float:
    """The worth of seat 0's pieces less that of seat 1's, flags left out."""
    codes = board[board > 0].astype(int) - 1
    armies = [
        Counter(rules.kinds[code % CODE_STEP] for code in codes if code >> SIDE_BITS == s) for s in (0, 1)
    ]
    totals = []
    for own, enemies in (armies, armies[::-1]):
        worths = piece_worths(fights, own, enemies)
        totals.append(sum(n * worths[kind] for kind, n in own.items() if not fights.is_flag(kind)))
    return totals[0] - totals[1]
