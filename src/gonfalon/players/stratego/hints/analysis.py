"""The hint for one decision: what a search of the highest level, without noise, found of each action.

It knows the information state and nothing else. All that it draws comes from a fixed stream.
"""

from __future__ import annotations

import random
import time

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

from ...hints import Hint, HintedAct, Reason
from ..clock import SearchClock
from ..decision import SearchContext
from ..kernel import tree
from ..kernel.eval_weights import UNIT
from ..search.acts import NO_POWER, Act
from ..search.move_search import MoveSearch
from ..search.player import SearchPlayer
from ..settings import LEVELS, Settings, settings_of
from ..terms import attraction, material, powers
from .readings import readings_of
from .shows import EnemyEyes
from .targets import risk_of, targets_of

NODES = 2_000_000
"""Nodes searched at most: half of those of the highest level, for a hint is waited for."""
HINTS = settings_of(max(LEVELS), nodes=NODES)._replace(noise=0.0)
"""The highest level without noise and without a limit of time."""
LEAST = 0.05
"""Parts nearer to 0 are left to what the search saw ahead."""
AHEAD = "ahead"
N_ACTS, SEED = 5, 0
"""How many acts are told, the best ones; the seed of everything that is drawn."""
WORTH = "worth"
"""Gains are counted in worths: a piece that beats next to nothing is worth 1 (knowledge/fights.py)."""


def hint_of(information: InformationState, settings: Settings = HINTS, n_acts: int = N_ACTS) -> Hint:
    """The hint for what a seat owes now, or what it may believe while it waits; the clock is not read for it."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if seen.kind == "deploy":
        return Hint(WORTH, (HintedAct(SearchPlayer(SEED, settings).act(information)),), ())
    if seen.phase in ("deployment", "over"):
        return Hint(WORTH, (), ())
    rng = random.Random(SEED)
    context = SearchContext(information, rng, settings)
    readings = readings_of(context)
    return Hint(WORTH, _acts(context, rng, n_acts) if seen.legal else (), readings)


def _acts(context: SearchContext, rng: random.Random, n: int) -> tuple[HintedAct, ...]:
    """The n best acts, best first."""
    search = MoveSearch(context, rng, tree.new_buffers(), SearchClock(time.perf_counter(), 0.0))
    search.choose()
    values, eyes = search.values / UNIT, EnemyEyes(context)
    order = np.argsort(-values, kind="stable")
    lags = doubts(search.tree.board_values / UNIT, int(order[0]))
    found = []
    for k in order[:n]:
        act, gain = search.moves.act(search.legal[k]), round(float(values[k] - values.mean()), 2)
        strike = search.moves.strike_of(act) if act.struck else None
        found.append(
            HintedAct(
                action=act.text,
                gain=gain,
                behind=round(float(values[order[0]] - values[k]), 2),
                doubt=round(float(lags[k]), 2),
                reasons=reasons_of(search, act, gain),
                targets=targets_of(context, act, strike),
                risk=risk_of(context, act, strike),
                shows=eyes.told_by(act),
            )
        )
    return tuple(found)


def doubts(board_values: np.ndarray, best: int) -> np.ndarray:
    """float64[actions]: standard error of how much less than the best act each brings. board_values: float64[boards, actions]."""
    n = len(board_values)
    if n < 2:
        return np.zeros(board_values.shape[1])
    behind = board_values[:, [best]] - board_values
    return behind.std(axis=0, ddof=1) / np.sqrt(n)


def reasons_of(search: MoveSearch, act: Act, gain: float) -> tuple[Reason, ...]:
    """The parts of an act's gain, the largest first. gain: in worths, beyond the mean of all acts.

    `attack`: what it takes less what it costs on average. `learn`: what it teaches. `flag`: less danger to the own flag. `near`: the square
    is nearer to targets, or forward. `safe`: the piece leaves the reach of what could beat it. `repeats`, `back_row`: what going back and
    leaving the back rows cost. `besides`: what a power brings beside captures. `ahead`: all else.
    """
    parts, piece = {"attack": _attack(search, act)}, act.piece
    if act.power != NO_POWER:
        parts["besides"] = search.moves.bonus(act.text) - search.moves.danger(act.text)
    elif piece is not None:
        moves = search.moves
        parts["learn"] = search.evaluation.learn_values.get(act.attacked.id, 0.0) if act.attacked else 0.0
        parts["flag"] = -moves.exposure(piece.square, act.stand)
        parts["repeats"] = -moves.revisit_cost(act.stand, piece.id)
        parts["back_row"] = -moves.back_row_cost(piece)
        if act.attacked is None:
            told = (search.context, search.evaluation.eval_weights, piece, act.stand)
            parts["near"], parts["safe"] = attraction.explain(*told), material.explain_safety(*told)
    found = {name: worth / UNIT for name, worth in parts.items()}
    kept = {name: round(worth, 2) for name, worth in found.items() if abs(worth) >= LEAST}
    rest = round(gain - sum(kept.values()), 2)
    if rest:
        kept[AHEAD] = rest
    return tuple(Reason(name, worth) for name, worth in sorted(kept.items(), key=lambda each: -each[1]))


def _attack(search: MoveSearch, act: Act) -> float:
    """Hundredths that an attack or a strike gains on average."""
    context, evaluation, strike = search.context, search.evaluation, search.moves.strike_of(act)
    if act.piece is not None and act.attacked is not None:
        return material.explain_attack(context, evaluation.gains, act.piece, act.attacked)
    if act.piece is None or strike is None or not act.struck:
        return 0.0
    return powers.explain(context, evaluation.eval_weights, strike, act.piece, act.struck)
