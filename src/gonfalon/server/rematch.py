"""The next match of the same people: the same again, everybody one seat on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from gonfalon.storage.rows import MatchRow, SeatRow
from gonfalon.storage.store import Store

from .bringing import check_all
from .clock import now_ms
from .keys import new_match_id


def rematch_seat(seat: int, n_seats: int) -> int:
    """Where whoever sits at `seat` sits in the next match: everybody moves on by one seat."""
    return (seat + 1) % n_seats


async def open_rematch(store: Store, row: MatchRow, now: Sequence[SeatRow]) -> str:
    """Store the next match; people keep their tokens and what they have brought. Answers its id. now: who sits where.

    Raises GonfalonError where what they have brought does not go together.
    """
    match = new_match_id()
    setting = msgspec.structs.replace(row.setting, seed=secrets.randbits(62))
    seat_rows = sorted(
        seat_row._replace(seat=rematch_seat(seat_row.seat, len(now)), invite="", yields=False)
        for seat_row in now
    )
    check_all(setting, [seat_row.brought for seat_row in seat_rows])
    await store.create(row._replace(id=match, setting=setting, created=now_ms()), seat_rows)
    return match
