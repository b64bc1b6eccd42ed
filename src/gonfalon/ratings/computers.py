"""Measured ratings of computer players: they stand still, and people's ratings find their place beside them.

The numbers are in `computers.csv`, which scripts/computer_ratings.py writes from the games of bench/results.
"""

from __future__ import annotations

import csv
from functools import lru_cache
from pathlib import Path

from .rating import Rating


@lru_cache(maxsize=1)
def _measured() -> dict[tuple[str, str, str], Rating]:
    """(family, variant, player) -> its rating."""
    text = Path(__file__).with_name("computers.csv").read_text(encoding="utf-8")
    return {
        (row["family"], row["variant"], row["player"]): Rating(
            float(row["rating"]), float(row["deviation"]), games=int(row["games"])
        )
        for row in csv.DictReader(text.splitlines())
    }


def computer_rating(family: str, variant: str, player: str) -> Rating | None:
    """The measured rating of a computer player, None for one that was not measured there.

    player: as a command line names it ("level:4", "level:4@100" with a budget in milliseconds, or a name). The mean of the levels
    measured with their own budget is START in each variant. Ratings of different variants cannot be compared.
    """
    return _measured().get((family, variant, player))


def measured(family: str, variant: str) -> tuple[str, ...]:
    """The computer players that have a rating in a variant, as command lines name them; those with a budget of their own left out."""
    return tuple(
        player
        for of_family, of_variant, player in _measured()
        if (of_family, of_variant) == (family, variant) and "@" not in player
    )
