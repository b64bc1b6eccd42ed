"""What powers are worth (ME-6): strikes by whom they capture, and what powers add to the worth of their users."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from gonfalon.games.stratego.kernel.layout import ATTACKER, BOTH, DEFENDER
from gonfalon.games.stratego.observation import PieceView
from gonfalon.games.stratego.rules import Rules

from ..decision import SearchContext
from ..kernel.eval_weights import N_IDS, N_STRIKES

# Powers; tried in docs/decisions/0006-search-with-powers.md.
STRIKE_WORTH = 11.0  # worth of a power that strikes every enemy piece within the widest range at no risk
RISKY_SHARE = 0.35  # share of that for a strike by which its user falls or may fall
FLY_WORTH = 1.0  # worth of a flight
RIDE_WORTH = 1.5  # worth of a ride
AGAIN_WORTH = 1.5  # worth of attacking again
SIGHT_WORTH = 1.0  # worth of a strike's showing a hidden piece
QUEST_NOW = 5.0  # worth of completing the quest now rather than later
N_TARGET_SETS = 3
"""Ways to name several targets that are searched at the root, for each user and power."""


RANGE_PLACES = 24
"""Places of the widest range: the 5 x 5 squares round the user without its own."""


class Strike:
    """One kind's strike with one power, with the Ring as it is now.

    captures, falls: bool[kinds], whom it captures, and by whom its user falls. takes: float64[kinds], worth of what it captures. spent:
    does its user fall in any case? reach: share of the widest range.
    """

    def __init__(self, rules: Rules, stage: int, power: int, kind: int, worth: np.ndarray) -> None:
        results = rules.tables["strike"][power, stage, kind, : len(worth)]
        self.captures = np.isin(results, (ATTACKER, BOTH))
        self.takes = np.where(self.captures, worth, 0.0)
        self.falls = np.isin(results, (BOTH, DEFENDER))
        self.spent = bool(rules.tables["spent"][power])
        self.reach = int(rules.tables["range_places"][power]).bit_count() / RANGE_PLACES

    def chance_to_stand(self, struck: Iterable[np.ndarray]) -> float:
        """Chance that its user does not fall. struck: float64[kinds] each, what its targets may be."""
        return 0.0 if self.spent else float(np.prod([1.0 - float(self.falls @ row) for row in struck]))


def add_power_worths(worths: dict[str, float], context: SearchContext, enemies: Counter[str]) -> None:
    """Add what its powers are worth against these enemies to each kind's worth."""
    counts = np.array([max(0, enemies[name]) for name in context.belief.kinds], float)
    for k, name in enumerate(context.belief.kinds):
        worths[name] += _power_worth(context, k, counts)


def _power_worth(context: SearchContext, kind: int, enemies: np.ndarray) -> float:
    """What a kind's powers are worth. enemies: float64[kinds], numbers of pieces."""
    found, n = 0.0, max(1.0, enemies.sum())
    journeys = {"fly": FLY_WORTH, "ride": RIDE_WORTH, "again": AGAIN_WORTH}
    for p, power in enumerate(context.rules.ruleset.powers):
        if context.belief.kinds[kind] not in power.users:
            continue
        if power.shape != "strike":
            found += journeys[power.shape]
            continue
        strike = Strike(context.rules, context.stage, p, kind, np.ones(len(enemies)))
        share = float((strike.takes - strike.falls) @ enemies) / n
        risk = RISKY_SHARE if strike.spent or strike.falls.any() else 1.0
        found = max(found, STRIKE_WORTH * risk * max(0.0, share) * strike.reach)
    return found


def write_strikes(eval_weights: Any, context: SearchContext) -> dict[tuple[int, int], Strike]:
    """Write what striking each hidden piece brings, by power and own kind; the strikes by these two."""
    seat, belief, n = context.seat, context.belief, len(context.belief.kinds)
    worth = eval_weights["worth"][1 - seat, :n].astype(float)
    strikes: dict[tuple[int, int], Strike] = {}
    users = {piece.piece for piece in context.own}
    for p, power in enumerate(context.rules.ruleset.powers):
        for name in power.users if power.shape == "strike" else ():
            kind, row = belief.index[name], 1 + len(strikes)
            if name not in users or row == N_STRIKES:
                continue
            strike = strikes[p, kind] = Strike(context.rules, context.stage, p, kind, worth)
            eval_weights["strike_row"][p, kind] = row
            for i, piece in enumerate(belief.hidden):
                chances, at = belief.chances[i], piece.id & (N_IDS - 1)
                eval_weights["strike_hidden"][row, at] = round(float(strike.takes @ chances))
                eval_weights["strike_falls"][row, at] = round(1000 * float(strike.falls @ chances))
    return strikes


def strike_targets(
    context: SearchContext, piece: PieceView, gain: np.ndarray, strikes: dict[tuple[int, int], Strike]
) -> np.ndarray:
    """float64[own kinds]: the gain of attacking a piece, or of striking it without risk if that is more."""
    known, row = context.belief.known.get(piece.id), context.hidden_row.get(piece.id)
    for (_, kind), strike in strikes.items():
        takes = (
            strike.takes[known] if known is not None else float(strike.takes @ context.belief.chances[row])
        )
        if not strike.spent and not strike.falls.any() and takes > gain[kind]:
            gain = gain.copy()
            gain[kind] = takes
    return gain


def explain(
    context: SearchContext, eval_weights: Any, strike: Strike, user: PieceView, struck: Sequence[PieceView]
) -> float:
    """Hundredths that a strike gains on average, its user's fall included."""
    rows = [context.chances_of(piece) for piece in struck]
    stands = strike.chance_to_stand(rows)
    worth = float(eval_weights["worth"][context.seat, context.belief.index[user.piece]])
    return sum(float(strike.takes @ row) for row in rows) - (1.0 - stands) * worth
