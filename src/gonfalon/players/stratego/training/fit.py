"""Fits a value of a position to self-play games by mini-batches, in numpy; the same positions and seed give the same weights.

A model says the log odds that the own side wins: slope * log odds by the lead + strength of the own player less the other's + output.
Slope and strengths are fitted first, to the results alone: the slope takes up how often the side that leads loses all the same, the
strengths that the players of a game are not equal. Neither is kept. The output of the inputs is fitted on top of them.

A few thousand games are little for a row of weights for every input. So a row is the sum of shared parts and a remainder of its own:
one part for side, status and kind, one for side, status, group of kinds and square, each held towards 0 by its own decay.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..search.value_net import Shape, ValueNet
from ..search.weights import WEIGHTS
from .positions import Positions


class FitSettings(NamedTuple):
    """How a value is fitted. Decays are the share of a weight that a batch takes off, in units of the learning rate."""

    n_units: int = 16
    """Hidden units; 0: the output is linear in the inputs."""
    parts: tuple[str, ...] = ("kind", "square", "input")
    """Of which a row of weights is the sum, names of part_maps."""
    decays: tuple[float, ...] = (3.0, 30.0, 30.0)
    """Of the parts, in their order."""
    output_decay: float = 0.01
    fits_slope: bool = True
    """False: the log odds by the lead are those of the search (RootWeights.log_odds_per_worth)."""
    fits_output: bool = True
    """False: the lead and the players' strengths alone."""
    later_share: float = 0.8
    """Share of the chance by the later lead in what is fitted; the rest is the game's result."""
    rate: float = 0.06
    """Learning rate, falling to 0 over the epochs."""
    batch: int = 512
    epochs: int = 6


ADAM_DECAYS = (0.9, 0.999)
ADAM_FLOOR = 1e-8
FIRST_SPREAD = 0.02
"""Standard deviation of a hidden layer's first weights."""
FIRST_OUTPUT = 0.1
"""Size of the first weights from hidden units to the output; their signs alternate."""
NEWTON_STEPS = 12
LEAST_SLOPE = 0.02
STRENGTH_PULL = 60.0
"""Pull of the players' strengths towards 0; about the positions of a game."""
FIXED = 1e12
"""Pull that keeps a weight where it is."""
Parameters = dict[str, np.ndarray]


class Base(NamedTuple):
    """What lead and players say of the result. slope: factor on the log odds by the lead. strengths: float64[players], log odds."""

    slope: float
    strengths: np.ndarray

    def log_odds(self, positions: Positions, which: np.ndarray, seat: int, leads: np.ndarray) -> np.ndarray:
        """float64[which]: log odds that the seat wins. leads: float64[which], in worth, of seat 0."""
        odds = self.slope * WEIGHTS.root.log_odds_per_worth * leads
        odds = (
            odds + self.strengths[positions.players[which, 0]] - self.strengths[positions.players[which, 1]]
        )
        return odds if seat == 0 else -odds


def part_maps(shape: Shape, groups: np.ndarray) -> dict[str, np.ndarray]:
    """Name of a part -> int64[inputs], the part's row that each input has a share in. groups: int64[kinds], the group of each kind."""
    squares = shape.rows * shape.folded
    inputs = np.arange(shape.n_inputs)
    square, owner_status_kind = inputs % squares, inputs // squares
    kind, owner_status = owner_status_kind % shape.n_kinds, owner_status_kind // shape.n_kinds
    n_groups = int(groups.max()) + 1
    return {
        "kind": owner_status_kind,
        "square": (owner_status * n_groups + groups[kind]) * squares + square,
        "input": inputs,
    }


