"""How games of companies end, for those who count what people win (decision 13)."""

from __future__ import annotations

import logging

from gonfalon.core.errors import StorageError
from gonfalon.match.referee import MatchState
from gonfalon.storage.store import Store

from .seating import Seating

SERVER_COMMAND_PREFIX = "\u00a7"
"""Begins the ids of commands that the server gives for a seat. No browser can use them: its ids are ASCII."""
log = logging.getLogger("gonfalon.results")


async def keep_result(store: Store, match: str, match_state: MatchState, seating: Seating) -> None:
    """Store how a game of a company ended; nothing while it goes on. A failed write stops no game.

    A game that was started again with the same cards does not count: whoever has seen it to its end knows what comes.
    """
    outcome = match_state.outcome
    if outcome is None or match_state.is_repeat or not match_state.game.spec.cooperative:
        return
    won, people_only = outcome.returns[0] > 0, _is_of_people_alone(match_state, seating)
    try:
        await store.keep_result(match, match_state.begun_at, won, people_only)
    except StorageError as error:
        log.error("the result of match %s could not be stored: %s", match, error)


def _is_of_people_alone(match_state: MatchState, seating: Seating) -> bool:
    """Did people make every decision of this game, and do they sit at every seat now?"""
    has_computer = any(seating.is_computer_played(seat) for seat in range(match_state.n_seats))
    return not has_computer and not any(
        applied.entry.command.startswith(SERVER_COMMAND_PREFIX) and applied.act is None
        for applied in match_state.applied[match_state.begun_at :]
    )
