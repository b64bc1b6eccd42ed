"""What several tests of the search need."""

from __future__ import annotations

from pathlib import Path

import pytest

from .positions import YARD


@pytest.fixture
def yard(tmp_path: Path) -> str:
    """The small field as a ruleset's file."""
    path = tmp_path / "yard.toml"
    path.write_text(YARD)
    return str(path)
