"""The fixtures that begin scenarios, for the folders of rules that have a naive referee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def answering(begin: Callable[[str], Any]) -> tuple[Any, Any]:
    """(fixture `scenario`, fixture `engine`). begin: who answers -> what begins a scenario."""

    @pytest.fixture(params=["engine", "naive"])
    def scenario(request: pytest.FixtureRequest) -> Any:
        """Begins scenarios over the engine, and in a second run over the naive referee."""
        return begin(request.param)

    @pytest.fixture
    def engine() -> Any:
        """Begins scenarios over the engine alone: for what the naive referee has no word for."""
        return begin("engine")

    return scenario, engine
