"""With what finished matches were played: their options, and what each seat brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from gonfalon.core.observation import GameSetup

from .schema import matches, seats
from .store import Store

MOST_AT_ONCE = 500
"""SQLite takes a bounded number of variables."""


async def played_setups(store: Store, wanted: Sequence[str]) -> dict[str, GameSetup]:
    """The setups of these matches by their ids, with a text for each seat.

    **Hidden:** what others brought, unless their game says `open`.
    """
    columns = (matches.c.id, matches.c.variant, matches.c.options, matches.c.n_seats, matches.c.edition)
    brought: dict[str, list[str]] = {}
    found: dict[str, GameSetup] = {}
    for start in range(0, len(wanted), MOST_AT_ONCE):
        query: Any = (
            select(*columns, seats.c.brought)
            .join_from(matches, seats)
            .where(matches.c.id.in_(wanted[start : start + MOST_AT_ONCE]))
            .order_by(matches.c.id, seats.c.seat)
        )
        for row in await store.rows(query):
            brought.setdefault(row.id, []).append(row.brought)
            found[row.id] = GameSetup(
                row.variant, msgspec.json.decode(row.options), row.n_seats, (), edition=row.edition
            )
    return {
        match: msgspec.structs.replace(setup, brought=tuple(brought[match])) for match, setup in found.items()
    }
