"""The compiled part of the search. It imports nothing of the other rooms of these players, so only edits in here compile anew."""

from __future__ import annotations

from pathlib import Path

from gonfalon.games.stratego.compiling import kernels_of

kernel = kernels_of("search", Path(__file__).parent.glob("*.py"))
