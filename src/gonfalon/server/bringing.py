"""What seats bring to a match: each text by itself, and all of a table together, whenever one of them is settled."""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from gonfalon import games
from gonfalon.match.referee import Setting
from gonfalon.storage.rows import SeatRow

from .seating import with_brought


def check_all(setting: Setting, texts: Sequence[str], waiting: Container[int] = ()) -> None:
    """Raise what speaks against a text, or against all of them together. waiting: seats that have not said yet what they bring."""
    rules = games.get(setting.game)
    for seat, text in enumerate(texts):
        rules.check_brought(setting.setup, seat, text)
    if rules.spec.brings is not None:
        rules.check_table(msgspec.structs.replace(setting.setup, brought=tuple(texts)), waiting)


def check_one(setting: Setting, seat_rows: Sequence[SeatRow], seat: int, text: str) -> None:
    """Raise what speaks against this text of a seat that has been open until now, by itself or beside what the others have brought."""
    rules = games.get(setting.game)
    rules.check_brought(setting.setup, seat, text)
    if rules.spec.brings is None:
        return
    waiting = {row.seat for row in seat_rows if row.kind == "open" and row.seat != seat}
    with_text = [row._replace(brought=text) if row.seat == seat else row for row in seat_rows]
    rules.check_table(with_brought(setting, with_text).setup, waiting, seat)
