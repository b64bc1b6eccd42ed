"""Which scenario test shows which clause of a card; test_every_clause.py replaces each clause by nothing and sees its tests fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[[], None])
COVERED: dict[str, list[Callable[[], None]]] = {}
"""clause id, or `<card id>.<keyword>` -> the tests that show it."""


def covers(*ids: str) -> Callable[[Test], Test]:
    """Say which clauses a test without arguments shows."""

    def register(test: Test) -> Test:
        for one in ids:
            COVERED.setdefault(one, []).append(test)
        return test

    return register
