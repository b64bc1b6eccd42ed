"""Who answers a scenario."""

from __future__ import annotations

import pytest

from .scenario import NewScenario


@pytest.fixture(params=["engine", "naive"])
def scenario(request: pytest.FixtureRequest) -> NewScenario:
    """Begins scenarios over the engine, and in a second run over the naive referee."""
    return NewScenario(request.param)


@pytest.fixture
def engine() -> NewScenario:
    """Begins scenarios over the engine alone: for what the naive referee has no word for."""
    return NewScenario("engine")