class Model:
    """A value and what it is fitted on top of.

    parameters: one array for each part (float64[rows, units or 1]), "b1", "w2", "b2".
    """

    def __init__(
        self,
        positions: Positions,
        groups: np.ndarray,
        settings: FitSettings,
        base: Base,
        seed: int = 0,
    ) -> None:
        self.settings, self.shape, self.base = settings, positions.shape, base
        self.maps = part_maps(positions.shape, groups)
        rng = np.random.default_rng(seed)
        width = max(1, settings.n_units)
        spread = FIRST_SPREAD if settings.n_units else 0.0
        p: Parameters = {}
        for name in settings.parts:
            p[name] = np.zeros((int(self.maps[name].max()) + 1, width))
        if settings.parts:
            p[settings.parts[0]] += spread * rng.standard_normal(p[settings.parts[0]].shape)
        p["b1"] = np.zeros(width)
        p["w2"] = np.where(np.arange(width) % 2, -FIRST_OUTPUT, FIRST_OUTPUT)
        p["b2"] = np.zeros(1)
        self.parameters = p
        if settings.n_units:  # every unit begins in the middle of its range
            everything = np.arange(len(positions.leads))
            p["b1"] += 0.5 - _row_sums(self.table(), positions, everything, 0).mean(axis=0)

    def table(self) -> np.ndarray:
        """float64[inputs, units or 1]: the rows that a position adds up."""
        p = self.parameters
        width = len(p["b1"])
        total = np.zeros((self.shape.n_inputs, width))
        for name in self.settings.parts:
            total += p[name][self.maps[name]]
        return total

    def outputs(self, positions: Positions, which: np.ndarray, seat: int) -> np.ndarray:
        """float64[which]: what the value says besides the lead, in the view of a seat."""
        p = self.parameters
        if not self.settings.fits_output:
            return np.zeros(len(which))
        sums = _row_sums(self.table(), positions, which, seat)
        if not self.settings.n_units:
            return sums[:, 0]
        return np.clip(sums + p["b1"], 0.0, 1.0) @ p["w2"] + p["b2"][0]

    def log_odds(self, positions: Positions, which: np.ndarray, seat: int) -> np.ndarray:
        """float64[which]: log odds that the seat wins."""
        leads = positions.leads[which]
        return self.base.log_odds(positions, which, seat, leads) + self.outputs(positions, which, seat)

    def gradients(self, positions: Positions, which: np.ndarray, seat: int, goals: np.ndarray) -> Parameters:
        """Of the mean cross-entropy against goals (float64[which], chances that the seat wins), by parameter."""
        p, settings = self.parameters, self.settings
        found: Parameters = {}
        if not settings.fits_output:
            return found
        errors = (_chances(self.log_odds(positions, which, seat)) - goals) / len(which)
        into_sums = errors[:, None]
        if settings.n_units:
            sums = _row_sums(self.table(), positions, which, seat) + p["b1"]
            hidden = np.clip(sums, 0.0, 1.0)
            found["w2"], found["b2"] = errors @ hidden, np.array([errors.sum()])
            into_sums = np.where((sums > 0) & (sums < 1), errors[:, None] * p["w2"], 0.0)
            found["b1"] = into_sums.sum(axis=0)
        by_input = _by_row(positions, which, seat, into_sums)
        for name in settings.parts:
            found[name] = _added(by_input, self.maps[name], len(p[name]))
        return found

    def decay_of(self, name: str) -> float:
        """The decay of a parameter."""
        if name in self.settings.parts:
            return self.settings.decays[self.settings.parts.index(name)]
        return self.settings.output_decay if name == "w2" else 0.0

    def net(self) -> ValueNet:
        """The value as the search takes it: divided by the slope, so that it adds to the search's own log odds by the lead."""
        p, slope = self.parameters, self.base.slope
        arrays = [
            each.astype(np.float32) for each in (self.table(), p["b1"], p["w2"] / slope, p["b2"] / slope)
        ]
        return ValueNet(*arrays, shape=self.shape)


