"""A state as bytes, so that a match goes on without being played again. A game may have this; without it matches are replayed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar, cast

from .game import AnyGame, State
from .packed_log import StepLog

S = TypeVar("S", bound=State)


class SavesStates(ABC, Generic[S]):
    """A game whose states can be packed. **Hidden:** what is packed holds everything; it never leaves the server.

    A state that was packed and unpacked cannot be told from the first one: by digest, observations, information states, legal actions,
    and everything that follows (`core.testing.check_snapshot`).
    """

    @abstractmethod
    def taken(self, state: S) -> StepLog:
        """The decisions taken, as the state itself holds them: whoever asks may pack them."""

    @abstractmethod
    def pack(self, state: S) -> bytes:
        """All of a state besides its setup, its seed and the decisions taken. Raises SnapshotError for one that cannot be packed."""

    @abstractmethod
    def unpack(self, fresh: S, packed: bytes, taken: StepLog) -> None:
        """Bring a state as `new` made it, with the same setup and seed, to where `packed` was made. Mutates fresh, and keeps `taken`.

        Raises SnapshotError; the state is of no use then.
        """


class SnapshotError(Exception):
    """A state cannot be packed, or what is packed cannot be read. Whoever asked plays the game again."""


AnySavesStates = SavesStates[Any]
"""Saves states of any type."""


def packing(game: AnyGame) -> AnySavesStates | None:
    """The game as what saves its states, None if it does not."""
    return cast(AnySavesStates, game) if isinstance(game, SavesStates) else None


def taken_steps(game: AnyGame, state: Any) -> StepLog | None:
    """The decisions taken in a state, as it holds them itself; None for a game that does not save its states."""
    saving = packing(game)
    return None if saving is None else saving.taken(state)


LIST, TUPLE, DICT = 0, 1, 2
"""The first item of a packed list says what it was."""
SCALARS = (str, int, bool, float, type(None), bytes)


def plain(value: Any) -> Any:
    """Nested lists, tuples and dicts as lists alone, which msgpack keeps as they are. Raises SnapshotError for anything else in them.

    A named tuple counts as a tuple: whoever reads it knows its type. Keys of a dict may be of any such type.
    """
    if isinstance(value, SCALARS):
        if type(value) in SCALARS:
            return value
    elif isinstance(value, tuple):
        return [TUPLE, *map(plain, cast(tuple[Any, ...], value))]
    elif isinstance(value, list):
        return [LIST, *map(plain, cast(list[Any], value))]
    elif isinstance(value, dict):
        return [DICT, *(plain(one) for pair in cast(dict[Any, Any], value).items() for one in pair)]
    raise SnapshotError(f"a {type(value).__name__} is no plain value")


def from_plain(packed: Any) -> Any:
    """What `plain` was given, named tuples as tuples. Raises SnapshotError."""
    if not isinstance(packed, list):
        return packed
    if not packed:
        raise SnapshotError("a list without its mark")
    mark, *rest = cast(list[Any], packed)
    items = [from_plain(one) for one in rest]
    if mark == LIST:
        return items
    if mark == TUPLE:
        return tuple(items)
    if mark == DICT and len(items) % 2 == 0:
        return dict(zip(items[::2], items[1::2], strict=True))
    raise SnapshotError(f"unknown mark {mark!r}")
