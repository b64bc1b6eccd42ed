"""Asks whether results tell which deployments are good, and how hard deployments are to read for the search's own belief.

The first by a logistic regression on what stands where, fitted to self-play games; the second by drawing deployments in several ways
and asking the belief before the first move.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from gonfalon.core.rng import Rng, stream
from gonfalon.games.stratego.observation import StrategoObservation

from ..search.belief import Belief, log_likelihood
from ..search.combats import current_fights
from ..search.value_net import shape_of
from ..setups import believable, exposure
from .positions import inputs_of
from .selfplay import GameRecord, new_state, rules_of

FOLDS = 5
PULLS = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""Strengths of the pull of weights towards 0 that are tried."""
STRENGTH_PULL = 1.0
"""The same for the players' strengths."""
N_NEWTON = 8
DRAWN = 30
"""Deployments that one is chosen from, as at levels 4 to 7."""
SPREADS = (0.5, 1.0, 2.0)
"""Exposure by which a deployment is chosen e times less often, of the choices by lot."""


class SetupGames(NamedTuple):
    """What both sides deployed, and the results.

    setups: float64[games, features], the number of pieces of a kind on a square folded left to right, seat 0's less seat 1's.
    strengths: float64[games, players], 1 for seat 0's player, -1 for seat 1's. results: float64[games], 1 if seat 0 won, 0.5 drawn.
    """

    setups: np.ndarray
    strengths: np.ndarray
    results: np.ndarray


def setup_games(records: Iterable[GameRecord], ruleset: str) -> SetupGames:
    """The deployments of finished games. Raises RulesetError."""
    records = list(records)
    names = sorted({name for record in records for name in record.players})
    setups, strengths = [], np.zeros((len(records), len(names)))
    for place, record in enumerate(records):
        state = new_state(ruleset, 0)
        for seat, text in enumerate(record.deployments):
            state.step(seat, text)
            strengths[place, names.index(record.players[seat])] += 1 - 2 * seat
        shape = shape_of(state.rules)
        counts = [
            np.bincount(view, minlength=shape.n_inputs)[: shape.n_inputs // 6]
            for view in inputs_of(shape, state.record["board"], state.record["flag"])
        ]
        setups.append(counts[0] - counts[1])
    features = np.array(setups, float)
    used = np.flatnonzero(np.abs(features).sum(axis=0))
    return SetupGames(features[:, used], strengths, np.array([(1 + record.first) / 2 for record in records]))


def setup_report(games: SetupGames) -> str:
    """Cross-entropy on games held back of the players' strengths alone and with the deployments, for every pull."""
    alone = _held_back(games.strengths, np.full(games.strengths.shape[1], STRENGTH_PULL), games.results)
    lines = [f"{len(games.results)} games; players alone {_loss(alone, games.results).mean():.4f}"]
    both = np.hstack([games.strengths, games.setups])
    for pull in PULLS:
        pulls = np.repeat([STRENGTH_PULL, pull], [games.strengths.shape[1], games.setups.shape[1]])
        odds = _held_back(both, pulls, games.results)
        gains = _loss(alone, games.results) - _loss(odds, games.results)
        told = float(np.corrcoef(odds - alone, games.results - _chance(alone))[0, 1])
        error = gains.std() / math.sqrt(len(gains))
        lines.append(f"  pull {pull:g}: better by {gains.mean():+.4f} ({error:.4f}), correlation {told:+.3f}")
    return "\n".join(lines)


def _held_back(features: np.ndarray, pulls: np.ndarray, results: np.ndarray) -> np.ndarray:
    """float64[games]: log odds of each game by a regression on the games of the other folds."""
    odds = np.zeros(len(results))
    for fold in range(FOLDS):
        is_held = np.arange(len(results)) % FOLDS == fold
        odds[is_held] = features[is_held] @ _regression(features[~is_held], pulls, results[~is_held])
    return odds


def _regression(features: np.ndarray, pulls: np.ndarray, results: np.ndarray) -> np.ndarray:
    """Weights of a logistic regression by Newton's method, with a quadratic pull towards 0."""
    weights = np.zeros(features.shape[1])
    for _ in range(N_NEWTON):
        chances = _chance(features @ weights)
        curvature = (features.T * (chances * (1 - chances))) @ features + np.diag(pulls)
        weights -= np.linalg.solve(curvature, features.T @ (chances - results) + pulls * weights)
    return weights


def _chance(odds: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-odds))