def fit(
    positions: Positions,
    which: np.ndarray,
    groups: np.ndarray,
    settings: FitSettings,
    seed: int,
    held: np.ndarray | None = None,
    stop: int | None = None,
) -> tuple[Model, np.ndarray]:
    """A model fitted to the positions `which` (places), and its losses on those of `held` after each epoch.

    The losses are float64[epochs, 2, held]: against results and against goals (goals_of).

    groups: int64[kinds], as for part_maps. seed: of the first weights and the order of positions. stop: epochs after which it ends.
    """
    base = base_of(positions, which, settings.fits_slope)
    model = Model(positions, groups, settings, base, seed)
    order_rng = np.random.default_rng([seed, 1])
    goals = goals_of(positions, settings.later_share, base)
    means: Parameters = {}
    squares: Parameters = {}
    step, losses = 0, []
    held = np.zeros(0, int) if held is None else held
    n_steps = settings.epochs * -(-len(which) // settings.batch) * 2
    for _ in range(settings.epochs if stop is None else stop):
        order = order_rng.permutation(which)
        for start in range(0, len(order), settings.batch):
            batch = order[start : start + settings.batch]
            for seat in (0, 1):
                step += 1
                goal = goals[batch] if seat == 0 else 1 - goals[batch]
                rate = settings.rate * (1 - (step - 1) / n_steps)
                _adam(model, model.gradients(positions, batch, seat, goal), means, squares, step, rate)
        losses.append([losses_of(model, positions, held, each) for each in (positions.results, goals)])
    return model, np.array(losses)


def _adam(
    model: Model, gradients: Parameters, means: Parameters, squares: Parameters, step: int, rate: float
) -> None:
    """One step of Adam with decoupled decay (Kingma and Ba, 2015; Loshchilov and Hutter, 2019), with one scale for each array.

    A scale for every weight would give rows of rare inputs, of which the games tell little, steps as large as those of common ones.
    """
    first, second = ADAM_DECAYS
    for name, gradient in gradients.items():
        mean = means.setdefault(name, np.zeros_like(gradient))
        square = squares.setdefault(name, np.zeros(1))
        size = (gradient**2).max(axis=0).mean() if gradient.ndim > 1 else (gradient**2).mean()
        mean += (1 - first) * (gradient - mean)
        square += (1 - second) * (size - square)
        scaled = mean / (1 - first**step) / (np.sqrt(square / (1 - second**step)) + ADAM_FLOOR)
        model.parameters[name] -= rate * (scaled + model.decay_of(name) * model.parameters[name])


def goals_of(positions: Positions, later_share: float, base: Base) -> np.ndarray:
    """float64[positions]: chance that seat 0 wins, partly its result, partly the chance by the later lead."""
    everything = np.arange(len(positions.leads))
    later = _chances(base.log_odds(positions, everything, 0, positions.later_leads))
    later = np.where(np.isnan(later), positions.results, later)
    return (1 - later_share) * positions.results + later_share * later


def base_of(positions: Positions, which: np.ndarray, fits_slope: bool) -> Base:
    """Slope and strengths that say the results of positions best (Newton's method), strengths with a pull towards 0."""
    n = len(positions.names)
    features = np.zeros((len(which), n + 1))
    rows = np.arange(len(which))
    np.add.at(features, (rows, positions.players[which, 0]), 1.0)
    np.add.at(features, (rows, positions.players[which, 1]), -1.0)
    features[:, n] = WEIGHTS.root.log_odds_per_worth * positions.leads[which]
    pulls = np.full(n + 1, STRENGTH_PULL)
    pulls[n] = 0.0 if fits_slope else FIXED
    weights, first = np.zeros(n + 1), np.zeros(n + 1)
    weights[n] = first[n] = 0.0 if fits_slope else 1.0
    for _ in range(NEWTON_STEPS):
        chances = _chances(features @ weights)
        curvature = (features.T * (chances * (1 - chances))) @ features + np.diag(pulls)
        weights -= np.linalg.solve(
            curvature, features.T @ (chances - positions.results[which]) + pulls * (weights - first)
        )
    return Base(max(LEAST_SLOPE, float(weights[n])), weights[:n])


def losses_of(model: Model, positions: Positions, which: np.ndarray, goals: np.ndarray) -> np.ndarray:
    """float64[which]: cross-entropy against goals (float64[positions], of seat 0), the mean over the views of both seats."""
    total = np.zeros(len(which))
    if not len(which):
        return total
    for seat in (0, 1):
        wanted = goals[which] if seat == 0 else 1 - goals[which]
        odds = model.log_odds(positions, which, seat)
        total += np.logaddexp(0.0, odds) - wanted * odds
    return total / 2


def _chances(log_odds: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))


def _places(positions: Positions, which: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(places of the positions' inputs one after another, where each position's begin among them)."""
    counts = positions.starts[which + 1] - positions.starts[which]
    ends = np.cumsum(counts)
    begins = ends - counts
    return np.arange(ends[-1]) + np.repeat(positions.starts[which] - begins, counts), begins


def _row_sums(table: np.ndarray, positions: Positions, which: np.ndarray, seat: int) -> np.ndarray:
    """float64[which, units]: the sums of the table's rows over each position's inputs."""
    places, begins = _places(positions, which)
    return np.add.reduceat(table[positions.inputs[seat, places]], begins, axis=0)


def _by_row(positions: Positions, which: np.ndarray, seat: int, values: np.ndarray) -> np.ndarray:
    """float64[inputs, units]: each position's values (float64[which, units]) added to the rows of its inputs."""
    places, begins = _places(positions, which)
    counts = np.diff([*begins, len(places)])
    return _added(np.repeat(values, counts, axis=0), positions.inputs[seat, places], positions.shape.n_inputs)


def _added(values: np.ndarray, rows: np.ndarray, n_rows: int) -> np.ndarray:
    """float64[n_rows, units]: values added up by row, in their order."""
    return np.stack([np.bincount(rows, column, n_rows) for column in values.T], axis=1)
