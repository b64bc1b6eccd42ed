"""How games end, for the history of those who played them, and for those who count what companies win (decision 13)."""

from __future__ import annotations

import asyncio
import hashlib
import logging

from gonfalon.core.errors import StorageError
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState
from gonfalon.match.table_actions import Close
from gonfalon.storage.people import OutcomeRow, PeopleStore
from gonfalon.storage.rows import MatchRow
from gonfalon.storage.store import Store

from .metrics import Player
from .rated_tables import SERVER_COMMAND_PREFIX as SERVER_COMMAND_PREFIX
from .rated_tables import keep_ratings
from .seating import Seating

log = logging.getLogger("gonfalon.results")


def player_of(entry: Entry) -> Player:
    """Who has written an entry."""
    if not entry.command:
        return "server"
    return "computer" if entry.command.startswith(SERVER_COMMAND_PREFIX) else "person"


async def keep_result(store: Store, row: MatchRow, match_state: MatchState, seating: Seating) -> None:
    """Store how a game ended, and what it does to ratings; nothing while it goes on. A failed write stops no game.
    A match that goes on from another one leaves nothing.

    What companies win is counted apart. A game that was started again with the same cards does not count: whoever has seen it to
    its end knows what comes.
    """
    match = row.id
    if row.origin:  # its first part was played by others
        return
    await _keep_outcome(store, match, match_state, seating)
    await keep_ratings(store, row, match_state, seating.seat_rows)
    outcome = match_state.outcome
    if outcome is None or match_state.is_repeat or not match_state.game.spec.cooperative:
        return
    if outcome.reason == Close.event:  # the host's doing
        return
    won, people_only = outcome.returns[0] > 0, _is_of_people_alone(match_state, seating)
    try:
        await store.keep_result(match, match_state.begun_at, won, people_only)
    except StorageError as error:
        log.error("the result of match %s could not be stored: %s", match, error)


async def _keep_outcome(store: Store, match: str, match_state: MatchState, seating: Seating) -> None:
    """Store what the history of a player tells of this match, or take it back when it has just been started again."""
    outcome, ended = match_state.outcome, match_state.ended_at
    try:
        if outcome is not None and ended is not None:
            setups = await asyncio.to_thread(_setups, match_state, seating)
            row = OutcomeRow(match, ended, match_state.state.turn, outcome.returns, outcome.reason, setups)
            await PeopleStore(store).keep_outcome(row)
        elif match_state.begun_at == match_state.n_entries > 0:
            await store.share(match, range(match_state.n_seats), None)
            if not match_state.is_repeat:
                await PeopleStore(store).drop_outcome(match)
    except StorageError as error:
        log.error("the end of match %s could not be stored: %s", match, error)


def _setups(match_state: MatchState, seating: Seating) -> tuple[str, ...]:
    """A digest of what each seat has brought or prepared, "" for nothing: equal texts are one set-up."""
    again, found = MatchState(match_state.setting), [seat_row.brought for seat_row in seating.seat_rows]
    brought = [text != "" for text in found]
    for applied in match_state.applied:
        if all(brought) or not again.setting_up():
            break
        again.take(applied.entry)
        seat = applied.entry.seat
        if applied.act is None and not brought[seat]:
            found[seat] = applied.entry.text
    return tuple(hashlib.sha256(text.encode()).hexdigest()[:16] if text else "" for text in found)


def _is_of_people_alone(match_state: MatchState, seating: Seating) -> bool:
    """Did people make every decision of this game, and do they sit at every seat now?"""
    has_computer = any(seating.is_computer_played(seat) for seat in range(match_state.n_seats))
    return not has_computer and not any(
        applied.entry.command.startswith(SERVER_COMMAND_PREFIX) and applied.act is None
        for applied in match_state.applied[match_state.begun_at :]
    )
