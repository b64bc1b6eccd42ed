"""The bench of creations asks a real server, beside games that truly go on. Nothing is timed here."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from tests.server.conftest import ServerProcess

from .loading import load


def test_creations_are_asked_for_beside_games_that_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "server", load("server"))  # the script beside it
    creating = load("creating")
    server = ServerProcess(tmp_path, GONFALON_WARM="0")
    server.start()
    try:
        args = Namespace(games=2, level=0, creations=3, pause=0.3, variant="duel")
        quiet, busy = asyncio.run(creating.measure(int(server.base.rpartition(":")[2]), args))
    finally:
        server.stop()
    assert (quiet["games"], busy["games"]) == (0, 2)
    assert 0 < quiet["median_ms"] <= quiet["worst_ms"]
    assert 0 < busy["median_ms"] <= busy["worst_ms"]
    assert busy["computer_moves_per_second"] > 0
