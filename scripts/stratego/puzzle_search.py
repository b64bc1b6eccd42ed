"""What the search says of a position, for those who make puzzles: values of all acts, by all clues or by counting alone; who finds one."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

import numpy as np

from gonfalon import players
from gonfalon.core.observation import InformationState
from gonfalon.learn.stratego.puzzle_position import LEVELS_TRIED
from gonfalon.players.hints import Reading, Reason
from gonfalon.players.stratego.belief.belief import Trusts
from gonfalon.players.stratego.clock import SearchClock
from gonfalon.players.stratego.decision import SearchContext
from gonfalon.players.stratego.hints.analysis import reasons_of
from gonfalon.players.stratego.hints.readings import readings_of
from gonfalon.players.stratego.hints.targets import targets_of
from gonfalon.players.stratego.kernel import tree
from gonfalon.players.stratego.kernel.eval_weights import UNIT
from gonfalon.players.stratego.search.move_search import MoveSearch
from gonfalon.players.stratego.settings import LEVELS, Settings, settings_of

HIGHEST = max(LEVELS)
COUNTING = Trusts(0.0, 0.0, 0.0)
"""A belief that only counts what is left and what was shown, without habits and behaviour."""
TRIES = 5
"""Tries of a level; three of them must find the act."""
FINDS = 3


class Found(NamedTuple):
    """What a search found. values: the worth of each legal act beyond the mean of all. gap: by how much the second is behind the best.

    doubt: the standard error of the gap over the sampled boards; 0 where the best act leaves nothing to chance.
    """

    best: str
    second: str
    values: dict[str, float]
    gap: float
    doubt: float


def settings_for(level: int, nodes: int | None = None, playouts: int | None = None) -> Settings:
    """A level's settings without noise."""
    found = settings_of(level, nodes=nodes)._replace(noise=0.0)
    return found if playouts is None else found._replace(playouts=playouts)


def _searched(
    information: InformationState, settings: Settings, seed: int, disregarded: str = ""
) -> MoveSearch:
    rng = random.Random(seed)
    context = SearchContext(information, rng, settings)
    if disregarded:
        row = context.hidden_row[context.piece_at[disregarded].id]
        context.belief.disregard(row, settings.belief_sweeps)
    search = MoveSearch(context, rng, tree.new_buffers(), SearchClock(time.perf_counter(), 0.0))
    search.choose()
    return search


def search(information: InformationState, settings: Settings, seed: int, disregarded: str = "") -> Found:
    """The values of all legal acts; the clock is not read. The position must leave a choice.

    disregarded: the square of a hidden piece of the enemy of which nothing shall be known but what its army has, "" for none.
    """
    return _found(_searched(information, settings, seed, disregarded))


def _found(done: MoveSearch) -> Found:
    values = done.values / UNIT
    order = np.argsort(-values, kind="stable")
    best, second = int(order[0]), int(order[1])
    boards = done.tree.board_values / UNIT
    doubt = 0.0
    if len(boards) > 1:
        doubt = float((boards[:, best] - boards[:, second]).std(ddof=1) / np.sqrt(len(boards)))
    told = {
        text: round(float(value - values.mean()), 2) for text, value in zip(done.legal, values, strict=True)
    }
    return Found(done.legal[best], done.legal[second], told, float(values[best] - values[second]), doubt)


class Told(NamedTuple):
    """What can be said of a position beside its values. attacked: the square of what the best act attacks, "" for nothing.

    readings: of every enemy piece. wins: the chance that the attack wins, from 0 to 1; 0 without one.
    """

    found: Found
    reasons: tuple[Reason, ...]
    readings: tuple[Reading, ...]
    attacked: str
    wins: float


def told(information: InformationState, settings: Settings, seed: int) -> Told:
    """The values, the reasons of the best act, and what each piece of the enemy may be."""
    done = _searched(information, settings, seed)
    found = _found(done)
    act = done.moves.act(found.best)
    targets = targets_of(done.context, act, None) if act.attacked is not None else ()
    wins = dict(targets[0].outcomes).get("attacker", 0.0) if targets else 0.0
    attacked = act.attacked.square if act.attacked is not None else ""
    reasons = reasons_of(done, act, found.values[found.best])
    return Told(found, reasons, readings_of(done.context), attacked, wins)


def lowest_level(information: InformationState, best: str) -> int:
    """The lowest level that plays the act in three of five tries; 0 for none."""
    for level in LEVELS_TRIED:
        hits = misses = 0
        for seed in range(TRIES):
            if players.make("stratego", level, seed).act(information) == best:
                hits += 1
            else:
                misses += 1
            if hits == FINDS:
                return level
            if misses > TRIES - FINDS:
                break
    return HIGHEST
