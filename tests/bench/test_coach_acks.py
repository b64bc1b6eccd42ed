"""The measurement of acks beside a coach compares like with like. Nothing is timed, no server is started."""

from __future__ import annotations

import asyncio
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from .loading import load


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """With the `server` of bench/, though the tests have a package of that name."""
    monkeypatch.setitem(sys.modules, "server", load("server"))
    return load("coach_acks")


def test_the_figures_are_both_parts_and_their_quotient(bench: ModuleType):
    found = [
        bench.Stretch(
            coached,
            [0.001 * (6 if coached else 2)] * 20,
            [0.001 * (2 if coached else 1)] * 5,
            10.0,
            server_waited=0.1 * coached,
            coach_seconds=9.0 * coached,
        )
        for coached in (False, True, True, False)
    ]
    without, beside, last = bench.figures(found)
    assert (without["ack"]["p99_ms"], beside["ack"]["p99_ms"]) == (2.0, 6.0)
    assert (without["coach_cpu_s"], beside["coach_cpu_s"], beside["coach_cores"]) == (0.0, 18.0, 0.9)
    assert (last["p99_with_over_without"], last["interval_95"]) == (3.0, [3.0, 3.0])
    assert (without["server_waited_ms_per_move"], beside["server_waited_ms_per_move"]) == (0.0, 5.0)
    assert last["echo_p99_with_over_without"] == 2.0
    assert (last["ack_over_echo"], last["ack_over_echo_with_over_without"]) == ([2.0, 3.0], 1.5)


def test_half_a_pair_gives_no_figure(bench: ModuleType):
    assert not list(bench.figures([bench.Stretch(coached=False)]))


def test_a_coach_computes_in_its_stretches_alone(bench: ModuleType, monkeypatch: pytest.MonkeyPatch):
    """What computes is halted before each stretch without a coach, and one report is asked for after the other."""
    calls, coached = list[Any](), list[bool]()

    async def stretch(*args: Any) -> Any:
        coached.append(args[4])
        await asyncio.sleep(0)
        return bench.Stretch(args[4], [0.001], [0.001])

    async def report(_port: int, _match: Any, seat: int, method: str) -> dict[str, Any]:
        calls.append((method, seat))
        return {"status": "done" if method == "GET" else "running", "looked": 1}

    halted = list[bool]()
    monkeypatch.setattr(bench, "halt", lambda _server, is_halted: halted.append(is_halted))
    monkeypatch.setattr(bench, "stretch", stretch)
    monkeypatch.setattr(bench, "report", report)
    monkeypatch.setattr(bench, "SETTLING", 0.0)
    monkeypatch.setattr(bench, "LOOKS_EVERY", 0.0)
    reports = bench.Reports(0, [SimpleNamespace()])
    asked = SimpleNamespace(seconds=10.0, stretch=5.0, rate=1.0)
    found = list[Any]()
    asyncio.run(bench.in_turns(1, reports, [], asked, found))
    assert coached == [False, True, True, False]
    assert halted == [True, False, False, True]
    assert [one.coached for one in found] == coached
    assert calls[0] == ("POST", 0)


def test_what_a_process_has_started_is_found(bench: ModuleType):
    import os
    import subprocess

    with subprocess.Popen(["sleep", "60"]) as process:
        try:
            assert process.pid in bench.descendants(os.getpid())
        finally:
            process.kill()
