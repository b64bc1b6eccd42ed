"""Ratings of three and more opponents, and of a team against what a cooperative game sets before it.

They come from the library `openskill`, which the extra `server` installs. The model is Plackett and Luce's (R. C. Weng and C. J. Lin,
JMLR 12). Its spread of performance is set so that 400 points between two mean what they mean in Glicko-2.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from gonfalon.core.errors import GonfalonError

from .rating import SCALE, START, WIDEST, Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PERFORMANCE = SCALE / math.sqrt(2)
"""Standard deviation of a seat's performance in one game, in points."""


def rate_teams(teams: Sequence[Sequence[Rating]], scores: Sequence[float]) -> list[list[Rating]]:
    """The ratings after one game of these teams; a team may be one seat. scores: of each team, the higher the better.

    A team is as strong as its members are above START together, so that the size of a team is no strength by itself.
    Volatilities stay. Raises GonfalonError where the library is missing.
    """
    model = _model()
    seated = [[model.rating(mu=one.value - START, sigma=one.deviation) for one in team] for team in teams]
    found = model.rate(seated, scores=list(scores))
    return [
        [
            msgspec.structs.replace(old, value=START + new.mu, deviation=new.sigma, games=old.games + 1)
            for old, new in zip(before, after, strict=True)
        ]
        for before, after in zip(teams, found, strict=True)
    ]


def _model() -> PlackettLuce:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise GonfalonError(
            "ratings of teams and of three or four seats need openskill: pip install gonfalon[server]"
        ) from None
    return PlackettLuce(mu=0.0, sigma=WIDEST, beta=PERFORMANCE, tau=0.0)
