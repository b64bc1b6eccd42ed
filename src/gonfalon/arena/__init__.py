"""Many matches: what computer players are measured by."""

from __future__ import annotations

from .series import Result, play_match, series

__all__ = ["Result", "play_match", "series"]