def _loss(odds: np.ndarray, results: np.ndarray) -> np.ndarray:
    return np.logaddexp(0, odds) - results * odds


Choice = Callable[[StrategoObservation, Sequence[str], Rng], str]


class Readability(NamedTuple):
    """Of deployments chosen in one way, before the first move. exposure: of the flag (setups.exposure), the lower the safer.

    likelihood: mean log chance that the enemy's belief gives to the true kind of a piece. flag_chance: mean chance given to the flag's
    square. flag_entropy: of the flag's squares over the deployments, in nats. distance: mean share of squares that differ in two of them.
    """

    exposure: float
    likelihood: float
    flag_chance: float
    flag_entropy: float
    distance: float


def choices() -> dict[str, Choice]:
    """Ways to choose one of several deployments."""
    found: dict[str, Choice] = {
        "the first": lambda seen, drawn, rng: drawn[0],
        "least exposed": lambda seen, drawn, rng: min(drawn, key=lambda text: exposure(seen, text)),
    }
    for spread in SPREADS:
        found[f"by lot, {spread:g}"] = _by_lot(spread)
    return found


def _by_lot(spread: float) -> Choice:
    """Draw one with weights exp(-exposure / spread)."""

    def choose(seen: StrategoObservation, drawn: Sequence[str], rng: Rng) -> str:
        return rng.choices(drawn, [math.exp(-exposure(seen, text) / spread) for text in drawn])[0]

    return choose


def readability_report(ruleset: str, seed: int, n_setups: int) -> str:
    """A line for each way to choose. n_setups: deployments chosen in each; all choose from the same ones drawn."""
    rules, state = rules_of(ruleset), new_state(ruleset, 0)
    seen = rules.observe(state, 1)
    drawn = []
    for number in range(n_setups):
        rng = stream(seed, "deployments", ruleset, number)
        drawn.append([believable(seen, rng) for _ in range(DRAWN)])
    lines = [f"{n_setups} deployments each, one of {DRAWN}:"]
    for name, choose in choices().items():
        rng = stream(seed, "choices", ruleset, name)
        found = readability_of(ruleset, seed, [choose(seen, each, rng) for each in drawn])
        said = ", ".join(f"{field} {value:.3f}" for field, value in found._asdict().items())
        lines.append(f"  {name:<14} {said}")
    return "\n".join(lines)


def readability_of(ruleset: str, seed: int, texts: Sequence[str]) -> Readability:
    """How deployments of seat 1 look to seat 0's belief, and how much they differ."""
    rules = rules_of(ruleset)
    opposite = believable(rules.observe(new_state(ruleset, 0), 0), stream(seed, "opposite", ruleset))
    likelihoods, flag_chances, flags, exposures = [], [], [], []
    for text in texts:
        state = new_state(ruleset, 0)
        exposures.append(exposure(rules.observe(state, 1), text))
        state.step(0, opposite)
        state.step(1, text)
        information = rules.information_state(state, 0)
        fights = current_fights(information)
        belief = Belief(information, fights, random.Random(seed))
        pieces = {piece.id: piece for piece in rules.reveal(state).pieces}
        total, n = log_likelihood(belief, {piece.id: pieces[piece.id].piece for piece in belief.hidden})
        likelihoods.append(total / n)
        flag = next(piece for piece in belief.hidden if fights.is_flag(pieces[piece.id].piece))
        flag_chances.append(belief.of(flag.id).get(pieces[flag.id].piece, 0.0))
        flags.append(flag.square)
    shares = np.unique(flags, return_counts=True)[1] / len(flags)
    letters = [text.removeprefix("deploy ") for text in texts]
    distances = [sum(x != y for x, y in zip(a, b, strict=True)) / len(a) for a, b in combinations(letters, 2)]
    return Readability(
        exposure=float(np.mean(exposures)),
        likelihood=float(np.mean(likelihoods)),
        flag_chance=float(np.mean(flag_chances)),
        flag_entropy=float(-(shares * np.log(shares)).sum()),
        distance=float(np.mean(distances)),
    )
