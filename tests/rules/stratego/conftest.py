"""Who answers a scenario."""

from __future__ import annotations

from ..answering import answering
from .scenario import NewScenario

scenario, engine = answering(NewScenario)
