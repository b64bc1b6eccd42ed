"""Games as learning environments: batched, PettingZoo and Gymnasium (the last two need the extra `research`)."""

from __future__ import annotations

from .batch import BatchEnv, BatchStep

__all__ = ["BatchEnv", "BatchStep"]
