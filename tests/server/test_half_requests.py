"""Half requests of every kind are held at a real server, five times as many as one address may hold; nothing is timed here."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from tests.bench.loading import load

from .conftest import ServerProcess


def test_an_honest_visitor_of_the_same_address_is_served_and_all_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "server", load("server"))  # the script beside it
    half, log, server = load("half_requests"), tmp_path / "log", ServerProcess(tmp_path / "data")

    def launch(arguments: list[str], environment: dict[str, str]) -> str:
        command = [sys.executable, "-m", "gonfalon.cli.main", *arguments, "--per-address", "10"]
        server.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=stderr, text=True
        )
        assert server.process.stdout is not None
        return server.process.stdout.readline()

    server.launch = launch
    with log.open("w") as stderr:
        server.start()
    assert server.process is not None
    try:
        for kind in half.KINDS:
            wish = Namespace(
                kind=kind, n=50, addresses=1, again=False, visits=2, pause=0.0, variant="barrage"
            )
            told = asyncio.run(half.measure(server.process.pid, server.port, log, wish))
            assert {name: each["answered"] for name, each in told["beside"].items()} == dict.fromkeys(
                ("health", "start", "move", "move_of_old_match"), "2 of 2"
            )
            assert told["server_sockets"]["after"] <= told["server_sockets"]["before"], kind
            assert told["held_at_the_end"] <= 10, kind
            assert told["log_bytes"] < 2_000, kind
    finally:
        server.stop()
