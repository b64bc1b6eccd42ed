"""Pairs of matches whose commitments can be compared: the keys are equal, and each commitment follows from its key alone.

Under a random key a commitment is a random number to whoever has not the key. So what could tell anything is whether there is one,
where, and how long it is; these stay. Tests of `match.sealing` show the rest.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from gonfalon.match import commitments, sealing
from gonfalon.match.sealing import Sealing
from gonfalon.server import dealing

PART = "0f" * 32


def with_equal_keys(patch: pytest.MonkeyPatch) -> None:
    """Draw the same keys for every match, and commit to nothing but them."""
    patch.setattr(sealing, "new_part", lambda: PART)
    for module in (commitments, dealing):
        patch.setattr(module, "seal", _keys)


def _keys(own: Sealing, things: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {thing: sealing.key_of(own, thing) for thing, _ in things}
