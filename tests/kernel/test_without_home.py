"""Kernels for who has no home folder: kept in the data folder, else compiled without being kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.core import kernel_cache
from gonfalon.core.kernel_cache import cache_base, user_folder

FREE = ("GONFALON_CACHE", "NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME", kernel_cache.FALLBACK)


@pytest.fixture(autouse=True)
def _nothing_named(monkeypatch: pytest.MonkeyPatch):
    for name in FREE:
        monkeypatch.delenv(name, raising=False)
    kernel_cache._is_writable.cache_clear()
    yield
    kernel_cache._is_writable.cache_clear()


def test_the_first_folder_that_can_be_written_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    blocked = tmp_path / "file"
    blocked.write_text("no folder can be made below a file")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_base() == tmp_path / "home" / ".cache"
    for named in ("GONFALON_CACHE", "NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.setenv(named, str(tmp_path / named))
        assert cache_base() == tmp_path / named
        monkeypatch.setenv(named, str(blocked))
        assert cache_base() == tmp_path / "home" / ".local" / "share" / "gonfalon" / "cache"
        monkeypatch.delenv(named)
    monkeypatch.setenv("HOME", str(blocked))
    monkeypatch.setenv(kernel_cache.FALLBACK, str(tmp_path / "data"))
    assert cache_base() == tmp_path / "data" / "cache"
    monkeypatch.setenv(kernel_cache.FALLBACK, str(blocked))
    assert cache_base() is None


def test_who_has_no_home_has_no_folder(monkeypatch: pytest.MonkeyPatch):
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    assert user_folder("XDG_CACHE_HOME", ".cache") is None
    assert cache_base() is None


COMPILE = """
from gonfalon.core.kernel_cache import cache_base
from gonfalon.games.stratego.kernel._jit import cache_folder, compiled
def add(a, b):
    return a + b
entry = compiled(add, cache_folder())
assert entry(2, 3) == 5
print(cache_base(), len(list(entry.overloads)))
"""


def test_a_kernel_compiles_where_nothing_can_be_kept(tmp_path: Path):
    """In a process of its own, as the home of which a file stands: numba alone would refuse it."""
    blocked = tmp_path / "file"
    blocked.write_text("")
    environment = {key: value for key, value in os.environ.items() if key not in (*FREE, "GONFALON_PLAIN")}
    script = tmp_path / "script.py"
    script.write_text(COMPILE)
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**environment, "HOME": str(blocked)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stdout.split() == ["None", "1"], done.stderr
