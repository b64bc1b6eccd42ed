"""The hint for one decision: what a search of the highest level, without noise, found of each action.

It knows the information state and nothing else. All that it draws comes from a fixed stream.
"""

from __future__ import annotations

import random

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

from ...hints import Hint, HintedAct
from ..decision import SearchContext
from ..kernel.eval_weights import UNIT
from ..search.player import SearchPlayer
from ..settings import LEVELS, Settings, settings_of
from .readings import readings_of
from .reasons import doubts, reasons_of
from .searched import SEED, SETTINGS, SearchedDecision
from .targets import risk_of, targets_of
from .themes import praise

NODES = 2_000_000
"""Nodes searched at most: half of those of the highest level, for a hint is waited for."""
HINTS = settings_of(max(LEVELS), nodes=NODES)._replace(noise=0.0)
"""The highest level without noise and without a limit of time."""
N_ACTS = 5
"""How many acts are told, the best ones."""
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
    if not seen.legal:
        return Hint(WORTH, (), readings_of(SearchContext(information, random.Random(SEED), settings)))
    found = SearchedDecision(information, settings)
    return Hint(WORTH, _acts(found, n_acts), readings_of(found.context))


def quick_hint_of(information: InformationState) -> Hint:
    """The same after a first look."""
    return hint_of(information, SETTINGS["quick"])


def _acts(found: SearchedDecision, n: int) -> tuple[HintedAct, ...]:
    """The n best acts, best first."""
    search, context, values = found.search, found.context, found.values
    order = np.argsort(-values, kind="stable")
    lags = doubts(search.tree.board_values / UNIT, int(order[0]))
    told = []
    for k in order[:n]:
        act, gain = search.moves.act(search.legal[k]), round(float(values[k] - values.mean()), 2)
        strike = search.moves.strike_of(act) if act.struck else None
        told.append(
            HintedAct(
                action=act.text,
                gain=gain,
                behind=round(float(values[order[0]] - values[k]), 2),
                doubt=round(float(lags[k]), 2),
                reasons=reasons_of(search, act, gain),
                targets=targets_of(context, act, strike),
                risk=risk_of(context, act, strike),
                shows=found.eyes.told_by(act),
                said=(praise(found, act),),
            )
        )
    return tuple(told)
