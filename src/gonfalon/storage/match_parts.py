"""Tables of which each row is a part of one match: its seats, its entries, its snapshots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, Row, Select, Table, select

Part = TypeVar("Part")


class MatchParts(Generic[Part]):
    """How the rows of one table are read. make: a part from the columns with these names, which come after that of the match."""

    def __init__(self, table: Table, make: Callable[..., Part], names: Sequence[str]) -> None:
        self._table, self._make = table, make
        self._columns = [table.c[name] for name in ("match", *names)]

    def query(self, ids: Collection[str], *wanted: ColumnElement[bool]) -> Select[Any]:
        """The rows of these matches, those of a match in order. wanted: what else must hold of them."""
        is_asked = (self._table.c.match.in_(ids), *wanted)
        return select(*self._columns).where(*is_asked).order_by(*self._table.primary_key)

    def read(self, rows: Iterable[Row[Any]]) -> dict[str, list[Part]]:
        """The parts in these rows, by match."""
        found: dict[str, list[Part]] = {}
        for match, *values in rows:
            found.setdefault(match, []).append(self._make(*values))
        return found

    def read_one(self, rows: Iterable[Row[Any]]) -> list[Part]:
        """The parts in these rows, which are all of one match."""
        return [self._make(*values) for _, *values in rows]
