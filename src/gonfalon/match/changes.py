"""What has changed from one observation of a viewer to the next: sent instead of the whole.

A change is a list that begins with its kind:

- ``["=", value]``: it is this value now.
- ``[".", {name: change}]``: these fields have changed, the others stay.
- ``["#", {index: change}]``: these items of a list of the same length have changed.
- ``["+", [[first, count, items], ...]]``: a list of runs, each of so many old items from `first` on and then of these new ones.

It follows from the two values alone, compared as they are sent: whoever has both learns nothing from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec.structs import astuple

Change = list[Any]
LISTS = frozenset((tuple, list))
BUILT_IN = LISTS | {str, int, bool, float, dict}
"""Types of values that are equal, or told as a whole or as a list."""
FEW = 3
"""So many items in a row are changed in their place; more of them may have moved."""


class Run(msgspec.Struct, array_like=True):
    """`count` old items from `first` on, then these new ones."""

    first: int
    count: int
    items: list[Any]


def difference(was: Any, now: Any) -> Change | None:
    """How `now` differs from `was`, None if it does not. Both: plain data and structs of plain data."""
    if was is now:
        return None
    if type(was) is not type(now):
        return ["=", now]
    names = _names_of(cast("type[Any]", type(now)))
    if names is not None:
        told = _of_fields(was, now, names)
        return [".", told] if told else None
    if was == now:
        return None
    return _of_lists(was, now) if type(now) in LISTS else ["=", now]


@cache
def _names_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a struct as they are sent; None for what is told as a whole."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults:
        return None
    return kind.__struct_encode_fields__


def _of_fields(was: Any, now: Any, names: tuple[str, ...]) -> dict[str, Change]:
    told: dict[str, Change] = {}
    for name, before, after in zip(names, astuple(was), astuple(now), strict=True):
        if before is after or (type(after) in BUILT_IN and type(before) is type(after) and before == after):
            continue  # most fields, and most of them are no structs: `difference` would find the same
        change = difference(before, after)
        if change is not None:
            told[name] = change
    return told


def _of_lists(was: Sequence[Any], now: Sequence[Any]) -> Change:
    """Leave what is the same at both ends; between them look for old items that stand elsewhere now."""
    shorter, start, end = min(len(was), len(now)), 0, 0
    while start < shorter and (was[start] is now[start] or was[start] == now[start]):
        start += 1
    while end < shorter - start and (was[-1 - end] is now[-1 - end] or was[-1 - end] == now[-1 - end]):
        end += 1
    if _is_worth_it(now) and len(was) == len(now) <= FEW + start + end:
        changed = ((i, difference(was[i], now[i])) for i in range(start, len(now) - end))
        return ["#", {str(i): change for i, change in changed if change is not None}]
    runs = _runs(was, now, start, end)
    return ["+", runs] if sum(run.count for run in runs) > FEW else ["=", now]


def _is_worth_it(items: Sequence[Any]) -> bool:
    """Is the list longer to tell than what has changed in it? A pair of numbers is not."""
    return len(items) > FEW or (bool(items) and isinstance(items[0], msgspec.Struct))


def _runs(was: Sequence[Any], now: Sequence[Any], start: int, end: int) -> list[Run]:
    """The list `now` as runs of `was`. start, end: how many items are the same at both ends."""
    runs, cursor = [Run(0, start, [])], start
    for item in now[start : len(now) - end]:
        try:
            found = was.index(item, cursor, len(was) - end)
        except ValueError:
            runs[-1].items.append(item)
            continue
        last = runs[-1]
        if last.first + last.count == found and not last.items:
            last.count += 1
        else:
            runs.append(Run(found, 1, []))
        cursor = found + 1
    if end:
        runs.append(Run(len(was) - end, end, []))
    return [run for run in runs if run.count or run.items]


def applied(was: Any, change: Change | None) -> Any:
    """The value that this change leads to, as it is read from JSON. `was` stays as it is."""
    if change is None:
        return was
    kind, told = change
    if kind == "=":
        return told
    if kind == ".":
        return {**was, **{name: applied(was[name], one) for name, one in told.items()}}
    if kind == "#":
        return [applied(item, told.get(str(i))) for i, item in enumerate(was)]
    return [item for first, count, new in told for item in (*was[first : first + count], *new)]
