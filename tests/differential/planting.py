"""Bugs planted in a game to prove that the comparison with its naive referee would notice."""

from __future__ import annotations

import inspect
import json
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from types import ModuleType
from typing import Any, TypeVar

from tests.differential.cases import Mismatch

B = TypeVar("B")
C = TypeVar("C")


@contextmanager
def changed_source(
    module: ModuleType, where: str, old: str, new: str, modules: tuple[ModuleType, ...]
) -> Iterator[None]:
    """A function says `new` for `old` in every module that knows it, until the end of the block.

    where: `function` or `Class.function` of the module. modules: those that may have imported it.
    """
    owner: Any = module
    *classes, name = where.split(".")
    for part in classes:
        owner = getattr(owner, part)
    original = vars(owner)[name]
    source = textwrap.dedent(inspect.getsource(original))
    assert source.count(old) == 1, f"{where}: {old!r} is no longer there"
    made: dict[str, Any] = {}
    changed = "from __future__ import annotations\n" + source.replace(old, new)
    exec(compile(changed, where, "exec"), vars(module), made)
    places = [owner, *(module for module in modules if vars(module).get(name) is original)]
    for place in places:
        setattr(place, name, made[name])
    try:
        yield
    finally:
        for place in places:
            setattr(place, name, original)


def n_until_caught(play: Callable[[C], Any], cases: Iterable[C]) -> int:
    """How many of these cases the comparison needs to notice a bug; 0 if it does not.

    A crash is no mismatch, and no way to notice a bug that does not crash: it ends the run.
    """
    for n, case in enumerate(cases, start=1):
        try:
            play(case)
        except Mismatch:
            return n
    return 0


def print_lives(
    bugs: Mapping[str, B],
    planted: Callable[[B], AbstractContextManager[None]],
    games_until_caught: Callable[[B], int],
) -> None:
    """Print how many games each bug lived, as JSON; 0 for ever."""
    lived: dict[str, int] = {}
    for name, bug in bugs.items():
        with planted(bug):
            lived[name] = games_until_caught(bug)
    print(json.dumps(lived))
