"""Kernels are compiled in a child process, once, and whatever can be asked for has been compiled then."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.stratego import compiling
from gonfalon.games.stratego.kernel import _jit

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/gonfalon"
PART = "gonfalon.games.stratego"


class Child:
    """A child process that has ended."""

    def __init__(self, returncode: int = 0) -> None:
        self.returncode = returncode

    def wait(self) -> int:
        return self.returncode

    def kill(self) -> None:
        """It has ended."""


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[dict[str, Any]]]:
    """An empty cache, and a list of the children that are started: none runs, all succeed."""
    started: list[dict[str, Any]] = []

    def start(command: list[str], env: dict[str, str], **_: Any) -> Child:
        started.append({"command": command, "env": env})
        return Child()

    monkeypatch.setattr(_jit, "PLAIN", False)
    monkeypatch.setattr(_jit, "BOUNDS", False)
    monkeypatch.setenv("GONFALON_CACHE", str(tmp_path))
    monkeypatch.delenv(compiling.CHILD, raising=False)
    monkeypatch.setattr(compiling.subprocess, "Popen", start)
    monkeypatch.setattr(compiling, "_PRINTED", [])
    compiling.compile_apart.cache_clear()
    yield started
    compiling.compile_apart.cache_clear()


def test_a_cold_cache_starts_one_child_and_prints_one_line(
    cold: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    compiling.compile_apart(PART)
    compiling.compile_apart.cache_clear()
    compiling.compile_apart(PART)
    compiling.compile_apart("gonfalon.players.stratego")
    assert [one["command"][1:] for one in cold] == [["-m", PART], ["-m", "gonfalon.players.stratego"]]
    assert cold[0]["env"][compiling.CHILD] == "1"
    assert cold[0]["env"]["PYTHONPATH"].split(os.pathsep)[0] == str(ROOT / "src")
    assert capsys.readouterr().err.splitlines() == [compiling.NOTICE]


def test_a_part_may_bring_the_rules_with_it(cold: list[dict[str, Any]]) -> None:
    compiling.compile_apart("gonfalon.players.stratego", with_rules=True)
    compiling.compile_apart(PART)
    assert [one["command"][2] for one in cold] == ["gonfalon.players.stratego"]


def test_threads_that_ask_for_one_part_start_one_child_and_for_two_both_at_once(
    cold: list[dict[str, Any]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    both_run = threading.Barrier(2, timeout=60)

    def start(command: list[str], **_: Any) -> Child:
        cold.append({"command": command})
        both_run.wait()
        return Child()

    monkeypatch.setattr(compiling.subprocess, "Popen", start)
    parts = (PART, "gonfalon.envs.stratego", PART, "gonfalon.envs.stratego")
    with ThreadPoolExecutor(len(parts)) as pool:
        list(pool.map(compiling.compile_apart, parts))
    assert sorted(one["command"][2] for one in cold) == sorted(set(parts))
    assert capsys.readouterr().err.splitlines() == [compiling.NOTICE]


def test_a_child_and_the_modes_for_looking_at_kernels_start_none(
    cold: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compiling.CHILD, "1")
    compiling.compile_apart(PART)
    monkeypatch.delenv(compiling.CHILD)
    for mode in ("PLAIN", "BOUNDS"):
        with monkeypatch.context() as only:
            only.setattr(_jit, mode, True)
            compiling.compile_apart.cache_clear()
            compiling.compile_apart(PART)
    assert cold == []


def test_a_child_that_fails_leaves_the_cache_cold(
    cold: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(command: list[str], **_: Any) -> Child:
        cold.append({"command": command})
        if len(cold) == 1:
            raise OSError("no processes here")
        return Child(1)

    monkeypatch.setattr(compiling.subprocess, "Popen", fail)
    for _ in range(3):
        compiling.compile_apart.cache_clear()
        compiling.compile_apart(PART)
    assert len(cold) == 3


def test_a_child_does_not_outlive_the_process_that_started_it(tmp_path: Path) -> None:
    """A server that is stopped while it warms up leaves nothing behind."""
    told = tmp_path / "pid"
    (tmp_path / "sleepy.py").write_text(
        f"import os, pathlib, time\npathlib.Path({str(told)!r}).write_text(str(os.getpid()))\ntime.sleep(60)\n"
    )
    parent = (
        "import pathlib, threading, time\n"
        "from gonfalon.games.stratego.compiling import run_child\n"
        "threading.Thread(target=run_child, args=('sleepy',), daemon=True).start()\n"
        f"while not (told := pathlib.Path({str(told)!r})).exists() or not told.read_text(): time.sleep(0.01)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(tmp_path)))}
    subprocess.run([sys.executable, "-c", parent], env=environment, check=True, timeout=60)
    pid, until = int(told.read_text()), time.monotonic() + 60
    while runs(pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert not runs(pid)


def runs(pid: int) -> bool:
    """Is there a process of this number that has not ended?"""
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def test_the_users_own_cache_folder_is_respected(tmp_path: Path) -> None:
    """numba's setting is as the user made it, and the kernels lie below it unless Gonfalon has a folder of its own."""
    asks = (
        "import json, numba\n"
        "from gonfalon.games.stratego.kernel import _jit, bits\n"
        "print(json.dumps([numba.config.CACHE_DIR, str(_jit.cache_folder()), bits.lowest._cache.cache_path]))\n"
    )
    own, ours = tmp_path / "numba", tmp_path / "ours"
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "GONFALON_PLAIN": "",
        "NUMBA_CACHE_DIR": str(own),
    }
    environment.pop("GONFALON_CACHE", None)
    for more, base in (({}, own), ({"GONFALON_CACHE": str(ours)}, ours)):
        command = [sys.executable, "-c", asks]
        done = subprocess.run(
            command, env={**environment, **more}, capture_output=True, text=True, check=True
        )
        setting, folder, path = json.loads(done.stdout)
        assert setting == str(own)
        assert Path(folder).is_relative_to(base)
        assert Path(path).is_relative_to(folder)


