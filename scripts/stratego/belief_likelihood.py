#!/usr/bin/env python3
"""How likely the searching players' belief holds what is true, against each opponent of recorded games.

    .venv/bin/python scripts/stratego/belief_games.py games.jsonl --games 14
    .venv/bin/python scripts/stratego/belief_likelihood.py games.jsonl
    .venv/bin/python scripts/stratego/belief_likelihood.py games.jsonl --fit hunter,miser,prober

The first lines: mean log-likelihood of the true kind of a hidden piece, by whose piece it is, for counts alone, and what each clue and
all together gain over counts, by the shares of a level. `--fit` chooses the shares for each opponent that is named from the pieces of all
the others (leave one out) and says what they gain over counts with the one left out; the last line is chosen from all.
With `--tables 'without-{}.toml'` each player's pieces are judged by tables that behaviour_tables.py has counted without that player.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from belief_games import FAMILY, stored  # noqa: E402

from gonfalon import games  # noqa: E402
from gonfalon.players.stratego.belief import behaviour  # noqa: E402
from gonfalon.players.stratego.belief.adjacency import PAIRS, adjacency_prior_of  # noqa: E402
from gonfalon.players.stratego.belief.belief import BURN_IN, Belief, Trusts  # noqa: E402
from gonfalon.players.stratego.belief.piece_logs import piece_logs  # noqa: E402
from gonfalon.players.stratego.kernel.assignments import AdjacencyPrior, sweep_assignments  # noqa: E402
from gonfalon.players.stratego.knowledge.behaviour import observed  # noqa: E402
from gonfalon.players.stratego.knowledge.record import Record  # noqa: E402
from gonfalon.players.stratego.settings import LEVELS, Settings  # noqa: E402

LEAST_CHANCE = 1 / 320
"""A lower chance counts as this."""
STEPS = (0.0, 0.15, 0.3, 0.45, 0.6, 0.8, 1.0, 1.2, 1.5)
"""Shares that are tried for each clue."""


class Shares(NamedTuple):
    """How far each clue is trusted."""

    deployment: float
    pairs: float
    walls: float
    idle: float
    reactions: float


@dataclass(frozen=True)
class Position:
    """What one seat may know of the other's hidden pieces, clue by clue, and the truth.

    logs: float64[n, 64] of counts and bounds. deployment, idle, reactions: the same shape, log weights at full trust.
    """

    opponent: str
    game: int
    kinds: np.ndarray
    truth: np.ndarray
    logs: np.ndarray
    deployment: np.ndarray
    idle: np.ndarray
    reactions: np.ndarray
    prior: AdjacencyPrior
    flag: int


def position_of(information: Any, opponent: str, game: int, truth: dict[int, str]) -> Position:
    """The clues of one information state."""
    belief = Belief(Record(information), random.Random(1), Trusts(0.0, 0.0, 0.0), n_sweeps=1)
    pieces, shape = belief.pieces, belief.logs.shape
    deployed, prior = piece_logs(pieces, 1.0, 0.0), adjacency_prior_of(pieces, 1.0)
    idle_turns, seen = observed(belief.record)
    rested, done = behaviour.idle_logs(pieces, idle_turns), behaviour.reaction_logs(pieces, seen)
    idle, reactions = np.zeros(shape), np.zeros(shape)
    for i, piece in enumerate(belief.hidden):
        idle[i, : len(belief.kinds)] = rested[i]
        for k, kind in enumerate(belief.kinds):
            reactions[i, k] = sum(done[one.what, one.other, kind] for one in seen.get(piece.id, ()))
    finite = np.isfinite(belief.logs) & np.isfinite(deployed)
    return Position(
        opponent,
        game,
        belief.current,
        np.array([belief.index[truth[piece.id]] for piece in belief.hidden]),
        belief.logs,
        np.where(finite, deployed, 0.0) - np.where(finite, belief.logs, 0.0),
        idle,
        reactions,
        prior._replace(pairs=prior.pairs / PAIRS),
        next(k for k, kind in enumerate(belief.kinds) if belief.fights.is_flag(kind)),
    )


def positions_of(game: dict[str, Any], number: int, every: int, tables: str) -> Iterator[Position]:
    """The positions of a game that are looked at: two successive ones in `every`, so that both seats are asked."""
    rules: Any = games.get(FAMILY)
    state = rules.new(game["seed"], rules.setup(game["variant"], **game["options"]))
    for ply, (seat, action) in enumerate(game["actions"]):
        if ply >= 2 and ply % every in (6, 7):
            if tables:
                use_tables(tables.format(game["players"][1 - seat]))
            truth = {piece.id: piece.piece for piece in rules.reveal(state).pieces}
            yield position_of(rules.information_state(state, seat), game["players"][1 - seat], number, truth)
        state.step(seat, action)


@lru_cache(maxsize=16)
def read_tables(path: str) -> dict[str, Any]:
    """Tables of behaviour from a file."""
    return tomllib.loads(Path(path).read_text(encoding="utf-8"))


def use_tables(path: str) -> None:
    """Have behaviour.py read other tables."""
    behaviour.tables = lambda: read_tables(path)  # pyright: ignore


def chances(position: Position, shares: Shares, n_sweeps: int) -> np.ndarray:
    """float64[hidden, 64]: chances of each hidden piece."""
    told = shares.idle * position.idle + shares.reactions * position.reactions
    bound = behaviour.MOST
    logs = position.logs + shares.deployment * position.deployment + np.clip(told, -bound, bound)
    prior = position.prior
    prior = prior._replace(pairs=shares.pairs * prior.pairs, flag_walls=shares.walls * prior.flag_walls)
    kinds, rng, sums = position.kinds.copy(), np.array([12_345], np.int64), np.zeros_like(logs)
    sweep_assignments(kinds, logs, prior, BURN_IN, rng, sums)
    sums[:] = 0.0
    sweep_assignments(kinds, logs, prior, n_sweeps, rng, sums)
    return (sums / sums.sum(axis=1, keepdims=True))[: len(position.truth)]


class Score(NamedTuple):
    """Of some opponents' pieces: mean log-likelihood, its standard error over games, pieces, the chance given to the flag."""

    mean: float
    doubt: float
    n_pieces: int
    flag: float


