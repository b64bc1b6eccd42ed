"""What a game counts for a seat or for a team, read from its returns."""

from __future__ import annotations

from collections.abc import Sequence


def score_at(seat: int, returns: Sequence[float]) -> float:
    """Score of a seat: 1 if its return is higher than those of its opponents, 0 if lower, 0.5 if equal."""
    others = max(value for other, value in enumerate(returns) if other != seat)
    return 0.5 if returns[seat] == others else float(returns[seat] > others)


def company_score(returns: Sequence[float]) -> float:
    """Score of a team from its returns: 0 if any is negative, else 1 if any is positive, else 0.5."""
    return 0.0 if min(returns) < 0 else 1.0 if max(returns) > 0 else 0.5
