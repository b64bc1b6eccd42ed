"""Editions of the rules: a match is offered and asked what it was when it began, so that stored matches replay (CARD-15.22).

Whoever changes what is offered or asked counts EDITION up and marks what is new: a condition or a filter with `@since`, anything else with
`is_edition`. Both may be dropped once no match of an older edition can be stored any more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

EDITION = 1
"""New matches begin under it. 0: before acts for nothing, costs in part and the order of guards were settled, and before deck lists were
read as today."""

Condition = TypeVar("Condition", bound=Callable[..., bool])
"""A condition of (state, context), or a filter of (state, context, seat or card)."""


def is_edition(s: Any, number: int) -> bool:
    """Did the match of a state begin under this edition or a later one?"""
    return s.setup.edition >= number


def since(number: int, before: Callable[..., bool] | None = None) -> Callable[[Condition], Condition]:
    """Decorates a condition that counts from this edition on. before: what counted until then, None for nothing."""

    def marked(condition: Condition) -> Condition:
        @wraps(condition)
        def of_edition(s: Any, *about: Any) -> bool:
            if is_edition(s, number):
                return condition(s, *about)
            return before is None or before(s, *about)

        return of_edition  # type: ignore[return-value]

    return marked
