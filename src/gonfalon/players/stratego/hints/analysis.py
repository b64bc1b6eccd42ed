"""The hint for one decision: what a search of the highest level, without noise, found of each action.

It knows the information state and nothing else. All that it draws comes from a fixed stream.
"""

from __future__ import annotations

import random
import time

import numpy as np

from gonfalon.core.observation import InformationState
from gonfalon.games.stratego.observation import StrategoObservation

from ...hints import Hint, HintedAct, Reading
from ..clock import SearchClock
from ..decision import SearchContext, context_of
from ..kernel import tree
from ..kernel.eval_weights import UNIT
from ..search.move_search import MoveSearch
from ..search.player import SearchPlayer
from .acts import act_of, risk_of, targets_of
from .readings import readings_of
from .reasons import reasons_of, strike_of
from .settings import HINTS, HintSettings, search_settings
from .shows import EnemyEyes

NO_LIMIT = 0.0
"""Milliseconds for a clock that is not to be read."""
WORTH = "worth"
"""Gains are counted in worths: a piece that beats next to nothing is worth 1 (knowledge/fights.py)."""


def hint_of(information: InformationState, settings: HintSettings = HINTS) -> Hint:
    """The hint for what a seat owes now, or what it may believe while it waits; the clock is not read for it."""
    seen = information.observation
    assert isinstance(seen, StrategoObservation)
    if seen.kind == "deploy":
        player = SearchPlayer(settings.seed, search_settings(settings))
        return Hint(WORTH, (HintedAct(player.act(information)),), ())
    if seen.phase in ("deployment", "over"):
        return Hint(WORTH, (), ())
    clock = SearchClock(time.perf_counter(), NO_LIMIT)
    rng = random.Random(settings.seed)
    context = context_of(information, rng, search_settings(settings))
    readings: tuple[Reading, ...] = readings_of(context, settings)
    if not seen.legal:
        return Hint(WORTH, (), readings)
    return Hint(WORTH, _acts(context, rng, clock, settings), readings)


def _acts(
    context: SearchContext, rng: random.Random, clock: SearchClock, settings: HintSettings
) -> tuple[HintedAct, ...]:
    """The best acts, best first."""
    search = MoveSearch(context, rng, tree.new_buffers(), clock)
    search.choose()
    values, eyes = search.values / UNIT, EnemyEyes(context, settings)
    order = np.argsort(-values, kind="stable")
    doubts = _doubts(search.tree.board_values / UNIT, int(order[0]))
    found = []
    for k in order[: settings.n_acts]:
        act, gain = act_of(context, search.moves, search.legal[k]), round(float(values[k] - values.mean()), 2)
        strike = strike_of(search, act)
        found.append(
            HintedAct(
                action=act.text,
                gain=gain,
                behind=round(float(values[order[0]] - values[k]), 2),
                doubt=round(float(doubts[k]), 2),
                reasons=reasons_of(search, act, gain),
                targets=targets_of(context, act, strike, settings),
                risk=risk_of(context, act, strike),
                shows=eyes.told_by(act),
            )
        )
    return tuple(found)


def _doubts(board_values: np.ndarray, best: int) -> np.ndarray:
    """float64[actions]: standard error of how much less than the best act each brings. board_values: float64[boards, actions]."""
    n = len(board_values)
    if n < 2:
        return np.zeros(board_values.shape[1])
    behind = board_values[:, [best]] - board_values
    return behind.std(axis=0, ddof=1) / np.sqrt(n)