def test_a_second_process_compiles_nothing() -> None:
    """After `warm`, other games, players, batches and tables than those it played find every kernel in the cache."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GONFALON_PLAIN": "", "GONFALON_BOUNDS": ""}
    first = [sys.executable, "-m", "gonfalon.cli.main", "warm"]
    subprocess.run(first, env=environment, capture_output=True, timeout=900, check=True)
    second = [sys.executable, str(ROOT / "tests/kernel/list_compiled.py")]
    done = subprocess.run(second, env=environment, capture_output=True, text=True, timeout=300, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["compiled"] == {}
    assert found["loaded"] > 30
    assert compiling.NOTICE not in done.stderr


def test_no_game_waits_for_a_kernel_after_the_rules_are_warm() -> None:
    """The short games of `warm` have every kernel ready that a game of any ruleset calls."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GONFALON_PLAIN": "", "GONFALON_BOUNDS": ""}
    command = [sys.executable, str(ROOT / "tests/kernel/list_loaded.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["later"] == []
    assert found["before"] > 25


def test_a_child_ends_when_the_process_that_waits_for_it_is_killed(tmp_path: Path):
    """The child of a killed server would go on for a minute and hold the cores of the next one."""
    (tmp_path / "endless.py").write_text(
        "import os, pathlib, time\n"
        "from gonfalon.games.stratego import compiling\n"
        "compiling.end_with_parent()\n"
        f"pathlib.Path({str(tmp_path / 'written')!r}).write_text(str(os.getpid()))\n"
        f"os.rename({str(tmp_path / 'written')!r}, {str(tmp_path / 'child')!r})\n"
        "time.sleep(600)\n"
    )
    code = "from gonfalon.games.stratego import compiling; compiling.run_child('endless')"
    paths = os.pathsep.join((str(tmp_path), str(ROOT / "src")))
    parent = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": paths})
    _wait(lambda: (tmp_path / "child").exists())
    child = int((tmp_path / "child").read_text())
    assert _is_running(child)
    parent.kill()
    parent.wait()
    _wait(lambda: not _is_running(child))


def _wait(condition: Callable[[], bool]) -> None:
    for _ in range(6_000):
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError("waited too long")


def _is_running(pid: int) -> bool:
    """Is there such a process, and not only what is left of one that nobody has asked about?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    "part", sorted(str(path.relative_to(SOURCES)) for path in SOURCES.rglob("stratego/**/__main__.py"))
)
def test_every_part_ends_with_whoever_waits_for_it(part: str):
    """It says so before it compiles anything."""
    lines = [line for line in (SOURCES / part).read_text().splitlines() if line and line[0] != '"']
    done = [line for line in lines if not line.startswith(("from", "import"))]
    assert "end_with_parent()" in done
    assert not any("warm()" in line or ".act(" in line for line in done[: done.index("end_with_parent()")])
