"""The ratings of a table after one game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gonfalon.core.errors import ArgumentError
from gonfalon.core.scores import company_score, score_at

from .glicko import glicko2
from .rating import NARROWEST, WIDEST, Rating
from .teams import rate_teams


def after_game(
    seats: Sequence[Rating],
    returns: Sequence[float],
    *,
    adversary: Rating | None = None,
    periods: Sequence[float] = (),
) -> tuple[Rating, ...]:
    """The new ratings of the seats, in their order.

    returns: of each seat. adversary: for a cooperative game, the rating of what the seats play against; its new rating is the last of the
    answer. periods: time since the last game of each of them in rating periods (`periods_of_days`), () for none.
    Two opponents are rated by Glicko-2, all others by `rate_teams`. A rating that shall stand still, such as a computer's, is the
    caller's to keep. Raises ArgumentError for counts that do not fit, GonfalonError without `openskill` where it is needed.
    """
    before = [*seats, adversary] if adversary else list(seats)
    times = list(periods) or [0.0] * len(before)
    if len(returns) != len(seats) or len(times) != len(before) or len(before) < 2:
        raise ArgumentError(
            f"{len(seats)} seats, {len(returns)} returns, {len(periods)} periods: one of each a seat; two opponents or an adversary"
        )
    if len(seats) == 2 and adversary is None:
        return _after_two(before, returns, times)
    aged = [one.after_pause(time) for one, time in zip(before, times, strict=True)]
    if adversary:
        score = company_score(returns)
        team, (other,) = rate_teams([aged[:-1], aged[-1:]], (score, 1 - score))
        return tuple(_bounded(one) for one in (*team, other))
    return tuple(_bounded(one) for (one,) in rate_teams([[one] for one in aged], returns))


def _after_two(
    before: Sequence[Rating], returns: Sequence[float], periods: Sequence[float]
) -> tuple[Rating, ...]:
    """Both seats by Glicko-2, each against the other's rating of today."""
    found: list[Rating] = []
    for seat, rating in enumerate(before):
        opponent = before[1 - seat].after_pause(periods[1 - seat])
        found.append(_bounded(glicko2(rating, [(opponent, score_at(seat, returns))], periods[seat])))
    return tuple(found)


def _bounded(rating: Rating) -> Rating:
    """With a deviation between NARROWEST and WIDEST."""
    deviation = min(WIDEST, max(NARROWEST, rating.deviation))
    return msgspec.structs.replace(rating, deviation=deviation)