def score(positions: Sequence[Position], shares: Shares, n_sweeps: int, base: Shares | None = None) -> Score:
    """How likely the truth is held; with `base` how much more than by those shares."""
    sums: dict[int, list[float]] = {}
    flags: list[float] = []
    for position in positions:
        if not len(position.truth):
            continue
        rows = np.arange(len(position.truth))
        least = LEAST_CHANCE
        found = chances(position, shares, n_sweeps)
        logs = np.log(np.maximum(found[rows, position.truth], least))
        if base is not None:
            logs -= np.log(np.maximum(chances(position, base, n_sweeps)[rows, position.truth], least))
        kept = sums.setdefault(position.game, [0.0, 0])
        kept[0] += float(logs.sum())
        kept[1] += len(rows)
        flags += found[position.truth == position.flag, position.flag].tolist()
    totals = np.array(list(sums.values()))
    n = totals[:, 1].sum()
    mean = totals[:, 0].sum() / n
    spread = math.sqrt(float(((totals[:, 0] - mean * totals[:, 1]) ** 2).sum())) / n
    return Score(mean, spread, int(n), float(np.mean(flags)) if flags else math.nan)


class Fit:
    """Chooses shares by how likely they hold the truth against some opponents; remembers what it has computed."""

    def __init__(self, groups: dict[str, list[Position]], n_sweeps: int) -> None:
        self.groups, self.n_sweeps = groups, n_sweeps
        self.means: dict[tuple[str, Shares], float] = {}

    def mean(self, opponent: str, shares: Shares) -> float:
        """Mean log-likelihood against one opponent."""
        if (opponent, shares) not in self.means:
            self.means[opponent, shares] = score(self.groups[opponent], shares, self.n_sweeps).mean
        return self.means[opponent, shares]

    def best(self, opponents: Sequence[str], start: Shares) -> Shares:
        """The shares with the highest mean over opponents, each counting alike, by one share at a time."""
        best, before = start, None
        while best != before:
            before = best
            for name in Shares._fields:
                tried = [best, *(best._replace(**{name: step}) for step in STEPS)]
                best = max(tried, key=lambda one: sum(self.mean(opponent, one) for opponent in opponents))
        return best


def of_level(settings: Settings) -> Shares:
    """A level's shares."""
    deployment, share, adjacency = settings.trusts
    idle, reactions = share * behaviour.IDLE, share * behaviour.REACTIONS
    return Shares(deployment, adjacency * PAIRS, adjacency, idle, reactions)


def main() -> None:
    """Measure, fit."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--shares", nargs=len(Shares._fields), type=float, help="instead of a level's")
    parser.add_argument(
        "--every", type=int, default=40, help="plies from one pair of positions to the next (40)"
    )
    parser.add_argument("--sweeps", type=int, default=400)
    parser.add_argument("--fit", default="", help="opponents to leave out in turn")
    parser.add_argument("--tables", default="", help="files of behaviour tables, {} for the opponent")
    wanted = parser.parse_args()
    groups: dict[str, list[Position]] = {}
    for number, game in enumerate(stored(wanted.file)):
        for position in positions_of(game, number, wanted.every, wanted.tables):
            groups.setdefault(position.opponent, []).append(position)
    counts = Shares(*(0.0 for _ in Shares._fields))
    level = Shares(*wanted.shares) if wanted.shares else of_level(LEVELS[wanted.level])
    rows = {"counts": counts}
    rows |= {name: counts._replace(**{name: getattr(level, name)}) for name in Shares._fields}
    rows |= {
        "idle and reactions": counts._replace(idle=level.idle, reactions=level.reactions),
        "deployment and neighbours": level._replace(idle=0, reactions=0),
        "all": level,
    }
    for opponent, positions in sorted(groups.items()):
        for name, shares in rows.items():
            found = score(positions, shares, wanted.sweeps, counts if name != "counts" else None)
            print(json.dumps({"opponent": opponent, "what": name} | _rounded(found)), flush=True)
    fit = Fit(groups, wanted.sweeps)
    for left_out in [*wanted.fit.split(","), ""] if wanted.fit else []:
        shares = fit.best([name for name in groups if name != left_out], level)
        line = {"left out": left_out, "shares": shares}
        if left_out:
            line |= _rounded(score(groups[left_out], shares, wanted.sweeps, counts))
        print(json.dumps(line), flush=True)


def _rounded(found: Score) -> dict[str, float]:
    """A score for a line of JSON."""
    return {"mean": round(found.mean, 4), "doubt": round(found.doubt, 4)} | {
        "pieces": found.n_pieces,
        "flag": round(found.flag, 3),
    }


if __name__ == "__main__":
    main()
