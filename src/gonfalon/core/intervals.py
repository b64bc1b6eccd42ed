"""Intervals of shares."""

from __future__ import annotations

import math

Z_95 = 1.959964
"""Standard normal quantile of a 95 % interval."""


def share_interval(share: float, n: int) -> tuple[float, float]:
    """(low, high): Wilson's 95 % interval of a share of n games; (0, 1) without games (E. B. Wilson, JASA 22, 1927)."""
    if not n:
        return 0.0, 1.0
    middle = (share + Z_95 * Z_95 / (2 * n)) / (1 + Z_95 * Z_95 / n)
    half = Z_95 * math.sqrt(share * (1 - share) / n + Z_95 * Z_95 / (4 * n * n)) / (1 + Z_95 * Z_95 / n)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))
