"""What a table cannot be created with."""

from __future__ import annotations

import msgspec
import pytest

from gonfalon.core.errors import GonfalonError
from gonfalon.server import wire

from .conftest import plans, wish
from .lobby import Lobby


@pytest.mark.parametrize(
    "bad",
    [
        {"seats": plans("own")},
        {"seats": plans("own", "own", "own")},
        {"seats": plans(1, 1)},
        {"seats": plans("own", 99)},
        {"seats": (*plans("own"), wire.SeatPlan("link", level=1))},
        {"seats": (*plans("own"), wire.SeatPlan("own", brings="a deck"))},
        {"seats": (*plans("own"), wire.SeatPlan("link", brings="a deck"))},
        {"options": {"n_seats": 2}},
        {"options": {"brought": 1}},
        {"variant": "chess"},
        {"options": {"chase": "often"}},
        {"preset": "none"},
    ],
)
async def test_bad_wishes_are_refused_with_a_reason(lobby: Lobby, bad: dict):
    with pytest.raises(GonfalonError, match=r"\w+"):
        await lobby.tables.create(msgspec.structs.replace(wish(), **bad))
