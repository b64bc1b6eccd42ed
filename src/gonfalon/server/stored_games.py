"""The games of a database, one after the other: played over by the rules, to be checked or written down as records."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import select

from gonfalon.core.errors import GonfalonError, ReplayMismatchError
from gonfalon.match.record import Record, record_of
from gonfalon.match.referee import MatchState, replay_entries
from gonfalon.match.table_actions import Restart, Undo
from gonfalon.storage.database import open_as_it_is
from gonfalon.storage.people import named
from gonfalon.storage.rows import MatchRow
from gonfalon.storage.schema import matches, outcomes
from gonfalon.storage.store import Store

from .seating import Seating, settled

GameState = Literal["waiting", "running", "over"]
"""How far a stored game is. waiting: it has not begun, since seats that bring something are open."""


class StoredGame(NamedTuple):
    """A game of a database. fault: why it does not replay, "" where it does; it names no act, for the game may go on.

    record: of a game that replays, None for one that waits. **Hidden:** the record of a running game holds its secrets.
    """

    match: str
    game: str
    variant: str
    state: GameState
    fault: str = ""
    record: Record | None = None


class StoredGames:
    """The games of a database that a server may be using. Open with `await StoredGames.open(database)`."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @staticmethod
    async def open(database: str) -> StoredGames:
        """Raises StorageError, also for a database of another version."""
        return StoredGames(Store(await open_as_it_is(database)))

    async def close(self) -> None:
        """Let go of the database."""
        await self.store.close()

    async def ids(self, sample: int = 0) -> list[str]:
        """The ids of all games, the oldest first; or of so many, drawn at random. Raises StorageError."""
        rows = await self.store.rows(select(matches.c.id).order_by(matches.c.created, matches.c.id))
        found = [str(row.id) for row in rows]
        return found if not 0 < sample < len(found) else random.sample(found, sample)

    async def games(self, ids: Sequence[str]) -> AsyncIterator[StoredGame]:
        """These games, played over. Raises StorageError where the database cannot be read."""
        for match in ids:
            row = await self.store.match(match)
            if row is not None:
                yield await self._game(row)

    async def _game(self, row: MatchRow) -> StoredGame:
        kept = await self._kept_end(row.id)  # before the acts: a running server may write both meanwhile
        entries, seat_rows = await self.store.read(row.id), await self.store.seats(row.id)
        seating = Seating(seat_rows)
        seating.named = await named(self.store, (seat_row.person for seat_row in seat_rows))
        about = (row.id, row.setting.game, row.setting.setup.variant)
        try:
            if [seat_row.seat for seat_row in seat_rows] != list(range(row.setting.setup.n_seats)):
                return StoredGame(*about, "running", "its seats are not those of the game")
            setting = settled(row, seat_rows)
            if setting is None:
                fault = "it has acts before its seats are taken" if entries else ""
                return StoredGame(*about, "waiting", fault)
            match_state = replay_entries(setting, entries)
            fault = _wrong_end(kept, match_state)
            record = record_of(match_state, seating.player_names(), seating.people_names())
            return StoredGame(*about, "running" if match_state.outcome is None else "over", fault, record)
        except ReplayMismatchError as error:
            return StoredGame(
                *about, "running", f"entry {error.ply + 1} of {len(entries)} is not legal there"
            )
        except GonfalonError as error:
            return StoredGame(*about, "running", f"its rules do not take it ({error.code})")
        except Exception as error:  # a fault of the rules' own, or a text that nobody wrote
            return StoredGame(*about, "running", f"its rules fail at it ({type(error).__name__})")

    async def _kept_end(self, match: str) -> tuple[tuple[float, ...], str] | None:
        """(returns, reason) of the result that is kept of a game, None for none."""
        query: Any = select(outcomes.c.returns, outcomes.c.reason).where(outcomes.c.match == match)
        for row in await self.store.rows(query):
            return tuple(msgspec.json.decode(row.returns)), str(row.reason)
        return None


def _wrong_end(kept: tuple[tuple[float, ...], str] | None, match_state: MatchState) -> str:
    """What is wrong with the result that is kept of a game, "" for nothing. A company may have gone back from an end, or begun again."""
    outcome = match_state.outcome
    went_back = any(isinstance(applied.act, (Undo, Restart)) for applied in match_state.applied)
    if kept is None or went_back:
        return ""
    if outcome is None:
        return "a result is kept of it, but it goes on"
    return (
        ""
        if kept == (outcome.returns, outcome.reason)
        else "the result that is kept is not the one of its acts"
    )
